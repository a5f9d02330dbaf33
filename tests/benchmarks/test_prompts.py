"""How often the players of a deal are asked, and how often there is but one answer, by game."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.domain.players import choose
from bot.domain.tables import dealing, windows
from bot.domain.tables.ahead import premoves
from bot.domain.tables.deal import Deal, Promise
from bot.domain.tables.pace import AHEAD
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table as Played
from rules import MahjongTable, Move, Seat
from tests.playing import TABLES, Table, shuffled

DEALS = 40
ASKED = [one for one in TABLES if one.preset in (one.game.key, "tiengowA")]
CARDS = [one for one in ASKED if not isinstance(one.game, MahjongTable)]
SECRET = frozenset(("keep", "fold", "play"))
"""The moves that are asked for although there is only one, because others could not know that."""


def dealt(table: Table, seed: int) -> Played:
    """A deal of people who have said nothing in advance."""
    game, options = table.game, table.options
    carry = game.opening(options, table.seats)
    deal = dealing.dealt(game, options, Promise(1, carry, "", ""), shuffled(table, Random(seed)))
    players = tuple(Player(seat + 1, f"{seat}") for seat in range(table.seats))
    about = 1, 1, 1, 1, game.key, table.preset, options, players, "playing"
    return Played(*about, deal=deal, pace=AHEAD)


def prompts(table: Table, seed: int) -> Counter[tuple[str, bool]]:
    """The questions of a deal, by the first answer and whether it is the only one."""
    one, found = dealt(table, seed), Counter[tuple[str, bool]]()
    while one.deal and one.deal.result is None:
        deal = one.deal
        if answers := windows.at_once(one):
            deal = windows.answered(one, answers)
        else:
            move = premoves.due(one) or asked(one, deal, found)
            deal = dealing.moved(one.game, deal, *move)
        one = dealing.after(one, deal)
    return found


def asked(one: Played, deal: Deal, found: Counter[tuple[str, bool]]) -> tuple[Seat, Move]:
    """Ask somebody."""
    seat = min(deal.state.to_act)
    legal = one.legal(seat)
    found[legal[0].verb, len(legal) == 1] += 1
    return seat, choose(one.view(seat), legal)


def counted(table: Table) -> Counter[tuple[str, bool]]:
    """The questions of some deals."""
    return sum((prompts(table, seed) for seed in range(DEALS)), Counter[tuple[str, bool]]())


@pytest.mark.parametrize("table", CARDS, ids=str)
def test_players_asked_though_only_one_answer_is_possible(
    benchmark: BenchmarkFixture,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    table: Table,
) -> None:
    now: Counter[tuple[str, bool]] = benchmark.pedantic(counted, (table,), rounds=1)  # type: ignore[no-untyped-call]
    monkeypatch.setattr(premoves, "due", lambda _: None)
    monkeypatch.setattr(windows, "at_once", lambda _: {})
    every = counted(table)
    single = {verb: number for (verb, one), number in now.items() if one}
    with capsys.disabled():
        told = ", ".join(f"{verb} {number / DEALS:.2f}" for verb, number in single.items())
        before = sum(number for (_, one), number in every.items() if one)
        print(
            f"\n{table}: {every.total() / DEALS:.1f} -> {now.total() / DEALS:.1f} prompts a deal, "
            f"with one answer {before / DEALS:.2f} -> {told or 'none'}"
        )
    assert single.keys() <= SECRET
    assert single.get("play", 0) <= DEALS / 2
    assert not {"touch", "wall"} & {verb for verb, _ in now}
