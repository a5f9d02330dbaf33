# 聯賽：章程、排名、主辦人

lobby-league = 計入**{$league}**第{$number}季：{ $stake ->
    [0] 只計名次分。
   *[other] 牌桌1分算聯賽{$stake}分。
}
lobby-league-not = 此頻道是**{$league}**的賽場，照目前的設定不能開始：
lobby-league-game = - 聯賽不打{$game}
lobby-league-rule = - {$label}：{$value}，聯賽為**{$wanted}**
lobby-league-people = - 不能有電腦玩家
lobby-league-members = - 還不是成員（`/league join`）：{$names}
lobby-league-mend = 請改正以上各項，或到別的頻道或討論串打。
table-league = -# 計入{$league}第{$number}季
table-league-closed = -# {$league}第{$number}季在這一局打完前已結束，這一局不計入

# --- 排名
ladder-title = **{$league}** · 第{$number}季
ladder-title-closed = **{$league}** · 第{$number}季最終排名
ladder-page = -# 第{$page}頁，共{$pages}頁
ladder-won = {$names}奪冠
ladder-line = {$place} · {$name} · **{$points}** · {deals-won}{$rating}
ladder-line-idle = {$place} · {$name} · **{$points}**
ladder-rated = {" "}· {$rating}
ladder-empty = 還沒有人打過。
rating = {$rating} ±{$margin}
rating-provisional = {$rating} ±{$margin}?
season-open = -# 自{$opened}起
season-closes = -# 自{$opened}起，{$closes}結束
season-closed = -# {$opened}至{$closed}
seasons-title = {$league}的**賽季**
seasons-line = {$number} · {$who}
    {$dates}
seasons-line-nobody = {$number} · 沒有人有名次
    {$dates}
button-league-join = 加入
button-league-standings = 排名
button-league-rules = 章程

# --- 章程
terms-title = {$league}的**章程**
terms-game = {$game}：{$rules} · { $stake ->
    [0] 只計名次分
   *[other] 牌桌1分算聯賽{$stake}分
} · `{$hash}`
terms-daily = 每日一局：開始了同一局的成員兩兩相比，成績好的一方從對方得{$stake}分
terms-deals = 共{$deals}局
terms-channels = 計分的頻道：{$channels}
terms-next = -# 已為下一季更改；本季照開季時的章程打完。
terms-stake = {$game}×{$stake}
terms-proposed = -# 各遊戲一局的輸贏大小不同。要讓各遊戲的一局分量相當，可用這些倍數：{$stakes}。
button-even = 採用這些倍數
option-season_days = 一季的天數
option-season_days-help = 賽季滿此天數就自動結束，下一季隨即開始；0：由主辦人結束。
option-minimum_deals = 取得名次所需局數
option-minimum_deals-help = 局數不足的人沒有名次，排在下面。每筆回報的結果也算一局。
option-admitted = 誰可以打
option-admitted-help = 入座就成為成員，或只有先加入的人才能打。
option-computers = 可有電腦玩家
option-computers-help = 有電腦玩家的牌桌，能不能打聯賽、計入成績。
option-uma = 名次分
option-uma-help = 一場結束時，四人中第一得此數的三倍，第二得一倍，第三付一倍，第四付三倍；三人中第一得兩倍，第三付兩倍；兩人時勝者得一倍，敗者付一倍。同分平分。
option-ties = 同分
option-ties-help = 並列，或勝局多者在前，或局數少者在前。
option-penalties = 罰分去向
option-penalties-help = 歸入排名下方的公池，或沒收。
option-vacation_days = 休假天數
option-vacation_days-help = 每個賽季內，休假累計在這個天數以內時暫停計時。
option-provisional = 評定等級分所需場數
option-provisional-help = 打滿這麼多場之前，等級分標為暫定。
option-daily = 每日一局
option-daily-help = 當天結束後，各遊戲的每日一局計入聯賽：開始了同一局的成員兩兩相比，成績好的一方從對方得到這些分；0：不計入。
option-reported = 回報的結果計等級分
option-reported-help = 主辦人回報或匯入的結果，也像在這裡打的對局一樣計入等級分。
option-reviews = 檢討
option-reviews-help = 自己的選擇要整場結束後才能檢討，還是每局之後就可以。
value-anyone = 任何人
value-members = 成員
value-after-match = 整場結束後
value-after-deal = 每局之後
value-shared = 並列
value-won = 勝局多者
value-fewer = 局數少者
value-pot = 歸公池
value-gone = 沒收

