"""The words of a hand name the pieces that are ringed in its picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.chat.painting import Sketch
from bot.chat.panels.tables.controls.hinted import ringed
from bot.words import LANGUAGES, Words, words
from render import PLAIN
from render.boards.catalogue import BOARDS
from tests.playing import TABLES, Table, Trial, tried

TABLE: dict[str, Table] = {table.game.key: table for table in TABLES[::-1]}
"""A table of each game."""
NAMES = ("Mina", "Konstantin", "Chiyo", "Fumi")


def choices(table: Table) -> Iterator[tuple[Any, tuple[str, ...], tuple[str, ...]]]:
    """Yield views of seats that may play different pieces, with those of two of their moves."""
    for _, _, (state, _) in tried(table, Trial()):
        for seat in state.to_act:
            view, legal = table.game.view(state, seat), table.game.legal(state, seat)
            named = [pieces for move in legal if (pieces := ringed(view, move))]
            inside = [pieces for pieces in named if {*pieces} <= {*view.hand}]
            if len({*inside}) > 1:
                yield view, inside[0], inside[-1]


def ring(say: Words, game: str, kind: str, pieces: tuple[str, ...]) -> str:
    return say(f"tell-ring-{kind}", cards=BOARDS[game].rows.named(say, pieces))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLE)
async def test_words_name_the_ringed_pieces(game: str, language: str) -> None:
    say = words(language).at(game)
    view, better, own = next(choices(TABLE[game]))
    names = NAMES[: len(view.scores)]
    both = Sketch("hand", view, names, say, PLAIN, (("choice", better), ("instead", own)))
    picture, told = await both.drawn()
    assert picture
    assert ring(say, game, "thick", better) in told
    assert ring(say, game, "thin", tuple((Counter(own) - Counter(better)).elements())) in told
    assert len(told) <= 1000
