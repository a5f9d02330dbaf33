"""A result with flower cards shows which cards made each combination, and whose they are."""

from __future__ import annotations

from typing import Any

import pytest

from render.boards.catalogue import BOARDS
from render.boards.scores import result_of, sheet
from render.layout import Picture
from tests.render import deals
from tests.render.geometry import assert_inside, assert_words_lie_apart

ENDED = [state for state in deals.many() if state.result]


def shown(scene: Any) -> Picture:
    """The sheet of a deal."""
    return sheet(scene, BOARDS[scene.view.game].outcome(scene), ())


@pytest.mark.parametrize("layout", ["phone", "wide", "square"])
def test_each_combination_that_was_paid_stands_above_its_cards(layout: str) -> None:
    for place, state in enumerate(ENDED):
        scene = deals.scene(state, None, layout, ("en", "ja", "zh-Hans")[place % 3])
        picture = shown(scene)
        assert_inside(picture, (scene.view.game, place))
        assert_words_lie_apart(picture, layout)
        for side, account in zip(scene.sides, result_of(scene).sheet or (), strict=False):
            zone = f"made {side[0]} "
            laid = [one for one in picture.sprites if one.zone.startswith(zone)]
            assert len({one.zone for one in laid}) == len(account.gained)
            assert {one.name for one in laid} <= {*scene.view.captures[side[0]]}
            assert all(one.sign == scene.kinds[one.name] for one in laid)


def test_a_table_tells_the_cards_of_combinations_only_at_the_end() -> None:
    for state in deals.many()[::7]:
        view = deals.view(state, None)
        cards = [one for side in view.combined for one in side]
        made = [one for side in view.made for one in side]
        assert len(cards) == (len(made) if state.result else 0)
