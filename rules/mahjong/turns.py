"""The moves of the seat on turn: discards, kongs and xi, looking, winning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.frozen import changed, put
from rules.game import Event, Move, Seat
from rules.mahjong.course import Course, laid
from rules.mahjong.offers import source_of
from rules.mahjong.state import Discard, Meld, following
from rules.mahjong.tiles import without
from rules.mahjong.variant import Verb

State = Any


class Turns(Course):
    """The moves of a turn; each carries the deal on to the next decision."""

    @property
    def verbs(self) -> Mapping[str, Verb[State]]:
        """The method that carries out a move, by its verb."""
        return {
            "discard": self._discard,
            "ready": self._ready,
            "kong": self._kong,
            "xi": self.lay_xi,
            "add": self._add,
            "look": self._look,
            "draw": self._draw_on,
            "keep": self._keep,
            "win": self._win,
            **self.variant.verbs,
        }

    def _discard(self, state: State, seat: Seat, move: Move, events: list[Event]) -> State:
        """Discard a tile and ask all other seats about it, unless everybody can see that no claim
        is possible.
        """
        (tile,) = move.pieces
        return self.ask(self.discarded(state, seat, tile, events), "discard", seat, tile, events)

    def _ready(self, state: State, seat: Seat, move: Move, events: list[Event]) -> State:
        """Discard a tile and declare ready with it."""
        (tile,) = move.pieces
        events.append(Event("ready", seat))
        state = self.variant.declared(self.discarded(state, seat, tile, events), seat)
        state = changed(state, trail=(*state.trail[:-1], state.trail[-1]._replace(ready=True)))
        return self.ask(state, "discard", seat, tile, events)

    def discarded(self, state: State, seat: Seat, tile: str, events: list[Event]) -> State:
        """Move a tile from a hand to the river and apply its effects, without opening a window."""
        events.append(Event("discard", seat, (tile,)))
        state = changed(
            state,
            hands=put(state.hands, seat, without(state.hands[seat], tile)),
            river=(*state.river, (seat, tile)),
            trail=(*state.trail, Discard(seat, tile, tile == state.drawn)),
            begun=state.begun | {seat},
            thrown=(seat, tile),
            drawn=None,
            source=None,
        )
        return self.variant.discarded(state, seat, tile)

    def _kong(self, state: State, seat: Seat, move: Move, events: list[Event]) -> State:
        """Lay down four of a kind, or add a tile to a pung; the added tile may be robbed."""
        tile = move.pieces[0]
        face = state.faces.face
        same = state.tally(seat).of(face[tile]) if len(move.pieces) == 1 else move.pieces
        if len(same) == 4:
            events.append(Event("concealed", seat, same))
            meld = Meld("concealed", same)
            state = self.earned(laid(state, seat, meld), seat, meld)
            return self.replace(state, seat, 1, events)
        pung = next(
            meld
            for meld in state.melds[seat]
            if meld.kind == "pung" and face[meld.tiles[0]] == face[tile]
        )
        return self._added(state, seat, tile, pung, "added", events)

    def _add(self, state: State, seat: Seat, move: Move, events: list[Event]) -> State:
        """Add a tile to a xi; the tile may be robbed."""
        (tile,) = move.pieces
        xi = next(meld for meld in state.melds[seat] if self.variant.may_add(meld, tile))
        return self._added(state, seat, tile, xi, "add", events)

    def _added(
        self, state: State, seat: Seat, tile: str, meld: Meld, told: str, events: list[Event]
    ) -> State:
        events.append(Event(told, seat, (tile,)))
        melds = (other.plus(tile) if other is meld else other for other in state.melds[seat])
        state = changed(
            state,
            hands=put(state.hands, seat, without(state.hands[seat], tile)),
            melds=put(state.melds, seat, tuple(melds)),
            drawn=None,
        )
        return self.ask(state, "rob_kong", seat, tile, events)

    def _look(self, state: State, seat: Seat, move: Move, events: list[Event]) -> State:
        """Let a ready player look at the tile that lies aside, and win with it or draw."""
        state = self.variant.looked(state, seat, events)
        if at_once := self.variant.at_once(state, seat):
            return self.won(state, seat, at_once.tile, at_once.source, None, events)
        return self.take(state, seat, "wall", events)

    def _draw_on(self, state: State, seat: Seat, move: Move, events: list[Event]) -> State:
        """Let a ready player draw without looking."""
        return self.take(state, seat, "wall", events)

    def _keep(self, state: State, seat: Seat, move: Move, events: list[Event]) -> State:
        """End the turn without a discard."""
        state = changed(state, drawn=None, source=None, thrown=None)
        return self.draw(state, following(seat), events)

    def _win(self, state: State, seat: Seat, move: Move, events: list[Event]) -> State:
        """Win with the tile just drawn; the turn goes on after a false win that does not end the
        deal.
        """
        source = source_of(state)
        if self.variant.appraise(state, seat, state.drawn, source) is None:
            after = self.variant.fouled(state, seat)
            if after is not None:
                events.append(Event("foul", seat))
                return after
        return self.won(state, seat, state.drawn, source, None, events)
