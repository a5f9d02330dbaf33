"""Captured cards by class: fans below their counts and points, in one line or in two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from render.boards.scene import Scene
from render.layout import CARDS, RING, Box, Picture, Text, fan, reach, stack
from rules import Seat
from rules.hanafuda import mushi
from rules.hanafuda.cards import CLASS, CLASSES

WORTH: Mapping[str, Mapping[str, int]] = {"mushi": mushi.WORTH}
"""What a card of each class is worth, by game; without an entry only cards are counted."""

WIDTH = 64
APART = 24
LOOSE = 52
"""Cards are no further apart: that shows flower and class, and keeps the file small."""
CROWDED = 28
"""Fans whose cards show less than this are better laid in two lines."""


class Fan(NamedTuple):
    """The captured cards of one class and the label above them, `room` pixels wide."""

    kind: str
    cards: tuple[str, ...]
    label: str
    room: int

    def width(self, step: int) -> int:
        """How wide label and cards are when the cards are a step apart."""
        return max(self.room, WIDTH + (len(self.cards) - 1) * step)


def by_class(cards: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Cards by class, the latest last; a class without cards is left out."""
    piles = {kind: tuple(card for card in cards if CLASS[card] == kind) for kind in CLASSES}
    return {kind: pile for kind, pile in piles.items() if pile}


def fans(scene: Scene, seat: Seat) -> list[Fan]:
    """The fans of a seat in the order of the classes."""
    made = []
    for kind, cards in by_class(scene.view.captures[seat]).items():
        label = f"{scene.say(f'class-{kind}')} {_tally(scene, cards)}"
        made.append(Fan(kind, cards, label, reach(label, scene.letters)))
    return made


def _tally(scene: Scene, cards: Sequence[str]) -> str:
    """How many cards, and where the game gives them worth, their points."""
    worth = WORTH.get(scene.view.game)
    if worth is None:
        return str(len(cards))
    return f"{len(cards)} · {sum(worth[CLASS[card]] for card in cards)}"


def widest_step(line: Sequence[Fan], width: int) -> int:
    """The widest step of all fans of a line together at which they fit."""
    free = width - APART * (len(line) - 1)
    for step in range(LOOSE, 4, -1):
        if sum(one.width(step) for one in line) <= free:
            return step
    return 4


def captures_height(scene: Scene, lines: int) -> int:
    """How high one line or two are, with room for the rings of the last move."""
    return lines * (scene.line + RING + CARDS[WIDTH] + RING)


def draw_captures(picture: Picture, area: Box, scene: Scene, seat: Seat, lines: int) -> None:
    """The fans of a seat in an area of `captures_height`."""
    made = fans(scene, seat)
    parts = [made] if lines == 1 else [made[: len(made) // 2], made[len(made) // 2 :]]
    for part, band in zip(parts, stack(area, *[area.height // lines] * lines, gap=0), strict=True):
        step, x = widest_step(part, band.width), band.x
        for one in part:
            _draw_fan(picture, Box(x, band.y, one.width(step), band.height), scene, one, seat)
            x += one.width(step) + APART


def _draw_fan(picture: Picture, box: Box, scene: Scene, one: Fan, seat: Seat) -> None:
    picture.add(Text(one.label, Box(box.x, box.y, one.room, scene.line), scene.letters))
    step = min(LOOSE, (box.width - WIDTH) // max(len(one.cards) - 1, 1))
    start = Box(box.x, box.y + scene.line + RING, WIDTH, CARDS[WIDTH])
    picture.add(*fan(one.cards, start, step, f"captures {seat} {one.kind}"))
