"""The facts behind a suggested move: its captures, its waits, its pay and its risk.

They come only from what the seat can see, like the comments on choices in a hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, cast

from bot.chat.panels.tables.controls import takes, waits
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.players import distance, tiles
from bot.domain.players.foreseeing import DISCARDS
from bot.domain.players.nearest import unseen
from bot.words import Words, telling
from rules import ByGame, FlowerTable, Move
from rules.hanafuda import prospects
from rules.hanafuda.cards import FLOWER
from rules.hanafuda.prospects import Short
from rules.hanafuda.state import cards_of
from rules.points import signed
from rules.tiengow.combinations import HIGHER, WEIGHT

FACTS = 2
"""The largest number of facts listed for a move."""
CLAIMED = ("chow", "pung", "kong")
"""The verbs of moves that lay down a set."""
ASIDE = "-# "
"""Discord's markup for a small line, which is removed from these lines."""


def reasons(glance: Glance, move: Move) -> Sequence[str]:
    """Return the facts behind a move of a seat, at most `FACTS`."""
    found = REASONS[glance.table.key](glance, move)
    return [line.removeprefix(ASIDE) for line in islice(found, FACTS)]


# --- Flower cards ---------------------------------------------------------------------------------


def _flowers(glance: Glance, move: Move) -> Iterator[str]:
    view, say = glance.view, glance.say
    match move.verb:
        case "play" | "take" | "hiki":
            if move.verb == "hiki":
                yield takes.taken(glance, move)
            elif brought := takes.brings(glance, move):
                yield brought
            yield from _combinations(glance, move)
            yield say("reason-flower", count=_out(glance, move.pieces[0]))
        case "stop":
            yield say("reason-pays", points=signed(takes.stopping(glance)))
            yield say("reason-held", count=len(view.hand))
        case "koikoi":
            yield say("reason-held", count=len(view.hand))
            yield takes.risk(glance)


def _combinations(glance: Glance, move: Move) -> Iterator[str]:
    """Yield combinations that others can no longer complete, then those that come nearer."""
    game, state = cast(FlowerTable[Any, Any], glance.game), glance.deal.state
    say = glance.say
    for side in glance.view.sides:
        if glance.seat in side:
            continue
        if gone := prospects.denied(game, state, move, side[0]):
            who = telling.listed(say, "names-both", (glance.names[seat] for seat in side))
            yield say("reason-denies", name=who, combinations=_named(gone, say))
    if found := prospects.nearer(game, state, glance.seat, move):
        yield say("reason-nearer", combinations=_named(found, say))


def _named(every: Sequence[Short], say: Words) -> str:
    return telling.made(say, ((short.name, short.points) for short in every[:FACTS]))


def _out(glance: Glance, card: str) -> int:
    """Return the number of cards of a flower that the viewer cannot see."""
    view = glance.view
    seen = {*view.hand, *cards_of(view.field), *view.reserved, view.turned}
    seen |= {card for pile in view.captures for card in pile}
    pack = cast(FlowerTable[Any, Any], glance.game).pack
    return sum(FLOWER[other] == FLOWER[card] for other in pack if other not in seen)


# --- Tien Gow -------------------------------------------------------------------------------------


def _tiengow(glance: Glance, move: Move) -> Iterator[str]:
    view, say = glance.view, glance.say
    out = tiles.Thinking(view, glance.seat).unseen
    match move.verb:
        case "lead":
            yield _beaten(move.pieces, out, say)
            yield say("reason-tricks", count=view.stacks[glance.seat])
        case "beat":
            name = glance.names[view.winning or 0]
            yield say("reason-over", name=name, cards=telling.cards(say, view.best))
            yield _beaten(move.pieces, out, say)
        case "fold":
            weight = max(WEIGHT[tile] for tile in move.pieces)
            yield say("reason-weak", count=weight)
            kept = [*(Counter(view.hand) - Counter(move.pieces))]
            best = max(kept, key=lambda tile: WEIGHT[tile], default="")
            if best:
                beaten = _beaten((best,), out, say)
                yield say("reason-keeps", card=telling.card(say, best), beaten=beaten)


def _beaten(shown: tuple[str, ...], out: Counter[str], say: Words) -> str:
    """Return a line on how many unseen tiles or sets beat the `shown` ones."""
    key = "reason-beaten" if len(shown) == 1 else "reason-beaten-sets"
    return say(key, count=sum(not Counter(higher) - out for higher in HIGHER[shown]))


# --- Mahjong --------------------------------------------------------------------------------------


def kept(glance: Glance, move: Move) -> str:
    """Return the line on the hand after a discard or a claimed set; empty for other moves."""
    if move.verb in DISCARDS:
        near = waits.outlook(glance).get(move.pieces[0])
        as_it_is = near and near._replace(discard=None)
        return next(waits.awaited(glance, as_it_is), _away(glance, move))
    return _away(glance, move) if move.verb in CLAIMED else ""


def _mahjong(glance: Glance, move: Move) -> Iterator[str]:
    view, say = glance.view, glance.say
    match move.verb:
        case "discard" | "ready":
            near = waits.outlook(glance).get(move.pieces[0])
            yield next(waits.awaited(glance, near), _away(glance, move))
            left = max(unseen(view)[move.pieces[0]], 0)
            yield say("reason-risk", card=telling.card(say, move.pieces[0]), count=left)
        case "win":
            worth = sum(line.deltas[glance.seat] for line in view.worth.lines) if view.worth else 0
            yield say("reason-pays", points=signed(worth))
            yield say("reason-wall", count=view.wall)
        case "chow" | "pung" | "kong":
            yield say("reason-before", count=distance.before(view, glance.table.options))
            yield _away(glance, move)
        case "pass":
            near = waits.outlook(glance).get(None)
            yield next(waits.awaited(glance, near), _away(glance, move))
            yield say("reason-wall", count=view.wall)


def _away(glance: Glance, move: Move) -> str:
    """Return a line on the number of tiles that the hand lacks after a move.

    Where a master has a goal, it also tells the goal's points, and its distance if that is longer.
    """
    about = glance.view, move, glance.table.options
    away, nearer = distance.after(*about)
    far, points = distance.goal(*about) or (away, 0)
    return glance.say(
        "reason-away", count=away, nearer=nearer, farther=max(far - away, 0), far=far, points=points
    )


REASONS: ByGame[Callable[[Glance, Move], Iterator[str]]] = ByGame(
    {"hanafuda": _flowers, "tiengow": _tiengow, "mahjong": _mahjong}
)
"""The function that yields the facts behind a move, for each game."""
