"""The combinations of Koi-Koi and their points under the house rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.hanafuda.cards import BIT, FLOWER, FLOWERS, bits, of_class, of_flower
from rules.hanafuda.koikoi_options import KoiKoiOptions
from rules.hanafuda.yaku import Combination, Made

RAIN_MAN, CUP = "rain.man", "chrys.cup"
BRIGHTS = of_class("bright")
BRIGHT = ("five-brights", "four-brights", "rainy-four", "three-brights")
"""The combinations of bright cards, the best first."""
RED, BLUE = (
    frozenset(f"{flower}.ribbon" for flower in flowers.split())
    for flowers in ("pine plum cherry", "peony chrys maple")
)
SETS = tuple(
    Combination(name, cards, points)
    for name, cards, points in (
        ("flower-viewing", frozenset(("cherry.curtain", CUP)), 5),
        ("moon-viewing", frozenset(("grass.moon", CUP)), 5),
        (
            "boar-deer-butterflies",
            frozenset(("clover.boar", "maple.deer", "peony.butterfly")),
            5,
        ),
        ("akatan", RED, 5),
        ("aotan", BLUE, 5),
        ("red-and-blue", RED | BLUE, 10),
    )
)
"""The combinations of certain cards, with their usual points."""
WIDER = {
    "boar-deer-butterflies": "animal",
    "akatan": "ribbon",
    "aotan": "ribbon",
    "red-and-blue": "ribbon",
}
"""By combination, the class whose further cards may add a point to it."""
COUNTED = (
    ("animals", of_class("animal"), 5),
    ("ribbons", of_class("ribbon"), 5),
    ("junk", of_class("junk"), 10),
)
"""Combinations by number, each with the number of cards that make it: these are one point, each
further card one more.
"""
MONTHS = tuple(frozenset(of_flower(flower)) for flower in FLOWERS)
COMBINATIONS = (
    Combination("five-brights", BRIGHTS, 10),
    Combination("four-brights", BRIGHTS - {RAIN_MAN}, 8),
    Combination("rainy-four", BRIGHTS - {"pine.crane"}, 7),
    Combination("three-brights", BRIGHTS - {RAIN_MAN, "paulownia.phoenix"}, 5),
    *SETS,
    *(Combination(name, cards, 1, least) for name, cards, least in COUNTED),
)

BRIGHT_BITS, RAIN_BITS, CUP_BITS = bits(BRIGHTS), BIT[RAIN_MAN], BIT[CUP]
FOG_BITS = bits(of_flower("paulownia"))
HANAMI_BITS, TSUKIMI_BITS, BOAR_BITS, RED_BITS, BLUE_BITS, _ = (
    bits(combination.cards) for combination in SETS
)
ANIMAL_BITS, RIBBON_BITS, JUNK_BITS = (bits(cards) for _, cards, _ in COUNTED)
MONTH_BITS = tuple(map(bits, MONTHS))
"""Each month's cards as one number (see `BIT`)."""
LOST = {
    "never": (0, 0),
    "rainMan": (RAIN_BITS, RAIN_BITS),
    "rainAndFog": (RAIN_BITS, FOG_BITS),
}
"""The cards that cost a player hanami, and those that cost tsukimi, by the house rule."""


def luck(cards: Iterable[str]) -> str:
    """Return the name of a lucky hand, or an empty text.

    `hand-four` (手四) has four of a flower, `hand-pairs` (くっつき) four pairs.
    """
    flowers = [FLOWER[card] for card in cards]
    kinds = set(flowers)
    if len(kinds) > len(flowers) - 3:  # four of a flower and four pairs both leave fewer
        return ""
    counts = [flowers.count(flower) for flower in kinds]
    return "hand-four" if 4 in counts else "hand-pairs" if counts == [2, 2, 2, 2] else ""


def month(number: int) -> frozenset[str]:
    """Return the cards of the flower that is the month of a deal."""
    return MONTHS[(number - 1) % len(MONTHS)]


def made(options: KoiKoiOptions, number: int, cards: Iterable[str]) -> Made:
    """Return the combinations among captured cards, each with its points; the `number` of the deal
    tells its month.
    """
    held = bits(cards)
    found: list[tuple[str, int]] = []
    if (held & BRIGHT_BITS).bit_count() > 2:
        found += _brights(options, held)
    if held & CUP_BITS:
        found += _viewings(options, held)
    animals, ribbons = (held & ANIMAL_BITS).bit_count(), (held & RIBBON_BITS).bit_count()
    sets: list[tuple[str, int]] = []
    if animals > 2:
        sets += _animal_sets(options, held)
    if ribbons > 2:
        sets += _ribbon_sets(options, held)
    found += sets
    wanted = MONTH_BITS[(number - 1) % len(MONTH_BITS)]
    if held & wanted == wanted and options.month_cards:
        found.append(("month", 4))
    taken = [WIDER[name] for name, _ in sets] if sets and not options.counted_beside else ()
    if animals > 4 and "animal" not in taken:
        found.append(("animals", animals - 4))
    if ribbons > 4 and "ribbon" not in taken:
        found.append(("ribbons", ribbons - 4))
    junk = (held & (JUNK_BITS | CUP_BITS if options.cup_as_junk else JUNK_BITS)).bit_count()
    if junk > 9:
        found.append(("junk", junk - 9))
    return tuple(found)


def kept(before: Made, made: Made) -> Made:
    """Return the combinations of `before` without the viewings that are no longer among those
    `made`.
    """
    lost = {"flower-viewing", "moon-viewing"} - dict(made).keys()
    return tuple([combination for combination in before if combination[0] not in lost])


def _brights(options: KoiKoiOptions, held: int) -> Iterator[tuple[str, int]]:
    """Yield the best combination of the brights that are held, at least three, if they make one."""
    count, with_rain = (held & BRIGHT_BITS).bit_count(), bool(held & RAIN_BITS)
    place = {(5, True): 0, (4, False): 1, (4, True): 2, (3, False): 3}.get((count, with_rain))
    if place is not None:
        yield BRIGHT[place], int(options.brights.split("-")[place])


def _viewings(options: KoiKoiOptions, held: int) -> Iterator[tuple[str, int]]:
    """Yield each complete viewing that counts and is not lost to rain or fog."""
    rain, fog = LOST[options.viewings_lost]
    if options.flower_viewing and held & HANAMI_BITS == HANAMI_BITS and not held & rain:
        yield "flower-viewing", options.viewing_points
    if options.moon_viewing and held & TSUKIMI_BITS == TSUKIMI_BITS and not held & fog:
        yield "moon-viewing", options.viewing_points


def _animal_sets(options: KoiKoiOptions, held: int) -> Iterator[tuple[str, int]]:
    """Yield boar, deer and butterflies if all three are held."""
    if held & BOAR_BITS == BOAR_BITS:
        further = (held & ANIMAL_BITS).bit_count() - 3 if options.further_cards else 0
        yield "boar-deer-butterflies", 5 + further


def _ribbon_sets(options: KoiKoiOptions, held: int) -> Iterator[tuple[str, int]]:
    """Yield the complete ribbon sets, red and blue; where further cards count, both are one set."""
    red, blue = held & RED_BITS == RED_BITS, held & BLUE_BITS == BLUE_BITS
    points, further = options.ribbon_points, (held & RIBBON_BITS).bit_count()
    if red and blue and options.further_cards:
        yield "red-and-blue", 2 * points + further - 6
        return
    points += further - 3 if options.further_cards else 0
    if red:
        yield "akatan", points
    if blue:
        yield "aotan", points
