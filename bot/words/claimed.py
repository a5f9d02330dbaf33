"""Standing orders and marks of claims, in the words of one language."""

from __future__ import annotations

from collections import Counter

from bot.domain.tables import claims
from bot.domain.tables.ahead.decisions import Order
from bot.domain.tables.ahead.standing import Rule
from bot.domain.tables.claims import GUARDS, NONE, STOPS
from bot.words import Words, telling

FEW = 3
"""The largest number of melds of one kind that are named separately."""


def order(say: Words, given: Order | None) -> str:
    """Return a standing order in words: its claims, and how long it holds; None is no order."""
    if given is None:
        return say("order-none")
    words = given.text.split()
    claims = [claim(say, word) for word in words if word not in STOPS]
    until = [*(claim(say, word) for word in words if word in STOPS), scope(say, given.scope)]
    between = say("semicolon")
    count = 0 if NONE in words else len(claims)
    return say("order-line", order=between.join(claims), scope=between.join(until), count=count)


def scope(say: Words, held_for: str) -> str:
    """Return the words for how long an order holds."""
    return say(f"order-scope-{held_for}")


def claim(say: Words, word: str) -> str:
    """Return a word of an order as people read it: a claim, or a condition that stops the order."""
    tiles = claims.tiles(word)
    return say(f"order-{word.removesuffix(''.join(tiles))}", cards=telling.cards(say, tiles))


def mark(say: Words, word: str) -> str:
    """Return one of a player's marks in words: a claim, or a condition under which none is made."""
    return say(f"mark-{word}") if word in GUARDS else claim(say, word)


def marks(say: Words, text: str) -> str:
    """Return a player's marks in one line; many melds of one kind are joined, with short names."""
    words = [word for word in text.split() if word != NONE]
    if not words:
        return say("claims-none")
    often = Counter(_kind(word) for word in words)
    named = dict.fromkeys(
        _together(say, _kind(word), words) if often[_kind(word)] > FEW else mark(say, word)
        for word in words
    )
    return say("semicolon").join((*named, say("claims-rest")))


def _kind(word: str) -> str:
    """Return the kind of a meld that a word claims; other words unchanged."""
    tiles = claims.tiles(word)
    return word.removesuffix("".join(tiles)) if tiles else word


def _together(say: Words, kind: str, words: list[str]) -> str:
    """Return all the melds of one kind among these words, in one phrase."""
    melds = (claims.tiles(word) for word in words if _kind(word) == kind)
    short = (say("gap").join(telling.short(say, tile) for tile in meld) for meld in melds)
    return say(f"order-{kind}", cards=say("comma").join(short))


def standing(say: Words, rule: Rule) -> str:
    """Return a standing rule in words."""
    least = [say("standing-least", points=rule.least)] if rule.least else []
    later = [] if rule.opening else [say("standing-opening-no")]
    about = [say(f"standing-about-{rule.about}")] if rule.about else []
    return say("semicolon").join((say(f"standing-{rule.kind}"), *about, *least, *later))
