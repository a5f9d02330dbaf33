"""The course of a deal: asking, drawing, claims, and the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.frozen import changed, put
from rules.game import Event, Move, Result, Seat
from rules.mahjong.claims import PASS, WIN, Window, answered, strongest
from rules.mahjong.offers import Offers
from rules.mahjong.state import SEATS, Discard, Meld, following, others
from rules.mahjong.tiles import flower, in_order, without
from rules.mahjong.variant import Variant
from rules.mahjong.win import Sheet

State = Any
OTHERS = {seat: frozenset(others(seat)) for seat in range(SEATS)}
"""For each seat, all other seats."""
ANSWERED = tuple(Event("answer", seat) for seat in range(SEATS))
"""The event of an answer, by seat; it does not say what the answer was."""


class Course:
    """The consequences of a move, until a player is asked again, under a variant's rules."""

    def __init__(self, variant: Variant[Any, Any], offers: Offers) -> None:
        self.variant = variant
        self.offers = offers

    # --- Claims ---------------------------------------------------------------------------------

    def ask(self, state: State, kind: str, by: Seat, tile: str, events: list[Event]) -> State:
        """Ask all seats but `by`, which gives a tile, for claims in a window of this kind; no
        window opens if everybody can see that no claim is possible.
        """
        window = Window(kind, by, OTHERS[by], tile)
        if self.variant.opens(state, kind, tile):
            return changed(state, phase="claim", window=window)
        return self._unclaimed(state, window, events)

    def answer(self, state: State, seat: Seat, move: Move, events: list[Event]) -> State:
        """Remember an answer; once all have answered let the strongest claim through."""
        events.append(ANSWERED[seat])
        window = answered(state.window, seat, move)
        if window.waiting:
            return changed(state, window=window)
        state = self.variant.passed_by(state, window)
        state, claim = self._strongest(state, window, events)
        state = changed(state, window=None, phase="turn")
        if claim is None:
            return self._unclaimed(self._called(state, window, events), window, events)
        seat, move = claim
        if move == WIN:
            giver = window.by if window.tile else None
            return self.won(state, seat, window.tile, window.kind, giver, events)
        return self._called(self._claimed(state, seat, move, window, events), window, events)

    def call(self, state: State, seat: Seat, move: Move, events: list[Event]) -> State:
        """Lay down a xi out of turn; during a window the call stays secret until the window
        closes.
        """
        window = state.window
        if window is None:
            return self.lay_xi(state, seat, move, events)
        return changed(state, window=replace(window, calls=(*window.calls, (seat, move))))

    def _called(self, state: State, window: Window, events: list[Event]) -> State:
        """Carry out calls made during a window, unless a claim has used their tiles."""
        for seat, move in window.calls:
            if move in self.variant.calls(state, seat):
                state = self.lay_xi(state, seat, move, events)
        return state

    def _strongest(
        self, state: State, window: Window, events: list[Event]
    ) -> tuple[State, tuple[Seat, Move] | None]:
        """Return the state, and the claim that goes through; None where everybody passes.

        A false win that does not end the deal counts as a pass, and the next claim goes through.
        """
        while True:
            claim = strongest(window, self.variant.rank(state, window))
            if claim is None or claim[1] != WIN:
                return state, claim
            seat, _ = claim
            if self.variant.appraise(state, seat, window.tile, window.kind) is not None:
                return state, claim
            after = self.variant.fouled(state, seat)
            if after is None:
                return state, claim
            events.append(Event("foul", seat))
            state, window = after, answered(window, seat, PASS)

    def _unclaimed(self, state: State, window: Window, events: list[Event]) -> State:
        """Go on without a claim: draw, replace the kong's tile, or begin the dealer's turn."""
        match window.kind:
            case "discard":
                return self.draw(state, following(window.by), events)
            case "rob_kong":
                state = self.earned(state, window.by, _grown(state, window))
                return self.replace(state, window.by, 1, events)
            case _:
                return self._begin(state, state.dealer)

    def _claimed(
        self, state: State, seat: Seat, move: Move, window: Window, events: list[Event]
    ) -> State:
        """Carry out a claim: the tile of the window becomes part of the seat's meld."""
        tile = window.tile or ""
        own = self.offers.own(state, seat, tile, move)
        tiles = in_order((*own, tile))
        events.append(Event(move.verb, seat, tiles))
        meld = Meld(move.verb, tiles, window.by, tile, from_xi=window.kind != "discard")
        state = _given(state, window.by, tile, window.kind, seat)
        state = changed(
            self._begin(state, seat),
            hands=put(state.hands, seat, without(state.hands[seat], *own)),
            melds=put(state.melds, seat, (*state.melds[seat], meld)),
            thrown=None,
            drawn=None,
            source=None,
        )
        if move.verb != "kong":
            return state
        return self.replace(self.earned(state, seat, meld), seat, 1, events)

    def lay_xi(self, state: State, seat: Seat, move: Move, events: list[Event]) -> State:
        """Lay down a xi from the hand; nobody may rob it.

        Out of turn, the tile drawn by the seat on turn keeps its source.
        """
        kind, draws = self.variant.xi(move.pieces)
        events.append(Event("xi", seat, move.pieces))
        meld = Meld(kind, move.pieces)
        after = self.earned(laid(state, seat, meld), seat, meld)
        after = self.replace(after, seat, draws, events)
        if seat != state.turn:
            return changed(after, turn=state.turn, drawn=state.drawn, source=state.source)
        return after if after.drawn in after.hands[seat] else changed(after, drawn=None)

    # --- Draws ----------------------------------------------------------------------------------

    def _begin(self, state: State, seat: Seat) -> State:
        state = self.variant.turned(state, seat)
        return changed(state, phase="turn", turn=seat)

    def draw(self, state: State, seat: Seat, events: list[Event]) -> State:
        """Draw from the head of the wall for a seat, or ask it first where a rule says so.

        A win without a declaration, or a wall that is used up, ends the deal instead.
        """
        state = self._begin(state, seat)
        if state.left == 0:
            return self._used_up(state, events)
        state = self.variant.before_draw(state, seat, events)
        if at_once := self.variant.at_once(state, seat):
            return self.won(state, seat, at_once.tile, at_once.source, None, events)
        return state if state.phase == "look" else self.take(state, seat, "wall", events)

    def replace(self, state: State, seat: Seat, count: int, events: list[Event]) -> State:
        """Draw `count` tiles from the tail of the wall, for a kong or a xi."""
        for _ in range(count):
            if state.result is None:
                state = self.take(self._begin(state, seat), seat, "kong", events)
        return state

    def take(self, state: State, seat: Seat, source: str, events: list[Event]) -> State:
        """Move a tile of the wall to a hand; lay flowers open and replace them."""
        while True:
            tile = state.wall[0] if source == "wall" else state.wall[-1]
            rest = state.wall[1:] if source == "wall" else state.wall[:-1]
            if not flower(tile):
                break
            events.append(Event("flower", seat, (tile,)))
            own = in_order((*state.flowers[seat], tile))
            state = changed(state, wall=rest, flowers=put(state.flowers, seat, own))
            if at_once := self.variant.at_once(state, seat):
                return self.won(state, seat, at_once.tile, at_once.source, None, events)
            source = "flower"
        events.append(Event("drawn", seat, (tile,), frozenset((seat,))))
        hand = in_order((*state.hands[seat], tile))
        return changed(
            state,
            wall=rest,
            phase="turn",
            hands=put(state.hands, seat, hand),
            drawn=tile,
            source=source,
        )

    def earned(self, state: State, seat: Seat, meld: Meld) -> State:
        """Move the points that a kong or xi earns at once."""
        lines = self.variant.earned(state, seat, meld)
        return changed(state, lines=state.lines + lines) if lines else state

    # --- The end --------------------------------------------------------------------------------

    def _used_up(self, state: State, events: list[Event]) -> State:
        """End a deal in which nobody can draw any more."""
        if chance := self.variant.last_chance(state):
            seat, source = chance
            return self.won(state, seat, None, source, None, events)
        events.append(Event("used-up"))
        carry = self.variant.carry(state, "draw", None, None)
        return _over(state, Result("draw", state.lines, Sheet(), carry))

    def won(
        self,
        state: State,
        seat: Seat,
        tile: str | None,
        source: str,
        giver: Seat | None,
        events: list[Event],
    ) -> State:
        """Carry out a win, or fine the seat if it declared the win falsely.

        `tile` is the winning tile, if there is one, and `giver` the seat that gave it (None: no
        seat did).
        """
        win = self.variant.settled(state, seat, tile, source)
        if win is None:
            return self._foul(state, seat, tile, source, events)
        events.append(Event("win", seat, (tile,) if tile else ()))
        if giver is None or tile is None:
            state = self.variant.taken(state, seat, source)
        else:
            state = _given(state, giver, tile, source, seat)
            hand = in_order((*state.hands[seat], tile))
            state = changed(state, hands=put(state.hands, seat, hand))
        lines = state.lines + win.lines
        carry = self.variant.carry(changed(state, lines=lines), win.name, seat, win)
        sheet = Sheet(seat, tile, source, giver, win)
        return _over(state, Result(win.name, lines, sheet, carry), seat)

    def _foul(
        self, state: State, seat: Seat, tile: str | None, source: str, events: list[Event]
    ) -> State:
        """End the deal with the fine for a false win."""
        events.append(Event("foul", seat, state.hands[seat]))
        lines = state.lines + self.variant.foul(state, seat, tile, source)
        state = changed(state, lines=lines)
        carry = self.variant.carry(state, "foul", None, None)
        return _over(state, Result("foul", lines, Sheet(seat, None, source), carry), seat)


