# --- 是否公正：只给本人看的面板
button-fair = 公正吗？
fair-title = 公正吗？
fair-about = 开局前，机器人抽取密钥并公布它的**承诺**。之后每位上场的玩家各附加一个数，也就是Discord给他那次点击的编号。牌序与骰子由密钥和这些数得出，谁也无法挑选。
fair-none = 这一桌还没有公布过承诺。
fair-rules = 规则哈希：`{$hash}`
fair-deal = **第{$deal}局**
fair-next = **第{$deal}局（尚未发牌）**
fair-promise = 承诺（SHA-256）：`{$commitment}`
fair-promised = 承诺于{$promised}
fair-dealt = 承诺于{$promised}，发牌于{$dealt}
fair-added = 附加的数（按计算的次序）：
fair-added-so-far = 目前附加的数（计算时按座次排列）：
fair-added-nobody = 还没有人附加。
fair-addition = {$who}：`{$number}`（{$when}按下）
fair-addition-message = 本桌的消息：`{$number}`（{$when}发出）
fair-addition-nothing = {$who}：`0`，没有附加（电脑，或当时不在的玩家）
fair-own = **{$line}** ← 你的座位
fair-secret = 密钥：`{$secret}`
fair-hidden = 密钥在本局结束后公开。
fair-good = ✅ 已验证：承诺、附加的数、洗牌和每一步都正确。
fair-good-untimed = ☑️ 已验证：承诺、洗牌和每一步都正确；附加的数是何时加的，没有记录。
fair-bad = ❌ 验证不通过：{$fault}
fair-how = 请记下自己的数，局后对照。`/verify` 验证整场牌；用 `/record` 取得牌谱，任何人都能用 `paifuda verify FILE` 验证，不必经过这个机器人。

# --- 验证牌谱：附加的数
verify-untimed = { $deals ->
   *[other] 有{ $deals }局无法证明谁在何时附加了什么：牌谱里没有记载，旧版本的牌谱都是如此。
}
verify-silent = { $deals ->
   *[other] 座位{$seat}有{ $deals }局没有附加：是电脑，或当时不在的玩家。
}
fault-addition-missing = 有座位上场，却没有附加的数。
fault-addition-doubled = 同一座位附加了不止一个数。
fault-addition-stranger = 有座位没有上场，却附加了数。
fault-addition-damaged = 有一个附加的数有误，不是任何点击或消息的编号。
fault-additions-unsorted = 附加的数没有按座次排列。
fault-addition-early = 有附加的数早于承诺。
fault-addition-late = 有附加的数晚于发牌。
fault-times-reversed = 发牌早于承诺，或承诺早于上一局的发牌。
fault-times-missing = 上一局有承诺和发牌的时间，这一局却没有。

# --- 封存的回答
fair-seals = 上一次问各家要不要牌时，各人回答的封印：
fair-seal-now = 你的回答已封存，人人回答后才拆封：`{$seal}`，随机数 `{$nonce}`
fair-seal = {$who}：`{$seal}`
fair-seal-own = {$who}：`{$seal}`，随机数 `{$nonce}`
verify-sealed = 封印{$seal}：第{$deal}局，座位{$seat}：{$move}
verify-unsealed = 封印{$seal}：牌谱里没有相符的回答。
verify-version = ☑️ 这份牌谱用的是较早的规则。每一步都按现行的第{ $version }版检查，当时允许的打法可能不同。
verify-seat = 座位{ $seat }
verify-ended = -# 第{ $deal }局，{ $ending }（{ $points }）
