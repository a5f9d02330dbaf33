"""The places of buttons below a table, whose message may change under a finger about to press."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.bot.decks.gaji_window import GAJI, PACK
from tests.bot.decks.stacking import stack
from tests.bot.discord.room import Room, parts

pytestmark = pytest.mark.usefixtures("blank", "still")
VIEWS = {"hand", "help", "scores", "order", "fair"}
"""The acts that people press at any time, for a view."""
ACTING = {"pass", "ready", "rematch", "decline"}
"""The acts that do something which is not undone by another press."""
ACCEPTED = {"fair": {"pass"}}
"""The acts that may take the place of a view, as their row has no more room."""


def places(shown: Any) -> dict[tuple[int, int], str]:
    """Return the act of each button by its row and its place in the row."""
    rows = [row if isinstance(row, dict) else row.to_dict() for row in shown.components]
    return {
        (at, place): part["custom_id"].rpartition(":")[2]
        for at, row in enumerate(rows)
        for place, part in enumerate(row["components"])
    }


def misled(boards: list[dict[tuple[int, int], str]]) -> list[tuple[str, str]]:
    """Return the views whose place an act takes on the next board, with that act."""
    return [
        (act, after[place])
        for before, after in pairwise(boards)
        for place, act in before.items()
        if act in VIEWS and after.get(place) in ACTING - ACCEPTED.get(act, set())
    ]


@pytest.mark.parametrize("key", ["mushi", "koikoi", "sakura"])
async def test_no_act_takes_the_place_of_a_view(room: Room, key: str) -> None:
    await room.start(game=key)
    boards = [places(room.board())]
    await room.finish(seed=4, after=lambda _: boards.append(places(room.board())))
    assert misled(boards) == []
    assert "ready" in {act for board in boards for act in board.values()}
    assert {"hand", "rematch"} <= {*boards[-1].values()}
    assert sum(part["custom_id"].endswith(":rematch") for part in parts(room.board())) == 1


async def test_ready_takes_the_place_of_no_view_of_mahjong(room: Room) -> None:
    await room.start(0, "computer computer computer", "dalian")
    boards = [places(room.board())]
    await room.finish(until="between", after=lambda _: boards.append(places(room.board())))
    assert misled(boards) == []
    assert "ready" in boards[-1].values()


async def test_a_window_takes_the_place_of_no_other_view(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, PACK)
    await room.start(other="ben chiyo daeun emilia", game="sakura")
    await room.make("touch")
    before = places(room.board())
    await room.make(GAJI)
    window = places(room.board())
    assert misled([before, window]) == []
    kept = {place: act for place, act in before.items() if act in VIEWS - {"hand", "fair"}}
    assert kept.items() <= window.items()
