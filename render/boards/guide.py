"""The pieces of a game by what they are worth: the picture beside its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from render.boards.captures import APART, by_class
from render.boards.scene import LETTERS, SIZES
from render.layout import CARDS, Box, Picture, Text, fan, stack
from render.look import Say
from rules.hanafuda import mushi
from rules.hanafuda.cards import in_order

GAP = 8
LAYOUT = "phone"
Part = tuple[str, Sequence[str]]
"""A label and the cards it stands over."""


def guide(key: str, say: Say) -> Picture:
    """A line of cards for each class, then the combinations; KeyError for a game without one."""
    picture = Picture(*SIZES[LAYOUT])
    letters = LETTERS[LAYOUT]
    bands = tuple(BANDS[key](say))
    heights = [letters * 5 // 4 + GAP + CARDS[size] for size, _ in bands]
    used = sum(heights) + GAP * (len(bands) - 1)
    area = picture.inner.centred(picture.inner.width, used)
    for (size, parts), band in zip(bands, stack(area, *heights, gap=GAP), strict=True):
        for box, (label, cards) in zip(_columns(band, len(parts)), parts, strict=True):
            words, row = stack(box, letters * 5 // 4, 0, gap=GAP)
            step = min(size + GAP, (row.width - size) // max(len(cards) - 1, 1))
            start = Box(row.x, row.y, size, CARDS[size])
            picture.add(Text(label, words, letters), *fan(cards, start, step, label))
    return picture


def _columns(band: Box, number: int) -> Iterator[Box]:
    width = (band.width - APART * (number - 1)) // number
    for place in range(number):
        yield Box(band.x + place * (width + APART), band.y, width, band.height)


def _mushi_bands(say: Say) -> Iterator[tuple[int, Sequence[Part]]]:
    """Card width and parts of each line from top to bottom."""
    for kind, cards in by_class(mushi.PACK).items():
        yield 96, [(f"{say(f'class-{kind}')} {mushi.WORTH[kind]}", cards)]
    parts = [
        (f"{say(f'combination-{one.name}')} {one.points}", in_order(one.cards))
        for one in mushi.COMBINATIONS
    ]
    yield 64, parts[:1]
    yield 64, parts[1:]


BANDS: Mapping[str, Callable[[Say], Iterator[tuple[int, Sequence[Part]]]]] = {"mushi": _mushi_bands}
