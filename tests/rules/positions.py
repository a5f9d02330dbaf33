"""Positions of the flower-card games laid out by hand, and packs that deal them.

The house rules of a position say which game it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from rules import Carry, Chance, Move, Options, Result, Seat, Step, play
from rules.hanafuda.koikoi import KoiKoi, KoiKoiState
from rules.hanafuda.koikoi_options import KoiKoiOptions
from rules.hanafuda.mushi import Mushi, MushiState
from rules.hanafuda.options import MushiOptions, SakuraOptions
from rules.hanafuda.sakura import Sakura
from rules.hanafuda.sakura_turns import SakuraState

MUSHI, SAKURA, KOIKOI = Mushi(), Sakura(), KoiKoi()
Game = Mushi | Sakura | KoiKoi
PLAIN = MushiOptions()
Cards = tuple[str, ...]
Table = list[tuple[Any, ...]]

PINES = "pine.crane pine.ribbon pine.j1 pine.j2"
IRISES = "iris.bridge iris.ribbon iris.j1 iris.j2"
RAINS = "rain.man rain.swallow rain.ribbon"
GROUP = "pine.ribbon pine.j1 pine.j2"


def rows(names: str, table: Table) -> pytest.MarkDecorator:
    """Make a test for each row, named by the row's first column, a sentence.

    EN and JA are the two descriptions that Mushi follows, SAK is that of Sakura and SET that of
    Koi-Koi; a sentence in brackets is this project's own reading.
    """
    return pytest.mark.parametrize(f"says, {names}", table, ids=[row[0][:60] for row in table])


def house(**rules: Any) -> MushiOptions:
    """The main rules with some fields changed."""
    return replace(PLAIN, **rules)


BOTH = house(field_four="toDealer", field_three_rain="toOniTaker")
STAYS = house(rain_flip_with_oni="stays")


def game_of(options: Options) -> Game:
    """The game whose house rules these are."""
    games: dict[type, Game] = {
        MushiOptions: MUSHI,
        SakuraOptions: SAKURA,
        KoiKoiOptions: KOIKOI,
    }
    return games[type(options)]


def ended(state: Any) -> Result:
    """The result of a deal that is over."""
    assert state.result is not None
    assert isinstance(state.result, Result)
    return state.result


def cards(text: str) -> Cards:
    """Read the cards in a text: `pine.crane plum.j1`."""
    return tuple(text.split())


def spots(text: str) -> tuple[Cards, ...]:
    """Read the table cards in a text: `rain.man, pine.ribbon pine.j1 pine.j2` is a card and a
    group.
    """
    return tuple(cards(spot) for spot in text.split(",") if spot.strip())


def lying(state: Any) -> set[str]:
    """Return the cards that lie on the table, groups taken apart."""
    return {card for spot in state.field for card in spot}


def worth(pile: Iterable[str], game: Game = MUSHI) -> int:
    """Return what the cards are worth in a game by their classes."""
    return sum(game.worth[game.kinds[card]] for card in pile)


def rest(*taken: Iterable[str], game: Game = MUSHI) -> Cards:
    """Return the cards of the pack that have no place yet."""
    named = {card for some in taken for card in some}
    return tuple(card for card in game.pack if card not in named)


def some_worth(points: int, having: str, *leaving: str, game: Game = MUSHI) -> Cards:
    """Cards worth a number of points, with all of `having` and none of `leaving`."""
    first = cards(having)
    reach = {worth(first, game): first}
    for card in rest(first, *map(cards, leaving), game=game):
        for total, some in list(reach.items()):
            reach.setdefault(total + worth([card], game), (*some, card))
    return reach[points]


def position(
    options: Any = PLAIN,
    *,
    turn: Seat = 0,
    hand: str = "",
    hands: str = "",
    field: str = "",
    stock: str = "",
    piles: tuple[Cards, ...] = (),
    dealer: Seat = 0,
    number: int = 1,
    scores: tuple[int, ...] = (),
    **besides: Any,
) -> Any:
    """A position in the turn of seat `turn`.

    Of two players only this one has cards, those of `hand`; or `hands` has the cards of all, parted
    by slashes. All cards that are not named are gone. In Sakura, each seat has as many turns as
    cards unless `turns` gives another number.
    """
    held = tuple(map(cards, hands.split("/"))) if hands else ((cards(hand), ()))
    if not hands and turn == 1:
        held = held[::-1]
    seats = len(held)
    kinds: dict[type, type] = {
        MushiOptions: MushiState,
        SakuraOptions: SakuraState,
        KoiKoiOptions: KoiKoiState,
    }
    if isinstance(options, SakuraOptions):
        besides.setdefault("turns", tuple(map(len, held)))
    return kinds[type(options)](
        options=options,
        carry=Carry(number, dealer, scores or (0,) * seats),
        dealer=dealer,
        phase="play",
        turn=turn,
        playing=tuple(range(seats)),
        hands=held,
        field=spots(field),
        captures=piles or ((),) * seats,
        stock=cards(stock),
        **besides,
    )


def move(state: Any, *lines: str) -> Any:
    """The state after moves that the rules must allow; `1: pass` is a move of seat 1."""
    for line in lines:
        who, _, text = line.rpartition(":")
        seat = int(who) if who else min(state.to_act)
        assert who or len(state.to_act) == 1
        state = play(game_of(state.options), state, seat, Move.parse(text)).state
    return state


def written(moves: Iterable[Move]) -> set[str]:
    """Return moves as text."""
    return set(map(str, moves))


def drawing(*drawn: str, game: Game = MUSHI) -> tuple[int, ...]:
    """Return the dice that draw these cards for the dealer; three dice give the number of a
    card.
    """
    places = [game.pack.index(card) for card in drawn]
    return tuple(d for at in places for d in (at // 36 + 1, at % 36 // 6 + 1, at % 6 + 1))


def from_hand(field: str, card: str, options: Any = PLAIN) -> set[Cards]:
    """Return every capture open to a card that is played from the hand; the empty tuple means that
    it stays on the table.
    """
    state = position(options, hand=card, field=field, stock="iris.ribbon")
    moves = game_of(options).legal(state, 0)
    return {tuple(sorted(one.pieces[1:])) for one in moves if one.verb == "play"}


def from_stock(field: str, card: str, options: Any = PLAIN, *, last: bool = False) -> set[Cards]:
    """Return every capture open to a card that is turned from the stock, as the cards it takes.

    The empty tuple means that it stays on the table, `("alone",)` that it is captured alone. Two
    wisterias are captured first, so that the table holds the named cards when the card is turned.
    """
    before = position(
        options,
        hand="wisteria.j1" if last else "wisteria.j1 wisteria.cuckoo",
        field=f"{field}, wisteria.j2",
        stock=card if last else f"{card} wisteria.ribbon",
    )
    state = move(before, "play wisteria.j1 wisteria.j2")
    if state.phase == "take":
        return {tuple(sorted(one.pieces)) for one in game_of(options).legal(state, 0)}
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
"""The places in the pack of each heap's eight cards, by the name of the order of dealing."""


