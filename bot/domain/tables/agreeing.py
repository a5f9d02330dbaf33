"""The terms of a match in its lobby, and the people who have not agreed to a change of them.

People who sit down agree to the house rules, the claims, the clock and the number of seats they
find, and to computer players on free seats. If somebody changes these later, a vote keeps the
digests of what each of the others had agreed to. They agree again with one press, or by a change
back. A person who joins a full table adds a seat without asking: everybody can see *Join*.
"""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Collection, Mapping
from dataclasses import replace
from hashlib import sha256

from bot.domain.refusal import Refusal
from bot.domain.tables.table import TERMS, Table
from rules import Seat, ruleset_hash

PARTS = ("rules-panel", "pace", "clock", "chairs")
"""The parts of the terms, in the order of their digests; the last is the number of seats itself."""
DIGITS = 4
"""The length of the digest of a part; the name of a vote has room for three of them."""
DIGESTS = DIGITS * (len(PARTS) - 1)
"""The length of all digests; earlier versions kept no number of seats after them."""


def noted(before: Table, after: Table, user: int) -> Table:
    """Return a lobby after a person has changed it: the others may have to agree to its terms."""
    was, now = _digests(before), _digests(after)
    known = _agreed(after)
    people = [seat for seat, player in enumerate(after.players) if player and not player.computer]
    others = [seat for seat in people if seat != after.seat_of(user)]
    return _with(after, {seat: known.get(seat, was) for seat in others}, now)


def unanswered(table: Table, seats: Collection[Seat]) -> Table:
    """Return a lobby in which some people have agreed to nothing yet."""
    return _with(table, {**_agreed(table), **dict.fromkeys(seats, "")}, _digests(table))


def grown(before: Table, after: Table) -> Table:
    """Return a lobby that has more seats because somebody joined; nobody is asked about these."""
    was, now = (str(len(table.players)) for table in (before, after))
    known = {
        seat: terms[:DIGESTS] + now if terms[DIGESTS:] == was else terms
        for seat, terms in _agreed(before).items()
    }
    return _with(after, known, _digests(after))


def agreed(table: Table, seat: Seat) -> Table:
    """Return a lobby after a seat has agreed to its terms."""
    others = {other: terms for other, terms in _agreed(table).items() if other != seat}
    return _with(table, others, _digests(table))


def check(table: Table) -> None:
    """Raise Refusal if somebody has not agreed to the terms of a lobby."""
    if table.unagreed:
        raise Refusal("unagreed")


def changed(table: Table) -> Mapping[tuple[str, ...], list[Seat]]:
    """Return the seats that have to agree, by the parts of the terms that have changed for them.

    There are no such parts for people who have not answered yet.
    """
    now, found = _digests(table), dict[tuple[str, ...], list[Seat]]()
    for seat, was in sorted(_agreed(table).items()):
        pairs = zip(PARTS, _cut(was), _cut(now), strict=True)
        parts = tuple(part for part, old, new in pairs if old and old != new)
        found.setdefault(parts, []).append(seat)
    return found


def _digests(table: Table) -> str:
    """Return the digests of the terms of a table and its number of seats, one after the other."""
    rules = ruleset_hash(table.key, table.options)
    digests = "".join(map(_digest, (rules, str(table.pace), str(table.clock))))
    return f"{digests}{len(table.players)}"


def _digest(text: str) -> str:
    return b32encode(sha256(text.encode()).digest())[:DIGITS].decode()


def _cut(digests: str) -> list[str]:
    """Return the digest of each part; the last part is all that is left."""
    parts = [digests[n * DIGITS : (n + 1) * DIGITS] for n in range(len(PARTS) - 1)]
    return [*parts, digests[DIGESTS:]]


def _agreed(table: Table) -> dict[Seat, str]:
    """Return what the seats that have to agree had agreed to; it is empty for nothing.

    A vote from an earlier version gets the number of seats of today.
    """
    start, found = f"{TERMS}-", dict[Seat, str]()
    for about, said in table.votes.items():
        if about.startswith(start):
            terms = about.removeprefix(start)
            chairs = str(len(table.players)) if len(terms) == DIGESTS else ""
            found |= dict.fromkeys(said, terms + chairs)
    return found


def _with(table: Table, agreed: Mapping[Seat, str], now: str) -> Table:
    """Return a table with what seats had agreed to, unless it is the same as `now`."""
    votes = {about: said for about, said in table.votes.items() if not about.startswith(TERMS)}
    for seat, terms in agreed.items():
        if terms != now:
            about = f"{TERMS}-{terms}"
            votes[about] = {**votes.get(about, {}), seat: True}
    return replace(table, votes=votes)
