"""A xi that is laid down out of turn at the bot's tables: nobody is asked anything anew for it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from simcord.results import ResponseMessage

from bot.domain.tables import dealing, windows
from bot.domain.tables.ahead import marking
from bot.domain.tables.deal import PASS, Deal
from bot.domain.tables.pace import AHEAD
from bot.domain.tables.table import Table
from rules import Chance, Move, Seat
from tests.bot.decks.mahjong_deals import HOUSES, stack, table
from tests.bot.discord.room import Room, parts, said
from tests.playing import Trial, shuffled
from tests.rare_liangxi import story

DEALER, CALLER, ASKED = 2, 3, 1
XI = "xi 1z 2z 4z"
DEAL: Trial = story(["5p", "1z 2z 4z 4m 5m"], "9p", indicator="9p")
"""The dealer's next player holds three winds."""


def chance() -> Chance:
    return shuffled(HOUSES["liangxi"], Random(DEAL.seed), DEAL.stack)


def moved(one: Table, seat: Seat, text: str) -> Table:
    return dealing.after(one, dealing.moved(one.game, of(one), seat, Move.parse(text)))


def of(one: Table) -> Deal:
    assert one.deal is not None
    return one.deal


def calls(panel: ResponseMessage) -> list[dict[str, Any]]:
    """The buttons that call the xi."""
    return [part for part in parts(panel) if part["custom_id"].endswith(XI)]


def dealt() -> Table:
    """The dealer's first turn, at a table at which one player wants to be asked."""
    one = replace(table("liangxi", chance()), pace=AHEAD, rules={ASKED: "ask"})
    return moved(one, DEALER, "limit done")


def window() -> Table:
    """The dealer has discarded; the caller has answered in advance, one player has yet to."""
    one = moved(dealt(), DEALER, "discard 5p")
    one = dealing.after(one, windows.answered(one, windows.at_once(one)))
    assert one.waits_for == (ASKED,)
    return one


def test_a_call_leaves_the_question_and_ends_old_marks() -> None:
    one = marking.drafted(dealt(), DEALER, ["win", "p9s"])
    one = marking.marked(marking.marked(one, CALLER, ["p1s"]), 0, ["p3m"])
    after = marking.without_past(moved(one, CALLER, XI))
    assert of(after).window == of(one).window
    assert of(after).follows(of(one).moment)
    assert marking.draft(after, DEALER) == "win p9s"
    assert marking.in_force(after, 0)
    assert marking.in_force(after, CALLER) is None
    thrown = marking.discarded(after, moved(after, DEALER, "discard 5p"), DEALER, Move("discard"))
    assert marking.said(thrown, DEALER) == "win p9s"


def test_a_call_during_a_window_is_hidden_until_it_closes() -> None:
    before = window()
    after = moved(before, CALLER, XI)
    assert of(after).window == of(before).window
    assert (after.waits_for, of(after).told) == (before.waits_for, of(before).told)
    for seat in (None, 0, ASKED, DEALER):
        one, other = after.view(seat), before.view(seat)
        assert replace(one, last=()) == replace(other, last=())  # type: ignore[type-var]
    assert marking.called(after, CALLER) == Move.parse(XI)
    closed = moved(after, ASKED, str(PASS))
    state = of(closed).state
    assert (state.xi(CALLER) is not None, state.turn) == (True, CALLER)
    assert marking.called(closed, CALLER) is None


async def test_a_xi_is_called_from_the_open_hand(
    room: Room, monkeypatch: pytest.MonkeyPatch, blank: None
) -> None:
    stack(monkeypatch, chance())
    await room.client.services.tables.claiming.choose(room.ben.id, "ask")
    await room.start(0, "ben chiyo daeun", "liangxi", pace=None)
    await room.make("limit done")
    assert [one["label"][:4] for one in calls(await room.hand(room.daeun))] == ["Xi 喜"]
    await room.make("discard 5p")
    board, panel = room.board(), await room.hand(room.daeun)
    (call,) = calls(panel)
    told = said(await room.daeun.click(panel.message, custom_id=call["custom_id"]))
    assert "laid down as soon as the claims" in told
    assert room.board().content == board.content
    assert room.board().edited_at == board.edited_at
    await room.press(room.ben, "pass")
    assert "lays down a xi" in room.board().content
