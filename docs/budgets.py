"""Budgets of speed and size, which the benchmarks and the page about them read."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent / "budgets.toml"
PAGE = Path(__file__).parent / "budgets.md"
SLACK = 1.5
"""Factor by which a figure may miss its reach before the benchmark fails in the long lane."""
HEAD = f"""\
# Budgets

Benchmarks hold these limits of speed and size. `pytest tests/benchmarks --benchmark-only -s` prints
each figure with its anchor, which is measured in the same run. The *reach* is the limit; the
*moonshot* is the goal. With `PAIFUDA_LONG=1` a benchmark fails if a figure misses its reach by a
factor of {SLACK}. `python -m docs.build` writes this page from `docs/budgets.toml`.

| figure | anchor in the same run | reach | moonshot |
|---|---|---|---|
"""


@dataclass(frozen=True, slots=True)
class Budget:
    """A figure with its reach: its largest value, or with `least` its smallest."""

    what: str
    unit: str
    reach: float
    moonshot: float
    anchor: str = ""
    least: bool = False

    def reached(self, figure: float) -> bool:
        """Whether a figure keeps to the reach."""
        return figure >= self.reach if self.least else figure <= self.reach

    def missed(self, figure: float) -> bool:
        """Whether a figure is so far from the reach that the long lane fails."""
        return figure * SLACK < self.reach if self.least else figure > self.reach * SLACK

    @property
    def bound(self) -> str:
        """The reach in words."""
        return f"at {'least' if self.least else 'most'} {self.reach:g} {self.unit}"


@cache
def budgets() -> dict[str, Budget]:
    """Read all budgets by their keys."""
    return {key: Budget(**row) for key, row in tomllib.loads(FILE.read_text("utf-8")).items()}


def page() -> str:
    """Write the page about the budgets."""
    rows = [
        f"| {budget.what} | {budget.anchor or '–'} | {budget.bound} | {budget.moonshot:g} |\n"
        for budget in budgets().values()
    ]
    return HEAD + "".join(rows)
