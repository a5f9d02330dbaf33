# 重播：一步一步看打完的一局，看動畫，或分享文字

button-replay = 重播
button-film = 動畫
button-share = 分享
replay-step = -# 第{$step}步，共{$steps}步
replay-gains = 得分：{$gains}
replay-select = 這場牌的其他局
replay-deal = 第{$deal}局
replay-film = {$title}：共{$steps}步的動畫。
replay-film-failed = 動畫製作失敗，但仍可一步一步看。
replay-share = {$title}。把下面的文字貼進 `/replay` 的「文字」，任何人都能在這裡重看。在命令列可用 `paifuda replay TEXT` 重播、`paifuda verify TEXT` 驗證。
replay-share-file = {$title}。任何人都能重播和驗證：`paifuda replay FILE`、`paifuda verify FILE`
tell-open-hand = {$name}手上：{$cards}。

command-replay = 重播
command-replay-about = 攤開所有人的牌，一步一步或以動畫重看打完的一局
option-which-deal = 局
option-which-deal-about = 這場牌的第幾局；不填就是最後打完的一局
option-share-text = 文字
option-share-text-about = 按重播下方的「分享」得到的文字，以 paifuda: 開頭

refusal-replay-none = 這場牌還沒有打完任何一局。打完之後才會攤牌。
refusal-replay-deal = 那一局還沒打完，或根本沒有。請選已打完的局：{$deals}。
refusal-replay-runs = 這一局還沒打完，打完後才能重播或分享。
refusal-share-damaged = 這段分享文字已損壞，請完整複製。
refusal-not-a-share = 這不是一局牌的分享文字。請按重播下方的「分享」取得文字，它以 `paifuda:` 開頭。
refusal-share-lapsed = 這一局的內容已不再保留。請把分享文字再貼進 `/replay` 的「文字」。
