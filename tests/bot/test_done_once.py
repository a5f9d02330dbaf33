"""Work is done once: what a move asks of the rules stays the same however long its deal is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import render
from bot.chat.panels.tables.hand import hand
from bot.domain.recent import Recent
from bot.domain.tables import dealing, taking_back, windows
from bot.domain.tables.ahead import marking
from bot.domain.tables.deal import Deal, Promise
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.store import Database, migrating
from rules import MahjongTable
from tests.bot.decks.mahjong_deals import HOUSES, stack
from tests.bot.discord.room import Room
from tests.bot.world.lone_tables import opened
from tests.playing import random_moves, shuffled

PEOPLE = ("aki", "ben", "chiyo", "daeun")
LONG = 60
"""How many moves a long deal has."""
EARLY = 8


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each of some functions was called; no stage of a deal is remembered."""
    found: Counter[str] = Counter()
    monkeypatch.setattr(dealing, "_REMEMBERED", Recent(1))

    def count(of: Any, name: str) -> None:
        function: Callable[..., Any] = getattr(of, name)

        def counted(*what: Any, **more: Any) -> Any:
            found[name] += 1
            return function(*what, **more)

        monkeypatch.setattr(of, name, counted)

    count(MahjongTable, "apply")
    count(taking_back, "last_move")
    count(hand, "panel")
    count(render, "describe")
    return found


async def seated(room: Room, pace: str = "ahead") -> None:
    """Four people at Xiamen's table, each with a hand open."""
    tables, channel = room.client.services.tables, room.channel.id
    aki, *others = (Player(getattr(room, name).id, name) for name in PEOPLE)
    one = await tables.lobbies.open(room.guild.id, channel, aki, "xiamen", clock="days")
    await tables.lobbies.set_pace(one.id, aki.user, pace)
    for player in others:
        await tables.lobbies.join(one.id, player, player.user)
    await tables.playing.start(one.id, aki.user, 1)
    await room.client.screen.renew(one.id)
    for name in PEOPLE:
        member = getattr(room, name)
        room.hands[member.id] = await room.hand(member)


async def discard(room: Room) -> None:
    """The player on turn discards the first tile of an open hand."""
    mover = await room.asked()
    result = await room.act(mover)
    assert result.response is not None
    room.hands[mover.id] = result.response


async def plies(room: Room) -> int:
    """How many moves the running deal has."""
    deal = (await room.table()).deal
    assert deal is not None
    assert deal.result is None
    return deal.ply


async def play_on(tables: Tables, one: Table, moves: int) -> Table:
    """Let everybody discard or pass until a deal has so many moves."""
    while one.deal is not None and one.deal.ply < moves:
        seat = min(one.waits_for)
        player = one.players[seat]
        assert player is not None
        move = next(move for move in one.legal(seat) if move.verb in ("discard", "pass"))
        one = await tables.playing.play(one.id, player.user, move)
    return one


def long_deal(seed: int, *moved: int) -> Iterator[Deal]:
    """Yield a deal of Xiamen at each moment; it is played once with each seed of its moves."""
    house = HOUSES["xiamen"]
    promise = Promise(1, house.game.opening(house.options, 4), "", "")
    first = dealing.dealt(house.game, house.options, promise, shuffled(house, Random(seed)))
    yield first
    for other in moved:
        deal = first
        for seat, move, _ in random_moves(house, first.step, Random(other)):
            deal = dealing.moved(house.game, deal, seat, move)
            yield deal
            if deal.ply == LONG or deal.result:
                break


