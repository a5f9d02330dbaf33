"""Before the first trick: the seats, the first dealer, and the taking of the wall.

A parameter `deal` is the draft of a state on which a move is carried out.
"""

from __future__ import annotations

from rules.draw import draw_cards, draw_lot, throw
from rules.frozen import put
from rules.game import Event, Move, Seat
from rules.tiengow.ending import dealt
from rules.tiengow.options import METHODS, TienGowOptions
from rules.tiengow.state import TienGowState
from rules.tiengow.tiles import DECK, total
from rules.tiengow.wall import counted, ranked, taken

PLACES = ("right", "opposite", "left")
"""The free places around the seat that chose first, counter-clockwise."""
SITS = tuple(Move("sit", (place,)) for place in PLACES)
WALLS = {method: Move("wall", (method,)) for method in METHODS}


def begin(deal: TienGowState, events: list[Event]) -> None:
    """Find seats and dealer in the first deal; then build the wall."""
    if deal.carry.dealer is not None:
        _stand(deal, events)
        return
    options = deal.options
    if options.seating == "dice" or options.first_dealer.startswith("dice"):
        tape = list(deal.tape)
        deal.ranking = tuple(ranked(deal.order, tape, events))
        deal.tape, deal.dealer = tuple(tape), deal.ranking[0]
    if options.seating == "dice":
        deal.phase, deal.turn = "sit", deal.ranking[1]
        deal.places = (deal.ranking[0], None, None, None)
    else:
        _deal_by(deal, events)
        _stand(deal, events)


def seats_left(state: TienGowState) -> tuple[Move, ...]:
    """Return the places that are still free, the right-hand one first."""
    free = zip(SITS, state.places[1:], strict=True)
    return tuple(move for move, seat in free if seat is None)


def sit(deal: TienGowState, seat: Seat, move: Move, events: list[Event]) -> None:
    """Take the chosen place, and let the next player in the order of the dice choose.

    The last player gets the place that is left. A: 出た目の合計が大きい順に,好きな席を選びます.
    """
    events.append(Event("sit", seat, move.pieces))
    deal.places = put(deal.places, 1 + PLACES.index(move.pieces[0]), seat)
    _, _, third, last = deal.ranking
    if seat != third:
        deal.turn = third
        return
    deal.order = tuple([last if place is None else place for place in deal.places])
    deal.phase = "wall"
    _deal_by(deal, events)
    _stand(deal, events)


def _deal_by(deal: TienGowState, events: list[Event]) -> None:
    """Find the first dealer; a lot or a drawn tile uses dice from the end of the tape."""
    match deal.options.first_dealer:
        case "lot":
            deal.dealer, drawn = draw_lot(deal.order, deal.tape[::-1])
            events += drawn
        case "drawTile":
            rank = {tile: -total(tile) for tile in DECK}
            deal.dealer, drawn = draw_cards(deal.order, DECK, deal.tape[::-1], rank)
            events += drawn
        case "diceHighest":
            deal.dealer = deal.ranking[0]
            events.append(Event("lot", deal.dealer))
        case _:
            tape, first = list(deal.tape), deal.ranking[0]
            deal.dealer = counted(deal.order, first, throw(first, tape, events))
            deal.tape = tuple(tape)
            events.append(Event("lot", deal.dealer))


def _stand(deal: TienGowState, events: list[Event]) -> None:
    """Ask the player opposite the dealer for the way of taking, unless the house rule names it."""
    method = deal.options.wall_method
    deal.phase, deal.turn = "wall", deal.after(deal.dealer, 2)
    if method != "named":
        _take(deal, method, events)


def ways(options: TienGowOptions) -> tuple[Move, ...]:
    """Return the ways of taking the wall; the first is the default."""
    first = WALLS[options.wall_default]
    return (first, *(move for move in WALLS.values() if move != first))


def wall(deal: TienGowState, seat: Seat, move: Move, events: list[Event]) -> None:
    """Take the wall in the chosen way."""
    events.append(Event("wall", seat, move.pieces))
    _take(deal, move.pieces[0], events)


def _take(deal: TienGowState, method: str, events: list[Event]) -> None:
    """Throw two dice and count the seats; from the last one counted on, each takes eight tiles.

    Then the tricks begin, unless a dealt hand wins.
    """
    opposite = deal.after(deal.dealer, 2)
    roller = opposite if deal.options.dice_roller == "opposite" else deal.dealer
    first = counted(deal.order, roller, throw(roller, list(deal.tape), events))
    events.append(Event("first", first))
    for steps, tiles in enumerate(taken(deal.wall, method)):
        deal.hands = put(deal.hands, deal.after(first, steps), tiles)
    events.append(Event("deal"))
    deal.phase, deal.turn, deal.wall, deal.tape = "play", deal.dealer, (), ()
    dealt(deal, events)
