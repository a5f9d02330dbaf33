"""What the dealer has laid down for a deal of Liangxi, in words."""

from __future__ import annotations

from collections.abc import Iterator

from render.boards.telling import pieces_named
from render.look import Say
from rules.mahjong.liangxi.terms import FORMS
from rules.mahjong.tiles import PLACE, Tiles


def told(say: Say, terms: str) -> Iterator[str]:
    """The name of a limited hand, then what does not come with it, as a view writes it."""
    form, *others = terms.split()
    yield say(f"limit-{form}")
    for name, _, value in (other.partition("=") for other in others):
        match name, value.split("+"):
            case "points", _:
                yield say("limit-points", count=int(value))
            case "own", tiles:
                yield pieces_named(say, tiles)
            case "wild", tiles if tiles[0] in PLACE:
                yield say("limit-wild-tile", cards=pieces_named(say, tiles))
            case "chi" | "wild", _:
                yield say(f"limit-{name}-{value}")
            case "exposed", _:
                yield say("limit-wild-shown")
            case (("to-the-end" | "five-dots"), _):
                yield say(f"limit-{name}")


def without_tiles(terms: str) -> str:
    """The same without the tiles that are named in them."""
    return " ".join(word for word in terms.split() if not _tiles(word))


def flower(terms: str) -> Tiles:
    """The tiles of the small flower that is asked for, where there is but one."""
    flowers = FORMS[terms.split()[0]].flowers
    return _named(terms, "own") or (flowers[0] if len(flowers) == 1 else ())


def wilds(terms: str) -> Tiles:
    """The kinds that the dealer has named wild."""
    return _named(terms, "wild")


def _named(terms: str, name: str) -> Tiles:
    """The tiles that are named so."""
    words = (word for word in terms.split() if word.startswith(f"{name}="))
    return next((_tiles(word) for word in words), ())


def _tiles(word: str) -> Tiles:
    """The tiles in a word of terms."""
    return tuple(tile for tile in word.partition("=")[2].split("+") if tile in PLACE)
