# 手札・手牌から選ぶとき、打つときの言葉と、その好み。

hand-chosen = **{$move}。これでよいですか。** 「打つ」を押すと確定します。
hand-sure = **{$move}。これでよいですか。** よければもう一度押してください。
hand-folded = -# この手札は古くなりました。下の新しい手札で続けてください。
hand-folded--mahjong = -# この手牌は古くなりました。下の新しい手牌で続けてください。
hand-folded--tiengow = -# この手牌は古くなりました。下の新しい手牌で続けてください。
button-play = 打つ
button-next-table = 次の卓へ
button-lay = さらす…
hand-mark = まず捨てる牌を選び、それから鳴きたい牌に印を付けます。
button-mark = 先に印を付ける…
look-confirm = 打つ前の確認
look-confirm-long = 持ち時間が長いとき
look-confirm-long-help = ほかの人と打つ卓で、持ち時間が1時間以上か時間制限なしなら、選んでから「打つ」で確定します。上がりを見送るときなどは、いつも確かめます。
look-confirm-always = いつも
look-confirm-always-help = いつも、選んでから「打つ」で確定します。
look-confirm-never = しない
look-confirm-never-help = 一度押すだけで打ちます。
look-controls = 札・牌の選び方
look-controls-buttons = ボタン
look-controls-buttons-help = 並べきれるときは、札や牌ごとにボタンを出します。
look-controls-lists = 一覧
look-controls-lists-help = 1つの一覧から選びます。1枚ごとに詳しい説明が付きます。
signs-hanafuda = -# 札の印は種別です：★ {$bright}、◆ {$animal}、▮ {$ribbon}、● {$junk}。
signs-able = -# ボタンに色の付いた札は場の札を取れます。ほかの札は場に残ります。
signs-able--tiengow = -# ボタンに色の付いた牌はそれを上回れます。ほかの牌は伏せて出します。
signs-mahjong = -# 名札の東・南・西・北は自風、「親」は親です。
signs-teams = -# 名札の{$first}と{$second}はチームの印です。
signs-tiengow = -# 名札の「親」は親、×は親の点にかかる倍率です。重なった牌の印の横の数字は、取った棟の数です。{ $face ->
    [traditional] {""}
    [old] {""}
   *[other] {""}牌の下の丸い印は文、四角い印は武で、数字は順位です（1が最強）。
}
signs-rivers = -# 捨て牌の黒い帯はツモ切り、小さな矢印は鳴かれた牌のしるしで、鳴いた人を指します。
signs-notch = -# 聴牌の宣言がありました。これからは、宣言のあとに捨てられた牌に切れ込みが付きます。宣言した人がその牌を見送っただけのこともあり、安全とは限りません。
voice-ready = { $pick ->
    [0] 「あと一枚です。」
    [1] 「さあ、待ちますよ。」
    [2] 「いい手になりました。」
   *[other] {""}
}
voice-koikoi = { $pick ->
    [0] 「まだまだ行きます。」
    [1] 「もう少し行きます。」
    [2] 「欲張ってみます。」
   *[other] {""}
}
voice-win = { $pick ->
    [0] 「いただきました。」
    [1] 「運がよかったです。」
    [2] 「際どかったです。」
   *[other] {""}
}
