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
    "bot.domain.league.placing": ("places",),
    "bot.domain.league.ratings": ("Rating", "rated"),
    "bot.domain.league.tournament": (
        *("SWISS", "Entrant", "Match", "Outcome", "Tournament"),
        *("next_round", "standings"),
    ),
    "bot.domain.players": ("CHOICE", "MASTER", "Asked", "choose", "decide"),
    "bot.domain.tables.clocks": ("DAY", "HOUR"),
    "bot.domain.tables.fair": ("chance", "verify"),
    "bot.domain.tables.player": ("Player",),
    "bot.domain.tables.upgrading": ("digest",),
    "bot.services.ledger.exports": ("written",),
    "bot.services.ledger.imports": ("read", "reported"),
    "bot.services.ledger.shares": ("read", "write"),
    "bot.services.tables.tables": ("Tables",),
    "bot.store": ("Database",),
    "bot.store.ledger.posting": ("save_names",),
    "bot.words": ("words",),
    "bot.words.appraisal": ("of_liangxi", "sheet", "tiles"),
    "bot.words.book": ("pages",),
    "bot.worker": ("Worker",),
    "render": ("Look", "film", "hand", "scores", "table"),
    "rules": ("GAMES", "Chance", "Move", "RuleError", "game", "play", "replay"),
    "rules.game": ("DICE", "Chance", "Move", "RuleError"),
    "rules.hanafuda.cards": ("of_class",),
    "rules.hanafuda.koikoi": ("_made",),
    "rules.mahjong": ("appraise",),
    "rules.mahjong.liangxi.options": ("LiangxiOptions",),
    "rules.mahjong.sheets": ("appraise",),
    "rules.options": ("choices",),
    "rules.record": ("Deal", "Record", "read", "replayed", "write"),
    "rules.shared": ("changed",),
}


@pytest.mark.parametrize("module", DOORS)
def test_a_name_that_scripts_call_is_where_it_was(module: str) -> None:
    found = import_module(module)
    assert [name for name in DOORS[module] if not hasattr(found, name)] == []
