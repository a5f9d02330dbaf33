"""The ledger rebuilt: deals from their moves, accounts from the postings, and the differences."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from bot.domain.ledger.entries import UNPAID, Change, Posting, changes, of_deal
from bot.domain.tables import upgrading
from bot.domain.tables.deal import Promise
from bot.domain.tables.table import Table
from bot.services.ledger.posting import recounted
from bot.store import Connection
from bot.store.contests import dailies
from bot.store.ledger import posting, whole
from bot.store.ledger.whole import Account, Paid
from bot.store.tables import reads, records
from bot.store.tables.records import Ended
from rules import Carry, Result, RuleError
from rules.record import replayed


class Fault(NamedTuple):
    """A difference: its place, the stored value, the right one, and whether it is corrected."""

    where: str
    kept: object
    right: object
    mended: bool = False

    def __str__(self) -> str:
        return f"{self.where}: {self.kept}, but it should be {self.right}"


GONE = ("other-version", "pruned")
"""Reasons why a deal cannot be replayed although nothing is wrong with it."""
DAMAGE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""The errors raised when the rows of a table make no sense; wrong values raise RuleError."""


class Check(NamedTuple):
    """The number of deals checked, the faults, and the number of deals of earlier versions."""

    deals: int
    faults: list[Fault]
    unchecked: int


def rebuild(connection: Connection, *, write: bool = False) -> Check:
    """Check the whole ledger; with `write`, also correct its faults.

    A damaged table is reported as a fault that cannot be corrected, and the other tables are still
    checked.
    """
    deals, unchecked, faults = 0, 0, list[Fault]()
    for table in whole.tables(connection):
        try:
            for number, right in _deals(connection, table):
                if right is None:
                    unchecked += 1
                    continue
                deals += 1
                if paid := whole.paid(connection, table, number):
                    right = whole.renamed(connection, paid.entry, right)
                faults += _compare_deal(connection, f"{table}, deal {number}", paid, right, write)
                faults += _compare_points(connection, table, right, write)
        except RuleError as error:
            if error.sentence not in GONE:
                faults.append(Fault(f"table {table}", str(error), "moves that are legal"))
        except DAMAGE as error:
            faults.append(Fault(f"table {table}", f"damaged, {error!r}", "rows that make sense"))
    for day, paid, owed in recounted(connection):
        faults += _compare(connection, f"entry {paid.entry}, deals of {day}", paid, owed, write)
    faults += _compare_accounts(connection, write)
    return Check(deals, faults, unchecked)


def _deals(connection: Connection, number: int) -> Iterator[tuple[int, list[Posting] | None]]:
    """Yield the number of each finished deal of a table, and the payments its moves lead to.

    Payments are None for a deal that an earlier version of the game may have played differently.
    """
    table = reads.without_deals(connection, number)
    if table is None or not all(table.players):
        return
    for deal, carry, result in _paid(table, records.ended_deals(connection, table)):
        players = reads.sitting(connection, number, deal, table.players)
        yield deal, of_deal(result, carry, players) if result else None
    reads.by_id(connection, number)  # fails if a move of the running deal is illegal


def _paid(table: Table, deals: Sequence[Ended]) -> Iterator[tuple[int, Carry, Result | None]]:
    """Yield the number, the carry and the result of each deal, replayed one by one.

    The result is None if an earlier version of the game may have given another one.
    """
    start: Carry | None = None
    for deal, following in zip_longest(deals, deals[1:]):
        if deal.version == table.game.version:
            ((start, steps),) = replayed(records.recorded(table, [deal], start))
            result: Result | None = steps[-1].state.result
            yield deal.number, start, result
        else:
            result = _kept(table, deal)
            yield deal.number, deal.carry, result
        linked = result is not None and table.common is None
        start = result.carry if result and linked else following and following.carry
        if following and start is None:
            raise RuleError("The record is damaged and cannot be used: deal", "damaged", why="deal")


def _kept(table: Table, ended: Ended) -> Result | None:
    """Return the result of an earlier version's deal if it is surely the same, otherwise None."""
    promise = Promise(ended.number, ended.carry, ended.deal.commitment, ended.deal.secret or "")
    played = ended.digest and upgrading.carried_over(
        table.game, table.options, promise, ended.deal.chance, ended.deal.log, ended.digest
    )
    return played.result if played else None


def _compare_deal(
    connection: Connection, where: str, paid: Paid | None, right: list[Posting], write: bool
) -> list[Fault]:
    if paid is None and {posting.reason for posting in right} == {UNPAID}:
        return []  # earlier releases wrote no entry for a deal that moved no points
    return _compare(connection, f"table {where}", paid, right, write)


def _compare(
    connection: Connection, where: str, paid: Paid | None, right: list[Posting], write: bool
) -> list[Fault]:
    kept = paid.postings if paid else []
    if kept == right:
        return []
    if paid and write:
        whole.mend(connection, paid, right)
    return [Fault(where, kept, right, mended=bool(paid and write))]


def _compare_points(
    connection: Connection, table: int, right: list[Posting], write: bool
) -> list[Fault]:
    """Return any fault in the stored points of a deal of the day; `write` corrects it."""
    own = dailies.by_table(connection, table)
    points = sum(posting.delta for posting in right if own and posting.user == own.user)
    if own is None or own.points in (None, points):
        return []
    if write:
        dailies.mend(connection, table, points)
    return [Fault(f"table {table}, deal of {own.day}", own.points, points, mended=write)]


def accounts(connection: Connection) -> dict[Account, tuple[int, int, int]]:
    """Return the points, deals and deals won of every account, added up from all postings."""
    found: dict[Account, tuple[int, int, int]] = defaultdict(lambda: (0, 0, 0))
    for entry, postings in whole.entries(connection):
        for change in changes(entry, postings):
            key = (entry.guild, change.season, change.game, change.user)
            points, deals, won = found[key]
            found[key] = (points + change.points, deals + change.deals, won + change.won)
    return dict(found)


def _compare_accounts(connection: Connection, write: bool) -> list[Fault]:
    kept, right = whole.accounts(connection), accounts(connection)
    faults = []
    for key in sorted({*kept, *right}):
        now, then = kept.get(key, (0, 0, 0)), right.get(key, (0, 0, 0))
        if now != then:
            guild, season, game, user = key
            where = f"server {guild}, season {season}, game {game or 'all'}, player {user}"
            faults.append(Fault(where, now, then, mended=write))
            if write:
                missing = (one - other for one, other in zip(then, now, strict=True))
                change = Change(season, game, user, *missing)
                posting.add_to_accounts(connection, guild, season, [change])
    return faults
