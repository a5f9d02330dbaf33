"""Names that scripts beside the project call; a move between modules keeps them."""

from __future__ import annotations

from importlib import import_module

import pytest

DOORS = {
    "bot.chat.client": ("Paifuda", "create_client"),
    "bot.chat.commands.ledger.files": ("_text",),
    "bot.chat.panels.frame.answer": ("person",),
    "bot.config": ("Settings",),
    "bot.domain.league.pairing": ("meetings",),
    "bot.domain.league.ratings": ("Rating", "rated"),
    "bot.domain.league.tournament": (
        *("SWISS", "Entrant", "Match", "Outcome", "Tournament"),
        *("next_round", "standings"),
    ),
    "bot.services.ledger.exports": ("written",),
    "bot.services.ledger.imports": ("read", "reported"),
    "bot.words.appraisal": ("of_liangxi", "sheet", "tiles"),
    "rules.hanafuda.koikoi": ("_made",),
    "rules.mahjong.sheets": ("appraise",),
}


@pytest.mark.parametrize("module", DOORS)
def test_a_name_that_scripts_call_is_where_it_was(module: str) -> None:
    found = import_module(module)
    assert [name for name in DOORS[module] if not hasattr(found, name)] == []
