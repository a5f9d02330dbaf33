"""Public leagues: the list of them, their people, and the standings and course of each season."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.domain.league.season import League
from bot.domain.league.season import Season as Played
from bot.domain.ledger.reading import Posted, Span
from bot.domain.people.appearing import bounded
from bot.domain.site import addresses, values
from bot.domain.site.cast import Cast, Person, cast
from bot.services.league import ladder
from bot.services.league.ladder import Ladder
from bot.store import Connection
from bot.store.league import leagues
from bot.store.ledger import books, ledgers
from bot.store.site import public
from bot.store.site.public import Gained, Outcome

PAGE = 100
"""The largest number of people on a page of the standings."""
CURVES = 8
"""The largest number of curves of points in a plot."""
RESULTS = 500
"""The number of a season's last entries that its curves show."""
BEST = 5
"""The number of best deals that are shown."""
NEWEST = 30
"""The largest number of matches, or of entries, in a list."""
MATCH, ENTRY, TOURNAMENT = "match", "entry", "tournament"
"""The kinds of things that have addresses of their own."""


class Published(NamedTuple):
    """A public league, and the people who appear on its pages by name or by initials."""

    league: League
    cast: Cast

    @property
    def key(self) -> str:
        """The address of the league."""
        return addresses.of_league(self.league.site)

    @property
    def seasons(self) -> dict[int, Played]:
        """The seasons that have begun, by their number in the database."""
        return {season.id: season for season in self.league.begun}

    def sealed(self, kind: str, number: int) -> str:
        """Return the address of a match, an entry or a tournament of the league."""
        return addresses.sealed(self.league.site, kind, number)

    def opened(self, kind: str, key: str) -> int | None:
        """Return the number of a match, an entry or a tournament by its address, or None."""
        return addresses.opened(self.league.site, kind, key)


def every(connection: Connection) -> tuple[Published, ...]:
    """Return all public leagues, oldest first."""
    return tuple(_published(connection, league) for league in public.every(connection))


def find(connection: Connection, key: str) -> Published | None:
    """Return a public league by its address, or None."""
    for league in public.every(connection):
        if addresses.of_league(league.site) == key:
            return _published(connection, league)
    return None


def _published(connection: Connection, league: League) -> Published:
    return Published(league, cast(league.site, public.appearances(connection, league)))


def league(connection: Connection, of: Published) -> values.League:
    """Return a league with its seasons, its people and its tournaments."""
    own, seasons = of.league, of.seasons
    members = leagues.members(connection, own.id)
    cups = tuple(
        values.Announced(
            of.sealed(TOURNAMENT, row.id),
            seasons[row.season].number,
            *(row.kind, row.game, row.starts_at, row.over_at is not None),
        )
        for row in public.tournaments(connection, seasons)
    )
    return values.League(
        key=of.key,
        name=bounded(own.name),
        archived=own.archived,
        seasons=tuple(map(season, own.begun)),
        members=tuple(in_order(of.cast.named.values())),
        others=len(members - of.cast.named.keys()),
        tournaments=cups,
    )


def season(played: Played) -> values.Season:
    """Return a season with its games."""
    own = played.charter
    games = tuple(
        values.Game(key, ruling.preset, ruling.options, own.hash_of(key), ruling.stake)
        for key, ruling in own.games.items()
    )
    return values.Season(played.number, played.opened_at, played.closes_at, played.closed_at, games)


def in_order(people: Iterable[Person]) -> list[Person]:
    """Return people by the kind of their account, then by label: this order reveals nothing else
    about them.
    """
    return sorted(people, key=_place)


def _place(person: Person) -> tuple[str, str, str]:
    return person.kind, person.label.casefold(), person.key


# --- Standings ------------------------------------------------------------------------------------


def standings(
    connection: Connection, of: Published, number: int, page: int = 0, game: str = ""
) -> values.Standings | None:
    """Return a page of the standings of a season; None if the league has no such season."""
    played = of.league.numbered(number)
    if played is None or played.waits:
        return None
    found = ladder.ladder(connection, of.league, played, page, game, PAGE)
    rows = tuple(_rows(of, found))
    return values.Standings(of.key, season(played), game, rows, found.page, found.pages)


