"""The worth of each claim a player can mark, and the sets of marks that a press can choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from bot.domain.players.distance import AWAY, Away, lacking
from bot.domain.players.nearest import Held, unseen
from bot.domain.tables import claims
from bot.domain.tables.table import Table
from rules import MahjongTable, MahjongView, Seat
from rules.mahjong.win import Outlook

WIN = claims.ANY[0]
MOST = 21
"""The largest number of melds in a select, which leaves room for the win and the guards."""
SETS = ("nearer", "last", "wins")
"""The sets of marks: a win and the claims nearer to it, the marks of last time, a win alone."""


class Worth(NamedTuple):
    """The worth of a mark.

    `spoils` tells that each claim it stands for leaves a hand that can no longer win. `away` is the
    number of tiles the hand lacks after the claim. If that is one and the hand is not spoilt,
    `outlook` has the waits after the best discard, and `after` is the state after the claim. Show
    only the claiming seat's own part of that state.
    """

    spoils: bool
    away: int
    outlook: Outlook | None = None
    after: Any = None


class Worths(NamedTuple):
    """How many tiles a hand lacks for a win at present (`now`), and the worth of each mark.

    The marks are in order: kongs, then pungs, then chows.
    """

    now: int
    marks: Mapping[str, Worth]

    @property
    def nearer(self) -> tuple[str, ...]:
        """The marks that bring the hand nearer to a win and do not spoil it, the nearest first.

        There are at most as many as a select has room for.
        """
        better = (word for word, worth in self.marks.items() if worth.away < self.now)
        kept = [word for word in better if not self.marks[word].spoils]
        return tuple(sorted(kept, key=lambda word: self.marks[word].away)[:MOST])

    def listed(self, chosen: Sequence[str]) -> tuple[str, ...]:
        """Return at most `MOST` marks in their order.

        If there are more, the chosen ones are kept first, then nearer ones, then others.
        """
        known = [word for word in chosen if word in self.marks]
        kept = [*dict.fromkeys((*known, *self.nearer, *self.marks))][:MOST]
        return tuple(word for word in self.marks if word in kept)


def worths(table: Table, seat: Seat, tile: str | None = None) -> Worths:
    """Return the worth of every possible mark; with a `tile`, after discarding it.

    Only facts that the seat can see matter. If the tile is not in the hand, there are no marks.
    """
    game, deal = table.game, table.deal
    if not isinstance(game, MahjongTable) or deal is None or deal.result:
        return Worths(0, {})
    view = cast(MahjongView, table.view(seat))
    if tile is not None and tile not in view.hand:
        return Worths(0, {})
    away, found = AWAY[table.key](view, table.options), dict[str, Worth]()
    for claim in game.claimable(deal.state, seat, tile):
        word = claims.named(claim.tile, claim.move)
        if word not in found:
            after = game.claiming(deal.state, seat, claim, tile)
            found[word] = _worth(game, view, after, seat, claim.spoils, away)
        elif not claim.spoils:
            found[word] = found[word]._replace(spoils=False)
    held = Held(view.hand, view.melds[seat])
    order = sorted(found, key=lambda word: ("kpc".index(word[0]), word[2], word))
    marks = {word: found[word] for word in order}
    return Worths(away(held.less(tile) if tile else held), marks)


def _worth(
    game: MahjongTable, view: MahjongView, after: Any, seat: Seat, spoils: bool, away: Away
) -> Worth:
    """Return the worth of a claim by the state after it."""
    held = Held(after.hands[seat], after.melds[seat])
    lacks = lacking(view.game, away, held)
    if lacks != 1 or spoils:
        return Worth(spoils, lacks)
    left = unseen(view)
    every = [outlook for outlook in game.outlook(after, seat) if outlook.waits]
    best = max(every, key=lambda near: sum(left[wait] for wait in near.waits), default=None)
    return Worth(spoils, lacks, best, after)


def sets(table: Table, seat: Seat, worths: Worths) -> Mapping[str, tuple[str, ...]]:
    """Return the sets of marks on offer by name; a set that equals another one is left out."""
    last = table.marks.get(seat)
    known = {WIN, *claims.GUARDS, *worths.marks}
    again = tuple(word for word in last.text.split() if word in known) if last else ()
    every = {"nearer": (WIN, *worths.nearer), "last": again, "wins": (WIN,)}
    others = ({WIN}, {*every["nearer"]}, set[str]())
    offered = {"nearer": bool(worths.nearer), "last": {*again} not in others, "wins": True}
    return {name: every[name] for name in SETS if offered[name]}
