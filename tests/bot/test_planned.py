"""A move planned for the next turn: made, confirmed or dropped when the turn comes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import simcord
from sqlalchemy import func, select

from bot.domain.tables.player import Player
from bot.store import schema
from tests.bot.decks.gaji_window import GAJI, buttons, moves, open_window
from tests.bot.decks.stacking import THROWS, stack, stacked, walled
from tests.bot.discord.recording import Worlds, assert_alike
from tests.bot.discord.room import Message, Room, parts, said
from tests.bot.people.planning import fresh, opened

pytestmark = pytest.mark.usefixtures("blank", "still")

PACK = stacked(
    "koikoi",
    2,
    {
        0: "cherry.j1 maple.j1 clover.j1 grass.j1 plum.ribbon rain.ribbon peony.j1 pine.j2",
        1: "grass.geese chrys.j1 plum.j1 plum.j2 wisteria.j1 wisteria.j2 chrys.ribbon iris.j1",
        "field": "grass.moon cherry.j2 maple.j2 iris.j2 chrys.cup paulownia.j1 paulownia.j2 "
        "rain.man",
        "stock": "peony.j2 paulownia.phoenix pine.j1",
    },
)
"""Aki plays first; after any card of Ben's he has to choose the capture of the phoenix."""
TAKES, LAYS = "play grass.geese grass.moon", "play plum.j1"
WALL = walled({0: "5-6 3-3 1-1 1-2", 1: "5-5 1-3 2-2", 2: "1-4 2-3", 3: "4-6"})
"""Daeun leads, then Aki, Ben and Chiyo follow."""
BEATS = "beat 5-5"


async def pick(room: Room, member: simcord.MemberActor, panel: Message, *values: str) -> Message:
    """Press the button of the first value, or choose these values in the select that has them."""
    for part in parts(panel):
        if values and part["custom_id"].endswith(f":{values[0]}"):
            result = await member.click(panel, custom_id=part["custom_id"])
            break
        if {one["value"] for one in part.get("options", ())} >= set(values):
            result = await member.select(panel, list(values), custom_id=part["custom_id"])
            break
    assert result.response is not None
    return result.response


async def plan(
    room: Room,
    member: simcord.MemberActor,
    move: str,
    needs: str | None = None,
    asking: bool = False,
) -> Message:
    """Plan a move in the hand panel; what is shown then."""
    panel = await opened(room, member)
    offered = {one["value"] for part in parts(panel) for one in part.get("options", ())}
    if not {move} & offered and not any(p["custom_id"].endswith(f":{move}") for p in parts(panel)):
        panel = await pick(room, member, panel, *move.split()[1:2])
    panel = await pick(room, member, panel, move)
    if needs is not None:
        panel = await pick(room, member, panel, *needs.split())
    if asking:
        panel = (await room.press(member, "ask", panel)).response or panel
    return panel


async def kept(room: Room) -> int:
    """How many plans are on the disk."""
    rows = select(func.count()).select_from(schema.plans)
    return int(await room.client.services.database.read(lambda c: c.execute(rows).scalar_one()))


