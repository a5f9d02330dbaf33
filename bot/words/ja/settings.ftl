# 絵の見え方の設定

settings-mine = **自分の札の見え方**。どのサーバーでも同じで、あなただけにこう見えます。
settings-server = **このサーバーの卓の見え方**。自分で札の絵を選んでいない人全員に当てはまります。
look-face = 札の絵
look-face-server = サーバーのとおり
look-face-server-help = みんなと同じ絵です。
look-face-traditional = 伝統
look-face-traditional-help = 昔ながらの絵です。
look-face-large = 大きな文字
look-face-large-help = 小さな画面でも読める大きな印です。
look-face-safe = 色覚対応
look-face-safe-help = 赤と緑の違いに頼らず見分けられます。
look-cloth = 敷物
look-cloth-felt = 緑のフェルト
look-cloth-felt-help = 札を打つ机の布です。
look-cloth-night = 夜
look-cloth-night-help = 暗い色で、ダークテーマに合います。
look-cloth-tatami = 畳
look-cloth-tatami-help = 明るい藁の色です。
look-layout = 形
look-layout-phone = スマートフォン向き
look-layout-phone-help = 縦長で、小さな画面でも大きく見えます。
look-layout-wide = 横長
look-layout-wide-help = パソコンの画面向きです。
