"""Claim windows of every game through the service: whole deals in every pace, without Discord."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from itertools import product
from random import Random

import pytest

from bot.domain.tables import ticking, windows
from bot.domain.tables.ahead.orders import ORDERS
from bot.domain.tables.pace import pace_of
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.store import Database
from rules import Chance, Move, play
from rules.game import DICE
from tests.bot.decks.mahjong_deals import DEALER, DISCARD, after, table
from tests.bot.people.agreeing import all_agree
from tests.bot.world.lone_tables import Clock
from tests.bot.world.matches import PEOPLE
from tests.playing import TABLES
from tests.playing import Table as Setting
from tests.volume import part

PASS = Move("pass")
BY_KEY = {table.game.key: table for table in reversed(TABLES)}


KEYS = [key for key in ORDERS if key != "sakura"]
PACES = ("live-8", "relaxed-3600", "quick")


@pytest.mark.parametrize("setting", BY_KEY.values(), ids=list(BY_KEY))
def test_a_game_with_windows_takes_orders(setting: Setting) -> None:
    """A moment in which all who are asked may pass: a game that has one stands in `ORDERS`."""
    game, rng = setting.game, Random(3)
    deck = list(game.deck(setting.options, setting.seats))
    asks = False
    for _ in range(20):
        rng.shuffle(deck)
        chance = Chance(tuple(deck), tuple(rng.choices(range(1, 7), k=DICE)))
        state = game.deal(setting.options, game.opening(setting.options, setting.seats), chance)[0]
        while state.result is None:
            seat = rng.choice(sorted(state.to_act))
            asks |= all(PASS in game.legal(state, one) for one in state.to_act)
            state = play(game, state, seat, rng.choice(game.legal(state, seat))).state
        if asks:
            break
    assert asks == (game.key in ORDERS)


@pytest.mark.usefixtures("secrets")
@pytest.mark.parametrize(("key", "pace"), part([*product(KEYS, PACES)], 3))
@pytest.mark.slow
async def test_a_deal_of_mahjong_ends_the_same_on_disk(
    database: Database, key: str, pace: str
) -> None:
    clock, rng = Clock(), Random(5)
    tables = Tables(database, clock)
    table = await tables.lobbies.open(1, 9, PEOPLE[0], key, seats=4)
    for player in PEOPLE[1:4]:
        table = await tables.lobbies.join(table.id, player, 1000 + player.user)
    await tables.lobbies.set_pace(table.id, 1, pace)
    await all_agree(tables, table.id)
    table = await tables.playing.start(table.id, 1, 2000)
    seen = 0
    while table.phase == "playing":
        opened = windows.is_open(table)
        seen += opened
        assert (table.due is not None) == (opened and pace_of(pace).seconds is not None)
        assert len(tables.timers) == (table.due is not None)
        table = await _step(tables, table, clock, rng)
        if rng.random() < 0.1:
            assert await Tables(database).shown_in(9) == table
    assert seen
    tables.timers.stop()


def test_a_window_keeps_its_time_while_some_answer() -> None:
    """At a table without a channel no time runs."""
    start, later = Clock().now, Clock().now + timedelta(seconds=5)
    asked = replace(table("xiamen", DISCARD), pace=pace_of("live-8"))
    first = replace(asked, due=windows.due(asked, replace(asked, deal=None), start))
    assert first.due == start + timedelta(seconds=8)
    assert windows.due(after(first, "pass"), first, later) == first.due
    thrown = after(first, "pass, pass, pass, pass, discard 6p")
    assert windows.due(thrown, first, later) == later + timedelta(seconds=8)
    turn = after(first, "pass, pass, pass, pass")
    assert ticking.asked(turn) == (DEALER,)
    for lost in (replace(turn, lost_at=start), replace(first, lost_at=start)):
        assert ticking.asked(lost) == ()
        assert windows.due(lost, lost, later) is None


async def _step(tables: Tables, table: Table, clock: Clock, rng: Random) -> Table:
    """One answer or move; now and then the time of a window comes before all have answered."""
    assert table.deal is not None
    before = table.deal
    seat = rng.choice(sorted(before.state.to_act))
    if table.due and rng.random() < 0.3:
        clock.now = table.due
        await tables.alarm._come_due(table.id)
        return await tables.shown_in(9)
    move = rng.choice(table.legal(seat))
    after = await tables.playing.play(table.id, PEOPLE[seat].user, move, before.window)
    assert after.looks_like(table) == windows.has_fixed_end(table)
    return after
