"""The words of a score sheet say what its picture shows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import render
from bot.words import LANGUAGES, words
from render import PLAIN
from render.boards.catalogue import BOARDS
from render.boards.sample import moment
from render.boards.scores import sheet
from render.layout import Text
from render.scenes import scene_of
from tests.playing import TABLES, Table, Trial, tried

TABLE: dict[str, Table] = {table.game.key: table for table in TABLES[::-1]}
"""A table of each game."""
NAMES = ("Mina", "Kon", "Chiyo", "Fumi")


def finished(table: Table, seed: int) -> Any:
    """The public view of a finished random deal."""
    *_, (_, _, step) = tried(table, Trial(seed))
    return table.game.view(step.state, None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLE)
def test_words_have_every_line_of_a_sheet(game: str, language: str) -> None:
    say = words(language).at(game)
    table = TABLE[game]
    deals = [*(finished(table, seed) for seed in range(2)), moment(game, table.options, None)]
    for view in deals:
        names = NAMES[: len(view.scores)]
        places = tuple(range(1, 1 + len(names)))
        scene: Any = scene_of(view, names, say, PLAIN)
        picture = sheet(scene, BOARDS[game].outcome(scene), (), places)
        told = render.describe_scores(view, names, say, (), places)
        shown = [item.words for item in picture.items if isinstance(item, Text)]
        marks = {say("mark-led"), say("mark-won")}
        parts = [part for line in shown for part in line.split(" · ")]
        assert [part for part in parts if part not in told and part not in marks] == []


@pytest.mark.parametrize("game", TABLE)
def test_the_line_above_the_pieces_names_the_winner(game: str) -> None:
    """Below the name of the match's winner they would be taken for the pieces of that player."""
    say, others = words("en").at(game), 0
    for seed in range(2):
        view = replace(finished(TABLE[game], seed), number=2)
        names = NAMES[: len(view.scores)]
        scene: Any = scene_of(view, names, say, PLAIN)
        outcome = BOARDS[game].outcome(scene)
        for first in range(len(names)):
            places = tuple(1 if seat == first else 2 for seat in range(len(names)))
            head = [
                item for item in sheet(scene, outcome, (), places).items if isinstance(item, Text)
            ]
            match, deal = (item.words for item in sorted(head[:2], key=lambda item: item.box.y))
            assert match == say("match-won", names=names[first], count=1)
            assert all(names[seat] in deal for seat in outcome.winners)
            assert render.describe_scores(view, names, say, (), places).startswith(match)
            others += first not in outcome.winners
    assert others
