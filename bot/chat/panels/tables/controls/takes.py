"""Facts for a choice of flower cards: captures, near combinations, the pay of stopping."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from bot.chat.reply import names_in
from bot.domain.tables.table import Table
from bot.words import Words, telling
from rules import FlowerTable, HanafudaView, Move
from rules.hanafuda.koikoi import KoiKoi
from rules.hanafuda.prospects import Short, gain, short
from rules.hanafuda.state import cards_of
from rules.points import signed

BEFORE = frozenset(("cut", "keep"))
"""The phases before any card can be captured."""
FEW = 2
"""The largest number of cards named as completing a combination; more are only counted."""


def taken(table: Table, view: HanafudaView, move: Move, say: Words) -> str:
    """Return a card's captures, and their worth with the combinations they complete."""
    if not others(move):
        return say("hand-stays")
    cards = telling.cards(say, others(move))
    if not (brought := _worth(table, view, move, say)):
        return say("hand-takes", cards=cards)
    return say("hand-takes-worth", cards=cards, worth=brought)


def brings(table: Table, view: HanafudaView, move: Move, say: Words) -> str:
    """Return the gain of a picked card; empty if it takes nothing of worth."""
    brought = others(move) and _worth(table, view, move, say)
    return say("hand-brings", worth=brought) if brought else ""


def _worth(table: Table, view: HanafudaView, move: Move, say: Words) -> str:
    """Return the points of a move's captures, and the combinations they complete."""
    assert table.deal is not None
    points, made = gain(_game(table), table.deal.state, view.seat or 0, move)
    worth = [str(points)] if points else []
    worth += [telling.made(say, made)] if made else []
    return say("comma").join(worth)


def others(move: Move) -> tuple[str, ...]:
    """Return the cards that a move takes off the table."""
    return move.pieces if move.verb == "take" else move.pieces[1:]


def near(table: Table, view: HanafudaView, say: Words) -> Iterator[str]:
    """Yield the combinations each side is one card short of, the viewer's first.

    Each comes with the cards that complete it, and where they lie.
    """
    assert table.deal is not None
    if view.phase in BEFORE:
        return
    names = names_in(table)
    for side in sorted(view.sides, key=lambda side: view.seat not in side):
        if found := short(_game(table), table.deal.state, side[0]):
            every = say("semicolon").join(_short(view, short, say) for short in found)
            if view.seat in side:
                yield say("hand-short", combinations=every)
            else:
                name = telling.listed(say, "names-both", (names[seat] for seat in side))
                yield say("hand-short-other", name=name, combinations=every)


def _short(view: HanafudaView, short: Short, say: Words) -> str:
    """Return a combination with its points and the cards that complete it."""
    name = say("with-points", name=say(f"combination-{short.name}"), points=short.points)
    if len(short.cards) > FEW:
        return say("short-any", name=name, count=len(short.cards))
    lies = cards_of(view.field)
    places = ("hand" if c in view.hand else "table" if c in lies else "out" for c in short.cards)
    cards = (
        say(f"short-{place}", card=telling.card(say, card))
        for card, place in zip(short.cards, places, strict=True)
    )
    return say("short-card", name=name, cards=say("comma").join(cards))


def stopping(table: Table, view: HanafudaView) -> int:
    """Return the pay for stopping, for a player who may call koi-koi."""
    assert table.deal is not None
    return cast(KoiKoi, table.game).stopping(table.deal.state, view.seat or 0)


def pays(table: Table, view: HanafudaView, say: Words) -> str:
    """Return the label of *Stop*, with its pay."""
    return say("move-stop-pays", points=signed(stopping(table, view)))


def risk(table: Table, view: HanafudaView, say: Words) -> str:
    """Return the risk of koi-koi: no pay without a better pile, more pay for the other player."""
    assert table.deal is not None
    seat = view.seat or 0
    times = cast(KoiKoi, table.game).called(table.deal.state, seat)
    return say("hand-koikoi-risk", name=names_in(table)[1 - seat], times=times)


def _game(table: Table) -> FlowerTable[Any, Any]:
    return cast(FlowerTable[Any, Any], table.game)
