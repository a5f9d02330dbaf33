"""Deals and last turns of Sakura."""

from __future__ import annotations

from collections.abc import Mapping

from rules import Carry, Chance, Move, Seat, Step
from rules.hanafuda.options import SakuraOptions
from rules.hanafuda.sakura_turns import SakuraState
from tests.rules.positions import SAKURA, Cards, move, position, stacked

HIGO = SakuraOptions()
TAKE_ONE = SakuraOptions(triple_stock="takeOne")
FORBIDDEN = SakuraOptions(gaji_vs_hiki="forbidden")
EIGHT = SakuraOptions(deal_two="8-8")
TEAMS = SakuraOptions(four_players="teams2v2")

PACKETS = {
    "10-8": "1111 0000 tttt 111 000 tttt 111 000",
    "8-8": "1111 0000 tttt 1111 0000 tttt",
    "7-6": "1111 2222 0000 ttt 111 222 000 ttt",
    "5-8": "111 222 333 000 tttt 11 22 33 00 tttt",
}
"""The receiver of each card of the pack in turn, counted from the dealer; `t` is the table."""

PLAYERS = {"10-8": 2, "8-8": 2, "7-6": 3, "5-8": 4}


def places(way: str) -> dict[str, list[int]]:
    """The places in the pack of the cards of each heap, and of the stock."""
    row = PACKETS[way].replace(" ", "").ljust(48, "s")
    return {heap: [at for at, one in enumerate(row) if one == heap] for heap in sorted(set(row))}


def deal(
    way: str = "10-8",
    heaps: Mapping[str, str] | None = None,
    options: SakuraOptions = HIGO,
    *,
    dealer: Seat = 0,
    deck: Cards = (),
    upper: int = 0,
) -> Step:
    """Deal these cards to the heaps, and return the step: `0` is the dealer's hand, `t` the table,
    `s` the stock.
    """
    seats = PLAYERS[way]
    deck = deck or stacked(places(way), heaps or {}, SAKURA)
    state = SAKURA.deal(options, Carry(1, dealer, (0,) * seats), Chance(deck)).state
    cut = Move("cut", (str(upper),)) if upper else Move("touch")
    return SAKURA.apply(state, (dealer + 1) % seats, cut)


LAST = ("maple.j1", "maple.j2", "paulownia.j1", "paulownia.j2")
"""The four cards, worth nothing, that the player of the last turn takes."""


def last_turn(
    options: SakuraOptions = HIGO,
    *,
    piles: tuple[Cards, ...],
    field: str = "",
    unseen: str = "",
    used: tuple[Seat, str] | None = None,
    dealer: Seat = 0,
    number: int = 1,
) -> SakuraState:
    """Return the end of a deal: the last player still has to take four worthless cards, all others
    lie as given.
    """
    seats = len(piles)
    last = (dealer - 1) % seats
    before = position(
        options,
        turn=last,
        hands="/".join("maple.j1" if seat == last else "" for seat in range(seats)),
        field=f"{field}, maple.j2, paulownia.j2",
        stock=f"paulownia.j1 {unseen}",
        piles=piles,
        used=used,
        dealer=dealer,
        number=number,
    )
    state: SakuraState = move(before, "play maple.j1 maple.j2")
    return state
