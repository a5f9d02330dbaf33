"""The words with which the dealer builds a limited hand (限定局).

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
"""The points the dealer can name for the hand; 0: its usual worth."""
FLOWER = 3
"""The number of different tiles in a small flower."""
MOST_WILD = 4
"""The largest number of kinds the dealer can make wild."""
MOST_WORDS = 40
"""The largest number of words; then the dealer can only end, or take back an unfinished flower."""


def stake(terms: Terms | None, stick: int) -> int:
    """Return the points the dealer stakes for terms: those named, or a `stick`; 0 without terms.

    Where wild tiles are named, excluded or shown, the stake is a stick at least.

    LX: 決めた点数を供託することで成立; 点棒1本を供託した上で,口頭で混を指定できます.
    """
    if terms is None:
        return 0
    wild = terms.wild is not None or terms.exposed
    return max(terms.points, stick if wild or not terms.points else 0)


def may_name(terms: Terms, stick: int) -> bool:
    """Whether points can be named: with a form, and if the dealer has no private wild tiles.

    LX: 手の形と点を宣言し; 点棒を供託してさらし混を使うと宣言. Without a stake they always can.
    """
    return not stick or (terms.form != "free" and not terms.exposed)


def moves(terms: Terms | None, words: int, stick: int) -> tuple[Move, ...]:
    """Return the dealer's moves once `words` words have been said.

    The words name first a form, then the tiles of a small flower, then the other terms. The first
    move is that of an absent dealer: it ends the words, or takes back an unfinished flower. At the
    largest number of words it is the only one.
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
    """Yield the words that make tiles wild; LX: 「免混」混を使わない.

    The dealer's own wild tiles exclude named points, and points exclude them.
    """
    if stick and terms.five_dots:
        return
    yield from ("indicator", "none")
    if not (stick and terms.points):
        yield "shown"
    wild = terms.wild or ()
    yield from KINDS if len(wild) < MOST_WILD else wild


def said(terms: Terms | None, words: tuple[str, ...]) -> Terms | None:
    """Return the terms after a word of the dealer; None: nothing is limited.

    ValueError for an unknown word.
    """
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
