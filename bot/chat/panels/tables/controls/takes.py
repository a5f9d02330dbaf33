"""What a choice of flower cards rests on: what a card takes, what is near, what stopping pays."""

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
"""The phases before anything can be captured."""
FEW = 2
"""Of more cards than these, any of which completes a combination, only the number is told."""


def taken(table: Table, view: HanafudaView, move: Move, say: Words) -> str:
    """What a card takes, and what that is worth by itself and by what it completes."""
    if not others(move):
        return say("hand-stays")
    cards = telling.cards(say, others(move))
    if not (brought := _worth(table, view, move, say)):
        return say("hand-takes", cards=cards)
    return say("hand-takes-worth", cards=cards, worth=brought)


def brings(table: Table, view: HanafudaView, move: Move, say: Words) -> str:
    """What a card that is picked would bring; nothing where it takes nothing of worth."""
    brought = others(move) and _worth(table, view, move, say)
    return say("hand-brings", worth=brought) if brought else ""


def _worth(table: Table, view: HanafudaView, move: Move, say: Words) -> str:
    """The points of what a move takes, and the combinations that it completes."""
    assert table.deal is not None
    points, made = gain(_game(table), table.deal.state, view.seat or 0, move)
    worth = [str(points)] if points else []
    worth += [telling.made(say, made)] if made else []
    return say("comma").join(worth)


def others(move: Move) -> tuple[str, ...]:
    """The cards a move takes off the table."""
    return move.pieces if move.verb == "take" else move.pieces[1:]


def near(table: Table, view: HanafudaView, say: Words) -> Iterator[str]:
    """What each side lacks one card of, the viewer's own first, and where that card is."""
    assert table.deal is not None
    if view.phase in BEFORE:
        return
    names = names_in(table)
    for side in sorted(view.sides, key=lambda side: view.seat not in side):
        if found := short(_game(table), table.deal.state, side[0]):
            every = say("semicolon").join(_short(view, one, say) for one in found)
            if view.seat in side:
                yield say("hand-short", combinations=every)
            else:
                name = telling.listed(say, "names-both", (names[seat] for seat in side))
                yield say("hand-short-other", name=name, combinations=every)


def _short(view: HanafudaView, one: Short, say: Words) -> str:
    """A combination with its points and what completes it."""
    name = say("with-points", name=say(f"combination-{one.name}"), points=one.points)
    if len(one.cards) > FEW:
        return say("short-any", name=name, count=len(one.cards))
    lies = cards_of(view.field)
    places = ("hand" if c in view.hand else "table" if c in lies else "out" for c in one.cards)
    cards = (
        say(f"short-{place}", card=telling.card(say, card))
        for card, place in zip(one.cards, places, strict=True)
    )
    return say("short-card", name=name, cards=say("comma").join(cards))


def stopping(table: Table, view: HanafudaView) -> int:
    """What whoever may call koi-koi would be paid for stopping."""
    assert table.deal is not None
    return cast(KoiKoi, table.game).stopping(table.deal.state, view.seat or 0)


def pays(table: Table, view: HanafudaView, say: Words) -> str:
    """Stopping, with what it pays."""
    return say("move-stop-pays", points=signed(stopping(table, view)))


def risk(table: Table, view: HanafudaView, say: Words) -> str:
    """What koi-koi risks: nothing is paid unless more is made, and the other may be paid more."""
    assert table.deal is not None
    seat = view.seat or 0
    times = cast(KoiKoi, table.game).called(table.deal.state, seat)
    return say("hand-koikoi-risk", name=names_in(table)[1 - seat], times=times)


def _game(table: Table) -> FlowerTable[Any, Any]:
    return cast(FlowerTable[Any, Any], table.game)
