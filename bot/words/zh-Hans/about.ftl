# 关于运行中的机器人。

command-about = 关于
command-about-about = 机器人的版本与运行状态（需要“管理服务器”权限）
about-since = 启动于{$time}
about-shard = 第{$shard}个分片，共{$shards}个
about-latency = 通信延迟{$ms}毫秒
page-policy = 隐私政策
page-terms = 服务协议
page-support = 获取帮助
