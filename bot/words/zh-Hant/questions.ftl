# 主辦人的操作無法復原時，事先確認的句子。

question-lapses = -# 只有你能按這個按鈕。這個確認{$until}失效。
question-changed = **還沒有做任何更動：在你確認之前，情況已經變了。**
refusal-question-lapsed = 這個確認已失效，沒有做任何更動。請重新使用指令。
refusal-question-of-another = 只有收到這個確認的人能回答。

# --- 聯賽與錦標賽
question-close = 要結束**{$league}**第{$number}季嗎？{$people}人的排名就此確定。
question-archive = 要封存**{$league}**嗎？封存後無法復原。{$members}位成員的排名會保留，但之後的結果都不計入。
question-matches = { $matches ->
    [0] 本季目前沒有進行中的牌局。
   *[other] 有{$matches}場牌正在進行，可以打完，但在你確認之後才結束的局不計入。
}
question-tournament = 錦標賽會隨賽季一起結束，剩下的輪次不再打。
question-reopen = 結束後一天內，只要下一季還沒有結果、賽程或錦標賽，就可用 `/league reopen` 重開。
question-off = 要取消**{$league}**的錦標賽嗎？已有{$people}人報名。
question-open = { $matches ->
    [0] 第{$round}輪的對局都打完了。
   *[other] 第{$round}輪還有{$matches}場對局沒有打完。
}結果會保留，但不會產生冠軍。
question-round-robin = 要排定**{$league}**的循環賽嗎？成員{$people}人，每桌{$seats}，每輪{$days}天。排定的場次不能從賽程刪除。
question-swiss = 要排定**{$league}**的瑞士制第{$number}輪嗎？成員{$people}人，每桌{$seats}，為期{$days}天。排定的場次不能從賽程刪除。
question-withdraw = 要判{$who}退賽嗎？這樣第{$number}輪就沒有待打的對局，本輪隨即結束。
button-sure-close = 結束賽季
button-sure-archive = 封存聯賽
button-sure-off = 取消錦標賽
button-sure-round-end = 結束這一輪
button-sure-withdraw = 判退賽並結束本輪
button-sure-plan = 排定賽程

# --- 帳目與座位
question-report = 同樣這幾個人、同樣的結果{$when}記入過，編號#{$entry}。這是另一場嗎？
question-correct = 要更正#{$entry}，由{$payer}付{$points}分給{$receiver}嗎？
question-more = { $points ->
    [0] #{$entry}連同更正，沒有轉移任何分數。
   *[other] #{$entry}連同更正，只轉移了{$points}分。
}
question-outside = {$who}不在#{$entry}裡。
refusal-correct-strangers = 這兩人都不在這筆帳目裡，不能用更正轉移他們的分數。其他結果請用 `/league report` 回報。
question-void-entry = 要撤銷#{$number}嗎？撤銷後無法復原。{ $points ->
    [0] 這筆帳目沒有轉移分數。
   *[other] {$points}分會退回。
}
question-corrections = 這筆帳目的{$corrections}筆更正也一併撤銷。
question-void-match = 要撤銷牌桌{$number}的整場牌嗎？撤銷後無法復原，名次與等級分不再計入。共{$entries}筆帳目撤銷，{$points}分退回。
question-void-import = 要撤銷第{$number}號匯入的所有結果嗎？撤銷後無法復原。共{$entries}筆帳目撤銷，{$points}分退回。
question-substitute = 要把{$leaving}在牌桌{$table}的座位交給電腦嗎？這場牌打完之前，誰都不能拿回這個座位。
button-sure-report = 作為另一場記入
button-sure-correct = 更正帳目
button-sure-void-entry = 撤銷帳目
button-sure-void-match = 撤銷整場牌
button-sure-substitute = 交出座位
button-sure-void-import = 撤銷匯入
