"""Deals of Tien Gow to draw: scripted ones, random ones, and walls stacked for the fullest
tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from bot.words import words
from render import Look
from render.boards.tiengow.scene import TileScene
from rules import Seat, TienGowView
from rules.tiengow.deal import TienGow
from tests.playing import TABLES, Trial, tried
from tests.rare_tiengow import FOURS_FIRST, FOURS_LAST, KAM, SUPREME_CAPTURED, story

NAMES = ("Mina", "和宏", "Konstantin the Great", "W" * 32)

EVERY_FOUR = story(
    (
        "1-3 1-3 1-4 2-3 5-5 5-5 3-3 3-3",
        "4-4 4-4 2-5 3-4 2-2 2-2 5-6 5-6",
        "1-1 1-1 2-6 3-5 4-6 4-6 1-6 1-6",
        "6-6 6-6 3-6 4-5 1-5 1-5 2-4 1-2",
    ),
    "lead 1-3 1-3 1-4 2-3, beat 4-4 4-4 2-5 3-4, beat 1-1 1-1 2-6 3-5, beat 6-6 6-6 3-6 4-5",
)
"""A deal in which everybody shows all four tiles of the first trick."""
EIGHT = story(
    (
        "6-6 6-6 3-6 4-5 1-1 1-1 2-6 3-5",
        "4-4 4-4 2-5 3-4 2-2 2-2 5-6 5-6",
        "1-3 1-3 1-4 2-3 4-6 4-6 1-6 1-6",
        "5-5 5-5 3-3 3-3 1-5 1-5 2-4 1-2",
    ),
    "lead 6-6 6-6 3-6 4-5, fold 2-2 2-2 5-6 5-6, fold 4-6 4-6 1-6 1-6, fold 1-5 1-5 2-4 1-2",
    "lead 1-1 1-1, fold 2-5 3-4, fold 1-4 2-3, fold 3-3 3-3",
    "lead 2-6, fold 4-4, fold 1-3, fold 5-5",
)
"""A deal in which one player has every stack."""
DRAWN = Trial(7, house={"first_dealer": "drawTile", "seating": "asSeated"})
ROLLED = Trial(11, house={"seating": "asSeated"})

STORIES = {
    "tiengowA": (EVERY_FOUR, EIGHT, FOURS_FIRST, FOURS_LAST, KAM, DRAWN, ROLLED, Trial(201)),
    "tiengowB": (SUPREME_CAPTURED, Trial(162), Trial(1034), Trial(137), Trial(3), Trial(66)),
}


def states(preset: str, trial: Trial) -> Iterator[Any]:
    """Yield every state of the deal of a trial."""
    table = next(one for one in TABLES if one.preset == preset)
    return (step.state for _, _, step in tried(table, trial))


@cache
def many() -> tuple[Any, ...]:
    """The states of all scripted deals and of a few random ones."""
    trials = {preset: (*stories, *map(Trial, range(20, 26))) for preset, stories in STORIES.items()}
    return tuple(
        state
        for preset, trials_of in trials.items()
        for trial in trials_of
        for state in states(preset, trial)
    )


def view(state: Any, seat: Seat | None) -> TienGowView:
    """The view of a state for a seat or the public."""
    return TienGow().view(state, seat)


def swollen(one: TienGowView) -> TienGowView:
    """Return the view with the largest numbers of a long match."""
    return replace(one, multiple=13, number=50, deals=50, scores=(-1280, 2560, -640, -640))


def scene(
    one: TienGowView, layout: str = "phone", language: str = "en", names: tuple[str, ...] = NAMES
) -> TileScene:
    """The scene of a view."""
    return TileScene(names, words(language).at("tiengow"), Look(layout), one)
