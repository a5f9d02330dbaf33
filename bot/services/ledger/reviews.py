"""Reviews of finished deals: better choices for a player, by a master's estimate."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from bot.domain.players import Asked
from bot.domain.players.judging import Judged, confirmed, is_choice
from bot.domain.refusal import Refusal
from bot.domain.tables import thinking
from bot.domain.tables.deal import Deal
from bot.domain.tables.dealing import Finished
from bot.domain.tables.table import Table
from bot.services.ledger.replays import Replays
from bot.services.locks import Locks
from bot.store import Connection, Database
from bot.store.league import leagues
from bot.store.tables import judgements, reads
from bot.worker import Worker
from rules import Move, Seat, steps

WORST = 3
"""The largest number of choices that a review shows: those that have cost most."""


class Choice(NamedTuple):
    """A choice of a seat: the table before the move, and the move that was made."""

    table: Table
    seat: Seat
    made: Move

    @property
    def asked(self) -> Asked:
        """The question as the seat saw it at the time."""
        return thinking.asked(self.table, self.seat)


class Review(NamedTuple):
    """The choices of a seat in a deal by their ply, and the findings on them so far, also by
    ply.
    """

    table: Table
    deal: int
    seat: Seat
    choices: Mapping[int, Choice]
    judged: Mapping[int, Judged]

    @property
    def done(self) -> bool:
        """Whether every choice has a judgement."""
        return self.choices.keys() <= self.judged.keys()

    @property
    def worst(self) -> list[tuple[Choice, Judged]]:
        """The choices with the largest certain cost, the costliest first; at most `WORST`."""
        known = [
            (choice, self.judged[ply]) for ply, choice in self.choices.items() if ply in self.judged
        ]
        costly = [pair for pair in known if pair[1].sure > 0]
        return sorted(costly, key=lambda pair: -pair[1].sure)[:WORST]


class Reviews:
    """Reviews, each for the player of its seat; findings are stored with the deal."""

    def __init__(self, database: Database, replays: Replays, worker: Worker) -> None:
        self._database, self._replays, self._worker = database, replays, worker
        self._locks = Locks[tuple[int, int]]()
        self._turn = asyncio.Semaphore(1)
        """The turn to judge a choice: one at a time, so that computers can think meanwhile."""

    async def allowed(self, table: Table) -> bool:
        """Whether finished deals of a table may be reviewed now."""
        if await self._replays.is_shut(table):
            return False
        return await self._database.read(lambda c: _allowed(c, table.id))

    async def open(self, guild: int, user: int, table: int, deal: int) -> Review:
        """Return the known findings on a person's choices; Refusal if they may not see them."""
        found, _ = await self._replays.finished(guild, table, deal)
        seat = found.table.seat_of(user)
        if seat is None:
            raise Refusal("review-not-yours")
        if not await self.allowed(found.table):
            raise Refusal("review-later")
        choices = await asyncio.to_thread(_choices, found, seat)
        judged = await self._database.read(lambda c: judgements.of_deal(c, table, deal))
        return Review(found.table, deal, seat, choices, judged)

    async def go_on(self, user: int, review: Review) -> AsyncIterator[Review]:
        """Yield the review after each choice that is judged, and at the end.

        RuleError if judging a choice takes too long.
        """
        key = review.table.id, review.deal
        async with self._locks.of(key):
            known = await self._database.read(lambda c: judgements.of_deal(c, *key))
            review = review._replace(judged=known)
            for ply, choice in review.choices.items():
                if ply in review.judged:
                    continue
                async with self._turn:
                    judged = await self._worker.judge(user, confirmed, choice.asked, choice.made)
                await self._keep(key, ply, choice.seat, judged)
                review = review._replace(judged={**review.judged, ply: judged})
                yield review
            yield review

    async def _keep(self, key: tuple[int, int], ply: int, seat: Seat, judged: Judged) -> None:
        await self._database.write(lambda c: judgements.add(c, *key, ply, seat, judged))


def _allowed(connection: Connection, number: int) -> bool:
    """Whether a match is over, counts in no league, or has a league with early reviews."""
    table = reads.without_deals(connection, number)
    if table is None or table.season is None or table.phase == "over":
        return table is not None
    return leagues.season(connection, table.season).charter.terms.reviews == "after-deal"


def _choices(found: Finished, seat: Seat) -> dict[int, Choice]:
    """Return the choices of a seat between several moves, by their ply."""
    table, promise, chance, log, _ = found
    then = replace(table, phase="playing")
    course = steps(table.game, table.options, promise.carry, chance, log)
    chosen = {}
    for ply, ((by, made), step) in enumerate(zip(log, course, strict=False)):
        if by == seat:
            before = replace(then, deal=Deal(promise, chance, log[:ply], step))
            if is_choice(step.state.phase, before.legal(seat)):
                chosen[ply] = Choice(before, seat, made)
    return chosen
