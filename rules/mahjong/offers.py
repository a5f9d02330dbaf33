"""The moves a seat may make at the mahjong table: those of its turn, and claims in a window."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from rules.frozen import changed
from rules.game import Move, Seat
from rules.mahjong.claims import PASS, WIN, Window
from rules.mahjong.state import others
from rules.mahjong.tiles import BESIDE, KINDS, Tiles, in_order
from rules.mahjong.variant import Variant
from rules.mahjong.win import Win

State = Any
DRAWN = {"wall": "self_draw", "kong": "kong_replacement", "flower": "flower_replacement"}
"""The source of a win with a drawn tile, by where it was drawn."""
KEEP = Move("keep")
PUNG, KONG = Move("pung"), Move("kong")
DISCARDS = {tile: Move("discard", (tile,)) for tile in KINDS}
"""The discard of each tile, made only once because every turn offers them."""


def source_of(state: State) -> str:
    """Return the source of the winning tile of the seat on turn."""
    return DRAWN[state.source or "wall"]


class Claimable(NamedTuple):
    """A tile, a claim a hand could make of it, and whether the hand could then no longer win.

    `by` is a seat whose discard of the tile could be claimed.
    """

    tile: str
    move: Move
    spoils: bool
    by: Seat


class Offers:
    """The moves that a set of rules allows."""

    def __init__(self, variant: Variant[Any, Any]) -> None:
        self.variant = variant

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return the moves of a seat that is asked, in the order of its hand."""
        if state.window:
            return self._in_hand_order(state, seat, self._answers(state, seat))
        if state.phase != "turn":
            return self.variant.asks(state, seat)
        more = self._in_hand_order(state, seat, self._more(state, seat))
        may = frozenset(self.variant.discards(state, seat))
        if not may:
            return KEEP, *more
        hand = dict.fromkeys(self.variant.held(state, seat))
        return (*[DISCARDS[tile] for tile in hand if tile in may], *more)

    def calls(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return the melds a seat may lay down without being asked, in the order of its hand."""
        return self._in_hand_order(state, seat, self.variant.calls(state, seat))

    def absent(self, state: State, seat: Seat) -> Move:
        """Return the move for an absent player.

        It passes in a window, takes the first move of a special phase, and ends a turn in which
        nothing may be discarded. Otherwise it discards the drawn tile, or the first possible one
        where that is wild or must stay.
        """
        if state.window:
            return PASS
        if state.phase != "turn":
            return self.variant.asks(state, seat)[0]
        discards = self.variant.discards(state, seat)
        if not discards:
            return KEEP
        dull = state.drawn in discards and state.drawn not in state.faces.wilds
        return DISCARDS[state.drawn if dull else discards[0]]

    def _in_hand_order(self, state: State, seat: Seat, moves: Iterable[Move]) -> tuple[Move, ...]:
        """Sort moves by verb, then by the number of own tiles, then by their places in the hand.

        Verbs keep the order in which they first appear.
        """
        found = tuple(moves)
        if len(found) < 2:
            return found
        verbs = {verb: place for place, verb in enumerate(dict.fromkeys(m.verb for m in found))}
        hand = self.variant.held(state, seat)
        places = {tile: hand.index(tile) for tile in hand}

        def place(move: Move) -> tuple[int, int, list[int]]:
            own = move.pieces[:1] if move.verb == "swap" else move.pieces
            return verbs[move.verb], len(own), sorted([places.get(tile, -1) for tile in own])

        return tuple(sorted(found, key=place))

    def within_reach(self, state: State, seat: Seat | None) -> Win | None:
        """Return the win that a seat can declare; None if it is not asked or may not win."""
        if seat is None or seat not in state.to_act:
            return None
        if window := state.window:
            return self._worth(state, seat, window.tile, window.kind)
        return self._worth(state, seat, state.drawn, source_of(state)) if state.source else None

    def claimable(self, state: State, seat: Seat) -> Iterator[Claimable]:
        """Yield every meld that a seat could claim from a discard of another seat."""
        for by in others(seat):
            for tile in KINDS:
                window = Window("discard", by, frozenset((seat,)), tile)
                asked = changed(state, phase="claim", turn=by, window=window)
                may = self.variant.opens(asked, "discard", tile)
                if may and self.variant.may_take(asked, window):
                    for move in self._melds(asked, seat, tile):
                        own = self.own(asked, seat, tile, move)
                        spoils = self.variant.spoils(asked, seat, own, tile)
                        yield Claimable(tile, move, spoils, by)

    def own(self, state: State, seat: Seat, tile: str, claim: Move) -> Tiles:
        """Return the tiles of a hand that a claim lays down with the claimed one."""
        same = state.tally(seat).of(state.faces.face[tile])
        return claim.pieces or same[: 3 if claim.verb == "kong" else 2]

    def _more(self, state: State, seat: Seat) -> Iterator[Move]:
        """Yield the other moves of the seat on turn: a win, kongs, moves of its variant."""
        if state.source and self._may_declare(state, seat, state.drawn, source_of(state)):
            yield WIN
        yield from self._own_kongs(state, seat)
        yield from self.variant.turn_moves(state, seat)

    def _own_kongs(self, state: State, seat: Seat) -> Iterator[Move]:
        """Yield the kongs of the seat on turn: four in the hand or, after a draw, the fourth tile
        of an open pung.
        """
        if not (state.source or self.variant.kongs_after_claims):
            return
        face = state.faces.face
        pungs = [
            face[meld.tiles[0]]
            for meld in state.melds[seat]
            if meld.kind == "pung" and state.source
        ]
        hand = state.tally(seat)
        if not pungs and 4 not in hand.counts:
            return
        for kind, tiles in hand.natural.items():
            four = len(tiles) == 4 or kind in pungs
            if four and self.variant.may_kong(state, seat, tiles[0]):
                yield Move("kong", tiles[:1])

    def _answers(self, state: State, seat: Seat) -> Iterator[Move]:
        """Yield the answers of a seat in a window: to pass, then its claims."""
        window = state.window
        yield PASS
        if self._may_declare(state, seat, window.tile, window.kind):
            yield WIN
        if self.variant.may_take(state, window):
            yield from self._melds(state, seat, window.tile)

    def _melds(self, state: State, seat: Seat, tile: str) -> Iterator[Move]:
        """Yield the pungs and kongs a seat could make of a tile, and the chows of a discard."""
        variant, hand, kind = self.variant, state.tally(seat), state.faces.face[tile]
        same = hand.many(kind)
        if same >= 2 and variant.may_meld(state, seat, "pung", kind):
            yield PUNG
        if same == 3 and variant.may_meld(state, seat, "kong", kind):
            yield KONG
        if state.window.kind == "discard" and variant.may_meld(state, seat, "chow", kind):
            own = state.faces.own
            for first, other in BESIDE[kind]:
                if hand.many(first) and hand.many(other):
                    yield Move("chow", in_order((own[first], own[other])))

    def _may_declare(self, state: State, seat: Seat, tile: str | None, source: str) -> bool:
        """Whether a seat may declare a win with a tile; where false wins are fined, its tiles need
        not win.
        """
        if self.variant.declares_freely(state):
            return self.variant.may_win(state, seat, tile, source)
        return self._worth(state, seat, tile, source) is not None

    def _worth(self, state: State, seat: Seat, tile: str | None, source: str) -> Win | None:
        """Return the worth of a win; None where the seat cannot win."""
        rules = self.variant
        if not rules.may_win(state, seat, tile, source):
            return None
        if not rules.looks_whole(state, seat, tile, source):
            return None
        return rules.appraise(state, seat, tile, source)
