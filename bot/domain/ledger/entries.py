"""Entries of the ledger: groups of postings that sum to zero, for deals, matches and rulings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.domain.tables.player import COMPUTER, Player
from rules import AnyGame, Carry, Line, MahjongTable, Result, Seat

POT = -1
"""The account that pays handicaps and takes penalties, shown below the standings."""
GONE = -2
"""The account that takes points out of play."""
NOBODY = (COMPUTER, POT, GONE)
"""The accounts that never have a place."""
FORGOTTEN = -100
"""The number below which accounts are pseudonyms of forgotten people."""

UNPAID = "unpaid"
"""The reason of the postings of a deal that moved no points."""

UNGIVEN = -1
"""The giver in a deal whose winning tile came from no seat."""

KINDS = (
    *("deal", "place", "handicap", "penalty", "correction", "void", "freeze", "release"),
    *("report", "import", "daily"),
)
"""The kinds of entries."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry: the reason and circumstances of a group of postings.

    `bot.store.ledger.books` explains its numbers.
    """

    guild: int
    kind: str
    game: str = ""
    ruleset: str = ""
    table: int | None = None
    deal: int | None = None
    season: int | None = None
    stake: int = 0
    server: int = 0
    tally: int = 0
    of: int | None = None
    by: int | None = None
    why: str = ""
    giver: Seat | None = None
    match: str = ""
    imported: int | None = None


class Posting(NamedTuple):
    """A gain or loss of a person for one reason."""

    user: int
    reason: str
    delta: int
    seat: Seat | None = None


def postings_of(
    lines: Iterable[Line], players: Sequence[Player | None], resting: Iterable[Seat]
) -> list[Posting]:
    """Return the postings of a deal: for each line of its result, one for each seat that played.

    An empty seat counts as a computer player.
    """
    rest = frozenset(resting)
    return [
        Posting(player.user if player else COMPUTER, line.reason, delta, seat)
        for line in lines
        for seat, (player, delta) in enumerate(zip(players, line.deltas, strict=True))
        if seat not in rest
    ]


def of_deal(result: Result, carry: Carry, players: Sequence[Player | None]) -> list[Posting]:
    """Return the postings of a deal that started from this carry.

    A deal that counts but moves no points gives everybody a posting of 0 points, so that it counts
    as played.
    """
    found = postings_of(result.lines, players, carry.resting)
    if found or (result.carry and result.carry.number == carry.number):
        return found
    return postings_of([Line(UNPAID, (0,) * len(players))], players, carry.resting)


def giver_of(game: AnyGame, result: Result) -> Seat | None:
    """Return the seat that gave the winning tile; `UNGIVEN` if none did, None outside mahjong."""
    if not isinstance(game, MahjongTable):
        return None
    giver: Seat | None = getattr(result.sheet, "giver", None)
    return UNGIVEN if giver is None else giver


def transfer(reason: str, user: int, other: int, points: int) -> list[Posting]:
    """Return postings by which `user` gains the points that `other` loses."""
    return [Posting(user, reason, points), Posting(other, reason, -points)]


def taken_back(postings: Iterable[Posting]) -> list[Posting]:
    """Return the opposite postings, which undo `postings`."""
    return [posting._replace(delta=-posting.delta) for posting in postings]


def check_balanced(postings: Iterable[Posting]) -> None:
    """Raise ValueError unless the postings of each reason sum to zero."""
    sums: dict[str, int] = defaultdict(int)
    for posting in postings:
        sums[posting.reason] += posting.delta
    if wrong := {reason: rest for reason, rest in sums.items() if rest}:
        raise ValueError(f"entries do not balance: {wrong}")


def gains(postings: Iterable[Posting]) -> dict[int, int]:
    """Return each person's total gain, in the order of the postings."""
    sums: dict[int, int] = defaultdict(int)
    for posting in postings:
        sums[posting.user] += posting.delta
    return dict(sums)


class Change(NamedTuple):
    """The effect of an entry on one account.

    An account belongs to a person, a game (empty for all games), and a book: a `season`, or 0 for
    the server.
    """

    season: int
    game: str
    user: int
    points: int
    deals: int
    won: int


def changes(entry: Entry, postings: Iterable[Posting]) -> Iterator[Change]:
    """Yield each change that an entry makes to an account of the server or of its season."""
    books = [(0, 1)] if entry.server else []
    if entry.season is not None:
        books.append((entry.season, entry.stake))
    for user, delta in gains(postings).items():
        won = entry.tally * (entry.tally * delta > 0)
        for season, stake in books:
            for game in dict.fromkeys(("", entry.game)):
                yield Change(season, game, user, delta * stake, entry.tally, won)


def total(changes: Iterable[Change]) -> list[Change]:
    """Add up the changes of each account; accounts keep the order in which they first occur."""
    sums: dict[tuple[int, str, int], tuple[int, int, int]] = {}
    for season, game, user, *numbers in changes:
        before = sums.get((season, game, user), (0, 0, 0))
        points, deals, won = (one + other for one, other in zip(before, numbers, strict=True))
        sums[season, game, user] = points, deals, won
    return [Change(*account, *numbers) for account, numbers in sums.items()]
