# Public pages of leagues on the web, and how people appear there.

question-site = Put **{$league}** on the web? Anybody, even outside this server, can then read its rules, standings, ratings, matches and tournaments since it was created. They can also read finished deals with all hands, and rulings with their points. The reasons that organisers typed are not shown there. Members are called *a player* until they choose a name with `/privacy appear`. Deals in progress and private tables are never shown.
button-sure-site = Put it on the web
site-on = **{$league}** is now public on the web. Members choose with `/privacy appear` how they appear there. `/league site public: False` takes it down.
site-off = **{$league}** is no longer public. Its pages are gone within a minute; on a site kept as files, when the site is next written. If you make the league public again, its pages have new addresses.
refusal-site-on = {$league} is already public on the web. `/league site public: False` takes it down.
refusal-site-off = {$league} is not public on the web, so there is nothing to take down.
act-site-on = {$league}: made public on the web
act-site-off = {$league}: no longer public on the web
terms-site = Anybody can read this league on the web. `/privacy appear` chooses how you appear there.
league-page = -# [This league on the web](<{$address}>)

appears-title = **How you appear on the web**
    Organisers can make a league public. Anybody can then read its results. You are called *a player* there, without a page of your own, until you choose otherwise.
appears-now = You now appear as: {$name}
appears-hint = -# Your choice applies to all leagues. Each change gives your pages new addresses; old ones are gone within a minute, or, on a site kept as files, when it is next written. Leagues use the name you last played under on their server.
appears-a-player = a player
appears-player = Not by name
appears-player-help = “{$name}”; nothing connects your results
appears-initials = By initials
appears-initials-help = “{$name}”, with a page of your own in each public league
appears-name = By name
appears-name-help = “{$name}”, with a page of your own in each public league
