# What the terminal says of the table in the browser.

local-hello =
    Paifuda’s local table is open: {$url}

    You are {$me}, and you manage the server: leagues, halls and its settings can be tried, too.
    The page’s viewer menu lets you be {$others} as well.
    Press “{$fill}” to play at once; as somebody else, sit down with “{$join}”.
    The table is kept in {$path}; {$fresh} forgets it. Stop with {$stop}.

local-lesson =
    A lesson is open below the table. To skip it, go on with the table above it; {$command} brings it back.

local-example = A league to look at, with invented people for whom computers have played: {$url}

local-moved = The local table is kept in {$path} from now on.
