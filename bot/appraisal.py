"""A winning hand as a person writes it, and what it is worth line by line.

Tiles are written as usual: `123m 55z`. Melds stand apart: `123m` a chow, `555z` a pung, `5555z` a
kong, `(5555z)` a concealed one, `555+5z` one that was added to a pung.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.words import Words, telling
from rules import Line, Result, RuleError, Seat
from rules.mahjong.sheets import SOURCES

SUIT = re.compile(r"([1-9]+)([mpszf])")
KONGS = (("(", "concealed"), ("+", "added"))
"""What in a written meld tells which kong it is."""


def tiles(text: str) -> list[str]:
    """The tiles that are written; RuleError where something is none."""
    plain = re.sub(r"[\s,()+]", "", text)
    if strange := SUIT.sub("", plain):
        raise RuleError(f"“{strange}” is no tile.", "no-such-tile", tile=strange)
    return [number + suit for numbers, suit in SUIT.findall(plain) for number in numbers]


def melds(text: str) -> list[dict[str, Any]]:
    """The melds that are written, as a sheet has them."""
    return [{"type": _kind(one), "tiles": tiles(one)} for one in re.split(r"[\s,]+", text) if one]


def _kind(text: str) -> str:
    """What a written meld is; RuleError where it is none."""
    own = tiles(text)
    kong = next((kind for sign, kind in KONGS if sign in text), "kong")
    match len(own), len(set(own)):
        case 4, 1:
            return kong
        case 3, 1:
            return "pung"
        case 3, 3:
            return "chow"
        case _:
            raise RuleError(f"“{text}” is no meld.", "no-such-meld", meld=text)


OPENING = "sanjindao-opening"
"""Three golds at the opening, beside those as the wall is used up."""
WAYS = (*SOURCES, OPENING)
"""How a hand can be won."""


def sheet(
    hand: str,
    tile: str = "",
    way: str = "self_draw",
    laid: str = "",
    flowers: str = "",
    gold: str = "",
    deals: bool = False,
    streak: int = 0,
    discarded: int = 0,
) -> dict[str, Any]:
    """A hand as `appraise` takes it.

    `laid` are its melds, `deals` tells whether its winner is the dealer, `streak` how many deals
    the dealer has stayed on, `discarded` how many golds were discarded for the lone one.
    """
    won, indicator = (next(iter(tiles(one)), None) for one in (tile, gold))
    moment = "after_opening_flowers_and_gold" if way == OPENING else None
    return {
        "dealer": 0,
        "dealer_streak": streak,
        "winner": 0 if deals else 1,
        "hand": tiles(hand),
        "melds": melds(laid),
        "flowers": tiles(flowers),
        "wild": {"indicator": indicator},
        "win": {"tile": won, "source": "sanjindao" if way == OPENING else way, "from": 2},
        "state": {"you_stage": discarded, "moment": moment},
    }


def worth(say: Words, result: Result, dealer: Seat) -> Iterator[str]:
    """How a hand wins, what its water is made of, and why each point goes where it goes."""
    win, winner = result.sheet.win, result.sheet.winner
    yield f"**{telling.win(say, win)}**"
    elements = [one for one in win.elements if one.points]
    yield say("appraise-water", points=sum(one.points for one in elements))
    yield from (f"- {telling.element(say, one)}" for one in elements)
    for line in result.lines:
        reason = telling.reason(say, line)
        yield say("sheet-line", reason=reason, who=_who(say, line, winner, dealer))
    total = Line("", result.deltas(len(result.lines[0].deltas)))
    who = _who(say, total, winner, dealer)
    yield f"**{say('sheet-line', reason=say('appraise-sum'), who=who)}**"


ROLES = ("winner", "dealer", "other")


def _who(say: Words, line: Line, winner: Seat, dealer: Seat) -> str:
    """Who receives and who pays; the others together where they pay alike."""
    roles = Counter(
        ("winner" if seat == winner else "dealer" if seat == dealer else "other", points)
        for seat, points in enumerate(line.deltas)
    )
    return say("comma").join(
        say(f"appraise-{role}", points=telling.signed(points), count=roles[role, points])
        for role, points in sorted(roles, key=lambda one: ROLES.index(one[0]))
    )
