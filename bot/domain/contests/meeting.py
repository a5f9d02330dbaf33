"""A match of a tournament at its table: who plays, under which clock, and how the table opens."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import NamedTuple

from bot.domain.contests import tempo
from bot.domain.league.charter import Ruling
from bot.domain.league.tournament import Match, Tournament
from bot.domain.refusal import Refusal
from bot.domain.tables import lobby
from bot.domain.tables.clocks import Clock
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table


class Meeting(NamedTuple):
    """An open match of a tournament's current round, some of whose people sit at a table.

    `own` means that the table was opened for the match, so that only its `people` may sit there.
    Another table counts if exactly these people play there. `minutes` is the length of the round.
    """

    tournament: int
    round: int
    people: frozenset[int]
    minutes: int
    own: bool

    def clock(self, table: Table) -> Clock:
        """Return the clock for a table of the match, which lets the match end in time."""
        return tempo.clock_of(table.game, table.options, len(self.people), self.minutes)

    def missing(self, table: Table) -> list[int]:
        """Return the people of the match who do not sit at the table."""
        return sorted(self.people - {player.user for player in table.people})

    def others(self, table: Table) -> list[int]:
        """Return the people at the table who are not in the match."""
        return sorted({player.user for player in table.people} - self.people)

    def check_seat(self, user: int) -> None:
        """Raise Refusal if a person may not sit at the table, because it is for other people."""
        if self.own and user not in self.people:
            raise Refusal("tournament-table", number=str(self.round))

    def check_open_to_change(self) -> None:
        """Raise Refusal if the table was opened for the match: its people and rules stay."""
        if self.own:
            raise Refusal("tournament-stays", number=str(self.round))

    def check_start(self, table: Table) -> None:
        """Raise Refusal if a table opened for the match lacks its people, or has other people."""
        if self.own and self.missing(table):
            raise Refusal("tournament-waits")
        if self.own and len(table.players) > len(self.people):
            raise Refusal("tournament-table", number=str(self.round))


def own_match(cup: Tournament, user: int) -> Match:
    """Return the match that a person has to play now; Refusal with the reason otherwise."""
    if cup.over:
        raise Refusal("tournament-over")
    entrant = next((entrant for entrant in cup.entrants if entrant.user == user), None)
    if entrant is None:
        raise Refusal("tournament-not-entered")
    if not cup.last:
        raise Refusal("tournament-not-begun")
    match = next((match for match in cup.current if user in match.people), None)
    if match is None:
        out = (cup.last, user) in cup.byes
        raise Refusal("tournament-sits-out" if out else "tournament-no-match", number=str(cup.last))
    if match.ended:
        raise Refusal("tournament-played", number=str(cup.last))
    gone = {entrant.user for entrant in cup.entrants if not entrant.present}
    if gone.intersection(match.people):
        raise Refusal("tournament-not-entered" if user in gone else "tournament-gone-away")
    return match


def laid(
    cup: Tournament,
    match: Match,
    ruling: Ruling,
    opener: Player,
    place: tuple[int, int],
    now: datetime,
    *,
    thread: bool,
) -> Table:
    """Open the table of a match at a place: a server and a channel.

    With `thread`, the channel is a thread made for the table. The opener sits down; the others are
    invited until the round ends.
    """
    seats = len(match.people)
    table = lobby.laid(*place, opener, cup.game, ruling.preset, ruling.options, seats)
    clock = tempo.clock_of(table.game, table.options, seats, cup.minutes)
    until = match.due if match.due > now else now + cup.span
    others = [user for user in match.people if user != opener.user]
    return lobby.invited(replace(table, clock=clock, own_thread=thread), opener.user, others, until)
