"""A table with all hands open: everything inside, nothing on anything else; and films of it."""

from __future__ import annotations

import io
from collections import Counter
from functools import cache
from itertools import groupby
from typing import NamedTuple

import pytest
from PIL import Image, ImageChops

import render
from bot.words import LANGUAGES, words
from render import Look, scenes
from render.boards.catalogue import BOARDS
from render.film import EACH, LAST, PART
from render.layout import MARGIN, Box, Picture, Text
from render.look import LAYOUTS, PUBLIC, WIDE
from render.paint import paint
from rules import View
from tests.playing import TABLES, Trial, tried
from tests.render.geometry import assert_apart, assert_inside, assert_words_lie_apart, box_of
from tests.render.test_sizes import LETTER, STOOD, scale

PEOPLE = ("Mina", "和宏", "Chiyo", "Konstantin the Great", "Fumi", "W" * 32, "伊集院光太郎左衛門尉")


class Moment(NamedTuple):
    """The public view of a moment of a deal, and each seat's."""

    view: View
    hands: tuple[View, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return PEOPLE[: len(self.hands)]

    @property
    def held(self) -> Counter[str]:
        """The pieces in all hands, and those that their player alone knows on the table."""
        down = getattr(self.hands[0], "down", ()) if self.view.result is None else ()
        own = (one.down[one.seat] for one in self.hands) if down else ()  # type: ignore[attr-defined]
        return Counter(
            piece for pieces in (*(one.hand for one in self.hands), *own) for piece in pieces
        )


@cache
def deals() -> tuple[tuple[Moment, ...], ...]:
    """A random deal of every game under each preset, with each number of people."""
    found = []
    for table in TABLES:
        states = [step.state for _, _, step in tried(table, Trial(5))]
        found.append(
            tuple(
                Moment(
                    table.game.view(state, None),
                    tuple(table.game.view(state, seat) for seat in range(table.seats)),
                )
                for state in (*states[:-1:7], states[-1])
            )
        )
    return tuple(found)


@cache
def drawn(layout: str) -> list[list[tuple[Moment, Picture]]]:
    """The pictures of each deal, in one of the languages."""
    found = []
    for place, moments in enumerate(deals()):
        say = words(LANGUAGES[place % len(LANGUAGES)]).at(moments[0].view.game)
        shown = [(one.view, one.hands) for one in moments]
        pictures = scenes.opened(shown, moments[0].names, say, Look(layout))
        found.append(list(zip(moments, pictures, strict=True)))
    return found


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.slow
def test_every_hand_lies_open_below_the_table_or_beside_it(layout: str) -> None:
    """A wide picture has them beside a table as narrow as the public one."""
    beside = layout == WIDE
    for pictures in drawn(layout):
        for one, picture in pictures:
            look = Look(PUBLIC if beside else layout)
            plain = BOARDS[one.view.game].table(
                scenes.scene_of(one.view, one.names, words("en").at(one.view.game), look)
            )

            def is_aside(box: Box, plain: Picture = plain) -> bool:
                return box.x >= plain.width if beside else box.y >= plain.height - MARGIN

            rows = [s for s in picture.sprites if s.zone.startswith("opened ") and is_aside(s.box)]
            assert Counter(sprite.name for sprite in rows) == one.held, one.view
            assert all(s.box.bottom <= plain.height - MARGIN for s in plain.sprites)
            assert_inside(picture, one.view)
            assert_words_lie_apart(picture, layout)
            ordered = sorted(rows, key=lambda sprite: sprite.zone)
            hands = [box_of(list(own)) for _, own in groupby(ordered, lambda one: one.zone)]
            names = [t.box for t in picture.items if isinstance(t, Text) and is_aside(t.box)]
            assert_apart([*hands, *names], one.view)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_all_pictures_of_a_deal_share_a_phone_size(layout: str) -> None:
    for pictures in drawn(layout):
        ((width, height),) = {(picture.width, picture.height) for _, picture in pictures}
        assert width <= 1200
        assert height <= 3 * width


def test_open_hands_are_large_enough_in_the_desktop_client() -> None:
    """Their letters and tiles, as the client lays a wide picture out.

    The fullest table of Liangxi makes the pictures of its deal a little higher.
    """
    for pictures in drawn(WIDE):
        for one, picture in pictures:
            by = scale(picture, "desktop")
            assert by * min(t.size for t in picture.items if isinstance(t, Text)) > LETTER - 0.1
            opened = [s.box.width for s in picture.sprites if s.zone.startswith("opened ")]
            assert not opened or by * min(opened) >= STOOD, one.view


def test_words_tell_every_hand() -> None:
    for place, moments in enumerate(deals()):
        say = words(LANGUAGES[place % len(LANGUAGES)]).at(moments[0].view.game)
        for one in moments:
            told = render.describe_opened(one.view, one.hands, one.names, say)
            assert len(told) <= 1000
            for seat, hand in enumerate(one.hands):
                name = one.names[seat][:2]
                named = BOARDS[one.view.game].rows.named(say, hand.hand)
                assert not named or (name in told and named in told)


@pytest.mark.parametrize("key", ["koikoi", "tiengow", "liangxi"])
def test_a_film_shows_the_same_pictures_smaller(key: str) -> None:
    moments = next(some for some in deals() if some[0].view.game == key)[-6:]
    say, look = words("en").at(key), Look()
    made = render.film(((one.view, one.hands) for one in moments), moments[0].names, say, look)
    film = Image.open(io.BytesIO(made))
    assert (film.n_frames, film.info["loop"]) == (len(moments), 0)  # type: ignore[attr-defined]
    shown = [(one.view, one.hands) for one in moments]
    pictures = scenes.opened(shown, moments[0].names, say, look)
    for place, (one, picture) in enumerate(zip(moments, pictures, strict=True)):
        film.seek(place)
        assert film.info["duration"] == (LAST if one is moments[-1] else EACH)
        whole = paint(picture, look, "en").convert("RGB")
        part, of = PART
        size = whole.width * part // of, whole.height * part // of
        assert film.size == size
        wanted = whole.resize(size, Image.Resampling.BOX)
        far = ImageChops.difference(wanted, film.convert("RGB")).convert("L").histogram()
        assert sum(far[64:]) < size[0] * size[1] // 500, "it looks otherwise"


def test_a_film_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        render.film([], (), words("en"))
