"""The dealer's terms for a deal of Liangxi, in words."""

from __future__ import annotations

from collections.abc import Iterator

from render.boards.telling import pieces_named
from render.look import Say
from rules.mahjong.liangxi.told import terms_of


def sentences(say: Say, terms: str) -> Iterator[str]:
    """Yield the name of a limited hand, then its other terms, from the text in a view."""
    for term in terms_of(terms):
        cards = pieces_named(say, term.tiles)
        yield say(f"limit-{term.name}", cards=cards, count=term.points) if term.name else cards
