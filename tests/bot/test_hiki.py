"""Hiki out of turn, and the window in which several are asked before the gaji takes a card."""

from __future__ import annotations

import asyncio

import pytest

from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.words import words
from rules import Move, RuleError
from tests.bot.decks.gaji_window import GAJI, HIKI, PACK, buttons, log, offered, press
from tests.bot.decks.stacking import stack
from tests.bot.discord.room import Room, said

pytestmark = pytest.mark.usefixtures("blank")
EN = words("en").at("sakura")


@pytest.fixture
async def dealt(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    """Five people at a table of Sakura; it is Aki's turn."""
    stack(monkeypatch, PACK)
    await room.start(other="ben chiyo daeun emilia", game="sakura")
    await room.make("touch")
    return room


@pytest.fixture
async def window(dealt: Room) -> Room:
    """The gaji is about to take a plum: Ben, Chiyo and Daeun are asked."""
    await dealt.make(GAJI)
    return dealt


# --- The window -----------------------------------------------------------------------------------


async def test_seats_that_could_publicly_hold_the_rest_are_asked(window: Room) -> None:
    members = window.members.values()
    panels = [await window.hand(member) for member in members]
    assert list(map(offered, panels)) == [set(), {HIKI, "pass"}, {"pass"}, {"pass"}, set()]
    asks = EN("hand-call", cards="Plum junk 1")
    first = [panel.content.split("\n")[0] for panel in panels]
    assert first[1:4] == [asks] * 3
    ben, chiyo, daeun = (f"<@{m.id}>" for m in list(members)[1:4])
    waiting = EN("hand-waiting", who=f"{ben}, {chiyo} and {daeun}")
    assert first[0] == waiting
    assert panels[4].content.split("\n")[:2] == [EN("hand-resting"), waiting]
    assert buttons(window.board()) == {"answer", "pass", "help", "scores", "order"}
    assert "hiki or pass?" in window.board().content


async def test_answers_from_panels_of_the_same_ply_are_all_taken(window: Room) -> None:
    """Nobody's panel is brought up to date between the presses."""
    askers = [window.daeun, window.ben, window.chiyo]
    panels = [await window.hand(member) for member in askers]
    window.client.hands.clear()
    for member, panel in zip(askers, panels, strict=True):
        told, table = await press(window, member, panel, "pass")
        assert "⚠" not in told
        window.client.hands.clear()
    assert log(table) == [(0, GAJI), (3, "pass"), (1, "pass"), (2, "pass")]
    assert table.deal is not None
    assert table.deal.state.captures[0] == ("rain.oni", "plum.j1")
    assert table.deal.state.to_act == {1}


@pytest.mark.parametrize("processes", [1, 2])
async def test_of_answers_at_once_none_is_lost(window: Room, processes: int) -> None:
    """Both are taken: through two caches the slower one reads the table again and decides again."""
    services = [window.client.services.tables, Tables(window.client.services.database)][
        :processes
    ] * 2
    table = await services[-1].shown_in(window.channel.id)
    assert table.deal is not None
    at, people = (1, table.deal.ply), (window.chiyo, window.daeun)
    done = await asyncio.gather(
        *(
            service.playing.play(table.id, who.id, Move("pass"), at)
            for service, who in zip(services, people, strict=False)
        ),
        return_exceptions=True,
    )
    made = {
        seat
        for seat, move in log(
            await Tables(window.client.services.database).shown_in(window.channel.id)
        )
    }
    assert len(made & {2, 3}) == sum(isinstance(one, Table) for one in done) == 2


async def test_seats_not_asked_or_passed_are_refused(window: Room) -> None:
    """Chiyo has two panels and presses in both."""
    first = await window.hand(window.chiyo)
    window.client.hands.clear()
    second = await window.hand(window.chiyo)
    window.client.hands.clear()
    _, before = await press(window, window.chiyo, first, "pass")
    for member in (window.aki, window.emilia, window.chiyo):
        result = await member.slash(window.channel, "play", move="pass")
        assert said(result) == EN("refusal-not-your-turn")
    told, after = await press(window, window.chiyo, second, "pass")
    assert told == f"⚠ {EN('refusal-not-your-turn')}"
    assert after == before


async def test_after_a_restart_the_window_is_still_open(window: Room) -> None:
    members = (window.ben, window.chiyo, window.daeun)
    panels = [await window.hand(member) for member in members]
    await press(window, members[1], panels[1], "pass")
    before, board = await window.table(), window.board()
    await window.restart()
    assert await window.table() == before
    assert (window.board().id, window.board().content) == (board.id, board.content)
    await press(window, members[2], panels[2], "pass")
    _, table = await press(window, members[0], panels[0], "pass")
    assert log(table)[1:] == [(2, "pass"), (3, "pass"), (1, "pass")]


async def test_a_hiki_goes_first_and_the_gaji_takes_another_card(window: Room) -> None:
    panels = [await window.hand(member) for member in (window.ben, window.chiyo)]
    window.client.hands.clear()
    _, table = await press(window, window.ben, panels[0], HIKI)
    assert [player.user for player in table.asked] == [window.aki.id]
    assert table.deal is not None
    assert set(table.deal.state.captures[1]) == set(HIKI.split()[1:])
    told, same = await press(window, window.chiyo, panels[1], "pass")
    assert told == f"⚠ {EN('hand-stale')}"
    assert same == table
    field = ("pine", "cherry", "wisteria", "peony", "clover", "grass")
    aki = await window.hand(window.aki)
    assert aki.content.startswith(EN("hand-choose-turned", card="Gaji"))
    assert offered(aki) == {f"take {one}.j1" for one in field}
    await window.make("take cherry.j1")
    for member in (window.ben, window.daeun, window.chiyo):
        await window.make("pass", member)
    table = await window.table()
    assert table.deal is not None
    assert table.deal.state.captures[0] == ("rain.oni", "cherry.j1")


# --- Out of turn ----------------------------------------------------------------------------------


async def test_a_hiki_out_of_turn_is_offered_to_its_holder(dealt: Room) -> None:
    members = list(dealt.members.values())
    panels = [await dealt.hand(member) for member in members]
    assert [HIKI in offered(panel) for panel in panels] == [False, True, False, False, False]
    assert [bool(offered(panel)) for panel in panels] == [True, True, False, False, False]
    assert buttons(dealt.board()) == {"hand", "help", "scores", "order", "fair"}
    (choice,) = await dealt.ben.autocomplete(dealt.channel, "play", "move", "")
    assert choice["value"] == HIKI
    assert await dealt.chiyo.autocomplete(dealt.channel, "play", "move", "") == []


@pytest.mark.parametrize("fresh", [True, False])
async def test_after_a_hiki_out_of_turn_the_turn_goes_on(dealt: Room, fresh: bool) -> None:
    """A panel from before the call plays on, too."""
    aki, ben = await dealt.hand(dealt.aki), await dealt.hand(dealt.ben)
    if not fresh:
        dealt.client.hands.clear()
    _, table = await press(dealt, dealt.ben, ben, HIKI)
    assert table.deal is not None
    assert table.deal.state.to_act == {0}
    taken = "play pine.crane pine.j1"
    told, table = await press(dealt, dealt.aki, aki, taken)
    assert log(table)[1:] == [(0, taken)]
    assert not told.startswith("⚠")


async def test_a_card_taken_by_a_hiki_is_no_longer_captured(dealt: Room) -> None:
    """Aki has picked the gaji and the plum before Ben calls the plums."""
    before = (await dealt.table()).deal
    assert before is not None
    await dealt.make(HIKI, dealt.ben)
    playing = dealt.client.services.tables.playing
    with pytest.raises(RuleError) as refused:
        await playing.play(1, dealt.aki.id, Move.parse(GAJI), before.moment)
    assert refused.value.sentence == "stale"
    assert log(await dealt.table()) == [(1, HIKI)]
