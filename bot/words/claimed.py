"""Standing orders and what is marked to be claimed, in the words of one language."""

from __future__ import annotations

import re

from bot.domain.tables.advance import Order
from bot.domain.tables.claims import GUARDS, NONE, STOPS
from bot.domain.tables.standing import Rule
from bot.words import Words, telling


def order(say: Words, one: Order | None) -> str:
    """What a standing order answers, and for how long."""
    if one is None:
        return say("order-none")
    words = one.text.split()
    what = [claim(say, word) for word in words if word not in STOPS]
    until = [*(claim(say, word) for word in words if word in STOPS), scope(say, one.scope)]
    between = say("semicolon")
    count = 0 if NONE in words else len(what)
    return say("order-line", order=between.join(what), scope=between.join(until), count=count)


def scope(say: Words, one: str) -> str:
    """How long an order holds."""
    return say(f"order-scope-{one}")


def claim(say: Words, one: str) -> str:
    """One word of an order: what it claims, or when it stops."""
    tiles = re.findall(r"\d[mpsz]", one)
    return say(f"order-{one.removesuffix(''.join(tiles))}", cards=telling.cards(say, tiles))


def mark(say: Words, one: str) -> str:
    """A word of what is marked: what it claims, or when it does not."""
    return say(f"mark-{one}") if one in GUARDS else claim(say, one)


def marks(say: Words, text: str) -> str:
    """What somebody has marked to claim, in a row."""
    words = [word for word in text.split() if word != NONE]
    if not words:
        return say("claims-none")
    return say("semicolon").join((*(mark(say, word) for word in words), say("claims-rest")))


def standing(say: Words, one: Rule) -> str:
    """What claims for somebody who has marked nothing."""
    least = [say("standing-least", points=one.least)] if one.least else []
    later = [] if one.opening else [say("standing-opening-no")]
    return say("semicolon").join((say(f"standing-{one.kind}"), *least, *later))
