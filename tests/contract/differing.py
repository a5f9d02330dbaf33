"""Deals that go differently under another house rule: stored ones, and the search for them.

After an intended change of the rules, search again for all: `UPDATE_DEALS=1 pytest
tests/contract/test_contract.py -k house_rule`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from rules import AnyGame
from tests.playing import Table, Trial, agrees, tables, told, under
from tests.rare import FIELDS, hints

RENEW = "renew it with `UPDATE_DEALS=1 pytest tests/contract/test_contract.py -k house_rule`"
FILE = Path(__file__).with_name("differing.json")
SEARCH = 300
"""The number of random deals of a preset that are searched for rare events."""


class Place(NamedTuple):
    """The deal that was found: the table, and the number of the trial."""

    preset: str
    seats: int
    trial: int


class Flip(NamedTuple):
    """A house rule of a game and the value it is given."""

    game: AnyGame
    name: str
    value: Any

    def __str__(self) -> str:
        return f"{self.game.key}-{self.name}-{self.value}"

    def trials(self) -> Iterator[Trial]:
        """Yield the deals to try for the house rule."""
        return trials(hints(FIELDS, self.game, self.name))


def trials(hints: tuple[Trial, ...]) -> Iterator[Trial]:
    """Yield the first deals to try, then random ones."""
    yield from hints
    yield from (Trial(seed) for seed in range(SEARCH))


def differs(flip: Flip) -> bool:
    """Whether the stored deal goes differently once a field has the value.

    Only a run that renews the file searches for a deal: if every run did, a stale file would not be
    noticed.
    """
    if os.environ.get("UPDATE_DEALS"):
        found = next(places(flip), None)
        if found:
            _write(known() | {str(flip): found})
        return bool(found)
    kept = known().get(str(flip))
    return kept is not None and _differs_at(flip, kept)


def places(flip: Flip) -> Iterator[Place]:
    """Yield the places where a deal goes differently once a field has the value, first trials
    first.
    """
    for number, trial in enumerate(flip.trials()):
        for table in tables(flip.game):
            if _told_apart(flip, table, trial):
                yield Place(table.preset, table.seats, number)


def known() -> dict[str, Place]:
    """Return the stored deal of each house rule."""
    kept = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return {flip: Place(*place) for flip, place in kept.items()}


def gone(flips: Iterable[Flip]) -> list[str]:
    """Return the stored deals that belong to none of these house rules; drop them when renewing."""
    names, stored = {str(flip) for flip in flips}, known()
    if os.environ.get("UPDATE_DEALS"):
        _write({name: place for name, place in stored.items() if name in names})
    return sorted(known().keys() - names)


def _write(deals: Mapping[str, Place]) -> None:
    lines = (f"{json.dumps(key)}: {json.dumps(one)}" for key, one in sorted(deals.items()))
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def _differs_at(flip: Flip, place: Place) -> bool:
    trial = next(islice(flip.trials(), place.trial, None), None)
    here = [t for t in tables(flip.game) if (t.preset, t.seats) == (place.preset, place.seats)]
    return trial is not None and any(_told_apart(flip, table, trial) for table in here)


def _told_apart(flip: Flip, table: Table, trial: Trial) -> bool:
    """Whether a deal at a table goes differently once the field has the value."""
    flipped = table._replace(options=replace(table.options, **{flip.name: flip.value}))
    if table == flipped or not (agrees(under(flipped, trial)) and agrees(under(table, trial))):
        return False
    stories = zip_longest(told(table, trial), told(flipped, trial))
    return any(one != other for one, other in stories)
