"""Deals of Changchun and Dalian between computers, and against who plays worse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from playing import TABLES, shuffled

from bot.players import choose
from bot.players.nearest import Held
from bot.players.northern import RULES, Thinking
from bot.players.plans import Aim
from rules import Move, Result, Seat
from rules.mahjong.view import MahjongView

Player = Callable[[MahjongView, tuple[Move, ...]], Move]
HOUSES = {table.game.key: table for table in TABLES if table.game.key in RULES}
WIN, ANYTHING = Move("win"), Aim(())


def dealt(key: str, seed: int) -> Any:
    """A deal just begun; every seat is dealer in turn."""
    house = HOUSES[key]
    carry = replace(house.game.opening(house.options, 4), dealer=seed % 4)
    return house.game.deal(house.options, carry, shuffled(house, Random(seed))).state


class Blind(Thinking):
    """Takes any sets and a pair for a win, each as good as another."""

    def worth(self, held: Held, tile: str) -> float:
        return 1.0


def blind(view: MahjongView, legal: tuple[Move, ...]) -> Move:
    """A computer that does not know what a win must be."""
    return WIN if WIN in legal else max(legal, key=Blind(view, ANYTHING).value)


def at_random(view: MahjongView, legal: tuple[Move, ...]) -> Move:
    """A player who makes any move."""
    return WIN if WIN in legal else Random(str(view)).choice(legal)


def played(key: str, seed: int, players: Sequence[Player]) -> Result:
    """A deal between these."""
    game, state = HOUSES[key].game, dealt(key, seed)
    while state.result is None:
        seat = min(state.to_act)
        legal = game.legal(state, seat)
        move = players[seat](game.view(state, seat), legal)
        assert move in legal
        state = game.apply(state, seat, move).state
    result: Result = state.result
    return result


def wins(key: str, seeds: int, seats: Callable[[int], set[Seat]], other: Player) -> tuple[int, int]:
    """How many deals the computers win on their seats, and how many the others."""
    own = others = 0
    for seed in range(seeds):
        mine = seats(seed)
        players = [choose if seat in mine else other for seat in range(4)]
        winner = played(key, seed // 2, players).sheet.winner
        own += winner in mine
        others += winner is not None and winner not in mine
    return own, others
