# A move that is planned for one's next turn.

button-plan-open = Plan my turn
button-plan-change = Change plan
button-plan-drop = Drop plan
button-plan-ask = ☐ Ask about new captures
button-plan-asked = ☑ Ask about new captures
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
plan-asks = If your choices have changed by then, you are asked first.
plan-new = If you could then take a card that is not on the table yet, you are asked first.
plan-anyway = This move is made as soon as your turn comes, if it is still possible.
plan-changed = **Your choices have changed** since you planned this: {$move}.
plan-could-take = **You could also take {$cards} now.** Your plan: {$move}.
plan-off = **Your plan is off.** No longer possible: {$move}.
plan-gone = **Your plan is off** ({$move}): { $count ->
    [one] {$cards} is gone.
   *[other] {$cards} are gone.
}
plan-gone--tiengow = **Your plan is off** ({$move}): somebody has beaten {$cards}.
plan-select-needs = Only if these are still on the table …
plan-select-needs--tiengow = Only if nobody beats …
button-plan-open--mahjong = Plan my draw
button-plan-every = Discard every draw
draw-choose = **Plan your draw.** If you draw a tile you choose here, it is discarded at once. You are asked about any other tile, and whenever you could also win or lay something down. The others see only that you discarded at once, or that you were asked.
draw-until-turn = The plan holds until your next discard.
draw-while-ready = The plan holds as long as your hand stays ready.
draw-planned = **Discarded at once if drawn:** {$cards}.
draw-planned-every = **Every tile you draw is discarded at once.**
draw-select-mp = Discard at once: characters and dots …
draw-select-sz = Discard at once: bamboo, winds and dragons …

# What is planned before a trick is led.
trick-choose = **Plan your next trick.** It is played as soon as your turn comes. The others see only that you played at once, or that you were asked.
trick-planned = **Planned:**
trick-lead = If you lead next: {$cards}.
trick-beat-ask = If you can beat the lead, you are asked.
trick-beat-least = If you can beat the lead, you do so with the weakest tiles that can.
trick-beat-never = You play face down even if you could beat the lead.
trick-fold = Tiles you play face down, in this order: {$cards}. If more than {$count} { $count ->
    [one] is
   *[other] are
} led, you are asked.
trick-fold-ask = Before you play face down, you are asked.
trick-then = , then{" "}
trick-select-lead = If I lead next …
trick-select-beat = If I can beat the lead …
trick-select-fold = Play face down first …
trick-select-then = Play {$cards} face down, then …
trick-ask = Ask me
trick-least = Beat the lead with the weakest tiles that can
trick-never = Play face down all the same

# What is answered before the deal.
beforehand-about = -# Below are your answers for all later deals; only you see them.
beforehand-ask = ask me
beforehand-cut = If I cut: {$move}
beforehand-keep = If I am not the dealer: {$move}
beforehand-sit = If I choose a seat: {$move}
beforehand-wall = If I sit opposite the dealer: {$move}
