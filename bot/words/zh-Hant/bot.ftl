# 這種語言在 Discord 的地區代碼
locale = zh-TW

# --- 開桌訊息
lobby-title = **{$game}**{ $deals ->
    [0] {""}
   *[other] {" "}· 共{$deals}局
}
lobby-seat = **{$number}** {$name}
lobby-free = **{$number}** （空）
lobby-free-more = 還有{$count}個空位
lobby-owner = {$name}（桌主）
lobby-teams = 隊伍：{$teams}
lobby-against = {" "}對{" "}
lobby-nobody = 空位
lobby-resting = 第一局輪空：{$names}
lobby-rules = -# 本桌規則：{$preset}
lobby-differences = -# 本桌規則：{$preset}，更改：{$differences}
lobby-hint = 請按「入座」，或按「和電腦一起開始」。
lobby-hint-private = 按「和電腦一起開始」就開打。
lobby-there = 這桌還沒開打，可以去入座（還有{$free}個空位）。
button-lobby-there = 去那張牌桌
lobby-private = 你一個人和電腦打，不限時間。輸贏記在你自己的帳戶裡，不進任何伺服器的帳本，也不算進聯賽。
lobby-start = 人到齊就按「開始」，還可以再坐{$more}人。
lobby-full = 座位已滿，請按「開始」。
lobby-changed = ⚠ {$names}入座後改動了：{$parts}
lobby-agree = 等{$names}按「同意」；也可以按「入座」離開座位。
button-join = 入座
button-leave = 離座
button-computer = 新增電腦玩家
button-no-computer = 移除電腦玩家
button-chairs = 座位數
button-seat = 換位
button-rules-panel = 本桌規則
button-start = 開始
button-fill = 和電腦一起開始
button-agree = 同意
computer-name = 電腦
game-mushi = 蟲花札
game-sakura = 櫻花札（肥後花）
game-koikoi = 來來（花札）
preset-mushi = 基本規則
preset-some-play = 另一種打法
preset-sakura = 基本規則
preset-teams = 兩隊對戰
preset-to-the-letter = 照原文
preset-sheet = 說明書規則
preset-koikoi = 不計追加分
preset-no-viewing = 不計追加分、花見酒、月見酒

# --- 牌桌
table-deal = **{$game}** · 第{$number}局{ $deals ->
    [0] {""}
   *[other] ，共{$deals}局
}
table-turn = ➤ 輪到{$who}了。
table-turn-cut = ➤ 請{$who}切牌或敲牌。
table-turn-keep = ➤ 請{$who}確認手牌。
table-turn-take = ➤ 請{$who}決定：翻開的牌要吃哪張？
table-turn-call = ➤ 請{$who}決定：引牌，還是過？
table-turn-koikoi = ➤ 請{$who}決定：收手，還是喊「來來」？
table-computer = ➤ 電腦正在思考。
table-ready = ➤ 請{$who}按「準備」，開始下一局。
table-resting = -# 下一局輪空：{$names}
table-over = **{$game}** · 這場牌打完了
table-last = -# 最後一局，{$ending}
rematch-offered = ➤ {$who}：再來一場嗎？請按「準備」或「不用了」。
rematch-declined = {$name}這次不打了。
rematch-there = 再來一場已經提出了。大家都在那張牌桌按「準備」後就會開始。
button-decline = 不用了
match-won = { $count ->
    [1] {$names}贏得這場
   *[other] {$names}並列第一
}
table-ended = **{$game}** · 這張牌桌已結束
table-closed = **{$game}** · 所有人都離座了
table-standing = {$place} · {$name}：{$points}
button-hand = 我的手牌
button-help = 玩法
button-scores = 戰績
button-ready = 準備
button-rematch = 再來一場
button-opened = 所有人的手牌
button-large = 大字與數字
button-wide = 橫式圖片，適合電腦
comma = 、
semicolon = ；
labelled = {$label}：{$value}
explained = {$label}：{$value}
changed-to = {$label}為「{$value}」
with-points = {$name}（{$points}分）
noted = {$text}（{$note}）
gap = {""}
names-both = 、
names-and = 、

