"""How the dealer puts a limited hand (限定局) together, a word at a time.

Source: LX is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

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


def moves(terms: Terms | None, words: int) -> Iterator[Move]:
    """What the dealer may say next after so many words: a form, a flower's tiles, then all else.

    First stands what an absent dealer does: to let things be.
    """
    unfinished = terms is not None and terms.form == "flower" and len(terms.own) < FLOWER
    yield NONE if unfinished else DONE
    if words >= MOST_WORDS:
        return
    if terms is None:
        yield from (Move("limit", (form,)) for form in FORMS)
        return
    if unfinished:
        yield from (Move("limit", ("own", tile)) for tile in KINDS)
        return
    yield NONE
    yield from (Move("limit", ("points", str(points))) for points in POINTS)
    yield from (Move("limit", ("chi", chi)) for chi in CHI_FROM)
    wild = terms.wild or ()
    named = KINDS if len(wild) < MOST_WILD else wild
    yield from (Move("limit", ("wild", kind)) for kind in ("indicator", "none", "shown", *named))


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
