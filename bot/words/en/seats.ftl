# Leaving a match, votes, taking moves back.

away-computer = 🤖 A computer player sits in for {$name}.
away-open = 🪑 {$name}’s seat is open.
table-waits = ➤ Waiting for somebody to take the seat of {$names}.
table-rests = ➤ Everybody is away. The game is paused until somebody presses *My hand*.
table-resigned = 🏳 {$name} has resigned: this deal counts, and the match ends with it.
table-deal-lost = The unfinished deal counts for nobody; finished deals stay in the ledger.
table-called-off = ⚠️ An update has corrected the rules of {$game}, and the deal in progress could not go on under them. It is called off: it counts for nobody, and is dealt again with the same dealer and points as before.
welcome-back = **Welcome back: you are playing again.**
left-computer = A computer player sits in for you. Press *My hand* when you are back.
left-open = Your seat is open: anybody may take it. Press *My hand* if you want it back.
left-behind = {$name} has left this server. A computer player sits in for them. If they come back, they can play on by pressing *My hand*.
button-seat-of = Take {$name}’s seat
button-seat-take = Take the seat
button-seat-consent = Consent
button-seat-decline = No, thanks
seat-offered = {$coming}, {$leaving} offers you their seat here. Finished deals count for {$leaving}, the current one for you.
seat-wanted = {$coming} would like to take over for {$leaving}. This match counts in a league, so an organiser has to agree.
seat-kept = {$leaving} keeps their seat.
seat-still-open = {$leaving}’s seat stays open.
resign-sure = Resign the match? The current deal counts for nobody, points stay as they are, and you take last place. This cannot be undone.
resign-sure-league = Resign the match? It counts in a league, so the current deal is played to its end and counts: a computer player plays it for you. Then the match ends, and you take last place. This cannot be undone.
button-resign = Resign
resigned = 🏳 **{$name}** resigns the match.
resigned-league = 🏳 **{$name}** resigns the match. A computer player plays the current deal to its end, and it counts. Then the match is over.

# --- Votes
vote-end = **End the match?** Points stay as they are; the current deal counts for nobody.
vote-end-ask = **Ask the others to end the match?** Everybody at the table sees your question, and your vote for it.
button-put-end = Ask the others
vote-end-done = **The match has ended by vote.**
vote-end-not = **The match continues.**
vote-back = **{$name} would like to take the last move back.** Everybody has to agree.
vote-back-done = **{$name} takes the last move back.**
vote-back-not = **{$name}’s move stands.**
vote-ayes = 👍 {$names}
vote-noes = 👎 {$names}
vote-open = { $needed ->
    [one] One vote in favour is needed
   *[other] {$needed} votes in favour are needed
}; still to vote: {$who}
button-end-aye = End the match
button-end-no = Play on
button-back-aye = Agree
button-back-no = Refuse
button-show-vote = Show the vote
button-take-back = Take back

# --- Refusals
refusal-not-vacant = That seat can no longer be taken: somebody else has it, or it is no longer offered.
refusal-seat-of-another = That seat is offered to somebody else: only they can take it.
refusal-seat-declined = {$who} has declined a seat in this match, and is not asked again. Ask somebody else, or use `/seat open`: then {$who} can still take yours.
refusal-gone-away = That person is no longer on this server. Choose somebody else.
refusal-still-member = {$who} is still on this server: only they can leave their seat.
refusal-member-unknown = Discord does not say at the moment whether {$who} is still on this server. Try again a little later.
refusal-resign-two = Only a match of two players can be resigned. Hand over your seat (`/seat give`, `/seat open`), or start a vote (`/table vote`).
refusal-resign-two-alone = Only a match of two players can be resigned. `/table end` ends this one.
refusal-away = You are away. Press *My hand* first to come back.
refusal-voted-already = You have already voted for that. Wait for the others, or show the vote again.
refusal-vote-over = That vote is over: the game has gone on, or has ended.
refusal-refused-end = The vote to end the match has failed in this deal. Until the next deal, only a person who voted no can ask again.
refusal-refused-back = Somebody has refused to let you take this move back, so it stands.
refusal-refused-wait = The vote to wait has failed. Only a person who voted no can ask again.
refusal-not-taken-back = Your last move cannot be taken back: the game has gone on, or it has revealed something.

# --- Commands
command-seat = seat
command-seat-about = Leave your seat: for a while, to somebody else, or for good
command-seat-give = give
command-seat-give-about = Offer your seat to somebody
command-seat-open = open
command-seat-open-about = Leave your seat open to anybody; the game waits
command-seat-computer = computer
command-seat-computer-about = Let a computer player sit in until you are back
option-gone = gone
option-gone-about = Somebody at your table who has left the server
command-seat-resign = resign
command-seat-resign-about = Resign a two-player match
command-vote = vote
command-vote-about = Vote to end the match as it stands
command-takeback = takeback
command-takeback-about = Ask the others to let you take your last move back
option-member = member
option-member-about = Who gets your seat
