"""Random acts at a table in any phase, and the fields that each act may change."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from random import Random

from bot.domain.people.calendar import Habit
from bot.domain.tables import seating, windows
from bot.domain.tables.ahead import premoves, tricks
from bot.domain.tables.player import COMPUTER, Player
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.store import Database
from rules import Move, RuleError
from tests.bot.discord.room import lives
from tests.bot.world.lone_tables import EVE, GUILD, HERE, Clock, stored
from tests.bot.world.matches import PEOPLE

MOVED = {"deal", "phase", "promise", "due", "clocks", "credit", "answers", "plans", "notices"}
"""The fields that change when a deal goes on, or the next is dealt."""
STILL = {"due", "clocks", "credit"}
"""The fields that are calculated again at each change."""
SEATED = {"players", "promise", "orders"}
SPEAKS: dict[str, set[str]] = {
    "play": MOVED | {"players"},
    "ready": MOVED | {"players"},
    "rung": MOVED | {"players", "votes", "owner"},
    "awake": MOVED,
    "order": MOVED | {"orders"},
    "plan": {"plans"},
    "unplan": {"plans"},
    "vote_to_end": STILL | {"votes", "phase", "promise", "answers", "plans"},
    "ask_back": MOVED | {"votes", "orders"},
    "vote_to_wait": STILL | {"votes"},
    "vote": MOVED | {"votes", "orders"},
    "away": MOVED | {"players"},
    "back": MOVED | {"players"},
    "substitute": MOVED | {"players", "owner", "orders", "votes"},
    "take": MOVED | {"players", "owner", "orders", "votes"},
    "lose": STILL | {"lost_at"},
    "reached": STILL | {"lost_at"},
    "move": STILL | {"lost_at", "channel", "message", "own_thread"},
    "posted": {"message"},
    "hours": {"clocks"},
    "restart": STILL,
    "end": STILL | {"phase", "promise", "votes", "answers", "plans"},
    "resign": STILL | {"phase", "promise", "votes", "answers", "plans"},
    "join": SEATED | {"votes"},
    "computer": SEATED | {"votes"},  # the others agree to an added seat
    "no_computer": SEATED,
    "change_seat": SEATED | {"votes"},
    "leave": SEATED | {"owner", "phase", "votes"},
    "rules": {"options", "preset", "players", "votes"},  # free seats follow the house rules
    "pace": {"pace", "votes"},
    "clock": {"clock", "votes"},
    "agree": {"votes"},
    "start": MOVED | {"players", "season", "votes"},
    "rematch": {one.name for one in fields(Table)},
    "open": {one.name for one in fields(Table)},
}
"""The fields that each act may change; it changes no other."""
LOBBY = (
    *("join", "computer", "no_computer", "change_seat", "leave"),
    *("rules", "pace", "clock", "agree", "agree"),
)
ENDS = ("end", "resign")
ANEW = ("rematch", "open")
PLAYED = sorted(SPEAKS.keys() - {*LOBBY, *ENDS, *ANEW})
SAID = (
    "order",
    "plan",
    "rung",
    "rung",
    "away",
    "back",
    "vote",
    "ask_back",
    "vote_to_end",
    "reached",
)


def possible(table: Table, rng: Random) -> str:
    """Choose an act to try at a table: mostly a move, now and then the end of the match."""
    match table.phase:
        case "lobby":
            return rng.choice([*LOBBY, *["join", "computer", "agree", "start"] * 5, *PLAYED])
        case "over":
            return rng.choice([*ANEW, *ANEW, *ANEW, "posted", "play", "join"])
        case "between":
            return rng.choice([*["ready"] * 20, *PLAYED, *LOBBY, *ENDS])
        case _:
            return rng.choice([*["play"] * 40, *SAID * 3, *PLAYED, *LOBBY, *rng.choices(ENDS, k=1)])


@dataclass
class Course:
    """A table at which one process or several do random acts."""

    database: Database
    clock: Clock
    rng: Random
    services: list[Tables]
    channel: int = HERE
    number: int = 0

    async def now(self) -> Table:
        return await stored(self.database, self.channel)

    def somebody(self) -> Player:
        return self.rng.choice([*PEOPLE, EVE])

    def sitting(self, table: Table) -> Player:
        people = [one for one in table.players if one and one.user != COMPUTER]
        return self.rng.choice(people) if people and self.rng.random() < 0.9 else self.somebody()

    async def act(self, name: str, table: Table, tables: Tables) -> object:
        """Do one act, mostly by a person who may do it; RuleError if it is not allowed."""
        rng, number, user = self.rng, table.id, self.sitting(table).user
        addition = rng.getrandbits(40)
        match name:
            case "play":
                return await self._play(table, tables)
            case "ready":
                asked = table.asked or (self.somebody(),)
                return await tables.playing.ready(number, asked[0].user, addition)
            case "rung":
                if table.next_due and rng.random() < 0.7:
                    self.clock.now = max(self.clock.now, table.next_due)
                await tables.alarm._come_due(number)
                return None
            case "awake":
                return await tables.playing.awake(number)
            case "order":
                text = rng.choice(["pass", "call", "win", "win pung", None])
                scope = rng.choice(["turn", "deal", "match"])
                return await tables.playing.give_order(number, user, text, scope)
            case "plan":
                return await self._plan(table, tables)
            case "unplan":
                return await tables.premoves.drop(number, user)
            case "vote_to_end":
                return await tables.voting.vote_to_end(number, user)
            case "ask_back":
                return await tables.voting.ask_back(number, user)
            case "vote_to_wait":
                return await tables.voting.vote_to_wait(number, user)
            case "vote":
                about = rng.choice([*table.votes, "end-1"])
                return await tables.voting.vote(number, about, user, rng.random() < 0.7)
            case "away":
                return await tables.leaving.go_away(number, user, rng.choice(["open", "computer"]))
            case "back":
                return await tables.leaving.come_back(number, user)
            case "substitute":
                return await tables.leaving.substitute(number, user, self.somebody())
            case "take":
                seat = table.seat_of(user) or 0
                vacancy = seating.Vacancy(number, seat, user, 0, rng.random() < 0.5)
                return await tables.leaving.take(vacancy, self.somebody())
            case "lose":
                return await tables.relocating.lose(number)
            case "reached":
                return await tables.relocating.reached(table)
            case "move":
                there = rng.randrange(100, 110)
                done = await tables.relocating.move(number, GUILD, there, user, True)
                self.channel = there
                return done
            case "posted":
                return await tables.relocating.posted(number, rng.randrange(1, 1000))
            case "hours":
                habit = Habit("none", wakes=rng.randrange(0, 600), sleeps=rng.randrange(700, 1400))
                await tables.alarm.change_hours(user, lives(habit))
                return None
            case "restart":
                again = Tables(self.database, self.clock)
                self.services[self.services.index(tables)] = again
                return await again.reopen()
            case _:
                return await self._before_the_match(name, table, tables, user)

    async def _play(self, table: Table, tables: Tables) -> object:
        asked = [
            seat
            for seat in table.waits_for
            if (one := table.players[seat]) and one.user and table.phase == "playing"
        ]
        if not asked:
            return await tables.playing.awake(table.id)
        seat = self.rng.choice(asked)
        player, move = table.players[seat], self.rng.choice(table.legal(seat))
        assert player
        at = table.deal.moment if table.deal and self.rng.random() < 0.5 else None
        return await tables.playing.play(table.id, player.user, move, at)

    async def _plan(self, table: Table, tables: Tables) -> object:
        if (waits := [one for one in table.present if tricks.possible(table, one)]) and table.deal:
            return await self._trick(table, tables, self.rng.choice(waits))
        seats = [seat for seat in table.present if premoves.foreseen(table, seat)]
        if not seats or table.deal is None:
            raise RuleError("nothing to plan")
        seat = self.rng.choice(seats)
        player, move = table.players[seat], self.rng.choice(premoves.foreseen(table, seat))
        assert player
        asking = self.rng.random() < 0.5
        return await tables.premoves.plan(
            table.id, player.user, table.deal.moment, move, None, asking
        )

    async def _trick(self, table: Table, tables: Tables, seat: int) -> object:
        """Plan the next trick of Tien Gow, or drop a part of that plan."""
        player, hand = table.players[seat], tricks.left(table, seat, ())
        leads = [Move("lead", one) for one in tricks.leads(table, seat)[:1]]
        moves = [tricks.LEAST, tricks.NEVER, Move("fold", hand[:2]), *leads, None]
        move = self.rng.choice(moves)
        about = self.rng.choice(tricks.SUBJECTS)
        assert player
        assert table.deal
        return await tables.premoves.trick(table.id, player.user, table.deal.moment, about, move)

    async def _before_the_match(self, name: str, table: Table, tables: Tables, user: int) -> object:
        rng, here, number, lobbies = self.rng, self.channel, table.id, tables.lobbies
        match name:
            case "start":
                return await tables.playing.start(number, user, rng.getrandbits(40))
            case "join":
                return await lobbies.join(number, self.somebody(), rng.getrandbits(40))
            case "computer":
                return await lobbies.add_computer(number, user, "Computer {}".format)
            case "no_computer":
                return await lobbies.remove_computer(number, user)
            case "change_seat":
                return await lobbies.change_seat(number, user)
            case "rules":
                preset = rng.choice([*table.game.presets])
                return await lobbies.set_rules(number, user, preset, {})
            case "pace":
                return await lobbies.set_pace(number, user, rng.choice(["live-8", "quick"]))
            case "clock":
                clock = rng.choice(["live", "days", "1800+30 vote", "60 open"])
                return await lobbies.set_clock(number, user, clock)
            case "agree":
                return await lobbies.agree(number, user)
            case "leave":
                return await lobbies.leave(number, user)
            case "end":
                return await tables.ending.end(number, user, True)
            case "resign":
                return await tables.leaving.resign(number, user)
            case "rematch":
                return await lobbies.rematch(number, user)
            case _:
                return await lobbies.open(GUILD, here, PEOPLE[0], table.key, clock="60 vote")


def changed(before: Table, after: Table) -> set[str]:
    """Return the names of the fields in which two values of a table differ.

    The notes of seats given up go as a match ends, and are no difference.
    """
    if before.deal and after.phase == "over":
        before = replace(before, deal=before.deal.unmarked)
    names = (one.name for one in fields(Table) if one.compare)
    return {name for name in names if getattr(before, name) != getattr(after, name)}


def check_said(name: str, before: Table, after: Table) -> None:
    """Check that decisions in advance stay until their conditions are gone,
    even while others act.
    """
    if name in ("change_seat", "start"):
        assert _by_name(before) == _by_name(after)
        return
    still = after.phase in ("playing", "between")
    for seat in range(min(len(before.players), len(after.players))):
        one, other = before.players[seat], after.players[seat]
        if one is None or other is None or one.user != other.user:
            planned = {one for one, _ in after.plans}
            assert seat not in {*after.answers, *after.orders, *planned}
            assert not any(seat in said for said in after.votes.values())
            continue
        if windows.kept(after) and before.deal and after.deal:
            same = before.deal.window == after.deal.window
            assert not same or {seat} - before.answers.keys() or seat in after.answers
            if name != "play":
                assert not same or before.answers.get(seat) == after.answers.get(seat)
        if name not in ("order", "ask_back", "vote"):
            assert before.orders.get(seat) == after.orders.get(seat)
        stays = name in ("posted", "order", "away", "lose")
        for key, plan in before.plans.items():
            if stays and plan.seat == seat and premoves.in_force(after, plan):
                assert after.plans.get(key) == plan
        if still and name not in ("vote", "vote_to_end", "ask_back", "vote_to_wait"):
            was = {about: said[seat] for about, said in before.votes.items() if seat in said}
            assert all(after.votes[about][seat] == aye for about, aye in was.items())


def _by_name(table: Table) -> dict[str, object]:
    return {table.names[seat]: one for seat, one in table.orders.items()}
