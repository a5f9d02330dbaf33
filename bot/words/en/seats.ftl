# Leaving a match, votes, moves taken back.

away-computer = 🤖 A computer player sits in for {$name}.
away-open = 🪑 {$name}’s seat is open.
table-waits = ➤ Waiting for somebody to take the seat of {$names}.
table-rests = ➤ Everybody is away. The game rests until somebody presses *My hand*.
table-deal-lost = The deal that was being played counts for nobody; deals that had ended stay in the ledger.
welcome-back = **Welcome back: you play again.**
left-computer = A computer player sits in for you. Press *My hand* when you are back.
left-open = Your seat is open: anybody may take it. Press *My hand* if you want it back.
button-seat-of = Take {$name}’s seat
button-seat-take = Take the seat
button-seat-consent = Consent
button-seat-decline = No, thanks
seat-offered = {$coming}, {$leaving} offers you the seat here. Deals that have ended stay with {$leaving}; the running one will count for you.
seat-wanted = {$coming} would play on for {$leaving}. This match counts in a league: an organiser has to consent.
seat-kept = {$leaving} keeps the seat.
seat-still-open = {$leaving}’s seat stays open.
resign-sure = Resign the match? The running deal counts for nobody, points stay as they are, and you take the last place. This cannot be undone.
button-resign = Resign
resigned = 🏳 **{$name}** resigns the match.

# --- Votes
vote-end = **End the match?** Points stay as they are; the running deal counts for nobody.
vote-end-done = **The match is over by vote.**
vote-end-not = **The match goes on.**
vote-back = **{$name} would like to take the last move back.** Everybody has to agree.
vote-back-done = **{$name} takes the last move back.**
vote-back-not = **{$name}’s move stands.**
vote-ayes = 👍 {$names}
vote-noes = 👎 {$names}
vote-open = { $needed ->
    [one] One vote is needed
   *[other] {$needed} votes are needed
}; still to vote: {$who}
button-end-aye = End the match
button-end-no = Play on
button-back-aye = Agree
button-back-no = Refuse
button-take-back = Take back

# --- Refusals
refusal-not-vacant = That seat is no longer offered.
refusal-seat-of-another = That seat is offered to somebody else.
refusal-gone-away = They are not on this server any more.
refusal-resign-two = Only a match of two can be resigned. Hand over your seat (`/seat give`, `/seat open`), or put it to the vote (`/table vote`).
refusal-away = You are away. Press *My hand* to come back first.
refusal-voted-already = You have voted for that already. The buttons are above; wait for the others.
refusal-vote-over = That is settled: the game has gone on.
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
command-seat-resign = resign
command-seat-resign-about = Give up a match of two
command-vote = vote
command-vote-about = Vote to end the match as it stands
command-takeback = takeback
command-takeback-about = Ask the others to let you take your last move back
option-member = member
option-member-about = Who gets your seat
