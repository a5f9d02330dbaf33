"""The facts behind a suggested move: its captures, its waits, its pay and its risk.

They come only from what the seat can see, as beside choices in a hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, cast

from bot.chat.panels.tables.controls import takes, waits
from bot.chat.reply import names_in
from bot.domain.players import distance, tiles
from bot.domain.players.nearest import unseen
from bot.domain.tables.table import Table
from bot.words import Words, telling
from rules import FlowerTable, HanafudaView, MahjongView, Move, Seat, TienGowView
from rules.hanafuda import prospects
from rules.hanafuda.cards import FLOWER
from rules.hanafuda.prospects import Short
from rules.hanafuda.state import cards_of
from rules.points import signed
from rules.tiengow.combinations import HIGHER, WEIGHT

FACTS = 2
"""The largest number of facts told about a move."""
ASIDE = "-# "
"""Discord's markup for a small line, which these lines do not use."""


def reasons(table: Table, seat: Seat, move: Move, say: Words) -> Sequence[str]:
    """Return the facts behind a move of a seat, at most `FACTS`."""
    view: Any = table.view(seat)
    if isinstance(view, MahjongView):
        found = _mahjong(table, view, move, say)
    elif isinstance(view, TienGowView):
        found = _tiengow(table, view, move, say)
    else:
        found = _flowers(table, view, move, say)
    return [line.removeprefix(ASIDE) for line in islice(found, FACTS)]


# --- Flower cards ---------------------------------------------------------------------------------


def _flowers(table: Table, view: HanafudaView, move: Move, say: Words) -> Iterator[str]:
    match move.verb:
        case "play" | "take" | "hiki":
            yield takes.taken(table, view, move, say)
            yield from _combinations(table, view, move, say)
            yield say("reason-flower", count=_out(table, view, move.pieces[0]))
        case "stop":
            yield say("reason-pays", points=signed(takes.stopping(table, view)))
            yield say("reason-held", count=len(view.hand))
        case "koikoi":
            yield say("reason-held", count=len(view.hand))
            yield takes.risk(table, view, say)


def _combinations(table: Table, view: HanafudaView, move: Move, say: Words) -> Iterator[str]:
    """Yield combinations that others can no longer complete, then those that come nearer."""
    assert table.deal is not None
    game, state = cast(FlowerTable[Any, Any], table.game), table.deal.state
    names = names_in(table)
    for side in view.sides:
        if view.seat in side:
            continue
        if gone := prospects.denied(game, state, move, side[0]):
            who = telling.listed(say, "names-both", (names[seat] for seat in side))
            yield say("reason-denies", name=who, combinations=_named(gone, say))
    if found := prospects.nearer(game, state, view.seat or 0, move):
        yield say("reason-nearer", combinations=_named(found, say))


def _named(every: Sequence[Short], say: Words) -> str:
    return telling.made(say, ((short.name, short.points) for short in every[:FACTS]))


def _out(table: Table, view: HanafudaView, card: str) -> int:
    """Return the number of cards of a flower that the viewer cannot see."""
    seen = {*view.hand, *cards_of(view.field), *view.reserved, view.turned}
    seen |= {card for pile in view.captures for card in pile}
    pack = cast(FlowerTable[Any, Any], table.game).pack
    return sum(FLOWER[other] == FLOWER[card] for other in pack if other not in seen)


# --- Tien Gow -------------------------------------------------------------------------------------


def _tiengow(table: Table, view: TienGowView, move: Move, say: Words) -> Iterator[str]:
    out = tiles.Thinking(view, view.seat or 0).unseen
    match move.verb:
        case "lead":
            yield _beaten(move.pieces, out, say)
            yield say("reason-tricks", count=view.stacks[view.seat or 0])
        case "beat":
            name = names_in(table)[view.winning or 0]
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
    """Return how many unseen tiles or sets beat this one."""
    key = "reason-beaten" if len(shown) == 1 else "reason-beaten-sets"
    return say(key, count=sum(not Counter(higher) - out for higher in HIGHER[shown]))


# --- Mahjong --------------------------------------------------------------------------------------


def _mahjong(table: Table, view: MahjongView, move: Move, say: Words) -> Iterator[str]:
    match move.verb:
        case "discard" | "ready":
            near = waits.outlook(table, view).get(move.pieces[0])
            yield next(waits.awaited(table, view, near, say), _away(table, view, move, say))
            left = max(unseen(view)[move.pieces[0]], 0)
            yield say("reason-risk", card=telling.card(say, move.pieces[0]), count=left)
        case "win":
            seat = view.seat or 0
            worth = sum(line.deltas[seat] for line in view.worth.lines) if view.worth else 0
            yield say("reason-pays", points=signed(worth))
            yield say("reason-wall", count=view.wall)
        case "chow" | "pung" | "kong":
            yield say("reason-before", count=distance.before(view, table.options))
            yield _away(table, view, move, say)
        case "pass":
            near = waits.outlook(table, view).get(None)
            yield next(waits.awaited(table, view, near, say), _away(table, view, move, say))
            yield say("reason-wall", count=view.wall)


def _away(table: Table, view: MahjongView, move: Move, say: Words) -> str:
    """Return how many tiles the hand lacks after a move."""
    away, nearer = distance.after(view, move, table.options)
    return say("reason-away", count=away, nearer=nearer)
