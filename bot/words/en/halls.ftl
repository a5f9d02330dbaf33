# Where the tables of a server are: threads of their own, and the board that lists them.

command-hall = hall
command-hall-about = Threads for tables, and a board of all tables (needs Manage Server)
command-hall-threads = threads
command-hall-threads-about = Whether every new table gets a thread of its own
command-hall-board = board
command-hall-board-about = Keep a board of the open tables in this channel, or remove it
option-threads = on
option-threads-about = Whether new tables get threads
option-board = shown
option-board-about = Whether this channel shows the board
hall-threads-on = From now on new tables get their own threads. A thread is archived an hour after its match ends.
hall-threads-off = From now on new tables stay in their channels.
hall-board-up = The board is now in this channel and is kept up to date.
hall-board-down = This server no longer has a board.
hall-thread = {$game} · {$name}
hall-opened = **{$game}** · {$name} opens a table: {$thread}
hall-no-thread = I could not make a thread for this table, so it is here. In this channel I need the permissions Create Public Threads and Send Messages in Threads.
hall-free = { $seats ->
    [one] one free seat
   *[other] {$seats} free seats
}
hall-room = { $more ->
    [one] one more can still join
   *[other] {$more} more can still join
}
hall-full = every seat is taken
hall-waits = waiting for {$who}
hall-more = -# and {$number} more: `/table list`
refusal-hall-managers-only = You need the Manage Server permission for that.
