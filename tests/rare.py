"""Trials in which a test looks for a rare event first: stacked decks, and seeds that are known to
have it.

If no trial has the event, random deals follow.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules import AnyGame, lineage
from tests import rare_changchun, rare_liangxi, rare_mahjong, rare_tiengow
from tests.playing import Trial

MAHJONG = (rare_mahjong, rare_changchun, rare_liangxi)

CUT = ("touch",)
RAINS = ("rain.man", "rain.swallow", "rain.ribbon")
PINES = ("pine.crane", "pine.ribbon", "pine.j1", "pine.j2")
IRISES = ("iris.bridge", "iris.ribbon", "iris.j1", "iris.j2")
PAIRS = (*PINES[:2], "plum.j1", "plum.j2", *IRISES[2:], "maple.j1", "maple.j2")

YOUNGER, DEALER, TABLE, STOCK, LAST = 0, 4, 8, 24, 39
ROUND = 12
"""The first place in a pack for two that each receives, if the deal goes younger, dealer, table.

The stock and the last card are Mushi's; the pack of the other games has eight cards more. A `ROUND`
of packets later each receives its next four.
"""

ENDINGS: dict[tuple[str, str], tuple[Trial, ...]] = {
    ("mushi", "void"): (Trial(stack={TABLE: PINES}, script=CUT),),
    ("koikoi", "void"): (Trial(stack={TABLE: PINES}, script=CUT),),
    ("koikoi", "luck"): (Trial(stack={YOUNGER: IRISES}, script=CUT),),
    ("mushi", "cancelled"): (Trial(stack={YOUNGER: IRISES}, script=("touch", "redeal")),),
    ("mushi", "tie"): (Trial(seed=416), *map(Trial, range(1000))),
    **{("tiengow", ending): hints for ending, hints in rare_tiengow.ENDINGS.items()},
    **{(of.SCHOOL, ending): hints for of in MAHJONG for ending, hints in of.ENDINGS.items()},
}

ENDS_OF_MATCHES = (Trial(), Trial(carry={"number": 12}))

FIELDS: dict[tuple[str, str], tuple[Trial, ...]] = {
    ("mushi", "hands"): ENDS_OF_MATCHES,
    ("sakura", "hands"): ENDS_OF_MATCHES,
    ("koikoi", "hands"): ENDS_OF_MATCHES,
    ("mushi", "field_four"): (Trial(stack={TABLE: PINES}, script=CUT),),
    ("koikoi", "table_four"): (
        Trial(stack={TABLE: PINES}, script=CUT),
        Trial(stack={TABLE: PAIRS[:4], TABLE + ROUND: PAIRS[4:]}, script=CUT),
    ),
    ("koikoi", "hand_luck"): (Trial(stack={YOUNGER: IRISES}, script=CUT),),
    ("koikoi", "pairs_luck"): (
        Trial(stack={YOUNGER: PAIRS[:4], YOUNGER + ROUND: PAIRS[4:]}, script=CUT),
    ),
    ("koikoi", "month_cards"): (Trial(stack={YOUNGER: PINES[:2], TABLE: PINES[2:]}, script=CUT),),
    ("sakura", "hiki_four_in_hand"): (Trial(stack={DEALER: PINES}, script=CUT),),
    ("sakura", "triple_stock"): (
        Trial(stack={TABLE: PINES[1:], STOCK + 4: PINES[:1]}, script=CUT),
    ),
    ("mushi", "field_three_rain"): (Trial(stack={TABLE: RAINS}, script=CUT),),
    ("mushi", "oni_takes_triple"): (
        Trial(stack={TABLE: PINES[1:], DEALER: ("rain.oni",)}, script=("touch", "keep")),
    ),
    ("mushi", "last_stock_oni"): (Trial(stack={LAST: ("rain.oni",)}, script=CUT),),
    ("mushi", "fourth_of_triple_vs_oni"): (
        Trial(stack={TABLE: ("rain.oni", *PINES[1:]), STOCK: PINES[:1]}, script=("touch", "keep")),
    ),
    ("mushi", "rain_flip_with_oni"): (
        Trial(
            stack={TABLE: ("rain.oni", "rain.man"), STOCK: ("rain.ribbon",), LAST: RAINS[1:2]},
            script=("touch", "keep"),
        ),
    ),
    ("mushi", "stranded_oni"): tuple(
        Trial(seed, stack={YOUNGER: ("rain.oni",), LAST: ("rain.man",)}, script=CUT)
        for seed in (571, *range(1000))
    ),
    ("mushi", "tie_dealer"): (Trial(seed=416), *map(Trial, range(1000))),
    **{("tiengow", name): hints for name, hints in rare_tiengow.FIELDS.items()},
    **{(of.SCHOOL, name): hints for of in MAHJONG for name, hints in of.FIELDS.items()},
}


def hints(
    table: Mapping[tuple[str, str], tuple[Trial, ...]], game: AnyGame, what: str
) -> tuple[Trial, ...]:
    """Return the trials that are stacked for a game, or for its school."""
    return next((table[name, what] for name in lineage(game) if (name, what) in table), ())
