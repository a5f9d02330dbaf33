"""The question of Koi-Koi: the other combinations with their points, and the factor of a call."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.chat.panels.tables.controls import takes
from bot.chat.panels.tables.controls.flowers import controls
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.lessons import asking, lesson
from bot.domain.tables.player import Player
from bot.words import LANGUAGES, words
from rules import Step
from rules.frozen import changed

ROWS: list[tuple[dict[str, Any], str, str]] = [
    ({}, "Four brights 8", "(their points ×2)"),
    ({"brights": "15-10-8-6"}, "Four brights 10", "(their points ×2)"),
    ({"month_cards": True}, "Cards of the month 4", "(their points ×2)"),
    ({"calls_double": "off"}, "Junk ×10: 1+", "Koi-koi!"),
    ({"seven_doubles": True}, "Seven points or more are doubled.", "(their points ×2)"),
]


@pytest.mark.parametrize(("house", "pays", "label"), ROWS)
def test_combinations_and_the_factor_follow_the_house_rules(
    house: dict[str, Any], pays: str, label: str
) -> None:
    position = lesson.found("koikoi", "stop")
    table = asking.table(position, Player(1, "Aki"), lambda number: f"computer {number}")
    assert table.deal
    options = replace(table.options, **house)
    state = changed(table.deal.state, options=options)
    deal = replace(table.deal, step=Step(state))
    table = replace(table, options=options, deal=deal)
    for language in LANGUAGES:
        say = words(language).at("koikoi")
        offer = controls(Glance.at(table, 0, say), ())
        koikoi: Any = offer.items[1]
        near = takes.near(Glance.at(table, 0, say))
        told = offer.headline.split("\n")[-1 - len([*near])]
        assert say("combination-junk").partition(" (")[0] in told
        if language == "en":
            assert pays in told
            assert "Red poems 5" not in told, "they are made already"
            assert koikoi.item.label.endswith(label)
