"""The facts of a limited hand and of elements that do not count, part by part, without words.

The terms of a limited hand are read as a view writes them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rules.mahjong.liangxi.score import LIMITED
from rules.mahjong.liangxi.terms import FORMS
from rules.mahjong.liangxi.worth import CAPPED, IGNORED
from rules.mahjong.tiles import PLACE, WINDS, Tiles, in_order
from rules.mahjong.win import Element

# --- The terms of a limited hand ------------------------------------------------------------------


class Term(NamedTuple):
    """One condition of the dealer: its name, the tiles it names, its points.

    An empty name means a small flower of these tiles.
    """

    name: str
    tiles: Tiles = ()
    points: int = 0


def terms_of(terms: str) -> Iterator[Term]:
    """Yield the limited hand, then the terms in which it differs from the usual one."""
    form, *others = terms.split()
    yield Term(form)
    for name, _, value in (other.partition("=") for other in others):
        match name, value.split("+"):
            case "points", _:
                yield Term("points", points=int(value))
            case "own", tiles:
                yield Term("", tuple(tiles))
            case "wild", tiles if tiles[0] in PLACE:
                yield Term("wild-tile", tuple(tiles))
            case "chi" | "wild", _:
                yield Term(f"{name}-{value}")
            case "exposed", _:
                yield Term("wild-shown")
            case (("to-the-end" | "five-dots"), _):
                yield Term(name)


def without_tiles(terms: str) -> str:
    """Return the same terms without the tiles named in them."""
    return " ".join(word for word in terms.split() if not _tiles(word))


def flowers(terms: str) -> tuple[Tiles, ...]:
    """Return the small flowers of which a hand must hold one; none without such a condition."""
    own = _named(terms, "own")
    return (own,) if own else FORMS[terms.split()[0]].flowers


def asked(terms: str) -> tuple[Tiles, ...]:
    """Return the tiles of the small flowers in these terms, in groups; no tile is in two groups.

    The tiles that all flowers share come first, then those to choose from: the pairs of a West
    Lake, or winds and ones.
    """
    every = flowers(terms)
    shared = (
        tuple(tile for tile in every[0] if all(tile in flower for flower in every)) if every else ()
    )
    if shared:
        rest = (tuple(tile for tile in flower if tile not in shared) for flower in every)
        return (shared, *filter(None, rest))
    kinds = in_order({tile for flower in every for tile in flower})
    groups = (tuple(tile for tile in kinds if (tile in WINDS) is wind) for wind in (True, False))
    return tuple(filter(None, groups))


def nearest(terms: str, hand: Iterable[str]) -> tuple[Tiles, Tiles]:
    """Return the small flower of which a hand holds most, and its tiles that the hand lacks.

    Both are empty if the terms ask for no small flower.
    """
    held = Counter(hand)
    lacks = [(flower, in_order((Counter(flower) - held).elements())) for flower in flowers(terms)]
    return min(lacks, key=lambda pair: len(pair[1]), default=((), ()))


def wilds(terms: str) -> Tiles:
    """Return the kinds that the dealer has named wild."""
    return _named(terms, "wild")


def _named(terms: str, name: str) -> Tiles:
    """Return the tiles that terms give under a name."""
    words = (word for word in terms.split() if word.startswith(f"{name}="))
    return next((_tiles(word) for word in words), ())


def _tiles(word: str) -> Tiles:
    """Return the tiles in a word of terms."""
    return tuple(tile for tile in word.partition("=")[2].split("+") if tile in PLACE)


# --- Elements that do not count -------------------------------------------------------------------


class LeftOut(NamedTuple):
    """Elements that do not count for the same reason.

    `why` is the reason: the cap of the points, a house rule by which small points do not count, the
    dealer's limit of the hand (`limited`), or another element that includes them (`implied`), which
    `by` names.
    """

    names: tuple[str, ...]
    why: str
    by: str = ""


def left_out(elements: Iterable[Element]) -> Iterator[LeftOut]:
    """Yield the elements that do not count, grouped by reason."""
    reasons: dict[str, dict[str, None]] = {}
    for element in elements:
        reasons.setdefault(element.because, {})[element.name] = None
    for because, names in reasons.items():
        if because in (CAPPED, IGNORED, LIMITED):
            yield LeftOut(tuple(names), because)
        else:
            yield LeftOut(tuple(names), "implied", because)
