# 每週小結

week-title = **你的上一週**：共{$deals}局
week-game = - {$game}：{deals-won}
week-places = - 整場名次：{$places}
week-best = - 最好的一局（{$game}）：{$points}分，見圖
week-yes = 以後只要一週裡有你的牌局，就會給你看小結。
week-no = 不再顯示每週小結。可用 `/settings mine` 重新打開。
button-weekly-yes = 重新顯示小結
button-weekly-no = 不再顯示小結
