"""A ballot: what is put to the vote at a table, who has a vote, and how it stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.domain.tables.table import Table
from rules import Seat

SILENT = timedelta(days=7)
"""Whoever has been asked for so long and has not acted cannot hold the others up."""


@dataclass(frozen=True, slots=True)
class Ballot:
    """What `voters` have said to a thing that needs so many votes.

    `about` is written `end-DEAL`, to end the match, `back-DEAL-PLY`, to take a move of `mover`
    back, or `wait-DEAL-PLY`, to wait for them though their time has run out.
    """

    about: str
    voters: frozenset[Seat]
    needed: int
    votes: Mapping[Seat, bool]
    mover: Seat | None = None

    def said(self, aye: bool) -> list[Seat]:
        """Who has voted so."""
        return sorted(seat for seat in self.voters if self.votes.get(seat) is aye)

    @property
    def open(self) -> list[Seat]:
        """Who has not voted yet."""
        return sorted(self.voters - self.votes.keys())

    @property
    def decided(self) -> bool | None:
        """What is decided; None while it may still go either way."""
        if len(self.said(True)) >= self.needed:
            return True
        return False if len(self.voters) - len(self.said(False)) < self.needed else None

    def cast(self, seat: Seat, aye: bool) -> Ballot:
        """The ballot after a vote."""
        return replace(self, votes={**self.votes, seat: aye})


def cast(table: Table, about: str, seat: Seat, aye: bool) -> Table:
    """The table with what a seat says in place of what it said before.

    Votes on anything else of its kind, which is what stands before the first hyphen, are over.
    """
    kind, said = about.partition("-")[0], table.votes.get(about, {})
    others = dropped(table, f"{kind}-").votes
    return replace(table, votes={**others, about: {**said, seat: aye}})


def dropped(table: Table, about: str = "") -> Table:
    """The table without the votes on all that begins so: it is decided, or nobody asks any more."""
    votes = {one: said for one, said in table.votes.items() if not one.startswith(about)}
    return replace(table, votes=votes)


def to_end(
    table: Table, votes: Mapping[Seat, bool], here: Seat, last_act: datetime, now: datetime
) -> Ballot:
    """A vote to end a match: the majority of who plays themselves and was not silent too long.

    Whoever is `here` to vote is not silent.
    """
    silent = set(table.waits_for) if now - last_act >= SILENT else set()
    voters = frozenset(table.present) - silent | {here}
    return Ballot(f"end-{table.current}", voters, len(voters) // 2 + 1, votes)


def to_take_back(table: Table, votes: Mapping[Seat, bool], about: str, mover: Seat) -> Ballot:
    """A request to take a move back: everybody who plays themselves has to agree."""
    voters = frozenset(table.present)
    return Ballot(about, voters, len(voters), votes, mover)


def to_wait(table: Table, votes: Mapping[Seat, bool]) -> Ballot | None:
    """A vote to give somebody time again who has none left: the majority of the others.

    None: nobody who is waited for has run out of time.
    """
    late = [seat for seat, one in enumerate(table.clocks) if one.over and one.due]
    if not late:
        return None
    ply = table.deal.moment[1] if table.deal and table.phase == "playing" else 0
    voters = frozenset(table.present) - {*late}
    about = f"wait-{table.current}-{ply}"
    return Ballot(about, voters, len(voters) // 2 + 1, votes, late[0])
