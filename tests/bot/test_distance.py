"""The tiles that a hand of mahjong lacks, counted at once as they are discard by discard."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from bot.domain.players.distance import AWAY, after, goal, lacking
from bot.domain.players.goals import goals
from bot.domain.players.nearest import Held, Thinking
from bot.domain.players.reading import Reading
from rules import MahjongTable, MahjongView
from rules.mahjong.tiles import KINDS, in_order
from tests.playing import TABLES, Table, Trial, tried
from tests.volume import FIRST, volume

MAHJONG = [table for table in TABLES if isinstance(table.game, MahjongTable)]


@pytest.mark.parametrize("table", MAHJONG, ids=str)
def test_a_hand_lacks_what_it_lacks_after_its_best_discard(table: Table) -> None:
    rng, game = Random(FIRST), table.game
    for trial in range(FIRST, FIRST + volume(1, 10)):
        for _, _, step in list(tried(table, Trial(trial)))[:: volume(4, 1)]:
            seat = rng.randrange(table.seats)
            view = cast(MahjongView, game.view(step.state, seat))
            if not view.hand:  # no tiles are dealt before the house rules of the deal are set
                continue
            away = AWAY[view.game](view, table.options)
            few = 4 * (KINDS[:9] if rng.random() < 0.5 else KINDS)
            for tiles in (view.hand, tuple(rng.sample(few, len(view.hand)))):
                drawn = tiles if len(tiles) % 3 == 2 else (*tiles, rng.choice(KINDS))
                held = Held(in_order(drawn), view.melds[seat])
                assert lacking(view.game, away, held) == min(map(away, held.discards)), held
                waiting = held.less(held.tiles[0])
                assert lacking(view.game, away, waiting) == away(waiting)


@pytest.mark.parametrize("table", [t for t in MAHJONG if t.game.key == "liangxi"], ids=str)
def test_no_goal_of_a_hand_is_both_nearer_and_worth_more(table: Table) -> None:
    game, seen = table.game, 0
    for _, _, step in list(tried(table, Trial(FIRST)))[:: volume(3, 1)]:
        if step.state.result or step.state.phase != "turn":
            continue
        view = cast(MahjongView, game.view(step.state, step.state.turn))
        reading, seen = Reading(view), seen + 1
        for move in game.legal(step.state, step.state.turn):
            if move.verb != "discard":
                continue
            away, _ = after(view, move, table.options)
            far, points = goal(view, move, table.options)
            assert far >= away
            held = Thinking(view).held.less(*move.pieces)
            counts, wilds = reading.read(held)
            shared = reading.points(held, counts, wilds)
            each = goals(held.melds, reading.terms)
            worths = {one: one.points + shared * (not one.fixed) for one in each}
            every = [(one.lacks(counts, wilds), round(worths[one])) for one in each]
            assert (far, points) in every
            assert not any(lacks <= far and worth > points for lacks, worth in every)
            assert not any(lacks < far and worth >= points for lacks, worth in every)
    assert seen
