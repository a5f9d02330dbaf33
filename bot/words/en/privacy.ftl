# What is stored of a person.

privacy-title = **What is stored about you**, across all servers:
privacy-nothing = Nothing is stored about you.
privacy-seats = - your Discord ID and name at { $number ->
    [one] one table
   *[other] {$number} tables
}, with your moves there
privacy-entries = - { $number ->
    [one] one line
   *[other] {$number} lines
} in ledgers, with what follows from them: points, deals, places
privacy-members = - your membership of { $number ->
    [one] one league
   *[other] {$number} leagues
}
privacy-ratings = - { $number ->
    [one] one rating
   *[other] {$number} ratings
}
privacy-audit = - { $number ->
    [one] one action
   *[other] {$number} actions
} as an organiser
privacy-preferences = - the card faces you have chosen
privacy-hint = -# `/privacy export` gives you all of it; `/privacy forget` replaces you with a pseudonym.
privacy-warning = On every server a pseudonym replaces you in everything others played with you; your name and your preferences are deleted, and what others won stays. This cannot be undone, and messages already posted in channels are not changed. Finish your matches first, then choose `sure: True`.
privacy-forgotten = Done: you are now {$name}. If you play again, you start from scratch.
refusal-forget-playing = You are at a table that is not finished. Finish the match or leave first.
