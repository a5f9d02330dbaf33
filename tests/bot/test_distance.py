"""The tiles that a hand of mahjong lacks, counted at once as they are discard by discard."""

from __future__ import annotations

from math import log2
from random import Random
from typing import Any, cast

import pytest

from bot.domain.players.distance import AWAY, after, goal, lacking
from bot.domain.players.foreseeing import SAVED
from bot.domain.players.goals import goals
from bot.domain.players.liangxi import FALSE
from bot.domain.players.nearest import Held, Thinking, unseen
from bot.domain.players.northern import claims
from bot.domain.players.reading import Reading
from rules import MahjongTable, MahjongView, Move
from rules.mahjong.tiles import KINDS, in_order
from tests.mahjong_seats import dealt, holding
from tests.northern_deals import HOUSES
from tests.playing import TABLES, Table, Trial, shuffled, tried
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
def test_a_hand_goes_for_points_against_the_tiles_it_lacks(table: Table) -> None:
    game, rng, seen = table.game, Random(FIRST), 0
    luck = shuffled(table, rng)
    state = game.deal(table.options, game.opening(table.options, table.seats), luck).state
    while state.result is None and seen < volume(12, 400):
        view = cast(MahjongView, game.view(state, seat := min(state.to_act)))
        legal, reading = game.legal(state, seat), Reading(view)
        moves = [move for move in legal if move.verb == "discard"]
        for move in moves:
            far, points = cast(tuple[int, int], goal(view, move, table.options))
            held = Thinking(view).held.less(*move.pieces)
            assert far >= after(view, move, table.options)[0]
            seen += (far, points) != _best(reading, held, table.options, first=False)
            assert (far, points) == _best(reading, held, table.options)
        move = rng.choice(moves) if moves else game.absent(state, seat)
        state = game.apply(state, seat, move).state
    assert seen


def _best(reading: Reading, held: Held, house: Any, *, first: bool = True) -> tuple[int, int]:
    """Return the goal of the best rating, or of the worst, by its distance and its points."""
    counts, wilds = reading.read(held)
    shared, rates = reading.points(held, counts, wilds), dict[tuple[int, int], float]()
    for each in goals(held.melds, reading.terms):
        lacks, worth = each.lacks(counts, wilds), each.points + shared * (not each.fixed)
        false = FALSE * (each.points + shared < house.min_points)
        rates.setdefault((lacks, round(worth)), log2(worth + SAVED) - lacks - false)
    return (max if first else min)(rates, key=rates.__getitem__)


def test_a_concealed_hand_of_dalian_counts_tiles_to_claim() -> None:
    """It must claim a set to win, so no drawn tile alone brings it nearer: 3s 6s and pungs do."""
    house = HOUSES["dalian"]
    state = holding(dealt(house, 1), "123456m 123p 45s 7z 3m 8s")
    view = cast(MahjongView, house.game.view(state, 0))
    away, nearer = after(view, Move("discard", ("8s",)), house.options)
    held = Thinking(view).held.less("8s")
    lacks = AWAY["dalian"](view, house.options)
    claimed = {tile for tile in KINDS if any(lacks(then) < away for then in claims(held, tile))}
    assert not any(lacks(held.drawn(tile)) < away for tile in KINDS)
    assert nearer == sum(unseen(view)[tile] for tile in claimed) > 0
