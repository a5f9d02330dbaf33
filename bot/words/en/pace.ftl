# The pace of a table: how long a claim window stays open, and what answers in one.

pace-title = **Pace** of {$game}. Sometimes several players are asked at once whether they want to claim something.
pace-about-relaxed = **Relaxed**: the table waits until everybody has answered or the deadline has come; after that, the rest pass.
pace-about-live = **Live**: answers are collected until a fixed moment and can be changed until then. Nobody learns who could have claimed.
pace-about-quick = **Quick**: only those who can claim are asked, so everybody learns that they can.
pace-relaxed = relaxed, until everybody has answered
pace-hours = relaxed, at most { $hours ->
    [one] one hour
   *[other] {$hours} hours
}
pace-live = live, always {$seconds} seconds
pace-quick = quick: only those who can claim are asked, so everybody learns that they can
table-pace = -# Pace: {$pace}
table-closes = ➤ Claims close {$when}.
button-pace = Pace
button-answer = Answer
button-pass = Pass
button-order = Standing order
window-passed = You pass.
window-not-asked = You are not being asked for anything right now.
hand-kept = **Your answer is saved: {$move}.** You can change it until claims close, {$when}.
order-title = **Standing order.** It answers for you when several are asked at once. Only you can see it.
order-now = Now: {$order}.
order-none = I answer myself
order-pass = Always pass
order-call = Claim whatever I can
order-line = {$order}, {$scope}
order-scope-turn = until my next turn
order-scope-deal = for this deal
order-scope-match = for the whole match
refusal-no-such-pace = There is no pace called “{$pace}”.
refusal-no-such-order = “{$order}” is not an order this game takes.
