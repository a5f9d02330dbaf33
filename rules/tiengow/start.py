"""Before the first trick: the seats, the first dealer, the wall and who takes what of it."""

from __future__ import annotations

from typing import Any

from rules.draw import draw_cards, draw_lot, throw
from rules.game import Event, Move, Seat
from rules.shared import changed
from rules.tiengow.ending import dealt
from rules.tiengow.options import METHODS, TienGowOptions
from rules.tiengow.state import TienGowState
from rules.tiengow.tiles import DECK, total
from rules.tiengow.wall import counted, ranked, taken

PLACES = ("right", "opposite", "left")
"""Where one may sit as seen from whoever chose first, counter-clockwise."""
SEATS = tuple(Move("sit", (place,)) for place in PLACES)


def begin(state: TienGowState, events: list[Event]) -> TienGowState:
    """Seats and dealer are found where nobody has dealt yet; then the wall stands."""
    if state.carry.dealer is not None:
        return _stand(state, events)
    options = state.options
    if options.seating == "dice" or options.first_dealer.startswith("dice"):
        tape = list(state.tape)
        ranking = tuple(ranked(state.order, tape, events))
        state = changed(state, ranking=ranking, tape=tuple(tape), dealer=ranking[0])
    if options.seating == "dice":
        places = (state.ranking[0], None, None, None)
        return changed(state, phase="sit", turn=state.ranking[1], places=places)
    return _stand(_dealt_by(state, events), events)


def seats_left(state: TienGowState) -> tuple[Move, ...]:
    """The places that are still free, the neighbour's on the right first."""
    free = zip(SEATS, state.places[1:], strict=True)
    return tuple(move for move, seat in free if seat is None)


def sit(state: TienGowState, seat: Seat, move: Move, events: list[Event]) -> TienGowState:
    """Who threw more chooses first; the last one has no choice.

    A: 出た目の合計が大きい順に,好きな席を選びます.
    """
    events.append(Event("sit", seat, move.pieces))
    places = list(state.places)
    places[1 + PLACES.index(move.pieces[0])] = seat
    state = changed(state, places=tuple(places))
    _, _, third, last = state.ranking
    if seat != third:
        return changed(state, turn=third)
    order = tuple(last if one is None else one for one in places)
    return _stand(_dealt_by(changed(state, order=order, phase="wall"), events), events)


def _dealt_by(state: TienGowState, events: list[Event]) -> TienGowState:
    """The first dealer; what is drawn comes off the end of the tape."""
    found: dict[str, Any] = {}
    match state.options.first_dealer:
        case "lot":
            dealer, drawn = draw_lot(state.order, state.tape[::-1])
            events += drawn
        case "drawTile":
            rank = {tile: -total(tile) for tile in DECK}
            dealer, drawn = draw_cards(state.order, DECK, state.tape[::-1], rank)
            events += drawn
        case "diceHighest":
            dealer = state.ranking[0]
            events.append(Event("lot", dealer))
        case _:
            tape, first = list(state.tape), state.ranking[0]
            dealer = counted(state.order, first, throw(first, tape, events))
            events.append(Event("lot", dealer))
            found["tape"] = tuple(tape)
    return changed(state, dealer=dealer, **found)


def _stand(state: TienGowState, events: list[Event]) -> TienGowState:
    """The player opposite the dealer is asked for the way of taking, unless the house has one."""
    opposite, method = state.after(state.dealer, 2), state.options.wall_method
    state = changed(state, phase="wall", turn=opposite)
    return state if method == "named" else _take(state, method, events)


def ways(options: TienGowOptions) -> tuple[Move, ...]:
    """The ways of taking the wall; the first is meant when none is named."""
    default = options.wall_default
    others = (method for method in METHODS if method != default)
    return tuple(Move("wall", (method,)) for method in (default, *others))


def wall(state: TienGowState, seat: Seat, move: Move, events: list[Event]) -> TienGowState:
    """The way is named."""
    events.append(Event("wall", seat, move.pieces))
    return _take(state, move.pieces[0], events)


def _take(state: TienGowState, method: str, events: list[Event]) -> TienGowState:
    """Two dice are thrown; where the count ends the taking begins, eight tiles each."""
    opposite = state.after(state.dealer, 2)
    roller = opposite if state.options.dice_roller == "opposite" else state.dealer
    first = counted(state.order, roller, throw(roller, list(state.tape), events))
    events.append(Event("first", first))
    hands = dict(
        zip((state.after(first, n) for n in range(4)), taken(state.wall, method), strict=True)
    )
    every = tuple(hands[seat] for seat in range(len(hands)))
    events.append(Event("deal"))
    state = changed(state, phase="play", turn=state.dealer, wall=(), tape=(), hands=every)
    return dealt(state, events)
