"""The pieces of a game by what they are worth: the picture beside its rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from render.boards.flowers.captures import by_class
from render.boards.flowers.scene import flower_game
from render.boards.scene import LETTERS, SIZES, Leaf
from render.layout import CARDS, Box, Picture, Text, fan, stack
from render.look import Say
from rules import FlowerTable
from rules.hanafuda.cards import in_order

LAYOUT = "phone"
GAP, APART, BELOW = 8, 24, 20
LINE = LETTERS[LAYOUT] * 5 // 4
SAMPLE = 5
"""So many cards of a combination are shown at most."""
MORE = "…"


class Part(NamedTuple):
    """A label and the rows of cards below it, all of a width, `step` pixels apart."""

    label: str
    lines: tuple[tuple[str, ...], ...]
    size: int
    step: int
    more: bool = False

    @property
    def height(self) -> int:
        """How high it is."""
        return LINE + len(self.lines) * (GAP + CARDS[self.size])


def guide(key: str, say: Say) -> tuple[Leaf, ...]:
    """One page for all, as a flower-card game needs no more."""
    return (Leaf(_page(key, say), say("guide-alt")),)


def _page(key: str, say: Say) -> Picture:
    """Every class with its cards, then the combinations two by two; as high as it must be."""
    game = flower_game(key)
    width = Picture(*SIZES[LAYOUT]).inner.width
    made = list(_combinations(game, say, (width - APART) // 2))
    bands = [[one] for one in _classes(game, say, width)]
    bands += [made[at : at + 2] for at in range(0, len(made), 2)]
    heights = [max(part.height for part in band) for band in bands]
    margins = SIZES[LAYOUT][0] - width
    picture = Picture(SIZES[LAYOUT][0], sum(heights) + BELOW * (len(bands) - 1) + margins)
    for band, box in zip(bands, stack(picture.inner, *heights, gap=BELOW), strict=True):
        halves = box.split((width - APART) // 2, APART) if len(band) == 2 else (box,)
        for part, place in zip(band, halves, strict=True):
            _draw(picture, place, part)
    return picture


def _draw(picture: Picture, box: Box, part: Part) -> None:
    size = part.size
    label = Box(box.x, box.y, box.width, LINE)
    picture.add(Text(part.label, label, LETTERS[LAYOUT], bold=True))
    y = label.bottom + GAP
    for line in part.lines:
        start = Box(box.x, y, size, CARDS[size])
        picture.add(*fan(line, start, part.step, part.label))
        y += CARDS[size] + GAP
    if part.more:
        end = box.x + (len(part.lines[-1]) - 1) * part.step + size + GAP
        dots = Box(end, y - GAP - LINE, LETTERS[LAYOUT], LINE)
        picture.add(Text(MORE, dots, LETTERS[LAYOUT], bold=True))


def _classes(game: FlowerTable[Any, Any], say: Say, width: int) -> Iterator[Part]:
    """The cards of each class with their number and worth, in even lines that show enough."""
    size = 96
    most = 1 + (width - size) * 2 // size
    for kind, cards in by_class(game.pack, game.kinds).items():
        count = -(-len(cards) // most)
        across = -(-len(cards) // count)
        step = min(size + GAP, (width - size) // max(across - 1, 1))
        lines = tuple(_cut(cards, across))
        words = f"{say(f'class-{kind}')} ×{len(cards)}"
        if kind in game.worth:
            words = f"{words} · {say('label-points', points=game.worth[kind])}"
        yield Part(words, lines, size, step)


def _cut(cards: Sequence[str], across: int) -> Iterator[tuple[str, ...]]:
    rest = iter(cards)
    while line := tuple(islice(rest, across)):
        yield line


def _combinations(game: FlowerTable[Any, Any], say: Say, width: int) -> Iterator[Part]:
    """Each combination with its points and some of its cards."""
    for one in game.combinations:
        cards = in_order(one.cards)
        step = min(64 + GAP, (width - 64 - LETTERS[LAYOUT] - GAP) // (SAMPLE - 1))
        words = f"{say(f'combination-{one.name}')} {one.points}"
        yield Part(words, (cards[:SAMPLE],), 64, step, len(cards) > SAMPLE)
