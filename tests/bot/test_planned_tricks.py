"""A trick of Tien Gow that is planned before it is led."""

from __future__ import annotations

import pytest
import simcord

from tests.bot.decks.gaji_window import moves
from tests.bot.discord.recording import Worlds
from tests.bot.discord.room import Message, Room, parts
from tests.bot.people.planning import opened
from tests.bot.test_planned import BEATS, assert_unseen, kept, tiengow

pytestmark = pytest.mark.usefixtures("blank", "still")


async def trick(room: Room, member: simcord.MemberActor, **choices: str) -> Message:
    """Plan the next trick in the hand panel; each choice by the subject of its select."""
    panel = await opened(room, member, "change" if "change" in choices else "open")
    for about, values in choices.items():
        for value in values.split(", "):
            (custom_id,) = [
                p["custom_id"] for p in parts(panel) if p["custom_id"].endswith(f":{about}")
            ]
            result = await member.select(panel, [value], custom_id=custom_id)
            panel = result.response or panel
    return panel


def ticked(panel: Message) -> list[str]:
    """The values that the selects of a panel show as chosen."""
    options = [one for part in parts(panel) for one in part.get("options", ())]
    return [one["value"] for one in options if one.get("default")]


async def test_the_next_leader_leads_what_was_planned(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben has the best tile, and Chiyo plays last."""
    await tiengow(room, monkeypatch)
    for move, member in (("fold 1-2", room.aki), (BEATS, room.ben)):
        await room.make(move, member)
    panel = await trick(room, room.ben, lead="lead 1-3", beat="fold", fold="2-2")
    assert ticked(panel) == ["lead 1-3", "fold"]
    assert "If you lead next: 1-3 " in panel.content
    await room.restart()
    await room.make("fold 1-4", room.chiyo)
    assert (await moves(room))[-1] == (1, "lead 1-3")
    assert await kept(room) == 0


DOWN = "5-5, 1-3"
FOLLOWS = [
    ({"fold": DOWN}, "lead 3-6", "fold 5-5"),
    ({"fold": DOWN}, "lead 1-5", None),
    ({"fold": DOWN}, "lead 3-6 4-5", "fold 1-3 5-5"),
    ({"fold": "5-5"}, "lead 3-6 4-5", None),
    ({"fold": DOWN, "beat": "fold"}, "lead 1-5", "fold 5-5"),
    ({"fold": DOWN, "beat": "beat"}, "lead 1-5", "beat 5-5"),
    ({"beat": "beat"}, "lead 3-6", None),
    ({"fold": "5-5, ~ask"}, "lead 3-6", None),
]


async def followed(room: Room, led: str) -> None:
    """Ben wins the trick that Daeun has led, and leads; Chiyo follows, and Daeun is next."""
    made = (("fold 1-2", room.aki), (BEATS, room.ben), ("fold 1-4", room.chiyo), (led, room.ben))
    for move, member in made:
        await room.make(move, member)
    await room.make("fold 1-6 2-3" if led.count("-") > 1 else "fold 2-3", room.chiyo)


@pytest.mark.parametrize(("choices", "led", "made"), FOLLOWS)
async def test_a_trick_is_followed_as_planned_before_it_was_led(
    room: Room,
    monkeypatch: pytest.MonkeyPatch,
    choices: dict[str, str],
    led: str,
    made: str | None,
) -> None:
    """Daeun holds seven civil tiles, each of which beats 1-5, and no military one."""
    await tiengow(room, monkeypatch)
    panel = await trick(room, room.daeun, **choices)
    assert "Planned" in panel.content or choices == {"fold": "5-5, ~ask"}
    await followed(room, led)
    last = (await moves(room))[-1]
    assert last == ((3, made) if made else (2, last[1]))
    assert await kept(room) == 0 or not made


async def test_a_plan_for_a_trick_shows_in_nothing_public(
    worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Daeun plans to put tiles down, or only looks; she could beat what Ben leads, and is asked."""

    async def beatable(room: Room, plans: bool) -> None:
        await tiengow(room, monkeypatch)
        await (trick(room, room.daeun, fold=DOWN) if plans else opened(room, room.daeun))
        for member in (room.aki, room.daeun, room.emilia):
            await room.press(member, "hand")
        await followed(room, "lead 1-5")

    await assert_unseen(worlds, beatable)
