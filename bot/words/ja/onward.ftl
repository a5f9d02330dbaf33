# 対局・レッスン・問題のあとのおすすめ。

button-onward = 次は？
button-onward-daily = 日替わりの一局
button-onward-problem = 問題を解く
button-onward-lesson = レッスンの続き
button-onward-game = {$game}を覚える
button-onward-friends = 友達と遊ぶ卓を開く
onward-head = **次は何をしますか。**
onward-none = 今日はほかにお勧めがありません。次の日替わりの一局は明日です。
onward-daily = - **日替わりの一局**：全員が同じ札・牌で打つ今日の{$game}です。まだ始めていません。
onward-problem = - **問題を解く**：{$game}の1場面で、正しい手を選びます。
onward-lesson = - **レッスンの続き**：{$game}のレッスンを、前回の続きから始めます。
onward-game = - **{$game}を覚える**：短い場面に、1手ずつ答えます。
onward-friends = - **友達と遊ぶ卓を開く**：このチャンネルに{$game}の卓を開きます。ここの全員に見え、誰でも参加できます。
