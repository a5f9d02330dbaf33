"""The pages that illustrate the rules of flower-card games: pack, combinations, single cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from render.boards.family import Maker
from render.boards.flowers.captures import by_class, draw_mark
from render.boards.flowers.scene import flower_game
from render.boards.scene import LETTERS, SIZES, Leaf
from render.boards.telling import listed, piece_name
from render.layout import CARDS, Box, Picture, Text, fan, stack
from render.look import PAGE, Say
from rules import FlowerTable
from rules.hanafuda.cards import FLOWER, FLOWERS, in_order, of_flower
from rules.hanafuda.yaku import Combination

GAP, APART, BELOW = 8, 24, 20
LINE = LETTERS[PAGE] * 5 // 4
SAMPLE = 5
"""The largest number of cards shown of a combination."""
MORE = "…"
WIDTH = Picture(*SIZES[PAGE]).inner.width
HALF = (WIDTH - APART) // 2

Game = FlowerTable[Any, Any]


class Part(NamedTuple):
    """A label with cards below it, `step` pixels apart, or with the sign it explains before it."""

    label: str
    cards: tuple[str, ...] = ()
    size: int = 0
    step: int = 0
    more: bool = False
    sign: str = ""

    @property
    def height(self) -> int:
        """The height of the part, in pixels."""
        return LINE + (GAP + CARDS[self.size] if self.cards else 0)


def guide(key: str) -> Mapping[str, Maker]:
    """Return the pages: the pack by month, the combinations, single cards and flowers."""
    wild = {"wild": _wild} if flower_game(key).wild else {}
    return {"pieces": _pieces, "combinations": _combined, "four": _four, **wild}


def _pieces(key: str, options: Any, say: Say) -> Leaf:
    """Draw the four signs, then every flower with its month and its cards."""
    game = flower_game(key)
    signs, months = tuple(_signs(game, say)), tuple(_months(game, say))
    told = (
        say("labelled", label=month.label, value=listed(say, _classes(game, month.cards, say)))
        for month in months
    )
    words = "\n".join((listed(say, (sign.label for sign in signs)), *told))
    return Leaf(_page(_pairs((*signs, *months)), game.kinds), words)


def _combined(key: str, options: Any, say: Say) -> Leaf:
    """Draw the combinations that count under the house rules, two by two."""
    offered = tuple(flower_game(key).offered(options))
    made = list(_combinations(offered, say))
    page = _page(_pairs(made), flower_game(key).kinds)
    return Leaf(page, "\n".join(part.label for part in made))


def _wild(key: str, options: Any, say: Say) -> Leaf:
    """Draw the card that may take other flowers, beside the others of its own flower."""
    game = flower_game(key)
    wild = game.wild or ""
    cards = (wild, *(card for card in of_flower(FLOWER[wild]) if card != wild))
    return _row(game, say, piece_name(say, wild), cards)


def _four(key: str, options: Any, say: Say) -> Leaf:
    """Draw the four cards of a flower."""
    game = flower_game(key)
    flower = FLOWER[game.pack[0]]
    return _row(game, say, say(f"flower-{flower}"), of_flower(flower))


def _row(game: Game, say: Say, label: str, cards: tuple[str, ...]) -> Leaf:
    """Draw cards side by side below a label."""
    part = Part(label, cards, 180, 180 + GAP)
    names = (piece_name(say, card) for card in cards)
    return Leaf(_page([[part]], game.kinds), listed(say, names))


def _pairs(parts: Sequence[Part]) -> list[Sequence[Part]]:
    return [parts[at : at + 2] for at in range(0, len(parts), 2)]


def _page(bands: Sequence[Sequence[Part]], kinds: Mapping[str, str]) -> Picture:
    """Draw a page of bands with one or two parts each, as high as it needs.

    `kinds` has the class of each card, whose sign is on it.
    """
    width = WIDTH
    heights = [max(part.height for part in band) for band in bands]
    margins = SIZES[PAGE][0] - width
    picture = Picture(SIZES[PAGE][0], sum(heights) + BELOW * (len(bands) - 1) + margins)
    for band, box in zip(bands, stack(picture.inner, *heights, gap=BELOW), strict=True):
        halves = box.split(HALF, APART) if len(band) == 2 else (box,)
        for part, place in zip(band, halves, strict=True):
            _draw(picture, place, part, kinds)
    return picture


def _draw(picture: Picture, box: Box, part: Part, kinds: Mapping[str, str]) -> None:
    size = part.size
    label = Box(box.x, box.y, box.width, LINE)
    if part.sign:
        mark, label = label.split(LINE, GAP)
        draw_mark(picture, mark, part.sign)
    picture.add(Text(part.label, label, LETTERS[PAGE], bold=True))
    if not part.cards:
        return
    start = Box(box.x, label.bottom + GAP, size, CARDS[size])
    picture.add(*fan(part.cards, start, part.step, part.label, kinds))
    if part.more:
        end = box.x + (len(part.cards) - 1) * part.step + size + GAP
        dots = Box(end, start.bottom - LINE, LETTERS[PAGE], LINE)
        picture.add(Text(MORE, dots, LETTERS[PAGE], bold=True))


def _signs(game: Game, say: Say) -> Iterator[Part]:
    """Yield the sign of each class with the number of its cards and their worth."""
    for kind, cards in by_class(game.pack, game.kinds).items():
        words = f"{say(f'class-{kind}')} ×{len(cards)}"
        if kind in game.worth:
            words = f"{words} · {say('label-points', points=game.worth[kind])}"
        yield Part(words, sign=kind)


def _months(game: Game, say: Say) -> Iterator[Part]:
    """Yield each flower of the pack with the number of its month and its cards."""
    for month, flower in enumerate(FLOWERS, 1):
        if cards := tuple(card for card in of_flower(flower) if card in game.pack):
            words = say("guide-month", month=month, flower=say(f"flower-{flower}"))
            yield Part(words, cards, 96, 96 + GAP)


def _classes(game: Game, cards: Iterable[str], say: Say) -> Iterator[str]:
    return (say(f"class-{game.kinds[card]}") for card in cards)


def _combinations(every: Iterable[Combination], say: Say) -> Iterator[Part]:
    """Yield each combination with its points and some of its cards."""
    for combination in every:
        cards = in_order(combination.cards)
        step = min(64 + GAP, (HALF - 64 - LETTERS[PAGE] - GAP) // (SAMPLE - 1))
        key = "guide-counted" if combination.least else "guide-combination"
        name = say(f"combination-{combination.name}")
        words = say(key, name=name, points=combination.points, count=combination.least)
        yield Part(words, cards[:SAMPLE], 64, step, len(cards) > SAMPLE)
