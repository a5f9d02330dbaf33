"""Facts for a choice of flower cards: captures, near combinations, the pay of stopping."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from bot.chat.panels.tables.match.glance import Glance
from bot.words import Words, telling
from rules import FlowerTable, HanafudaView, Move
from rules.hanafuda.koikoi import KoiKoi
from rules.hanafuda.koikoi_options import KoiKoiOptions
from rules.hanafuda.prospects import Short, gain, short
from rules.hanafuda.state import cards_of
from rules.hanafuda.yaku import Combination
from rules.points import signed

BEFORE = frozenset(("cut", "keep"))
"""The phases before any card can be captured."""
FEW = 2
"""The largest number of cards named as completing a combination; more are only counted."""


def taken(glance: Glance, move: Move) -> str:
    """Return a card's captures, and their worth with the combinations they complete."""
    say = glance.say
    if not others(move):
        return say("hand-stays")
    cards = telling.cards(say, others(move))
    if not (brought := _worth(glance, move)):
        return say("hand-takes", cards=cards)
    return say("hand-takes-worth", cards=cards, worth=brought)


def brings(glance: Glance, move: Move) -> str:
    """Return the gain of a picked card; empty if it takes nothing of worth."""
    brought = others(move) and _worth(glance, move)
    return glance.say("hand-brings", worth=brought) if brought else ""


def _worth(glance: Glance, move: Move) -> str:
    """Return the points of a move's captures, and the combinations they complete."""
    say = glance.say
    points, made = gain(_game(glance), glance.deal.state, glance.seat, move)
    worth = [say("wait-points", points=points)] if points else []
    worth += [telling.made(say, made)] if made else []
    return say("comma").join(worth)


def others(move: Move) -> tuple[str, ...]:
    """Return the cards that a move takes off the table."""
    return move.pieces if move.verb == "take" else move.pieces[1:]


def near(glance: Glance) -> Iterator[str]:
    """Yield the combinations each side is one card short of, the viewer's first.

    Each comes with the cards that complete it, and where they lie.
    """
    view, say = glance.view, glance.say
    if view.phase in BEFORE:
        return
    for side in sorted(view.sides, key=lambda side: glance.seat not in side):
        if found := short(_game(glance), glance.deal.state, side[0]):
            every = say("semicolon").join(_short(view, short, say) for short in found)
            if glance.seat in side:
                yield say("hand-short", combinations=every)
            else:
                name = telling.listed(say, "names-both", (glance.names[seat] for seat in side))
                yield say("hand-short-other", name=name, combinations=every, count=len(side))


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


def stopping(glance: Glance) -> int:
    """Return the pay for stopping, for a player who may call koi-koi."""
    return cast(KoiKoi, glance.game).stopping(glance.deal.state, glance.seat)


def pays(glance: Glance) -> str:
    """Return the label of *Stop*, with its pay."""
    return glance.say("move-stop-pays", points=signed(stopping(glance)))


def risk(glance: Glance) -> str:
    """Return the risk of koi-koi: no pay without new points, more pay for the other player."""
    name, times = glance.names[1 - glance.seat], _doubled(glance)
    return glance.say("hand-koikoi-risk", name=name, times=times)


def dares(glance: Glance) -> str:
    """Return the label of *Koi-koi!*, with the factor for the other player's points."""
    return glance.say("move-koikoi-times", times=_doubled(glance))


def _doubled(glance: Glance) -> int:
    """Return the factor for the other player's points after a call of koi-koi."""
    return cast(KoiKoi, glance.game).called(glance.deal.state, glance.seat)


def paying(glance: Glance) -> str:
    """Return the combinations that the viewer has not made, with their points."""
    say, options = glance.say, glance.table.options
    made = {name for name, _ in cast(HanafudaView, glance.view).made[glance.seat]}
    every = (offer for offer in _game(glance).offered(options) if offer.name not in made)
    combinations = say("comma").join(_offered(combination, say) for combination in every)
    doubled = "yes" if cast(KoiKoiOptions, options).seven_doubles else "no"
    return say("hand-koikoi-pays", combinations=combinations, doubled=doubled)


def _offered(combination: Combination, say: Words) -> str:
    """Return a combination with its points, without the names it has in other languages."""
    key = "guide-counted" if combination.least else "guide-combination"
    name, *_ = say(f"combination-{combination.name}").split(" (")
    return say(key, name=name, points=combination.points, count=combination.least)


def _game(glance: Glance) -> FlowerTable[Any, Any]:
    return cast(FlowerTable[Any, Any], glance.game)
