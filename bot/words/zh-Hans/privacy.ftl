# 保存的个人数据

privacy-title = **这里保存的你的数据**（所有服务器合计）：
privacy-nothing = 没有保存你的数据。
privacy-seats = - {$number}张牌桌上的用户编号与名字，以及你在那里打的牌
privacy-entries = - 账本中的{$number}行，以及由此得出的分数、局数、名次
privacy-members = - {$number}个联赛的成员资格
privacy-ratings = - {$number}项等级分
privacy-audit = - 作为主办方做过的{$number}项操作
privacy-preferences = - 你选的牌面
privacy-hint = -# `/privacy export` 给你全部数据，`/privacy forget` 用化名取代你。
privacy-warning = 在所有服务器上，凡是别人与你打过的牌，记录里都会把你换成化名；名字与设置会删除，别人赢的分保留。此操作无法撤销，频道中已有的消息不会改变。请先打完牌局，再选“确定”。
privacy-forgotten = 完成了，你现在是{$name}。以后再来打牌，会当作新玩家。
refusal-forget-playing = 你还在一张没打完的牌桌上，请先打完或离座。
