"""Hands as data that a person could have written: likely ones, with impossible parts."""

from __future__ import annotations

from random import Random
from typing import Any

from rules import choices
from rules.mahjong.described import FLAGS
from rules.mahjong.liangxi.terms import FORMS
from rules.mahjong.sheets import sources, variant, variants
from rules.mahjong.tiles import FLOWERS, KINDS, SUITED, runs
from rules.options import word

KEYS = tuple(one.key for one in variants())
STRANGE: tuple[Any, ...] = (None, "", "5x", "9f", "1m", 0, -1, 4, 99, True, [], ["1m"], {}, [None])
"""Values of the wrong kind."""
MELDS = ("chow", "pung", "kong", "added", "concealed", "chi", "ankan", "xi", "xigang", "yaodan")
FIELDS = (
    *("dealer", "winner", "hand", "win", "melds", "flowers", "xi", "wild", "state", "flags", "bao"),
    *("limited", "rate", "dealer_streak", "seat_wind", "concealed_payers", "xi_name"),
)


def tile(rng: Random) -> str:
    """A tile, rarely a flower."""
    return rng.choice(KINDS) if rng.random() < 0.97 else rng.choice(FLOWERS)


def group(rng: Random) -> tuple[str, ...]:
    """A chow or a pung."""
    if rng.random() < 0.5:
        return rng.choice(runs(rng.choice(SUITED)))
    return (rng.choice(KINDS),) * 3


def meld(rng: Random) -> dict[str, Any]:
    """A meld, mostly a true one."""
    own = group(rng)
    kind = "pung" if own[0] == own[-1] else "chow"
    if kind == "pung" and rng.random() < 0.3:
        own, kind = (*own, own[0]), rng.choice(("kong", "added", "concealed"))
    if rng.random() < 0.1:
        kind = rng.choice(MELDS)
    return {
        "type": kind,
        "tiles": own,
        "from_xi": rng.random() < 0.05,
        "from": rng.choice((None, 2)),
    }


def house(key: str, rng: Random) -> dict[str, Any]:
    """House rules, most as usual."""
    options = next(iter(variant(key).presets.values()))
    every = [one for one in choices(options) if rng.random() < 0.2]
    return {one.name: word(rng.choice(tuple(one.values))) for one in every}


def sheet(key: str, rng: Random) -> dict[str, Any]:
    """A hand that is complete half of the time, won in some way."""
    one = variant(key)
    sets = one.size // 3
    melds = [meld(rng) for _ in range(rng.randint(0, sets)) if rng.random() < 0.4]
    hand = [single for _ in range(sets - len(melds)) for single in group(rng)] + [tile(rng)] * 2
    if rng.random() < 0.4:
        hand = [rng.choice(("1z", single)) if rng.random() < 0.1 else single for single in hand]
    rng.shuffle(hand)
    last = hand.pop() if rng.random() < 0.85 else None
    found = {
        "dealer": rng.randint(0, 3),
        "winner": rng.randint(0, 3),
        "dealer_streak": rng.choice((0, 0, 1, 5)),
        "hand": hand,
        "melds": melds,
        "win": {"tile": last, "source": rng.choice(sources()), "from": rng.randint(0, 3)},
        "wild": rng.choice(({}, {"indicator": tile(rng)}, {"kinds": [tile(rng), tile(rng)]})),
        "flowers": rng.sample(FLOWERS, rng.choice((0, 0, 3, 8))),
        "xi": rng.choice(([], [], [], ["1z", "2z", "3z"], ["9m", "9p", tile(rng)])),
        "bao": rng.choice((None, last)),
        "flags": [one for one in FLAGS if rng.random() < 0.1],
        "state": {"you_stage": rng.choice((0, 0, 1, 2))},
    }
    if rng.random() < 0.2:
        points = rng.choice(("", " points=20", " wild=none", " own=1m+5p+9s"))
        found["limited"] = {"name": rng.choice(tuple(FORMS)) + points}
    if rng.random() < 0.15:
        found[rng.choice(FIELDS)] = rng.choice(STRANGE)
    if rng.random() < 0.05:
        found["win"] = {"tile": rng.choice(STRANGE), "source": rng.choice(STRANGE)}
    return found
