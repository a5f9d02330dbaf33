"""Every picture fits what is on it: words are whole, little cloth is bare, all inks can be read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from PIL import ImageColor

from bot.words import LANGUAGES, words
from render import Look, colours
from render.boards import scores
from render.boards.catalogue import BOARDS
from render.boards.mahjong import guide
from render.boards.mahjong.waiting import waiting
from render.boards.scene import Page
from render.boards.standings import standings
from render.boards.wrapping import wrapped
from render.layout import Picture, Ring, Shape, Sprite, Text
from render.look import LAYOUTS, PAGE, PUBLIC, WIDE
from render.paint import FAINT
from render.scenes import opened
from rules.mahjong.reading import Part
from rules.mahjong.sheets import variant
from tests.render import deals, tiles, walls
from tests.render.geometry import assert_apart, assert_inside, is_cut
from tests.render.test_sizes import history, states
from tests.volume import part

MONSTERS = (
    "محمد بن سلمان آل سعود والعائلة",
    "伊集院光太郎左衛門尉の大冒険",
    "W" * 32,
    "ミ★☆𝕮𝖍𝖆𝖔𝖘☆★ミ" * 2,
    "Konstantin the Great",
    "김철수와 친구들의 마작방입니다",
    "Σωκράτης ὁ Ἀθηναῖος",
)
"""Names of every script; the letters of some have no font and stand in boxes."""
SHAPES = (*LAYOUTS, PUBLIC, PAGE)
PARTS = 40
"""A commit draws one state of so many."""
NAMED = 3
"""The least width of a name on a plate, in letters' heights."""
BARE = 9, 20
"""The largest part of a picture's rows that nothing stands in."""


