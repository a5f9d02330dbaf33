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

    def __init__(self, one: Tournament) -> None:
        super().__init__()
        self.tournament = one


class Pairing(NamedTuple):
    """The next round of a tournament as it stood when it was paired."""

    of: Tournament
    paired: Paired


def moved_on(
    connection: Connection, one: Tournament, now: datetime, known: Sequence[Pairing]
) -> Tournament:
    """Move a tournament on until it waits for its start or a match, or is over.

    It begins, ends its rounds and pairs the next; once its season is closed, it ends. Raises
    Unpaired for a round that is not among the `known` ones.
    """
    while not one.over:
        if leagues.season(connection, one.season).closed_at:
            end(connection, one, now)
        elif not one.last:
            if now < one.starts_at - EARLY:
                break
            _begin(connection, one, now, known)
        elif _waited_for(connection, one, now):
            break
        else:
            _settle(connection, one, now, known)
        one = tournaments.by_id(connection, one.id)
    return one


def _begin(
    connection: Connection, one: Tournament, now: datetime, known: Sequence[Pairing]
) -> None:
    """Seed the entrants and pair the first round; with too few entrants, end the tournament."""
    if len(one.entrants) < one.seats:
        end(connection, one, now)
        return
    guild = leagues.by_id(connection, one.league).guild
    standings = ledgers.standings(connection, guild, one.season)
    order = [line.user for line in standings if line.deals]
    tournaments.enter(connection, one.id, tournament.seeded(one.entrants, order))
    tournaments.change(connection, one.id, rounds=one.length)
    _pair(connection, tournaments.by_id(connection, one.id), now, known)


def _pair(connection: Connection, one: Tournament, now: datetime, known: Sequence[Pairing]) -> None:
    tournaments.pair(connection, one, _paired(one, known), now + one.span)
    if one.kind == DUPLICATE:
        league = leagues.by_id(connection, one.league)
        people = [entrant.user for entrant in one.present]
        names = ledgers.names(connection, league.guild, people)
        duplicates.add(connection, rounds.following(one, league, names, now))


def _paired(one: Tournament, known: Sequence[Pairing]) -> Paired:
    """Return the next round; look a Swiss round up in `known`, or raise Unpaired."""
    if one.kind != SWISS:
        return tournament.next_round(one)
    for pairing in known:
        if pairing.of == one:
            return pairing.paired
    raise Unpaired(one)


def _waited_for(connection: Connection, one: Tournament, now: datetime) -> bool:
    """Whether a round waits for a match; a match that has begun has twice the round's time."""
    if not one.waits or now < one.due - EARLY or one.kind == DUPLICATE:
        return one.waits  # a duplicate round is settled for all at once
    due = {frozenset(match.people) for match in one.current if not match.outcome}
    begun = due.intersection(tournaments.playing(connection, one))
    return bool(begun) and now < one.due + one.span - EARLY


def _settle(
    connection: Connection, one: Tournament, now: datetime, known: Sequence[Pairing]
) -> None:
    """End a round, and the tournament after the last one."""
    settled = tournament.settle(one, tournaments.waiting(connection, one))
    tournaments.go_through(connection, one.id, one.last, settled.byes)
    if one.kind != KNOCK_OUT:
        tournaments.miss(connection, one.id, settled.missed)
    one = tournaments.by_id(connection, one.id)
    _remind_no_more(connection, one)
    if one.complete:
        end(connection, one, now)
    else:
        _pair(connection, one, now, known)


def end(connection: Connection, one: Tournament, now: datetime) -> None:
    """End a tournament; the results of its matches stay."""
    _remind_no_more(connection, one)
    tournaments.change(connection, one.id, over_at=now)


def _remind_no_more(connection: Connection, one: Tournament) -> None:
    fixtures.remind(connection, [match.number for match in one.current])
