"""The people of a league as public pages show them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from bot.domain.ledger.entries import GONE, POT
from bot.domain.people import appearing
from bot.domain.site import addresses
from bot.domain.tables.player import COMPUTER

PLAYER, NAMED = "player", "named"
OTHERS = {COMPUTER: "computer", POT: "pot", GONE: "gone"}
"""The kinds of accounts that belong to no person."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person on a page: a label and an address if `named`; a `player` has neither.

    Computer players, the pot and the account for points out of play each have their own `kind`.
    """

    kind: str = PLAYER
    label: str = ""
    key: str = ""


SOMEBODY = Person()
"""A person who appears neither by name nor by initials."""


class Appearance(NamedTuple):
    """A person's number and name on a server, their way to appear, and the secret of their page."""

    user: int
    name: str
    way: str
    page: str


@dataclass(frozen=True, slots=True)
class Cast:
    """The people of a league who appear by name or by initials, by user id."""

    named: Mapping[int, Person]

    def of(self, user: int) -> Person:
        """Return a person or an account as a page shows it; `SOMEBODY` for unnamed people."""
        if user in OTHERS:
            return Person(OTHERS[user])
        return self.named.get(user, SOMEBODY)

    def user_of(self, key: str) -> int | None:
        """Return the user id of the person with an address; None if nobody has it."""
        return next((user for user, person in self.named.items() if person.key == key), None)


def cast(secret: str, people: Collection[Appearance]) -> Cast:
    """Return the people of a league who appear in these ways; equal labels are numbered.

    `secret` is the league's; addresses follow from it.
    """
    keys = {person.user: addresses.of_person(secret, person.page) for person in people}
    labels = {keys[person.user]: appearing.label(person.name, person.way) for person in people}
    told = appearing.told_apart(labels)
    return Cast({user: Person(NAMED, told[key], key) for user, key in keys.items()})
