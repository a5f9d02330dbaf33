"""A phone leaves no button alone where two even rows hold all of them."""

from __future__ import annotations

from itertools import chain
from random import Random

import discord
import pytest

from bot.chat.reply import Item, view_of
from bot.chat.rows import ROWS, broken, divided
from bot.words import LANGUAGES, words
from tests.volume import seeds


def button(length: int) -> Item:
    """A button whose label has so many letters."""
    return discord.ui.Button(label="x" * length)


def packed(view: discord.ui.View) -> list[list[str]]:
    """The labels in each row of a message; a list has none."""
    rows = (row["components"] for row in view.to_components())
    return [[part.get("label", "") for part in row] for row in rows]


DIVIDED = [
    ("all fit on one line", [4, 4, 4, 4], [[4, 4, 4, 4]]),
    ("the last of four is left alone", [8, 8, 8, 8], [[8, 8], [8, 8]]),
    ("the last of five is left alone", [4, 4, 4, 4, 8], [[4, 4, 4], [4, 8]]),
    ("one that follows alone joins", [4, 4, 4, 4, 8, 4], [[4, 4, 4], [4, 8, 4]]),
    ("one follows two that are left", [8, 8, 8, 8, 8, 4], [[8, 8, 8], [8, 8, 4]]),
    ("one that follows is too long", [8, 8, 8, 8, 8, 20], [[8, 8, 8, 8, 8], [20]]),
    ("two are left", [8, 8, 8, 8, 8], [[8, 8, 8, 8, 8]]),
    ("of three, one is left in any case", [12, 12, 12], [[12, 12, 12]]),
    ("two rows would break as well", [20, 20, 4, 20], [[20, 20, 4, 20]]),
]


@pytest.mark.parametrize(("_", "labels", "sent"), DIVIDED, ids=[row[0] for row in DIVIDED])
def test_a_row_is_divided_for_a_lone_last_button(
    _: str, labels: list[int], sent: list[list[int]]
) -> None:
    found = packed(view_of([button(length) for length in labels]))
    assert [[*map(len, row)] for row in found] == sent


def test_items_with_places_keep_them() -> None:
    placed = [discord.ui.Button[discord.ui.View](label="x" * 8, row=0) for _ in range(4)]
    assert len(packed(view_of(placed))) == 1


@pytest.mark.parametrize("seed", seeds(20, 500))
def test_divided_rows_keep_their_order_and_take_no_more_lines(seed: int) -> None:
    rng = Random(seed)
    items = [button(rng.randint(1, 20)) for _ in range(rng.randint(1, 12))]
    items[rng.randint(0, len(items)) : 0] = [discord.ui.Select[discord.ui.View]()] * (seed % 2)
    usual = discord.ui.View(timeout=None)
    for item in items:
        usual.add_item(item)
    before, after = packed(usual), packed(view_of(items))
    assert [*chain(*after)] == [*chain(*before)]
    assert len(after) <= ROWS
    assert sum(map(height, after)) <= sum(map(height, before))


def height(labels: list[str]) -> int:
    """The lines that a row of buttons takes on a phone."""
    return len(broken([button(len(label)) for label in labels]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("first", ["hand", "rematch"])
def test_only_long_labels_divide_the_buttons_of_a_table(language: str, first: str) -> None:
    say = words(language).at("mushi")
    labels = [say(f"button-{act}") for act in (first, "help", "scores", "fair")]
    row: list[Item] = [discord.ui.Button(label=label) for label in labels]
    places = [item.row for item in divided(row)]
    assert places == ([0, 0, 1, 1] if language == "en" else [0, 0, 0, 0])


def test_five_japanese_buttons_leave_none_alone() -> None:
    say = words("ja")
    acts = ("rematch", "help", "scores", "fair")
    labels = [*(say(f"button-{act}") for act in acts), "再生"]
    row: list[Item] = [discord.ui.Button(label=label) for label in labels]
    assert [item.row for item in divided(row)] == [0, 0, 0, 1, 1]
