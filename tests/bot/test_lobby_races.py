"""A lobby under presses that come late, at once, in any order, from anybody, after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import permutations
from random import Random

import pytest

import rules
from bot.domain.refusal import Refusal
from bot.domain.tables import lobby, seating
from bot.domain.tables.player import COMPUTER, Player
from bot.domain.tables.table import Table
from rules import RuleError, choices
from tests.bot.discord.room import Room

NOW = datetime(2026, 3, 1, tzinfo=UTC)
USERS = range(1, 7)


@pytest.mark.parametrize("act", ["start", "fill"])
async def test_of_two_who_start_at_once_one_does(room: Room, act: str) -> None:
    await room.open(0, "ben chiyo daeun" if act == "start" else "ben", "xiamen")
    number, playing = (await room.table()).id, room.client.services.tables.playing
    named = "Computer {}".format if act == "fill" else None
    done = await asyncio.gather(
        *(playing.start(number, one.id, one.id, named) for one in (room.aki, room.ben)),
        return_exceptions=True,
    )
    (started,) = [one for one in done if isinstance(one, Table)]
    (refused,) = [one for one in done if isinstance(one, RuleError)]
    assert refused.sentence == "begun"
    assert started.deal is not None
    assert (await room.table()).names == started.names


async def test_a_button_of_the_lobby_pressed_late_is_refused(room: Room) -> None:
    await room.open(0, "ben")
    await room.restart()
    await room.press(room.aki, "start")
    table, tables = await room.table(), room.client.services.tables
    chiyo = Player(room.chiyo.id, "Chiyo")
    for late in (
        tables.lobbies.join(table.id, chiyo, 1),
        tables.lobbies.set_rules(table.id, room.aki.id, None, {"hands": "6"}),
        tables.lobbies.remove(table.id, room.aki.id, 1, room.ben.id),
        tables.playing.start(table.id, room.ben.id, 2),
    ):
        with pytest.raises(Refusal, match="begun"):
            await late
    assert await room.table() == table


@pytest.mark.parametrize("seed", range(30))
def test_a_lobby_holds_together_in_any_race(seed: int) -> None:
    rng = Random(seed)
    table = opened("xiamen")
    for _ in range(60):
        before, user = table, rng.choice(USERS)
        with suppress(Refusal):
            table = acted(table, user, rng)
        if table.phase == "over":
            break
        people = [one.user for one in table.people]
        assert len(people) == len({*people})
        assert table.owner in people
        assert not {*people} & (table.removed | {*table.awaited})
        assert table.due == min((one for one in table.invited.values() if one), default=None)
        assert before.owner == table.owner or before.owner not in people
        assert table.options == before.options or user == before.owner


def acted(table: Table, user: int, rng: Random) -> Table:
    """One thing that somebody may try in a lobby."""
    seat, other = rng.randrange(4), rng.choice(USERS)
    who = rng.choice([COMPUTER, other])
    acts: list[Callable[[], Table]] = [
        lambda: lobby.joined(table, Player(user, f"P{user}"), rng.getrandbits(40)),
        lambda: lobby.invited(table, user, rng.sample(USERS, 2), NOW + timedelta(days=1)),
        lambda: lobby.uninvited(table, user),
        lambda: lobby.forgotten(table, NOW + timedelta(days=rng.randrange(3))),
        lambda: lobby.removed(table, user, seat, who),
        lambda: lobby.with_computer(table, user, "Computer {}".format),
        lambda: lobby.renamed(table, user, seat, "Ginkgo"),
        lambda: lobby.ruled(table, user, None, {"rounds": str(rng.randrange(1, 5))}),
        lambda: seating.left(table, user),
        lambda: seating.moved_on(table, user),
    ]
    return rng.choice(acts)()


def opened(key: str) -> Table:
    """A lobby of one person."""
    preset, options = next(iter(rules.game(key).presets.items()))
    return lobby.laid(1, 9, Player(1, "P1"), key, preset, options)


@pytest.mark.parametrize("key", [one.key for one in rules.GAMES])
def test_house_rules_that_need_others_are_set_in_any_order(key: str) -> None:
    table = opened(key)
    for one in choices(table.options):
        wanted = {
            one.name: rules.word(one.values[-1]),
            **{name: rules.word(value) for name, value in (one.needs or {}).items()},
        }
        found = set()
        for order in permutations(wanted.items()):
            now = table
            try:
                for name, value in order:
                    now = lobby.ruled(now, 1, None, {name: value})
            except RuleError as refused:
                found.add(refused.sentence)
                continue
            found.add(str(now.options))
        assert len(found) == 1, one.name
