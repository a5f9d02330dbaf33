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
} in ledgers, with the points, deals and places that follow
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
privacy-preferences = - your settings: the look of the pieces, notices, weekly summaries, invitations, time zone and waking hours, how you make moves, your claims, how you appear on the web
privacy-tables = - { $number ->
    [one] one table
   *[other] {$number} tables
} of which you are the owner
privacy-substitutions = - { $number ->
    [one] one seat
   *[other] {$number} seats
} that you handed over to somebody else, with the name you had then
privacy-slips = - { $number ->
    [one] one ruling or correction that you made,
   *[other] {$number} rulings or corrections that you made,
} in ledgers
privacy-accounts = - { $number ->
    [one] one account
   *[other] {$number} accounts
} of points, by server, season and game
privacy-names = - your name on { $number ->
    [one] one server
   *[other] {$number} servers
}, as it was when you last played there
privacy-results = - your result in { $number ->
    [one] one finished match
   *[other] {$number} finished matches
}
privacy-pairings = - { $number ->
    [one] one match
   *[other] {$number} matches
} of a schedule that you play in
privacy-entrants = - { $number ->
    [one] one tournament
   *[other] {$number} tournaments
} that you entered
privacy-byes = - { $number ->
    [one] one round
   *[other] {$number} rounds
} of a tournament in which you had a bye
privacy-drafts = - the mahjong hand you last entered to have it appraised; it lapses after a day
privacy-vacations = - { $number ->
    [one] one vacation
   *[other] {$number} vacations
} that you announced
privacy-glances = - how much you have seen of { $number ->
    [one] one match
   *[other] {$number} matches
}
privacy-notices = - { $number ->
    [one] one notice
   *[other] {$number} notices
} that a table waits for you
privacy-invitations = - { $number ->
    [one] one invitation
   *[other] {$number} invitations
} to a table
privacy-removals = - { $number ->
    [one] one table
   *[other] {$number} tables
} from whose lobby you were removed
privacy-duplicates = - { $number ->
    [one] one duplicate match
   *[other] {$number} duplicate matches
} that you opened
privacy-forgettings = - your request to be forgotten, which is under way
privacy-mentions = - { $number ->
    [one] one entry that names you,
   *[other] {$number} entries that name you,
} in logs, ledgers or leagues
privacy-hint = -# `/privacy export` gives you all of it; `/privacy forget` replaces you with a pseudonym.
privacy-warning = On every server a pseudonym replaces you in everything others played with you; your name and your settings are deleted, and what others won stays. An exclusion from a league, a server or this bot stays under your Discord ID until it ends. This cannot be undone, and messages already posted in channels are not changed. You leave every table at once: a computer player takes your seat, and a match that nobody else plays ends. If you are sure, choose `sure: True`.
privacy-forgotten = Done: you are now {$name}. If you play again, you start from scratch.
refusal-forget-playing = You have just taken a seat at a table, so nothing was deleted. Use `/privacy forget` again to leave it.