# --- 完成
league-created = **{$league}**成立了，第一季已開始，此頻道的場次都計分。章程用 `/league rules` 和 `/league game` 更改，開打或排賽之前的更改立即生效。
league-created-elsewhere = **{$league}**成立了，第一季已開始。此頻道已屬於別的聯賽；請用 `/league channel` 讓別的頻道計分。
league-joined = 你加入了**{$league}**。
league-left = 你退出了**{$league}**。得到的分數留在排名裡。
league-renamed = **{$league}**已改名為**{$name}**。
league-removed = {$who}不再是**{$league}**的成員。成績會保留，進行中的牌可以打完。對方之後可以再加入；要禁止加入，請用 `/organise exclude`。
season-reopened = **{$league}**第{$number}季重新開放。在這一季裡開始的各場牌重新計入，但關閉期間打完的局除外。已結束的錦標賽不會恢復。
season-ended = **{$league}**：第{$number}季結束了。
season-waits = **{$league}**第{$number}季在第{$before}季結束後開始。
own-role-set = 有{$role}身分組的成員現在可以主辦**{$league}**，不需要「管理伺服器」權限。這個身分組只管這個聯賽。
own-role-none = **{$league}**只由此伺服器的主辦人主辦。
league-bound = 從現在起，{$channel}的場次計入**{$league}**。
league-unbound = {$channel}的場次不再計入任何聯賽。
league-close = **{$league}**第{$number}季結束了。用 `/league season` 的「開季」開下一季。
league-archive = **{$league}**已封存，排名仍可查看。
match-void = 牌桌{$table}的整場牌已撤銷：{$entries}筆帳目。
handicap-set = {$who}在**{$league}**每季從{$points}分開始。
substituted = {$coming}接替{$leaving}。已打完的局仍記在原來的人名下。
role-set = 有{$role}身分組的成員是此伺服器聯賽的主辦人。
role-none = 只有具備「管理伺服器」權限的成員是聯賽的主辦人。
flows-none = **{$league}**沒有異常的分數流向。同局不到{$fewest}次的兩人不列入比較。
flows-title = {$league}第{$number}季**異常的分數流向**
flows-line = {$giver} → {$taker}：{$deals}局，平均每局{$points}分，平常為{$others}分（相差{$errors}個標準誤）
flows-caution = -# 這份比較只指出該看哪裡，並不證明什麼。只有你看得到。

# --- 紀錄
log-title = **主辦人的操作紀錄**
log-empty = 主辦人還沒有任何操作。
log-line = {$when} {$who}：{$what}{$why}
log-why = （{$why}）
log-own = {" "}· 涉及本人
log-nobody = 無
log-itself = 機器人
act-create = 成立{$league}
act-term = {$league}：「{$term}」改為「{$value}」
act-game = {$league}：打{$game}，{ $stake ->
    [0] 只計名次分
   *[other] 牌桌1分算聯賽{$stake}分
}
act-drop = {$league}：不再打{$game}
act-even = {$league}：採用了建議的倍數
act-bind = {$league}：{$channel}計分
act-unbind = {$league}：{$channel}不再計分
act-open = {$league}：開始第{$number}季
act-close = {$league}：結束第{$number}季
act-archive = 封存{$league}
act-rename = 把{$league}改名為{$name}
act-remove = {$league}：把{$user}移出成員
act-reopen = {$league}：重開第{$number}季
act-own-role = {$league}：本聯賽的主辦身分組改為{$role}
act-role = 主辦人的身分組：{$role}
act-correct = 更正#{$number}：{$payer}付給{$receiver}{$points}分
act-void = 撤銷#{$number}
act-void-match = 撤銷牌桌{$table}的整場牌
act-freeze = 凍結#{$number}
act-release = 解凍#{$number}
act-penalty = {$league}：{$user}罰{$points}分
act-handicap = {$league}：{$user}從{$points}分開始
act-rate = {$league}：重新計算全部等級分，因為名次並列時曾經算錯
act-substitute = 牌桌{$table}：{$coming}接替{$leaving}

