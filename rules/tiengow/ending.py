"""The end of a deal: its winner, its worth, and the next dealer.

Source: B as in `rules.tiengow.deal`.
"""

from __future__ import annotations

from rules.frozen import put
from rules.game import Event, Line, Result, Seat
from rules.shared import gained
from rules.tiengow.dealt import dealt_hand
from rules.tiengow.settlement import (
    EIGHT,
    NOTHING,
    SEATS,
    SEVEN,
    Factor,
    Trick,
    captured,
    denied,
    manner,
    settle,
    settle_dealt,
    shut_out,
)
from rules.tiengow.state import Sheet, TienGowCarry, TienGowState, laid


def dealt(deal: TienGowState, events: list[Event]) -> None:
    """If a dealt hand wins, lay open the first one in turn from the dealer on, and end the deal."""
    for seat in (deal.after(deal.dealer, steps) for steps in range(SEATS)):
        hand = deal.hands[seat]
        worth = dealt_hand(hand, deal.options)
        if worth[0]:
            events.append(Event("dealt-hand", seat, hand))
            deal.hands, deal.trick = put(deal.hands, seat, ()), (laid(seat, len(hand), hand),)
            _over(deal, seat, worth[0], settle_dealt(seat, deal.multiple, worth))
            break


def settled(deal: TienGowState, last: Trick) -> None:
    """End the deal: the winner of the last trick wins (結), or in B's contested eighth trick the
    holder of seven stacks.
    """
    house, holder = deal.options, _seven_before(deal.stacks, last)
    shut = NOTHING
    if deal.stacks[last.winner] == 8:
        shut = EIGHT if house.eighth_trick == "contested" else _shut_out(deal, last)
    elif house.eighth_trick == "contested" and holder is not None:
        shut, last = SEVEN, Trick(holder, (), holder, ())
    if last.winner == deal.dealer:
        shut = denied(shut, deal.won[0].plays[0].tiles, house)
    how = "kam" if captured(last, house) else manner(last, house)[0]
    lines = settle(deal.stacks, last, deal.multiple, house, shut)
    _over(deal, last.winner, shut[0] or how or "plain", lines)


def _seven_before(stacks: tuple[int, ...], last: Trick) -> Seat | None:
    """Return the seat that had seven stacks before the last trick; None if no seat had."""
    before = [count - len(last.led) * (seat == last.winner) for seat, count in enumerate(stacks)]
    return before.index(7) if 7 in before else None


def _shut_out(state: TienGowState, last: Trick) -> Factor:
    single = last.led[0] if len(last.led) == 1 else None
    others = [tiles[-1] for tiles in state.down if tiles]
    seen = [tile for trick in state.won for play in trick.plays for tile in play.tiles]
    return shut_out(single, others, seen, state.options)


def _over(deal: TienGowState, winner: Seat, ending: str, lines: tuple[Line, ...]) -> None:
    deal.phase, deal.lines = "over", deal.lines + lines
    sheet = Sheet(winner, deal.stacks)
    deal.result = Result(ending, deal.lines, sheet, _next(deal, winner, deal.lines))


def _next(state: TienGowState, winner: Seat, lines: tuple[Line, ...]) -> TienGowCarry | None:
    """Return the carry of the next deal; None after the last one.

    The winner deals, and `term` counts the dealer's deals in a row.

    B: 親が勝者になった場合局は変わらずに継続.
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
