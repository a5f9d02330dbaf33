"""The accounts of a ledger, as files and messages name them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence

from bot.domain.ledger.entries import FORGOTTEN
from bot.domain.ledger.spreadsheets import folded
from bot.domain.tables.player import COMPUTER

Known = Mapping[str, Sequence[int]]
"""The people of a server by their names."""
IDENTIFIED = re.compile(r"<@!?(-?\d{1,19})>|(\d{15,19})")
"""A pattern of a mention, or of a person's id."""


def account(user: int) -> str:
    """Return an account as files have it: a mention, which no spreadsheet rounds as a number."""
    return f"<@{user}>"


def users(player: str, known: Known) -> Sequence[int]:
    """Return the accounts that a text may mean: one by number or mention, or those of a name.

    Names are known in the form of `folded`.
    """
    identified = IDENTIFIED.fullmatch(player)
    if identified and _plays(user := int(identified[1] or identified[2])):
        return (user,)
    return known.get(folded(player), ())


def _plays(user: int) -> bool:
    """Whether a number is an account that plays: a person, a forgotten one, or the computer.

    Databases hold no number of more than 64 bits.
    """
    return abs(user) < 2**63 and (user >= COMPUTER or user < FORGOTTEN)


def by_folded_name(known: Known) -> Known:
    """Return people by their names as `folded` writes them."""
    found: dict[str, list[int]] = defaultdict(list)
    for name, people in known.items():
        found[folded(name)] += people
    return found
