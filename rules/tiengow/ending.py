"""The end of a deal: who has won it, what it is worth, and who deals next."""

from __future__ import annotations

from rules.game import Event, Line, Result, Seat
from rules.shared import changed, gained
from rules.tiengow.dealt import dealt_hand
from rules.tiengow.settlement import (
    SEATS,
    Factor,
    Trick,
    captured,
    denied,
    manner,
    settle,
    settle_dealt,
    shut_out,
)
from rules.tiengow.state import Play, Sheet, TienGowCarry, TienGowState

NOTHING: Factor = ("", 1)
SEVEN: Factor = ("seven", 2)
EIGHT: Factor = ("eight", 4)


def dealt(state: TienGowState, events: list[Event]) -> TienGowState:
    """The dealer, then the others in turn: the first whose dealt hand wins lays it open."""
    for seat in (state.after(state.dealer, steps) for steps in range(SEATS)):
        worth = dealt_hand(state.hands[seat], state.options)
        if worth[0]:
            hand = state.hands[seat]
            events.append(Event("dealt-hand", seat, hand))
            hands = tuple(() if one == seat else row for one, row in enumerate(state.hands))
            state = changed(state, hands=hands, trick=(Play(seat, len(hand), hand),))
            return _over(state, seat, worth[0], settle_dealt(seat, state.multiple, worth))
    return state


def settled(state: TienGowState, last: Trick) -> TienGowState:
    """The winner of the last trick has won the deal (結), or B's holder of seven stacks."""
    house, holder = state.options, _seven_before(state.stacks, last)
    shut = NOTHING
    if state.stacks[last.winner] == 8:
        shut = EIGHT if house.eighth_trick == "contested" else _shut_out(state, last)
    elif house.eighth_trick == "contested" and holder is not None:
        shut, last = SEVEN, Trick(holder, (), holder, ())
    if last.winner == state.dealer:
        shut = denied(shut, state.won[0].plays[0].tiles, house)
    how = "kam" if captured(last, house) else manner(last, house)[0]
    lines = settle(state.stacks, last, state.multiple, house, shut)
    return _over(state, last.winner, shut[0] or how or "plain", lines)


def _seven_before(stacks: tuple[int, ...], last: Trick) -> Seat | None:
    """Who had seven stacks before the last trick."""
    before = [count - len(last.led) * (seat == last.winner) for seat, count in enumerate(stacks)]
    return before.index(7) if 7 in before else None


def _shut_out(state: TienGowState, last: Trick) -> Factor:
    single = last.led[0] if len(last.led) == 1 else None
    others = [tiles[-1] for tiles in state.down if tiles]
    seen = [tile for one in state.won for play in one.plays for tile in play.tiles]
    return shut_out(single, others, seen, state.options)


def _over(state: TienGowState, winner: Seat, ending: str, lines: tuple[Line, ...]) -> TienGowState:
    lines = state.lines + lines
    sheet = Sheet(winner, state.stacks)
    result = Result(ending, lines, sheet, _next(state, winner, lines))
    return changed(state, phase="over", lines=lines, result=result)


def _next(state: TienGowState, winner: Seat, lines: tuple[Line, ...]) -> TienGowCarry | None:
    """The winner deals next, with a multiple that grows while it is the same; None: it is over.

    B: 親が勝者になった場合局は変わらずに継続されされます.
    """
    carry, options = state.carry, state.options
    stays = winner == state.dealer
    changes = carry.changes + (not stays)
    played = carry.number if options.length == "deals" else changes
    if played >= options.hands:
        return None
    return TienGowCarry(
        number=carry.number + 1,
        dealer=winner,
        scores=gained(carry.scores, lines),
        order=state.order,
        term=carry.term + 1 if stays else 1,
        changes=changes,
    )
