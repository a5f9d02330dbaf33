"""The turn: a card from the hand, a card from the stock, and what they take."""

from __future__ import annotations

from functools import cache
from typing import Any

from rules.game import Event, Move, Seat, changed
from rules.hanafuda.capture import Field, Spot, by_flower, takes
from rules.hanafuda.cards import FLOWER
from rules.hanafuda.mushi.deal import may_cancel
from rules.hanafuda.mushi.end import finish
from rules.hanafuda.mushi.state import ONI, MushiState, capture

REDEAL = Move("redeal")


@cache
def _play(card: str, spot: Spot = ()) -> Move:
    return Move("play", (card, *spot))


@cache
def _take(spot: Spot) -> Move:
    return Move("take", spot)


def plays(state: MushiState, seat: Seat) -> tuple[Move, ...]:
    """Each card of the hand with each thing it may take; laid down where it takes nothing."""
    moves: list[Move] = []
    spots = by_flower(state.field)
    if state.oni_lies:
        spots["rain"].remove((ONI,))
    for card in state.hands[seat]:
        own = spots.get(FLOWER[card], ()) if card != ONI else _oni_takes(state)
        if own:
            moves += [_play(card, spot) for spot in own]
        else:
            moves.append(_play(card))
    if len(state.hands[seat]) == 8 and may_cancel(state, seat):
        moves.append(REDEAL)
    return tuple(moves)


def choices(state: MushiState) -> tuple[Move, ...]:
    """What the turned stock card may take."""
    assert state.turned is not None
    return tuple(_take(spot) for spot in _stock_takes(state, state.turned, not state.stock))


def play_card(state: MushiState, seat: Seat, move: Move, events: list[Event]) -> MushiState:
    """A card from the hand, then the top card of the stock."""
    events.append(Event("play", seat, move.pieces))
    card = move.pieces[0]
    rest = tuple([other for other in state.hands[seat] if other != card])
    hands = (rest, state.hands[1]) if seat == 0 else (state.hands[0], rest)
    return _turn_stock(_settle(state, card, move.pieces[1:], events, hands=hands), events)


def take_choice(state: MushiState, seat: Seat, move: Move, events: list[Event]) -> MushiState:
    """What the turned stock card takes, now that it is chosen."""
    card = state.turned or ""
    events.append(Event("take", seat, (card, *move.pieces)))
    passed = {"phase": "play", "turn": 1 - seat, "turned": None}
    return _go_on(_settle(state, card, move.pieces, events, **passed), events)


def takes_by_hand(card: str, field: Field) -> tuple[Spot, ...]:
    """EN: the oni on the table "cannot be captured by any cards in hand"."""
    return tuple([spot for spot in takes(card, field) if spot[0] != ONI])


def _oni_takes(state: MushiState) -> tuple[Spot, ...]:
    """JA: 鬼札で,雨と3枚組以外の何でも取れます; the variation lets it take a group."""
    size = 3 if state.options.oni_takes_triple else 1
    return tuple(s for s in state.field if len(s) <= size and FLOWER[s[0]] != "rain")


def _stock_takes(state: MushiState, card: str, last: bool) -> tuple[Spot, ...]:
    """The spots a card turned from the stock may take; the empty spot: it is taken by itself."""
    options = state.options
    if card == ONI:
        return _last_oni_takes(state) if last else _oni_takes(state)
    if state.oni_lies and FLOWER[card] != "rain":
        spots = takes_by_hand(card, state.field)
        if options.fourth_of_triple_vs_oni == "triple" and spots and len(spots[0]) == 3:
            return spots
        return ((ONI,),)
    if state.oni_lies and options.rain_flip_with_oni == "stays":
        return ()
    return takes_by_hand(card, state.field)


def _last_oni_takes(state: MushiState) -> tuple[Spot, ...]:
    """JA: 最後の山札が鬼なら,めくった人が鬼1枚だけを取ります; the variation adds a rain."""
    rains = takes_by_hand(ONI, state.field)
    if state.options.last_stock_oni == "mayTakeRain" and rains:
        return rains
    return ((),)


def _turn_stock(state: MushiState, events: list[Event]) -> MushiState:
    """Turn the top stock card; it waits as `turned` only where there is a choice."""
    seat, card, stock = state.turn, state.stock[0], state.stock[1:]
    spots = _stock_takes(state, card, not stock)
    if len(spots) > 1:
        events.append(Event("choose", seat, (card,)))
        return changed(state, phase="take", turned=card, stock=stock)
    if spots == ((),):
        events.append(Event("alone", seat, (card,)))
        state = capture(state, seat, (card,), events, stock=stock, turn=1 - seat)
    else:
        taken = spots[0] if spots else ()
        events.append(Event("turn", seat, (card, *taken)))
        state = _settle(state, card, taken, events, stock=stock, turn=1 - seat)
    return _go_on(state, events)


def _settle(
    state: MushiState, card: str, taken: Spot, events: list[Event], **also: Any
) -> MushiState:
    """A card comes to rest: captured with what it takes, or among the table cards.

    `also` names what changes with it.
    """
    if taken:
        field = tuple([spot for spot in state.field if spot[0] not in taken])
        return capture(state, state.turn, (card, *taken), events, field=field, **also)
    if card == ONI:
        also["placed"] = state.turn
    return changed(state, field=(*state.field, (card,)), **also)


def _go_on(state: MushiState, events: list[Event]) -> MushiState:
    """To the next turn, or to the end once the hands are empty."""
    return state if state.hands[0] or state.hands[1] else finish(state, events)
