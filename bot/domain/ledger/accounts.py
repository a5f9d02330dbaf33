"""The accounts of a ledger, as files and messages write them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence

from bot.domain.ledger.entries import FORGOTTEN
from bot.domain.ledger.spreadsheets import folded
from bot.domain.tables.player import COMPUTER

Known = Mapping[str, Sequence[int]]
"""The user ids of people on a server by their names; a name may belong to several people."""
IDENTIFIED = re.compile(r"<@!?(-?\d{1,19})>|'?(\d{15,19})")
"""A pattern of a mention or of a user id; an apostrophe before it marks a text in spreadsheets."""


def account(user: int) -> str:
    """Write an account for a file: as a mention, because spreadsheets round large numbers."""
    return f"<@{user}>"


def users(player: str, known: Known) -> Sequence[int]:
    """Return the accounts that a text may mean: the account of an id, or all accounts of a name.

    The names in `known` are in the form of `folded`. A name may have an @ before it.
    """
    identified = IDENTIFIED.fullmatch(player)
    if identified and _plays(user := int(identified[1] or identified[2])):
        return (user,)
    name = folded(player)
    return known.get(name, ()) or known.get(name.removeprefix("@"), ()) if name else ()


def _plays(user: int) -> bool:
    """Whether a number can be an account that plays: a person, a forgotten one, or the computer.

    Databases hold no number of more than 64 bits.
    """
    return abs(user) < 2**63 and (user >= COMPUTER or user < FORGOTTEN)


def by_folded_name(known: Known) -> Known:
    """Return the people of `known` by the folded forms of their names."""
    found: dict[str, list[int]] = defaultdict(list)
    for name, people in known.items():
        found[folded(name)] += people
    return found
