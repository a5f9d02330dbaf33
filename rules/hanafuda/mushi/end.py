"""The end of a deal: leftovers, combinations, payment, the next dealer."""

from __future__ import annotations

from rules.game import Carry, Event, Line, Result, Seat, changed, pay
from rules.hanafuda.cards import FLOWER, in_order
from rules.hanafuda.mushi.state import (
    COMBINATIONS,
    ONI,
    PAR,
    PLAIN_RAINS,
    WORTH,
    MushiState,
    capture,
    cards_of,
)
from rules.hanafuda.yaku import Account, accounts


def finish(state: MushiState, events: list[Event]) -> MushiState:
    """The result once hands and stock are used up."""
    state = _share_leftovers(state, events)
    sheet = accounts(state.captures, WORTH, COMBINATIONS)
    lines = _lines(state, sheet)
    ahead = sheet[0].total - sheet[1].total
    winner = None if ahead == 0 else 0 if ahead > 0 else 1
    result = Result(
        "tie" if winner is None else "win", lines, sheet, _next_carry(state, lines, winner)
    )
    return changed(state, phase="over", result=result)


def _share_leftovers(state: MushiState, events: list[Event]) -> MushiState:
    """Give every table card an owner.

    EN: "One who takes the other two rain cards takes the remaining rain card and the other is taken
    by who used the junk of rain." An oni stranded on the table goes first; rains that nobody
    captured a part of stay unowned.
    """
    rain_holder = _holder(state, *PLAIN_RAINS)
    if state.oni_lies:
        owners = (state.placed, rain_holder)
        if state.options.stranded_oni == "rainHolder":
            owners = (rain_holder, state.placed)
        owner = next((seat for seat in owners if seat is not None), None)
        state = _leave_to(state, owner, {ONI}, events)
    rains = set(cards_of(state.field)) & set(PLAIN_RAINS)
    state = _leave_to(state, rain_holder, rains, events)
    others = {card for card in cards_of(state.field) if FLOWER[card] != "rain"}
    return _leave_to(state, _holder(state, ONI), others, events)


def _holder(state: MushiState, *cards: str) -> Seat | None:
    """Who captured any of the cards."""
    for seat in (0, 1):
        if any(card in state.captures[seat] for card in cards):
            return seat
    return None


def _leave_to(
    state: MushiState, seat: Seat | None, cards: set[str], events: list[Event]
) -> MushiState:
    if seat is None or not cards:
        return state
    events.append(Event("leftover", seat, in_order(cards)))
    field = tuple(spot for spot in state.field if spot[0] not in cards)
    return capture(changed(state, field=field), seat, in_order(cards), events)


def _lines(state: MushiState, sheet: tuple[Account, ...]) -> tuple[Line, ...]:
    """Each combination is paid; the cards pay what one player has above 115.

    Combination points are received "in captured cards" (EN): they move from total to total, so the
    payment is total - 115. Should rains have stayed unowned the winner still receives only what
    exceeds 115.
    """
    lines = []
    for seat in (0, 1):
        for name, points in sheet[seat].gained:
            cards = next(in_order(one.cards) for one in COMBINATIONS if one.name == name)
            lines.append(pay(name, 2, (1 - seat, seat, points), detail=cards))
    winner = 0 if sheet[0].total >= sheet[1].total else 1
    payment = max(sheet[winner].total - PAR, 0)
    rest = payment - sum(line.deltas[winner] for line in lines)
    return (pay("cards", 2, (1 - winner, winner, rest)), *lines)


def _next_carry(state: MushiState, lines: tuple[Line, ...], winner: Seat | None) -> Carry | None:
    if state.carry.number >= state.options.hands:
        return None
    dealer = state.dealer if winner is None else winner
    if winner is None and state.options.tie_dealer == "alternates":
        dealer = 1 - state.dealer
    scores = tuple(
        score + sum(line.deltas[seat] for line in lines)
        for seat, score in enumerate(state.carry.scores)
    )
    return Carry(state.carry.number + 1, dealer, scores)