# --- 經過
event-lot = 由{$name}起莊。
event-draw = {$name}抽到{$card}。
event-touch = {$name}敲牌，不切。
event-cut = {$name}在第{$card}張之後切牌。
event-deal--hanafuda = 發牌完畢。
event-keep = {$name}照打。
event-redeal = {$name}亮出{$cards}，本局作廢，重新發牌。
event-void = 本局作廢，由同一位莊家重新發牌。
event-dealer-takes = 莊家{$name}收下{$cards}。
event-reserve = {$cards}擺在一旁，留給吃到鬼牌的人。
event-brings = {$name}因鬼牌另得{$cards}。
event-play-takes = {$name}用{$card}吃{$cards}。
event-play-stays = {$name}打出{$card}，留在場上。
event-turn-takes = 牌堆翻出{$card}，吃{$cards}。
event-turn-stays = 牌堆翻出{$card}，留在場上。
event-choose = {$name}翻出{$card}，要選吃哪張。
event-take = {$name}用{$card}吃{$cards}。
event-alone = {$name}翻出最後一張牌{$card}，直接收下。
event-aim = {$name}想用{$card}吃{$cards}；引牌優先。
event-pass = {$name}不引。
event-hiki = 引牌！{$name}收下{$cards}。
event-skip = {$name}不出手牌。
event-luck = {$name}亮出起手役：{$cards}。
event-made = {$name}湊成了役：{$made}。
event-koikoi = {$name}喊「來來」！
event-stop = {$name}收手。
event-leftover = 場上剩下的{$cards}歸{$name}。

# --- 手牌
hand-turn = **輪到你了。** 請選一張牌。
hand-choose-capture = **{$card}**：要吃哪張？
hand-choose-turned = 翻開了**{$card}**，要吃哪張？
hand-cut = **請你切牌。** 敲牌表示不切，或選擇從哪裡切。
hand-keep = **這是你的手牌。** 請按「照打」開始。
hand-keep-four = **你有同一種花的四張牌。** 可以亮出來，要求重新發牌。
hand-call = 百搭要吃**{$cards}**。引牌優先：要引，還是過？
hand-koikoi = **你湊成了{$made}。** 收手，還是喊「來來」繼續打？
hand-koikoi-risk = 喊「來來」，現在先不得分。要在牌用完之前再湊出役並獲勝，才有分。{$name}若先湊成役並獲勝，你就沒有分{ $times ->
    [1] 。
   *[other] ，而且{$name}的分數算{$times}倍。
}
hand-koikoi-pays = -# 還沒湊成的役：{$combinations}{ $doubled ->
    [yes] 。7分以上加倍。
   *[no] 。
}
hand-resting = 這一局你輪空。
hand-resting-next = 下一局你輪空。
hand-waiting = 正在等{$who}。
hand-next = 請按「準備」，開始下一局。
hand-over = 這場牌打完了。
hand-nothing = 這場牌還沒開始。
hand-select = 選一張牌打出
hand-select-cut = 在第幾張之後切牌？
hand-select-take = 選擇要吃的牌
hand-takes = 吃{$cards}
hand-takes-worth = 吃{$cards}：{$worth}
hand-brings = -# 可得：{$worth}
hand-takes-choice = {$number}張中選一張吃
hand-stays = 留在場上
hand-short = -# 你只差一張：{$combinations}
hand-short-other = -# {$name}只差一張：{$combinations}
short-card = {$name}，{$cards}
short-any = {$name}，{$count}張中任一張
short-hand = {$card}在你手上
short-table = {$card}在場上
short-out = {$card}還沒出現
button-back = 返回
button-refresh = 更新

# --- 出法
move-touch = 敲牌（不切）
move-cut = 在第{$card}張之後切牌
move-keep = 照打
move-redeal = 亮出四張，重新發牌
move-play-takes = {$card}吃{$cards}
move-play-stays = 打出{$card}
move-take = 吃{$cards}
move-hiki = 引牌：{$card}等四張
move-pass = 過
move-pass--sakura = 不引
move-turn = 只翻牌堆
move-koikoi = 來來！
move-koikoi-times = 來來！{ $times ->
    [1] {""}
   *[other] （對方贏則×{$times}）
}
move-stop = 收手
move-stop-pays = 收手：{$points}

# --- 本桌規則
rules-panel-title = {$game}的**本桌規則**
rules-panel-page = 第{$page}頁，共{$pages}頁
rules-panel-preset = 規則範本：{$preset}
rules-panel-same = 與範本相同。
rules-panel-differs = 與範本不同：{$differences}
rules-panel-locked = 本桌規則只能由桌主在開始前更改。
button-rule-missed = 缺少規則？
rules-needs = 只在「{$label}」為「{$value}」時有效
rules-inert = {$line}（{$needs}）
button-next = 下一頁
rules-in-force = 目前的本桌規則（{$hash}）
rules-line = {$label}：**{$value}**{$mark}
rules-changed-mark = {" "}✎
value-true = 是
value-false = 否

