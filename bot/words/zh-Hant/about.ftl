# 關於執行中的機器人。

command-about = 關於
command-about-about = 機器人的版本與運作狀態（需要「管理伺服器」權限）
about-since = 啟動於{$time}
about-shard = 第{$shard}個分片，共{$shards}個
about-latency = 通訊延遲{$ms}毫秒
page-policy = 隱私權政策
page-terms = 服務條款
page-support = 取得協助
