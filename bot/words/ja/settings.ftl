# 絵の見え方の設定

settings-mine = **自分の札と牌の見え方** 手札・手牌など、あなただけに見える絵に、どのサーバーでも使います。
settings-server = **このサーバーの卓の見え方** 自分で絵柄を選んでいない人の手札・手牌にも使います。
look-face = 絵柄
look-face-server = サーバーのとおり
look-face-server-help = みんなと同じ絵です。
look-face-traditional = 伝統
look-face-traditional-help = 花札は昔ながらの絵、天九牌は黒地に白と赤の目です。
look-face-old = 古風
look-face-old-help = 天九牌を白い骨牌に黒と赤の目で描きます。花札は伝統のままです。
look-face-large = 大きな文字
look-face-large-help = 小さな画面でも読める大きな印です。天九牌には文武と順位も付きます。
look-face-safe = 色覚対応
look-face-safe-help = 赤と緑の違いに頼らず見分けられます。天九牌には文武と順位も付きます。
look-cloth = 卓の布
look-cloth-felt = 緑のフェルト
look-cloth-felt-help = カードテーブルの布です。
look-cloth-night = 夜
look-cloth-night-help = 暗い色で、ダークテーマに合います。
look-cloth-tatami = 畳
look-cloth-tatami-help = 明るいイグサの色です。
look-layout = 形
look-layout-phone = スマートフォン向き
look-layout-phone-help = 縦長で、小さな画面でも大きく見えます。
look-layout-wide = 横長
look-layout-wide-help = パソコンの画面向きです。
