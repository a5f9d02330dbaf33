# The next steps after a match, a lesson or a problem.

button-onward = What next?
button-onward-daily = Deal of the day
button-onward-problem = A problem
button-onward-lesson = Next lesson
button-onward-game = Learn {$game}
button-onward-friends = Open a table for friends
onward-head = **What next?**
onward-none = There is nothing more to suggest for today. Tomorrow there is a new deal of the day.
onward-daily = - **Deal of the day**: {$game}, the same deal for everybody. You have not begun today’s.
onward-problem = - **A problem**: a position of {$game} in which you find the right move.
onward-lesson = - **Next lesson**: go on where you stopped learning {$game}.
onward-game = - **Learn {$game}**: a few positions, each answered with one move.
onward-friends = - **Open a table for friends**: {$game} in this channel. Everybody here sees the table and can join.
