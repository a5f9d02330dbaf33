"""What a hand of mahjong waits for, how much of it is left, and what it would bring."""

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
"""So many seconds of CPU may be spent on what waits bring; what is not known then is left out."""
MANY = 8
"""Of more kinds than these only the numbers are told."""
REASONS = 2
"""So many reasons why there is no win are told."""


KEPT = 100
"""Of so many hands at most it is remembered what was reckoned."""


@dataclass(slots=True)
class Prospects:
    """What tiles would bring, as far as it was found out, and what finds out the rest."""

    rest: Iterator[Prospect]
    found: dict[str, Prospect] = field(default_factory=dict)


@dataclass(frozen=True, eq=False, slots=True)
class Reckoned:
    """What was found out of a hand at one moment; what waits bring comes as it is asked for."""

    state: Any = field(repr=False)
    near: Mapping[str | None, Outlook]
    prospects: dict[str | None, Prospects] = field(default_factory=dict)


Key = tuple[int, Moment, Seat]
_REMEMBERED: OrderedDict[Key, Reckoned] = OrderedDict()


def outlook(table: Table, view: MahjongView) -> Mapping[str | None, Outlook]:
    """What a seat waits for once each tile is thrown, or with None as it is."""
    return _reckoned(table, view.seat or 0).near


def _reckoned(table: Table, seat: Seat) -> Reckoned:
    """What is known of a hand as the table stands, remembered from press to press."""
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
    """What a hand waits for as it is, what is left of it and what it brings."""
    return awaited(table, view, outlook(table, view).get(None), say)


def awaited(table: Table, view: MahjongView, one: Outlook | None, say: Words) -> Iterator[str]:
    """The same of an outlook, be it once a tile is thrown; nothing where there is none."""
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
    waits = [_wait(wait, left, known.get(wait), say) for wait in one.waits]
    yield say("hand-waits", after=after, cards=say("comma").join(waits))
    for reason in _reasons(known.values(), say):
        yield say("hand-why", reason=reason)


def beside(one: Outlook | None, view: MahjongView, say: Words) -> str:
    """What stands beside a tile to discard: what the hand waits for then, or what it lacks."""
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
    """The discards after which a hand is one tile away, at most so many: by what is left to draw.

    Those that leave it waiting stand before those after which something else is lacking.
    """
    left = unseen(view)
    found = (one for one in near.values() if one.discard)
    return sorted(found, key=lambda one: -sum(left[tile] for tile in one.waits))[:most]


def discarding(every: Iterable[Outlook], view: MahjongView, say: Words) -> Iterator[str]:
    """What the hand waits for after each of some discards, a line each."""
    for one in every:
        card = telling.card(say, one.discard or "")
        yield say("book-hand-after", card=card, waits=beside(one, view, say))


def conditions(names: Sequence[str], say: Words) -> str:
    """Conditions of a win in a row."""
    return telling.listed(say, "names-both", (say(f"condition-{name}") for name in names))


def _known(table: Table, view: MahjongView, one: Outlook) -> dict[str, Prospect]:
    """What the tiles would bring, as far as it was found out before or soon is."""
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


def _wait(tile: str, left: Counter[str], known: Prospect | None, say: Words) -> str:
    """A tile with how many of it nobody has seen, the points it brings, and how it may win."""
    facts = [say("wait-left", count=max(left[tile], 0))]
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
    """Why some tile does not win, or not in every way; each reason once."""

    def spelt(value: str) -> str:
        return telling.card(say, value) if value in PLACE else escaped(value)

    reasons = dict.fromkeys(refusal(say, one.why, spelt) for one in known if one.why)
    return tuple(reasons)[:REASONS]
