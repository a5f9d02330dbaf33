"""The house rules of Mushi.

Sources: EN and JA are the English and the Japanese description at kzpn200.blogspot.com.
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
        "How many deals are played; a deal that is thrown in does not count.",
        "The sources name no length; six or twelve deals are usual.",
    )
    first_dealer: str = option(
        ("lot", "drawHighestPoint", "drawMonthOrder", "fixed"),
        "First dealer",
        "By lot, by drawing the card worth most, by drawing the earliest flower of the old order "
        "(pine, plum, cherry, wisteria, iris, rain, paulownia, grass, chrysanthemum, maple), "
        "or always the first seat.",
        "EN: Elder hand is chosen by lot. JA: 始めの親は好きな方法で決めます。",
    )
    deal_order: str = option(
        ("child-dealer-field", "field-child-dealer-child-dealer-field"),
        "Order of the deal",
        "In packets of four: younger, dealer, table, twice; or table, younger, dealer, younger, "
        "dealer, table.",
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
        "whoever captures the oni.",
        "EN: or three rain cards but the junk … go to who takes the junk of rain. "
        "JA: 配り直しにするか,親の取り札にするか,始める前に決めます。",
    )
    oni_takes_triple: bool = option(
        (False, True),
        "Oni takes a group",
        "The oni may take three cards of a flower that lie together.",
        "JA: 鬼で3枚組を取れるとする人もいます。",
    )
    last_stock_oni: str = option(
        ("alone", "mayTakeRain"),
        "Oni as the last card",
        "Whoever turns it takes it alone, or takes it with a rain from the table.",
        "EN: one who plays it (younger hand) takes it. Some play that the junk of rain in the "
        "bottom of the stock can capture a rain card on the table.",
    )
    fourth_of_triple_vs_oni: str = option(
        ("oni", "triple"),
        "Fourth of a group while the oni lies there",
        "Turned from the stock it must take the oni, or it takes its group.",
        "EN: it must be captured by a card from the stock even if it matches any other cards.",
    )
    rain_flip_with_oni: str = option(
        ("normal", "stays"),
        "Rain turned while the oni lies there",
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
