# --- 是否公正：只給本人看的面板
button-fair = 公正嗎？
fair-title = 公正嗎？
fair-about = 開局前，機器人抽取密鑰並公布它的**承諾**。之後每位上場的玩家各附加一個數，也就是Discord給他那次按下按鈕的編號。牌序與骰子由密鑰和這些數得出，誰也無法挑選。
fair-none = 這一桌還沒有公布過承諾。
fair-rules = 規則雜湊：`{$hash}`
fair-deal = **第{$deal}局**
fair-next = **第{$deal}局（尚未發牌）**
fair-promise = 承諾（SHA-256）：`{$commitment}`
fair-promised = 承諾於{$promised}
fair-dealt = 承諾於{$promised}，發牌於{$dealt}
fair-added = 附加的數（按計算的次序）：
fair-added-so-far = 目前附加的數（計算時按座次排列）：
fair-added-nobody = 還沒有人附加。
fair-addition = {$who}：`{$number}`（{$when}按下）
fair-addition-message = 本桌的訊息：`{$number}`（{$when}送出）
fair-addition-nothing = {$who}：`0`，沒有附加（電腦，或當時不在的玩家）
fair-own = **{$line}** ← 你的座位
fair-secret = 密鑰：`{$secret}`
fair-hidden = 密鑰在本局結束後公開。
fair-good = ✅ 已驗證：承諾、附加的數、洗牌和每一步都正確。
fair-good-untimed = ☑️ 已驗證：承諾、洗牌和每一步都正確；附加的數是何時加的，沒有記下。
fair-bad = ❌ 驗證不通過：{$fault}
fair-how = 請記下自己的數，局後對照。`/verify` 驗證整場牌；用 `/record` 取得牌譜，任何人都能用 `paifuda verify FILE` 驗證，不必經過這個機器人。

# --- 驗證牌譜：附加的數
verify-untimed = { $deals ->
   *[other] 有{ $deals }局無法證明誰在何時附加了什麼：牌譜裡沒有記載，舊版本的牌譜都是如此。
}
verify-silent = { $deals ->
   *[other] 座位{$seat}有{ $deals }局沒有附加：是電腦，或當時不在的玩家。
}
fault-addition-missing = 有座位上場，卻沒有附加的數。
fault-addition-doubled = 同一座位附加了不止一個數。
fault-addition-stranger = 有座位沒有上場，卻附加了數。
fault-addition-damaged = 有一個附加的數有誤：它不是任何一次按下按鈕或任何一則訊息的編號。
fault-additions-unsorted = 附加的數沒有按座次排列。
fault-addition-early = 有附加的數早於承諾。
fault-addition-late = 有附加的數晚於發牌。
fault-times-reversed = 發牌早於承諾，或承諾早於上一局的發牌。
fault-times-missing = 上一局有承諾和發牌的時間，這一局卻沒有。

# --- 封存的回答
fair-seals = 上一次問各家要不要牌時，各人回答的封印：
fair-seal-now = 你的回答已封存，人人回答後才拆封：`{$seal}`，亂數 `{$nonce}`
fair-seal = {$who}：`{$seal}`
fair-seal-own = {$who}：`{$seal}`，亂數 `{$nonce}`
verify-sealed = 封印{$seal}：第{$deal}局，座位{$seat}：{$move}
verify-unsealed = 封印{$seal}：牌譜裡沒有相符的回答。
verify-version = ☑️ 這份牌譜用的是較早的規則。每一步都按現行的第{ $version }版檢查，當時允許的打法可能不同。
verify-seat = 座位{ $seat }
verify-ended = -# 第{ $deal }局，{ $ending }（{ $points }）
