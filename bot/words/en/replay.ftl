# Replays: a finished deal step by step, as a film, and as a text to share.

button-replay = Replay
button-film = Film
button-share = Share
replay-step = -# Step {$step} of {$steps}
replay-gains = Points: {$gains}
replay-select = Another deal of this match
replay-deal = Deal {$deal}
replay-film = {$title}, as a film of {$steps} steps.
replay-film-failed = The film could not be drawn. The steps are still there.
replay-share = {$title}. Anybody can watch it here: paste the text below into the *text* of `/replay`. On a command line, `paifuda replay TEXT` and `paifuda verify TEXT` read it.
replay-share-file = {$title}. Anybody can replay and verify it with `paifuda replay FILE` and `paifuda verify FILE`.
tell-open-hand = {$name} holds: {$cards}.

command-replay = replay
command-replay-about = Watch a finished deal with all hands, step by step or as a film
option-which-deal = deal
option-which-deal-about = Which deal of the match; leave empty for the last finished one
option-share-text = text
option-share-text-about = The text that Share gives under a replay, beginning with paifuda:

refusal-replay-none = There is no finished deal to replay here yet. Hands are shown once a deal is over.
refusal-replay-deal = That deal does not exist or is not finished. Finished deals: {$deals}.
refusal-replay-runs = This deal is not over yet. Its hands are shown once it is over.
refusal-share-damaged = This share text is damaged; copy all of it.
refusal-not-a-share = This is not the text of a deal. *Share* under a replay gives one; it begins with `paifuda:`.
refusal-share-lapsed = This deal is no longer kept. Paste its text into the *text* of `/replay` again.