def _rows(of: Published, found: Ladder) -> list[values.Row]:
    """Return the lines of the standings; people with equal points are in the order of
    `in_order`.
    """
    fewest, ranks = found.season.charter.terms.provisional, []
    for row in found.rows:
        own, rated = row.standing, row.rating
        rating = values.Rating(rated.mu, rated.margin, rated.matches < fewest) if rated else None
        about = row.place, of.cast.of(own.user), own.points, own.deals, own.won, rating
        ranks.append(((-own.ranked, -own.points, -own.tie), values.Row(*about)))
    return [row for _, row in sorted(ranks, key=lambda rank: (rank[0], _place(rank[1].person)))]


def course(connection: Connection, of: Published, number: int) -> values.Course | None:
    """Return the course of a season; None if the league has no such season."""
    played = of.league.numbered(number)
    if played is None or played.waits:
        return None
    best = public.recent_best(connection, played.id, BEST)
    return values.Course(
        of.key,
        season(played),
        _curve(connection, of, played),
        tuple(best_deal(of, gained) for gained in best),
        matches(connection, of, number),
        entries(connection, of, number),
    )


def _curve(connection: Connection, of: Published, played: Played) -> values.Curve:
    """Return the curves of the leading named people of a season."""
    guild = of.league.guild
    leading = ledgers.standings(connection, guild, played.id, most=PAGE)
    users = [leader.user for leader in leading if leader.user in of.cast.named][:CURVES]
    if not users:
        return values.Curve((), (), ())
    found = ledgers.curve(connection, guild, played.id, users, RESULTS)
    people = tuple(of.cast.of(user) for user in users)
    return values.Curve(people, tuple(found.points), tuple(found.times))


def best_deal(of: Published, gained: Gained) -> values.Best:
    """Return one of the best deals as pages show it."""
    key, person = of.sealed(ENTRY, gained.entry), of.cast.of(gained.user)
    return values.Best(key, gained.game, person, gained.points, gained.at)


# --- Lists ----------------------------------------------------------------------------------------


def matches(
    connection: Connection, of: Published, number: int, before: str | None = None
) -> tuple[values.Match, ...]:
    """Return the newest matches of a season, or those before the match at the address `before`."""
    played, last = of.league.numbered(number), of.opened(MATCH, before) if before else None
    if played is None or (before and last is None):
        return ()
    found = public.matches(connection, [played.id], NEWEST, last)
    return tuple(told_match(of, outcome) for outcome in found)


def told_match(of: Published, outcome: Outcome) -> values.Match:
    """Return a match as pages show it."""
    seats = tuple(values.Seat(of.cast.of(user), *rest) for user, *rest in outcome.seats)
    number = of.seasons[outcome.season].number
    return values.Match(
        of.sealed(MATCH, outcome.table), number, outcome.game, outcome.at, outcome.void, seats
    )


def entries(
    connection: Connection, of: Published, number: int, before: str | None = None
) -> tuple[values.Entry, ...]:
    """Return the newest entries of a season, or those before the entry at the address `before`."""
    played, last = of.league.numbered(number), of.opened(ENTRY, before) if before else None
    if played is None or (before and last is None):
        return ()
    mine = books.entries.c.season == played.id
    found = ledgers.entries_of(connection, mine, Span(before=last), NEWEST)
    return tuple(told_entry(of, posted) for posted in found)


def told_entry(of: Published, posted: Posted) -> values.Entry:
    """Return an entry as pages show it, without its author and reason, which people typed."""
    entry = posted.entry
    gains = (values.Gain(of.cast.of(user), points) for user, points in posted.gained)
    return values.Entry(
        key=of.sealed(ENTRY, posted.number),
        season=of.seasons[entry.season or 0].number,
        kind=entry.kind,
        game=entry.game,
        ruleset=entry.ruleset,
        deal=entry.deal if entry.kind == "deal" else None,
        stake=entry.stake,
        at=posted.at,
        gains=tuple(sorted(gains, key=lambda gain: (-gain.points, _place(gain.person)))),
    )
