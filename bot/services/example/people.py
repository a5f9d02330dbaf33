"""The people of the example: invented, with names of the plants on the flower cards."""

from __future__ import annotations

from typing import NamedTuple

from bot.domain.people.person import APPEARS
from bot.domain.tables.player import Player

UNNAMED, INITIALS, NAMED = APPEARS


class Invented(NamedTuple):
    """An invented person: the level of the computer that plays for them, and how they appear."""

    player: Player
    level: str
    appears: str = NAMED

    @property
    def user(self) -> int:
        """The number of the person."""
        return self.player.user


def _invented() -> tuple[Invented, ...]:
    rows = (
        ("Matsu 松", "club"),
        ("Ume 梅", "beginner"),
        ("Hana 花", "club"),
        ("Fuji 藤", "club"),
        ("Ayame 菖蒲", "beginner"),
        ("Botan 牡丹", "club"),
        ("Hagi 萩", "beginner"),
        ("Susuki 芒", "club"),
        ("Kiku 菊", "club"),
        ("Momiji 紅葉", "beginner"),
        ("Yanagi 柳", "club", INITIALS),
        ("Kiri 桐", "beginner", UNNAMED),
    )
    return tuple(
        Invented(Player(number, name), *more) for number, (name, *more) in enumerate(rows, 1)
    )


PEOPLE = _invented()
"""Twelve people, one for each month; one appears by initials, and one does not appear."""
