"""The cards that won a deal: each combination below its name, or the winners' cards by class."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from render.boards.flowers.captures import by_class
from render.boards.flowers.scene import FlowerScene
from render.boards.scene import Side
from render.boards.scores import Above, gains, result_of, share
from render.boards.telling import pieces_named
from render.layout import CARDS, Box, Picture, Text, fan, reach

SIZES = (132, 96, 64, 48)
"""The widths of the cards, the best first."""
STEP = 2, 3
"""The step between the cards as a part of their width: numerator and denominator."""
NEAR, BETWEEN, BELOW = 4, 16, 8
"""Pixels between a name and its cards, between two combinations, and below a row of them."""
LEAST = 1
"""The points that a card must exceed to be shown as one that won."""
NAMED = 8
"""The largest width of the name of a side, in letters' heights."""


class Shown(NamedTuple):
    """A combination: its side, the words above it, its cards, the step between them, its width."""

    side: Side
    words: str
    cards: tuple[str, ...]
    step: int
    width: int


Combinations = list[tuple[str, tuple[str, ...]]]
"""Names of combinations, or of classes, with their cards."""


def shown(scene: FlowerScene, winners: Side) -> list[tuple[Side, Combinations]]:
    """Return every combination that counted, by its side.

    If nobody made one, the cards of the winners that have points are shown instead.
    """
    made = [(side, found) for side in scene.sides if (found := _counted(scene, side))]
    if not made and (cards := _worth(scene, winners)):
        made = [(winners, cards)]
    return made


def drawn_above(
    scene: FlowerScene, winners: Side, made: list[tuple[Side, Combinations]]
) -> Above | None:
    """Return a function that draws combinations; None without anything to draw.

    The name of a side comes before its first combination, unless only the winners made any.
    """
    named = _named(winners, made)
    return partial(_draw, scene=scene, made=made, named=named) if made else None


def told_above(
    scene: FlowerScene, winners: Side, made: list[tuple[Side, Combinations]]
) -> tuple[str, ...]:
    """Return a sentence for each combination that `drawn_above` draws, with its cards."""
    say, named = scene.say, _named(winners, made)
    return tuple(
        say(
            "tell-row",
            label=" · ".join((scene.side_name(side, NAMED), name)[not named :]),
            scores=pieces_named(say, cards),
        )
        for side, found in made
        for name, cards in found
    )


def _named(winners: Side, made: list[tuple[Side, Combinations]]) -> bool:
    return [side for side, _ in made] != [winners]


def _counted(scene: FlowerScene, side: Side) -> Combinations:
    """Return the combinations a side was paid for."""
    view, place = scene.view, scene.sides.index(side)
    sheet = result_of(scene).sheet
    gained = dict(sheet[place].gained) if sheet else {}
    known = zip(view.made[place], view.combined[place], strict=True)
    return [
        (scene.say(f"combination-{name}"), cards) for (name, _), cards in known if name in gained
    ]


def _worth(scene: FlowerScene, winners: Side) -> Combinations:
    """Return the winners' cards that have points, by class; empty if the winners gained nothing."""
    won = sum(gains(scene)[seat] for seat in winners) > 0
    piles = by_class(scene.view.captures[winners[0]], scene.kinds)
    return [
        (scene.say(f"class-{kind}"), piles[kind])
        for kind, points in scene.game.worth.items()
        if won and points > LEAST and kind in piles
    ]


def _draw(
    picture: Picture,
    area: Box,
    scene: FlowerScene,
    made: list[tuple[Side, Combinations]],
    named: bool,
) -> int:
    """Draw all combinations in rows, and return the height of the rows in pixels.

    With `named`, each side's first one has the side's name. The cards are as large as a third of
    the sheet has room for. A full sheet, whose rows are closer together, has smaller cards.
    """
    for size in SIZES:
        every = [
            _shown(scene, area.width, size, side, scene.side_name(side, NAMED) * first, *entry)
            for side, found in made
            for first, entry in zip((named, *[False] * len(found)), found, strict=False)
        ]
        rows, high = [*_rows(every, area.width)], scene.line + NEAR + CARDS[size] + BELOW
        if len(rows) * high <= share(scene):
            break
    for place, row in enumerate(rows):
        head = Box(area.x, area.y + place * high, area.width, scene.line)
        _draw_row(picture, head, scene, row, size)
    return len(rows) * high


def _shown(
    scene: FlowerScene,
    width: int,
    size: int,
    side: Side,
    owner: str,
    name: str,
    cards: tuple[str, ...],
) -> Shown:
    """Return a combination that fits a width: many cards lie closer together."""
    step = min(size * STEP[0] // STEP[1], (width - size) // max(len(cards) - 1, 1))
    words = " · ".join(filter(None, (owner, name)))
    wide = max(size + step * (len(cards) - 1), reach(words, scene.letters))
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


def _draw_row(
    picture: Picture, head: Box, scene: FlowerScene, row: Sequence[Shown], size: int
) -> None:
    """Draw combinations side by side, their names in a line and their cards `size` pixels wide."""
    x = head.x
    for prize in row:
        words = Box(x, head.y, prize.width, head.height)
        picture.add(Text(prize.words, words, scene.letters, faint=True))
        start = Box(x, words.bottom + NEAR, size, CARDS[size])
        zone = f"made {prize.side[0]} {prize.words}"
        picture.add(*fan(prize.cards, start, prize.step, zone, scene.kinds))
        x += prize.width + BETWEEN
