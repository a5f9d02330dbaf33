# ウェブのページ

site-lead = 花札、天九牌、五つの麻雀を、Discordで一手ずつ。どのゲームも、出典の取り決めどおりです。
site-text = 本文へ
site-pages = ページ
site-languages = 言語
site-home = トップ
site-books = 遊び方
site-books-lead = 九つのゲームに、遊び方の本が一冊ずつあります。一ページごとに絵が付いています。
site-book = { $game }の遊び方。一ページごとに絵が付いています。
site-house-of = { $game }の取り決め
site-house-lead = 卓の取り決めは、プリセットから始めます。そのあと、下の取り決めを一つずつ変えられます。
site-presets = プリセット
site-preset-usual = すべてふつうの値
site-range = {$usual}（{$first}〜{$last}）
site-needs = { $needs }のときだけ効きます。
site-terms = 用語
site-terms-lead = ゲームごとの用語を、ボットのすべての言語で並べます。
site-terms-of = { $game }の用語
site-terms-everywhere = どの卓でも
site-terms-leagues = 帳簿とリーグ
site-also = 別名：{ $names }
site-fair = 局の検証
site-fair-short = 公正さ
site-fair-lead = 札や牌の並びは誰にも操作できません。打つ人にも、このプログラムを変えずに動かしている運用者にもできません。
site-fair-promise = 配る前
site-fair-promise-text =
    配る前に、ボットは32バイトの秘密の鍵を作り、そのSHA-256を**封印**として公開します。そのあと鍵は変えられません。
    次に、打つ人それぞれの数が加わります。「座る」「始める」「準備完了」を押したときにDiscordが付ける番号です。押すまで、その番号は誰にも分かりません。
site-fair-deck = 配るとき
site-fair-deck-text =
    札や牌の並びとさいころの目は、鍵とこれらの数だけから決まります。
    計算の方法は公開されているので、どのプログラムでも同じ計算ができます。
site-fair-after = 局のあと
site-fair-after-text =
    局が終わると、ボットは鍵を公開します。誰でも、並びを計算し直し、すべての手をたどれます。
    Discordでは`/verify`で勝負を検証でき、`/record`で記録を受け取れます。記録は、このボットがなくても検証できます。
site-fair-stream = 計算の方法
site-fair-stream-text =
    加えた数は`seat:number`を席の順に並べ、そのあとに`message:number`を置き、コンマでつなぎます。乱数の列の第*n*ブロックは次のとおりです。
site-fair-stream-steps =
    一つのブロックから、32ビットの数が八つ得られます（上位のバイトが先です）。
    {"*"}k*より小さい数を引くには、2³²以下で最大の*k*の倍数を上限とします。上限以上の数は飛ばし、上限より小さい数が出たら、*k*で割った余りを使います。
    混ぜる前の山を、最後の位置から順にフィッシャー–イェーツの方法で混ぜます。そのあとのさいころの目は、六より小さい数に一を足したものです。
site-fair-limits = 検証では分からないこと
site-fair-limits-text =
    記録が証明するのは、札や牌の並びと、打った手です。誰がそのアカウントで打ったかは証明しません。
    局の途中でも、運用者はデータベースの手札や手牌を読めます。封印が防ぐのは並びを選ぶことで、見ることではありません。
site-problems = 問題
site-problems-lead = 過ぎた日の問題です。局面と答えが付いています。
site-problems-none = まだありません。その日が過ぎ、誰にも出されなくなった問題がここに並びます。
site-problem = {$date}の問題
site-problem-about = { $game }：コンピューターが打った局の局面（{$date}の問題）。
site-problem-show = 答えを見る
site-daily = 日替わりの一局
site-daily-lead = 過ぎた日の一局です。全員の手札・手牌が見られます。その日が終わると（協定世界時の0時）ここに並びます。
site-daily-none = まだありません。
site-daily-month = 日替わりの一局 { $month }
site-daily-day = { $date }の一局
site-daily-day-about = { $date }の一局をゲームごとに。全員の手札・手牌と、コンピューターが打った結果が見られます。
site-daily-how = ゲームごとに一局、全員に同じ札・牌が配られました。ここでは、参加者が座る席1もコンピューター（中級）が打ちます。
site-daily-computers = 全席コンピューター
site-daily-deal = { $game } { $date }の一局
site-daily-deal-about = { $game }：{ $date }の一局をコンピューターが打ちます。全員の手札・手牌を見ながら一手ずつ追えます。
site-daily-secret = 各局の鍵はその日の鍵から決まるので、誰でも計算できます。
site-data = このページのデータ（JSON）
site-made = Discordのボット{ $program }が作りました。
site-missing = このページはありません
site-missing-lead = 移ったか、そのリーグが公開されていないのかもしれません。
