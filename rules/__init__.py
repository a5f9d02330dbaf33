"""The games: pure rules, and `GAMES`, the catalogue of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

from rules.game import (
    AnyGame,
    Carry,
    Chance,
    Event,
    Game,
    Length,
    Line,
    Move,
    Question,
    Result,
    RuleError,
    Seat,
    State,
    Step,
    View,
    lineage,
)
from rules.hanafuda.koikoi import KoiKoi
from rules.hanafuda.mushi import Mushi
from rules.hanafuda.sakura import Sakura
from rules.hanafuda.table import FlowerTable
from rules.hanafuda.view import HanafudaView
from rules.mahjong.liangxi.rules import Liangxi
from rules.mahjong.northern.changchun import Changchun
from rules.mahjong.northern.dalian import Dalian
from rules.mahjong.table import MahjongTable
from rules.mahjong.view import MahjongView
from rules.mahjong.xiamen.quanzhou import Quanzhou
from rules.mahjong.xiamen.rules import Xiamen
from rules.options import (
    Choice,
    Options,
    as_of,
    choices,
    differences,
    differing,
    lacking,
    ruleset_hash,
    usual,
    word,
)
from rules.playing import play, replay, steps
from rules.tiengow.deal import TienGow
from rules.tiengow.view import TienGowView

Value = TypeVar("Value")

GAMES: tuple[AnyGame, ...] = (
    Mushi(),
    Sakura(),
    KoiKoi(),
    TienGow(),
    MahjongTable(Xiamen()),
    MahjongTable(Quanzhou()),
    MahjongTable(Changchun()),
    MahjongTable(Dalian()),
    MahjongTable(Liangxi()),
)


def game(key: str) -> AnyGame:
    """Return the game with this key; RuleError when there is none."""
    for known in GAMES:
        if known.key == key:
            return known
    raise RuleError(f"There is no game called “{key}”.", "no-such-game", key=key)


class ByGame(Mapping[str, Value]):
    """A mapping from game keys to values.

    An entry is for a game, a school or a family. A game's own entry is used before its school's,
    and that before its family's.
    """

    def __init__(self, entries: Mapping[str, Value]) -> None:
        self.entries = dict(entries)

    def of(self, game: AnyGame) -> Value | None:
        """Return the value for a game, even one outside the catalogue; None without an entry."""
        return next((self.entries[name] for name in lineage(game) if name in self.entries), None)

    def __getitem__(self, key: str) -> Value:
        game = next((game for game in GAMES if game.key == key), None)
        found = self.of(game) if game else None
        if found is None:
            raise KeyError(key)
        return found

    def __iter__(self) -> Iterator[str]:
        return (game.key for game in GAMES if self.of(game) is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)


__all__ = [
    "GAMES",
    "AnyGame",
    "ByGame",
    "Carry",
    "Chance",
    "Choice",
    "Event",
    "FlowerTable",
    "Game",
    "HanafudaView",
    "Length",
    "Line",
    "MahjongTable",
    "MahjongView",
    "Move",
    "Options",
    "Question",
    "Result",
    "RuleError",
    "Seat",
    "State",
    "Step",
    "TienGowView",
    "View",
    "as_of",
    "choices",
    "differences",
    "differing",
    "game",
    "lacking",
    "lineage",
    "play",
    "replay",
    "ruleset_hash",
    "steps",
    "usual",
    "word",
]