# --- 戰績
scores-table = **這張牌桌**
scores-server = **此伺服器**
scores-own = **你一個人打的成績**
deals-won = { $won ->
    [0] {$deals}局，未勝
   *[other] {$deals}局{$won}勝
}
scores-line = {$place} · {$name} · {$points}分 · {deals-won}
scores-none = 目前一局都還沒打完。
sheet-win = { $count ->
    [1] {$name}獲勝：{$points}
   *[other] {$name}獲勝，每人{$points}
}
sheet-tie = 115比115，互不付分。
sheet-luck = {$name}以起手役獲勝：{$points}
sheet-draw = 本局無人獲勝。
sheet-void = 本局作廢，互不付分，由同一位莊家重新發牌。
sheet-cancelled = 有人亮出同花四張，本局作廢，互不付分，由同一位莊家重新發牌。
sheet-line = {$reason}：{$who}
sheet-bound = -# 每筆支付最多{$points}分。
sheet-hurried = -# 電腦「高手」有{$times}次來不及思考，由「熟手」代為出手。

# --- 列表與牌譜
list-head = **此伺服器的牌桌**
list-line = <#{$channel}> · {$game} · {$phase}
list-none = 此伺服器沒有開著的牌桌。用 `/table open` 開一張。
phase-lobby = 等人入座
phase-playing = 進行中
phase-between = 兩局之間
ended = 牌桌已結束。沒打完的一局不計分，已打完的各局仍留在帳本裡。
record-head = 這場牌的牌譜。可用 `/verify` 或 `paifuda verify FILE` 驗證。
record-none = 這場牌還沒有打完任何一局。
verify-head = **公正驗證**
verify-working = 正在驗證{ $deals }局，需要幾秒鐘。
verify-so-far = 目前驗證到第{ $deals }局，都正確。
verify-good = { $deals ->
    [0] 沒有一局通過驗證。
   *[other] {$deals}局的承諾、洗牌與每一步都正確。
}
verify-bad = 第{$deal}局：{$fault}
fault-wrong-commitment = 密鑰與局前的承諾不符。
fault-wrong-deck = 牌序與骰子不是由密鑰和玩家附加的數得出的。
fault-illegal-move = 有一步不合規則。
fault-unfinished = 密鑰已經公開，這一局卻沒有結束：缺少最後幾手。
fault-still-secret = 密鑰尚未公開。

