"""The house rules of Koi-Koi; the first values are those of the printed sheet.

Sources: SET is Nintendo's sheet; FLA, MIY, BGA, EON, GIO, NIG and BUG are the rules of other pages
and games, which docs/sources.md names.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.options import Options, option


@dataclass(frozen=True)
class KoiKoiOptions(Options):
    """The house rules of Koi-Koi."""

    hands: int = option(
        range(1, 51),
        "Deals in a match",
        "How many deals are played; a deal that is void or called off does not count.",
        "SET: twelve deals, one for each month; six or three make a short match.",
    )
    first_dealer: str = option(
        ("earliestMonth", "lot"),
        "First dealer",
        "By drawing the card of the earliest month, or by lot.",
        "SET: who draws the card of the earlier month deals first.",
    )
    draw_dealer: str = option(
        ("alternates", "stays"),
        "Dealer after a draw",
        "When nobody is paid, the other player deals next, or the same dealer deals again.",
        "SET: the other player becomes the dealer; others let the dealer deal again.",
        since=2,
        earlier="stays",
    )
    further_cards: bool = option(
        (True, False),
        "Further cards add a point",
        "Whether each further animal adds a point to inoshikachō, and each further ribbon to red "
        "poems or blue ribbons. Both sets of ribbons together are then one combination.",
        "SET: 他の短冊札が1枚ふえるごとに1点プラス; FLA pays five or six, however many there are.",
        since=2,
        earlier=False,
    )
    counted_beside: bool = option(
        (False, True),
        "Animals and ribbons also count with sets",
        "Whether five animals also count if you have inoshikachō, and five ribbons if you have red "
        "poems or blue ribbons.",
        "SET does not say. MIY: 「赤短」もしくは「青短」の方が優先されます; BGA counts both.",
        since=2,
        earlier=True,
    )
    ribbon_points: int = option(
        (5, 6),
        "Points of red poems and of blue ribbons",
        "What three red ribbons with writing, or three blue ones, are worth.",
        "SET: 赤短5, 青短5; FLA counts 6.",
        since=2,
    )
    moon_viewing: bool = option(
        (True, False),
        "Tsukimi (moon viewing) counts",
        "Whether moon and cup are a combination.",
        "SET: 月見で一杯; many play without it.",
    )
    flower_viewing: bool = option(
        (True, False),
        "Hanami (cherry viewing) counts",
        "Whether curtain and cup are a combination.",
        "SET: 花見で一杯; many play without it.",
    )
    viewing_points: int = option(
        (5, 3),
        "Points of the viewings",
        "What hanami and tsukimi are worth, where they count.",
        "SET: 5; EON counts 3.",
        since=2,
    )
    viewings_lost: str = option(
        ("never", "rainMan", "rainAndFog"),
        "Rain and fog",
        "A player who captures the rain man loses hanami and tsukimi. Or the rain man costs hanami "
        "alone (ame-nagare), and any paulownia costs tsukimi (kiri-nagare).",
        "SET has neither; some play 雨流れ, or 雨流れ and 霧流れ.",
        since=2,
    )
    month_cards: bool = option(
        (False, True),
        "Cards of the month count",
        "Whether all four cards of the month of the deal are worth four points.",
        "Some play 月札: the first deal is January, the pine.",
    )
    cup_as_junk: bool = option(
        (True, False),
        "The cup is junk too",
        "Whether the cup counts among the ten junk cards as well.",
        "SET: 「菊に盃」は、10点札とカス札としても通用します.",
        earlier=False,
        until=2,
    )
    brights: str = option(
        ("10-8-7-5", "10-8-7-6", "15-10-8-6"),
        "Points of the brights",
        "The points for five brights, four without the rain man, four with him, and three without "
        "him.",
        "SET: 五光10, 四光8, 雨四光7, 三光5; GIO counts 6 for three, FLA 15, 10, 8 and 6.",
    )
    hand_luck: bool = option(
        (True, False),
        "Lucky hands (teyaku) win at once",
        "Whether four of a flower or four pairs in a dealt hand win six points at once.",
        "SET: 手四 and くっつき end the deal before it begins; MIY plays without them.",
    )
    pairs_luck: bool = option(
        (True, False),
        "Four pairs are a lucky hand",
        "Whether four pairs (kuttsuki) win like four of a flower.",
        "SET: くっつき 6; EON has 手四 alone.",
        since=2,
        needs={"hand_luck": True},
    )
    table_four: str = option(
        ("redeal", "playOn", "redealPairs"),
        "Four of a flower on the table",
        "The cards are dealt again, or the four stay there and nobody can take them. Or the cards "
        "are dealt again after four pairs on the table, too.",
        "SET: 場に同じ月が4枚出たら配り直し; BGA deals again after four pairs, too.",
    )
    three_together: bool = option(
        (True, False),
        "The fourth card takes all three",
        "Whether the fourth card takes all three of its flower, or only one of them.",
        "SET: 場に3枚あるときは3枚とも取れる.",
    )
    calls: str = option(
        ("once", "any"),
        "Calls in a deal",
        "Koi-koi is called once in a deal: after that, the first player to make more wins at once. "
        "Or it may be called after each improvement.",
        "SET: koi-koi can be called only once in a deal; BGA and others set no limit.",
        since=2,
        earlier="any",
    )
    seven_doubles: bool = option(
        (True, False),
        "Seven points or more are doubled",
        "Whether a win of seven points or more is doubled.",
        "SET: 7文以上は2倍.",
    )
    calls_double: str = option(
        ("opponent", "each", "off"),
        "Koi-koi doubles",
        "A win is doubled if the loser had called koi-koi. Or each call of the deal adds the "
        "points once more, so that two calls make ×3. Or calls count nothing.",
        "SET: こいこい返しは2倍; others count each call.",
    )
    nobody_wins: str = option(
        ("nobody", "dealer", "dealerOne"),
        "When nobody wins",
        "Nobody is paid, or the dealer receives six points or one (dealer’s privilege) and deals "
        "again.",
        "SET: 流れ; some give the dealer 親権, six points or one.",
    )
    unstopped: str = option(
        ("nobody", "better"),
        "Cards run out after koi-koi",
        "If somebody called koi-koi and nobody stopped, nobody wins. Or the player with more "
        "points is paid; with equal points, the dealer.",
        "SET does not say; NIG pays the better combinations, BUG lets the dealer win a tie.",
        since=2,
    )
