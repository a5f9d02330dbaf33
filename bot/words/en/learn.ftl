# Lessons that are played.

command-learn = learn
command-learn-about = Learn a game by playing: short lessons, then a first deal
learn-head = **{$lesson}** · {$number} / {$count} · **{$title}**
learn-right = ✅ {$told}
learn-done = **That was the whole lesson.** You can play {$game} now; in a first deal your opponents are beginners. *Hint* helps when you play alone, and *How to play* has the rest of the rules.
learn-wrong = ❌ **{$move}**. Look again.
learn-reason = {$move}: {$about}
learn-games = **Learn by playing.** Each lesson is a few positions; you answer each with one move.
learn-game = - {$game}: {$done} of {$count}
learn-choose-game = Choose a game …
learn-contents = **Learn {$game}**
learn-position = { $done ->
    [yes] ✅ {$title}
   *[no] ▫️ {$title}
}
learn-choose = Go to …
button-learn-next = Next
button-learn-games = Other games
button-lessons = Lessons
button-why = Why?
button-again = Again
button-first-deal = Play a first deal
privacy-learned = - { $number ->
    [one] one lesson position
   *[other] {$number} lesson positions
} you have answered
