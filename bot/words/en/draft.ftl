# --- The appraiser: a hand is entered tile by tile

draft-choose = **What is a hand worth?** Choose the rules.
draft-title = **{$game}: what is this hand worth?**
draft-hand = Hand, {$count} of {$needed} tiles: {$tiles}
draft-none = none yet
draft-melds = On the table: {$tiles}
draft-flowers = Flowers: {$tiles}
draft-gold = Turned up: {$tiles}
draft-xi = Xi: {$tiles}
draft-wilds = Wild: {$tiles}
draft-facts = How it wins: {$facts}
draft-hint = -# Press the tiles, one suit at a time; the last tile you press is the winning tile. You can also write the hand in `/appraise`, for example 123m 45p EE 🀄. Your hand is kept for a day.
draft-waits = **Waits for** {$tiles}.
draft-others = -# The same hand could also have won with {$tiles}.
draft-wait = {$tile} ({$points})
draft-wins-not = **This hand does not win.** {$reason}
draft-shared = -# Appraised for {$name}.
draft-suit-m = Characters
draft-suit-p = Dots
draft-suit-s = Bamboo
draft-suit-z = Honours
draft-suit-f = Flowers
draft-choose-lays = What a pressed tile becomes
lays-hand = A tile of the hand
lays-chow = The lowest tile of a claimed chow
lays-pung = A claimed pung
lays-kong = An open kong
lays-added = An added kong
lays-concealed = A concealed kong
lays-gold = The tile turned up
lays-wilds = A wild tile
lays-xi = A tile of the xi
lays-xipung = A pung claimed from a tile added to a xi
draft-choose-won = Which tile completed the hand
draft-choose-way = How the hand won
draft-choose-limited = The dealer’s limit
draft-choose-facts = What else applies
draft-won = Completed by {$tile}
fact-dealer = the winner is the dealer
fact-giver = the dealer discarded the winning tile
fact-streak = { $value ->
    [one] the dealer stayed once
   *[other] the dealer stayed {$value} times
}
fact-discarded = { $value ->
    [one] one gold discarded before the win
   *[other] {$value} golds discarded before the win
}
fact-closed = payers without claims: {$value}
fact-seat = own wind: {$value}
fact-round = wind of the round: {$value}
fact-moment = {$value}
button-draft-back = Take back
button-draft-clear = New hand
button-draft-worth = How it wins
button-draft-games = Other rules
button-draft-table = My hand (uses a hint)
button-draft-tiles = Change the tiles
button-draft-share = Share
refusal-hand-full = The hand has all its tiles. Take one back first.
refusal-no-external-apps = Here only you can see the answers of this app. To share them, you need the *Use External Apps* permission.
