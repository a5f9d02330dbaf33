"""The table at which a lesson asks its question; the table is never stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.domain.lessons.lesson import OWN, Position
from bot.domain.shards import NOWHERE
from bot.domain.tables import dealing
from bot.domain.tables.deal import Deal, Promise
from bot.domain.tables.player import COMPUTER, Player
from bot.domain.tables.table import Table
from rules import Chance, Move, Step

NO_NUMBER = 0
"""The number of a lesson's table, which is not in the database."""


def table(position: Position, learner: Player, named: Callable[[int], str]) -> Table:
    """Make the table of a position, where it is the learner's turn to answer.

    `named` returns the name of a computer player by its number, from 1.
    """
    game, start = position.game, position.start
    others = (Player(COMPUTER, named(number)) for number in range(1, len(start.hands)))
    deal = Deal(Promise(1, start.carry, "", ""), Chance(()), (), Step(start))
    for seat, move in position.log:
        deal = dealing.moved(game, deal, seat, move)
    return Table(
        NO_NUMBER,
        NOWHERE,
        learner.user,
        learner.user,
        game.key,
        next(name for name, options in game.presets.items() if options == position.options),
        position.options,
        (learner, *others),
        "playing",
        deal=deal,
    )


def after(asked: Table, move: Move) -> Table:
    """Return the table after the learner's move; RuleError if the move is illegal."""
    assert asked.deal is not None
    return replace(asked, deal=dealing.moved(asked.game, asked.deal, OWN, move))


def undone(positions: Sequence[Position], learned: frozenset[str]) -> Position | None:
    """Return the first position that the learner has not answered rightly; None after the last."""
    return next((position for position in positions if position.key not in learned), None)
