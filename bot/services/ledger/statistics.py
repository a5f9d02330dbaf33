"""The statistics of a person's deals: numbers, combinations, opponents, in one game or in all."""

from __future__ import annotations

from typing import NamedTuple

from bot.domain.ledger.reading import Standing
from bot.domain.refusal import Refusal
from bot.store import Connection, Database
from bot.store.ledger import careers, ledgers
from bot.store.ledger.careers import DealtIn, Extreme, Opponent, Tally

MOST = 4
"""The largest number of combinations, and of opponents, in a person's statistics."""


class Career(NamedTuple):
    """A person's statistics on a server.

    `standing` is the account, including entries other than deals. `dealt_in` is how often they gave
    the winning tile; None if unknown. `places` has how often each place was reached in a match.
    `reasons` has game, reason and how often it was paid. `hinted` and `reviewed` count the deals
    with a hint, and those with a review.
    """

    standing: Standing
    tally: Tally
    dealt_in: DealtIn | None
    places: dict[int, int]
    extremes: tuple[Extreme, ...]
    streak: int
    endings: dict[str, int]
    reasons: list[tuple[str, str, int]]
    opponents: list[Opponent]
    hinted: int
    reviewed: int


class Statistics:
    """People's statistics on a server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def career(self, guild: int, user: int, game: str = "") -> Career:
        """Return a person's statistics in one game or all; RuleError if they have not played it."""
        return await self._database.read_long(lambda c: _career(c, guild, user, game))


def _career(connection: Connection, guild: int, user: int, game: str) -> Career:
    standing = ledgers.account(connection, guild, 0, game, user)
    about = (connection, guild, user, game)
    tally = careers.tally(*about)
    if standing is None or not tally.deals:
        raise Refusal("no-career")
    return Career(
        standing,
        tally,
        careers.dealt_in(*about),
        careers.places(*about),
        careers.extremes(*about),
        careers.streak(*about),
        careers.endings(*about),
        careers.reasons(*about)[:MOST],
        careers.opponents(*about, MOST),
        careers.hinted(*about),
        careers.reviewed(*about),
    )
