"""Moments of mahjong that a seat can imagine: the other hands and the wall are dealt at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rules.frozen import changed
from rules.game import Seat
from rules.imagined import BLANK, Tape, filled, shuffled, thrown_anew, unknown
from rules.mahjong.tiles import KINDS, Tiles, flower, in_order, runs

State = Any
TRIES = 20
"""The largest number of random arrangements of sets tried for a hand that waits."""


def imagined(
    known: State, options: Any, deck: Tiles, waiting: frozenset[Seat], tape: Tape
) -> State:
    """Fill the blanks of a moment at random; no hand gets a flower.

    A seat that is `waiting` has sets and a pair that lack a tile: these are put together at random
    out of all unseen tiles, kind by kind. All other hands are equally likely.
    """
    pool = shuffled(unknown(deck, known), tape)
    tiles = [tile for tile in pool if not flower(tile)]
    hands = list(known.hands)
    for seat in waiting:
        if BLANK in hands[seat]:
            hands[seat] = _waiting(tiles, len(hands[seat]), tape)
    hands = [in_order(filled(hand, tiles)) for hand in hands]
    aside = filled(getattr(known, "aside", ()), tiles)
    wall = shuffled([*tiles, *(tile for tile in pool if flower(tile))], tape)
    fields: dict[str, Any] = {"aside": aside} if aside else {}
    if known.drawn == BLANK:
        fields["drawn"] = hands[known.turn][tape(len(hands[known.turn]))]
    return changed(
        known,
        options=options,
        hands=tuple(hands),
        wall=filled(known.wall, wall),
        tape=thrown_anew(known.tape, tape),
        **fields,
    )


def _waiting(pool: list[str], size: int, tape: Tape) -> Tiles:
    """Take a waiting hand of this size out of the pool.

    Blanks fill up the hand: one for the tile just drawn, if there is one, the others for sets that
    could not be put together.
    """
    sets = size // 3
    found: Tiles = ()
    for _ in range(TRIES):
        found = tuple(_sets(pool, sets, tape))
        if len(found) == 3 * sets + 2:
            break
    hand = shuffled(found, tape)[: 3 * sets + 1]
    for tile in hand:
        pool.remove(tile)
    return tuple(hand) + (BLANK,) * (size - len(hand))


def _sets(pool: list[str], sets: int, tape: Tape) -> Iterator[str]:
    """Pick sets and a pair at random, as far as the pool has them."""
    count = Counter(pool)
    for number in range(sets + 1):
        size = 3 if number < sets else 2
        own = [(kind,) * size for kind in KINDS if count[kind] >= size]
        if number < sets:
            own += [run for run in map(_run, KINDS) if run and all(count[tile] for tile in run)]
        if not own:
            return
        found = own[tape(len(own))]
        count.subtract(found)
        yield from found


def _run(tile: str) -> Tiles:
    """Return the run that begins with a tile; empty if there is none."""
    return next((run for run in runs(tile) if run[0] == tile), ())
