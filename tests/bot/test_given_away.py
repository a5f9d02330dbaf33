"""No answer, picture or file gives away hidden pieces, in mid-deal and while a deal is shut."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
import simcord
from simcord.interactions import command_leaves
from simcord.results import InteractionResult

import bot
import rules
from bot.chat.panels.tables.match import fairness
from bot.domain.contests.gathering import Announcement
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from rules import Move
from tests.bot.discord import forged
from tests.bot.discord.recording import Worlds
from tests.bot.discord.room import Room
from tests.bot.world.apart import apart, safe
from tests.volume import part

GAMES = tuple(game.key for game in rules.GAMES)
SEATED = {"mushi": 2, "koikoi": 2, "sakura": 3}
"""How many people sit at a table; at the others there are four."""
PLIES = {"mushi": 9, "koikoi": 7, "sakura": 10, "tiengow": 22}
"""How many moves are made; at the others sixteen turns."""
PLAYED_ON = ("seat computer", "seat open", "seat resign", "organise substitute")
"""Commands after which a computer plays on, so that something hidden is drawn."""
AT_A_TABLE = (
    *("hand", "scores", "catchup", "table show", "verify", "record", "replay", "ledger table"),
    *("takeback", "table vote"),
)
"""Commands that are asked at every table; the rest at one."""
TYPES = discord.AppCommandOptionType
TEXTS = {"hand": "123m456p789s11z", "result": "@Aki 12 @Ben -12", "move": "nonsense"}


def channels(room: Room) -> list[simcord.ChannelHandle]:
    """A channel for each game, always with the same number."""
    return [room.channel, *(room.guild.create_text_channel(game) for game in GAMES[1:])]


async def begun(room: Room) -> list[int]:
    """A table of people in mid-deal of each game, each in a channel of its own."""
    people = [Player(one.id, one.name) for one in room.members.values()]
    places = dict(zip(GAMES, [channel.id for channel in channels(room)], strict=True))
    return await in_mid_deal(room.client.services.tables, room.guild.id, places, people)


async def in_mid_deal(
    tables: Tables, guild: int, places: Mapping[str, int], people: Sequence[Player]
) -> list[int]:
    """A table in mid-deal of each game that has a channel."""
    rng, numbers = Random(3), list[int]()
    for game, channel in places.items():
        table = await tables.lobbies.open(guild, channel, people[0], game, clock="none")
        for player in people[1 : SEATED.get(game, 4)]:
            table = await tables.lobbies.join(table.id, player, player.user)
        table = await tables.playing.start(table.id, people[0].user, 1)
        for _ in range(PLIES.get(game, 24)):
            user = table.players[min(table.waits_for)]
            assert user
            table = await tables.playing.play(table.id, user.user, safe(table, rng))
        assert table.phase == "playing", game
        numbers.append(table.id)
    return numbers


async def everything(room: Room) -> None:
    """Every command with plain values, by Aki, who plays, and by somebody with all rights.

    A commit has a fifth of these.
    """
    places = channels(room)
    rights = discord.Permissions(manage_guild=True, manage_channels=True)
    role = room.guild.create_role("organisers", permissions=rights)
    olga = room.guild.add_member(room.env.create_user("olga"), roles=[role])
    await olga.slash(room.channel, "league create", name="Spring")
    asking = [
        (who, channel, name, leaf.get("options") or ())
        for who in (room.aki, olga)
        for command in room.env.backend.visible_commands(user_id=who.id, channel_id=places[0].id)
        for path, leaf in command_leaves(command)
        if (name := " ".join(path)) not in (*PLAYED_ON, "about")  # that tells when the bot began
        for channel in (places if name in AT_A_TABLE else places[:1])
    ]
    for who, channel, name, options in part(asking, 5):
        await asked(room, who, channel, name, options)


async def asked(
    room: Room,
    who: simcord.MemberActor,
    channel: simcord.ChannelHandle,
    name: str,
    options: Sequence[dict[str, Any]],
) -> None:
    """One command; `/export` once for each kind of file."""
    needed = [one for one in options if one.get("required") or one["name"] == "format"]
    first = "what" if name == "export" else ""
    choices = next((one["choices"] for one in needed if one["name"] == first), [{"value": None}])
    for one in options:
        if one.get("autocomplete"):
            await who.autocomplete(channel, name, one["name"], "")
    for choice in choices:
        values, files = {}, {}
        for one in needed:
            if one["type"] == TYPES.attachment.value:
                files[one["name"]] = ("a.csv", b"match,game,player,points\n")
            else:
                values[one["name"]] = choice["value"] if one["name"] == first else value(room, one)
        await forged.command(who, channel, name, values, files)


def value(room: Room, option: dict[str, Any]) -> Any:
    """A value of an option that Discord lets through."""
    match TYPES(option["type"]):
        case _ if option.get("choices"):
            return option["choices"][0]["value"]
        case TYPES.string:
            return TEXTS.get(option["name"], "mushi")
        case TYPES.integer:
            return max(1, option.get("min_value", 1))
        case TYPES.boolean:
            return False
        case TYPES.user:
            return room.ben
        case TYPES.channel:
            return room.channel
        case kind:
            raise AssertionError(kind)


@pytest.mark.slow
async def test_no_command_and_no_file_tells_hidden_pieces(
    worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    await apart(worlds, monkeypatch, begun, everything)


# --- A deal that has ended here and is played elsewhere -------------------------------------------


BOARD = ("hand", "scores", "help", "show")
FORMS = ("replay", "on", "last", "film", "share")
"""The acts of a replay's buttons."""
DIRECT = (
    *("table show", "hand", "scores", "catchup", "replay", "record", "verify", "takeback"),
    *("games", "daily", "privacy export"),
)
"""Commands in direct messages, where the table of one person is."""


