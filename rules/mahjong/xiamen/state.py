"""One moment of a deal of Xiamen or Quanzhou mahjong: the gold, the duties, the lap."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar, cast

from rules.frozen import changed, put
from rules.game import Seat
from rules.mahjong.state import PLAIN, SEATS, MahjongState
from rules.mahjong.tally import Faces, counting
from rules.mahjong.tiles import KINDS, Tiles, honour

Value = TypeVar("Value")

RESERVE = 15
"""The number of tiles of the wall that nobody draws; with the indicator they are 16.

XM: 金牌表示を含めて16枚.
"""
NONE: tuple[frozenset[str], ...] = (frozenset(),) * SEATS
BY_GOLD: Mapping[str | None, Faces] = {
    None: PLAIN,
    **{gold: counting((gold,), gold) for gold in KINDS},
}
"""The faces of tiles, by the kind that is turned up."""


@dataclass(frozen=True)
class XiamenState(MahjongState):
    """One moment of a deal.

    `old` and `new` hold by seat the honours that must be discarded first: those from before the
    seat's last discard, and those since. `laps` are the seats that have discarded a gold and not
    had a turn since. `stage` counts by seat the golds discarded while a lone gold remained.
    `passed` has the kinds a seat let pass, and `dead` the seats that can no longer win.
    """

    old: tuple[frozenset[str], ...] = NONE
    new: tuple[frozenset[str], ...] = NONE
    laps: frozenset[Seat] = frozenset()
    stage: tuple[int, ...] = (0,) * SEATS
    passed: tuple[frozenset[str], ...] = NONE
    dead: frozenset[Seat] = frozenset()

    def known(self, seat: Seat | None) -> XiamenState:
        """Return the state with only what a seat knows.

        The duties, stages, passes and forfeits of other seats are left out, because they would tell
        about their hands.
        """

        def own(rows: tuple[Value, ...], nothing: Value) -> tuple[Value, ...]:
            return tuple(row if other == seat else nothing for other, row in enumerate(rows))

        return changed(
            cast(XiamenState, super().known(seat)),
            old=own(self.old, frozenset()),
            new=own(self.new, frozenset()),
            stage=own(self.stage, 0),
            passed=own(self.passed, frozenset()),
            dead=self.dead & {seat},
        )

    @property
    def left(self) -> int:
        """The number of tiles that can still be drawn; at 0 the deal is a draw.

        XM: 山の残りが金牌表示を含めて16枚になって誰も上がらなければ,臭荘.
        """
        return max(len(self.wall) - RESERVE, 0)

    def is_gold(self, tile: str) -> bool:
        """Whether a tile is one of the three like the indicator."""
        return tile == self.indicator

    @property
    def faces(self) -> Faces:
        """The faces of tiles: golds are wild, and white has the gold's."""
        return BY_GOLD[self.indicator]


# --- 跟打, the duty to follow ---------------------------------------------------------------------


def honour_of(state: XiamenState, tile: str) -> str:
    """Return the honour a natural tile counts as; empty for a gold or a suited tile."""
    face = state.faces.face[tile]
    return face if honour(face) and not state.is_gold(tile) else ""


def held_singly(state: XiamenState, seat: Seat, kinds: Iterable[str]) -> frozenset[str]:
    """Return the kinds of which a hand has exactly one natural tile."""
    hand = state.tally(seat)
    return frozenset([kind for kind in kinds if hand.many(kind) == 1])


def duties(state: XiamenState, seat: Seat) -> Tiles:
    """Return the tiles of which a seat must discard one first; older duties go before newer ones.

    XM: 字牌が捨てられたとき…できる限りすぐにその牌を捨てなければなりません.
    """
    for kinds in (state.old[seat], state.new[seat]):
        if owed := kinds and held_singly(state, seat, kinds):
            return tuple([tile for tile in state.hands[seat] if honour_of(state, tile) in owed])
    return ()


def grown_older(state: XiamenState, seat: Seat) -> XiamenState:
    """Make old those unfulfilled duties of a seat whose tile it still holds singly; drop the
    others.
    """
    owed = state.old[seat] | state.new[seat]
    if not owed:
        return state
    left = held_singly(state, seat, owed)
    return changed(state, old=put(state.old, seat, left), new=put(state.new, seat, frozenset()))


def followed(state: XiamenState, kind: str) -> XiamenState:
    """Give everybody with a single tile of a discarded honour the duty to discard it."""
    new = tuple(
        kinds | held_singly(state, seat, (kind,)) if kind not in old else kinds
        for seat, (old, kinds) in enumerate(zip(state.old, state.new, strict=True))
    )
    return changed(state, new=new)
