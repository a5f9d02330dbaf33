"""The waits of a hand of mahjong: how many tiles are left, and the points they bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from time import thread_time
from typing import Any, cast

from bot.chat.panels.tables.match.glance import Glance
from bot.domain.players.nearest import unseen
from bot.domain.recent import Recent
from bot.domain.tables.ahead import worth
from bot.domain.tables.ahead.worth import Worths
from bot.domain.tables.deal import Moment
from bot.words import Words, telling
from bot.words.refusals import refusal
from bot.words.spelling import escaped
from rules import MahjongTable, MahjongView, Seat
from rules.mahjong.prospects import Prospect
from rules.mahjong.tiles import PLACE
from rules.mahjong.win import Outlook

ENOUGH = 0.005
"""Seconds of processor time for the points of waits at one press; the rest is left out."""
MANY = 8
"""The largest number of kinds of tiles that are named; of more, only the number is shown."""
REASONS = 2
"""The largest number of reasons listed for tiles that do not win."""

KEPT = 100
"""The number of hands whose results are in memory."""


@dataclass(slots=True)
class Prospects:
    """The prospects of tiles found so far, and the iterator that finds the rest."""

    rest: Iterator[Prospect]
    found: dict[str, Prospect] = field(default_factory=dict)


@dataclass(frozen=True, eq=False, slots=True)
class Reckoned:
    """The facts found about a hand at one moment; prospects are found when they are needed.

    They are kept by the tile that is discarded first; None stands for the hand as it is.
    """

    state: Any = field(repr=False)
    near: Mapping[str | None, Outlook]
    prospects: dict[str | None, Prospects] = field(default_factory=dict)
    worths: dict[str | None, Worths] = field(default_factory=dict)


Key = tuple[int, Moment, Seat]
_REMEMBERED = Recent[Key, Reckoned](KEPT)


def outlook(glance: Glance) -> Mapping[str | None, Outlook]:
    """Return the outlook of a hand by discard: its waits, or the conditions it lacks.

    The key None has the outlook of the hand as it is.
    """
    return _reckoned(glance).near


def _reckoned(glance: Glance) -> Reckoned:
    """Return the known facts of a hand, cached from press to press."""
    game, seat = cast(MahjongTable, glance.game), glance.seat
    key, state = (glance.number, glance.moment, seat), glance.deal.state
    known = _REMEMBERED.pop(key, None)
    if known is None or known.state is not state:
        near = {outlook.discard: outlook for outlook in game.outlook(state, seat)}
        known = Reckoned(state, near)
    return _REMEMBERED.keep(key, known)


def worths(glance: Glance, tile: str | None) -> Worths:
    """Return the worth of every mark a seat can set, or of those after discarding a `tile`."""
    known = _reckoned(glance).worths
    if tile not in known:
        known[tile] = worth.worths(glance.table, glance.seat, tile)
    return known[tile]


def lines(glance: Glance) -> Iterator[str]:
    """Return lines on the waits of a hand as it is: the tiles left, and their points."""
    return awaited(glance, outlook(glance).get(None))


def awaited(glance: Glance, outlook: Outlook | None) -> Iterator[str]:
    """Yield lines on the waits of an outlook, or the conditions it lacks; nothing for None."""
    if outlook is None:
        return
    view, say = glance.view, glance.say
    after, left = "yes" if outlook.discard else "no", unseen(view)
    if not outlook.waits:
        yield say("hand-lacks", after=after, conditions=conditions(outlook.lacks, say))
        return
    if len(outlook.waits) > MANY:
        count, tiles = len(outlook.waits), sum(left[wait] for wait in outlook.waits)
        yield say("hand-waits-many", after=after, count=count, left=tiles)
        return
    known = _known(glance, outlook)
    waits = [_wait(wait, view, left, known.get(wait), say) for wait in outlook.waits]
    yield say("hand-waits", after=after, cards=say("comma").join(waits))
    for reason in _reasons(known.values(), say):
        yield say("hand-why", reason=reason)


def beside(outlook: Outlook | None, view: MahjongView, say: Words) -> str:
    """Return the words beside a discard: the waits after it, or the conditions the hand lacks.

    They are empty without an outlook.
    """
    if outlook is None:
        return ""
    if not outlook.waits:
        return say("tile-lacks", conditions=conditions(outlook.lacks, say))
    out = unseen(view)
    left = {tile: max(out[tile], 0) for tile in outlook.waits}
    count, every = len(left), sum(left.values())
    if count > MANY:
        return say("tile-waits-many", count=count, left=every)
    cards = [
        say("wait-short", card=telling.short(say, tile), kinds=count, left=number)
        for tile, number in left.items()
    ]
    return say("tile-waits", cards=say("comma").join(cards), left=every)


def best(near: Mapping[str | None, Outlook], view: MahjongView, most: int) -> Sequence[Outlook]:
    """Return the outlooks after the best discards, at most `most`, that leave the hand waiting.

    The discard with the most unseen tiles that complete the hand comes first. Discards after which
    no tile can win, as other conditions are unmet, come last.
    """
    left = unseen(view)
    found = (outlook for outlook in near.values() if outlook.discard)
    return sorted(found, key=lambda outlook: -sum(left[tile] for tile in outlook.waits))[:most]


def discarding(every: Iterable[Outlook], view: MahjongView, say: Words) -> Iterator[str]:
    """Yield a line with the waits of the hand after each of these discards."""
    for outlook in every:
        card = telling.card(say, outlook.discard or "")
        yield say("book-hand-after", card=card, waits=beside(outlook, view, say))


def conditions(names: Sequence[str], say: Words) -> str:
    """Return some conditions of a win as a list in words."""
    return telling.listed(say, "names-both", (say(f"condition-{name}") for name in names))


def _known(glance: Glance, outlook: Outlook) -> dict[str, Prospect]:
    """Return the prospects of the tiles that are known, or found within `ENOUGH` seconds."""
    game, known = cast(MahjongTable, glance.game), _reckoned(glance)
    if outlook.discard not in known.prospects:
        rest = game.prospects(known.state, glance.seat, outlook)
        known.prospects[outlook.discard] = Prospects(rest)
    prospects, start = known.prospects[outlook.discard], thread_time()
    for prospect in prospects.rest:
        prospects.found[prospect.tile] = prospect
        if thread_time() - start > ENOUGH:
            break
    return prospects.found


def _wait(
    tile: str, view: MahjongView, left: Counter[str], known: Prospect | None, say: Words
) -> str:
    """Return a line about a winning tile: how many are unseen and, if `known`, the points and the
    ways to win with it.
    """
    facts = [say("wait-treasure")] if tile == view.treasure else []
    facts.append(say("wait-left", count=max(left[tile], 0)))
    match known:
        case Prospect(given=(), drawn=int(alone)):
            facts += [say("wait-points", points=alone), say("wait-drawn")]
        case Prospect(given=(fewest, *others), drawn=drawn):
            facts.append(between(fewest, others[-1] if others else fewest, say))
            if drawn is None:
                facts.append(say("wait-given"))
            elif drawn not in known.given:
                facts.append(say("wait-self", points=drawn))
        case Prospect():
            facts.append(say("wait-not"))
    return say("wait", card=telling.card(say, tile), facts=say("comma").join(facts))


def between(fewest: int, most: int, say: Words) -> str:
    """Return the fewest and the most points in words; equal numbers only once."""
    if most > fewest:
        return say("wait-between", fewest=fewest, most=most)
    return say("wait-points", points=fewest)


def _reasons(known: Iterable[Prospect], say: Words) -> Sequence[str]:
    """Return reasons why tiles do not win, or win only in some ways; each reason once."""

    def spelt(value: str) -> str:
        return telling.card(say, value) if value in PLACE else escaped(value)

    reasons = dict.fromkeys(refusal(say, prospect.why, spelt) for prospect in known if prospect.why)
    return tuple(reasons)[:REASONS]
