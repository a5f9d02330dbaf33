"""Stacked deals of Tien Gow in which every move is written.

All walls are taken two columns at a time, and the seed throws dice by which the dealer takes first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.playing import Trial

SEED = 3
HOUSE = {
    "seating": "asSeated",
    "first_dealer": "diceHighest",
    "dice_roller": "dealer",
    "wall_method": "ends2cols",
    "dealt_hands": False,
}


def story(hands: Iterable[str], *moves: str, **house: Any) -> Trial:
    """Return a trial whose deal has these hands, the dealer's first; commas part the moves."""
    wall = tuple(tile for hand in hands for tile in hand.split())
    script = tuple(move.strip() for line in moves for move in line.split(","))
    return Trial(SEED, stack={0: wall}, script=script, house=HOUSE | house)


FOURS = (
    "1-1 1-1 2-6 3-5 4-4 4-4 1-3 1-3",
    "6-6 6-6 3-6 4-5 5-5 5-5 3-3 3-3",
    "2-2 2-2 5-6 5-6 4-6 4-6 1-6 1-6",
    "1-5 1-5 2-5 3-4 2-4 1-4 2-3 1-2",
)
FOUR_BEATEN = (
    "lead 1-1 1-1 2-6 3-5, beat 6-6 6-6 3-6 4-5",
    "fold 4-6 4-6 1-6 1-6, fold 2-4 1-4 2-3 1-2",
)
FOURS_FIRST = story(FOURS, *FOUR_BEATEN)
FOURS_LAST = story(
    FOURS,
    "lead 4-4, fold 5-5, fold 2-2, fold 1-5",
    "lead 4-4, fold 5-5, fold 2-2, fold 1-5",
    "lead 1-3, fold 3-3, fold 5-6, fold 2-5",
    "lead 1-3, fold 3-3, fold 5-6, fold 3-4",
    *FOUR_BEATEN,
)

SUPREMES = (
    "1-5 1-5 4-4 4-4 1-3 1-3 1-1 1-1",
    "1-6 1-6 5-5 5-5 3-3 3-3 2-2 2-2",
    "6-6 6-6 5-6 5-6 4-6 4-6 3-6 4-5",
    "2-6 3-5 2-5 3-4 2-4 1-4 2-3 1-2",
)
CAPTURE = "lead 1-5 1-5, beat 1-6 1-6, fold 3-6 4-5, fold 2-3 1-2"
OPEN = {"gaojiao_beats_wenzun": False, "wenzun_capture_last": "plain"}
KNOWN = {"wenwuzun": True, "gaojiao_beats_wenzun": True}
SUPREME_FIRST = story(SUPREMES, "lead 1-5 1-5, fold 5-5 5-5", **OPEN)
BEATEN_FIRST = story(SUPREMES, CAPTURE, wenwuzun=True, wenzun_capture_last="plain")
SUPREME_CAPTURED = story(SUPREMES, CAPTURE, **KNOWN)
SUPREME_LAST = story(
    SUPREMES,
    "lead 4-4 4-4, fold 5-5 5-5, fold 6-6 6-6, fold 2-6 3-5",
    "lead 1-3 1-3, fold 3-3 3-3, fold 5-6 5-6, fold 2-5 3-4",
    "lead 1-1 1-1, fold 2-2 2-2, fold 4-6 4-6, fold 2-4 1-4",
    CAPTURE,
    **KNOWN,
)

KAM = story(
    (
        "1-5 4-4 6-6 6-6 1-1 1-1 4-4 1-2",
        "5-5 2-2 5-5 2-2 3-3 3-3 1-3 2-4",
        "1-3 1-6 1-6 1-5 5-6 5-6 4-6 4-6",
        "3-6 4-5 2-6 3-5 2-5 3-4 1-4 2-3",
    ),
    "lead 1-5, beat 5-5, fold 1-3, fold 3-6",
    "lead 2-2, fold 1-6, fold 4-5, beat 4-4",
    "lead 6-6 6-6, fold 5-5 2-2, fold 1-6 1-5, fold 2-6 3-5",
    "lead 1-1 1-1, fold 3-3 3-3, fold 5-6 5-6, fold 2-5 3-4",
    "lead 4-4, fold 1-3, fold 4-6, fold 1-4",
    "beat 2-4",
)

ALL_WHITE = story(
    (
        "5-5 5-5 3-3 3-3 2-2 2-2 5-6 5-6",
        "6-6 6-6 1-1 1-1 4-4 4-4 1-3 1-3",
        "4-6 4-6 1-6 1-6 1-5 1-5 3-6 4-5",
        "2-6 3-5 2-5 3-4 2-4 1-4 2-3 1-2",
    ),
    dealt_hands=True,
)
ENDS_OF_MATCHES = (Trial(), Trial(carry={"number": 12}))

ENDINGS = {
    "dealt-eight": (ALL_WHITE,),
    "four": (FOURS_LAST,),
    "kam": (KAM,),
    "supreme": (Trial(162),),
}
FIELDS = {
    "hands": ENDS_OF_MATCHES,
    "length": ENDS_OF_MATCHES,
    "wenwuzun": (SUPREME_FIRST,),
    "gaojiao_beats_wenzun": (BEATEN_FIRST,),
    "wenzun_capture_payer": (SUPREME_CAPTURED,),
    "wenzun_capture_last": (SUPREME_LAST,),
    "last_trick_bonus": (FOURS_LAST,),
    "sidahe_recipient": (FOURS_FIRST,),
    "kam_multiplier": (KAM,),
    "kam_quad": (FOURS_LAST,),
    "kam_scope": (KAM,),
    "kam_debtor_multiplier": (KAM,),
}
