# 分页的规则书：按钮、标题，以及每页都有的话。

book-numbered = { $title }{ $number }
book-place = { $title }（{ $number }／{ $count }）
book-contents = **{ $game }**：一页一页学会怎么玩。
book-here = 书中写的是这一桌的规则：{ $preset }{ $changes ->
    [0] 。
   *[other] ，另改{ $changes }项。
}
book-usual = 书中写的是通常的规则。
book-choose = 选一页
book-note = ▸ { $label }：{ $value }
book-differs = 与预设“{ $preset }”不同的是：
book-same = 全部与预设“{ $preset }”相同。
book-source-line = **{ $label }** { $source }
book-source = 出处：{ $source }
button-contents = 目录
button-previous = 上一页
button-following = 下一页
button-book-back = 回到本桌规则
button-source = 出自哪里？
button-how = 怎么玩
button-book-hand = 看看我的手牌
button-book-page = 回到这一页
book-hand = **{ $title }**：对照你的手牌
book-hand-after = 打{ $card }：{ $waits }
book-hand-sets = 可以一起出的牌：{ $sets }
book-hand-none = 目前的手牌还用不上这一页。
page-contents = 目录
page-about = 这是什么游戏
page-pieces = 牌
page-deal = 发牌
page-turn = 行牌
page-claims = 吃碰杠
page-oni = 鬼牌
page-gaji = 百搭
page-hiki = 引牌
page-koikoi = 来来
page-combinations = 役
page-viewings = 花见酒、月见酒与菊杯
page-sets = 先出
page-follow = 跟牌
page-last = 最后一轮
page-kam = 擒
page-bonus = 贺
page-dealt = 例牌
page-tactics = 打法
page-gold = 开金
page-win = 胡牌
page-ready = 报听
page-water = 水
page-times = 输赢
page-treasure = 宝牌
page-kongs = 杠
page-wilds = 混
page-xi = 喜
page-sum = 算一手牌
page-big = 大番
page-small = 小番
page-limited = 限定局
page-stories = 更多限定局
page-ending = 一局结束
page-pays = 计分与输赢
page-house = 本桌规则
page-source = 规则的出处
page-words = 用语

# 规则的例子（算出来的值）

example-wild_rule = 例如翻出{ $turned }：后两种是{ $up2 }，前两种是{ $down2 }，连本种前后三种是{ $updown }。
example-base_scale = 例如{ $scale }：庄家的底是{ $dealer }，闲家是{ $child }。
