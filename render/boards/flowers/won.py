"""The cards that made something in a deal: each combination below its name, side after side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from render.boards.flowers.scene import FlowerScene
from render.boards.scene import Side
from render.boards.scores import Above, result_of
from render.layout import CARDS, Box, Picture, Text, fan, reach

SIZE, STEP = 48, 32
"""The width of the cards, and the step between them, in pixels."""
NEAR, BETWEEN, BELOW = 4, 16, 8
"""Pixels between a name and its cards, between two combinations, and below a row of them."""
NAMED = 8
"""The largest width of the name of a side, in letters' heights."""


class Shown(NamedTuple):
    """A combination: its side, the words above it, its cards, and the pixels between them."""

    side: Side
    words: str
    cards: tuple[str, ...]
    step: int
    width: int


def made_of(scene: FlowerScene, winners: Side) -> Above | None:
    """Return a function that draws every combination that counted; None if none did.

    The name of a side comes before its first combination, unless only the winners made any.
    """
    made = [(side, found) for side in scene.sides if (found := _counted(scene, side))]
    named = [side for side, _ in made] != [winners]
    return partial(_draw, scene=scene, made=made, named=named) if made else None


Combinations = list[tuple[str, tuple[str, ...]]]
"""Names of combinations with their cards."""


def _counted(scene: FlowerScene, side: Side) -> Combinations:
    """Return the combinations a side was paid for."""
    view, place = scene.view, scene.sides.index(side)
    sheet = result_of(scene).sheet
    gained = dict(sheet[place].gained) if sheet else {}
    known = zip(view.made[place], view.combined[place], strict=True)
    return [(name, cards) for (name, _), cards in known if name in gained]


def _draw(
    picture: Picture,
    area: Box,
    scene: FlowerScene,
    made: list[tuple[Side, Combinations]],
    named: bool,
) -> int:
    """Draw all combinations in rows, and return the height of the rows in pixels."""
    every = []
    for side, found in made:
        names = [scene.side_name(side, NAMED) if named else "", *[""] * len(found)]
        every += [
            _shown(scene, area.width, side, name, *entry)
            for name, entry in zip(names, found, strict=False)
        ]
    y = area.y
    for row in _rows(every, area.width):
        _draw_row(picture, Box(area.x, y, area.width, scene.line), scene, row)
        y += scene.line + NEAR + CARDS[SIZE] + BELOW
    return y - area.y


def _shown(
    scene: FlowerScene, width: int, side: Side, owner: str, name: str, cards: tuple[str, ...]
) -> Shown:
    """Return a combination that fits a width: many cards lie closer together."""
    step = min(STEP, (width - SIZE) // max(len(cards) - 1, 1))
    words = " · ".join(filter(None, (owner, scene.say(f"combination-{name}"))))
    wide = max(SIZE + step * (len(cards) - 1), reach(words, scene.letters))
    return Shown(side, words, cards, step, min(wide, width))


def _rows(every: Sequence[Shown], width: int) -> Iterator[list[Shown]]:
    """Yield combinations in rows of a width."""
    row: list[Shown] = []
    for prize in every:
        if row and sum(other.width + BETWEEN for other in row) + prize.width > width:
            yield row
            row = []
        row.append(prize)
    yield row


def _draw_row(picture: Picture, head: Box, scene: FlowerScene, row: Sequence[Shown]) -> None:
    """Draw combinations side by side, their names in a line."""
    x = head.x
    for prize in row:
        words = Box(x, head.y, prize.width, head.height)
        picture.add(Text(prize.words, words, scene.letters, faint=True))
        start = Box(x, words.bottom + NEAR, SIZE, CARDS[SIZE])
        zone = f"made {prize.side[0]} {prize.words}"
        picture.add(*fan(prize.cards, start, prize.step, zone, scene.kinds))
        x += prize.width + BETWEEN
