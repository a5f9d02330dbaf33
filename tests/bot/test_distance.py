"""The tiles that a hand of mahjong lacks, counted at once as they are discard by discard."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from bot.domain.players.distance import AWAY, lacking
from bot.domain.players.nearest import Held
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
