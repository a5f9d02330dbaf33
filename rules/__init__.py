"""The games: pure rules, and `GAMES`, the catalogue of them."""

from __future__ import annotations

from rules.game import (
    AnyGame,
    Carry,
    Chance,
    Event,
    Game,
    Line,
    Move,
    Result,
    RuleError,
    Seat,
    State,
    Step,
    View,
    play,
    replay,
    steps,
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
from rules.options import Choice, Options, changed, choices, differences, ruleset_hash, word
from rules.tiengow.deal import TienGow
from rules.tiengow.view import TienGowView

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

VERSION = 1
"""The version of the rules; a match is pinned to the one that started it."""


def game(key: str) -> AnyGame:
    """The game of a key; RuleError when there is none."""
    for one in GAMES:
        if one.key == key:
            return one
    raise RuleError(f"There is no game called “{key}”.", "no-such-game", key=key)


__all__ = [
    "GAMES",
    "VERSION",
    "AnyGame",
    "Carry",
    "Chance",
    "Choice",
    "Event",
    "FlowerTable",
    "Game",
    "HanafudaView",
    "Line",
    "MahjongTable",
    "MahjongView",
    "Move",
    "Options",
    "Result",
    "RuleError",
    "Seat",
    "State",
    "Step",
    "TienGowView",
    "View",
    "changed",
    "choices",
    "differences",
    "game",
    "play",
    "replay",
    "ruleset_hash",
    "steps",
    "word",
]
