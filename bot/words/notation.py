"""Tiles as people write them: `12m 5z`, `m12z5`, `2C White`, `一二三萬`, `1w 2b`, `東東`, `E P`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.domain.refusal import Refusal
from bot.domain.typed import normal
from rules.mahjong.tiles import PLACE

BETWEEN = re.compile(r"[\s,.;:、。・|/_`~\-\[\](){}+*\ufe0e\ufe0f]")
"""A pattern of signs that may stand between tiles, or that mark the kind of a meld."""
NUMBERS = {**{sign: str(at) for at, sign in enumerate("一二三四五六七八九", 1)}, "伍": "5"}
"""Chinese numerals, in place of digits."""
SUITS = {
    **{letter: letter.lower() for letter in "mpszfMPSZF"},
    **{"c": "m", "C": "m", "d": "p", "D": "p", "b": "s", "B": "s"},
    **dict.fromkeys("万萬wW", "m"),
    **dict.fromkeys("筒饼餅", "p"),
    **dict.fromkeys("索条條tT", "s"),
    "字": "z",
}
"""The suits by the signs that may follow a number."""
PINYIN = re.compile("[0-9一二三四五六七八九伍][wtWT]")
"""A pattern of a suit in pinyin: `w` is wàn and `t` is tiáo, so that `b` beside them is bǐng, the
dots. Chinese programs write so; elsewhere `b` is bamboo.
"""
BEFORE = re.compile("([mpszfcdbwtMPSZFCDBWT])([0-9]+)")
"""A pattern of a suit before its numbers, as Majiang writes it: `m123`."""
DOTS = str.maketrans("bB", "pp")
HONOURS = {
    **{"1z": "E東东🀀", "2z": "S南🀁", "3z": "W西🀂", "4z": "N北🀃"},
    **{"5z": "P白🀆", "6z": "F發发発🀅", "7z": "C中🀄"},
    **{"1f": "春🀦", "2f": "夏🀧", "3f": "秋🀨", "4f": "冬🀩"},
    **{"5f": "梅🀢", "6f": "蘭兰🀣", "7f": "菊🀥", "8f": "竹🀤"},
}
"""The signs of honours and flowers."""
NAMED = {
    **{"east": "東", "south": "南", "west": "西", "north": "北"},
    **{"white": "白", "green": "發", "red": "中"},
    **{"characters": "m", "character": "m", "dots": "p", "dot": "p", "bamboo": "s"},
    **{"man": "m", "pin": "p", "sou": "s"},
    **{"白板": "白", "发财": "發", "發財": "發", "红中": "中", "紅中": "中"},
    **{f"{wind}{sign}": wind for wind in "東东南西北" for sign in "風风"},
    **{f"{suit}子": suit for suit in "万萬筒饼餅索条條"},
}
"""The signs for words of honours and suits."""
ENGLISH = re.compile(r"(east|south|west|north)\s?wind|(white|green|red)\s?dragon", re.IGNORECASE)
"""A pattern of the full names of honours in English."""
NAME = re.compile("|".join(NAMED), re.IGNORECASE)
RED = re.compile("5([mps])r|赤(?=[5五伍])")
"""A pattern of a red five, as some programs and people write it."""
EMOJI = re.compile(r"<a?:tile_([1-9][mpszf])_[0-9a-f]+:\d+>")
"""A pattern of the bot's own emoji for tiles."""
FIRST = {"m": "🀇", "s": "🀐", "p": "🀙"}
"""The character of the first tile of each suit; the other eight follow it in Unicode."""
ALONE = {
    **{sign: tile for tile, signs in HONOURS.items() for sign in signs},
    **{
        chr(ord(letter) + at): f"{at + 1}{suit}"
        for suit, letter in FIRST.items()
        for at in range(9)
    },
}
"""The tiles by the signs that stand for them without a number."""


def tiles(text: str) -> list[str]:
    """Read tiles from text; Refusal with the first sign that is no part of a tile.

    A red five, `0m`, is read as a five. `b` is bamboo, but dots beside the suits `w` and `t`. In a
    text such as `m123p4` every number follows its suit; the usual order never ends with a number.
    """
    plain = BETWEEN.sub("", usual(text))
    if re.fullmatch(f"(?:{BEFORE.pattern})+", plain):
        plain = BEFORE.sub(r"\2\1", plain)
    return [*_parted(plain.translate(DOTS) if PINYIN.search(plain) else plain)]


def usual(text: str) -> str:
    """Return a text in usual width, without invisible characters, with plain signs for emoji and
    names.
    """
    plain = ENGLISH.sub(r"\1\2", EMOJI.sub(r"\1", normal(text)))
    named = NAME.sub(lambda found: NAMED[found[0].lower()], plain)
    return RED.sub(lambda found: f"0{found[1]}" if found[1] else "", named)


def _parted(text: str) -> Iterator[str]:
    """Yield each tile of a text without spaces."""
    numbers = ""
    for sign in text:
        if number := NUMBERS.get(sign, sign if sign in "0123456789" else ""):
            numbers += number
        elif numbers and (suit := SUITS.get(sign)):
            yield from (_known(number, suit) for number in numbers)
            numbers = ""
        elif not numbers and sign in ALONE:
            yield ALONE[sign]
        else:
            raise Refusal("no-such-tile", tile=numbers + sign)
    if numbers:
        raise Refusal("no-such-tile", tile=numbers)


def _known(number: str, suit: str) -> str:
    """Return the tile of this number and suit; Refusal if there is none."""
    tile = ("5" if number == "0" and suit in "mps" else number) + suit
    if tile not in PLACE:
        raise Refusal("no-such-tile", tile=number + suit)
    return tile