def laid(state: State, seat: Seat, meld: Meld) -> State:
    """Move the tiles of a meld out of the hand."""
    return changed(
        state,
        hands=put(state.hands, seat, without(state.hands[seat], *meld.tiles)),
        melds=put(state.melds, seat, (*state.melds[seat], meld)),
    )


def _grown(state: State, window: Window) -> Meld:
    """Return the kong or xi to which the tile of a window was just added."""
    melds: tuple[Meld, ...] = state.melds[window.by]
    grown = (meld for meld in melds if meld.kind == "added" or meld.is_xi)
    return next(meld for meld in grown if window.tile in meld.tiles)


def _given(state: State, giver: Seat, tile: str, kind: str, taker: Seat) -> State:
    """Take a tile from the discards, or from the kong or xi it was just added to."""
    if kind == "discard":
        *before, last = state.trail or (Discard(giver, tile),)
        trail = (*before, last._replace(taken=taker))
        return changed(state, river=state.river[:-1], trail=trail)
    grown = _grown(state, Window(kind, giver, frozenset(), tile))
    melds = (meld.less(tile) if meld is grown else meld for meld in state.melds[giver])
    return changed(state, melds=put(state.melds, giver, tuple(melds)))


def _over(state: State, result: Result, shown: Seat | None = None) -> State:
    opened = frozenset() if shown is None else frozenset((shown,))
    return changed(
        state, phase="over", window=None, lines=result.lines, result=result, opened=opened
    )
