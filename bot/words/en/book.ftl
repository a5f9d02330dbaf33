# The book of rules in pages: its buttons, its titles, and what stands on every page.

book-numbered = { $title } { $number }
book-place = { $title } ({ $number } / { $count })
book-contents = **{ $game }**: how it is played, page by page.
book-here = The pages show the house rules of this table: { $preset }{ $changes ->
    [0] .
   *[other] , with { $changes } changed.
}
book-usual = The pages show the usual house rules.
book-choose = Choose a page
book-note = ▸ { $label }: { $value }
book-differs = What differs here from the preset { $preset }:
book-same = Everything here is as in the preset { $preset }.
book-source-line = **{ $label }** { $source }
book-source = Source: { $source }
button-contents = Contents
button-previous = Previous
button-following = Next
button-book-back = Back to the house rules
button-source = Where is this from?
button-how = How to play
button-book-hand = Show it on my hand
button-book-page = Back to the page
book-hand = **{ $title }**, in your hand:
book-hand-after = If you discard { $card }: { $waits }.
book-hand-sets = You can lead together: { $sets }.
book-hand-none = Nothing in your hand fits this page yet.
page-contents = Contents
page-about = The game
page-pieces = The pieces
page-deal = The deal
page-turn = A turn
page-claims = Claims
page-oni = The oni 鬼札
page-gaji = The gaji ガジ
page-hiki = Hiki 引き
page-koikoi = Koi-koi
page-combinations = Combinations
page-viewings = Viewings and the cup
page-sets = Leading
page-follow = Following
page-last = The last trick
page-kam = Kam
page-bonus = Bonuses
page-dealt = Hands that win as dealt
page-tactics = Tactics
page-gold = The gold
page-win = Winning
page-ready = Declaring ready
page-water = Water
page-times = What a win pays
page-treasure = The treasure
page-kongs = Kongs
page-wilds = Wild tiles
page-xi = The xi
page-sum = Adding up a hand
page-big = Big hands
page-small = Small points
page-limited = Limited hands
page-stories = More limited hands
page-ending = The end of a deal
page-pays = Payment
page-house = House rules here
page-source = Where the rules come from
page-words = Words

# Examples of house rules, as they are worked out.

example-wild_rule = With { $turned } turned up, the two after it are { $up2 }; the two before it are { $down2 }. It and its two neighbours are { $updown }.
example-base_scale = At { $scale } the base is { $dealer } for the dealer, { $child } for the others.
