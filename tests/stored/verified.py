"""The findings on records, and records that were tampered with."""

from __future__ import annotations

import re

from bot.domain.tables import fair
from bot.services.ledger import shares
from rules import RuleError


def outcome(text: str) -> list[str | None] | str:
    """Return the fault found in each deal (None: none), or the one fault of a record that cannot be
    read.
    """
    try:
        return [one.fault for one in fair.verify(shares.read(text))]
    except RuleError as error:
        return f"refused: {error.sentence}"


def tampered(text: str) -> dict[str, str]:
    """Return the first deal of a record in several forms, each with a part changed or left out."""
    text = text.partition("deal 2\n")[0]
    return {
        "another secret": re.sub(r"(?m)^secret ..", "secret ff", text, count=1),
        "no secret": re.sub(r"(?m)^secret .*\n", "", text, count=1),
        "another addition": re.sub(r"(?m)^(addition \d+:)", r"\g<1>9", text, count=1),
        "a move left out": re.sub(r"(?m)^move .*\n", "", text, count=1),
        "another move": re.sub(r"(?m)^move .*$", "move 0 nonsense", text, count=1),
        "other house rules": re.sub(r"(?m)^(game \w+) \w+", r"\1 00000000", text, count=1),
        "another deck": re.sub(r"(?m)^deck (\S+) (\S+)", r"deck \2 \1", text, count=1),
        "no head": text.split("\n", 1)[1],
    }
