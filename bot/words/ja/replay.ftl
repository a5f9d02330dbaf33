# 再生：終わった局を1場面ずつ、動画で、また共有できる文字列で

button-replay = 再生
button-film = 動画で見る
button-share = 共有
replay-step = -# 場面 {$step} / {$steps}
replay-gains = 点数：{$gains}
replay-select = この勝負のほかの局
replay-deal = 第{$deal}局
replay-film = {$title}。全{$steps}場面の動画です。
replay-film-failed = 動画を作れませんでした。1場面ずつなら見られます。
replay-share = {$title}。下の文字列を`/replay`のテキスト欄に貼ると、誰でもここで見られます。コマンドラインでは`paifuda replay TEXT`と`paifuda verify TEXT`で読めます。
replay-share-file = {$title}。誰でも再生と検証ができます：`paifuda replay FILE`、`paifuda verify FILE`
tell-open-hand = {$name}の手札は{$cards}。
tell-open-hand--mahjong = {$name}の手牌は{$cards}。
tell-open-hand--tiengow = {$name}の手牌は{$cards}。

command-replay = 再生
command-replay-about = 終わった局を全員の手札とともに、1場面ずつ、または動画で見る
option-which-deal = 局
option-which-deal-about = 勝負の何局目か。省略すると最後に終わった局
option-share-text = テキスト
option-share-text-about = 「共有」で出てくる、paifuda:で始まる文字列

refusal-replay-none = ここには再生できる局がまだありません。手札は終わってから公開されます。
refusal-replay-none--mahjong = この勝負では、まだ1局も終わっていません。手牌は終わってから公開されます。
refusal-replay-none--tiengow = {refusal-replay-none--mahjong}
refusal-replay-deal = その局はないか、まだ終わっていません。終わった局：{$deals}。
refusal-replay-runs = この局はまだ終わっていません。全員の手札・手牌は、終わると見られます。
refusal-share-damaged = この文字列は壊れています。元の文字列を全部コピーして、貼り直してください。
refusal-not-a-share = これは再生できる局の文字列ではありません。再生の下の「共有」で出てくる、`paifuda:`で始まる文字列を貼ってください。
refusal-share-lapsed = この局はもう保存されていません。`/replay`に文字列をもう一度貼ってください。
