"""Computer players of three levels; each sees a view and the legal moves, never a state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from hmac import digest
from random import Random
from typing import Any, NamedTuple

from bot.domain.players import (
    baselines,
    beginner,
    changchun,
    dalian,
    flowers,
    foreseeing,
    liangxi,
    mahjong,
    northern,
    searching,
    southern,
    tiles,
)
from bot.domain.players.nearest import Weighing
from rules import ByGame, Move, Options, Seat, View

CHOICE: ByGame[Callable[[Any, tuple[Move, ...]], Move]] = ByGame(
    {
        "hanafuda": flowers.choose,
        "tiengow": tiles.choose,
        "xiamen": mahjong.choose,
        "northern": northern.choose,
        "liangxi": liangxi.choose,
    }
)
"""The function by which a computer player of club strength chooses a move of each game."""
WEIGHED: ByGame[Callable[[Any, tuple[Move, ...]], Weighing]] = ByGame(
    {"northern": northern.weigh, "liangxi": liangxi.weigh}
)
"""The function by which a computer player of club strength weighs its moves in steps, for games
where choosing takes long.
"""
BEGINNER: ByGame[Callable[[Any, tuple[Move, ...], Random], Move]] = ByGame(
    {
        "hanafuda": beginner.flower,
        "tiengow": beginner.trick,
        "xiamen": beginner.xiamen,
        "northern": beginner.northerly,
        "liangxi": beginner.old_beijing,
    }
)
"""The function by which a beginner chooses in each game."""

FORESEEING: ByGame[Callable[[Any, tuple[Move, ...], Options], Move]] = ByGame(
    {
        "xiamen": southern.choose,
        "changchun": changchun.choose,
        "dalian": dalian.choose,
        "liangxi": foreseeing.old_beijing,
    }
)
"""The function by which a master chooses, for games whose deals take too long to play out."""


class Asked(NamedTuple):
    """A question to a player, with all the answer may use; equal questions have equal answers."""

    view: Any
    legal: tuple[Move, ...]
    options: Options
    seed: bytes

    @property
    def chance(self) -> Random:
        """A new random generator from the seed, apart from the chance of the deal."""
        return Random(self.seed)


def choose(view: View, legal: tuple[Move, ...]) -> Move:
    """Return the move of a computer player of the club's strength."""
    return CHOICE[view.game](view, legal)


def _beginner(asked: Asked) -> Move:
    return BEGINNER[asked.view.game](asked.view, asked.legal, asked.chance)


def _master(asked: Asked) -> Move:
    view, legal, options, _ = asked
    if (foresees := FORESEEING.get(view.game)) is not None:
        return foresees(view, legal, options)
    return searching.choose(view, legal, options, asked.chance, CHOICE[view.game])


Player = Callable[[Asked], Move]
CLUB = "club"
"""The level between beginner and master."""
MASTER = "master"
"""The level that may search through imagined deals."""
SEER = "seer"
"""A master that sees all hands; only duels use it."""

LEVELS: Mapping[str, Player] = {
    "beginner": _beginner,
    CLUB: lambda asked: choose(asked.view, asked.legal),
    MASTER: _master,
}
"""The players that can sit at a table, by level, the weakest first."""
BASELINES: Mapping[str, Player] = {
    "random": lambda asked: baselines.at_random(asked.view, asked.legal, asked.chance),
    "greedy": lambda asked: baselines.greedy(asked.view, asked.legal, asked.chance),
    SEER: _master,
}
"""Players for comparison, which sit at no table."""
PLAYERS: Mapping[str, Player] = {**LEVELS, **BASELINES}


def seed(secret: bytes, seat: Seat, ply: int) -> bytes:
    """Return the seed for the player of a seat at a ply, made from a secret; it tells nothing of
    the deck.
    """
    return digest(secret, b"\0".join((b"player", b"%d" % seat, b"%d" % ply)), sha256)


def searches(level: str, game: str, phase: str) -> bool:
    """Whether a player of a level needs time to think in a phase of a game."""
    return level == MASTER and phase in (("turn",) if game in FORESEEING else searching.SEARCHED)


def decide(level: str, asked: Asked) -> Move:
    """Return the move of a computer player of a level; the only legal move needs no decision."""
    if len(asked.legal) == 1:
        return asked.legal[0]
    return PLAYERS[level](asked)


def decided(level: str, asked: Asked) -> Iterator[Move | None]:
    """Decide in short steps: yield None after each step, and the move at the end."""
    weigh = WEIGHED.get(asked.view.game) if level == CLUB else None
    if weigh is None or len(asked.legal) == 1:
        yield decide(level, asked)
    else:
        yield from weigh(asked.view, asked.legal).steps()
