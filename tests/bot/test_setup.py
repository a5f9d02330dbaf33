"""*Set up*: what the owner of a table settles before the match, and what the others see of it."""

from __future__ import annotations

import pytest
import simcord

from bot.domain.refusal import Refusal
from bot.words import words
from tests.bot.decks.gaji_window import buttons
from tests.bot.discord.room import Message, Room, parts, said

EN = words("en")


async def setup(room: Room, member: simcord.MemberActor) -> Message:
    """The panel as somebody sees it."""
    shown = (await room.press(member, "setup")).response
    assert shown is not None
    assert shown.ephemeral
    return shown.message


@pytest.mark.parametrize(
    ("who", "acts"),
    [
        ("aki", {"rules", "clock", "pace", "computer", "seat", "leave", "1"}),
        ("ben", {"rules", "clock", "pace", "computer", "seat", "leave"}),
        ("chiyo", {"rules", "clock", "pace"}),
    ],
)
async def test_everybody_sees_the_settings_and_only_the_owner_changes_them(
    room: Room, who: str, acts: set[str]
) -> None:
    await room.open(0, "ben", "xiamen")
    panel = await setup(room, getattr(room, who))
    assert buttons(panel) == acts
    assert ("only the table’s owner" in panel.content) == (who != "aki")


async def test_the_owner_names_a_computer_player_and_removes_people(room: Room) -> None:
    await room.open(0, "computer ben", "xiamen")
    number, aki = (await room.table()).id, room.aki
    panel = await setup(room, aki)
    chosen = await aki.select(panel, ["1"], custom_id=f"chairs:{number}")
    assert chosen.response
    named = await aki.select(chosen.response.message, ["Ginkgo"], custom_id=f"called:{number}:1")
    assert "Ginkgo (computer" in said(named)
    assert "Ginkgo (computer" in room.board().content
    assert named.response
    chosen = await aki.select(named.response.message, ["2"], custom_id=f"chairs:{number}")
    assert chosen.response
    assert "called" not in str(parts(chosen.response.message))
    await room.press(room.ben, "leave")
    await room.press(room.chiyo, "join")
    old = chosen.response.message
    assert said(await aki.click(old, custom_id=f"chair:{number}:2:{room.ben.id}")) == EN(
        "refusal-stale"
    )
    assert (await room.table()).names == ("Aki", "Ginkgo", "Chiyo", "")
    chosen = await aki.select(await setup(room, aki), ["2"], custom_id=f"chairs:{number}")
    assert chosen.response
    await aki.click(chosen.response.message, custom_id=f"chair:{number}:2:{room.chiyo.id}")
    assert (await room.table()).names == ("Aki", "Ginkgo", "", "")
    assert "Chiyo" not in room.board().content


@pytest.mark.parametrize("restart", [False, True])
async def test_a_removed_person_sits_down_once_the_owner_invites_them(
    room: Room, restart: bool
) -> None:
    await room.open(0, "ben chiyo", "xiamen")
    number, lobbies = (await room.table()).id, room.client.services.tables.lobbies
    await lobbies.remove(number, room.aki.id, 1, room.ben.id)
    if restart:
        await room.restart()
    lobbies = room.client.services.tables.lobbies
    assert said(await room.press(room.ben, "join")) == EN("refusal-removed")
    asked = {"invite": room.ben, "invite2": room.daeun}
    told = said(await room.chiyo.slash(room.channel, "table invite", **asked))
    assert told.split("\n") == [EN(f"invited-{n}", names=n2) for n, n2 in BY_OTHERS]
    assert said(await room.press(room.ben, "join")) == EN("refusal-removed")
    told = said(await room.aki.slash(room.channel, "table invite", invite=room.ben))
    assert told == EN("invited-done", names="Ben")
    await room.press(room.ben, "join")
    assert (await room.table()).names == ("Aki", "Ben", "Chiyo", "")


BY_OTHERS = [("done", "Daeun"), ("known", "Ben")]


async def test_nobody_else_removes_or_names_anybody(room: Room) -> None:
    await room.open(0, "ben computer", "xiamen")
    table, lobbies = await room.table(), room.client.services.tables.lobbies
    for doing in (
        lobbies.remove(table.id, room.ben.id, 0, room.aki.id),
        lobbies.remove(table.id, room.aki.id, 0, room.aki.id),
        lobbies.rename(table.id, room.ben.id, 2, "Lotus"),
        lobbies.rename(table.id, room.aki.id, 1, "Lotus"),
        lobbies.rename(table.id, room.aki.id, 2, "Ben"),
        lobbies.remove(table.id, room.aki.id, 9, 0),
    ):
        with pytest.raises(Refusal):
            await doing
    assert await room.table() == table


async def test_a_seated_person_who_presses_join_may_leave(room: Room) -> None:
    await room.open(0, "ben", "xiamen")
    board = room.board()
    pressed = await room.press(room.ben, "join")
    assert said(pressed) == EN("lobby-seated", number=2)
    assert room.board().content == board.content
    assert pressed.response
    await room.ben.click(pressed.response.message, label=EN("button-leave"))
    assert (await room.table()).names == ("Aki", "", "", "")


async def test_opened_panels_lead_back(room: Room) -> None:
    await room.open()
    panel = await setup(room, room.aki)
    for act in ("rules", "clock"):
        opened = await room.aki.click(panel, custom_id=f"setup:1:{act}")
        assert opened.response
        back = await room.aki.click(opened.response.message, custom_id="setup:1:back")
        assert back.response
        assert back.response.content == panel.content


async def test_house_rules_stand_in_groups_and_are_turned_both_ways(room: Room) -> None:
    await room.open(0, None, "tiengow")
    table = await room.table()
    opened = await room.press(room.aki, "rules-panel")
    shown, page, seen = opened.response, 0, list[str]()
    while shown:
        seen += [one["custom_id"].rpartition(":")[2] for one in parts(shown) if "options" in one]
        ids = [one["custom_id"] for one in parts(shown)]
        assert len(ids) == len({*ids})
        assert (f"rules:{table.id}:{page - 1}" in ids) == (page > 0)
        page += 1
        if f"rules:{table.id}:{page}" not in ids:
            break
        turned = await room.aki.click(shown.message, custom_id=f"rules:{table.id}:{page}")
        shown = turned.response
    assert sorted(seen) == sorted(["preset", *vars(table.options)])
    assert shown
    assert EN("rules-group-inert") in shown.content


async def test_after_the_beginning_there_is_nothing_to_set_up(room: Room) -> None:
    await room.open()
    panel = await setup(room, room.aki)
    await room.press(room.aki, "start")
    for act in ("seat", "leave"):
        refused = await room.aki.click(panel, custom_id=f"setup:1:{act}")
        assert EN("refusal-begun") in said(refused)


@pytest.mark.parametrize("support", ["", "https://discord.gg/paifuda"])
async def test_house_rules_lead_to_the_place_for_questions(room: Room, support: str) -> None:
    room.client.settings.support = support
    await room.open(0, None, "tiengow")
    opened = (await room.press(room.aki, "rules-panel")).response
    assert opened
    (preset,) = [p["custom_id"] for p in parts(opened) if p.get("custom_id", "").endswith("preset")]
    seen = [parts(opened)]
    changed = (await room.aki.select(opened.message, ["tiengowB"], custom_id=preset)).response
    assert changed
    for shown in (*seen, parts(changed)):
        links = {part["label"]: part["url"] for part in shown if "url" in part}
        assert links == ({EN("button-rule-missed"): support} if support else {})
