"""The distance of a mahjong hand from a win after a move, as computer players count it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import cast

from bot.domain.players import foreseeing, mahjong, northern
from bot.domain.players.goals import goals
from bot.domain.players.nearest import Held, Thinking, claimed, unseen
from bot.domain.players.reading import Reading
from rules import ByGame, MahjongView, Move, Options
from rules.mahjong.liangxi.options import LiangxiOptions

Away = Callable[[Held], int]


def after(view: MahjongView, move: Move, options: Options) -> tuple[int, int]:
    """Return how many tiles a hand lacks after a move, and how many unseen tiles would help.

    A tile helps if it brings the hand nearer when it is drawn, or at Dalian and Changchun when it
    is claimed: a win of Dalian needs a claimed set.
    """
    away, claims = AWAY[view.game](view, options), CLAIMS.get(view.game, _none)
    held = min(_after(view, move), key=away)
    now = away(held)
    return now, sum(
        left
        for tile, left in unseen(view).items()
        if left > 0 and any(away(then) < now for then in (held.drawn(tile), *claims(held, tile)))
    )


def goal(view: MahjongView, move: Move, options: Options) -> tuple[int, int] | None:
    """Return a master's goal for the hand after a move; None in games without goals.

    The first number counts the tiles that the hand lacks for the goal; the second is about the
    points that the goal brings.
    """
    find = GOALS.get(view.game)
    return find and find(view, move, options)


def before(view: MahjongView, options: Options) -> int:
    """Return the number of tiles that the viewer's hand lacks for a win."""
    return AWAY[view.game](view, options)(Thinking(view).held)


def lacking(game: str, away: Away, held: Held) -> int:
    """Return how many tiles a hand lacks, as `away` counts them; if it must discard, after its best
    discard.
    """
    return DISCARDED[game](away, held) if len(held.tiles) % 3 == 2 else away(held)


def _spared(away: Away, held: Held) -> int:
    """Return the fewest tiles a hand lacks after a discard, without trying each of them.

    Each lacking tile replaces one that the hand can spare. So the best discard costs nothing,
    except that it breaks up a complete hand.
    """
    return max(1, away(held))


def _tried(away: Away, held: Held) -> int:
    """Return the fewest tiles a hand lacks after a discard, by trying each of them."""
    return min(map(away, held.discards))


DISCARDED: ByGame[Callable[[Away, Held], int]] = ByGame(
    {"xiamen": _spared, "northern": _spared, "liangxi": _tried}
)
"""The function that counts the tiles lacking after a discard, for each game.

At Liangxi it tries each discard, because a single tile can forbid a win.
"""


def _after(view: MahjongView, move: Move) -> Iterable[Held]:
    """Return the possible hands after a move and the discard that follows it."""
    held = Thinking(view).held
    match move.verb:
        case "discard" | "ready":
            return (held.less(*move.pieces),)
        case "chow" | "pung":
            return claimed(held, view, move).discards
        case _:
            return held.discards if len(held.tiles) % 3 == 2 else (held,)


def _xiamen(view: MahjongView, options: Options) -> Away:
    return mahjong.Thinking(view).away


def _northern(view: MahjongView, options: Options) -> Away:
    aim = northern.aim(view.game, options)
    return lambda held: aim.away(held.lines, held.melds)


def _liangxi(view: MahjongView, options: Options) -> Away:
    return partial(_nearest_goal, Reading(view))


def _nearest_goal(reading: Reading, held: Held) -> int:
    read = reading.read(held)
    return min(goal.lacks(*read) for goal in goals(held.melds, reading.terms))


def _goal_of_liangxi(view: MahjongView, move: Move, options: Options) -> tuple[int, int]:
    master = foreseeing.Liangxi(view, cast(LiangxiOptions, options))
    best = max(master.rated(held)[0] for held in _after(view, move))
    return best.lacking, round(best.points)


def _none(held: Held, tile: str) -> Iterable[Held]:
    return ()


CLAIMS: ByGame[Callable[[Held, str], Iterable[Held]]] = ByGame({"northern": northern.claims})
"""The hands after each claim of a tile, for games where a claim can help more than a draw."""
GOALS: ByGame[Callable[[MahjongView, Move, Options], tuple[int, int]]] = ByGame(
    {"liangxi": _goal_of_liangxi}
)
"""The function that finds a master's goal after a move, for games whose master has goals."""
AWAY: ByGame[Callable[[MahjongView, Options], Away]] = ByGame(
    {"xiamen": _xiamen, "northern": _northern, "liangxi": _liangxi}
)
"""The function that counts the tiles a hand lacks, for each game."""
