"""The painted pictures: their size, colours and words in any script."""

from __future__ import annotations

import io
from dataclasses import replace
from random import Random

import pytest
from PIL import Image

import render
from bot.words import LANGUAGES, words
from render import Look, fonts
from render.boards.scene import SIZES
from render.png import MOST, png
from tests.render.deals import NAMES, deal, many, names
from tests.render.deals import view as sight


@pytest.mark.parametrize("layout", [*render.LAYOUTS, render.PUBLIC])
@pytest.mark.parametrize("cloth", render.CLOTHS)
def test_a_table_is_a_small_palette_picture(layout: str, cloth: str) -> None:
    for state in deal(5):
        picture = render.table(sight(state, None), NAMES, words("en"), Look(layout, cloth))
        image = Image.open(io.BytesIO(picture))
        width, highest = SIZES[layout]
        assert (image.mode, image.width) == ("P", width)
        assert image.height <= highest
        assert len(picture) <= MOST


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (256, 2), (720, 700)])
@pytest.mark.parametrize("noise", [0, 6, 255])
def test_a_file_has_the_pixels_of_its_image(size: tuple[int, int], noise: int) -> None:
    """Also where it is so full that it is packed twice."""
    rng, count = Random(noise), size[0] * size[1]
    image = Image.frombytes("P", size, bytes(rng.choices(range(noise + 1), k=count)))
    image.putpalette(rng.randbytes(768))
    read = Image.open(io.BytesIO(png(image)))
    assert (read.mode, read.size) == (image.mode, image.size)
    assert read.tobytes() == image.tobytes()
    assert read.getpalette() == image.getpalette()


def test_the_same_view_gives_the_same_bytes() -> None:
    for state in deal(8):
        for seat in (None, 0):
            view = sight(state, seat)
            first = render.table(view, NAMES, words("ja"))
            assert first == render.table(replace(view), list(NAMES), words("ja"))


def test_the_opponent_s_hand_leaves_the_bytes_alone() -> None:
    state = next(state for state in deal(8) if state.phase == "play")
    mine, theirs = state.hands
    other = replace(state, hands=(mine, state.stock[:8]), stock=(*theirs, *state.stock[8:]))
    for seat in (None, 0):
        pair = [render.table(sight(one, seat), NAMES, words("en")) for one in (state, other)]
        assert pair[0] == pair[1]


def test_every_picture_can_be_painted() -> None:
    for place, state in enumerate(many()[::29]):
        say, look = words(LANGUAGES[place % len(LANGUAGES)]), Look(render.LAYOUTS[place // 2 % 2])
        for seat in (0, 1):
            view = sight(state, seat)
            choice = view.hand[:1]
            assert render.hand(view, names(state), say, look, choice)
        if state.result:
            assert render.scores(sight(state, None), names(state), say, look)


def test_the_public_has_no_hand_and_no_running_scores() -> None:
    view = sight(next(deal(1)), None)
    with pytest.raises(ValueError, match="hand"):
        render.hand(view, NAMES, words("en"))
    with pytest.raises(ValueError, match="over"):
        render.scores(view, NAMES, words("en"))


SCRIPTS = (
    "Zoë Łukasz Nguyễn",
    "Ἀλέξανδρος",
    "Дмитрий Ґалаґан",
    "和宏 みな カナ",
    "김민준",
    "龍馬🎴",
    "👨‍👩‍👧‍👦👍🏽🇯🇵1️⃣❤️",
    "עברית العربية",
    "ไทย ខ្មែរ",
    "𝔉𝔯𝔞𝔨𝔱𝔲𝔯",
    "\u202eevil\u0000\n\ttab",
    "Z̷a̴l̵g̶o̷",
    "\ue000\U0010ffff",
)


@pytest.mark.parametrize("name", SCRIPTS)
def test_no_name_shows_the_glyph_for_missing_characters(name: str) -> None:
    for script, part in fonts.joined(fonts.pieces(name, "en")):
        for character in part if script else "":
            probe = fonts.font(script, 24, 400)
            missing = bytes(probe.getmask("\U0010ffff"))
            assert character.isspace() or bytes(probe.getmask(character)) != missing
    assert fonts.mask(name, 30, False, 400, "en").width <= 400


@pytest.mark.parametrize(
    ("words_of_it", "parts"),
    [
        ("👨‍👩‍👧‍👦", [(None, "M")]),
        ("👍🏽", [(None, "T")]),
        ("🇯🇵🇰🇷", [(None, "JP"), (None, "KR")]),
        ("1️⃣", [(None, "1")]),
        ("a\u202e\nb", [("latin", "a b")]),
        ("ab漢字c", [("latin", "ab"), ("ja", "漢字"), ("latin", "c")]),
        ("ไทย", [(None, "S"), (None, "T"), (None, "Y")]),
    ],
)
def test_a_letter_without_a_font_becomes_a_lettered_box(
    words_of_it: str, parts: list[fonts.Run]
) -> None:
    assert fonts.joined(fonts.pieces(words_of_it, "en")) == parts


def test_han_characters_are_drawn_as_the_language_writes_them() -> None:
    languages = ("en", "ja", "ko", "zh-Hans", "zh-Hant")
    english, *drawn = (fonts.mask("誤", 30, False, 99, one).tobytes() for one in languages)
    assert english == drawn[0]
    assert len(set(drawn)) == len(drawn)


def test_a_long_name_ends_in_an_ellipsis() -> None:
    line = fonts.fitted("W" * 60, 30, 500, 200, "en")
    assert line[-1] == ("latin", fonts.ELLIPSIS)
    assert sum(fonts.length(run, 30, 500) for run in line) <= 200