def stacked(places: Mapping[Any, Sequence[int]], heaps: Mapping[Any, str], game: Game) -> Cards:
    """A pack that deals these cards to the places of their heaps, and others to those left.

    The others lie in an order that gives nobody two cards of a flower early.
    """
    wanted = {
        place: card
        for heap, text in heaps.items()
        for place, card in zip(places[heap], cards(text), strict=False)
    }
    spread = (card for picture in range(4) for card in game.pack[picture::4])
    others = iter([card for card in spread if card not in wanted.values()])
    return tuple(wanted.get(place) or next(others) for place in range(len(game.pack)))


def pack(younger: str = "", dealer: str = "", field: str = "") -> Cards:
    """A pack that deals these cards in the plain order of Mushi."""
    heaps = {"younger": younger, "dealer": dealer, "field": field}
    return stacked(ORDERS["child-dealer-field"], heaps, MUSHI)


def dealt(deck: Cards, options: Any = PLAIN, *, dealer: Seat = 0, number: int = 1) -> Step:
    """Deal a pack for two, after the younger hand has touched it."""
    game: Any = game_of(options)
    state = game.deal(options, Carry(number, dealer, (0, 0)), Chance(deck)).state
    return game.apply(state, 1 - dealer, Move("touch"))  # type: ignore[no-any-return]
