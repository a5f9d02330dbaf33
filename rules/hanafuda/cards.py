"""The 48 flower cards: their flowers, pictures and classes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

FLOWERS: dict[str, tuple[tuple[str, str], ...]] = {
    "pine": (("crane", "bright"), ("ribbon", "ribbon"), ("j1", "junk"), ("j2", "junk")),
    "plum": (("nightingale", "animal"), ("ribbon", "ribbon"), ("j1", "junk"), ("j2", "junk")),
    "cherry": (("curtain", "bright"), ("ribbon", "ribbon"), ("j1", "junk"), ("j2", "junk")),
    "wisteria": (("cuckoo", "animal"), ("ribbon", "ribbon"), ("j1", "junk"), ("j2", "junk")),
    "iris": (("bridge", "animal"), ("ribbon", "ribbon"), ("j1", "junk"), ("j2", "junk")),
    "peony": (("butterfly", "animal"), ("ribbon", "ribbon"), ("j1", "junk"), ("j2", "junk")),
    "clover": (("boar", "animal"), ("ribbon", "ribbon"), ("j1", "junk"), ("j2", "junk")),
    "grass": (("moon", "bright"), ("geese", "animal"), ("j1", "junk"), ("j2", "junk")),
    "chrys": (("cup", "animal"), ("ribbon", "ribbon"), ("j1", "junk"), ("j2", "junk")),
    "maple": (("deer", "animal"), ("ribbon", "ribbon"), ("j1", "junk"), ("j2", "junk")),
    "rain": (("man", "bright"), ("swallow", "animal"), ("ribbon", "ribbon"), ("oni", "junk")),
    "paulownia": (("phoenix", "bright"), ("yellow", "junk"), ("j1", "junk"), ("j2", "junk")),
}
"""Each flower's four pictures with their class, in the order of the year."""

CLASSES = ("bright", "animal", "ribbon", "junk")
"""The four classes in the order captured cards are laid out."""

PACK: tuple[str, ...] = tuple(
    f"{flower}.{picture}" for flower, pictures in FLOWERS.items() for picture, _ in pictures
)
"""All 48 cards, unshuffled."""

CLASS: dict[str, str] = {
    f"{flower}.{picture}": kind
    for flower, pictures in FLOWERS.items()
    for picture, kind in pictures
}
"""Each card's class."""

FLOWER: dict[str, str] = {card: card.partition(".")[0] for card in PACK}
"""Each card's flower."""

MONTH: dict[str, int] = {card: list(FLOWERS).index(FLOWER[card]) for card in PACK}
"""Each card's month; January, the pine, is 0."""

ORDER: dict[str, int] = {card: place for place, card in enumerate(PACK)}
"""Each card's place in the unshuffled pack."""

BIT: dict[str, int] = {card: 1 << place for place, card in enumerate(PACK)}
"""Each card as one bit of a number: a set of cards is then one number.

Four neighbouring bits are a flower.
"""

FIRSTS = sum(BIT[card] for card in PACK[::4])
"""The first card of each flower, as one number (see `BIT`)."""

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
"""The old order of flowers, for the draw of the first dealer.

JA, as in `rules.hanafuda.options`: 松,梅,桜,藤,菖蒲,雨,桐,ススキ,菊,紅葉.
"""


def without_flowers(*flowers: str) -> tuple[str, ...]:
    """Return the pack without the named flowers."""
    return tuple(card for card in PACK if FLOWER[card] not in flowers)


def of_flower(flower: str) -> tuple[str, ...]:
    """Return the four cards of a flower."""
    return tuple(card for card in PACK if FLOWER[card] == flower)


def of_class(kind: str) -> frozenset[str]:
    """Return the cards of a class."""
    return frozenset(card for card in PACK if CLASS[card] == kind)


def bits(cards: Iterable[str]) -> int:
    """Return different cards as one number (see `BIT`)."""
    return sum(map(BIT.__getitem__, cards))


def by_class(kinds: Mapping[str, str]) -> tuple[int, ...]:
    """Return the cards of each class as one number (see `BIT`), in the order of `CLASSES`; `kinds`
    has the class of each card.
    """
    return tuple([bits(card for card in PACK if kinds[card] == kind) for kind in CLASSES])


def whole_flowers(held: int) -> bool:
    """Whether a number (see `BIT`) holds all four cards of any flower."""
    return bool(held & held >> 1 & held >> 2 & held >> 3 & FIRSTS)


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort cards into the order of the unshuffled pack."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


CLASS_BITS = by_class(CLASS)
"""The cards of each class as one number."""
