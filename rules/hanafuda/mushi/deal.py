"""The cut, the deal, and what the house rules do about the table cards and the hands."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Event, Move, Result, Seat, changed
from rules.hanafuda.capture import Field, all_of_a_flower, spread, three_of_a_flower
from rules.hanafuda.cards import FLOWER, in_order
from rules.hanafuda.mushi.state import ONI, MushiState, capture, cards_of


def cut_and_deal(state: MushiState, seat: Seat, move: Move, events: list[Event]) -> MushiState:
    """The lower packet goes on top; then the cards are dealt in packets of four."""
    events.append(Event(move.verb, seat, move.pieces))
    upper = int(move.pieces[0]) if move.pieces else 0
    pack = state.stock[upper:] + state.stock[:upper]
    younger, dealer, table = (_packets(pack, place) for place in PLACES[state.options.deal_order])
    hands = (dealer, younger) if state.dealer == 0 else (younger, dealer)
    grouped = [flower for flower in three_of_a_flower(table) if flower != "rain"]
    state = changed(state, hands=hands, field=spread(table, grouped), stock=pack[24:])
    events.append(Event("deal"))
    if _void(state):
        return throw_in(state, "void", events)
    if state.options.hand_four == "mayCancel":
        return changed(state, phase="keep")
    return open_table(state, events)


PLACES = {
    "child-dealer-field": ((0, 12), (4, 16), (8, 20)),
    "field-child-dealer-child-dealer-field": ((4, 12), (8, 16), (0, 20)),
}
"""Where the two packets of younger hand, dealer and table begin in the pack."""


def _packets(pack: tuple[str, ...], place: tuple[int, int]) -> tuple[str, ...]:
    first, second = place
    return pack[first : first + 4] + pack[second : second + 4]


def _void(state: MushiState) -> bool:
    """Whether the table cards alone make the deal void: no holder of four is asked then."""
    four = all_of_a_flower(cards_of(state.field))
    return (state.options.field_four == "redeal" and bool(four)) or (
        state.options.field_three_rain == "redeal" and _three_rains(state.field)
    )


def _three_rains(field: Field) -> bool:
    """EN: "three rain cards but the junk"; with the oni beside them they are four of a flower."""
    rains = [card for card in cards_of(field) if FLOWER[card] == "rain"]
    return len(rains) == 3 and ONI not in rains


def open_table(state: MushiState, events: list[Event]) -> MushiState:
    """Clear what the house rules take off the table at once; then the dealer plays first."""
    away = dict.fromkeys(all_of_a_flower(cards_of(state.field)), "dealer")
    if _three_rains(state.field):
        away["rain"] = "oni" if state.options.field_three_rain == "toOniTaker" else "dealer"
    for flower, owner in away.items():
        cards = in_order(card for card in cards_of(state.field) if FLOWER[card] == flower)
        field = tuple(spot for spot in state.field if FLOWER[spot[0]] != flower)
        state = changed(state, field=field)
        if owner == "dealer":
            events.append(Event("dealer-takes", state.dealer, cards))
            state = capture(state, state.dealer, cards, events)
        else:
            events.append(Event("reserve", None, cards))
            state = changed(state, reserved=cards)
    return changed(state, phase="play", turn=state.dealer)


def may_cancel(state: MushiState, seat: Seat) -> bool:
    """Four of a flower may be shown before the holder's first card.

    The younger hand is asked every time and the dealer with the first turn, so that being asked
    tells nobody anything.
    """
    return (
        state.options.hand_four == "mayCancel"
        and len(state.hands[seat]) == 8
        and (state.phase == "keep" or seat == state.dealer)
        and bool(all_of_a_flower(state.hands[seat]))
    )


def cancel(state: MushiState, seat: Seat, events: list[Event]) -> MushiState:
    """The holder shows the four cards and the deal is called off."""
    flower = all_of_a_flower(state.hands[seat])[0]
    four = in_order(card for card in state.hands[seat] if FLOWER[card] == flower)
    events.append(Event("redeal", seat, four))
    return throw_in(state, "cancelled", events)


def throw_in(state: MushiState, ending: str, events: list[Event]) -> MushiState:
    """No points; the same dealer deals again and the deal does not count."""
    events.append(Event("void", None, cards_of(state.field) if ending == "void" else ()))
    carry = replace(state.carry, dealer=state.dealer)
    return changed(state, phase="over", result=Result(ending, (), None, carry))
