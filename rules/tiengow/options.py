"""The house rules of Tien Gow.

Sources: A is the description at kzpn200.blogspot.com, B the one at yau-ichi.hatenablog.com (both in
Japanese).
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.options import Options, option

METHODS = (
    "ends2cols",
    "rowsFromTop",
    "rowsFromBottom",
    "oneColTwice",
    "alternating",
    "centreOut",
    "outsideIn",
)
"""The ways of taking the wall that A lists."""


@dataclass(frozen=True)
class TienGowOptions(Options):
    """The house rules of Tien Gow; the defaults are A's main rules."""

    hands: int = option(
        range(1, 51),
        "Length of the match",
        "How many deals, or how many changes of dealer, a match has.",
        "A names no length. B: 親が8回変更になると終了になります。",
    )
    length: str = option(
        ("deals", "dealerChanges"),
        "What is counted",
        "The match ends after a number of deals, or when the dealer has changed that many times.",
        "B: 南場4局目の時親が変わったらゲームが終了となります。",
    )
    start_points: int = option(
        (0, 20, 50, 100, 200, 500, 1000),
        "Points at the start",
        "What everybody has before the first deal.",
        "B: 1人100点持ちでOK。",
    )
    seating: str = option(
        ("dice", "asSeated"),
        "Seats",
        "Everybody rolls two dice, and the highest roller chooses a seat first; or all sit in the "
        "order they joined.",
        "A: 出た目の合計が大きい順に,好きな席を選びます。",
    )
    first_dealer: str = option(
        ("diceCounted", "diceHighest", "drawTile", "lot"),
        "First dealer",
        "The highest roller rolls again and counts round the table, or is the dealer at once. Or "
        "the player who draws the tile with the most pips is the dealer, or the dealer is chosen "
        "by lot.",
        "A: さいころを振った人を 1 として,反時計回りに 2,3,4 と数えて…最初の親になります。 "
        "B: ジャンケンで決めても牌を引いて大きい人が引くか、サイコロで振って決めても構いません。",
    )
    wall_method: str = option(
        ("named", *METHODS),
        "Taking the wall",
        "The player opposite the dealer names the way before each deal, or the house always uses "
        "the same one.",
        "A: 親の向かいの人が,山の取り方を言い,サイコロを振ります。",
    )
    wall_default: str = option(
        METHODS,
        "When no way is named",
        "How the wall is taken when the player opposite the dealer does not say.",
        "A: 山の取り方を言わなかった場合どれにするかは事前に決めます。",
        needs={"wall_method": "named"},
    )
    dice_roller: str = option(
        ("opposite", "dealer"),
        "Who rolls for the wall",
        "The player who rolls is counted as one; the player at whom the count ends takes tiles "
        "first.",
        "A: 親の向かいの人が…サイコロを振ります。 B: 親はサイコロ2つを振って出た目の数だけ…",
    )
    first_multiplier: int = option(
        (2, 1),
        "First dealer’s multiplier",
        "What the very first dealer pays and receives is multiplied by this; a later dealer "
        "begins with two. The multiplier grows by one with each deal the dealer wins.",
        "A: 親を続けて務めたときは,この倍を 2 度目の親では 3 倍. B: 親は仮親なので倍率は1倍ですが",
    )
    nyu_special: bool = option(
        (True, False),
        "Five or six stacks are special",
        "A loser with five or six stacks is paid without the multiplier for how the deal was won, "
        "and with the dealer’s only if the dealer wins. Or these points are multiplied like all "
        "others.",
        "A: 入一,入二にはつきません. …情報源以外のルール記述は,入一,入二を特別扱いしません.",
    )
    dealer_top_lead: str = option(
        ("ignore", "noEight", "noSevenNoEight"),
        "Dealer leads a top tile first",
        "A dealer who begins with heaven, a nine or the supreme is paid for eight stacks as usual; "
        "or for seven at most; or for neither seven nor eight.",
        "A: 親が始めの周に天,九,至尊を出したら八支を認めない人がいます.この場合に七支も…",
    )
    wenwuzun: bool = option(
        (False, True),
        "The civil supreme counts",
        "A led pair of 1-5 is supreme too, and 1-5 as the last tile counts as 1-2 does.",
        "A: 文の最弱牌である 1-5 のペアを“文尊”…ともに至尊扱いします.",
    )
    gaojiao_beats_wenzun: bool = option(
        (False, True),
        "A pair of 1-6 beats the civil supreme",
        "A pair of 1-6, and no other, beats a led pair of 1-5.",
        "A: 文尊が高脚対(1-6のペア)だけには負けるとする人がいます.",
        needs={"wenwuzun": True},
    )
    wenzun_capture_payer: str = option(
        ("allThree", "leader"),
        "Who pays when the civil supreme is beaten",
        "All three pay the bonus to the player who beats it, or only the player who led it does.",
        "B: 高脚七で取ったプレーヤーがいた場合、そのプレーヤーにご祝儀の2点を払います。",
        needs={"gaojiao_beats_wenzun": True},
    )
    wenzun_capture_last: str = option(
        ("plain", "kam", "winnerX2"),
        "Civil supreme beaten in the last trick",
        "Beating it there is an ordinary win, or a kam, or makes everybody pay double.",
        "A: 文尊の先手に高脚対で結を取ったら擒とみなす人がいます. "
        "B: 最後2枚で勝利した時もそのプレーヤーに2倍の得点を払います。",
        needs={"gaojiao_beats_wenzun": True},
    )
    last_trick_bonus: bool = option(
        (False, True),
        "The last trick pays bonuses too",
        "The bonuses for the supreme and for fours are paid in the last trick as well.",
        "A: 結でも賀尊と四大賀を認める人がいます.",
    )
    sidahe_recipient: str = option(
        ("winner", "allPlayers", "leader", "leaderIfWins"),
        "Bonus for fours goes to",
        "The winner of the trick; everybody who shows four; the leader; or the leader, but only "
        "one who wins the trick.",
        "A: 四大賀を 4 枚組みを出した人全員に認める人がいます.先手で出した人,先手で出して…",
    )
    kam_multiplier: int = option(
        (2, 4),
        "Multiplier of a kam",
        "What is paid is multiplied by this when the smallest tile is led to the last trick and "
        "captured (kam).",
        "A: 払う点数が 2 倍になります. …擒の倍を 4 倍にする人がいます. "
        "B: リードしたプレーヤーだけが勝者に4倍払うことになります。",
    )
    kam_quad: bool = option(
        (False, True),
        "Four tiles make a kam too",
        "Four tiles led to the last trick and beaten by higher ones are a kam too.",
        "A: 4 枚組みに擒を認める人がいます.",
    )
    kam_scope: str = option(
        ("coverAll", "ownOnly", "othersNormal"),
        "Who pays for a kam",
        "The captured leader pays for everybody. Or they pay only their own debt, and the others "
        "pay nothing. Or they pay their own, and the others pay as usual.",
        "A: 勝者への支払いをひとりで肩代わりします. B: リードしたプレーヤーだけが…払う",
    )
    kam_debtor_multiplier: str = option(
        ("perDebtor", "perPayer"),
        "Dealer’s multiplier in a kam",
        "Each debt that is taken over keeps its own multiplier, or takes that of the player who "
        "pays.",
        "A: 肩代わりします; the source does not say whose multiple counts.",
        needs={"kam_scope": "coverAll"},
    )
    eighth_trick: str = option(
        ("mustDiscard", "contested"),
        "Last trick after seven stacks",
        "The others must play face down, or they may win it to keep that player from all eight.",
        "A: 結の資格がない. B: 8棟目も取れるかどうか行います。",
    )
    eight_test: str = option(
        ("actualTiles", "publicInfo", "topTileOnly"),
        "When eight stacks are paid as eight",
        "If the others’ last tiles could not have beaten the tile led last, or if no unseen tile "
        "could, or if it is heaven or a nine. Otherwise they are paid as seven.",
        "A: 結の 2 山縛りの助けなしに勝てなかった場合は七支…確実に勝てる 1 枚",
        needs={"eighth_trick": "mustDiscard"},
    )
    dealt_hands: bool = option(
        (False, True),
        "Some hands win as dealt",
        "A hand with a single red or seven military tiles wins at once, paid as seven stacks. One "
        "with no red, eight military tiles or all four mixed pairs is paid as eight.",
        "B: その手牌を配られたプレーヤーが即勝利し 得点が2倍になります。",
    )
    red_unit: str = option(
        ("face", "pip"),
        "One red",
        "Each half of a tile with red pips counts as one red, or each red pip does. So a single "
        "four is one red, or four.",
        "B: 赤い目が1つで他は全て白い目; whether pips or halves are meant is not said.",
        earlier="pip",
        until=2,
        needs={"dealt_hands": True},
    )
    six_six_red: bool = option(
        (True, False),
        "Heaven counts as red",
        "Half of the pips of 6-6 are red; in a dealt hand they count as red, or do not.",
        "A: 6 のゾロ目の半分は赤",
        earlier=False,
        until=2,
        needs={"dealt_hands": True},
    )
