# 除外：リーグ、サーバー、ボット全体

exclude-day = 1日
exclude-week = 1週間
exclude-month = 30日
exclude-good = 無期限
exclude-server = このサーバー
exclude-league = リーグ「{$league}」
excluded-done = {$who}さんを{$where}から除外しました（{$time}）。進行中の勝負ではコンピューターが席を引き継ぎます。本人には、次に参加しようとしたときに伝えます。
readmitted-done = {$where}からの{$who}さんの除外を解除しました。
excluded-title = **除外されている人**
excluded-nobody = このサーバーやリーグから除外されている人はいません。
excluded-until = {$until}まで
excluded-line = {$who}さん（{$where}）：{$until}。決めた人は{$by}さん{$why}
excluded-more = これより前の除外がほかに{$number}件
act-exclude = {$league}：{$user}さんを除外（{$time}）
act-exclude-server = {$user}さんをこのサーバーから除外（{$time}）
act-readmit = {$league}：{$user}さんの除外を解除
act-readmit-server = {$user}さんに対する、このサーバーからの除外を解除
privacy-exclusions = - あなたへの除外と、あなたがした除外（リーグ・サーバー・ボット） {$number}件
refusal-blocked-server = このボットの運用者がこのサーバーでの利用を止めたため、ここでは使えません。ボットはサーバーを離れます。問い合わせ先はボットのプロフィールにあります。
refusal-excluded-bot = このボットの運用者に除外されたため、{ $until ->
    [good] もう
   *[other] {$until}まで
}このボットを使えません。問い合わせ先はボットのプロフィールにあります。
refusal-excluded-server = { $by ->
    [nobody] サーバーを管理する人
   *[other] {$by}さん
}に除外されたため、{ $until ->
    [good] もう
   *[other] {$until}まで
}このサーバーではこのボットを使えません。その人に問い合わせてください。
refusal-excluded-league = { $by ->
    [nobody] 運営の人
   *[other] {$by}さん
}に除外されたため、{ $until ->
    [good] もう
   *[other] {$until}まで
}リーグ「{$league}」に参加できません。その人に問い合わせてください。
refusal-excluded-other = {$who}さんは今ここに参加できません。ほかの人を選んでください。
refusal-not-excluded = その人は、選んだリーグ（省略したときはサーバー全体）から除外されていません。除外されている人は`/organise excluded`で見られます。
refusal-exclude-self = 自分は除外できません。リーグなら`/league leave`で抜けられます。
refusal-exclude-manager = その人には「サーバー管理」の権限があるので、サーバー全体からは除外できません。リーグを選べば、そのリーグから除外できます。
refusal-exclude-manager-only = サーバー全体からの除外とその解除には「サーバー管理」の権限が必要です。1つのリーグからなら、リーグを選んでください。

command-organise-exclude = 除外
command-organise-exclude-about = 人をリーグから、またはサーバー全体から除外する（全体には「サーバー管理」の権限が必要）
command-organise-readmit = 除外解除
command-organise-readmit-about = 除外した人がまた参加できるようにする
command-organise-excluded = 除外一覧
command-organise-excluded-about = このサーバーとリーグから除外されている人とその理由
option-time = 期間
option-time-about = 除外する期間。省略すると無期限
option-reason = 理由
option-reason-about = 理由。運営だけが読めます
option-scope = リーグ
option-scope-about = リーグ。省略するとサーバー全体
