"""Deals of mahjong at the bot's tables: stacked walls, and tables at any moment of a deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest
from simcord.results import InteractionResult

from bot.domain.tables import dealing, fair
from bot.domain.tables.deal import Promise
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from rules import Chance, MahjongTable, Move
from tests.bot.discord.room import Room, said
from tests.playing import TABLES, Trial, shuffled
from tests.rare_mahjong import FOUR_SETS, SETS, story

PEOPLE = tuple(Player(n, name) for n, name in enumerate(("Aki", "Ben", "Chiyo", "Daeun"), 1))
FOUR = {one.game.key: one for one in TABLES if one.seats == len(PEOPLE)}
"""Every game that four people can play."""
HOUSES = {key: one for key, one in FOUR.items() if isinstance(one.game, MahjongTable)}


def walled(
    hands: Sequence[str], draws: str = "", tail: str = "", dealer: int | None = None
) -> Chance:
    """Make a deck for these hands, the dealer's first, and these drawn tiles.

    `tail` has the replacements; without a `dealer` the dice choose one.
    """
    trial = story(hands, draws, tail=tail, carry={} if dealer is None else {"dealer": dealer})
    return shuffled(HOUSES["xiamen"], Random(trial.seed), trial.stack)


def told_by(key: str, trial: Trial, *moves: str) -> Table:
    """Play the deal of a trial at a table as far as its script goes."""
    chance = shuffled(HOUSES[key], Random(trial.seed), trial.stack)
    return after(table(key, chance, **trial.house), ", ".join(moves))


def after(one: Table, script: str) -> Table:
    """Return the table after these moves; seats without a move pass or discard."""
    wanted = [Move.parse(text) for text in script.split(", ") if text]
    while wanted:
        assert one.deal is not None
        asked = sorted(one.deal.state.to_act)
        able = [seat for seat in asked if wanted[0] in one.legal(seat)]
        move = wanted.pop(0) if able else one.absent(asked[0])
        seat = able[0] if able else asked[0]
        one = dealing.after(one, dealing.moved(one.game, one.deal, seat, move))
    return one


def stack(monkeypatch: pytest.MonkeyPatch, *chances: Chance) -> None:
    """Make these deals follow each other; the last one is dealt again and again."""
    left = list(chances)
    monkeypatch.setattr(fair, "chance", lambda *_: left.pop(0) if len(left) > 1 else left[0])


def table(key: str, chance: Chance, **house: object) -> Table:
    """Open a table of four people and deal the first deal."""
    game, options = FOUR[key].game, FOUR[key].options
    options = type(options)(**house)
    promise = Promise(1, game.opening(options, 4), "", "")
    deal = dealing.dealt(game, options, promise, chance)
    return Table(1, 1, 1, 1, key, key, options, PEOPLE, "playing", deal=deal)


def positions(key: str, seed: int, **house: object) -> Iterator[Table]:
    """Yield a table at every moment of a random deal in which claims are more
    frequent than passes.
    """
    rng = Random(seed)
    one = table(key, shuffled(HOUSES[key], rng), **house)
    while one.deal and one.deal.result is None:
        yield one
        seat = rng.choice(sorted(one.deal.state.to_act))
        legal = [move for move in one.legal(seat) if move.verb != "win"]
        move = rng.choice(legal[1:] if rng.random() < 0.7 and legal[1:] else legal)
        one = dealing.after(one, dealing.moved(one.game, one.deal, seat, move))


DEALER = 2
"""The first dealer by the dice of these walls: Chiyo; Daeun is next."""
WAITS = f"{FOUR_SETS} 4p 5p 9s 9s"
"""A hand that waits for 3p and 6p."""
DISCARD = walled(["9p", WAITS, "9p"], "6p")
"""The hands of a deal in which the dealer draws the tile that the next player waits for."""
DEALERS = [(DEALER + turn) % 4 for turn in range(4)]
CIRCLE = [
    DISCARD,
    *(walled(["8p", f"{SETS} 9s"], "2z", dealer=dealer) for dealer in DEALERS[1:]),
]
"""Deals that every dealer loses: the first by a discard, the next when a hand is complete with the
opened gold.
"""


async def passes(room: Room, *names: str) -> list[str]:
    """Let people press Pass under the table, and return the first answer to each."""
    return [said(await room.press(getattr(room, name), "pass")).split("\n")[0] for name in names]


async def circle(room: Room, after: Callable[[InteractionResult], None]) -> None:
    """Play `CIRCLE` to its end by buttons."""
    people = (room.aki, room.ben, room.chiyo, room.daeun)
    for number, dealer in enumerate(DEALERS):
        winner, others = people[(dealer + 1) % 4], [*people]
        if number == 0:
            await passes(room, "aki", "ben", "chiyo", "daeun")
            after(await room.make("discard 6p", others.pop(dealer)))
        for person in sorted(others, key=lambda one: one is winner):
            after(await room.make("win" if person is winner else "pass", person))
        for person in people if number < 3 else ():
            after(await room.press(person, "ready"))