async def turn(room: Room) -> None:
    """Everybody who is asked about a claim passes, the player on turn discards, and it is shown."""
    while windows.is_open(one := await room.table()):
        await room.press(room.members[one.asked[0].user], "pass")
    await discard(room)
    await room.env.settle()


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("pace", ["ahead", "relaxed"])
async def test_a_move_costs_the_rules_as_much_late_as_early(
    room: Room, asked: Counter[str], monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    """Claims are answered in advance, or each by a press of its own."""
    stack(monkeypatch, shuffled(HOUSES["xiamen"], Random(5)))
    await seated(room, pace)
    costs = []
    for moves in (0, LONG):
        await play_on(room.client.services.tables, await room.table(), moves)
        await turn(room)
        before = Counter(asked)
        ply = await plies(room)
        await turn(room)
        moves_made = await plies(room) - ply
        costs.append((asked["apply"] - before["apply"]) / moves_made)
        assert asked["last_move"] - before["last_move"] <= moves_made * (len(PEOPLE) + 1)
    early, late = costs
    assert late <= 1.5 * early
    assert late <= 3


@pytest.mark.usefixtures("blank")
async def test_a_discard_builds_and_describes_each_hand_once(
    room: Room, asked: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, shuffled(HOUSES["xiamen"], Random(7)))
    await seated(room)
    mover = await room.asked()
    asked.clear()
    await room.act(mover, hand=room.hands[mover.id])
    assert asked["panel"] == len(PEOPLE)
    assert asked["describe"] == len(PEOPLE) + 1, "the table and every hand"
    people = room.client.services.people
    await people.change(room.ben.id, lambda one: replace(one, face=render.LARGE))
    await room.hand(room.ben)
    assert asked["describe"] == len(PEOPLE) + 1, "another look changes no word"


@pytest.mark.usefixtures("blank")
async def test_an_answer_builds_no_hand_that_is_still_asked(
    room: Room, asked: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, shuffled(HOUSES["xiamen"], Random(8)))
    await seated(room, "relaxed")
    while windows.is_open(one := await room.table()):
        await room.press(room.members[one.asked[0].user], "pass")
    await discard(room)
    one = await room.table()
    assert len(one.asked) == len(PEOPLE) - 1
    asked.clear()
    member = room.members[one.asked[0].user]
    await room.act(member, hand=room.hands[member.id])
    assert asked["panel"] == 2, "the answer, and the hand that waits for all three"
    assert asked["describe"] <= 1


def test_steps_remembered_are_those_of_the_deal_asked_for() -> None:
    """Deals of equal promises, older values of a deal, and moves taken back are told apart."""
    game, options = HOUSES["xiamen"].game, HOUSES["xiamen"].options
    values = [*long_deal(3, 1, 2)]
    values.append(dealing.cut(game, options, values[-1], values[-1].ply // 2))
    Random(4).shuffle(values)
    for deal in values:
        steps = dealing.played(game, options, deal)
        assert len(steps) == deal.ply + 1
        assert steps[-1] == deal.step


def test_steps_are_carried_out_once_for_all_seats(asked: Counter[str]) -> None:
    house = HOUSES["xiamen"]
    about = (1, 1, 1, 1, house.game.key, house.preset, house.options)
    people = tuple(Player(one, f"P{one}") for one in range(1, 5))
    for deal in long_deal(5, 6):
        table = Table(*about, people, "playing", deal=deal)
        for seat in range(4) if deal.ply else ():
            marking.outcomes(table, seat)
    assert asked["apply"] <= 3 * deal.ply


async def test_tables_read_from_the_disk_share_pieces_and_moves(database: Database) -> None:
    tables = Tables(database)
    numbers = []
    for channel in (1, 2):
        one = await opened(tables, "xiamen", 4, channel=channel)
        numbers.append((await play_on(tables, one, EARLY)).id)
    read = Tables(database)
    words, moves = list[str](), list[object]()
    for number in numbers:
        deal = (await read.at(number)).deal
        assert deal is not None
        words += deal.chance.deck
        words += [piece for _, move in deal.log for piece in (move.verb, *move.pieces)]
        moves += deal.log
    assert len({id(word) for word in words}) == len(set(words))
    assert len({id(move) for move in moves}) == len(set(moves))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The databases whose tables are created one by one."""
    found: list[object] = []
    monkeypatch.setattr(migrating, "_make", found.append)
    return found


def test_a_tested_bot_starts_with_a_copied_empty_database(made: list[object], room: Room) -> None:
    """Creating all tables would take most of the time of a short test."""
    assert not made
