"""The words of a score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.boards.plot import Scores
from render.boards.scene import AnyScene
from render.boards.scores import WHOLE, Outcome, Row, headings, rested, running, sums
from render.boards.telling import first_that_fits, listed


def description(
    scene: AnyScene, outcome: Outcome, history: Scores, places: Sequence[int] = ()
) -> str:
    """Write the sheet in words; if it is too long, names are cut, then sentences at the end."""
    about = scene, outcome, history, places
    return first_that_fits(scene.say, (_sentences(*about, width) for width in (WHOLE, BRIEF)))


BRIEF = 5.0
"""The width of a name if the whole text is too long, in letters' heights."""


def _sentences(
    scene: AnyScene, outcome: Outcome, history: Scores, places: Sequence[int], width: float
) -> Iterator[str]:
    """Yield the title, the rows and the pieces of a sheet; sums come before single payments."""
    say, total = scene.say, running(scene, history)[-1]
    for line in headings(scene, outcome, places, WHOLE, WHOLE).lines:
        yield say("tell-sheet-line", line=line)
    for row in (*sums(scene, outcome, total, places), *outcome.rows):
        yield _told(scene, row, width)
    if scene.view.resting:
        yield say("tell-sheet-line", line=rested(scene, total, places))
    yield from outcome.told


def _told(scene: AnyScene, row: Row, width: float) -> str:
    """Return the sentence for a row: its label, and each side with its entry.

    A place stands before a name, and a number of cards behind the points.
    """
    say, counts = scene.say, row.counts or ("",) * len(row.entries)
    entries = list[str]()
    for side, count, entry in zip(scene.sides, counts, row.entries, strict=True):
        name, score = scene.side_name(side, width), entry
        if count and row.ruled:
            name = f"{count} {name}"
        elif count:
            score = f"{entry} (×{count})"
        entries.append(say("tell-score", name=name, score=score))
    return say("tell-row", label=row.label, scores=listed(say, entries))
