"""Which boards a game is shown on."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from render.boards.family import Boards
from render.boards.flowers import FLOWERS
from render.boards.mahjong import MAHJONG
from render.boards.tiengow import TIENGOW

BOARDS: Mapping[str, Boards[Any]] = MappingProxyType(
    {
        "mushi": FLOWERS,
        "sakura": FLOWERS,
        "koikoi": FLOWERS,
        "tiengow": TIENGOW,
        "xiamen": MAHJONG,
        "quanzhou": MAHJONG,
        "changchun": MAHJONG,
        "dalian": MAHJONG,
        "liangxi": MAHJONG,
    }
)
"""The boards of every game by its key."""
