"""The shared words of all pictures: lists, names, points and the length limit."""

from __future__ import annotations

from collections.abc import Iterable

from render.boards.scene import AnyScene
from render.look import Say
from rules import Seat
from rules.points import signed

LONGEST = 1000
"""The most characters of words for a picture; Discord takes 1024 as alt text."""


def first_that_fits(say: Say, attempts: Iterable[Iterable[str]]) -> str:
    """The sentences of the first attempt that is short enough; failing that, the last one cut
    short.
    """
    text = ""
    for attempt in attempts:
        sentences = [*attempt]
        text = say("gap").join(sentences)
        if len(text) <= LONGEST:
            return text
    while len(text) > LONGEST and sentences[1:]:
        sentences.pop()
        text = say("gap").join(sentences)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def listed(say: Say, words: Iterable[str]) -> str:
    """Words in a row."""
    return say("comma").join(words)


def piece_name(say: Say, piece: str) -> str:
    """The name of a piece."""
    return say(f"card-{piece.replace('.', '-')}")


def pieces_named(say: Say, pieces: Iterable[str]) -> str:
    """The names of pieces in a row."""
    return listed(say, (piece_name(say, piece) for piece in pieces))


def names_of(scene: AnyScene, seats: Iterable[Seat]) -> str:
    """The names of seats in a row."""
    return listed(scene.say, (scene.names[seat] for seat in seats))


def scores_before(scene: AnyScene) -> str:
    """Each name with its score before the deal."""
    return _scored(scene, map(scene.points, scene.view.scores))


def gains_of(scene: AnyScene) -> str:
    """Each name with its gain in the deal."""
    return _scored(scene, map(signed, scene.view.result.deltas(len(scene.names))))


def _scored(scene: AnyScene, scores: Iterable[str]) -> str:
    pairs = zip(scene.names, scores, strict=True)
    return listed(
        scene.say, (scene.say("tell-score", name=name, score=score) for name, score in pairs)
    )
