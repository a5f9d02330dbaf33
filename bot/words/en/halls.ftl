# Where the tables of a server are: threads of their own, and the board that lists them.

command-hall = hall
command-hall-about = Threads for tables, and a board of all tables (needs Manage Server)
command-hall-threads = threads
command-hall-threads-about = Give every new table a thread of its own, or no more
command-hall-board = board
command-hall-board-about = Put a board into this channel that always shows the open tables
option-threads = on
option-threads-about = Whether new tables get threads
option-board = shown
option-board-about = Whether there is a board
hall-threads-on = New tables get threads of their own from now on. An hour after its match a thread is archived.
hall-threads-off = New tables stay in their channels from now on.
hall-board-up = The board stands in this channel now and is kept current.
hall-board-down = This server has no board any more.
hall-thread = {$game} · {$name}
hall-opened = **{$game}** · {$name} opens a table: {$thread}
hall-no-thread = I could not make a thread for this table, so it is here. In this channel I need the permissions Create Public Threads and Send Messages in Threads.
hall-free = { $seats ->
    [one] one free seat
   *[other] {$seats} free seats
}
hall-room = one more may join
hall-full = every seat is taken
hall-waits = waiting for {$who}
hall-more = -# and {$number} more: `/table list`
refusal-hall-managers-only = Only members with the permission Manage Server choose that.
