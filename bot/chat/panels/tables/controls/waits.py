"""The waits of a hand of mahjong, how many tiles are left, and the points they bring."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from time import thread_time
from typing import Any

from bot.domain.players.nearest import unseen
from bot.domain.tables.deal import Moment
from bot.domain.tables.table import Table
from bot.words import Words, telling
from bot.words.refusals import refusal
from bot.words.spelling import escaped
from rules import MahjongTable, MahjongView, Seat
from rules.mahjong.prospects import Prospect
from rules.mahjong.tiles import PLACE
from rules.mahjong.variant import Outlook

ENOUGH = 0.005
"""Seconds of CPU for the points of waits; the rest is left out."""
MANY = 8
"""The most kinds of tiles that are named; of more only the numbers are told."""
REASONS = 2
"""The number of reasons told why there is no win."""


KEPT = 100
"""The number of hands with cached results."""


@dataclass(slots=True)
class Prospects:
    """The prospects of tiles found so far, and the source of the rest."""

    rest: Iterator[Prospect]
    found: dict[str, Prospect] = field(default_factory=dict)


@dataclass(frozen=True, eq=False, slots=True)
class Reckoned:
    """The facts found about a hand at one moment; the points of waits are found when needed."""

    state: Any = field(repr=False)
    near: Mapping[str | None, Outlook]
    prospects: dict[str | None, Prospects] = field(default_factory=dict)


Key = tuple[int, Moment, Seat]
_REMEMBERED: OrderedDict[Key, Reckoned] = OrderedDict()


def outlook(table: Table, view: MahjongView) -> Mapping[str | None, Outlook]:
    """Return the outlook of a seat after each discard, or with None as it is."""
    return _reckoned(table, view.seat or 0).near


def _reckoned(table: Table, seat: Seat) -> Reckoned:
    """Return the known facts of a hand, cached from press to press."""
    assert table.deal is not None
    assert isinstance(table.game, MahjongTable)
    key, state = (table.id, table.deal.moment, seat), table.deal.state
    known = _REMEMBERED.pop(key, None)
    if known is None or known.state is not state:
        near = {one.discard: one for one in table.game.outlook(state, seat)}
        known = Reckoned(state, near)
    _REMEMBERED[key] = known
    while len(_REMEMBERED) > KEPT:
        _REMEMBERED.popitem(last=False)
    return known


def told(table: Table, view: MahjongView, say: Words) -> Iterator[str]:
    """Return the waits of a hand as it is, the tiles left and their points."""
    return awaited(table, view, outlook(table, view).get(None), say)


def awaited(table: Table, view: MahjongView, one: Outlook | None, say: Words) -> Iterator[str]:
    """Yield the lines on an outlook, also one after a discard; none without one."""
    if one is None:
        return
    after, left = "yes" if one.discard else "no", unseen(view)
    if not one.waits:
        yield say("hand-lacks", after=after, conditions=conditions(one.lacks, say))
        return
    if len(one.waits) > MANY:
        count, tiles = len(one.waits), sum(left[wait] for wait in one.waits)
        yield say("hand-waits-many", after=after, count=count, left=tiles)
        return
    known = _known(table, view, one)
    waits = [_wait(wait, view, left, known.get(wait), say) for wait in one.waits]
    yield say("hand-waits", after=after, cards=say("comma").join(waits))
    for reason in _reasons(known.values(), say):
        yield say("hand-why", reason=reason)


def beside(one: Outlook | None, view: MahjongView, say: Words) -> str:
    """Return the words beside a discard: the waits after it, or the conditions lacking."""
    if one is None:
        return ""
    if not one.waits:
        return say("tile-lacks", conditions=conditions(one.lacks, say))
    out = unseen(view)
    left = {tile: max(out[tile], 0) for tile in one.waits}
    count, every = len(left), sum(left.values())
    if count > MANY:
        return say("tile-waits-many", count=count, left=every)
    cards = [
        say("wait-short", card=telling.short(say, tile), kinds=count, left=number)
        for tile, number in left.items()
    ]
    return say("tile-waits", cards=say("comma").join(cards), left=every)


def best(near: Mapping[str | None, Outlook], view: MahjongView, most: int) -> Sequence[Outlook]:
    """Return the discards after which a hand is one tile away, at most `most`: by tiles left to
    draw.

    Those that leave it waiting come before those that leave other conditions unmet.
    """
    left = unseen(view)
    found = (one for one in near.values() if one.discard)
    return sorted(found, key=lambda one: -sum(left[tile] for tile in one.waits))[:most]


def discarding(every: Iterable[Outlook], view: MahjongView, say: Words) -> Iterator[str]:
    """Yield the waits of the hand after each of some discards, a line each."""
    for one in every:
        card = telling.card(say, one.discard or "")
        yield say("book-hand-after", card=card, waits=beside(one, view, say))


def conditions(names: Sequence[str], say: Words) -> str:
    """Several conditions of a win, in a row."""
    return telling.listed(say, "names-both", (say(f"condition-{name}") for name in names))


def _known(table: Table, view: MahjongView, one: Outlook) -> dict[str, Prospect]:
    """Return the prospects of the tiles, as far as they are known or quickly found."""
    assert isinstance(table.game, MahjongTable)
    seat = view.seat or 0
    known = _reckoned(table, seat)
    if one.discard not in known.prospects:
        rest = table.game.prospects(known.state, seat, one)
        known.prospects[one.discard] = Prospects(rest)
    prospects, start = known.prospects[one.discard], thread_time()
    for prospect in prospects.rest:
        prospects.found[prospect.tile] = prospect
        if thread_time() - start > ENOUGH:
            break
    return prospects.found


def _wait(
    tile: str, view: MahjongView, left: Counter[str], known: Prospect | None, say: Words
) -> str:
    """Return a tile with how many are unseen, the points it brings, and how it may win."""
    facts = [say("wait-treasure")] if tile == view.treasure else []
    facts.append(say("wait-left", count=max(left[tile], 0)))
    match known:
        case Prospect(given=(), drawn=int(alone)):
            facts += [say("wait-points", points=alone), say("wait-drawn")]
        case Prospect(given=(fewest, *others), drawn=drawn):
            most = others[-1] if others else fewest
            between = say("wait-between", fewest=fewest, most=most)
            facts.append(between if most > fewest else say("wait-points", points=fewest))
            if drawn is None:
                facts.append(say("wait-given"))
            elif drawn not in known.given:
                facts.append(say("wait-self", points=drawn))
        case Prospect():
            facts.append(say("wait-not"))
    return say("wait", card=telling.card(say, tile), facts=say("comma").join(facts))


def _reasons(known: Iterable[Prospect], say: Words) -> Sequence[str]:
    """The reasons why some tile does not win, or wins only in some ways; each reason once."""

    def spelt(value: str) -> str:
        return telling.card(say, value) if value in PLACE else escaped(value)

    reasons = dict.fromkeys(refusal(say, one.why, spelt) for one in known if one.why)
    return tuple(reasons)[:REASONS]
