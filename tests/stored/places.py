"""Tables of every game in mid-deal, with every kind of pending fact, written by the real bot."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import simcord

import rules
from bot.domain.refusal import Refusal
from bot.domain.tables import windows
from bot.domain.tables.ahead.orders import ORDERS
from bot.domain.tables.ahead.premoves import foreseen
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from rules import AnyGame, Chance, Move, RuleError, choices
from rules.options import word
from tests.bot.decks.gaji_window import GAJI, PACK
from tests.bot.decks.stacking import DICE
from tests.bot.discord.room import Room
from tests.bot.people.agreeing import all_agree
from tests.stored.wires import dealt

SEATS = {"mushi": 2, "koikoi": 2, "sakura": 5}
"""The number of people who sit down, where it is not four."""
PEOPLE = ("aki", "ben", "chiyo", "daeun", "emilia")
DAYS, NONE = "86400 waking computer", "none"


class Place:
    """A channel of its own, and the people who sit there."""

    def __init__(self, room: Room, key: str, seed: int) -> None:
        self.room, self.key, self.rng = room, key, Random(seed)
        self.people = [getattr(room, name) for name in PEOPLE[: SEATS.get(key, 4)]]

    @property
    def tables(self) -> Tables:
        """The service for tables."""
        return self.room.client.services.tables

    @property
    def channel(self) -> int:
        """The channel of the table."""
        return self.room.channel.id

    async def open(self, clock: str, pace: str = "", **house: str) -> Table:
        """Open a table and seat everybody."""
        first, *others = (Player(one.id, one.user.name.title()) for one in self.people)
        table = await self.tables.lobbies.open(self.room.guild.id, self.channel, first, self.key)
        for player in others:
            table = await self.tables.lobbies.join(table.id, player, player.user)
        await self.tables.lobbies.set_clock(table.id, first.user, clock)
        if pace:
            await self.tables.lobbies.set_pace(table.id, first.user, pace)
        for name, value in house.items():
            await self.change(table, {name: value})
        await all_agree(self.tables, table.id)
        return await self.tables.shown_in(self.channel)

    async def change(self, table: Table, house: dict[str, str]) -> None:
        """Change the house rules if the table allows it."""
        try:
            changed = rules.differing((await self.tables.shown_in(self.channel)).options, house)
            table.game.check(changed, len(self.people))
            await self.tables.lobbies.set_rules(table.id, table.owner, None, house)
        except (RuleError, ValueError):
            return

    async def start(self, table: Table) -> Table:
        """Deal the first deal."""
        return await self.tables.playing.start(table.id, table.owner, 77)

    async def move(self) -> Table:
        """Make a random move, mostly not a pass; or let everybody press Ready."""
        table = await self.tables.shown_in(self.channel)
        if table.phase == "between":
            for one in table.asked:
                added = self.rng.getrandbits(40)
                table = await self.tables.playing.ready(table.id, one.user, added)
            return table
        seats = [seat for seat in range(len(table.players)) if table.legal(seat)]
        seat = self.rng.choice(seats)
        legal = [move for move in table.legal(seat) if move.verb != "win"]
        others = [move for move in legal if move.verb != "pass"]
        player = table.players[seat]
        assert player
        move = self.rng.choice(others if others and self.rng.random() < 0.4 else legal)
        try:
            await self.tables.playing.play(table.id, player.user, move)
        except (RuleError, Refusal):  # a move that the bot makes by itself was faster
            return await self.tables.shown_in(self.channel)
        if windows.has_fixed_end(table):
            await self.beat()
        return await self.tables.shown_in(self.channel)

    async def beat(self) -> None:
        """Let the claim window close at its fixed time, with the answers given so far."""
        await self.room.wait(21)
        await ring(self.tables, await self.tables.shown_in(self.channel))

    async def until(self, fits: Any) -> Table:
        """Play until a table is in a wanted state."""
        for _ in range(600):
            table = await self.move()
            if table.phase == "playing" and fits(table):
                return table
        raise AssertionError(f"no such position of {self.key}")


async def ring(tables: Tables, table: Table) -> None:
    """Do everything that is due at a table, and wait until it is done."""
    done = asyncio.Event()

    def watch(one: Table) -> None:
        if one.id == table.id:
            done.set()

    tables.keeper.watchers.append(watch)
    tables.timers.set(table.id, None)
    tables.timers.set(table.id, table.due)
    await done.wait()
    tables.keeper.watchers.remove(watch)


def alternatives(game: AnyGame) -> dict[str, str]:
    """Return for every field of the house rules the last of its values that is not the usual
    one.
    """
    preset = next(iter(game.presets.values()))
    found = {}
    for one in choices(preset):
        others = [value for value in one.values if value != getattr(preset, one.name)]
        if others:
            found[one.name] = word(others[-1])
    return found


# --- Kinds of tables ------------------------------------------------------------------------------


async def in_play(place: Place) -> None:
    """Play to mid-deal with clocks of days; let people plan, give orders, vote and go away."""
    await place.start(await place.open(DAYS))
    table = await place.until(_busy)
    if place.key in ORDERS:
        user = place.people[0].id
        text = ORDERS[place.key].offered[-1] if ORDERS[place.key].offered else "pass"
        await place.tables.playing.give_order(table.id, user, text, "match")
    table = await place.tables.shown_in(place.channel)
    await place.tables.voting.vote_to_end(table.id, _waiting(table)[-1])
    await _plan(place)
    if len(place.people) > 2:
        seats = [seat for seat in table.present if not place.tables.premoves.of(table, seat)]
        free = [user for seat in seats if (user := _user(table, seat)) in _waiting(table)[:-1]]
        await place.tables.leaving.go_away(table.id, (free or _waiting(table))[0], "open")


def _busy(table: Table) -> bool:
    """Whether the deal is running and, if the game allows plans, a person who waits could plan a
    move.
    """
    assert table.deal
    plans = [seat for seat in range(len(table.players)) if _plannable(table, seat)]
    planned = plans or table.key not in ("mushi", "sakura", "koikoi", "tiengow")
    asked = len(table.deal.state.to_act) == 1
    return table.deal.ply >= 9 and asked and bool(planned) and not windows.is_open(table)


def _plannable(table: Table, seat: int) -> bool:
    return seat not in table.view(seat).to_act and bool(foreseen(table, seat))


def _waiting(table: Table) -> list[int]:
    """Return the people at the table who are not asked for a move."""
    asked = {one.user for one in table.asked}
    return [one.user for one in table.players if one and one.present and one.user not in asked]


def _user(table: Table, seat: int) -> int:
    player = table.players[seat]
    return player.user if player else 0


async def _plan(place: Place) -> None:
    """Let everybody who can plan a move."""
    table = await place.tables.shown_in(place.channel)
    assert table.deal
    for seat, player in enumerate(table.players):
        if player and player.present and _plannable(table, seat):
            move = foreseen(table, seat)[-1]
            at = table.deal.moment
            await place.tables.premoves.plan(table.id, player.user, at, move)


async def in_window(place: Place) -> None:
    """Open a claim window that closes at a fixed time, and give two answers, one of them a
    claim.
    """
    table = await _opened(place, NONE, "live-20")
    assert table.deal
    asked = sorted(table.deal.state.to_act)
    able = next(seat for seat in asked if len(table.legal(seat)) > 1)
    others = [seat for seat in asked if seat != able]
    for seat in (able, *others[:1]):
        player = table.players[seat]
        assert player
        legal = table.legal(seat)
        move = next((m for m in legal if m.verb != "pass"), legal[0]) if seat == able else legal[0]
        await place.tables.playing.play(table.id, player.user, move)
    place.tables.timers.set(table.id, None)  # the window stays open while other tables are made


async def _opened(place: Place, clock: str, pace: str) -> Table:
    """Open a table with an open window; in Sakura, where that is rare, with a chosen deck."""
    table = await place.open(clock, pace)
    if place.key != "sakura":
        await place.start(table)
        return await place.until(_claimable)
    with dealt(Chance(PACK, DICE)):
        await place.start(table)
    table, move = await place.tables.shown_in(place.channel), Move.parse(GAJI)
    able = [one for seat, one in enumerate(table.players) if one and move in table.legal(seat)]
    await place.tables.playing.play(table.id, able[0].user, move)
    return await place.tables.shown_in(place.channel)


def _claimable(table: Table) -> bool:
    """Whether a window is open in which a seat can do more than pass."""
    assert table.deal
    able = any(len(table.legal(seat)) > 1 for seat in table.deal.state.to_act)
    return table.deal.ply >= 9 and windows.is_open(table) and able


async def in_answers(place: Place) -> None:
    """Open a window that waits for everybody, until tomorrow at the latest, and give one answer."""
    table = await _opened(place, "1800+30 vote", "relaxed-86400")
    assert table.deal
    passing = [
        seat for seat in table.deal.state.to_act if [m.verb for m in table.legal(seat)] == ["pass"]
    ]
    if passing and len(table.deal.state.to_act) > 1:
        player = table.players[passing[0]]
        assert player
        await place.tables.playing.play(table.id, player.user, table.legal(passing[0])[0])


async def in_lobby(place: Place) -> None:
    """Open a lobby with every house rule changed that can be changed."""
    game = rules.game(place.key)
    await place.open(DAYS, **alternatives(game))


async def in_house(place: Place) -> None:
    """Begin a deal with the house rules of `in_lobby`; a computer player sits in for one person."""
    game = rules.game(place.key)
    await place.start(await place.open(NONE, **alternatives(game)))
    table = await place.until(lambda table: table.deal.ply >= 5)
    if len(place.people) > 2 and (waiting := _waiting(table)):
        await place.tables.leaving.go_away(table.id, waiting[0], "computer")


async def in_between(place: Place) -> None:
    """Finish a deal, and let one person be ready for the next."""
    await place.start(await place.open(NONE))
    table = await place.tables.shown_in(place.channel)
    while table.phase != "between":
        table = await place.move()
    user = table.asked[0].user
    await place.tables.playing.ready(table.id, user, 99)


KINDS = {
    "play": in_play,
    "answers": in_answers,
    "lobby": in_lobby,
    "house": in_house,
    "between": in_between,
    "window": in_window,
}


def wanted(kind: str, key: str) -> bool:
    """Whether a game has tables of this kind."""
    return key in ORDERS or kind not in ("window", "answers")


async def every(env: simcord.Env, first: Room) -> dict[str, Place]:
    """Make a table of every kind in every game, each in its own channel."""
    found: dict[str, Place] = {}
    for seed, (kind, bring) in enumerate(KINDS.items()):
        for game in rules.GAMES:
            if wanted(kind, game.key):
                room = Room(env, first.settings) if found else first
                found[f"{game.key} {kind}"] = place = Place(room, game.key, seed)
                await bring(place)
    return found