async def koikoi(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    """It is Aki's turn and Ben waits."""
    stack(monkeypatch, PACK)
    await room.start(game="koikoi")
    await room.make("touch")
    return room


async def tiengow(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    """Daeun has led 4-6; it is Aki's turn, then Ben's."""
    stack(monkeypatch, WALL, THROWS)
    await room.start(game="tiengow", other="ben chiyo daeun")
    while (await room.table()).view(None).phase != "play":
        await room.act()
    await room.make("lead 4-6", room.daeun)
    return room


# --- What becomes of a plan -----------------------------------------------------------------------

MADE, ASKED, GONE, OFF = "made", "You could also take", "gone", "No longer possible"
ROWS = [
    (koikoi, TAKES, {}, "play maple.j1 maple.j2", MADE),
    (koikoi, TAKES, {}, "play plum.ribbon", MADE),
    (koikoi, TAKES, {"asking": True}, "play plum.ribbon", f"{ASKED} Plum red ribbon now"),
    (koikoi, TAKES, {"asking": True}, "play maple.j1 maple.j2", MADE),
    (koikoi, TAKES, {"asking": True}, "play grass.j1 grass.moon", GONE),
    (koikoi, TAKES, {}, "play grass.j1 grass.moon", GONE),
    (koikoi, TAKES, {"needs": ""}, "play grass.j1 grass.moon", OFF),
    (koikoi, LAYS, {}, "play plum.ribbon", OFF),
    (koikoi, LAYS, {}, "play grass.j1 grass.moon", MADE),
    (koikoi, LAYS, {"needs": "maple.j2 rain.man"}, "play rain.ribbon rain.man", GONE),
    (tiengow, BEATS, {}, "fold 1-2", MADE),
    (tiengow, BEATS, {}, "beat 5-6", MADE),
    (tiengow, BEATS, {}, "beat 3-3", MADE),
    (tiengow, BEATS, {}, "beat 1-1", OFF),
    (tiengow, BEATS, {"needs": "4-6"}, "beat 5-6", "somebody has beaten 4-6"),
]


@pytest.mark.parametrize(("game", "move", "how", "done", "becomes"), ROWS)
async def test_a_plan_is_confirmed_or_dropped_when_the_turn_comes(
    room: Room,
    monkeypatch: pytest.MonkeyPatch,
    game: Any,
    move: str,
    how: dict[str, Any],
    done: str,
    becomes: str,
) -> None:
    await game(room, monkeypatch)
    shown = await plan(room, room.ben, move, **how)
    assert shown.content.startswith("**Planned:**")
    await room.make(done, room.aki)
    last = (await moves(room))[-1]
    if becomes == MADE:
        assert last == (1, move)
        assert await kept(room) == 0
        return
    assert last == (0, done)
    hand = await fresh(room, room.ben)
    assert becomes in hand.content
    ids = [part["custom_id"] for part in parts(hand)]
    assert any(one.startswith("planned:") for one in ids) is becomes.startswith(ASKED)
    await room.act(room.ben)
    assert await kept(room) == 0
    assert "plan" not in (await fresh(room, room.ben)).content


async def test_a_confirmed_plan_is_played_as_planned(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await koikoi(room, monkeypatch)
    await plan(room, room.ben, TAKES, asking=True)
    await room.make("play plum.ribbon", room.aki)
    hand = await fresh(room, room.ben)
    (confirm,) = [part for part in parts(hand) if part["custom_id"].startswith("planned:")]
    assert confirm["label"] == "As planned: Grass geese takes Grass moon"
    assert parts(hand)[0] == confirm, "what was planned stands first"
    await room.ben.click(hand, custom_id=confirm["custom_id"])
    assert (await moves(room))[-1] == (1, TAKES)


async def test_later_choices_of_the_turn_are_asked_as_ever(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await koikoi(room, monkeypatch)
    await plan(room, room.ben, TAKES)
    await room.make("play maple.j1 maple.j2", room.aki)
    assert (await room.table()).view(1).phase == "take"
    assert "you turned a card that can take more than one: choose" in room.board().content
    assert (await moves(room))[-1] == (1, TAKES)
    assert "Ben turns Paulownia phoenix" in room.board().content
    assert {"take paulownia.j1", "take paulownia.j2"} <= buttons(await fresh(room, room.ben))


async def test_after_a_change_of_choices_one_can_plan_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chiyo plans while it is Aki's turn; Ben's comes between."""
    await tiengow(room, monkeypatch)
    await plan(room, room.chiyo, "fold 1-4", needs="4-6")
    await room.make("beat 5-6", room.aki)
    assert "somebody has beaten 4-6" in (await fresh(room, room.chiyo)).content
    panel = await opened(room, room.chiyo, "open")
    assert panel.content.startswith("**Plan your next turn.**")
    panel = await pick(room, room.chiyo, panel, "fold 1-4")
    assert panel.content.startswith("**Planned:**")
    await room.make("fold 2-2", room.ben)
    assert (await moves(room))[-1] == (2, "fold 1-4")


async def test_plans_of_several_follow_each_other(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tiengow(room, monkeypatch)
    await plan(room, room.ben, BEATS)
    await plan(room, room.chiyo, "fold 1-4")
    await room.make("fold 1-2", room.aki)
    assert [move for _, move in (await moves(room))[-3:]] == ["fold 1-2", BEATS, "fold 1-4"]
    assert await kept(room) == 0


async def test_an_answer_in_a_claim_window_leaves_a_plan_alone(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def planned() -> None:
        await plan(room, room.ben, "play iris.j1")

    await open_window(room, monkeypatch, before=planned)
    assert (await moves(room))[-1] == (0, GAJI)
    for member in (room.chiyo, room.ben, room.daeun):
        await room.press(member, "pass")
    assert (await moves(room))[-1] == (1, "play iris.j1")


# --- How long a plan lives ------------------------------------------------------------------------


async def test_a_plan_survives_a_restart(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await koikoi(room, monkeypatch)
    await plan(room, room.ben, TAKES)
    await room.restart()
    assert "**Planned:**" in (await fresh(room, room.ben)).content
    await room.make("play maple.j1 maple.j2", room.aki)
    assert (await moves(room))[-1] == (1, TAKES)


async def test_a_dropped_plan_is_gone(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await koikoi(room, monkeypatch)
    await plan(room, room.ben, TAKES)
    hand = await fresh(room, room.ben)
    assert {"change", "drop"} <= buttons(hand)
    assert "open" in buttons((await room.press(room.ben, "drop", hand)).response or hand)
    await room.make("play maple.j1 maple.j2", room.aki)
    assert (await moves(room))[-1][0] == 0


async def test_a_player_who_takes_over_a_seat_has_no_plan(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await koikoi(room, monkeypatch)
    await plan(room, room.ben, TAKES)
    coming = Player(room.chiyo.id, "Chiyo")
    await room.client.services.tables.leaving.substitute(1, room.ben.id, coming)
    assert await kept(room) == 0
    assert "Planned" not in (await fresh(room, room.chiyo)).content
    await room.make("play maple.j1 maple.j2", room.aki)
    assert (await moves(room))[-1][0] == 0


async def test_a_table_that_is_ended_keeps_no_plan(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await koikoi(room, monkeypatch)
    await plan(room, room.ben, TAKES)
    await room.client.services.tables.ending.end(1, room.aki.id, manages=False)
    assert await kept(room) == 0


async def test_a_panel_of_an_earlier_ply_plans_nothing(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart nobody knows that Ben has it open."""
    await koikoi(room, monkeypatch)
    panel = await opened(room, room.ben)
    await room.restart()
    await room.make("play maple.j1 maple.j2", room.aki)
    (custom_id,) = [p["custom_id"] for p in parts(panel) if p["custom_id"].endswith(LAYS)]
    result = await room.ben.click(panel, custom_id=custom_id)
    assert said(result).startswith("⚠ The game has gone on")
    assert await kept(room) == 0


async def test_a_table_without_plans_reads_nothing_for_a_move(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await koikoi(room, monkeypatch)
    legal = (await room.table()).legal(0)

    async def refused(*_: object) -> None:
        raise AssertionError("the database is read")

    tables = room.client.services.tables
    monkeypatch.setattr(tables.keeper.database, "read", refused)
    await tables.playing.play(1, room.aki.id, legal[0])
    assert (await moves(room))[-1][0] == 0


# --- Nobody else learns of it ---------------------------------------------------------------------


Planning = Callable[[Room, bool], Awaitable[object]]


async def assert_unseen(worlds: Worlds, planning: Planning) -> None:
    """Compare all that others see of a deal with a plan that is not made, and without it."""
    first = await worlds.seen(lambda room: planning(room, True))
    other = await worlds.seen(lambda room: planning(room, False))
    assert_alike(first, other)
    assert first.private != other.private


async def test_a_plan_shows_in_nothing_public_until_it_is_made(
    worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben plans to take a card, or only looks; Aki takes it first."""

    async def taken(room: Room, plans: bool) -> None:
        await koikoi(room, monkeypatch)
        await (plan(room, room.ben, TAKES) if plans else opened(room, room.ben))
        for member in (room.aki, room.ben, room.emilia):
            await room.press(member, "hand")
        await room.aki.slash(room.channel, "play", move="play pine.j2 pine.crane")
        await room.make("play grass.j1 grass.moon", room.aki)

    await assert_unseen(worlds, taken)
