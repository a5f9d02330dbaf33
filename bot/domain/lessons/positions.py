"""Lay out positions from the files of lessons: deals whose named pieces are put in place.

The learner has the first seat and is the dealer. Pieces that are not named lie where nobody can see
them, so that a position has every piece of its game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rules import AnyGame, ByGame, Chance, Options
from rules.frozen import changed
from rules.game import DICE
from rules.mahjong.liangxi.state import LiangxiState
from rules.mahjong.liangxi.terms import Terms
from rules.mahjong.state import SEATS, Meld
from rules.mahjong.tiles import FLOWERS, Tiles, in_order

STRIDE = 7
"""The step by which unnamed pieces are scattered, so that they hardly fit together."""
BEGUN = ("play", "turn")
"""The phases of a deal in which players make moves."""
LOOKED = ("looked", *[""] * (SEATS - 1))
"""The field `ready` of a state in which the learner has looked at the treasure."""


def _scattered(pieces: Sequence[str]) -> tuple[str, ...]:
    """Return these pieces in an order in which equal pieces are not neighbours."""
    return tuple(piece for start in range(STRIDE) for piece in pieces[start::STRIDE])


def _left(deck: Iterable[str], *named: Iterable[str]) -> Iterator[str]:
    """Return the pieces of a deck that no list of the position names, scattered."""
    gone = Counter(piece for some in named for piece in some)
    return iter(_scattered([*(Counter(deck) - gone).elements()]))


def _filled(named: Sequence[str], size: int, rest: Iterator[str]) -> tuple[str, ...]:
    """Return `size` pieces: the named pieces, then pieces from `rest`."""
    return (*named, *(next(rest) for _ in range(size - len(named))))


def _dealt(game: AnyGame, options: Options, seats: int) -> Any:
    """Return the first state of a deal, with the first seat as the dealer."""
    carry = replace(game.opening(options, seats), dealer=0)
    deck = _scattered(game.deck(options, seats))
    return game.deal(options, carry, Chance(deck, (1, 2) * (DICE // 2))).state


def _begun(game: AnyGame, options: Options, seats: int) -> Any:
    """Return a deal at its first turn; earlier questions get their default answers."""
    state = _dealt(game, options, seats)
    while state.phase not in BEGUN:
        seat = min(state.to_act)
        state = game.apply(state, seat, game.absent(state, seat)).state
    return state


def _frozen(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return fields as a state holds them, with tuples for the lists of a file."""
    return {
        name: tuple(value) if isinstance(value, list) else value for name, value in fields.items()
    }


def flowers(
    game: AnyGame,
    options: Options,
    *,
    own: str,
    field: str,
    other: str = "",
    piles: Sequence[str] = ("", ""),
    stock: str = "",
    whole: bool = False,
    **fields: Any,
) -> Any:
    """Lay out a turn at flower cards for two players.

    `field` has the cards on the table, with commas between spots, and `piles` the captured cards.
    The `other` player holds the named cards, and more up to the size of the learner's hand. `stock`
    names the top cards of the stock. A `whole` position has no cards besides those named.
    """
    hand, theirs, top = own.split(), other.split(), stock.split()
    spots = tuple(tuple(spot.split()) for spot in field.split(",") if spot.strip())
    taken = tuple(tuple(pile.split()) for pile in piles)
    lying = [card for spot in spots for card in spot]
    rest = _left(game.deck(options, 2), hand, theirs, top, lying, *taken)
    hands = (tuple(hand), tuple(theirs) if whole else _filled(theirs, len(hand), rest))
    state = changed(_begun(game, options, 2), hands=hands, field=spots, captures=taken)
    if hasattr(state, "turns"):
        fields.setdefault("turns", tuple(map(len, hands)))
    return changed(state, stock=(*top, *(() if whole else rest)), last=(), **_frozen(fields))


def dominoes(
    game: AnyGame,
    options: Options,
    *,
    own: str,
    others: Sequence[str] = ("", "", ""),
    turn: int = 0,
    dealer: int = 0,
    stacks: Sequence[int] = (0, 0, 0, 0),
) -> Any:
    """Lay out a lead of seat `turn` at Tien Gow; the `others` hold as many tiles as `own`.

    `stacks` is the number of tricks each seat has won. The learner is the `dealer` unless another
    seat is named.
    """
    deck, named = game.deck(options, SEATS), [tiles.split() for tiles in (own, *others)]
    rest = _left(deck, *named)
    hands = [sorted(_filled(tiles, len(named[0]), rest), key=deck.index) for tiles in named]
    fields = {"hands": tuple(map(tuple, hands)), "turn": turn, "stacks": tuple(stacks)}
    fields["dealer"] = dealer
    return changed(_begun(game, options, SEATS), last=(), **fields)


