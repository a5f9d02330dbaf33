# 次の自分の番の手を先に決めておく

button-plan-open = 次の手を予約
button-plan-change = 予約を変える
button-plan-drop = 予約を取り消す
button-plan-ask = ☐ 新しく取れる札が出たら尋ねる
button-plan-asked = ☑ 新しく取れる札が出たら尋ねる
button-plan-anyway = 尋ねずに出す
button-plan-again = 選び直す
button-plan-back = 手札に戻る
button-plan-back--mahjong = 手牌に戻る
button-plan-back--tiengow = 手牌に戻る
button-planned = 予約どおり：{$move}
plan-choose = **次の手を予約します。** 番が来るとすぐに出します。ほかの人には分かりません。
plan-move = **予約：** {$move}。
plan-needs = {$cards}が場に残っているときだけ。
plan-needs--tiengow = {$cards}を誰も上回らないときだけ。
plan-asks = 選べる手がそれまでに変わったときは、出す前に尋ねます。
plan-new = 今は場にない札が取れるようになったら、出す前に尋ねます。
plan-anyway = 予約した手がまだできるなら、番が来るとすぐに出します。
plan-changed = **予約のあと、選べる手が変わりました。** 予約は「{$move}」です。
plan-could-take = **今は{$cards}も取れます。** 予約は「{$move}」です。
plan-off = **予約を取り消しました。** 「{$move}」はもうできません。
plan-gone = **予約を取り消しました**（{$move}）。{$cards}が場からなくなりました。
plan-gone--tiengow = **予約を取り消しました**（{$move}）。{$cards}より強い牌が出ました。
plan-select-needs = これが場に残っているときだけ…
plan-select-needs--tiengow = これを誰も上回らないときだけ…
button-plan-open--mahjong = ツモを予約
button-plan-every = 何を引いても捨てる
draw-choose = **ツモを予約します。** ここで選んだ牌を引くと、すぐに捨てます。それ以外の牌を引いたときや、上がりやカンなどもできるときは、あなたに尋ねます。ほかの人に分かるのは、すぐに捨てたか、あなたに尋ねたかだけです。
draw-until-turn = この予約は、次に牌を捨てるまで有効です。
draw-while-ready = この予約は、聴牌の宣言が続くあいだ有効です。
draw-planned = **引いたらすぐに捨てる牌：** {$cards}。
draw-planned-every = **何を引いてもすぐに捨てます。**
draw-select-mp = すぐに捨てる牌：萬子・筒子…
draw-select-sz = すぐに捨てる牌：索子・字牌…

# 先手の牌が出る前の予約
trick-choose = **次の周を予約します。** 番が来るとすぐに出します。ほかの人に分かるのは、すぐに出したか、あなたに尋ねたかだけです。
trick-planned = **予約：**
trick-lead = 次に先手になったら、{$cards}を出します。
trick-beat-ask = 出された牌を上回れるときは、あなたに尋ねます。
trick-beat-least = 出された牌を上回れるときは、上回れる一番弱い牌を出します。
trick-beat-never = 出された牌を上回れるときも、牌を伏せます。
trick-fold = 伏せる順：{$cards}。{$count}枚より多く出されたら、あなたに尋ねます。
trick-fold-ask = 伏せる牌は、そのときに尋ねます。
trick-then = 、次に
trick-select-lead = 次に先手になったら…
trick-select-beat = 上回れるときは…
trick-select-fold = 最初に伏せる牌…
trick-select-then = {$cards}を伏せ、その次に…
trick-ask = そのときに尋ねる
trick-least = 上回れる一番弱い牌を出す
trick-never = それでも伏せる

# 配る前に決めておくこと
beforehand-about = -# 下では、最初の番の前に尋ねられることに、先に答えておけます。これからの局すべてに使われ、ほかの人には見えません。
beforehand-ask = そのつど尋ねる
beforehand-cut = 切る番なら：{$move}
beforehand-keep = 子のとき：{$move}
beforehand-sit = 席を選ぶ番なら：{$move}
beforehand-wall = 親の向かいに座ったら：{$move}
