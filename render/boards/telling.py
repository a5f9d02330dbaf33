"""The shared words of all pictures: lists, names, points and the length limit."""

from __future__ import annotations

from collections.abc import Iterable

from render.boards.scene import AnyScene
from render.look import Say
from rules import Seat
from rules.points import signed

LONGEST = 1000
"""The largest number of characters that describe a picture; Discord takes 1024 as alt text."""
ENDS = (".", "。")
"""The last characters of a sentence."""


def first_that_fits(say: Say, attempts: Iterable[Iterable[str]]) -> str:
    """Join the sentences of the first attempt that is short enough, or cut the last attempt."""
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


def preceded(say: Say, first: str, rest: str) -> str:
    """Write sentences before others; of these, whole sentences are left out at the end if there is
    no room.
    """
    room = LONGEST - len(first) - len(say("gap"))
    if len(rest) > room:
        rest = rest[: 1 + max(rest.rfind(end, 0, max(room, 0)) for end in ENDS)]
    return first_that_fits(say, [(first, rest)] if rest else [(first,)])


def listed(say: Say, words: Iterable[str]) -> str:
    """Join words with the comma of the language."""
    return say("comma").join(words)


def piece_name(say: Say, piece: str) -> str:
    """Return the name of a piece."""
    return say(f"card-{piece.replace('.', '-')}")


def pieces_named(say: Say, pieces: Iterable[str]) -> str:
    """Return the names of pieces, joined with commas."""
    return listed(say, (piece_name(say, piece) for piece in pieces))


def names_of(scene: AnyScene, seats: Iterable[Seat]) -> str:
    """Return the names of seats, joined with commas."""
    return listed(scene.say, (scene.names[seat] for seat in seats))


def scores_before(scene: AnyScene) -> str:
    """Return each name with its score before the deal."""
    return _scored(scene, map(scene.points, scene.view.scores))


def gains_of(scene: AnyScene) -> str:
    """Return each name with its gain in the deal."""
    return _scored(scene, map(signed, scene.view.result.deltas(len(scene.names))))


def _scored(scene: AnyScene, scores: Iterable[str]) -> str:
    pairs = zip(scene.names, scores, strict=True)
    return listed(
        scene.say, (scene.say("tell-score", name=name, score=score) for name, score in pairs)
    )
