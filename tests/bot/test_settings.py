"""How pictures look: chosen in a panel, in force at once, kept over a restart."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest
import simcord
from sqlalchemy import insert

import render
from bot.services.people.choices import Choices
from bot.services.people.looks import Looks
from bot.services.people.people import People
from bot.store.people import schema
from bot.words import LANGUAGES, Words, words
from render import PLAIN, PUBLIC, Look
from rules import RuleError
from tests.bot.discord.room import Room, parts, said
from tests.bot.people.leaving_room import answered

EN = words("en")
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Look]]:
    """Every picture that was drawn, and its look."""
    found: list[tuple[str, Look]] = []

    def drawing(name: str, made: Any = PNG) -> Any:
        def draw(*what: Any, **_: Any) -> Any:
            found.append((name, next((one for one in what if isinstance(one, Look)), PLAIN)))
            return made

        return draw

    for name in ("table", "hand", "scores"):
        monkeypatch.setattr(render, name, drawing(name))
    monkeypatch.setattr(render, "guide", drawing("guide", (PNG, "")))
    return found


def manager(room: Room) -> simcord.MemberActor:
    """A member who manages the server."""
    role = room.guild.create_role("Staff", permissions=discord.Permissions(manage_guild=True))
    return room.guild.add_member(room.env.create_user("mod"), roles=[role])


async def choose(room: Room, who: simcord.MemberActor, whose: str, part: str, value: str) -> str:
    """Choose in the panel; what the panel says then."""
    panel = (await who.slash(room.channel, f"settings {whose}")).response
    assert panel is not None
    assert panel.ephemeral
    return said(await who.select(panel.message, [value], custom_id=f"look:{whose}:{part}"))


@pytest.mark.parametrize("say", LANGUAGES, indirect=True)
async def test_looks_are_offered_with_a_helpful_first_hand(
    room: Room, drawn: list[tuple[str, Look]], say: Words
) -> None:
    await room.start()
    asked = await room.asked()
    hand, offered = await room.hand(asked), {"large": say("button-large")}
    assert (offered["large"] in labels(hand)) == (say.language == "en")
    offered = {**(offered if say.language == "en" else {}), "wide": say("button-wide")}
    look = PLAIN
    for act, label in offered.items():
        assert label in labels(hand)
        drawn.clear()
        hand = answered(await room.press(asked, act, hand.message))
        look = replace(look, face="large") if act == "large" else replace(look, layout="wide")
        assert drawn == [("hand", look)]
        assert label not in labels(hand)


async def test_looks_are_offered_once(room: Room) -> None:
    await room.start(deals=1)
    asked = await room.asked()
    assert EN("button-wide") in labels(await room.hand(asked))
    await room.act(asked)
    await room.play_on()
    await room.env.advance_time(120)
    room.channel = room.guild.create_text_channel("again")
    await room.start(deals=1)
    assert EN("button-wide") not in labels(await room.hand(await room.asked()))


def labels(panel: simcord.ResponseMessage) -> list[str]:
    """The labels of the buttons of a panel."""
    return [part.get("label", "") for part in parts(panel.message)]


async def test_a_person_chooses_faces_for_their_own_pictures_only(
    room: Room, drawn: list[tuple[str, Look]], say: Words
) -> None:
    await room.start()
    asked = await room.asked()
    await room.hand(asked)
    drawn.clear()
    told = await choose(room, asked, "mine", "face", "large")
    large = Look(face="large")
    assert told == say("settings-mine"), "each choice is explained beside it"
    assert drawn == [("guide", PLAIN), ("guide", large), ("hand", large)]
    drawn.clear()
    await room.act(asked)
    assert set(drawn) == {("hand", large), ("table", Look(PUBLIC))}
    await room.restart()
    looks = room.client.services.looks
    assert await looks.look_of_player(room.guild.id, asked.id) == large
    await choose(room, asked, "mine", "face", "~server")
    database = room.client.services.database
    fresh = Looks(Choices(database, room.env.now), People(database, room.env.now))
    for known in (looks, fresh):
        assert await known.look_of_player(room.guild.id, asked.id) == PLAIN


async def test_a_person_chooses_shape_and_cloth_of_their_own_pictures(
    room: Room, drawn: list[tuple[str, Look]]
) -> None:
    await room.start()
    staff, asked = manager(room), await room.asked()
    await choose(room, staff, "server", "layout", "wide")
    await choose(room, asked, "mine", "cloth", "night")
    drawn.clear()
    await room.hand(asked)
    assert drawn == [("hand", Look("wide", "night"))]
    await choose(room, asked, "mine", "layout", "phone")
    looks = room.client.services.looks
    assert await looks.look_of_player(room.guild.id, asked.id) == Look("phone", "night")
    await room.restart()
    looks = room.client.services.looks
    assert await looks.look_of_player(room.guild.id, asked.id) == Look("phone", "night")
    await choose(room, asked, "mine", "cloth", "~server")
    assert await looks.look_of_player(room.guild.id, asked.id) == Look("phone")
    assert await looks.look_in_public(room.guild.id) == Look(PUBLIC)


async def test_server_managers_choose_how_its_tables_look(
    room: Room, drawn: list[tuple[str, Look]]
) -> None:
    await room.start()
    staff, old = manager(room), room.board()
    await room.ben.slash(room.channel, "settings mine")
    await choose(room, staff, "server", "cloth", "night")
    await choose(room, room.ben, "mine", "face", "safe")
    drawn.clear()
    await choose(room, staff, "server", "face", "large")
    assert drawn[-1] == ("table", Look(PUBLIC, "night", "large"))
    assert room.board().id == old.id
    drawn.clear()
    await room.hand(room.ben)
    await room.hand(room.aki)
    night = Look(cloth="night")
    looks = [look.face for name, look in drawn if name == "hand" and look.cloth == night.cloth]
    assert looks == ["safe", "large"]
    await room.restart()
    assert (await room.client.services.tables.choices.look_of(room.guild.id)).cloth == "night"
    assert await room.client.services.tables.choices.look_of(1) == PLAIN


async def test_the_score_sheet_keeps_the_look_of_the_server(
    room: Room, drawn: list[tuple[str, Look]]
) -> None:
    staff = manager(room)
    await choose(room, staff, "server", "layout", "wide")
    await room.start(deals=1)
    await room.finish(seed=5)
    assert ("scores", Look(PUBLIC)) in drawn
    drawn.clear()
    await choose(room, staff, "server", "cloth", "tatami")
    assert {name for name, _ in drawn} == {"guide"}


@pytest.mark.usefixtures("drawn")
async def test_nobody_else_chooses_for_the_server(room: Room, say: Words) -> None:
    refused = await room.aki.slash(room.channel, "settings server")
    assert refused.ephemeral
    assert said(refused) == say("refusal-manages-server-only")
    staff = manager(room)
    panel = (await staff.slash(room.channel, "settings server")).response
    assert panel is not None
    (role,) = [one for one in room.guild.roles.values() if one.name == "Staff"]
    room.env.backend.remove_member_role(room.guild.id, staff.id, role.id)
    pressed = await staff.select(panel.message, ["night"], custom_id="look:server:cloth")
    assert said(pressed).endswith(say("refusal-manages-server-only"))
    assert await room.client.services.tables.choices.look_of(room.guild.id) == PLAIN


@pytest.mark.usefixtures("drawn")
async def test_the_panel_shows_what_is_chosen_now(room: Room) -> None:
    staff = manager(room)
    await choose(room, staff, "server", "cloth", "night")
    panel = (await staff.slash(room.channel, "settings server")).response
    assert panel is not None
    chosen = [o["value"] for part in parts(panel) for o in part["options"] if o.get("default")]
    assert chosen == ["phone", "night", "traditional", "club"]
    assert panel.attachments


async def test_choices_not_on_offer_are_refused_or_read_as_plain(
    room: Room,
) -> None:
    services, database = room.client.services, room.client.services.database
    with pytest.raises(RuleError) as refused:
        await services.tables.choices.choose(1, "cloth", "silk")
    assert refused.value.sentence == "no-such-look"
    old = {"guild": 1, "layout": "wide", "cloth": "silk", "face": "silk"}
    await database.write(lambda c: c.execute(insert(schema.servers).values(**old)))
    await database.write(
        lambda c: c.execute(insert(schema.preferences).values(user=2, face="silk", cloth="silk"))
    )
    assert await services.looks.look_of_player(1, 2) == Look(layout="wide")
