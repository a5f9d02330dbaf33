"""What a seat may do at the table of mahjong: the moves of a turn, and claims in a window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from rules.game import Move, Seat
from rules.mahjong.claims import PASS, WIN, Window
from rules.mahjong.state import others
from rules.mahjong.tiles import KINDS, Tiles, in_order, runs
from rules.mahjong.variant import Variant, Win
from rules.shared import changed

State = Any
DRAWN = {"wall": "self_draw", "kong": "kong_replacement", "flower": "flower_replacement"}
"""The source of a win with a tile that was drawn from there."""


def source_of(state: State) -> str:
    """Where the winning tile of the seat on turn comes from."""
    return DRAWN[state.source or "wall"]


class Claimable(NamedTuple):
    """A tile, what a hand could claim of it, and whether that hand could not win any more."""

    tile: str
    move: Move
    spoils: bool


class Offers:
    """The moves that a set of rules leaves open."""

    def __init__(self, variant: Variant[Any, Any]) -> None:
        self.variant = variant

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """What a seat that is asked may do; first what an absent player does."""
        if state.window:
            return tuple(self._answers(state, seat))
        if state.phase != "turn":
            return self.variant.asks(state, seat)
        return tuple(self._turn(state, seat))

    def within_reach(self, state: State, seat: Seat | None) -> Win | None:
        """What a win would be worth to a seat that is asked."""
        if seat is None or seat not in state.to_act:
            return None
        if window := state.window:
            return self._worth(state, seat, window.tile, window.kind)
        return self._worth(state, seat, state.drawn, source_of(state)) if state.source else None

    def claimable(self, state: State, seat: Seat) -> Iterator[Claimable]:
        """Every meld that a seat could claim of one more tile as its hand is."""
        for by in others(seat):
            for tile in KINDS:
                window = Window("discard", by, frozenset((seat,)), tile)
                asked = changed(state, phase="claim", turn=by, window=window)
                may = self.variant.opens(asked, "discard", tile)
                if may and self.variant.may_take(asked, window):
                    for move in self._melds(asked, seat, tile):
                        own = self.own(asked, seat, tile, move)
                        yield Claimable(tile, move, self.variant.spoils(asked, seat, own, tile))

    def own(self, state: State, seat: Seat, tile: str, claim: Move) -> Tiles:
        """The tiles of a hand that a claim lays down beside the one it takes."""
        return claim.pieces or self.same(state, seat, tile)[: 3 if claim.verb == "kong" else 2]

    def same(self, state: State, seat: Seat, tile: str) -> Tiles:
        """The tiles of a hand that count as the same kind."""
        face = self.variant.face(state, tile)
        hand = self._meldable(state, seat)
        return tuple([one for one in hand if self.variant.face(state, one) == face])

    def _turn(self, state: State, seat: Seat) -> Iterator[Move]:
        """To discard, first of all the tile just drawn unless it is wild; a kong or a win.

        Where nothing may be discarded the turn can end without.
        """
        discards = self.variant.discards(state, seat)
        if not discards:
            yield Move("keep")
        dull = state.drawn in discards and not self.variant.is_wild(state, state.drawn)
        first = (state.drawn,) if dull else ()
        yield from (Move("discard", (tile,)) for tile in dict.fromkeys((*first, *discards)))
        if state.source and self._may_declare(state, seat, state.drawn, source_of(state)):
            yield WIN
        yield from self._own_kongs(state, seat)
        yield from self.variant.turn_moves(state, seat)

    def _own_kongs(self, state: State, seat: Seat) -> Iterator[Move]:
        """Four of a kind in the hand, or after a draw the fourth tile of an open pung."""
        if not (state.source or self.variant.kongs_after_claims):
            return
        face = self.variant.face
        hand = self._meldable(state, seat)
        counts = Counter(face(state, tile) for tile in hand)
        pungs = {
            face(state, one.tiles[0])
            for one in state.melds[seat]
            if one.kind == "pung" and state.source
        }
        for tile in dict.fromkeys(hand):
            four = counts[face(state, tile)] == 4 or face(state, tile) in pungs
            if four and self.variant.may_kong(state, seat, tile):
                yield Move("kong", (tile,))

    def _answers(self, state: State, seat: Seat) -> Iterator[Move]:
        """To pass, or to claim."""
        window = state.window
        yield PASS
        if self._may_declare(state, seat, window.tile, window.kind):
            yield WIN
        if self.variant.may_take(state, window):
            yield from self._melds(state, seat, window.tile)

    def _melds(self, state: State, seat: Seat, tile: str) -> Iterator[Move]:
        """The pungs and kongs a seat could make of a tile, and the chows of a discard."""
        variant = self.variant
        face = variant.face(state, tile)
        same = len(self.same(state, seat, tile))
        if same >= 2 and variant.may_meld(state, seat, "pung", face):
            yield Move("pung")
        if same == 3 and variant.may_meld(state, seat, "kong", face):
            yield Move("kong")
        if state.window.kind == "discard" and variant.may_meld(state, seat, "chow", face):
            held = {variant.face(state, one): one for one in self._meldable(state, seat)}
            for run in runs(face):
                own = [one for one in run if one != face]
                if all(one in held for one in own):
                    yield Move("chow", in_order(held[one] for one in own))

    def _meldable(self, state: State, seat: Seat) -> Tiles:
        """The tiles of a hand that may be part of a meld: no wild ones."""
        hand = state.hands[seat]
        return tuple([tile for tile in hand if not self.variant.is_wild(state, tile)])

    def _may_declare(self, state: State, seat: Seat, tile: str | None, source: str) -> bool:
        """Whether a win may be declared; where false wins are fined it always may."""
        if self.variant.declares_freely(state):
            return self.variant.may_win(state, seat, tile, source)
        return self._worth(state, seat, tile, source) is not None

    def _worth(self, state: State, seat: Seat, tile: str | None, source: str) -> Win | None:
        """What a win would be worth; None where it is none."""
        if not self.variant.may_win(state, seat, tile, source):
            return None
        return self.variant.appraise(state, seat, tile, source)
