# 禁止参加：联赛、服务器、整个机器人

exclude-day = 一天
exclude-week = 一周
exclude-month = 30天
exclude-good = 无限期
exclude-server = 此服务器
exclude-league = 联赛“{$league}”
excluded-done = 已禁止{$who}参加（{$where}，{$time}）。正在打的牌由电脑代打。对方下次想参加时会得知。
readmitted-done = 已解除对{$who}的禁令：{$where}。
excluded-title = **禁止参加的人**
excluded-nobody = 此服务器和各联赛都没有人被禁止参加。
excluded-until = 到{$until}为止
excluded-line = {$who}：{$where}，{$until}，由{$by}决定{$why}
excluded-more = 更早的还有{$number}项
act-exclude = {$league}：禁止{$user}参加（{$time}）
act-exclude-server = 禁止{$user}在此服务器使用机器人（{$time}）
act-readmit = {$league}：解除对{$user}的禁令
act-readmit-server = 解除{$user}在此服务器的禁令
privacy-exclusions = - 禁止参加的决定（联赛、服务器、机器人），对你的或由你作出的：{$number}项
refusal-blocked-server = 机器人运营者已停止为此服务器提供服务，机器人会离开这里。如有疑问，请看机器人个人资料里的联系方式。
refusal-excluded-bot = { $until ->
    [good] 你不能再使用这个机器人了
   *[other] 到{$until}为止，你不能使用这个机器人
}：这是机器人运营者的决定。如有疑问，请看机器人个人资料里的联系方式。
refusal-excluded-server = { $until ->
    [good] 你不能再在此服务器使用这个机器人了
   *[other] 到{$until}为止，你不能在此服务器使用这个机器人
}：这是{ $by ->
    [nobody] 服务器管理者
   *[other] {$by}
}的决定。有疑问请找对方。
refusal-excluded-league = { $until ->
    [good] 你不能再参加联赛“{$league}”了
   *[other] 到{$until}为止，你不能参加联赛“{$league}”
}：这是{ $by ->
    [nobody] 主办方
   *[other] {$by}
}的决定。有疑问请找对方。
refusal-excluded-other = {$who}目前不能参加，请选别人。
refusal-not-excluded = 那个联赛或服务器没有禁止这个人。名单请看 `/organise excluded`。
refusal-exclude-self = 不能禁止自己参加。要退出联赛，请用 `/league leave`。
refusal-exclude-manager = 对方有“管理服务器”权限，不能在整个服务器禁止对方。请指定联赛，只禁止对方参加那个联赛。
refusal-exclude-manager-only = 要在整个服务器禁止某人，需要“管理服务器”权限。只禁止参加一个联赛，请指定联赛。

command-organise-exclude = 禁止参加
command-organise-exclude-about = 禁止某人参加联赛，或禁止在整个服务器使用机器人（需要“管理服务器”权限）
command-organise-readmit = 解除禁止
command-organise-readmit-about = 让被禁止的人再参加
command-organise-excluded = 禁止名单
command-organise-excluded-about = 此服务器和各联赛禁止了谁，为什么
option-time = 期限
option-time-about = 多久；不填就是无限期
option-reason = 理由
option-reason-about = 理由；只有主办方看得到
option-scope = 联赛
option-scope-about = 联赛；不填就是整个服务器
