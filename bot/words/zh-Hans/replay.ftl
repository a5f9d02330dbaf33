# 重播：一步一步看打完的一局，看动画，或分享文字

button-replay = 回放
button-film = 动画
button-share = 分享
replay-step = -# 第{$step}步，共{$steps}步
replay-gains = 得分：{$gains}
replay-select = 这场牌的其他局
replay-deal = 第{$deal}局
replay-film = {$title}：共{$steps}步的动画。
replay-film-failed = 动画制作失败，但仍可一步一步看。
replay-share = {$title}。把下面的文字贴进 `/replay` 的“文字”，任何人都能在这里重看。在命令行可用 `paifuda replay TEXT` 回放、`paifuda verify TEXT` 验证。
replay-share-file = {$title}。任何人都能回放和验证：`paifuda replay FILE`、`paifuda verify FILE`
tell-open-hand = {$name}手上：{$cards}。

command-replay = 回放
command-replay-about = 摊开所有人的牌，一步一步或以动画重看打完的一局
option-which-deal = 局
option-which-deal-about = 这场牌的第几局；不填就是最后打完的一局
option-share-text = 文字
option-share-text-about = 按回放下方的“分享”得到的文字，以 paifuda: 开头

refusal-replay-none = 这场牌还没有打完任何一局。打完之后才会摊牌。
refusal-replay-deal = 那一局还没打完，或根本没有。请选已打完的局：{$deals}。
refusal-replay-runs = 这一局还没打完，打完后才能回放或分享。
refusal-share-damaged = 这段分享文字已损坏，请完整复制。
refusal-not-a-share = 这不是一局牌的分享文字。请按回放下方的“分享”取得文字，它以 `paifuda:` 开头。
refusal-share-lapsed = 这一局的内容已不再保留。请把分享文字再贴进 `/replay` 的“文字”。
