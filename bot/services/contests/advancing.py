"""The course of a tournament within a transaction: it begins, rounds end, the next are paired."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from bot.domain.contests import rounds, tournament
from bot.domain.contests.tournament import DUPLICATE, KNOCK_OUT, SWISS, Paired, Tournament
from bot.store import Connection
from bot.store.contests import duplicates, tournaments
from bot.store.league import fixtures, leagues
from bot.store.ledger import ledgers
from bot.timers import EARLY


class Unpaired(Exception):  # noqa: N818
    """A round has to be paired outside the transaction, because it takes too long within."""

    def __init__(self, tournament: Tournament) -> None:
        super().__init__()
        self.tournament = tournament


class Pairing(NamedTuple):
    """The next round of a tournament as it stood when it was paired."""

    of: Tournament
    paired: Paired


def moved_on(
    connection: Connection, cup: Tournament, now: datetime, known: Sequence[Pairing]
) -> Tournament:
    """Move a tournament on until it waits for its start or a match, or is over.

    It begins, ends its rounds and pairs the next; once its season is closed, it ends. Raises
    Unpaired for a round that is not among the `known` ones.
    """
    while not cup.over:
        if leagues.season(connection, cup.season).closed_at:
            end(connection, cup, now)
        elif not cup.last:
            if now < cup.starts_at - EARLY:
                break
            _begin(connection, cup, now, known)
        elif _waited_for(connection, cup, now):
            break
        else:
            _settle(connection, cup, now, known)
        cup = tournaments.by_id(connection, cup.id)
    return cup


def _begin(
    connection: Connection, cup: Tournament, now: datetime, known: Sequence[Pairing]
) -> None:
    """Seed the entrants and pair the first round; with too few entrants, end the tournament."""
    if len(cup.entrants) < cup.seats:
        end(connection, cup, now)
        return
    guild = leagues.by_id(connection, cup.league).guild
    standings = ledgers.standings(connection, guild, cup.season)
    order = [line.user for line in standings if line.deals]
    tournaments.enter(connection, cup.id, tournament.seeded(cup.entrants, order))
    tournaments.change(connection, cup.id, rounds=cup.length)
    _pair(connection, tournaments.by_id(connection, cup.id), now, known)


def _pair(
    connection: Connection, tournament: Tournament, now: datetime, known: Sequence[Pairing]
) -> None:
    tournaments.pair(connection, tournament, _paired(tournament, known), now + tournament.span)
    if tournament.kind == DUPLICATE:
        league = leagues.by_id(connection, tournament.league)
        people = [entrant.user for entrant in tournament.present]
        names = ledgers.names(connection, league.guild, people)
        duplicates.add(connection, rounds.following(tournament, league, names, now))


def _paired(cup: Tournament, known: Sequence[Pairing]) -> Paired:
    """Return the next round; look a Swiss round up in `known`, or raise Unpaired."""
    if cup.kind != SWISS:
        return tournament.next_round(cup)
    for pairing in known:
        if pairing.of == cup:
            return pairing.paired
    raise Unpaired(cup)


def _waited_for(connection: Connection, tournament: Tournament, now: datetime) -> bool:
    """Whether a round waits for a match; a match that has begun has twice the round's time."""
    if not tournament.waits or now < tournament.due - EARLY or tournament.kind == DUPLICATE:
        return tournament.waits  # a duplicate round is settled for all at once
    due = {frozenset(match.people) for match in tournament.current if not match.outcome}
    begun = due.intersection(tournaments.playing(connection, tournament))
    return bool(begun) and now < tournament.due + tournament.span - EARLY


def _settle(
    connection: Connection, cup: Tournament, now: datetime, known: Sequence[Pairing]
) -> None:
    """End a round, and the tournament after the last one."""
    settled = tournament.settle(cup, tournaments.waiting(connection, cup))
    tournaments.go_through(connection, cup.id, cup.last, settled.byes)
    if cup.kind != KNOCK_OUT:
        tournaments.miss(connection, cup.id, settled.missed)
    cup = tournaments.by_id(connection, cup.id)
    _remind_no_more(connection, cup)
    if cup.complete:
        end(connection, cup, now)
    else:
        _pair(connection, cup, now, known)


def end(connection: Connection, tournament: Tournament, now: datetime) -> None:
    """End a tournament; the results of its matches stay."""
    _remind_no_more(connection, tournament)
    tournaments.change(connection, tournament.id, over_at=now)


def _remind_no_more(connection: Connection, tournament: Tournament) -> None:
    fixtures.remind(connection, [match.number for match in tournament.current])
