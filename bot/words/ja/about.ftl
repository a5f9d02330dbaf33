# 動いているボットについて。

command-about = ボット情報
command-about-about = 動いているボットのバージョンと状態（「サーバー管理」の権限が必要です）
about-since = 起動 {$time}
about-shard = シャード {$shard}／{$shards}
about-latency = 通信の遅れ {$ms} ミリ秒
page-policy = プライバシーポリシー
page-terms = 利用規約
page-support = サポート
