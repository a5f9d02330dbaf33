"""The ledger made anew: deals from their moves, accounts from the entries, and what differs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from bot.domain.ledger.entries import UNPAID, Change, Entry, changes, of_deal
from bot.store import Connection
from bot.store.ledger import posting, whole
from bot.store.ledger.whole import Account
from bot.store.tables import reads
from rules import RuleError
from rules.record import replayed


class Fault(NamedTuple):
    """What is not as it follows from the moves: where, what is kept, what it should be."""

    where: str
    kept: object
    right: object

    def __str__(self) -> str:
        return f"{self.where}: {self.kept}, but it should be {self.right}"


def rebuild(connection: Connection, *, write: bool = False) -> tuple[int, list[Fault]]:
    """How many deals there are, and every fault of the ledger; with `write` they are mended."""
    deals, faults = 0, []
    for table in whole.tables(connection):
        try:
            for number, right in _deals(connection, table):
                deals += 1
                faults += _compare_deal(connection, table, number, right, write)
        except RuleError as error:
            if error.sentence != "other-version":  # such a match cannot be played again
                faults.append(Fault(f"table {table}", str(error), "moves that are legal"))
    faults += _compare_accounts(connection, write)
    return deals, faults


def _deals(connection: Connection, number: int) -> Iterator[tuple[int, list[Entry]]]:
    """What each finished deal of a table has paid by its moves."""
    table = reads.by_id(connection, number)
    if table is None or not all(table.players):
        return
    record = reads.record(connection, table)
    for deal, (carry, played) in enumerate(replayed(record), 1):
        result = played[-1].state.result
        players = reads.sitting(connection, number, deal, table.players)
        yield deal, of_deal(result, carry, players) if result else []


def _compare_deal(
    connection: Connection, table: int, deal: int, right: list[Entry], write: bool
) -> list[Fault]:
    paid = whole.paid(connection, table, deal)
    kept = paid.entries if paid else []
    if kept == right or (paid is None and {one.reason for one in right} == {UNPAID}):
        return []  # what moved no points had no slip in earlier releases
    if paid and write:
        whole.mend(connection, paid, right)
    return [Fault(f"table {table}, deal {deal}", kept, right)]


def accounts(connection: Connection) -> dict[Account, tuple[int, int, int]]:
    """Points, deals and deals won of every account, added up from all entries."""
    found: dict[Account, tuple[int, int, int]] = defaultdict(lambda: (0, 0, 0))
    for slip, entries in whole.slips(connection):
        for one in changes(slip, entries):
            key = (slip.guild, one.season, one.game, one.user)
            points, deals, won = found[key]
            found[key] = (points + one.points, deals + one.deals, won + one.won)
    return dict(found)


def _compare_accounts(connection: Connection, write: bool) -> list[Fault]:
    kept, right = whole.accounts(connection), accounts(connection)
    faults = []
    for key in sorted({*kept, *right}):
        now, then = kept.get(key, (0, 0, 0)), right.get(key, (0, 0, 0))
        if now != then:
            guild, season, game, user = key
            where = f"server {guild}, season {season}, game {game or 'all'}, player {user}"
            faults.append(Fault(where, now, then))
            if write:
                missing = (one - other for one, other in zip(then, now, strict=True))
                change = Change(season, game, user, *missing)
                posting.add_to_accounts(connection, guild, season, [change])
    return faults
