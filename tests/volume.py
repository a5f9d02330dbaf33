"""How much the random tests do and where they begin: little in the gate, all in the long lane.

`PAIFUDA_LONG=1 pytest` runs the long lane, `PAIFUDA_LONG=5` five times as much. `PAIFUDA_SEED=N`
sets the first seed. Without it the seed follows from the commit's tree, so that every commit plays
other deals and a second run plays the same; in the long lane it follows from the date.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
LONG = int(os.environ.get("PAIFUDA_LONG") or 0)
"""The factor for the numbers of rounds in the long lane; 0 outside it."""
SEED = "PAIFUDA_SEED"
"""The variable with the first seed; worker processes inherit it from the first one."""
SEEDS = 1_000_000
"""The number of different first seeds."""


def _origin() -> str:
    """Return the text that the first seed is computed from: the date, or the tree of the commit."""
    if LONG:
        return datetime.now(UTC).date().isoformat()
    asked = ["git", "rev-parse", "HEAD^{tree}"]
    try:
        done = subprocess.run(asked, cwd=Path(__file__).parent, capture_output=True, text=True)
    except OSError:
        return ""  # there is no git
    return done.stdout.strip()


def drawn() -> int:
    """Return the first seed for a run that is given none."""
    return int(sha256(_origin().encode()).hexdigest(), 16) % SEEDS


if not os.environ.get(SEED):
    os.environ[SEED] = str(drawn())
FIRST = int(os.environ[SEED])
"""The first seed of this run."""


def volume(gate: int, long: int) -> int:
    """Return how many rounds a test makes: `gate`, or in the long lane `long` times its factor."""
    return long * LONG if LONG else gate


def seeds(gate: int, long: int) -> range:
    """Return the seeds of a test, one for each round, from the first seed on."""
    return range(FIRST, FIRST + volume(gate, long))


def part(things: Sequence[T], parts: int) -> list[T]:
    """Return one of `parts` parts of the things, another at each commit; in the long lane, all."""
    return [*things] if LONG else [*things[FIRST % parts :: parts]]
