"""Hands of mahjong drawn at random: winning, a tile off, or any."""

from __future__ import annotations

from random import Random

SETS = [(kind,) * 3 for kind in range(34)]
SETS += [(low, low + 1, low + 2) for low in range(27) if low % 9 < 7]


def winning(rng: Random, sets: int) -> list[int]:
    """Return the counts of a complete hand: chows and pungs are equally likely, at most four of a
    kind.
    """
    while True:
        chosen = [rng.choice(SETS[:34] if rng.random() < 0.5 else SETS[34:]) for _ in range(sets)]
        counts = [0] * 34
        for kind in [kind for one in chosen for kind in one] + [rng.randrange(34)] * 2:
            counts[kind] += 1
        if max(counts) <= 4:
            return counts


def fewer(rng: Random, counts: list[int], gone: int) -> list[int]:
    """Return the counts with a number of tiles removed."""
    tiles = [kind for kind, count in enumerate(counts) for _ in range(count)]
    for kind in rng.sample(tiles, gone):
        counts = [*counts[:kind], counts[kind] - 1, *counts[kind + 1 :]]
    return counts


def a_tile_off(rng: Random, counts: list[int]) -> list[int]:
    """Return the counts with one tile exchanged for a random one."""
    counts = fewer(rng, counts, 1)
    counts[rng.choice([kind for kind, count in enumerate(counts) if count < 4])] += 1
    return counts


def dealt(rng: Random, tiles: int) -> list[int]:
    """Return the counts of the first tiles of a shuffled deck."""
    return fewer(rng, [4] * 34, 136 - tiles)


def mixed(rng: Random, sets: int, hands: int) -> list[list[int]]:
    """Return hands of which a third wins, a third is a winning hand with one tile exchanged, and a
    third is dealt.
    """
    return [
        (winning(rng, sets), a_tile_off(rng, winning(rng, sets)), dealt(rng, 3 * sets + 2))[n % 3]
        for n in range(hands)
    ]
