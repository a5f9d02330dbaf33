"""Where things stand in the pictures of leagues and careers."""

from __future__ import annotations

import io
from random import Random

import pytest
from PIL import Image

import render
from bot.services.ledger.statistics import MOST
from bot.words import LANGUAGES, words
from render import PLOTTED, Look, Rung, Section
from render.boards.career import career
from render.boards.ladder import ladder
from render.boards.plot import FEWEST
from render.boards.scene import SIZES, Page
from render.layout import Path, Shape, Text
from render.look import CLOTHS, LAYOUTS
from render.png import MOST as MOST_BYTES
from tests.render.geometry import assert_inside, assert_words_lie_apart

NAMES = ("Aki", "W" * 32, "千代", "다은", "*" * 32, "Emília", "いろは", "J", "K", "L", "M", "N")
DAYS = ("2026-01-04", "2026-03-17")


def rungs(number: int) -> list[Rung]:
    """Lines with short and long names and numbers."""
    return [
        Rung(name, (str(10**at % 9999), "27.3 ±16.7?", f"{(-9) ** at % 99999:+d}"), f"{at + 1}.")
        for at, name in enumerate(NAMES[:number])
    ]


def careers(lines: int, steps: int) -> list[tuple[int, ...]]:
    """Points that run up and down."""
    rng, now = Random(steps), [0] * lines
    found = [tuple(now)]
    for _ in range(steps):
        now = [points + rng.randint(-30, 30) for points in now]
        found.append(tuple(now))
    return found


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2, 6, 7, 12])
def test_everything_lies_inside_and_apart(layout: str, language: str, number: int) -> None:
    say = words(language)
    heads = tuple(say(f"column-{one}") for one in ("won", "points", "points"))
    for steps in (0, FEWEST - 1, FEWEST, 60):
        history = careers(min(number, PLOTTED), steps)
        page = Page((), say, Look(layout))
        picture = ladder(page, "W" * 90, "M" * 90, heads, rungs(number), history, DAYS)
        assert_inside(picture, (layout, number, steps))
        assert_words_lie_apart(picture, layout)
        lines = [one for one in picture.items if isinstance(one, Path) and one.ink != "edge"]
        assert len(lines) == (min(number, PLOTTED) if steps >= FEWEST else 0)
        assert len({(one.ink, one.dashes) for one in lines}) == len(lines)
        for line in lines:
            for x, y in line.points:
                assert picture.inner.x <= x < picture.inner.right
                assert picture.inner.y <= y < picture.inner.bottom
        shown = [one.words for one in picture.items if isinstance(one, Text)]
        assert [one for one in shown if one in DAYS] == ([*DAYS] if lines else [])
        for one in rungs(number):
            assert any(text.startswith(one.name.strip("*")[:1]) for text in shown)


def test_four_lines_have_four_inks_and_marks_match() -> None:
    picture = ladder(Page((), words("en"), Look()), "", "", ("", "", ""), rungs(4), careers(4, 9))
    lines = [one for one in picture.items if isinstance(one, Path) and one.ink != "edge"]
    assert len({one.ink for one in lines}) == 4
    marks = {one.kind: one.ink for one in picture.items if isinstance(one, Shape)}
    assert [*marks.values()] == [one.ink for one in lines]


def test_only_lines_of_the_plot_have_marks() -> None:
    picture = ladder(Page((), words("en"), Look()), "", "", ("", "", ""), rungs(12), [])
    assert not [one for one in picture.items if isinstance(one, Shape)]


def test_the_main_number_is_bold_and_uncertain_numbers_are_faint() -> None:
    lines = [Rung("Aki", ("3", "27.1 ±16.0?", "–"), "1."), Rung("千代", ("2", "25.4", "+5"), "2.")]
    heads = ("Won", "Rating", "Points")
    picture = ladder(Page((), words("en"), Look()), "", "", heads, lines, [])
    dress = {one.words: (one.bold, one.faint) for one in picture.items if isinstance(one, Text)}
    faint, plain, bold = (False, True), (False, False), (True, False)
    assert [dress[head] for head in heads] == [faint] * 3
    assert [dress[number] for line in lines for number in line.numbers] == [
        *(plain, faint, faint),
        *(plain, plain, bold),
    ]


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_painted_ladder_keeps_to_its_size_and_palette(cloth: str, layout: str) -> None:
    say = words("ja")
    look = Look(layout, cloth)
    heads = ("局数", "レーティング", "点")
    made = render.ladder("春", "相川がトップ", heads, rungs(12), careers(6, 60), say, look)
    image = Image.open(io.BytesIO(made))
    width, height = SIZES[layout]
    assert image.width == width
    assert image.height <= height
    assert image.mode == "P"
    assert len(made) <= MOST_BYTES


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("steps", [0, 1, 60])
def test_the_longest_career_lies_inside_and_apart(layout: str, steps: int) -> None:
    numbers = Section("", tuple(("W" * 40, "+9999 (#99999)") for _ in range(10)))
    others = [Section("M" * 60, tuple((name, "×99") for name in NAMES[:MOST])) for _ in range(3)]
    page = Page((), words("ja"), Look(layout))
    for sections in ([numbers], [numbers, *others]):
        picture = career(page, "W" * 90, "M" * 90, sections, careers(1, steps), DAYS)
        assert_inside(picture, (layout, steps))
        assert_words_lie_apart(picture, layout)
        for line in (one for one in picture.items if isinstance(one, Path)):
            assert all(y < picture.inner.bottom for _, y in line.points)
