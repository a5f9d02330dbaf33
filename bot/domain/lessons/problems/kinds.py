"""The kinds of problems of each game."""

from __future__ import annotations

from collections.abc import Mapping

from bot.domain.lessons.problems import dominoes, flowers, tiles
from bot.domain.lessons.problems.question import Kind, Position, Question
from rules import AnyGame, ByGame

MAHJONG = {"waits": tiles.waits, "discard": tiles.discard, "worth": tiles.worth}
OF_GAME: ByGame[Mapping[str, Kind]] = ByGame(
    {
        "hanafuda": {"take": flowers.take},
        "koikoi": {"koikoi": flowers.koikoi},
        "tiengow": {"lead": dominoes.lead},
        "xiamen": MAHJONG | {"claim": tiles.claim},
        "mahjong": MAHJONG,
    }
)
"""The functions that find each kind of problem, by game."""


def asked(kind: str, position: Position) -> Question | None:
    """Make the question of a kind at a position."""
    return OF_GAME[position.game.key][kind](position)


def pairs(games: tuple[AnyGame, ...]) -> tuple[tuple[str, str], ...]:
    """Return every game with each of its kinds of problems, by their keys."""
    return tuple((game.key, kind) for game in games for kind in OF_GAME[game.key])
