"""The poster of a game: a fan of its pieces, its name, a description, seats and duration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.boards.scene import Leaf
from render.boards.wrapping import wrapped
from render.layout import CARDS, MAHJONG, MARGIN, TILES, Box, Path, Picture, Sprite, Text, reach
from render.look import Say
from rules import ByGame, game

SIZE = 720, 458
"""The size in pixels, proportioned as pictures in the desktop client; a phone shows it half as
wide.
"""
HEAD, TITLE, LINE = 72, 30, 25
"""The letters' height of the name in its own script, of the title, and of the description."""
LEADING = 36
"""Pixels between the base lines of the description."""
SIDE = 300
"""The width of the words."""


class Fan(NamedTuple):
    """Pieces that fan out to both sides, with the degrees and pixels between neighbours.

    Their middle lies `below` that of the picture.
    """

    pieces: tuple[str, ...]
    size: tuple[int, int]
    degrees: int
    step: int
    below: int = 0


def _cards(upper: str, lower: str) -> tuple[Fan, ...]:
    size = 132, CARDS[132]
    return Fan(tuple(upper.split()), size, 10, 84, -80), Fan(tuple(lower.split()), size, 10, 84, 60)


def _tiles(upper: str, lower: str) -> tuple[Fan, ...]:
    size = 84, MAHJONG[84]
    return Fan(tuple(upper.split()), size, 8, 78, -72), Fan(tuple(lower.split()), size, 6, 92, 66)


class Poster(NamedTuple):
    """The name of a game in the script of its home, and the pieces it is known by.

    The pieces lie in one fan or in two, the lower one in front.
    """

    name: str
    fans: tuple[Fan, ...]


POSTERS = ByGame(
    {
        "mushi": Poster(
            "むし",
            _cards(
                "paulownia.phoenix pine.crane grass.moon", "plum.nightingale chrys.cup rain.oni"
            ),
        ),
        "sakura": Poster(
            "さくら",
            _cards("grass.moon pine.crane cherry.curtain", "plum.ribbon pine.ribbon cherry.ribbon"),
        ),
        "koikoi": Poster(
            "こいこい",
            _cards("grass.moon chrys.cup rain.man", "clover.boar maple.deer peony.butterfly"),
        ),
        "tiengow": Poster("天九", (Fan(("6-6", "1-1", "4-4", "1-3"), (96, TILES[96]), 6, 68),)),
        "xiamen": Poster("厦门麻将", _tiles("5z 5z 5z 1s", "5p 6p 7p")),
        "quanzhou": Poster("泉州麻将", _tiles("1f 2f 3f 4f", "5f 1s 6f")),
        "changchun": Poster("长春麻将", _tiles("1s 1m 1p 7z", "5z 6z 7z")),
        "dalian": Poster("大连穷胡", _tiles("1m 2m 3m 1s", "6z 6z 6z")),
        "liangxi": Poster("亮喜", _tiles("1z 2z 3z 4z", "1s 5z 7z")),
    }
)
"""The poster of each game."""


def poster(key: str, title: str, told: Sequence[str], say: Say) -> Leaf:
    """Draw the poster of a game.

    `title` is its name in the reader's language, `told` has the lines of its description.
    """
    picture = Picture(*SIZE)
    frame = picture.inner
    edges = frame.x, frame.y, frame.right - 1, frame.bottom - 1
    left, top, right, bottom = edges
    corners = (left, top), (right, top), (right, bottom), (left, bottom), (left, top)
    picture.add(Path(corners, 2, ink="edge"))
    _words(picture, frame.inset(MARGIN + 8, MARGIN), key, title, told, say)
    for fan in POSTERS[key].fans:
        _fan(picture, fan, frame)
    return Leaf(picture, "\n".join((title, *told)))


def _is_own(say: Say, key: str) -> bool:
    """Whether a reader's language is that of the game, in any script."""
    return say.language.startswith("zh") and game(key).family != "hanafuda"


def _words(
    picture: Picture, area: Box, key: str, title: str, told: Sequence[str], say: Say
) -> None:
    own = title if _is_own(say, key) else POSTERS[key].name
    rows = [(own, HEAD, True)]
    rows += [(row, TITLE, True) for row in wrapped(title, SIDE, TITLE) if title != own]
    for text in told:
        rows += [(row, LINE, False) for row in wrapped(text, SIDE, LINE)]
    heights = [size * LEADING // LINE for _, size, _ in rows]
    y = area.y + (area.height - sum(heights)) // 2
    for (row, size, bold), high in zip(rows, heights, strict=True):
        width = max(SIDE, reach(row, size))
        picture.add(Text(row, Box(area.x, y, width, high), size, bold=bold))
        y += high


def _fan(picture: Picture, fan: Fan, frame: Box) -> None:
    """Draw the pieces right of the words, the last one on top."""
    (width, height), last = fan.size, len(fan.pieces) - 1
    room = Box(frame.x + SIDE + 2 * MARGIN, frame.y, frame.width - SIDE - 3 * MARGIN, frame.height)
    for place, piece in enumerate(fan.pieces):
        off = 2 * place - last
        lean = off * fan.degrees // 2
        box = room.centred(width, height)
        x, y = box.x + off * fan.step // 2, box.y + fan.below + round(abs(lean) ** 1.5 / 4)
        picture.add(Sprite(piece, Box(x, y, width, height), "fan", lean=lean))
