"""Positions of Mushi laid out by hand, and packs that deal them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from rules import Carry, Chance, Move, Result, Step, play
from rules.hanafuda.cards import CLASS
from rules.hanafuda.mushi import PACK, WORTH, Mushi, MushiState
from rules.hanafuda.options import MushiOptions

MUSHI = Mushi()
PLAIN = MushiOptions()
Cards = tuple[str, ...]
Table = list[tuple[Any, ...]]

PINES = "pine.crane pine.ribbon pine.j1 pine.j2"
IRISES = "iris.bridge iris.ribbon iris.j1 iris.j2"
RAINS = "rain.man rain.swallow rain.ribbon"
GROUP = "pine.ribbon pine.j1 pine.j2"


def rows(names: str, table: Table) -> pytest.MarkDecorator:
    """A test for each row, called by the sentence it begins with.

    EN and JA are the two descriptions the rules follow; a sentence in brackets is the house's own
    reading where both are silent.
    """
    return pytest.mark.parametrize(f"says, {names}", table, ids=[row[0][:60] for row in table])


def house(**rules: Any) -> MushiOptions:
    """The main rules but for some fields."""
    return replace(PLAIN, **rules)


BOTH = house(field_four="toDealer", field_three_rain="toOniTaker")
STAYS = house(rain_flip_with_oni="stays")


def ended(state: MushiState) -> Result:
    """The result of a deal that is over."""
    assert state.result is not None
    return state.result


def cards(text: str) -> Cards:
    """The cards a text names: `pine.crane plum.j1`."""
    return tuple(text.split())


def spots(text: str) -> tuple[Cards, ...]:
    """The table cards a text names: `rain.man, pine.ribbon pine.j1 pine.j2` is a card, a group."""
    return tuple(cards(spot) for spot in text.split(",") if spot.strip())


def worth(pile: Iterable[str]) -> int:
    """The points of some cards."""
    return sum(WORTH[CLASS[card]] for card in pile)


def rest(*taken: Iterable[str]) -> Cards:
    """The cards of the pack that are nowhere yet."""
    named = {card for some in taken for card in some}
    return tuple(card for card in PACK if card not in named)


def position(
    options: MushiOptions = PLAIN,
    *,
    turn: int = 0,
    hand: str = "",
    field: str = "",
    stock: str = "",
    piles: tuple[Cards, Cards] = ((), ()),
    placed: int | None = None,
    reserved: str = "",
    dealer: int = 0,
    number: int = 1,
    scores: tuple[int, int] = (0, 0),
) -> MushiState:
    """A turn of `turn`, who alone has cards in hand; cards not named count as gone."""
    held = cards(hand)
    return MushiState(
        options=options,
        carry=Carry(number, dealer, scores),
        dealer=dealer,
        phase="play",
        turn=turn,
        playing=(0, 1),
        hands=(held, ()) if turn == 0 else ((), held),
        field=spots(field),
        captures=piles,
        stock=cards(stock),
        reserved=cards(reserved),
        placed=placed,
    )


def move(state: MushiState, *lines: str) -> MushiState:
    """The state after moves that the rules must allow."""
    for line in lines:
        (seat,) = state.to_act
        state = play(MUSHI, state, seat, Move.parse(line)).state
    return state


def from_hand(field: str, card: str, options: MushiOptions = PLAIN) -> set[Cards]:
    """What a card played from the hand may take; the empty tuple: it stays."""
    state = position(options, hand=card, field=field, stock="iris.ribbon")
    return {tuple(sorted(one.pieces[1:])) for one in MUSHI.legal(state, 0)}


def from_stock(
    field: str, card: str, options: MushiOptions = PLAIN, *, last: bool = False
) -> set[Cards]:
    """What a card turned from the stock may take; the empty tuple: it stays on the table.

    Two wisterias pair off first, so that the table is the one that is named when the card turns.
    """
    before = position(
        options,
        hand="wisteria.j1" if last else "wisteria.j1 wisteria.cuckoo",
        field=f"{field}, wisteria.j2",
        stock=card if last else f"{card} wisteria.ribbon",
    )
    state = move(before, "play wisteria.j1 wisteria.j2")
    if state.phase == "take":
        return {tuple(sorted(one.pieces)) for one in MUSHI.legal(state, 0)}
    (turned,) = [event for event in state.last if event.kind in ("turn", "alone")]
    assert turned.pieces[0] == card
    assert turned.kind == "turn" or card in state.captures[0]
    return {tuple(sorted(turned.pieces[1:])) if turned.kind == "turn" else ("alone",)}


ORDERS: Mapping[str, Mapping[str, range | tuple[int, ...]]] = {
    "child-dealer-field": {
        "younger": (0, 1, 2, 3, 12, 13, 14, 15),
        "dealer": (4, 5, 6, 7, 16, 17, 18, 19),
        "field": (8, 9, 10, 11, 20, 21, 22, 23),
    },
    "field-child-dealer-child-dealer-field": {
        "field": (0, 1, 2, 3, 20, 21, 22, 23),
        "younger": (4, 5, 6, 7, 12, 13, 14, 15),
        "dealer": (8, 9, 10, 11, 16, 17, 18, 19),
    },
}
"""Where each heap's eight cards lie in the pack, by the sentence of the sources."""

SPREAD = tuple(card for picture in range(4) for card in PACK[picture::4])
"""The pack in an order that gives nobody two cards of a flower early."""


def pack(younger: str = "", dealer: str = "", field: str = "") -> Cards:
    """A pack that deals these cards, in the plain order, and others to the places left."""
    wanted = {"younger": cards(younger), "dealer": cards(dealer), "field": cards(field)}
    named = {card for some in wanted.values() for card in some}
    others = [card for card in SPREAD if card not in named]
    deck = [""] * len(PACK)
    for heap, places in ORDERS["child-dealer-field"].items():
        for place, card in zip(places, wanted[heap], strict=False):
            deck[place] = card
    return tuple(card or others.pop(0) for card in deck)


def dealt(deck: Cards, options: MushiOptions = PLAIN, *, dealer: int = 0, number: int = 1) -> Step:
    """The deal of a pack that the younger hand touches."""
    carry = Carry(number, dealer, (0, 0))
    state = MUSHI.deal(options, carry, Chance(deck)).state
    return MUSHI.apply(state, 1 - dealer, Move("touch"))
