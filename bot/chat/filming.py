"""A deal as a film, drawn in a process of its own: it keeps a processor busy for seconds.

Nothing of Discord is imported here, so that this process stays small.
"""

from __future__ import annotations

from collections.abc import Sequence

import render
from bot.domain.tables.dealing import Finished
from bot.domain.tables.table import Table
from bot.services.ledger.replays import moment, stepped
from bot.words import words
from render import Look

FRAMES = 120
"""The largest number of pictures in a film; the longest deals have about ninety steps."""


def film(found: Finished, language: str, look: Look) -> bytes:
    """Draw a deal as an animated picture."""
    steps = shown(stepped(found))
    say = words(language).at(steps[-1].key)
    return render.film(map(moment, steps), steps[-1].names, say, look)


def shown(steps: Sequence[Table]) -> Sequence[Table]:
    """Return the steps that a film shows: evenly spaced, at most `FRAMES`, with the last one."""
    every = -(-len(steps) // FRAMES)
    return steps[::-every][::-1]
