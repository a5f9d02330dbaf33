"""How the first dealer is found: by lot or by drawing cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.game import Event, Seat
from rules.hanafuda.cards import CLASS, FLOWER

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


def draw_dealer(
    method: str, pack: tuple[str, ...], dice: tuple[int, ...], worth: Mapping[str, int]
) -> tuple[Seat, tuple[Event, ...]]:
    """The first dealer of two seats and what was seen of the draw.

    `lot` throws one die; `drawHighestPoint` and `drawMonthOrder` draw two cards, again after a tie.
    The cards drawn are put back and the pack is shuffled afterwards, so they come off the dice.
    """
    if method == "lot":
        dealer = dice[0] % 2
        return dealer, (Event("lot", dealer),)
    if method == "drawHighestPoint":
        rank = {card: -worth[CLASS[card]] for card in pack}
    else:
        rank = {card: OLD_ORDER.index(FLOWER[card]) for card in pack}
    events: list[Event] = []
    places = _numbers(dice, len(pack))
    for first in places:
        second = next((place for place in places if place != first), None)
        if second is None:
            break
        drawn = (pack[first], pack[second])
        events += [Event("draw", seat, (card,)) for seat, card in enumerate(drawn)]
        if rank[drawn[0]] != rank[drawn[1]]:
            dealer = 0 if rank[drawn[0]] < rank[drawn[1]] else 1
            return dealer, (*events, Event("lot", dealer))
    return 0, (*events, Event("lot", 0))


def _numbers(dice: tuple[int, ...], below: int) -> Iterator[int]:
    """Even numbers off the tape, three dice each; what would favour a number is thrown again."""
    fair = 216 - 216 % below
    for first, second, third in zip(dice[::3], dice[1::3], dice[2::3], strict=False):
        number = (first - 1) * 36 + (second - 1) * 6 + third - 1
        if number < fair:
            yield number % below
