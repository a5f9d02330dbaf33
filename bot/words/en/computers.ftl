# Computer players.

computer-numbered = { $number ->
    [1] Computer
   *[other] Computer {$number}
}
hand-waiting-computer = Waiting for the computer player.
substituted-computer = {$coming} takes over for {$leaving}. Finished deals stay with the players who played them.
act-substitute-computer = table {$table}: {$coming} replaced {$leaving}