# --- 拒絕
refusal-not-a-move = 沒有這種動作，請從清單中選。
refusal-deal-over = 這一局已經結束，不能再出牌。
refusal-not-your-turn = 還沒輪到你，請等輪到時再出。
refusal-not-legal = 規則不允許現在這樣做，請從清單中選。
refusal-house-rules-clash = 這樣不行，原因不止一個：{$clashes}
refusal-no-such-value = 有一項規則不能設為這個值，請從清單中選。
refusal-not-for-so-many = 這個遊戲是{$people}人玩的：請開{$people}個座位的牌桌。
refusal-teams-of-four = 分隊要正好四人：請選四個座位，或不分隊。
refusal-no-such-game = 沒有叫「{$key}」的遊戲，請從清單中選。
refusal-no-preset = 沒有叫「{$preset}」的規則範本，請從清單中選。
refusal-no-table = 此頻道沒有牌桌。用 `/table open` 開一張。
refusal-no-table-thread = 此討論串沒有牌桌。用 `/table open` 開一張。
refusal-no-table-alone = 你現在沒有自己的牌桌。用 `/table open` 開一張。
refusal-table-exists = 此頻道已有牌桌。討論串裡可以另開一張。
refusal-table-exists-thread = 此討論串已有牌桌。請到別的頻道或討論串另開一張。
refusal-table-exists-room = 此頻道已有牌桌。請到別的頻道另開一張。
refusal-own-table-exists = 你自己的一桌還沒結束。請按「繼續那一桌」，或按「結束那一桌並開始」。
refusal-own-table-stays = 你自己的一桌還沒結束。那一桌的牌局別人也要打，不能中途結束。請按「繼續那一桌」打完。
button-own-back = 繼續那一桌
button-own-instead = 結束那一桌並開始
refusal-old-table = 這是先前牌桌的按鈕，請按現在這張牌桌的按鈕。
refusal-seated = 你已經坐在這張牌桌了。
refusal-not-seated = 你不在這張牌桌上，只有在座的人能這樣做。用 `/catchup` 可以看這裡打到了哪裡。有空位時，可以按牌桌下面的按鈕入座。
refusal-not-seated-alone = 你不在這張牌桌上，只有在座的人能這樣做。
refusal-announced-many = 你在此伺服器已有{$most}個還沒開始的牌桌或複式賽。請先開始或收掉其中一個：牌桌用 `/table end` 結束，複式賽按「退出」。
refusal-announced-often = 你在此伺服器一小時內已開了{$most}個牌桌或複式賽，請稍後再開。
refusal-full = 座位已滿。可以用 `/table open` 另開一桌。
refusal-too-few = 至少需要{$fewest}人。請等人入座，或新增電腦玩家。
refusal-too-few-alone = 至少需要{$fewest}人。請按「和電腦一起開始」。
refusal-no-computer = 這張牌桌沒有電腦玩家可以移除。
refusal-no-deals = 這場牌不按局數計算長短，請不要填「局數」。
refusal-begun = 這場牌已經開始，不能再這樣做。
refusal-unagreed = 有人入座後條件有改動，還沒同意。請對方在牌桌的訊息下按「同意」或離座；桌主也可以把條件改回去。
refusal-manages-server-only = 只有具備「管理伺服器」權限的成員才能選擇牌桌的樣子。
refusal-no-such-look = 沒有「{$value}」這個選項，請從清單中選。
refusal-owner-only = 只有桌主（複式賽是發起人）能這樣做。
refusal-not-between = 「準備」只在兩局之間才需要按。
refusal-not-playing = 目前沒有正在打的局。
refusal-stale = 這個操作已經過時，沒有生效。請用最新的訊息。
refusal-unknown-house-rules = 這裡用到了目前版本的機器人沒有的規則，因此沒有任何變動。請告訴機器人的營運者。
refusal-file-not-given = 沒能從 Discord 取得檔案，因此沒有任何變動。請重新附上檔案。
hand-stale = 牌局已經有了變化，這個操作沒有生效。這是你現在的牌。
refusal-end-refused = 只有桌主或能管理頻道的成員可以結束牌桌。
refusal-table-counts = 這裡的牌局計入{$league}，即使久無動靜也會保留。沒輪到出牌的玩家在這裡開一張新桌，就能結束它；能管理頻道的成員也可以用 `/table end`。
refusal-end-counts = 這場牌計入聯賽，在座的人不能獨自結束。請提出表決（`/table vote`），或讓出座位（`/seat give`、`/seat open`）。兩人的牌局也可以認輸（`/seat resign`）。
refusal-not-over = 這場牌還沒打完，打完後才能按「再來一場」。
refusal-other-version = 這是按第{$version}版規則打的，規則後來有修正，已無法顯示；帳本裡的紀錄不變。
refusal-pruned = 這場牌的打牌過程已過保存期限，沒有牌譜，也無法再顯示或驗證；帳本裡的紀錄不變。
refusal-not-a-record = 這不是牌譜。請附上機器人給的牌譜檔。
refusal-unknown-rules = 這裡沒有這套規則的第{ $version }版，最新的是第{ $newest }版。
refusal-damaged = 牌譜已損壞：{$why}
refusal-cannot-post = 我無法在這裡發言。請給我「檢視頻道」、「傳送訊息」、「附加檔案」的權限。
refusal-cannot-post-thread = 我無法在這裡發言。請給我「檢視頻道」、「在討論串中傳送訊息」、「附加檔案」的權限。
refusal-server-only = 這是伺服器的功能，請在伺服器的頻道裡使用。
refusal-unknown-channel = 不支援這種頻道，請在文字頻道或討論串裡使用。
refusal-outdated = 這個指令已有變動，Discord 顯示的還是舊的。請重新啟動 Discord，再從清單裡重新選擇指令。
refusal-private-table = 這是一個人單獨和電腦打的牌桌。用 `/table open` 可以開自己的一桌。
refusal-too-large = 這個檔案太大，不會是牌譜。請附上機器人給的牌譜檔。
refusal-still-working = 你上一次的請求還沒處理完，請稍後再試。
refusal-works-too-long = 處理超過一分鐘，已經停止。請稍後再試。
refusal-others-checking = 目前有許多牌譜正在驗證，請過幾分鐘再試。
failure = 我這邊出了問題。資料都還在，請再試一次。
shown = {$game}：牌桌在這裡。
