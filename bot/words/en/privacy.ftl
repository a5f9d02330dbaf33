# What is stored of a person.

privacy-title = **What is stored of you**, on all servers together:
privacy-nothing = Nothing is stored of you.
privacy-seats = - your number and name at { $number ->
    [one] one table
   *[other] {$number} tables
}, with your moves there
privacy-entries = - { $number ->
    [one] one line
   *[other] {$number} lines
} in ledgers, with what follows from them: points, deals, places
privacy-members = - your membership in { $number ->
    [one] one league
   *[other] {$number} leagues
}
privacy-ratings = - { $number ->
    [one] one rating
   *[other] {$number} ratings
}
privacy-audit = - { $number ->
    [one] one act
   *[other] {$number} acts
} as an organiser
privacy-preferences = - the faces of the cards you chose
privacy-hint = -# `/privacy export` gives you all of it, `/privacy forget` lets a pseudonym take your place.
privacy-warning = A pseudonym takes your place in all that others played with you, on every server; your name and your preferences are deleted, and what others won stays. It cannot be undone, and messages that stand in channels already are not changed. Finish your matches first, then choose `sure: True`.
privacy-forgotten = It is done: you are {$name} now. Whoever plays again begins anew.
refusal-forget-playing = You sit at a table that is not over. Finish or leave it first.
