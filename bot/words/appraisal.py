"""A winning hand that a person types, and its worth line by line.

Tiles are written as `notation` reads them: `123m 55z`. Melds are separated by spaces. `123m` is a
chow, `555z` a pung, and `1234z` and `1m1p1s` are special kongs. `5555z` is a kong, `(5555z)` a
concealed one, and `555+5z` one that was added to a pung. `555*z` is a pung with a tile that was
added to another player's xi.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from bot.domain.people.draft import CLOSED, Draft, Laid
from bot.domain.refusal import Refusal
from bot.words import Words, winning
from bot.words.notation import tiles, usual
from rules import Line, Result, Seat
from rules.mahjong.described import unread
from rules.mahjong.liangxi.terms import Terms
from rules.mahjong.northern.kongs import SPECIALS
from rules.mahjong.sheets import sources
from rules.mahjong.tiles import in_order, runs
from rules.mahjong.win import total
from rules.points import signed

KONGS = (("(", "concealed"), ("+", "added"))
"""The signs in a written meld for the kinds of kongs that need one."""


def _tile(text: str) -> str | None:
    """Read at most one tile from text; None if there is none, Refusal if there are more."""
    found = tiles(text)
    if len(found) > 1:
        raise Refusal("not-one-tile", tiles=text)
    return found[0] if found else None


def melds(text: str) -> list[Laid]:
    """Read melds from text; RuleError for a group of tiles that is not a meld."""
    found = filter(None, re.split(r"[\s,;、|/]+", usual(text)))
    return [Laid(_kind(meld), tuple(tiles(meld)), "*" in meld) for meld in found]


def _kind(text: str) -> str:
    """Return the kind of a written meld; Refusal if it is not one."""
    own = tiles(text)
    kong = next((kind for sign, kind in KONGS if sign in text), "kong")
    for kind, special in SPECIALS.items():
        if set(own) == set(special.tiles):
            return kind
    match len(own), len(set(own)):
        case 4, 1:
            return kong
        case 3, 1:
            return "pung"
        case 3, _ if in_order(own) in runs(own[0]):
            return "chow"
        case _:
            raise Refusal("no-such-meld", meld=text)


NO_TEXTS = ("dealer", "giver", "streak", "discarded")
"""The facts of a draft that are no texts."""
WAYS = sources()
"""The ways to win a hand under any of the mahjong rules."""


def draft(
    game: str,
    hand: str,
    tile: str = "",
    way: str = "self_draw",
    laid: str = "",
    *,
    flowers: str = "",
    gold: str = "",
    xi: str = "",
    wilds: str = "",
    winds: str = "",
    **facts: Any,
) -> Draft:
    """Read a hand that was typed, part by part; `winds` are the winner's and the round's.

    RuleError for a part that cannot be read, even one that is no text: it may come from a file.
    """
    parts = {"hand": hand, "tile": tile, "way": way, "melds": laid, "flowers": flowers}
    _check_texts({**parts, "gold": gold, "xi": xi, "wilds": wilds, "winds": winds, **facts})
    seat, wind, *_ = (*tiles(winds), "", "")
    if limited := facts.get("limited"):
        Terms.parse(limited)  # RuleError for terms that nobody can name
    return Draft(
        game,
        tuple(tiles(hand)),
        _tile(tile) or "",
        way,
        tuple(melds(laid)),
        tuple(tiles(flowers)),
        _tile(gold) or "",
        tuple(tiles(xi)),
        tuple(tiles(wilds)),
        seat=seat,
        round=wind,
        **facts,
    )


def _check_texts(parts: Mapping[str, Any]) -> None:
    """Raise RuleError for a part that should be a text and is none, or for an unknown `closed`."""
    for name, part in parts.items():
        if name not in NO_TEXTS and not isinstance(part, str):
            raise unread(name)
    if parts.get("closed", "nobody") not in CLOSED:
        raise unread("closed")


def sheet(
    hand: str,
    tile: str = "",
    way: str = "self_draw",
    laid: str = "",
    *,
    deals: bool = False,
    giver_deals: bool = False,
    **facts: Any,
) -> dict[str, Any]:
    """Read a hand that was typed into a sheet for `rules.mahjong.sheets.appraise`.

    `deals` and `giver_deals` say whether the winner or the giver of the tile is the dealer. The
    other facts are those of `draft`.
    """
    typed = draft("xiamen", hand, tile, way, laid, dealer=deals, giver=giver_deals, **facts)
    return typed.sheet


def of_liangxi(
    sheet: Mapping[str, Any],
    xi: str = "",
    wilds: str = "",
    winds: str = "",
    moment: str = "",
    limited: str = "",
) -> dict[str, Any]:
    """Return a sheet with the facts that only Liangxi needs."""
    own = draft("liangxi", "", xi=xi, wilds=wilds, winds=winds, moment=moment, limited=limited)
    given = ("xi", "flags", "limited", "seat_wind", "round_wind")
    wild = {**own.sheet["wild"], **sheet["wild"]}
    return {**sheet, **{name: own.sheet[name] for name in given}, "wild": wild}


def worth(say: Words, result: Result, dealer: Seat) -> Iterator[str]:
    """Yield lines on a win: how the hand wins, its scoring elements, and who pays for what."""
    win, winner = result.sheet.win, result.sheet.winner
    yield f"**{winning.win(say, win)}**"
    if elements := winning.worth(win):
        named = say("comma").join(winning.element(say, element) for element in elements)
        yield say("appraise-water", points=total(elements), elements=named)
    if win.met:
        yield winning.met(say, win)
    if out := winning.without(say, win):
        yield say("sheet-left-out", elements=out)
    for line in result.lines:
        reason = winning.reason(say, line)
        yield say("sheet-line", reason=reason, who=_who(say, line, winner, dealer))
    whole = Line("", result.deltas(len(result.lines[0].deltas)))
    who = _who(say, whole, winner, dealer)
    yield f"**{say('sheet-line', reason=say('appraise-sum'), who=who)}**"


ROLES = ("winner", "dealer", "other")


def _who(say: Words, line: Line, winner: Seat, dealer: Seat) -> str:
    """Return who gets and pays points in a line; equal amounts of one role are one entry."""
    roles = Counter(
        ("winner" if seat == winner else "dealer" if seat == dealer else "other", points)
        for seat, points in enumerate(line.deltas)
    )
    return say("comma").join(
        say(f"appraise-{role}", points=signed(points), count=roles[role, points])
        for role, points in sorted(roles, key=lambda pair: ROLES.index(pair[0]))
    )
