# Computer players.

computer-called = { $number ->
    [1] Hazel
    [2] Rowan
    [3] Laurel
    [4] Linden
    [5] Juniper
    [6] Lotus
    [7] Ginkgo
   *[other] Myrtle
}
lobby-computer = {$name} (computer, {$level})
hand-waiting-computer = Waiting for the computer player.
substituted-computer = {$coming} takes over for {$leaving}. Finished deals still count for the players who played them.
act-substitute-computer = table {$table}: {$coming} replaced {$leaving}

# How strong they are.

level-usual = Level of computers
level-beginner = beginner
level-club = club player
level-master = master
level-beginner-help = plays sensibly, but does not plan ahead.
level-club-help = plays quickly and well; also sits in for players who are away.
level-master-help = thinks ahead before it moves.
refusal-no-such-level = There is no level called “{$level}”. Choose one from the list.
