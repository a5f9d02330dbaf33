"""The house rules of the flower-card games.

Sources: EN and JA are the English and the Japanese description of Mushi at kzpn200.blogspot.com,
SAK is the Japanese one of Sakura there.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.options import Options, option


@dataclass(frozen=True)
class MushiOptions(Options):
    """The house rules of Mushi."""

    hands: int = option(
        range(1, 51),
        "Deals in a match",
        "How many deals are played; a deal that is void or called off does not count.",
        "The sources name no length; six or twelve deals are usual.",
    )
    first_dealer: str = option(
        ("lot", "drawHighestPoint", "drawMonthOrder", "fixed"),
        "First dealer",
        "By lot, by drawing the card worth most or the earliest flower, or always the first seat. "
        "The old order of flowers is pine, plum, cherry, wisteria, iris, rain, paulownia, grass, "
        "chrysanthemum, maple.",
        "EN: Elder hand is chosen by lot. JA: 始めの親は好きな方法で決めます。",
    )
    deal_order: str = option(
        ("child-dealer-field", "field-child-dealer-child-dealer-field"),
        "Order of the deal",
        "In packets of four: non-dealer, dealer, table, twice; or table, non-dealer, dealer, "
        "non-dealer, dealer, table.",
        "EN: in the order of younger-elder-table repeated twice, or "
        "table-younger-elder-younger-elder-table.",
    )
    hand_four: str = option(
        ("mayCancel", "off"),
        "Four of a flower in a hand",
        "The holder may show them and have the cards dealt again, or nothing happens.",
        "EN: If there are four cards of the same flower in a hand of one player, he/she may "
        "declare it to cancel the deal. JA: これをさらせば,親を変えないで配り直しです。",
    )
    field_four: str = option(
        ("redeal", "toDealer"),
        "Four of a flower on the table",
        "The cards are dealt again, or the dealer captures the four.",
        "EN: the hand is thrown in … Some play that the elder hand capture four of a kind.",
    )
    field_three_rain: str = option(
        ("redeal", "toDealer", "toOniTaker"),
        "Three plain rains on the table",
        "The cards are dealt again, or the dealer captures the three, or they are set aside for "
        "the player who captures the oni.",
        "EN: or three rain cards but the junk … go to who takes the junk of rain. "
        "JA: 配り直しにするか,親の取り札にするか,始める前に決めます。",
    )
    oni_takes_triple: bool = option(
        (False, True),
        "The oni takes a group",
        "The oni may take three cards of a flower that lie together.",
        "JA: 鬼で3枚組を取れるとする人もいます。",
    )
    last_stock_oni: str = option(
        ("alone", "mayTakeRain"),
        "Oni as the last card",
        "The player who turns it takes it alone, or takes it with a rain from the table.",
        "EN: one who plays it (younger hand) takes it. Some play that the junk of rain in the "
        "bottom of the stock can capture a rain card on the table.",
    )
    fourth_of_triple_vs_oni: str = option(
        ("oni", "triple"),
        "Fourth of a group with the oni on the table",
        "If the fourth card of a group is turned from the stock, it must take the oni; or it takes "
        "its group.",
        "EN: it must be captured by a card from the stock even if it matches any other cards.",
    )
    rain_flip_with_oni: str = option(
        ("normal", "stays"),
        "Rain turned with the oni on the table",
        "It takes another rain as usual, or it stays on the table.",
        "JA: 山札が雨なら,鬼と合わないので,場に残します。",
    )
    stranded_oni: str = option(
        ("placer", "rainHolder"),
        "Oni left at the end",
        "It goes to the player who placed it, or to the one who holds the rains.",
        "The sources do not say; it happens about once in five hundred deals.",
    )
    tie_dealer: str = option(
        ("stays", "alternates"),
        "Dealer after 115 to 115",
        "The dealer stays, or the other player deals.",
        "The sources do not say; EN: One who scores more becomes next elder hand.",
    )


@dataclass(frozen=True)
class SakuraOptions(Options):
    """The house rules of Sakura."""

    hands: int = option(
        range(1, 51),
        "Deals in a match",
        "How many deals are played.",
        "The source names no length.",
    )
    at_play: int = option(
        (4, 3, 2),
        "Players in a deal",
        "How many play at most; the others at the table take turns sitting out.",
        "SAK: 2~4人.5人以上…出下りで人数を調整したほうがよいです.",
    )
    four_players: str = option(
        ("individual", "teams2v2"),
        "Four players",
        "Everybody plays for themselves; or partners who face each other share their captures and "
        "points.",
        "SAK: 4人のときは,2対2のチーム戦にしても個人戦にしてもよいです.",
        needs={"at_play": 4},
    )
    deal_two: str = option(
        ("10-8", "8-8"),
        "Cards for two players",
        "Ten cards in the hand and eight on the table. Or eight and eight: then eight cards of the "
        "stock are never turned.",
        "SAK: 2人なら手札10枚場札8枚(手十場八)または手八場八.",
    )
    first_dealer: str = option(
        ("earliestMonth", "any"),
        "First dealer",
        "By drawing the card of the earliest month, or by lot.",
        "SAK: 1枚ずつ札を引いて月順が一番若い札を引いた人など,好きな方法で決め.",
    )
    big_win: str = option(
        ("100", "50and100"),
        "Big wins",
        "A win by 100 or more counts as two; or a win by 50 counts as two and one by 100 as three.",
        "SAK: 点差が100点以上の勝ちは,1度で2勝とみなします.点差の50点以上と100点以上を区別する"
        "こともあります.",
        needs={"stake": "wins"},
    )
    triple_stock: str = option(
        ("takeAll", "takeOne"),
        "Fourth card from the stock",
        "A turned card whose three others lie on the table takes all three, as it is played in "
        "Hawaii. Or it takes only one of them, as the source has it to the letter.",
        "SAK, literally: そのうち1枚と出した札の合わせて2枚を取ります; elsewhere all three.",
    )
    gaji_vs_hiki: str = option(
        ("preemptThenRetarget", "forbidden"),
        "Gaji and hiki",
        "A hiki comes before the gaji, which then takes another card. Or the gaji may not take a "
        "card on which somebody could call hiki (in no source, and it shows the player that "
        "somebody could).",
        "SAK: ガジで取ろうとしているときに「引き」をいうと,引きが優先されます.",
    )
    hiki_four_in_hand: bool = option(
        (False, True),
        "Four in one hand are a hiki",
        "Whether four of a flower in one hand are a hiki too.",
        "SAK: 場札と手札で同じ花の札が4枚あるとき.",
    )
    margin_to: str = option(
        ("secondBest", "eachOpponent"),
        "Margin of a win",
        "The margin is counted over the second best for everybody, or over each opponent "
        "separately.",
        "The source does not say.",
    )
    stake: str = option(
        ("wins", "difference"),
        "What is paid",
        "Each loser pays one win, or more for a big one; or each pays the difference in points.",
        "SAK counts wins: 1度で2勝とみなします.",
    )
    team_next_dealer: str = option(
        ("firstWinningMemberAfterOldDealer", "captain"),
        "Next dealer of a team",
        "In the winning team the member who comes first in turn, counting from the old dealer, "
        "deals next. Or the team’s first seat does.",
        "SAK: その後は,前の手に勝った人が親です.",
        needs={"four_players": "teams2v2"},
    )
