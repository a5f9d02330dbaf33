"""The facts of a limited hand and of elements that do not count, part by part, without words.

The terms of a limited hand are read as a view writes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rules.mahjong.liangxi.score import LIMITED
from rules.mahjong.liangxi.terms import FORMS
from rules.mahjong.liangxi.worth import CAPPED
from rules.mahjong.tiles import PLACE, Tiles
from rules.mahjong.variant import Element

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


def flower(terms: str) -> Tiles:
    """Return the tiles of the required small flower, if there is only one."""
    flowers = FORMS[terms.split()[0]].flowers
    return _named(terms, "own") or (flowers[0] if len(flowers) == 1 else ())


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


# --- What does not count --------------------------------------------------------------------------


class LeftOut(NamedTuple):
    """Elements that do not count for the same reason: their names, each once, and the reason.

    The reason is the limit, the dealer's own points (`limited`), or another element (`implied`).
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
        if because in (CAPPED, LIMITED):
            yield LeftOut(tuple(names), because)
        else:
            yield LeftOut(tuple(names), "implied", because)
