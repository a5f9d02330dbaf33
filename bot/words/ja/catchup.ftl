# 見ていない間に卓で起きたことと、自分が座っている卓

command-catchup = これまで
command-catchup-about = 前に見てから、この卓で起きたこと
command-games = 自分の卓
command-games-about = すべてのサーバーで自分が座っている卓と、誰の番か
button-catchup = これまで
catchup-head = **前に見てからのこと**
catchup-anew = **この局のこれまで**
catchup-nothing = 前に見てから、何も起きていません。
catchup-deals = …その前に{$count}局
catchup-moves = …その前に{$count}手
catchup-asked = -# {$when}から待っています
games-head = **自分の卓**{ $turns ->
    [0] {""}
   *[other] {" "}· あなたの番が{$turns}卓
}
games-none = 座っている卓はありません。チャンネルで`/table open`を使うと開けます。
games-turn = ➤ **{$game}：あなたの番** · {$when}から · {$place}
games-waiting = {$game}：{$who}の番を待っています · {$when}から · {$place}
games-lobby = {$game}：まだ始まっていません · {$when}に開かれました · {$place}
games-private = 自分専用の卓（`/table show`でここに出ます）
games-lost = {$game}：ボットがそのチャンネルを使えません · {$place}
games-unreadable = {$game}：手順の記録が壊れていて、続けられません · {$place}
games-more = …ほかに{$count}卓
