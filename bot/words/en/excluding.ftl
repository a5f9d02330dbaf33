# Excluding people from a league, a server or the bot.

exclude-day = for a day
exclude-week = for a week
exclude-month = for 30 days
exclude-good = for good
exclude-server = this server
exclude-league = the league {$league}
excluded-done = {$who} is excluded from {$where} {$time}, and is told so when they next try to take part. In matches under way, a computer player takes over.
readmitted-done = {$who} is no longer excluded from {$where}.
excluded-title = **Excluded people**
excluded-nobody = Nobody is excluded from this server or its leagues.
excluded-until = until {$until}
excluded-line = {$who}: from {$where}, {$until}, by {$by}{$why}
excluded-more = and {$number} more, excluded earlier
act-exclude = {$league}: excluded {$user} {$time}
act-exclude-server = excluded {$user} from this server {$time}
act-readmit = {$league}: let {$user} take part again
act-readmit-server = let {$user} use the bot on this server again
privacy-exclusions = - { $number ->
    [one] one exclusion
   *[other] {$number} exclusions
} from a league, a server or this bot, of you or by you
refusal-blocked-server = This bot no longer serves this server: the people who run the bot have blocked it, so the bot leaves. The bot’s profile says where to ask about it.
refusal-excluded-bot = { $until ->
    [good] You can no longer use this bot
   *[other] You cannot use this bot until {$until}
}: the people who run it have excluded you. The bot’s profile says where to ask about it.
refusal-excluded-server = { $until ->
    [good] You can no longer use this bot on this server
   *[other] You cannot use this bot on this server until {$until}
}: { $by ->
    [nobody] somebody who manages the server
   *[other] {$by}
} has excluded you. Ask them about it.
refusal-excluded-league = { $until ->
    [good] You can no longer take part in the league {$league}
   *[other] You cannot take part in the league {$league} until {$until}
}: { $by ->
    [nobody] an organiser
   *[other] {$by}
} has excluded you. Ask them about it.
refusal-excluded-other = {$who} cannot take part here at present. Choose somebody else.
refusal-not-excluded = That person is not excluded from that league or server. `/organise excluded` shows who is.
refusal-exclude-self = You cannot exclude yourself. You can leave a league: `/league leave`.
refusal-exclude-manager = That person has the Manage Server permission, so they cannot be excluded from the whole server. You can exclude them from a league: name it.
refusal-exclude-manager-only = To exclude or readmit somebody on the whole server you need the Manage Server permission. For a single league, name the league.

command-organise-exclude = exclude
command-organise-exclude-about = Keep somebody out of a league, or out of the whole server (needs Manage Server)
command-organise-readmit = readmit
command-organise-readmit-about = Let an excluded person take part again
command-organise-excluded = excluded
command-organise-excluded-about = Who is excluded from this server and its leagues, and why
option-time = time
option-time-about = How long; if left empty, for good
option-reason = reason
option-reason-about = Why; only organisers can read this
option-scope = league
option-scope-about = The league; leave empty for the whole server
