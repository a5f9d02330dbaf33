# 再生:終わった一手を一歩ずつ、動く絵で、また渡せる文字列で

button-replay = 振り返る
button-film = 動く絵
button-share = 渡す
replay-step = -# {$steps}歩のうち{$step}歩目
replay-gains = 点数:{$gains}
replay-select = この勝負のほかの手
replay-select--mahjong = この勝負のほかの局
replay-deal = 第{$deal}手
replay-deal--mahjong = 第{$deal}局
replay-film = {$title}。全{$steps}歩の動く絵です。
replay-film-failed = 動く絵を描けませんでした。一歩ずつならご覧になれます。
replay-share = {$title}。どなたでも再生し、検証できます:`paifuda replay TEXT`、`paifuda verify TEXT`
replay-share-file = {$title}。どなたでも再生し、検証できます:`paifuda replay FILE`、`paifuda verify FILE`
tell-open-hand = {$name}さんの手札は{$cards}。
tell-open-hand--mahjong = {$name}さんの手牌は{$cards}。
tell-open-hand--tiengow = {$name}さんの手牌は{$cards}。

command-replay = 振り返り
command-replay-about = 終わった手を全員の手札とともに、一歩ずつ、または動く絵で見る
option-which-deal = 手
option-which-deal-about = 勝負の何手目か。なければ最後に終わった手

refusal-replay-none = この勝負では、まだ一手も終わっていません。手札は終わってから公開されます。
refusal-replay-none--mahjong = この勝負では、まだ一局も終わっていません。手牌は終わってから公開されます。
refusal-replay-deal = その手はまだ終わっていないか、ありません。終わった手:{$deals}。
refusal-replay-deal--mahjong = その局はまだ終わっていないか、ありません。終わった局:{$deals}。
refusal-replay-runs = この手はまだ終わっていません。
refusal-share-damaged = この文字列は壊れています。全体を写してください。