def tiles(
    game: AnyGame,
    options: Options,
    *,
    own: str = "",
    drawn: str = "",
    others: Sequence[str] = ("", "", ""),
    melds: Sequence[str] = (),
    flowers: str = "",
    shown: str = "",
    wall: str = "",
    tail: str = "",
    turn: int = 0,
    opening: bool = False,
    **fields: Any,
) -> Any:
    """Lay out a turn of seat `turn` at mahjong.

    The learner holds `own` with the tile just `drawn`, and melds such as `chow 1m 2m 3m`. The
    others, in turn, hold the tiles named for them. Without `own` nothing is dealt yet. `shown` is
    the tile turned up. `wall` is drawn next, `tail` in place of a flower or after a kong. At the
    `opening` everybody is asked before the first turn; with `begun` everybody has had a turn. At
    Liangxi there are `wilds`, and `terms` of a limited hand. At Changchun and Dalian the learner
    may have looked at the `treasure`.
    """
    if not own:
        return _dealt(game, options, SEATS)
    state = (_dealt if opening else _begun)(game, options, SEATS)
    laid = tuple(Meld(kind, in_order(pieces)) for kind, *pieces in map(str.split, melds))
    hands = [[*own.split(), *drawn.split()], *(hand.split() for hand in others)]
    aside = [
        *(meld.tiles for meld in laid),
        *map(str.split, (shown, wall, tail, flowers, fields.get("treasure", ""))),
    ]
    left = [*_left(game.deck(options, SEATS), *hands, *aside)]
    rest = iter([tile for tile in left if tile not in FLOWERS])
    size = len(hands[0]) - bool(drawn) + 3 * len(laid)
    fields |= {"hands": _held(hands, size, rest, turn), "melds": (laid, (), (), ()), "turn": turn}
    drawn = hands[turn][-1] if turn else drawn
    fields |= {"drawn": drawn or None, "source": "wall" if drawn else None}
    fields |= {"indicator": shown or None, "flowers": (tuple(flowers.split()), (), (), ())}
    blooms = [tile for tile in left if tile in FLOWERS]
    fields["wall"] = (*wall.split(), *_around(blooms, [*rest]), *tail.split())
    return changed(state, last=(), **_frozen(_regional(state, **fields)))


def _around(flowers: Sequence[str], rest: Sequence[str]) -> Tiles:
    """Return a wall with the flowers in its middle, where neither a turn nor a kong draws them."""
    middle = len(rest) // 2
    return (*rest[:middle], *flowers, *rest[middle:])


def _regional(
    state: Any,
    *,
    begun: bool = False,
    wilds: Sequence[str] = (),
    terms: str = "",
    treasure: str = "",
    **fields: Any,
) -> dict[str, Any]:
    """Return the fields of a state, including fields that only some games or later turns need."""
    if isinstance(state, LiangxiState):
        fields |= {"wilds": tuple(wilds), "terms": Terms.parse(terms) if terms else None}
    if treasure:
        fields |= {"ready": LOOKED, "aside": (treasure,), "seen": frozenset((0,))}
    if begun:
        fields |= {"begun": frozenset(range(SEATS)), "draws": (2,) * SEATS}
    return fields


def _held(
    named: Sequence[Sequence[str]], size: int, rest: Iterator[str], turn: int
) -> tuple[Tiles, ...]:
    """Return the hands, filled up to this size; if another seat than the first is on turn, it has
    drawn.
    """
    others = [_filled(hand, size, rest) for hand in named[1:]]
    hands = [in_order(hand) for hand in (named[0], *others)]
    if turn:
        hands[turn] = in_order((*hands[turn], next(rest)))
    return tuple(hands)


LAID: ByGame[Callable[..., Any]] = ByGame(
    {"hanafuda": flowers, "tiengow": dominoes, "mahjong": tiles}
)
"""The function that lays out a position for each family of games.

It takes the game, its house rules, and the entries of the file.
"""
