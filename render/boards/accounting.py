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
    for line in headings(scene, outcome, places, WHOLE, WHOLE):
        yield say("tell-sheet-line", line=line)
    for row in (*sums(scene, outcome, total, places), *outcome.rows):
        yield _told(scene, row, width)
    if scene.view.resting:
        yield say("tell-sheet-line", line=rested(scene, total, places))
    yield from outcome.told


def _told(scene: AnyScene, row: Row, width: float) -> str:
    """Return the sentence for a row: its label, and each side with its entry."""
    names = (scene.side_name(side, width) for side in scene.sides)
    counts = row.counts or ("",) * len(row.entries)
    entries = (
        scene.say("tell-score", name=" ".join(filter(None, (count, name))), score=entry)
        for count, name, entry in zip(counts, names, row.entries, strict=True)
    )
    return scene.say("tell-row", label=row.label, scores=listed(scene.say, entries))
