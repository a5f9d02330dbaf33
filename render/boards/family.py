"""The functions that show a family of games in pictures and words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from render.boards.opened import Rows
from render.boards.scene import AnyScene, Leaf
from render.boards.scores import Outcome
from render.layout import Picture
from render.look import Look, Say

SceneT = TypeVar("SceneT", bound=AnyScene)
Maker = Callable[[str, Any, Say], Leaf]
"""A function that draws a page about a game (its key) under its house rules."""


@dataclass(frozen=True, slots=True)
class Boards(Generic[SceneT]):
    """The functions of a family of games that make a scene of a view, and draw and describe it.

    `guide` gives the pages that illustrate a game's rules, by their names.
    """

    scene: Callable[[tuple[str, ...], Say, Look, Any], SceneT]
    table: Callable[[SceneT], Picture]
    rows: Rows[SceneT]
    hand: Callable[[SceneT, Collection[str]], Picture]
    outcome: Callable[[SceneT], Outcome]
    told: Callable[[SceneT], str]
    guide: Callable[[str], Mapping[str, Maker]]
