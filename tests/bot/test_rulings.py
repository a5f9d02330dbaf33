"""Rulings on an entry that was corrected: its corrections go with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from sqlalchemy import Connection

from bot.domain.league.season import Signature
from bot.domain.ledger.entries import Entry, Posting
from bot.store import Database
from bot.store.league import rulings
from bot.store.ledger import ledgers, posting
from rules import RuleError
from tests.bot.world.lone_tables import GUILD, Clock

BOSS = 99
ACTS: dict[str, Callable[..., None]] = {
    "freeze": rulings.freeze,
    "release": rulings.release,
    "void": rulings.void,
}


@pytest.mark.parametrize(
    ("acts", "points", "deals"),
    [
        ("", 8, 1),
        ("freeze", 0, 0),
        ("freeze release", 8, 1),
        ("freeze release freeze release", 8, 1),
        ("void", 0, 0),
        ("freeze void", 0, 0),
        ("freeze release void", 0, 0),
    ],
)
async def test_the_corrections_of_an_entry_share_its_fate(
    database: Database, clock: Clock, acts: str, points: int, deals: int
) -> None:
    signed = Signature(GUILD, BOSS, "why", clock.now)

    def work(connection: Connection) -> int:
        entry = Entry(GUILD, "report", "mushi", server=1, tally=1)
        postings = [Posting(1, "report", 5), Posting(2, "report", -5)]
        number = posting.post(connection, entry, postings, clock.now)
        first = rulings.correct(connection, signed, number, 2, 1, 2)
        rulings.correct(connection, signed, first, 2, 1, 1)
        for act in acts.split():
            ACTS[act](connection, signed, number)
        return first

    correction = await database.write(work)
    for user, sign in (1, 1), (2, -1):
        account = await database.read(
            partial(ledgers.account, guild=GUILD, season=0, game="", user=user)
        )
        assert account
        assert (account.points, account.deals) == (sign * points, deals)
    if acts.endswith("void"):
        with pytest.raises(RuleError, match="not-frozen"):
            await database.write(lambda c: rulings.release(c, signed, correction))
