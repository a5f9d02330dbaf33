# 主办方的操作无法恢复时，事先确认的句子。

question-lapses = -# 只有你能按这个按钮。这个确认{$until}失效。
question-changed = **还没有做任何改动：在你确认之前，情况已经变了。**
refusal-question-lapsed = 这个确认已失效，没有做任何改动。请重新使用命令。
refusal-question-of-another = 只有收到这个确认的人能回答。

# --- 联赛与锦标赛
question-close = 要结束**{$league}**第{$number}赛季吗？{$people}人的排名就此确定。
question-archive = 要封存**{$league}**吗？封存后无法恢复。{$members}位成员的排名会保留，但之后的结果都不计入。
question-matches = { $matches ->
    [0] 本赛季目前没有进行中的牌局。
   *[other] 有{$matches}场牌正在进行，可以打完，但在你确认之后才结束的局不计入。
}
question-tournament = 锦标赛会随赛季一起结束，剩下的轮次不再打。
question-reopen = 结束后一天内，只要下一赛季还没有结果、赛程或锦标赛，就可用 `/league reopen` 重开。
question-off = 要取消**{$league}**的锦标赛吗？已有{$people}人报名。
question-open = { $matches ->
    [0] 第{$round}轮的对局都打完了。
   *[other] 第{$round}轮还有{$matches}场对局没有打完。
}结果会保留，但不会产生冠军。
question-round-robin = 要排定**{$league}**的循环赛吗？成员{$people}人，每桌{$seats}，每轮{$days}天。排定的场次不能从赛程删除。
question-swiss = 要排定**{$league}**的瑞士制第{$number}轮吗？成员{$people}人，每桌{$seats}，为期{$days}天。排定的场次不能从赛程删除。
question-withdraw = 要判{$who}退赛吗？这样第{$number}轮就没有待打的对局，本轮随即结束。
button-sure-close = 结束赛季
button-sure-archive = 封存联赛
button-sure-off = 取消锦标赛
button-sure-round-end = 结束这一轮
button-sure-withdraw = 判退赛并结束本轮
button-sure-plan = 排定赛程

# --- 账目与座位
question-report = 同样这几个人、同样的结果{$when}登记过，编号#{$entry}。这是另一场吗？
question-correct = 要更正#{$entry}，由{$payer}付{$points}分给{$receiver}吗？
question-more = { $points ->
    [0] #{$entry}连同更正，没有转移任何分数。
   *[other] #{$entry}连同更正，只转移了{$points}分。
}
question-outside = {$who}不在#{$entry}里。
refusal-correct-strangers = 这两人都不在这笔账目里，不能用更正转移他们的分数。其他结果请用 `/league report` 登记。
question-void-entry = 要撤销#{$number}吗？撤销后无法恢复。{ $points ->
    [0] 这笔账目没有转移分数。
   *[other] {$points}分会退回。
}
question-corrections = 这笔账目的{$corrections}笔更正也一并撤销。
question-void-match = 要撤销牌桌{$number}的整场牌吗？撤销后无法恢复，名次与等级分不再计入。共{$entries}笔账目撤销，{$points}分退回。
question-void-import = 要撤销第{$number}号导入的所有结果吗？撤销后无法恢复。共{$entries}笔账目撤销，{$points}分退回。
question-substitute = 要把{$leaving}在牌桌{$table}的座位交给电脑吗？这场牌打完之前，谁都不能拿回这个座位。
button-sure-report = 作为另一场登记
button-sure-correct = 更正账目
button-sure-void-entry = 撤销账目
button-sure-void-match = 撤销整场牌
button-sure-substitute = 交出座位
button-sure-void-import = 撤销导入
