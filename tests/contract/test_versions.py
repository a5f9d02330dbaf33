"""The version of a game rises with each change of its moves or payments.

Deals in progress and stored problems rely on it. `versions.json` has the digests of random deals,
and of those in `tests/rules/playthroughs`, which show every ending. Words, events and orders do
not count. After a change that is meant, raise the version of the game, then write the digests:
`UPDATE_VERSIONS=1 pytest tests/contract/test_versions.py`. New deals need no new version.
"""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules import GAMES, AnyGame, Chance, MahjongTable, Move
from rules.game import DICE
from tests.playing import Table, tables
from tests.rules.test_playthrough import KEPT

FILE = Path(__file__).with_name("versions.json")
RENEW = "renew it with `UPDATE_VERSIONS=1 pytest tests/contract/test_versions.py`"
HEADING = re.compile(r"^\S.*, seed \d+.*$", re.MULTILINE)
FACT = re.compile(r"seat \d: .*|\((?:-?\d+, )+-?\d+\)")
"""A move of a printed deal, or a payment."""


def digest(facts: Iterable[Any]) -> str:
    """Return the first digits of a hash of facts."""
    hashed = sha256()
    for fact in facts:
        hashed.update(repr(fact).encode())
    return hashed.hexdigest()[:8]


def random_deals(game: AnyGame) -> list[str]:
    """Return the digests of random deals: six of a mahjong, one at each table of another game."""
    rows = tables(game)[:1] * 6 if isinstance(game, MahjongTable) else tables(game)
    return [digest(random_facts(row, seed)) for seed, row in enumerate(rows)]


def random_facts(table: Table, seed: int) -> Iterator[Any]:
    """Yield the legal moves at each moment of a random deal, then its ending and its payments."""
    game, luck = table.game, Random(seed)
    deck = sorted(game.deck(table.options, table.seats))
    luck.shuffle(deck)
    chance = Chance(tuple(deck), tuple(luck.choices(range(1, 7), k=DICE)))
    state = game.deal(table.options, game.opening(table.options, table.seats), chance).state
    while state.result is None:
        legal = [sorted(map(str, game.legal(state, seat))) for seat in range(table.seats)]
        yield legal
        seat = luck.choice(sorted(state.to_act))
        state = game.apply(state, seat, Move.parse(luck.choice(legal[seat]))).state
    yield state.result.ending, [line.deltas for line in state.result.lines]


def printed_deals(game: AnyGame) -> list[str]:
    """Return the digests of the moves and payments of the printed deals of a game."""
    text = (KEPT / f"{game.key}.txt").read_text(encoding="utf-8")
    return [digest(FACT.findall(deal)) for deal in HEADING.split(text)[1:]]


def noted() -> dict[str, Any]:
    """Return the noted version and digests of each game."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_other_moves_or_payments_are_another_version(game: AnyGame) -> None:
    found = sorted(printed_deals(game) + random_deals(game))
    version, before = noted().get(game.key, (0, []))
    changed = version == game.version and Counter(before) - Counter(found)
    assert not changed, f"{game.key} goes differently: raise its version from {game.version}"
    if os.environ.get("UPDATE_VERSIONS"):
        every = sorted((noted() | {game.key: [game.version, found]}).items())
        lines = (f"{json.dumps(key)}: {json.dumps(row)}" for key, row in every)
        FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    assert noted().get(game.key) == [game.version, found], f"{FILE.name} is out of date: {RENEW}"
