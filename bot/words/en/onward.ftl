# The next steps after a match, a lesson or a problem.

button-onward = What next?
button-onward-daily = Deal of the day
button-onward-problem = A problem
button-onward-lesson = Next lesson
button-onward-game = Learn {$game}
button-onward-friends = Open a table for friends
onward-head = **What next?**
onward-none = You have done it all for today. Tomorrow there is a new deal of the day.
onward-daily = - **Deal of the day**: {$game} with the same cards for everybody. You have not begun today’s.
onward-problem = - **A problem**: one position of {$game}, and which move is right.
onward-lesson = - **Next lesson**: go on where you stopped learning {$game}.
onward-game = - **Learn {$game}**: a few positions, each answered with one move.
onward-friends = - **Open a table for friends**: {$game} in this channel, and everybody here sees it and can join.
