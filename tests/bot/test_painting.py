"""Pictures with their words."""

from __future__ import annotations

from random import Random

from bot.chat.painting import Sketch
from bot.words import words
from render import PLAIN
from rules import GAMES
from tests.playing import shuffled, tables


async def test_lines_of_a_sketch_come_before_words_of_hands() -> None:
    table = tables(GAMES[0])[0]
    game, say = table.game, words("en").at(table.game.key)
    opening = game.opening(table.options, table.seats)
    state = game.deal(table.options, opening, shuffled(table, Random(1))).state
    names = ("Aki", "Ben")
    hands = tuple(game.view(state, seat) for seat in range(table.seats))
    open_hands = (("hands", hands),)
    for kind, more in (("table", ()), ("open_table", open_hands)):
        sketch = Sketch(kind, game.view(state, None), names, say, PLAIN, more, ("A line.",))
        _, said = await sketch.drawn()
        assert said.startswith("A line.\n")
        assert len(said.splitlines()) > 1