def scene(one: tuple[Any, Any, Any], place: int, layout: str) -> Any:
    """A state as the public or a seat sees it, with monstrous names, in one of the languages."""
    made, view, state = one
    seat = None if layout in (PUBLIC, PAGE) else place % len(state.hands)
    language = LANGUAGES[place // PARTS % len(LANGUAGES)]
    if made is deals:
        at: Any = deals.scene(state, seat, layout, language)
    else:
        at = made.scene(view(state, seat), layout, language)
    many = len(MONSTERS)
    return replace(at, names=tuple(MONSTERS[(place + n) % many] for n in range(len(at.names))))


def scenes(layout: str) -> Iterator[Any]:
    """Tables of every game, and the end of each deal."""
    every = list(enumerate(states()))
    for place, one in (*part(every, PARTS), *(pair for pair in every[::5] if pair[1][-1].result)):
        yield scene(one, place, layout)


@cache
def drawn(layout: str) -> list[tuple[Any, Picture]]:
    """The pictures of tables and hands."""
    return [
        (at, board.table(at) if at.view.seat is None else board.hand(at, ()))
        for at in scenes(layout)
        for board in (BOARDS[at.view.game],)
    ]


def sheets(layout: str) -> Iterator[tuple[Any, Picture]]:
    """The score sheets of deals and of matches that are over."""
    for at in scenes(layout):
        if at.view.result:
            people, outcome = len(at.names), BOARDS[at.view.game].outcome(at)
            yield at, scores.sheet(at, outcome, ())
            yield at, scores.sheet(at, outcome, history(people, 9), range(1, people + 1))


def cut(picture: Picture, language: str) -> list[Text]:
    """The words that are too long for their boxes."""
    return [item for item in picture.items if isinstance(item, Text) and is_cut(item, language)]


def bare(picture: Picture) -> int:
    """The number of rows in which nothing stands."""
    boxes = [item.box for item in picture.items if isinstance(item, Sprite | Shape | Text)]
    return picture.height - len({y for box in boxes for y in range(box.y, box.bottom)})


@pytest.mark.parametrize("layout", SHAPES)
@pytest.mark.slow
def test_no_words_are_cut_however_long_the_names_are(layout: str) -> None:
    """Names are shortened until the sentence around them is whole."""
    for at, picture in (*drawn(layout), *sheets(layout)):
        assert not cut(picture, at.say.language), at.view


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", [*LAYOUTS, PUBLIC])
def test_the_headline_of_standings_is_whole(layout: str, language: str) -> None:
    for people in range(1, 8):
        page = Page(MONSTERS[:people], words(language), Look(layout))
        last = (3,) * (people - 1) + (-3 * (people - 1),)
        for ran in (history(people, 9), [(0,) * people], [last]):
            assert not cut(standings(page, ran), language)


@pytest.mark.parametrize("layout", [*LAYOUTS, PUBLIC])
@pytest.mark.slow
def test_a_plate_shows_some_letters_of_each_name(layout: str) -> None:
    """With scores of three digits, too: a name is neither a number nor one letter."""
    for at, picture in drawn(layout):
        if at.view.game in deals.KEYS.values():
            names = [item for item in picture.items if isinstance(item, Text) and item.size == 22]
            assert all(item.box.width >= NAMED * item.size for item in names), at.view


@pytest.mark.parametrize("layout", SHAPES)
@pytest.mark.slow
def test_little_cloth_is_bare(layout: str) -> None:
    for at, picture in drawn(layout):
        assert bare(picture) * BARE[1] <= picture.height * BARE[0], at.view


@pytest.mark.parametrize("layout", LAYOUTS)
def test_open_hands_take_the_room_they_need(layout: str) -> None:
    """A step without hands is the table alone; each other one has as many rows as lie in it.

    In a wide picture the hands lie beside a table as narrow as the public one.
    """
    beside = layout == WIDE
    for made, view, state in states(every=61):
        seats = range(len(state.hands))
        look = [
            (view(state, seat) if made is not deals else deals.view(state, seat)) for seat in seats
        ]
        public = view(state, None) if made is not deals else deals.view(state, None)
        say = words("en").at(public.game)
        (picture,) = opened([(public, look)], MONSTERS[: len(seats)], say, Look(layout))
        table = BOARDS[public.game].table(
            replace(scene((made, view, state), 0, PUBLIC if beside else layout), view=public)
        )
        lain = [s.box for s in picture.sprites if s.zone.startswith("opened ")]
        edge = table.height - 16
        aside = [box for box in lain if (box.x >= table.width if beside else box.y >= edge)]
        if not aside:
            assert picture.height == table.height
            continue
        highest = max(box.bottom for box in aside)
        assert picture.height <= max(highest + 16 + 30, table.height * beside)


# --- Order and words ----------------------------------------------------------------------------


@pytest.mark.parametrize("layout", [*LAYOUTS, PUBLIC])
def test_the_last_trick_stands_in_the_order_of_the_columns(layout: str) -> None:
    for state in (state for state in tiles.many() if state.result and state.won):
        at = tiles.scene(tiles.view(state, None), layout)
        picture = scores.sheet(at, BOARDS["tiengow"].outcome(at), ())
        places = {s.zone: s.box.x for s in picture.sprites if s.zone.startswith("play ")}
        ordered = [f"play {seat}" for seat in at.view.playing if f"play {seat}" in places]
        assert sorted(places, key=lambda zone: places[zone]) == ordered


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_a_page_stand_in_columns(language: str) -> None:
    usual = next(iter(variant("liangxi").presets.values()))
    for name in ("big-1", "big-2", "big-3"):
        picture = guide.guide("liangxi")[name](
            "liangxi", usual, words(language).at("liangxi")
        ).picture
        numbers = [
            item for item in picture.items if isinstance(item, Text) and item.align == "right"
        ]
        assert len({item.box.right for item in numbers}) == 2


WRAPPED = [
    ("花を合わせる個人戦・チーム戦", ["花を合わせる個人戦・", "チーム戦"]),
    ("「はい」と「いいえ」の「どちら」", ["「はい」と「いいえ」の", "「どちら」"]),
    ("part of Win as dealt 天和, too", ["part of Win as dealt", "天和, too"]),
]


@pytest.mark.parametrize(("text", "lines"), WRAPPED)
def test_lines_break_where_readers_expect_it(text: str, lines: list[str]) -> None:
    assert list(wrapped(text, 260, 22)) == lines


# --- Colours ------------------------------------------------------------------------------------


def light(colour: tuple[int, ...]) -> float:
    """The relative luminance of a colour."""
    parts = [part / 255 for part in colour]
    linear = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return sum(by * part for by, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("cloth", colours.CLOTHS)
def test_every_ink_can_be_read_on_every_cloth(cloth: str) -> None:
    """Words have at least the contrast that people with weak eyes need, figures that of signs."""
    ground = ImageColor.getrgb(colours.CLOTHS[cloth])
    inks = {name: ImageColor.getrgb(ink) for name, ink in colours.INKS.items()}
    steps = colours.STEPS["ink", "cloth"] + 1
    strength = int(FAINT * steps + 0.5) / steps
    faint = tuple(round(g + (i - g) * strength) for g, i in zip(ground, inks["ink"], strict=True))
    assert contrast(inks["ink"], ground) >= 7
    assert contrast(faint, ground) >= 4.5
    assert min(contrast(inks[name], ground) for name in ("yellow", "turn", "rose")) >= 3


@pytest.mark.parametrize("layout", LAYOUTS)
def test_short_readings_stand_in_columns(layout: str) -> None:
    """The reading of each winning tile, once, inside the picture and apart from the others."""
    at = walls.scene(walls.view("xiamen", next(walls.states("xiamen", walls.RANDOM[0])), 0), layout)
    pair = Part("pair", ("5z", "5z"), ("5z", "5z"))
    each = [
        (Part("chow", tiles, tiles, won=place), pair)
        for place, tiles in enumerate((("1m", "2m", "3m"), ("2m", "3m", "4m"), ("3m", "4m", "5m")))
    ]
    picture = waiting(at, each)
    assert_inside(picture, layout)
    rings = [item.box for item in picture.items if isinstance(item, Ring)]
    assert len(rings) == len({(ring.x, ring.y) for ring in rings}) == len(each)
    assert len({ring.y for ring in rings}) < len(each)
    assert_apart([sprite.box for sprite in picture.sprites], layout)
