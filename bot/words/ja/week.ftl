# 週のまとめ

week-title = **先週のまとめ：** {$deals}局
week-game = - {$game}：{deals-won}
week-places = - 勝負の順位：{$places}
week-best = - 先週一番の局（{$game}）：{$points}（絵を参照）
week-yes = 打った週のまとめを、次の週に表示します。
week-no = 週のまとめは、もう表示しません。`/settings mine`で元に戻せます。
button-weekly-yes = まとめをまた見る
button-weekly-no = まとめをやめる
