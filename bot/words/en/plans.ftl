# A move that is planned for one's next turn.

button-plan-open = Plan my turn
button-plan-change = Change plan
button-plan-drop = Drop plan
button-plan-ask = ☐ Ask me if I could take something new
button-plan-asked = ☑ Ask me if I could take something new
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
plan-new = You are asked first if you could then take a card that is not on the table yet.
plan-anyway = It is played as soon as your turn comes, if it is still possible.
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
button-plan-every = Throw whatever I draw
draw-choose = **Plan your draw.** A tile you choose here is thrown at once if you draw it. Otherwise you are asked, and always when you could also win or lay something down. The others see that a tile came at once, or that you were asked, and nothing more.
draw-until-turn = This holds until your next discard.
draw-while-ready = This holds as long as your hand stays ready.
draw-planned = **Thrown at once if drawn:** {$cards}.
draw-planned-every = **Whatever you draw is thrown at once.**
draw-select-mp = Throw at once: Characters and Dots …
draw-select-sz = Throw at once: Bamboos, winds and dragons …

# What is planned before a trick is led.
trick-choose = **Plan your next trick.** It is played as soon as your turn comes. The others see that you played at once, or that you were asked, and nothing more.
trick-planned = **Planned:**
trick-lead = If you lead next: {$cards}.
trick-beat-ask = If you can beat what is led, you are asked.
trick-beat-least = If you can beat what is led, the weakest tiles that do are shown.
trick-beat-never = You put tiles down even if you could beat what is led.
trick-fold = Tiles you put down, in this order: {$cards}. If more than {$count} { $count ->
    [one] is
   *[other] are
} led, you are asked.
trick-fold-ask = Before you put tiles down, you are asked.
trick-then = , then{" "}
trick-select-lead = If I lead next …
trick-select-beat = If I can beat what is led …
trick-select-fold = Put down first …
trick-select-then = Put down {$cards}, then …
trick-ask = Ask me
trick-least = Beat it with the weakest tiles that do
trick-never = Put tiles down all the same

# What is answered before the deal.
beforehand-about = -# Below, your answers for all deals to come; only you see them.
beforehand-ask = ask me
beforehand-cut = If I cut: {$move}
beforehand-keep = If I am not the dealer: {$move}
beforehand-sit = If I choose a seat: {$move}
beforehand-wall = Opposite the dealer: {$move}
