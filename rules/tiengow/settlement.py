"""The payment of a deal: from stacks, last trick, dealer's multiple and house rules to lines.

Sources: A and B as in `rules.tiengow.deal`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rules.game import Line, Seat, pay
from rules.tiengow.combinations import GAOJIAO, WENZUN, Tiles, supreme
from rules.tiengow.options import TienGowOptions
from rules.tiengow.tiles import DECK, HEAVEN, NINES, RANK, SMALLEST, civil

SEATS = 4
FOUR = 4
"""The largest number of tiles a seat plays to a trick, and the number of stacks at which nothing is
owed.
"""
OWED = (5, 3, 2, 1, 0)
"""The points a loser owes, by its number of stacks; a loser with five (入一) or six (入二) is
paid.
"""


TOP = tuple((tile,) for tile in (HEAVEN, *NINES))
"""The single tiles that nothing beats."""


class Trick(NamedTuple):
    """A trick: the leader and the set led, the winner and the winning set."""

    leader: Seat
    led: Tiles
    winner: Seat
    best: Tiles


class Dealer(NamedTuple):
    """The dealer and the multiple of all that the dealer pays or receives."""

    seat: Seat
    multiple: int

    def times(self, *parties: Seat) -> int:
        """Return the multiple of a payment between these seats."""
        return self.multiple if self.seat in parties else 1


Factor = tuple[str, int]
"""A reason and its multiplier."""
NOTHING: Factor = ("", 1)
SEVEN: Factor = ("seven", 2)
"""The factor of seven stacks (七支), and of eight that could have been prevented."""
EIGHT: Factor = ("eight", 4)
"""The factor of eight stacks (八支)."""


def manner(last: Trick, house: TienGowOptions) -> Factor:
    """Return the factor for the way the last trick was won (勝ち方の倍).

    Four tiles (四大包) multiply by four. A led supreme (包尊) and the led smallest tile (幺結)
    multiply by two, and so does a captured civil supreme where the house rule says so.
    """
    if len(last.best) == FOUR:
        return "four", 4
    if last.leader == last.winner:
        if supreme(last.best, house):
            return "supreme", 2
        if len(last.best) == 1 and last.best[0] in _smallest(house):
            return "smallest", 2
    elif _civil_supreme_captured(last, house) and house.wenzun_capture_last == "winnerX2":
        return "supreme", 2
    return NOTHING


def captured(last: Trick, house: TienGowOptions) -> bool:
    """Whether the leader of the last trick is captured (擒): the smallest tile led and beaten by
    its captor.

    House rules add four tiles, and the civil supreme. A: 最終周に 1-2 を先手で出して,2-4 が結なら.
    """
    if last.leader == last.winner:
        return False
    if len(last.led) == 1:
        return (SMALLEST[last.led[0]],) == last.best if last.led[0] in _smallest(house) else False
    if len(last.led) == FOUR:
        return house.kam_quad
    return _civil_supreme_captured(last, house) and house.wenzun_capture_last == "kam"


def _smallest(house: TienGowOptions) -> tuple[str, ...]:
    return tuple(SMALLEST) if house.wenwuzun else ("1-2",)


def _civil_supreme_captured(trick: Trick, house: TienGowOptions) -> bool:
    return house.wenwuzun and (trick.led, trick.best) == (WENZUN, GAOJIAO)


def shut_out(
    last: str | None, others: Iterable[str], seen: Iterable[str], house: TienGowOptions
) -> Factor:
    """Return the factor of all eight stacks (完封の倍): 八支, or the lower 七支 where, by the test
    of the house rule, a tile could have beaten the last one.

    `last` is the single tile of the last trick (None: it had more), `others` are the other hands'
    tiles against it and `seen` every tile that has lain face up.
    """
    if last is None:
        return EIGHT
    match house.eight_test:
        case "actualTiles":
            certain = not any(_higher(tile, last) for tile in others)
        case "publicInfo":
            unseen = list(DECK)
            for tile in seen:
                unseen.remove(tile)
            certain = not any(_higher(tile, last) for tile in unseen)
        case _:
            certain = (last,) in TOP
    return EIGHT if certain else SEVEN


def _higher(tile: str, other: str) -> bool:
    return civil(tile) == civil(other) and RANK[tile] > RANK[other]


def denied(shut: Factor, first: Tiles, house: TienGowOptions) -> Factor:
    """Return the factor of a shut-out by a dealer whose first lead was `first`: some houses reduce
    or refuse it.
    """
    top = first in TOP or supreme(first, house)
    if not top or house.dealer_top_lead == "ignore":
        return shut
    if house.dealer_top_lead == "noSevenNoEight":
        return NOTHING
    return SEVEN if shut == EIGHT else shut


# --- The lines ----------------------------------------------------------------------------------


class Ledger:
    """Payments between seats, collected into one line for each reason."""

    def __init__(self) -> None:
        self._payments: dict[Factor, list[tuple[Seat, Seat, int]]] = {}

    def add(self, reason: str, payer: Seat, receiver: Seat, points: int, times: int = 0) -> None:
        """Add a payment, unless a seat would pay itself; `times` is the multiple that causes it, 0
        if none does.
        """
        if points and payer != receiver:
            self._payments.setdefault((reason, times), []).append((payer, receiver, points))

    def multiplied(
        self, payer: Seat, receiver: Seat, base: Factor, factors: Iterable[Factor]
    ) -> int:
        """Add a payment and the extra points of each factor; return the total."""
        reason, points = base
        self.add(reason, payer, receiver, points)
        for name, times in factors:
            self.add(name, payer, receiver, points * (times - 1), times)
            points *= times
        return points

    def lines(self) -> tuple[Line, ...]:
        """Return the lines of the payments, one for each reason; each line sums to zero."""
        return tuple(
            pay(reason, SEATS, *payments, detail=(f"×{times}",) if times else ())
            for (reason, times), payments in self._payments.items()
        )


def settle(
    stacks: Sequence[int],
    last: Trick,
    dealer: Dealer,
    house: TienGowOptions,
    shut: Factor = NOTHING,
) -> tuple[Line, ...]:
    """Return the lines of the debts to the winner of the last trick, and of the pay for five and
    six stacks.

    `shut` is the factor of a shut-out, see `shut_out`; with it nobody else counts as having a
    stack, not even the winner of B's contested eighth trick.
    """
    ledger, winner = Ledger(), last.winner
    won, kam = manner(last, house), captured(last, house)
    covers = kam and house.kam_scope == "coverAll"
    debts: dict[Seat, int] = {}
    for seat in range(SEATS):
        count = 0 if shut[0] else stacks[seat]
        own = ("dealer", dealer.times(seat, winner))
        if seat == winner:
            continue
        if count > FOUR:
            factors = [own, won, ("kam", house.kam_multiplier if kam else 1)]
            if house.nyu_special:  # A: 親が入一,入二で負けたときは,例外的に,親の倍もつきません.
                factors = [] if seat == dealer.seat else [own]
            ledger.multiplied(winner, seat, ("nyu", count - FOUR), factors)
        elif not kam or house.kam_scope != "ownOnly" or seat == last.leader:
            if covers and house.kam_debtor_multiplier == "perPayer":
                own = ("dealer", dealer.times(last.leader, winner))
            debts[seat] = ledger.multiplied(seat, winner, ("stacks", OWED[count]), [own, won, shut])
    if kam:
        _capture(ledger, debts, last, house)
    return ledger.lines()


def _capture(ledger: Ledger, debts: Mapping[Seat, int], last: Trick, house: TienGowOptions) -> None:
    """Multiply the captured leader's debt; where the leader covers all, first add the debts of the
    others.
    """
    leader, winner = last.leader, last.winner
    due = debts.get(leader, 0)
    if house.kam_scope == "coverAll":
        due = sum(debts.values())
        for seat, points in debts.items():
            ledger.add("kam-covers", leader, seat, points)
    times = house.kam_multiplier
    ledger.add("kam", leader, winner, due * (times - 1), times)


# --- Bonuses ------------------------------------------------------------------------------------


class Bonus(NamedTuple):
    """A reason, the seat that receives the points, the points, and the seats that pay them."""

    reason: str
    receiver: Seat
    points: int
    payers: tuple[Seat, ...] = tuple(range(SEATS))


def bonuses(trick: Trick, fours: Iterable[Seat], house: TienGowOptions) -> Iterator[Bonus]:
    """Yield the bonuses (祝儀) a trick earns at once; `fours` are the seats that showed four
    tiles.
    """
    if supreme(trick.led, house):
        taken = trick.leader != trick.winner and house.wenzun_capture_payer == "leader"
        payers = (trick.leader,) if taken else tuple(range(SEATS))
        yield Bonus("bonus-supreme", trick.winner, 2, payers)
    if len(trick.led) == FOUR:
        match house.sidahe_recipient:
            case "winner":
                receivers: tuple[Seat, ...] = (trick.winner,)
            case "leader":
                receivers = (trick.leader,)
            case "leaderIfWins":
                receivers = (trick.leader,) if trick.leader == trick.winner else ()
            case _:
                receivers = tuple(fours)
        for seat in receivers:
            yield Bonus("bonus-four", seat, 4)


def rewarded(earned: Iterable[Bonus], dealer: Dealer) -> tuple[Line, ...]:
    """Return the lines of bonuses; the dealer's multiple applies to them."""
    ledger = Ledger()
    for reason, receiver, points, payers in earned:
        for payer in payers:
            factors = [("dealer", dealer.times(payer, receiver))]
            ledger.multiplied(payer, receiver, (reason, points), factors)
    return ledger.lines()


def settle_dealt(winner: Seat, dealer: Dealer, worth: Factor) -> tuple[Line, ...]:
    """Return the lines of a dealt hand that wins: each other seat has no stack, and owes five."""
    ledger = Ledger()
    for seat in range(SEATS):
        if seat != winner:
            factors = [("dealer", dealer.times(seat, winner)), worth]
            ledger.multiplied(seat, winner, ("dealt", OWED[0]), factors)
    return ledger.lines()
