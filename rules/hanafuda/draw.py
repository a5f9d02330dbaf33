"""Who deals first and who sits a deal out: by lot, by drawing cards, in turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from rules.game import Carry, Event, Seat

OLD_ORDER = (
    "pine",
    "plum",
    "cherry",
    "wisteria",
    "iris",
    "rain",
    "paulownia",
    "grass",
    "chrys",
    "maple",
)
"""The order JA reports for the draw: 松,梅,桜,藤,菖蒲,雨,桐,ススキ,菊,紅葉."""


def draw_lot(seats: tuple[Seat, ...], dice: tuple[int, ...]) -> tuple[Seat, tuple[Event, ...]]:
    """One of the seats by lot, and what was seen of it."""
    dealer = seats[next(_numbers(dice, len(seats)))]
    return dealer, (Event("lot", dealer),)


def draw_cards(
    seats: tuple[Seat, ...], pack: tuple[str, ...], dice: tuple[int, ...], rank: Mapping[str, int]
) -> tuple[Seat, tuple[Event, ...]]:
    """The seat that draws the card of the lowest rank, and what was seen of it; again after a tie.

    The cards drawn are put back and the pack is shuffled afterwards, so they come off the dice.
    """
    events: list[Event] = []
    places = _numbers(dice, len(pack))
    while len(drawn := list(islice(_unlike(places), len(seats)))) == len(seats):
        cards = [pack[place] for place in drawn]
        events += [Event("draw", seat, (card,)) for seat, card in zip(seats, cards, strict=True)]
        ranks = [rank[card] for card in cards]
        if ranks.count(min(ranks)) == 1:
            dealer = seats[ranks.index(min(ranks))]
            return dealer, (*events, Event("lot", dealer))
    return seats[0], (*events, Event("lot", seats[0]))


def _unlike(numbers: Iterator[int]) -> Iterator[int]:
    """Numbers without those that came before."""
    seen = set()
    for number in numbers:
        if number not in seen:
            seen.add(number)
            yield number


def _numbers(dice: tuple[int, ...], below: int) -> Iterator[int]:
    """Even numbers off the tape, three dice each; what would favour a number is thrown again."""
    fair = 216 - 216 % below
    for first, second, third in zip(dice[::3], dice[1::3], dice[2::3], strict=False):
        number = (first - 1) * 36 + (second - 1) * 6 + third - 1
        if number < fair:
            yield number % below


def sitting_out(carry: Carry, dealer: Seat, most: int) -> tuple[Seat, ...]:
    """Who sits the next deal out (出下り) when more people are at the table than may play.

    They drop out in turn, going on after the last who did; the next dealer always plays.
    """
    seats = len(carry.scores)
    start = carry.resting[-1] + 1 if carry.resting else 0
    order = [(start + step) % seats for step in range(seats)]
    return tuple([seat for seat in order if seat != dealer][: max(seats - most, 0)])
