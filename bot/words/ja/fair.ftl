# --- 公正さ：本人だけに見えるパネル
button-fair = 公正さ
fair-title = 公正ですか。
fair-about = 配る前に、ボットは秘密の鍵を作り、その**封印**を公開します。そのあと、打つ人がそれぞれ数を加えます。この数は、ボタンを押したときにDiscordが付ける番号です。札や牌の並びとさいころの目は鍵とこれらの数から決まるので、誰にも操作できません。
fair-none = この卓では、まだ封印した局がありません。
fair-rules = 取り決めのハッシュ：`{$hash}`
fair-deal = **第{$deal}局**
fair-next = **第{$deal}局（まだ配っていません）**
fair-promise = 封印（SHA-256）：`{$commitment}`
fair-promised = 封印した時刻：{$promised}
fair-dealt = 封印した時刻：{$promised}、配った時刻：{$dealt}
fair-added = 加えた数（計算に使う順）：
fair-added-so-far = ここまでに加えた数（計算には席の順に使います）：
fair-added-nobody = まだ誰も加えていません。
fair-addition = {$who}：`{$number}`（{$when}に押しました）
fair-addition-message = この卓のメッセージ：`{$number}`（{$when}に送りました）
fair-addition-nothing = {$who}：`0`（何も加えていません。コンピューターか、その場にいなかった人です）
fair-own = **{$line}** ← あなたの席
fair-secret = 鍵：`{$secret}`
fair-hidden = 鍵は局が終わると公開されます。
fair-good = ✅ 検証しました。封印、加えた数、シャッフル、すべての手に誤りはありません。
fair-good-untimed = ☑️ 検証しました。封印、シャッフル、すべての手に誤りはありません。数をいつ加えたかは記録されていません。
fair-bad = ❌ 検証しました。{$fault}
fair-how = 自分の数を控えておき、局のあとで見比べてください。`/verify`で勝負全体を検証できます。`/record`で受け取った記録は、このボットがなくても`paifuda verify FILE`で誰でも検証できます。

# --- 記録の検証：加えた数
verify-untimed = { $deals ->
   *[other] { $deals }局については、誰がいつ何を加えたかを証明できません。古い版の記録には、それが残っていないためです。
}
verify-silent = { $deals ->
   *[other] 席{$seat}は{ $deals }局で何も加えていません。コンピューターか、その場にいなかった人です。
}
fault-addition-missing = 打った席なのに、加えた数がありません。
fault-addition-doubled = 同じ席の加えた数が2つ以上あります。
fault-addition-stranger = 打っていない席なのに、加えた数があります。
fault-addition-damaged = 加えた数の中に、ボタンを押したときの番号でもメッセージの番号でもないものがあります。
fault-additions-unsorted = 加えた数が席の順に並んでいません。
fault-addition-early = 封印する前に付いた番号が、数として加えられています。
fault-addition-late = 配ったあとに付いた番号が、数として加えられています。
fault-times-reversed = 封印する前に配っているか、前の局を配る前に封印しています。
fault-times-missing = 前の局には封印した時刻と配った時刻があるのに、この局にはありません。

# --- 封をした答え
fair-seals = 最後に札や牌を取る機会があったときの、各自の答えの封：
fair-seal-now = あなたの答えの封（全員が答えるまで開きません）：`{$seal}`、ナンス`{$nonce}`
fair-seal = {$who}：`{$seal}`
fair-seal-own = {$who}：`{$seal}`、ナンス`{$nonce}`
verify-sealed = 封{$seal}：第{$deal}局、席{$seat}、{$move}
verify-unsealed = 封{$seal}：この記録に、この封の答えはありません。
verify-version = ☑️ この記録は以前のルールのものです。手は第{ $version }版のルールで確かめました。当時打てた手とは違うかもしれません。
verify-seat = 席{ $seat }
verify-ended = -# 第{ $deal }局 – { $ending }（{ $points }）