DEALS = (b"('table'", b"('hand'", b"('scores'", b"('final'", b"('open_table'", b"('film'")
"""The beginnings of pictures that show a deal."""
ROOT = Path(bot.__file__).parent


KINDS = ("daily", "duplicate")
SHUT = part([(KINDS[(at + n) % 2], game) for at, game in enumerate(GAMES) for n in range(2)], 6)
"""The kinds of shut tables; a commit has a sixth of them."""


def crowd(room: Room) -> list[simcord.MemberActor]:
    """A person for each shut table, always with the same number."""
    names = map("-".join, SHUT)
    return [room.guild.add_member(room.env.create_user(name, global_name=name)) for name in names]


async def daily(room: Room, person: simcord.MemberActor, game: str) -> int:
    """Begin a deal of the day."""
    dailies = room.client.services.dailies
    today, *_ = await dailies.promises()
    about = today, game, Player(person.id, person.name), room.guild.id, "Computer {}".format
    return (await dailies.begin(*about, ranked=True)).id


async def duplicate(room: Room, person: simcord.MemberActor, game: str) -> int:
    """Begin a duplicate match with Ben, who has yet to play it."""
    duplicates = room.client.services.duplicates
    own, ben = Player(person.id, person.name), Player(room.ben.id, "Ben")
    about = Announcement(room.guild.id, room.channel.id, own, game, None, deals=1, side=1, days=3)
    match = await duplicates.open(about)
    await duplicates.join(match.id, ben, 4711)
    await duplicates.begin(match.id, person.id, 4712)
    return (await duplicates.sit(match.id, own, "Computer {}".format, no_room)).id


async def ended(room: Room) -> list[int]:
    """Shut tables whose deal one person has ended alone."""
    services = room.client.services
    begins = {"daily": daily, "duplicate": duplicate}
    people = zip(crowd(room), SHUT, strict=True)
    numbers = [await begins[kind](room, person, game) for person, (kind, game) in people]
    rng = Random(5)
    for number in numbers:
        table = await services.tables.at(number)
        while table.phase == "playing":
            user = table.players[min(table.waits_for)]
            assert user
            table = await services.tables.playing.play(number, user.user, finishing(table, rng))
    await asyncio.gather(*services.duplicates.timers._running)
    return numbers


async def no_room(_: object) -> int | None:
    """Those who play alone need no channel."""
    return None


def finishing(table: Table, rng: Random) -> Move:
    """A move at random; in mahjong what an absent player does."""
    seat = min(table.waits_for)
    return table.absent(seat) if table.game.family == "mahjong" else rng.choice(table.legal(seat))


async def doors(room: Room) -> None:
    """All ways to a deal: by its player, by a rival who has yet to play it, by a stranger."""
    people = crowd(room)
    await room.emilia.slash(room.channel, "rules", game="mushi")
    shown = (await room.ben.slash(room.channel, "games")).response
    assert shown
    for at, person in enumerate(people):
        number = at + 1
        table = await room.client.services.tables.at(number)
        assert table.shut
        assert table.deal
        promise = fairness.promised(table)
        ids = [
            *(f"table:{number}:{act}" for act in BOARD),
            f"hand:{number}:catchup",
            *(f"replay:{number}:{table.deal.promise.number}:0:{form}" for form in FORMS),
            f"replay-deal:{number}",
            f"review:{number}:{table.deal.promise.number}",
            f"promise:{number}:{promise}:fair",
        ]
        for who in (person, room.ben if table.common else room.emilia):
            for one in ids:
                values = ["1"] if one.startswith("replay-deal") else None
                made = await forged.press(who, shown.message, one, values)
                if who is not person:
                    assert await sheets(made) == []
        for name in DIRECT:
            await person.user.slash(name)


async def sheets(made: InteractionResult) -> list[bytes]:
    """The pictures of an answer that show a deal or its sheet, which has the winning hand."""
    found = [await one.read() for one in (made.response.attachments if made.response else ())]
    return [one for one in found if any(kind in one for kind in DEALS)]


def test_values_shown_of_a_deal_come_from_its_table() -> None:
    """The position of a problem is none that others play."""
    every = (path for folder in ("chat", "services") for path in (ROOT / folder).rglob("*.py"))
    asked = {path.name for path in every if "game.view(" in path.read_text()}
    assert asked == {"asking.py"}


@pytest.mark.slow
async def test_a_deal_still_played_by_others_stays_closed(
    worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = await apart(worlds, monkeypatch, ended, doors)
    assert sum("PNG" in one for one in seen.private) > len(SHUT)
