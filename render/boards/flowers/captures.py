"""Captured cards by class: fans below their counts and points, in one line or in two."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from render.boards.flowers.scene import FlowerScene, flower_game
from render.layout import CARDS, RING, Box, Picture, Shape, Text, fan, reach, stack
from render.look import Say
from rules import Seat
from rules.hanafuda.cards import CLASSES

APART = 16
"""Pixels between two fans."""
MARKED = 4
"""Pixels between the mark of a class and its number."""


class Fan(NamedTuple):
    """The captured cards of one class and the label above them, `room` pixels wide."""

    kind: str
    cards: tuple[str, ...]
    label: str
    room: int

    def width(self, size: int, step: int) -> int:
        """Return the width of label and cards, with cards of a size `step` pixels apart."""
        return max(self.room, size + (len(self.cards) - 1) * step)


class Spread(NamedTuple):
    """A way to lay out captures: the width of their cards, and the number of lines."""

    size: int
    lines: int = 1

    @property
    def loose(self) -> int:
        """The largest step between cards: it shows flower and class, and keeps the file small."""
        return self.size * 13 // 16

    @property
    def crowded(self) -> int:
        """The least step between cards, in pixels, at which enough of each is visible."""
        return self.size * 7 // 16


def by_class(cards: Sequence[str], kinds: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """Sort cards by class, the latest last; a class without cards is left out."""
    piles = {kind: tuple(card for card in cards if kinds[card] == kind) for kind in CLASSES}
    return {kind: pile for kind, pile in piles.items() if pile}


def points_of(scene: FlowerScene, seat: Seat) -> int | None:
    """Return the points of a seat's captures; None where the game only counts cards."""
    kinds, worth = scene.kinds, scene.game.worth
    if not worth:
        return None
    return sum(worth[kinds[card]] for card in scene.view.captures[seat])


def fans(scene: FlowerScene, seat: Seat) -> tuple[Fan, ...]:
    """Return the fans of a seat in the order of the classes."""
    view = scene.view
    say: Any = scene.say
    return _fans(view.captures[seat], view.game, say, scene.letters, scene.duel)


@lru_cache(256)
def _fans(
    cards: tuple[str, ...], key: str, say: Say, letters: int, in_words: bool
) -> tuple[Fan, ...]:
    """Make the fans of a seat, measured only once for all layouts that are tried.

    With `in_words`, a label has the name of the class in place of its mark.
    """
    game, made = flower_game(key), []
    for kind, pile in by_class(cards, game.kinds).items():
        count, mark = len(pile), letters + MARKED
        label = str(count)
        if in_words:
            points = count * game.worth.get(kind, 0)
            label = f"{say(f'class-{kind}')} {count}" + (f" ({points})" if points else "")
            mark = 0
        made.append(Fan(kind, pile, label, mark + reach(label, letters)))
    return tuple(made)


def _parts(made: tuple[Fan, ...], lines: int) -> list[tuple[Fan, ...]]:
    """Return the fans in one line, or in two of about the same number of cards."""
    if lines == 1:
        return [made]
    half = sum(len(group.cards) for group in made) / 2
    cuts = range(1, max(len(made), 2))
    cut = min(cuts, key=lambda at: abs(sum(len(group.cards) for group in made[:at]) - half))
    return [made[:cut], made[cut:]]


def _free(line: Sequence[Fan], spread: Spread, width: int, step: int) -> int:
    """Return the width that all fans of a line leave free, with their cards `step` pixels apart."""
    return width + APART - sum(APART + group.width(spread.size, step) for group in line)


def widest_step(line: Sequence[Fan], spread: Spread, width: int) -> int:
    """Return the widest step at which all fans of a line fit; it is the same for all, and 1 at
    least.
    """
    steps = range(1, spread.loose + 1)
    fitting = bisect_left(steps, True, key=lambda step: _free(line, spread, width, step) < 0)
    return max(fitting, 1)


def is_crowded(scene: FlowerScene, seat: Seat, spread: Spread, width: int) -> bool:
    """Whether the captures of a seat overlap so much that too little of each card is visible."""
    parts, step = _parts(fans(scene, seat), spread.lines), spread.crowded
    return any(_free(part, spread, width - 2 * RING, step) < 0 for part in parts)


def captures_height(scene: FlowerScene, spread: Spread) -> int:
    """Return the height of the captures, with room for the rings of the last move."""
    return spread.lines * (scene.line + RING + CARDS[spread.size] + RING)


def draw_captures(
    picture: Picture, area: Box, scene: FlowerScene, seat: Seat, spread: Spread
) -> None:
    """Draw the fans of a seat in an area of `captures_height`, toward its side of the table."""
    area = area.inset(RING)
    parts = _parts(fans(scene, seat), spread.lines)
    bands = stack(area, *[area.height // spread.lines] * spread.lines, gap=0)
    for part, band in zip(parts, bands, strict=True):
        step, x = widest_step(part, spread, band.width), band.x
        if scene.way(seat) == "right":
            long = sum(group.width(spread.size, step) + APART for group in part) - APART
            x = max(x, band.right - long)
        for group in part:
            box = Box(x, band.y, group.width(spread.size, step), band.height)
            _draw_fan(picture, box, scene, group, spread, f"captures {seat} {group.kind}")
            x = box.right + APART


def _draw_fan(
    picture: Picture, box: Box, scene: FlowerScene, group: Fan, spread: Spread, zone: str
) -> None:
    label = Box(box.x, box.y, group.room, scene.line)
    if not scene.duel:
        mark, label = label.split(scene.letters, MARKED)
        draw_mark(picture, mark.centred(scene.letters, scene.letters), group.kind)
    picture.add(Text(group.label, label, scene.letters))
    step = min(spread.loose, (box.width - spread.size) // max(len(group.cards) - 1, 1))
    start = Box(box.x, box.y + scene.line + RING, spread.size, CARDS[spread.size])
    picture.add(*fan(group.cards, start, step, zone, scene.kinds))


def draw_mark(picture: Picture, box: Box, kind: str) -> None:
    """Draw the mark of a class, as on the cards."""
    picture.add(Shape("disc", box, "ink"), Shape(kind, box, "black", "ink"))
