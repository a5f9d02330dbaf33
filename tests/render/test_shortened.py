"""The names of a table, shortened together: any names stay different from each other."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words import LANGUAGES
from render.fonts import is_seen, mask, pieces
from render.names import shortened
from tests.letters import LETTERS

NAME = st.one_of(
    st.text(LETTERS, max_size=40),
    st.text("Comp 2.…1", max_size=12),
    st.sampled_from(("", "Aki", "Aki.", "A…", "\u3164", "👩\u200d🚀", "Computer 2", "電腦（2）")),
)


@given(
    names=st.lists(NAME, min_size=2, max_size=7).map(tuple),
    widths=st.tuples(*[st.floats(0, 20)] * 2),
    language=st.sampled_from(LANGUAGES),
)
def test_no_two_shown_names_look_alike(
    names: tuple[str, ...], widths: tuple[float, float], language: str
) -> None:
    wide, narrow = (
        [seen(name, language) for name in shortened(names, width, language)] for width in widths
    )
    assert all((*wide, *narrow))
    for one, other in permutations(range(len(names)), 2):
        assert wide[one] not in (wide[other], narrow[other])
        assert narrow[one] != narrow[other]


def seen(name: str, language: str) -> list[object]:
    """The parts of a name that leave ink."""
    return [run for run in pieces(name, language) if is_seen(run)]


@given(name=NAME, other=NAME, width=st.floats(2, 20), size=st.integers(24, 40))
def test_a_shortened_name_is_whole_in_its_width(
    name: str, other: str, width: float, size: int
) -> None:
    for shown in shortened((name, other), width, "en"):
        free = mask(shown, size, True, 10_000, "en").width
        assert free <= round(width * size) + 1


@pytest.mark.parametrize(
    ("names", "width", "shown"),
    [
        (("Mina", "和宏", "Konstantin"), 3.5, ("Mina", "和宏", "Konst.")),
        (("Computer", "Computer 2", "Computer 3"), 3.5, ("Comp.", "Com 2", "Com 3")),
        (("電腦", "電腦（2）", "千代"), 3.5, ("電腦", "電腦 2", "千代")),
        (("Konstantin the Great", "Konstantin the Small"), 5, ("K. Great", "K. Small")),
        (("伊集院光太郎", "Maximilian"), 3.5, ("伊集…", "Maxi.")),
        (("Aki", "Aki", "Ben"), 3.5, ("Aki 1", "Aki 2", "Ben")),
        (("Ben 2024", "Ben"), 3.5, ("B. 20…", "Ben")),
        (("Emília", "Emily"), 2.8, ("Emíli.", "Emil.")),
    ],
)
def test_names_are_cut_where_they_still_differ(
    names: tuple[str, ...], width: float, shown: tuple[str, ...]
) -> None:
    assert shortened(names, width, "ja") == shown
