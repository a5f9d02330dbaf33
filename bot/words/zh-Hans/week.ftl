# 每周小结

week-title = **你的上一周**：共{$deals}局
week-game = - {$game}：{deals-won}
week-places = - 整场名次：{$places}
week-best = - 最好的一局（{$game}）：{$points}分，见图
week-yes = 以后只要一周里有你的牌局，就会给你看小结。
week-no = 不再显示每周小结。可用 `/settings mine` 重新打开。
button-weekly-yes = 重新显示小结
button-weekly-no = 不再显示小结
