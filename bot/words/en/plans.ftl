# A move that is planned for one's next turn.

button-plan-open = Plan my turn
button-plan-change = Change plan
button-plan-drop = Drop plan
button-plan-ask = Ask me if it changes
button-plan-anyway = Play it anyway
button-plan-again = Choose again
button-plan-back = Back to my hand
button-planned = As planned: {$move}
plan-choose = **Plan your next turn.** Your move is made as soon as your turn comes. Nobody else can see the plan.
plan-move = **Planned:** {$move}.
plan-needs = Only if { $count ->
    [one] {$cards} is still on the table.
   *[other] these are still on the table: {$cards}.
}
plan-needs--tiengow = Only if nobody beats {$cards}.
plan-asks = You will be asked first if your choices have changed by then.
plan-anyway = You will not be asked again, even if your choices change.
plan-changed = **Your choices have changed** since you planned this: {$move}.
plan-off = **Your plan is off.** No longer possible: {$move}.
plan-gone = **Your plan is off** ({$move}): { $count ->
    [one] {$cards} is gone.
   *[other] {$cards} are gone.
}
plan-gone--tiengow = **Your plan is off** ({$move}): somebody has beaten {$cards}.
plan-select-needs = Only if these are still on the table …
plan-select-needs--tiengow = Only if nobody beats …
