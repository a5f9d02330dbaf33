"""A computer player of Koi-Koi follows the house rules of its table."""

from __future__ import annotations

import pytest

from bot.domain.players import choose
from tests.rules.positions import KOIKOI, cards, position


@pytest.mark.parametrize(
    ("preset", "takes"),
    [
        ("sheet", "play chrys.j1 chrys.cup"),
        ("koikoi", "play chrys.j1 chrys.cup"),
        ("no-viewing", "play clover.j1 clover.boar"),
    ],
)
def test_the_cup_is_taken_where_viewings_count(preset: str, takes: str) -> None:
    state = position(
        KOIKOI.presets[preset],
        hand="chrys.j1 clover.j1",
        field="chrys.cup, clover.boar",
        stock="wisteria.j1 iris.j1",
        piles=(cards("cherry.curtain grass.moon maple.deer"), ()),
    )
    assert str(choose(KOIKOI.view(state, 0), KOIKOI.legal(state, 0))) == takes
