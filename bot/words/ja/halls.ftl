# サーバーの卓のありか：卓ごとのスレッドと、卓を並べる掲示板。

command-hall = 広間
command-hall-about = 卓ごとのスレッドと卓の掲示板（「サーバー管理」の権限が必要です）
command-hall-threads = スレッド
command-hall-threads-about = 新しい卓ごとにスレッドを作るかどうかを決める
command-hall-board = 掲示板
command-hall-board-about = このチャンネルに、開いている卓の掲示板を置く、または外す
option-threads = 作る
option-threads-about = 新しい卓ごとにスレッドを作るか
option-board = 置く
option-board-about = このチャンネルに掲示板を置くか
hall-threads-on = これから開く卓には専用のスレッドを作ります。勝負が終わって1時間たつとアーカイブします。
hall-threads-off = これから開く卓はチャンネルにそのまま置きます。
hall-board-up = 掲示板をこのチャンネルに置きました。いつも最新の状態に更新されます。
hall-board-down = このサーバーの掲示板を外しました。
hall-thread = {$game} · {$name}
hall-opened = **{$game}** · {$name}さんが卓を開きました：{$thread}
hall-no-thread = スレッドを作れなかったので、卓をここに開きました。このチャンネルでの「公開スレッドの作成」と「スレッドでメッセージを送信」の権限をボットに与えてください。
hall-free = 空き{$seats}席
hall-room = あと{$more}人入れます
hall-full = 満席
hall-waits = {$who}さん待ち
hall-more = -# ほか{$number}卓：`/table list`
refusal-hall-managers-only = これを変えられるのは「サーバー管理」の権限がある人だけです。
