"""Standing rules: a person's claims at any table where they have marked nothing.

A rule is written in words. The first is its kind. After `ask`, a letter may name the only tiles to
be asked about. `from10` claims only wins of ten points or more, `later` claims nothing at the
opening of a deal.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.domain.refusal import Refusal
from bot.domain.tables.table import Table
from rules import MahjongTable, Seat

KINDS = ("wins", "marked", "computer", "none", "ask")
"""The kinds of rules.

- `wins`: claim wins only.
- `marked`: claim wins and the marks of last time.
- `computer`: answer as the computer player would.
- `none`: claim nothing, so that only self-drawn wins are left.
- `ask`: ask the player.
"""
LEAST = (0, 5, 10, 20, 50)
"""The numbers that can be chosen for the fewest points of a win that a rule claims; 0: any win."""
ABOUT = ("", "z", "m", "p", "s")
"""The classes of discards that can be chosen to be asked about.

They are all discards, the honours, or the tiles of one suit.
"""
WRITTEN = re.compile(rf"({'|'.join(KINDS)})(?: (?<=ask )([mpsz]))?(?: from(\d+))?( later)?")


@dataclass(frozen=True, slots=True)
class Rule:
    """The standing rule of a person.

    `least` is the number of points from which it claims a win. With `opening`, it also claims
    before the first turn. `about` belongs to the kind `ask`: the class of discards to be asked
    about. Others are answered as by the rule for wins, or by marks.
    """

    kind: str = KINDS[0]
    least: int = 0
    opening: bool = True
    about: str = ABOUT[0]

    def __str__(self) -> str:
        about = [self.about] if self.about and self.kind == "ask" else []
        least = [f"from{self.least}"] if self.least else []
        return " ".join((self.kind, *about, *least, *([] if self.opening else ["later"])))


def rule_of(text: str) -> Rule:
    """Read a rule; Refusal when the text is not a rule."""
    found = WRITTEN.fullmatch(text)
    if found is None:
        raise Refusal("no-such-order", order=text)
    kind, about, least, later = found.groups()
    return Rule(kind, int(least or 0), not later, about or "")


def held(table: Table, seat: Seat) -> Rule:
    """Return the rule that answers for a seat: its player's own, or the table's.

    Where nobody may be asked, the table's rule also replaces the rule to ask.
    """
    own, usual = table.rules.get(seat), Rule(table.pace.rule)
    rule = rule_of(own) if own else usual
    return usual if rule.kind == "ask" and not table.pace.asks else rule


def offered(table: Table) -> tuple[str, ...]:
    """Return the kinds of standing rules that a table offers.

    `marked` is offered only at mahjong, `ask` only where the pace allows it.
    """
    marks = isinstance(table.game, MahjongTable)
    not_here = {*([] if marks else ["marked"]), *([] if table.pace.asks else ["ask"])}
    return tuple(kind for kind in KINDS if kind not in not_here)


def ruled(table: Table, chosen: Mapping[int, str]) -> Table:
    """Set the standing rules of the people at a table, from their own rules by user."""
    sitting = {seat: p.user for seat, p in enumerate(table.players) if p and not p.computer}
    rules = {seat: chosen[user] for seat, user in sitting.items() if chosen.get(user)}
    return table if rules == table.rules else replace(table, rules=rules)
