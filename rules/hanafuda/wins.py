"""Leftover cards at the end of a deal of Sakura, and the payment of wins.

Source: SAK as in `rules.hanafuda.sakura`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.game import Line, Seat, pay
from rules.hanafuda.cards import FLOWER
from rules.hanafuda.options import SakuraOptions
from rules.hanafuda.state import FlowerState, cards_of
from rules.hanafuda.yaku import Account

Side = tuple[Seat, ...]
"""The seats that play together."""
BARS: Mapping[str, tuple[int, ...]] = {"100": (100,), "50and100": (50, 100)}
"""The margins from which a win counts as one more, by house rule."""


@dataclass(frozen=True, slots=True)
class WinAccount(Account):
    """The account of a side where wins are counted.

    `margin` is the winner's lead over this side that counts, 0 for the winner. `wins` is the number
    of wins the side gains; a negative number is paid.
    """

    margin: int
    wins: int


def left_over(state: FlowerState, used: str) -> Iterator[str]:
    """Yield the cards left over through the use of the gaji, which go to the seat that used it.

    SAK: ガジを使った結果,合わせる相手がなくなって余る札は,ガジを使った人の取り札になります. These
    are the odd cards of the flower it was `used` for and the odd rains; while cards of the stock
    are unseen, only a card whose three others are all captured.
    """
    lies = cards_of(state.field)
    flowers = [FLOWER[card] for card in lies]
    for card, flower in zip(lies, flowers, strict=True):
        if flower not in ("rain", used):
            continue
        if not state.stock or (flowers.count(flower) == 1 and not _unseen(state, flower)):
            yield card


def _unseen(state: FlowerState, flower: str) -> bool:
    return any(FLOWER[card] == flower for card in state.stock)


def counted(
    options: SakuraOptions, winner: Side, sheet: Mapping[Side, Account]
) -> dict[Side, WinAccount]:
    """Return the accounts with the margin and the wins of each side.

    Each loser pays one win, and one more for each bar of a big win that its margin reaches.
    """
    losers = [side for side in sheet if side != winner]
    margin = {side: sheet[winner].total - sheet[side].total for side in losers}
    bars = BARS[options.big_win]
    if options.stake == "difference":
        bars = ()
    elif options.margin_to == "secondBest":
        margin = dict.fromkeys(losers, min(margin.values()))
    wins = {side: -1 - sum(margin[side] >= bar for bar in bars) for side in losers}
    wins[winner] = -sum(wins.values())
    return {
        side: WinAccount(
            *(each.counts, each.points, each.gained, each.lost, each.total),
            margin=margin.get(side, 0),
            wins=wins[side],
        )
        for side, each in sheet.items()
    }


def lines_of(
    options: SakuraOptions, seats: int, winner: Side, sheet: Mapping[Side, WinAccount]
) -> Iterator[Line]:
    """Yield the lines of a win: the first for one win from every loser, further ones for each bar
    of a big win.

    Where the stake is the difference, yield one line in which each loser pays its difference.
    """
    losers = {side: account for side, account in sheet.items() if side != winner}
    if options.stake == "difference":
        differences = {side: account.margin for side, account in losers.items()}
        yield pay("difference", seats, *_payments(winner, differences))
        return
    for paid, reason in enumerate(("win", *(f"win-by-{bar}" for bar in BARS[options.big_win]))):
        reached = {side: 1 for side, account in losers.items() if -account.wins > paid}
        if reached:
            yield pay(reason, seats, *_payments(winner, reached))


def _payments(winner: Side, points: Mapping[Side, int]) -> Iterator[tuple[Seat, Seat, int]]:
    """Yield the payments (payer, receiver, points) from each loser to the winner.

    In teams, the first loser pays the first winner, and the second loser the second winner.
    """
    for side, each in points.items():
        for payer, receiver in zip(side, winner, strict=True):
            yield payer, receiver, each
