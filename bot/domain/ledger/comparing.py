"""Compare a file's results with a season: when they count, and which it already has."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from typing import NamedTuple

from bot.domain.ledger.dates import Term, placed
from bot.domain.ledger.results import Fault, Preview, Result
from bot.domain.ledger.spreadsheets import folded


class Earlier(NamedTuple):
    """A result in the ledger, with its points as they were entered (`first`) and as they are `now`.

    `match` is its name in the file it came from, None if it came from no file. `dated` means that
    its time is that of the match, not of the import.
    """

    number: int
    match: str | None
    game: str
    at: datetime
    dated: bool
    first: Mapping[int, int]
    now: Mapping[int, int]


def entry_name(number: int) -> str:
    """Return the name that exported files give to a match without one, by its entry's number."""
    return f"#{number}"


def entries_named(results: Iterable[Result]) -> list[int]:
    """Return the entry numbers that the names of these matches may mean."""
    found = (result.match.removeprefix("#") for result in results if result.match[:1] == "#")
    return [int(number) for number in found if number.isdecimal() and len(number) < 10]


def compared(found: Preview, entries: Iterable[Earlier], term: Term) -> Preview:
    """Return a preview without results entered before, but with the faults of dates and names."""
    named: dict[str, list[Earlier]] = defaultdict(list)
    for entry in entries:
        named[folded(entry.match or entry_name(entry.number))].append(entry)
    fresh: list[Result] = []
    faults = list(found.faults)
    for result in found.results:
        candidates = [
            earlier for earlier in named[folded(result.match)] if _same_time(result, earlier, term)
        ]
        if any(_same(result, earlier) for earlier in candidates):
            continue
        fresh.append(result)
        faults += (
            Fault(result.line, "entered-otherwise", entry_name(earlier.number))
            for earlier in candidates
            if earlier.match is not None
        )
        faults += _untimely(result, term)
    return replace(
        found,
        results=tuple(fresh),
        faults=tuple(sorted(faults)),
        before=len(found.results) - len(fresh),
        early=sum(_early(result, term) for result in fresh),
    )


def _same_time(result: Result, entry: Earlier, term: Term) -> bool:
    """Whether a result and an entry of the same name may have been played at the same time."""
    if result.date is None or not entry.dated:
        return True
    return entry.at in result.date or entry.at == placed(result.date, term)


def _same(result: Result, entry: Earlier) -> bool:
    """Whether an entry is this result, even if it was corrected later."""
    return entry.game == result.game and result.points in (entry.first, entry.now)


def _untimely(result: Result, term: Term) -> Iterator[Fault]:
    """Yield a fault if a result cannot count at its date."""
    if result.date and placed(result.date, term) is None:
        yield Fault(result.line, "future" if result.date.first > term.now else "closed")


def _early(result: Result, term: Term) -> bool:
    """Whether a result is older than the season it would count in."""
    return bool(result.date and term.opened and result.date.end <= term.opened)


def in_order(results: Iterable[Result], term: Term) -> list[tuple[datetime, Result]]:
    """Return results, oldest first, with the times at which they count; without a date, now."""
    timely = sorted(results, key=lambda result: result.date.first if result.date else term.now)
    return [((result.date and placed(result.date, term)) or term.now, result) for result in timely]
