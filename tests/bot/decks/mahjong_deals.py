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
    """A deal in which these hands are dealt, the dealer's first, and these tiles drawn.

    `tail` are the replacements; without a `dealer` the dice make one.
    """
    trial = story(hands, draws, tail=tail, carry={} if dealer is None else {"dealer": dealer})
    return shuffled(HOUSES["xiamen"], Random(trial.seed), trial.stack)


def told_by(key: str, trial: Trial, *moves: str) -> Table:
    """A table at which the deal of a trial was played so far by its script."""
    chance = shuffled(HOUSES[key], Random(trial.seed), trial.stack)
    return after(table(key, chance, **trial.house), ", ".join(moves))


def after(one: Table, script: str) -> Table:
    """The table after these moves; seats without one pass or discard."""
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
    """These deals follow each other; the last one is dealt again and again."""
    left = list(chances)
    monkeypatch.setattr(fair, "chance", lambda *_: left.pop(0) if len(left) > 1 else left[0])


def table(key: str, chance: Chance, **house: object) -> Table:
    """A table of four people whose first deal is dealt."""
    game, options = FOUR[key].game, FOUR[key].options
    options = type(options)(**house)
    promise = Promise(1, game.opening(options, 4), "", "")
    deal = dealing.dealt(game, options, promise, chance)
    return Table(1, 1, 1, 1, key, key, options, PEOPLE, "playing", deal=deal)


def positions(key: str, seed: int, **house: object) -> Iterator[Table]:
    """A table at every moment of a random deal in which more is claimed than passed."""
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
"""Waits for 3p and 6p."""
DISCARD = walled(["9p", WAITS, "9p"], "6p")
"""The dealer draws what the next player waits for."""
DEALERS = [(DEALER + turn) % 4 for turn in range(4)]
CIRCLE = [
    DISCARD,
    *(walled(["8p", f"{SETS} 9s"], "2z", dealer=dealer) for dealer in DEALERS[1:]),
]
"""Every dealer loses the first deal: by a discard, then as the opened gold completes a hand."""


async def passes(room: Room, *names: str) -> list[str]:
    """People press Pass under the table; what each is told first."""
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
