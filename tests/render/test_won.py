"""A result with flower cards shows which cards made each combination, and whose they are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from render.boards.catalogue import BOARDS
from render.boards.flowers.plates import fitting
from render.boards.flowers.table import table
from render.boards.scores import SHARE, gains, result_of, sheet
from render.layout import Picture, Text
from tests.render import deals
from tests.render.geometry import assert_inside, assert_words_lie_apart

FEW = 5
"""The number of winning cards that are always large."""


def ended() -> list[Any]:
    """The states in which deals have ended."""
    return [state for state in deals.many() if state.result]


def shown(scene: Any) -> Picture:
    """The sheet of a deal."""
    return sheet(scene, BOARDS[scene.view.game].outcome(scene), ())


@pytest.mark.parametrize("layout", ["phone", "wide", "square"])
def test_each_combination_that_was_paid_stands_above_its_cards(layout: str) -> None:
    for place, state in enumerate(ended()):
        scene = deals.scene(state, None, layout, ("en", "ja", "zh-Hans")[place % 3])
        picture = shown(scene)
        assert_inside(picture, (scene.view.game, place))
        assert_words_lie_apart(picture, layout)
        gained = any(account.gained for account in result_of(scene).sheet or ())
        for side, account in zip(scene.sides, result_of(scene).sheet or (), strict=False):
            zone = f"made {side[0]} "
            laid = [one for one in picture.sprites if one.zone.startswith(zone)]
            assert len({one.zone for one in laid}) == len(account.gained) or not gained
            assert {one.name for one in laid} <= {*scene.view.captures[side[0]]}
            assert all(one.sign == scene.kinds[one.name] for one in laid)


def test_few_winning_cards_are_large_within_a_third() -> None:
    for state in ended():
        scene = deals.scene(state, None, "phone", "en")
        cards = [one.box for one in shown(scene).sprites if one.zone.startswith("made ")]
        if cards:
            rows = len({card.y for card in cards})
            assert rows * cards[0].height <= scene.size[1] // SHARE
            assert len(cards) > FEW or cards[0].width >= 96


def test_a_win_by_points_shows_only_scoring_cards() -> None:
    """Junk has a point at most: it is left out."""
    seen = set()
    for state in ended():
        scene = deals.scene(state, None, "square", "en")
        accounts, gained = result_of(scene).sheet, gains(scene)
        if not accounts or not scene.game.worth or any(one.gained for one in accounts):
            continue
        winners = max(scene.sides, key=lambda side: sum(gained[seat] for seat in side))
        won = sum(gained[seat] for seat in winners) > 0
        pile = scene.view.captures[winners[0]] if won else ()
        cards = [one.name for one in shown(scene).sprites if one.zone.startswith("made ")]
        assert sorted(cards) == sorted(card for card in pile if scene.kinds[card] != "junk")
        seen.add((scene.view.game, bool(cards)))
    assert {("mushi", True), ("sakura", True)} <= seen


def test_a_winner_is_told_how_its_points_exceed_par() -> None:
    for state in (state for state in ended() if deals.view(state, None).game == "mushi"):
        scene = deals.scene(state, None, "square", "en")
        words = {item.words for item in shown(scene).items if isinstance(item, Text)}
        for account, gain in zip(result_of(scene).sheet, state.result.deltas(2), strict=True):
            assert (f"{account.total} − 115 = {gain}" in words) is (gain > 0)


def test_a_plate_counts_points_up_to_its_sheet() -> None:
    for state in (state for state in ended() if deals.view(state, None).game == "mushi"):
        scene = deals.scene(state, None, "square", "en")
        words = [item.words for item in table(scene).items if isinstance(item, Text)]
        totals = [f"{account.total} of 115" for account in result_of(scene).sheet]
        assert [one for one in words if one.endswith(" of 115")] == totals[::-1]


def test_a_table_tells_combination_cards_only_at_the_end() -> None:
    for state in deals.many()[::7]:
        view = deals.view(state, None)
        cards = [one for side in view.combined for one in side]
        made = [one for side in view.made for one in side]
        assert len(cards) == (len(made) if state.result else 0)


def test_a_match_of_one_deal_names_its_winner_once() -> None:
    for state in ended():
        scene = deals.scene(state, None, "phone", "en")
        outcome = BOARDS[scene.view.game].outcome(scene)
        for number in (1, 2):
            of = replace(scene, view=replace(scene.view, number=number))
            for others in (2, 1):
                places = [1 if seat in outcome.winners else others for seat in range(len(of.names))]
                drawn = sheet(of, outcome, (), places).items
                title = next(item.words for item in drawn if isinstance(item, Text))
                assert (title == outcome.title) is (number == 1 and others == 2), title


def test_a_plate_tells_a_combination_and_how_many_more() -> None:
    made = ["Curtain, moon, cup 50", "Red pictures 50"]
    assert [fitting(made, width, 30) for width in (700, 410, 399)] == [
        "Curtain, moon, cup 50 · Red pictures 50",
        "Curtain, moon, cup 50 · +1",
        "Curtain, moon, cup 50 +1",
    ]
