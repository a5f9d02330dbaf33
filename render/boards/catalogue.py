"""The pictures and words in which each game is shown."""

from __future__ import annotations

from typing import Any

from render.boards.family import Boards
from render.boards.flowers import FLOWERS
from render.boards.mahjong import MAHJONG
from render.boards.tiengow import TIENGOW
from rules import ByGame

BOARDS: ByGame[Boards[Any]] = ByGame(
    {"hanafuda": FLOWERS, "tiengow": TIENGOW, "mahjong": MAHJONG},
)
"""The boards of every game: its pictures and words."""
