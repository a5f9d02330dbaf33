"""Random interactions by seed: presses, texts and uploads of different people."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import discord
import simcord
from simcord import actors
from simcord.interactions import command_leaves
from simcord.results import InteractionResult, ResponseMessage

from bot.domain.tables.player import Player
from tests.bot.discord import forged
from tests.bot.discord.component_ids import IDS
from tests.bot.discord.room import Message, Room, choices, parts

NAMES = (
    "[](.)[evil](http://evil.x)",
    "<t:666:R></table evil:1><@666>",
    "**evil** ||evil|| `evil`",
    "\u202e# evil\u202c <#666><:evil:1>",
    "@everyone 1. evil > evil",
)
TEXTS = (
    *NAMES,
    *("", " ", "-1", "0", "1.5", "7" * 30, "１２", "25:99", "08:00", "Tokyo", "../../etc", "' --"),
    *(
        "123m 55z",
        "((((",
        "5555z*+",
        "q" * 6000,
        "\x00\ud7ff",
        "\ud83d",
        "paifuda:AAAA",
        "@Aki 12 @Ben -12",
    ),
    *("mushi", "xiamen", "days", "match", "Spring", "live-8", "round-robin", "tien_gow:1"),
)
FILES = (
    b"",
    b"\xff\xfe\x00" * 9,
    b"paifuda-record 1\nrules 1\ngame mushi x\n",
    b"paifuda-record 1\n" + b"deal 1\n" * 500,
    b"match,game,player,points\n" + b"x" * 140_000,
    b"match,game,player,points\na,mushi,99999999999999999999,5\n",
    b'match,game,player,points\n"a\n',
    b"[" * 50_000,
)
WHOLE = (0, 1, 2, 3, -1, 25, 2**31 - 1, 2**31, 2**53 - 1, -(2**53) + 1)
NUMBER = re.compile(r"\d+")
TYPES = discord.AppCommandOptionType
LOCALES = ("en-US", "ja", "zh-CN", "zh-TW", "de")

KEPT = (
    *("deals", "moves", "answers", "orders", "votes", "plans", "seats", "substitutions"),
    *("slips", "entries", "results", "leagues", "fixtures", "pairings", "organisers", "audit"),
    *("servers", "halls", "channels"),
)
"""The tables that people without a seat and without the right to manage the
server cannot change.
"""
COUNT = ("leagues", "edition")
"""The column that rises when anybody joins a league, and so is not compared."""
OWN = ("orders", "plans")
"""The parts of a seat that only its player changes while no move is made."""


@dataclass
class World:
    """Two servers, tables played on one, strangers on the other, and the messages shown so far."""

    room: Room
    rng: Random
    file: Path
    boss: simcord.MemberActor = field(init=False)
    strangers: list[simcord.MemberActor] = field(default_factory=list)
    places: list[simcord.ChannelHandle] = field(default_factory=list)
    shown: list[ResponseMessage] = field(default_factory=list)
    tables: tuple[int, ...] = ()
    locale: str = LOCALES[0]

    async def begin(self) -> None:
        """Set up a league, and a game of hanafuda and one of mahjong of its people; strangers look
        on.
        """
        room, env = self.room, self.room.env
        rights = discord.Permissions(manage_guild=True, manage_channels=True)
        role = room.guild.create_role("m", permissions=rights)
        self.boss = room.guild.add_member(env.create_user("olga", global_name="Olga"), roles=[role])
        far = env.create_guild("Elsewhere")
        self.strangers = [far.add_member(env.create_user(name)) for name in ("sten", "svea")]
        self.places = [room.channel, room.guild.create_text_channel("two")]
        self.places.append(far.create_text_channel("far"))
        await room.start(other="ben")
        await self.note(await self.boss.slash(room.channel, "league create", name="Spring"))
        tables = room.client.services.tables
        aki, *others = (Player(one.id, one.name) for one in (room.aki, room.ben, room.chiyo))
        second = await tables.lobbies.open(room.guild.id, self.places[1].id, aki, "xiamen")
        for player in others:
            await tables.lobbies.join(second.id, player, player.user)
        await tables.lobbies.add_computer(second.id, aki.user, "Computer {}".format)
        await tables.playing.start(second.id, aki.user, 1)
        await room.client.screen.renew(second.id)
        self.tables = ((await room.table()).id, second.id)
        await self.strangers[0].slash(self.places[2], "table open", game="koikoi", clock="none")
        for command in ("table list", "settings notices", "settings mine", "hand", "ledger server"):
            await self.note(await room.aki.slash(room.channel, command))

    async def note(self, result: InteractionResult) -> None:
        """Remember a shown message, so that its components can be pressed."""
        found = [one for one in (result.response, *result.followups) if one and one.components]
        self.shown = [*self.shown, *found][-40:]

    def people(self) -> list[simcord.MemberActor]:
        """Return everybody who may press a button."""
        return [*self.room.members.values(), self.boss, *self.strangers]

    def here(self, guild: simcord.GuildHandle) -> list[simcord.ChannelHandle]:
        """Return the channels of a server."""
        return [place for place in self.places if place.guild and place.guild.id == guild.id]

    def messages(self, guild: simcord.GuildHandle) -> list[Message]:
        """Return the messages of a server whose buttons a person may press next."""
        here = self.here(guild)
        known = {place.id for place in here}
        public = [one for place in here for one in place.history() if one.components]
        shown = [one for one in self.shown if one.channel_id in known and self._there(one)]
        return [*public[-12:], *shown]

    def _there(self, message: ResponseMessage) -> bool:
        """Whether a message still exists."""
        try:
            self.room.env.backend.get_message(message.channel_id, message.id)
        except simcord.BackendError:
            return False
        return True

    def stored(self) -> dict[str, list[tuple[Any, ...]]]:
        """Return the rows of the `KEPT` tables on disk that belong to the two tables or their
        server.
        """
        with sqlite3.connect(self.file) as connection:
            found = {}
            for name in KEPT:
                rows = connection.execute(f'select * from "{name}"')
                columns = [column for column, *_ in rows.description]
                named = (dict(zip(columns, row, strict=True)) for row in rows)
                found[name] = [
                    tuple(row[column] for column in columns if (name, column) != COUNT)
                    for row in named
                    if self._watched(row)
                ]
            return found

    def _watched(self, row: dict[str, Any]) -> bool:
        """Whether a row belongs to the two tables or to their server: people can open others."""
        home, table = self.room.guild.id, row.get("table")
        return (table is None or table in self.tables) and row.get("guild", home) in (home, None)


# --- Interactions ---------------------------------------------------------------------------------


async def step(world: World) -> tuple[simcord.MemberActor, str, InteractionResult]:
    """Do one interaction and return who made it, its kind and its result."""
    rng = world.rng
    who = rng.choice(world.people())
    act: Callable[[World, simcord.MemberActor], Any] = rng.choices(
        (pressed, commanded, played, typed), (12, 6, 4, 1)
    )[0]
    world.locale = rng.choice(LOCALES)
    done: tuple[simcord.MemberActor, str, InteractionResult] = await act(world, who)
    await world.note(done[2])
    return done


async def played(world: World, who: simcord.MemberActor) -> Any:
    """Make a legal move for a player with one, so that the tables go on."""
    rng, tables = world.rng, world.room.client.services.tables
    one = await tables.at(rng.choice(world.tables))
    able = [p.user for seat, p in enumerate(one.players) if p and p.user and one.legal(seat)]
    able = [user for user in able if user in world.room.members]
    if one.phase != "playing" or not able:
        return await pressed(world, who)
    member = world.room.members[rng.choice(able)]
    channel = next(place for place in world.places if place.id == one.channel)
    hand = await member.slash(channel, "hand")
    if hand.response is None or not (found := choices(hand.response)):
        return member, "hand", hand
    choice = rng.choice(found)
    result = await world.room.choose(member, hand.response, choice)
    return member, f"plays {choice}", result


async def pressed(world: World, who: simcord.MemberActor) -> Any:
    """Press below any message: an id that is there, a changed one, or any other."""
    rng = world.rng
    if not (messages := world.messages(who.guild)):
        return await commanded(world, who)
    message = rng.choice(messages)
    found = [one for one in parts(message) if "custom_id" in one]
    below = rng.choice(found) if found else {"custom_id": "table:1:hand"}
    custom_id = below["custom_id"]
    if rng.random() < 0.5:
        custom_id = mutated(custom_id, rng)
    elif rng.random() < 0.4:
        custom_id = mutated(rng.choice(rng.choice([*IDS.values()])), rng)
    values = chosen(below, custom_id, rng)
    result = await forged.press(who, message, custom_id[:100], values)
    return who, f"presses {custom_id!r} {values!r}", result


def mutated(custom_id: str, rng: Random) -> str:
    """Return an id with one of its numbers or words changed."""
    pieces = custom_id.split(":")
    place = rng.randrange(len(pieces))
    match rng.randrange(3):
        case 0:
            number = str(rng.choice((0, 1, 2, 3, 9, 120, 8 * 10**18)))
            pieces[place] = NUMBER.sub(lambda _: number, pieces[place])
        case 1:
            words = [piece for ids in IDS.values() for one in ids for piece in one.split(":")]
            pieces[place] = rng.choice(words)
        case _:
            return custom_id
    return ":".join(pieces)


def chosen(below: dict[str, Any], custom_id: str, rng: Random) -> list[str] | None:
    """Choose values for a select, on offer or not; None for a button."""
    selects = ("choose", "moves", "rule", "pace", "clock", "order")
    others = ("claims", "scope", "stops", "needs", "look", "habit", "term", "slip", "replay-deal")
    kind = custom_id.partition(":")[0]
    if "options" not in below and kind not in (*selects, *others):
        return None
    known = [one["value"] for one in below.get("options", ())] or ["1"]
    pool = [*known, *known, *(text for text in TEXTS if 0 < len(text) <= 100)]
    return rng.choices(pool, k=rng.choice((1, 1, 1, 2, 0)))


async def commanded(world: World, who: simcord.MemberActor) -> Any:
    """Use any command with any values that Discord allows."""
    rng = world.rng
    channel = rng.choice(world.here(who.guild))
    tree = world.room.env.backend.visible_commands(user_id=who.id, channel_id=channel.id)
    leaves = [leaf for command in tree for leaf in command_leaves(command)]
    path, leaf = rng.choice(leaves)
    options: dict[str, Any] = {}
    files: dict[str, tuple[str, bytes]] = {}
    for one in leaf.get("options") or ():
        if not one.get("required") and rng.random() < 0.5:
            continue
        if one["type"] == TYPES.attachment.value:
            files[one["name"]] = (rng.choice(("a.csv", "b.txt", "../c")), rng.choice(FILES))
        else:
            options[one["name"]] = _value(world, who.guild, one)
    result = await forged.command(who, channel, " ".join(path), options, files)
    return who, f"/{' '.join(path)} {_brief(options)} {_brief(files)}", result


async def typed(world: World, who: simcord.MemberActor) -> Any:
    """Type any text where the bot makes suggestions."""
    rng = world.rng
    channel = rng.choice(world.here(who.guild))
    tree = world.room.env.backend.visible_commands(user_id=who.id, channel_id=channel.id)
    offers = [
        (" ".join(path), one["name"])
        for command in tree
        for path, leaf in command_leaves(command)
        for one in leaf.get("options") or ()
        if one.get("autocomplete")
    ]
    name, option = rng.choice(offers)
    text = rng.choice(TEXTS)
    result = await actors._autocomplete_result(who, channel, name, option, text, {})
    return who, f"types {text[:50]!r} as {option} of /{name}", result


def _value(world: World, guild: simcord.GuildHandle, option: dict[str, Any]) -> Any:
    """Return a random value for an option, within the limits that Discord itself keeps."""
    rng = world.rng
    match TYPES(option["type"]):
        case _ if option.get("choices") and rng.random() < 0.8:
            return rng.choice(option["choices"])["value"]
        case TYPES.string:
            most, fewest = option.get("max_length", 6000), option.get("min_length", 0)
            return rng.choice(TEXTS)[:most].ljust(fewest, "x")
        case TYPES.integer:
            low, high = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
            return max(low, min(high, rng.choice(WHOLE)))
        case TYPES.boolean:
            return rng.random() < 0.5
        case TYPES.user:
            return rng.choice([one for one in world.people() if one.guild.id == guild.id])
        case TYPES.channel:
            return rng.choice(world.here(guild))
        case TYPES.role:
            return guild.create_role("some")
        case kind:
            raise AssertionError(kind)


def _brief(values: dict[str, Any]) -> str:
    return repr(values)[:200]


# --- Checks ---------------------------------------------------------------------------------------


def pings(requests: Sequence[Any]) -> Iterator[str]:
    """Yield a line for each request that would notify everybody, or a role other than the one with
    which a call begins.
    """
    for one in requests:
        body = one.json if isinstance(one.json, dict) else {}
        for message in (body, body.get("data") or {}):
            allowed = message.get("allowed_mentions") if isinstance(message, dict) else None
            roles = [f"<@&{role}>" for role in (allowed or {}).get("roles") or ()]
            calls = [message.get("content", "").split(" ")[0]]
            if allowed and (allowed.get("parse") or roles not in ([], calls)):
                yield f"{one.method} {one.path}: {allowed}"


def _rows(rows: list[Any], gone: str) -> list[str]:
    """Return rows in words, with the same sign for a person who has been forgotten (`gone`) and for
    pseudonyms.
    """
    return [re.sub(rf"{gone}|-\d+\b", "?", str(row)) if gone else str(row) for row in rows]


def overreached(
    world: World, who: simcord.MemberActor, what: str, before: Any, after: Any
) -> list[str]:
    """Return the names of the tables of the database that a person has changed without the right to
    do so.
    """
    seats = {row[2]: row for row in before["seats"] if row[2]}
    if who.id == world.boss.id or "seat" in what:
        return []
    if who.id not in seats:
        places = {place.id for place in world.places}
        after |= {"channels": [row for row in after["channels"] if row[0] in places]}
        before |= {"channels": [row for row in before["channels"] if row[0] in places]}
        gone = str(who.id) if "forget" in what else ""
        return [name for name in KEPT if _rows(before[name], gone) != _rows(after[name], gone)]
    if before["moves"] != after["moves"]:
        return []
    mine = {(row[0], row[1]) for row in before["seats"] if row[2] == who.id}
    return [
        name
        for name in OWN
        if [row for row in before[name] if row[:2] not in mine]
        != [row for row in after[name] if row[:2] not in mine]
    ]