# --- 拒絕
refusal-about-another = 這筆帳目本身就是裁定，請改對#{$of}操作。
refusal-not-standing = #{$number}已凍結或撤銷。若是凍結，請先用 `/organise release` 解凍。
refusal-void-already = #{$number}已經撤銷，不能再改。
refusal-not-frozen = #{$number}沒有凍結，不必解凍。
refusal-no-such-match = 牌桌{$table}在此伺服器沒有計分的帳目。牌桌號碼可用 `/ledger server` 查看。
refusal-organisers-only = 只有主辦人能這樣做：需要主辦人的身分組，或「管理伺服器」權限。
refusal-role-manager-only = 只有具備「管理伺服器」權限的成員能選擇主辦人的身分組。
refusal-same-player = 分數只能在不同的兩人之間轉移。
refusal-no-points = 一次可轉移1到{$most}分。
refusal-season-closed = {$league}沒有進行中的賽季。主辦人可用 `/league season` 的「開季」開下一季。
refusal-reported-twice = 同樣這幾個人、同樣的結果剛剛已經記入，編號#{$entry}。如果是另一場，請再用一次 `/league report`。
refusal-own-match = 你自己在打這場牌，請由其他主辦人決定。
refusal-season-open = {$league}有一季正在進行，請先用 `/league close` 結束。
refusal-which-league = 這裡有好幾個聯賽，請選一個。
refusal-no-league = 此伺服器沒有這個聯賽，請從清單中選。
refusal-no-league-yet = 此伺服器還沒有聯賽。主辦人可用 `/league create` 成立。
refusal-no-season = 沒有第{$number}季。所有賽季可用 `/league season` 查看。
refusal-league-name = 聯賽名稱最多{$most}個字，請取短一點的。
refusal-league-exists = 已經有叫{$name}的聯賽，請取別的名稱。
refusal-league-many = 一個伺服器最多同時有{$most}個聯賽。請先用 `/league archive` 封存一個。
refusal-league-empty = 聯賽至少要打一種遊戲。請先用 `/league game` 加入別的遊戲。
refusal-league-archived = {$league}已封存，只能查看排名。
refusal-joined = 你已經加入{$league}，不必再加入。
refusal-not-joined = 你不是{$league}的成員，不必退出。
refusal-no-member = 這個人不是{$league}的成員，請選別人。
refusal-season-over = {$league}第{$number}季結束已超過一天，不能重開。帳目仍可用 `/organise correct` 更正。
refusal-season-begun = {$league}第{$number}季已有牌局、帳目、賽程或錦標賽，上一季不能重開。上一季的帳目仍可用 `/organise correct` 更正。
refusal-season-first = {$league}的第一季還在進行，沒有可以重開的賽季。
refusal-no-stake = 牌桌1分可算聯賽0到{$most}分。
refusal-league-game = {$league}不打這個遊戲。主辦人可用 `/league game` 加入。
refusal-league-rules = 規則與{$league}不同。開桌訊息裡列出了差別，請照著改正。
refusal-league-people = {$league}的牌局不能由電腦玩家代打：請把座位讓給別的玩家，或讓它空著。
refusal-league-members = 還不是{$league}的成員：{$who}。用 `/league join` 加入。
refusal-seated-already = {$who}已坐在這張牌桌，請選別人。
refusal-seen-another = {$who}在這一局坐過另一個座位，看過那手牌。這一局結束後才能坐這個座位。
refusal-nobody-left = 牌桌上至少要留一個人，不能全由電腦接替。
refusal-no-match = 這張牌桌沒有進行中的牌局，現在不能這樣做。
refusal-no-bots = 機器人不能打牌，請選別人。
refusal-other-game = 這裡的牌桌打的是別的遊戲。請先開一張打這個遊戲的牌桌。
