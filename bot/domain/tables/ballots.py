"""A ballot: the question put to the vote at a table, the voters, and the state of the vote."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.domain.tables.table import Table
from rules import Seat

SILENT = timedelta(days=7)
"""How long a person may be asked without acting before their silence no longer blocks a vote."""


@dataclass(frozen=True, slots=True)
class Ballot:
    """A vote on one question: it passes once `needed` of the `voters` say yes.

    `about` names the question. `end-DEAL` is to end the match, `back-DEAL-PLY` to take back a move
    of `mover`. `wait-DEAL-PLY` is to wait for players whose time has run out. `of_all` means that
    all have to agree. `repeated` means that somebody has voted before, so people have been asked.
    """

    about: str
    voters: frozenset[Seat]
    votes: Mapping[Seat, bool]
    mover: Seat | None = None
    of_all: bool = False
    repeated: bool = False

    @property
    def needed(self) -> int:
        """How many must vote yes: all or more than half."""
        number = len(self.voters)
        return number if self.of_all else number // 2 + 1

    def said(self, aye: bool) -> list[Seat]:
        """Return the seats that voted yes, or no if not `aye`."""
        return sorted(seat for seat in self.voters if self.votes.get(seat) is aye)

    @property
    def open(self) -> list[Seat]:
        """The seats that have not voted yet."""
        return sorted(self.voters - self.votes.keys())

    @property
    def decided(self) -> bool | None:
        """Whether the vote has passed; None while it is open."""
        if len(self.said(True)) >= self.needed:
            return True
        return False if len(self.voters) - len(self.said(False)) < self.needed else None

    def cast(self, seat: Seat, aye: bool) -> Ballot:
        """Return the ballot after the vote of a seat: yes if `aye`, otherwise no."""
        return replace(self, votes={**self.votes, seat: aye})


def cast(table: Table, about: str, seat: Seat, aye: bool) -> Table:
    """Record the vote of a seat, yes if `aye`, in place of its earlier one.

    Votes on other questions of the same kind, which is the word before the first hyphen of
    `about`, are dropped. The votes that refused a question of the same deal stay.
    """
    (kind, deal), said = about.split("-")[:2], table.votes.get(about, {})
    others = {
        key: votes
        for key, votes in table.votes.items()
        if not key.startswith(f"{kind}-") or (key.split("-")[1] == deal and not any(votes.values()))
    }
    return replace(table, votes={**others, about: {**said, seat: aye}})


def refused(table: Table, ballot: Ballot) -> Table:
    """Record that a question was refused: the votes against it stay, the others are dropped.

    The question is open again once enough people who voted no have changed their mind, have left,
    or have no vote any more.
    """
    said = {seat: aye for seat, aye in ballot.votes.items() if not aye}
    return replace(table, votes={**table.votes, ballot.about: said})


def is_refused(table: Table, about: str, seat: Seat) -> bool:
    """Whether others than this seat have voted against a question that all have to agree to."""
    said = table.votes.get(about, {})
    return any(not aye and other != seat for other, aye in said.items())


def back(table: Table, ply: int) -> str:
    """Return the name of the question whether the move at `ply` of the deal is taken back."""
    return f"back-{table.current}-{(table.deal.skipped if table.deal else 0) + ply}"


def dropped(table: Table, about: str = "") -> Table:
    """Drop the votes on all questions whose key begins with `about`."""
    votes = {key: said for key, said in table.votes.items() if not key.startswith(about)}
    return replace(table, votes=votes)


def without(table: Table, ballot: Ballot, gone: Collection[int]) -> Ballot:
    """Leave people out of a vote who are `gone` from the server of the table."""
    left = {seat for seat in ballot.voters if (p := table.players[seat]) and p.user in gone}
    return replace(ballot, voters=ballot.voters - left)


def to_end(
    table: Table, votes: Mapping[Seat, bool], here: Seat, last_act: datetime, now: datetime
) -> Ballot:
    """Make the vote to end a match, which more than half of its voters must agree to.

    In mid-deal of a match that counts in a league all of them must: the players who are about to
    lose a deal could otherwise outvote the player who wins it.

    The voters are the people who are present. In a match that counts in a league, absent people
    have a vote, too: otherwise the player who leads could end it behind their backs. If the last
    move, at `last_act`, was `SILENT` ago, people for whom the table waits are left out, as is a
    player who has resigned. The seat `here` is voting, so it is a voter in any case.
    """
    silent = set(table.waits_for) if now - last_act >= SILENT else set()
    seats = enumerate(table.players)
    people = [seat for seat, player in seats if player and not player.computer]
    everybody = frozenset(table.present if table.season is None else people)
    voters = everybody - silent - {table.resigned} | {here}
    of_all = table.season is not None and table.phase == "playing"
    return Ballot(f"end-{table.current}", voters, votes, of_all=of_all)


def to_take_back(table: Table, votes: Mapping[Seat, bool], about: str, mover: Seat) -> Ballot:
    """Make the request to take back a move of `mover`: all present people have to agree.

    `about` is the name of the question.
    """
    voters = frozenset(table.present)
    return Ballot(about, voters, votes, mover, of_all=True)


def to_wait(table: Table, votes: Mapping[Seat, bool]) -> Ballot | None:
    """Make the vote of the other players to wait for those whose time has run out.

    None if the time of no player for whom the table waits has run out.
    """
    late = [seat for seat, running in enumerate(table.clocks) if running.over and running.due]
    if not late:
        return None
    ply = table.deal.moment[1] if table.deal and table.phase == "playing" else 0
    voters = frozenset(table.present) - {*late}
    about = f"wait-{table.current}-{ply}"
    return Ballot(about, voters, votes, late[0])
