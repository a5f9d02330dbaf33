"""Dice off the tape, and the draw of the first dealer: by lot, or by pieces of the pack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from rules.game import Event, Seat


def draw_lot(seats: tuple[Seat, ...], dice: tuple[int, ...]) -> tuple[Seat, tuple[Event, ...]]:
    """Draw one of the seats by lot; return it with the event that everybody sees."""
    dealer = seats[next(_numbers(dice, len(seats)))]
    return dealer, (Event("lot", dealer),)


def draw_cards(
    seats: tuple[Seat, ...], pack: tuple[str, ...], dice: tuple[int, ...], rank: Mapping[str, int]
) -> tuple[Seat, tuple[Event, ...]]:
    """Let every seat draw a card, and draw again until one seat alone has the lowest rank.

    Return that seat and the events. If the dice run out first, the first seat is the dealer. Dice
    choose the cards, as the pack is shuffled only afterwards.
    """
    events: list[Event] = []
    places = _numbers(dice, len(pack))
    while len(drawn := list(islice(_distinct(places), len(seats)))) == len(seats):
        cards = [pack[place] for place in drawn]
        events += [Event("draw", seat, (card,)) for seat, card in zip(seats, cards, strict=True)]
        ranks = [rank[card] for card in cards]
        if ranks.count(min(ranks)) == 1:
            dealer = seats[ranks.index(min(ranks))]
            return dealer, (*events, Event("lot", dealer))
    return seats[0], (*events, Event("lot", seats[0]))


def throw(seat: Seat, tape: list[int], events: list[Event]) -> int:
    """Throw two dice off the tape, add the event, and return their total."""
    two = tape.pop(0), tape.pop(0)
    events.append(Event("roll", seat, tuple(map(str, two))))
    return sum(two)


def _distinct(numbers: Iterator[int]) -> Iterator[int]:
    """Yield each number the first time it comes, and skip repeats."""
    seen = set()
    for number in numbers:
        if number not in seen:
            seen.add(number)
            yield number


def _numbers(dice: tuple[int, ...], below: int) -> Iterator[int]:
    """Yield numbers below `below`, all equally likely, from three dice each.

    Throws that would favour some numbers are skipped.
    """
    fair, tape = 216 - 216 % below, iter(dice)
    for first, second, third in zip(tape, tape, tape, strict=False):
        number = (first - 1) * 36 + (second - 1) * 6 + third - 1
        if number < fair:
            yield number % below
