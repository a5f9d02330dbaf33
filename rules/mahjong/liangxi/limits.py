"""How the dealer puts a limited hand (限定局) together, a word at a time.

Source: LX is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from rules.game import Move
from rules.mahjong.liangxi.terms import CHI_FROM, FORMS, Terms
from rules.mahjong.tiles import KINDS, in_order, without

DONE = Move("limit", ("done",))
NONE = Move("limit", ("none",))
POINTS = (0, 1, 2, 5, 10, 20, 40, 80)
"""What the dealer can name as the worth of the hand; 0: what it is worth anyway."""
FLOWER = 3
"""A small flower has so many different tiles."""
MOST_WILD = 4
"""So many kinds the dealer can name to be wild."""
MOST_WORDS = 40
"""So often the dealer can say something; then what was said counts, or nothing is limited."""


def stake(terms: Terms | None, stick: int) -> int:
    """What the dealer lays down for terms: the points named, or a stick of so many points.

    LX: 決めた点数を供託することで成立; 点棒1本を供託した上で,口頭で混を指定できます.
    """
    if terms is None:
        return 0
    wild = terms.wild is not None or terms.exposed
    return max(terms.points, stick if wild or not terms.points else 0)


def may_name(terms: Terms, stick: int) -> bool:
    """Whether points can be named: with a form, and where the dealer has no wild tiles alone.

    LX: 手の形と点を宣言し; 点棒を供託してさらし混を使うと宣言. Without a stake they always can.
    """
    return not stick or (terms.form != "free" and not terms.exposed)


def moves(terms: Terms | None, words: int, stick: int) -> tuple[Move, ...]:
    """What the dealer may say next after so many words: a form, a flower's tiles, then all else.

    First stands what an absent dealer does: to let things be.
    """
    every = _moves(terms, stick)
    return every if words < MOST_WORDS else every[:1]


@lru_cache(1 << 8)
def _moves(terms: Terms | None, stick: int) -> tuple[Move, ...]:
    if terms is None:
        return DONE, *(Move("limit", (form,)) for form in FORMS)
    if terms.form == "flower" and len(terms.own) < FLOWER:
        return NONE, *(Move("limit", ("own", tile)) for tile in KINDS)
    named = POINTS if may_name(terms, stick) else ()
    return (
        DONE,
        NONE,
        *(Move("limit", ("points", str(points))) for points in named),
        *(Move("limit", ("chi", chi)) for chi in CHI_FROM),
        *(Move("limit", ("wild", kind)) for kind in _wilds(terms, stick)),
    )


def _wilds(terms: Terms, stick: int) -> Iterator[str]:
    """What can be made wild; LX: 「免混」混を使わない.

    Tiles of the dealer's own go without points, as points go without them.
    """
    if stick and terms.five_dots:
        return
    yield from ("indicator", "none")
    if not (stick and terms.points):
        yield "shown"
    wild = terms.wild or ()
    yield from KINDS if len(wild) < MOST_WILD else wild


def said(terms: Terms | None, words: tuple[str, ...]) -> Terms | None:
    """The terms after the dealer has said something; None: nothing is limited."""
    terms = terms or Terms()
    match words:
        case ("none",):
            return None
        case ("points", points):
            return replace(terms, points=int(points))
        case ("chi", chi):
            return replace(terms, chi=chi)
        case ("wild", ("indicator" | "none" | "shown") as word):
            wild = () if word == "none" else None
            return replace(terms, wild=wild, exposed=word == "shown")
        case ("wild", kind):
            named = tuple(sorted({*(terms.wild or ())} ^ {kind}))
            return replace(terms, wild=in_order(named), exposed=False)
        case ("own", tile):
            rest = without(terms.own, tile) if tile in terms.own else (*terms.own, tile)
            return replace(terms, own=in_order(rest[-FLOWER:]))
        case (form,):
            return Terms.of(form, points=terms.points)
    raise ValueError(f"nothing is limited by {words}")
