"""Every game of `GAMES` is complete: in each room and each language it has all that it needs."""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from subprocess import run
from types import MappingProxyType
from typing import Any

import pytest

import rules
from bot.domain.lessons.problems.making import OF_GAME
from bot.words import LANGUAGES, SUFFIXES
from rules import GAMES, AnyGame, ByGame, Options, lineage
from rules.game import Length
from rules.options import option
from rules.tiengow.deal import TienGow
from tests.contract.missing import LISTED, ROOMS, missing
from tests.sources import ROOT, tree

NAMES = frozenset(name for game in GAMES for name in lineage(game))
"""The keys of games, schools and families."""
BY_GAME = re.compile(rf'ByGame\(|"({"|".join(sorted(NAMES))})":')
"""A sign of a table by game."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_game_is_complete(game: AnyGame) -> None:
    lacks = missing(game)
    assert not lacks, "\n" + "\n".join(lacks)


@pytest.fixture
def added(monkeypatch: pytest.MonkeyPatch) -> Callable[[AnyGame], None]:
    """Puts a game into the catalogue."""

    def add(game: AnyGame) -> None:
        monkeypatch.setattr(rules, "GAMES", (*GAMES, game))
        monkeypatch.setitem(SUFFIXES, game.key, lineage(game))

    return add


def test_an_entry_of_a_game_precedes_school_and_family() -> None:
    had = ByGame({"dalian": 1, "northern": 2, "mahjong": 3})
    known = {"xiamen": 3, "quanzhou": 3, "changchun": 2, "dalian": 1, "liangxi": 3}
    assert {key: had[key] for key in known} == known
    assert ("mushi" in had, had.get("nothing")) == (False, None)


def _tables_by_game(file: Path) -> Iterator[tuple[str, ast.expr]]:
    """Yield the tables of a file whose keys are names of games.

    With each comes the name of its `ByGame`, empty for a table that is none.
    """
    for statement in tree(file).body:
        targets = getattr(statement, "targets", [getattr(statement, "target", None)])
        inside = set[ast.AST]()
        for node in ast.walk(statement):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "ByGame":
                inside |= {*ast.walk(node)}
                yield getattr(targets[0], "id", ""), node
            elif isinstance(node, ast.Dict) and node not in inside:
                keys = {getattr(key, "value", None) for key in node.keys}
                if keys and keys <= NAMES:
                    yield "", node


def test_a_new_game_is_asked_of_every_table_by_game() -> None:
    """A table whose keys are names of games is a `ByGame` of its module, which `missing` knows."""
    unlisted = []
    for file in (*ROOT.glob("bot/**/*.py"), *ROOT.glob("render/**/*.py")):
        if not BY_GAME.search(file.read_text(encoding="utf-8")):
            continue
        path = file.relative_to(ROOT)
        for name, node in _tables_by_game(file):
            module = import_module(".".join(path.with_suffix("").parts).removesuffix(".__init__"))
            if all(getattr(module, name, None) is not table for table in LISTED):
                unlisted.append(f"{path}:{node.lineno} {name}")
    assert unlisted == [], "name these in tests/contract/missing.py, each as a ByGame of its module"


EVERYWHERE, FOREIGN = ", ".join(LANGUAGES), ", ".join(LANGUAGES[1:])
ONLY_LISTED = {
    "hachi": (
        "book: none in CHAPTERS, whose pages need words",
        "length and gain: no typical deal in TYPICAL",
        "poster: none in POSTERS",
        "lessons: no hachi.toml, whose positions need words",
        "problems: no take in problems.jsonl",
        *(f"words: {key}" for key in ("game-hachi", "poster-kind", "expert-page")),
        "words: preset-hachi",
        *(f"words: option-{rule}-source ({FOREIGN})" for rule in ("hands", "first_dealer")),
    ),
    "amoy": (
        "poster: none in POSTERS",
        "lessons: no amoy.toml, whose positions need words",
        *(f"problems: no {kind} in problems.jsonl" for kind in OF_GAME["xiamen"]),
        *(f"words: {key}" for key in ("game-amoy", "preset-amoy")),
    ),
}
"""All that games lack in each language that stand in the catalogue and nowhere else."""


@pytest.mark.slow
def test_the_bot_starts_with_catalogued_games_and_lists_gaps() -> None:
    done = run(
        (sys.executable, "-m", "tests.contract.only_listed"),
        capture_output=True,
        cwd=ROOT,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    lists = json.loads(done.stdout.splitlines()[-1])
    said_once = f" ({EVERYWHERE})"
    lacks = {key: tuple(gap.removesuffix(said_once) for gap in lists[key]) for key in lists}
    assert lacks == ONLY_LISTED


@dataclass(frozen=True)
class Nameless(Options):
    """House rules without words."""

    depth: str = option(("shallow", "deep"), "Depth", "", "")


class Diving(TienGow):
    """A game of no known family, whose matches have no length."""

    key, title, family = "diving", "Diving", "water"
    presets: Mapping[str, Any] = MappingProxyType({"diving": Nameless()})
    endings: tuple[str, ...] = ("drowned",)

    def length(self, options: Any) -> Length:
        return Length("breaths", 1, "lungs")


def test_all_that_a_game_lacks_is_listed(added: Callable[[AnyGame], None]) -> None:
    added(Diving())
    assert missing(Diving()) == [
        "rules: diving counts its matches in breaths",
        "rules: no house rule lungs holds the length of diving",
        "rules: the house rule depth has no help",
        "rules: the house rule depth has no source",
        *ROOMS,
        "lessons: no diving.toml, whose positions need words",
        *(
            f"words: {key} ({EVERYWHERE})"
            for key in (
                *("game-diving", "event-deal", "poster-kind", "expert-page", "preset-diving"),
                *("sheet-drowned", "ending-drowned", "value-shallow", "value-deep"),
            )
        ),
        f"words: option-depth ({FOREIGN})",
        f"words: option-depth-help ({FOREIGN})",
    ]
