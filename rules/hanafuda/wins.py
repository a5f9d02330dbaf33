"""Leftover cards at the end of a deal of Sakura, and the payment of wins.

Source: SAK as in `rules.hanafuda.sakura`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.game import Line, Seat, pay
from rules.hanafuda.cards import FLOWER
from rules.hanafuda.state import FlowerState, cards_of


def left_over(state: FlowerState, used: str) -> Iterator[str]:
    """Yield the cards left over through the use of the gaji, which go to the seat that used it.

    SAK: ガジを使った結果,合わせる相手がなくなって余る札は,ガジを使った人の取り札になります. These
    are the odd cards of the flower it was `used` for and the odd rains; while cards of the stock
    are unseen, only a card whose three others are all captured.
    """
    lies = cards_of(state.field)
    for card in lies:
        of_flower = sum(FLOWER[other] == FLOWER[card] for other in lies)
        known = not state.stock or (of_flower == 1 and not _unseen(state, FLOWER[card]))
        if FLOWER[card] in ("rain", used) and known:
            yield card


def _unseen(state: FlowerState, flower: str) -> bool:
    return any(FLOWER[card] == flower for card in state.stock)


def lines_of(
    state: FlowerState, winner: tuple[Seat, ...], total: Mapping[tuple[Seat, ...], int]
) -> Iterator[Line]:
    """Yield the payments for a win: each loser pays one, and one more for each bar of a big win.

    Under the other house rule, each loser pays the difference in points.
    """
    losers = [side for side in total if side != winner]
    margin = {side: total[winner] - total[side] for side in losers}
    seats, options = len(state.hands), state.options
    if options.stake == "difference":
        yield pay("difference", seats, *_payments(winner, margin))
        return
    if options.margin_to == "secondBest":
        margin = dict.fromkeys(losers, min(margin.values()))
    yield pay("win", seats, *_payments(winner, dict.fromkeys(losers, 1)))
    for bar in (100,) if options.big_win == "100" else (50, 100):
        reached = {side: 1 for side in losers if margin[side] >= bar}
        if reached:
            yield pay(f"win-by-{bar}", seats, *_payments(winner, reached))


def _payments(
    winner: tuple[Seat, ...], points: Mapping[tuple[Seat, ...], int]
) -> Iterator[tuple[Seat, Seat, int]]:
    """Yield the payments (payer, receiver, points): from each loser to the winner, in teams to the
    one opposite.
    """
    for side, each in points.items():
        for payer, receiver in zip(side, winner, strict=True):
            yield payer, receiver, each
