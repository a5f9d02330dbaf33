"""The words of pictures, at most 1000 characters each."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from render.boards import accounting
from render.boards import opened as rows
from render.boards.catalogue import BOARDS
from render.boards.choice import ring_instead, ringed
from render.boards.mahjong.telling import Naming, told_reading, won_tile
from render.boards.telling import piece_name, pieces_named, preceded
from render.look import PLAIN, Say
from render.scenes import scene_of
from rules import View
from rules.mahjong.reading import Parts


def describe(view: View, names: Sequence[str], say: Say) -> str:
    """Describe the picture in at most 1000 characters; parts of a longer text are shortened or left
    out.
    """
    return BOARDS[view.game].told(scene_of(view, names, say, PLAIN))


def describe_scores(
    view: View,
    names: Sequence[str],
    say: Say,
    history: Sequence[tuple[int, ...]] = (),
    places: Sequence[int] = (),
) -> str:
    """Describe the score sheet that `scores` draws, but not the course of its plot."""
    scene = scene_of(view, names, say, PLAIN)
    return accounting.description(scene, BOARDS[view.game].outcome(scene), history, places)


def describe_hand(
    view: View,
    names: Sequence[str],
    say: Say,
    choice: Collection[str] = (),
    instead: Collection[str] = (),
    first: str = "",
) -> str:
    """Describe the picture that `hand` draws; a sentence `first`, then the ringed pieces."""
    scene, board = scene_of(view, names, say, PLAIN), BOARDS[view.game]
    picture, told = board.hand(scene, choice), board.told(scene)
    ring_instead(picture, instead)
    every = (("thick", ringed(picture, "choice")), ("thin", ringed(picture, "instead")))
    rings = [
        say(f"tell-ring-{ring}", cards=board.rows.named(say, pieces))
        for ring, pieces in every
        if pieces
    ]
    begun = [*filter(None, (first, *rings))]
    return preceded(say, say("gap").join(begun), told) if begun else told


def describe_opened(view: View, hands: Sequence[View], names: Sequence[str], say: Say) -> str:
    """Write every hand in words, then sentences of `describe`, in at most 1000 characters."""
    scene, board = scene_of(view, names, say, PLAIN), BOARDS[view.game]
    held = [scene_of(hand, names, say, PLAIN) for hand in hands]
    return rows.description(board.told(scene), scene, held, board.rows)


def describe_reading(reading: Parts, say: Say, naming: Naming = pieces_named) -> str:
    """Write the reading of a winning hand of mahjong, group by group; `naming` names its tiles."""
    return told_reading(say, reading, naming)


def describe_readings(each: Sequence[Parts], say: Say) -> str:
    """Write the readings of a hand, one a line, each after the tile that completes it."""
    return "\n".join(
        say(
            "labelled",
            label=piece_name(say, won_tile(reading)),
            value=describe_reading(reading, say),
        )
        for reading in each
    )
