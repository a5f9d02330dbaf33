"""A league and its seasons: founding, opening and closing them, and binding a channel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from bot.domain.league.charter import Charter
from bot.domain.refusal import Refusal

AGAIN = timedelta(days=1)
"""How long after its end a season can be reopened."""


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a league; `message` is the message that shows its standings.

    `counted` is the last day whose deals of the day count in the season; None if none count.
    `closes_at` is None if an organiser closes the season, `closed_at` while it is open. `id` is 0
    until the season is written.
    """

    id: int
    league: int
    number: int
    charter: Charter
    opened_at: datetime
    closes_at: datetime | None
    closed_at: datetime | None
    message: int | None
    counted: str | None = None

    @property
    def waits(self) -> bool:
        """Whether the season waits until the season before it, which was reopened, closes.

        A waiting season is stored with an end before its beginning.
        """
        return self.closed_at is not None and self.closed_at < self.opened_at


@dataclass(frozen=True, slots=True)
class League:
    """A league of a server; `edition` counts how often it was written.

    `charter` has the rules of its next season. `seasons` are in order, the latest last. Members
    with the `role` organise this league, besides the organisers of its server. `site` is the secret
    from which the addresses of its public pages follow; empty without pages.
    """

    id: int
    guild: int
    name: str
    charter: Charter
    channel: int
    seasons: tuple[Season, ...]
    archived_at: datetime | None = None
    edition: int = 0
    role: int | None = None
    site: str = ""

    @property
    def public(self) -> bool:
        """Whether anybody may read the league on the web."""
        return bool(self.site)

    @property
    def season(self) -> Season:
        """The latest season that has begun, even if it was reopened."""
        return self.begun[-1]

    @property
    def begun(self) -> tuple[Season, ...]:
        """All seasons, without a season that waits to begin."""
        return tuple(season for season in self.seasons if not season.waits)

    def numbered(self, number: int) -> Season | None:
        """Return the season with this number in the league; None if there is none."""
        return next((season for season in self.seasons if season.number == number), None)

    @property
    def archived(self) -> bool:
        """Whether the league has ended."""
        return self.archived_at is not None

    @property
    def open(self) -> bool:
        """Whether the current season is open."""
        return self.season.closed_at is None

    @property
    def counts_days(self) -> bool:
        """Whether deals of the day count in the open season."""
        return self.open and self.season.charter.terms.daily > 0


class Bound(NamedTuple):
    """The league to which a channel is bound, with an open season, and its members."""

    league: League
    members: frozenset[int]


ITSELF = 0
"""The author of an act of the bot itself."""


class Signature(NamedTuple):
    """The signature of an act: its server, organiser, reason and time."""

    guild: int
    by: int
    why: str
    at: datetime


class Act(NamedTuple):
    """An act of an organiser in the log: its number, author, kind, objects, reason and time."""

    number: int
    by: int
    act: str
    about: Mapping[str, Any]
    why: str
    at: datetime


# --- The course of a season -----------------------------------------------------------------------


def founded(
    guild: int, name: str, charter: Charter, channel: int, now: datetime, day: str
) -> League:
    """Found a league with its first season; `day` is the last day whose deals of the day are
    over.
    """
    return League(0, guild, name, charter, channel, (_season(0, 1, charter, now, day),))


def opened(league: League, now: datetime, day: str) -> League:
    """Open the next season, even one that waits; Refusal while a season is open.

    `day` is the last day whose deals of the day are over.
    """
    check_runs(league)
    if league.open:
        raise Refusal("season-open", league=league.name)
    season = _season(league.id, league.season.number + 1, league.charter, now, day)
    if known := league.numbered(season.number):
        return changed(league, replace(season, id=known.id, message=known.message))
    return replace(league, seasons=(*league.seasons, season))


def reopened(league: League, now: datetime) -> League:
    """Reopen the season that closed last; a season that is open then waits.

    Refusal once it has been closed for longer than `AGAIN`. If its closing time has passed, it
    closes `AGAIN` from now.
    """
    check_runs(league)
    later = league.season if league.open else None
    ended = league.begun[-2:-1] if later else (league.season,)
    if not ended:
        raise Refusal("season-first", league=league.name)
    (own,) = ended
    assert own.closed_at
    if now > own.closed_at + AGAIN:
        raise Refusal("season-over", league=league.name, number=str(own.number))
    passed = own.closes_at is not None and own.closes_at <= now
    closes = now + AGAIN if passed else own.closes_at
    league = changed(league, replace(own, closed_at=None, closes_at=closes))
    return changed(league, _waiting(later)) if later else league


def _waiting(season: Season) -> Season:
    return replace(season, closed_at=season.opened_at - timedelta(seconds=1))


def _season(league: int, number: int, charter: Charter, now: datetime, day: str) -> Season:
    counted = day if charter.terms.daily else None
    return Season(0, league, number, charter, now, _closes(now, charter), None, None, counted)


def _closes(opened: datetime, charter: Charter) -> datetime | None:
    length = charter.terms.season_days
    return opened + timedelta(days=length) if length else None


def closed(league: League, now: datetime) -> League:
    """Close the open season, so that nothing counts in it any more."""
    check_open(league)
    return changed(league, replace(league.season, closed_at=now))


def archived(league: League, now: datetime) -> League:
    """Archive a league, and close its open season."""
    check_runs(league)
    return replace(closed(league, now) if league.open else league, archived_at=now)


def renamed(league: League, name: str) -> League:
    """Give a league another name."""
    check_runs(league)
    return replace(league, name=name)


def published(league: League, secret: str) -> League:
    """Return the league with public pages at new addresses; an empty secret takes the pages down.

    Refusal if nothing would change.
    """
    if league.public == bool(secret):
        raise Refusal("site-on" if secret else "site-off", league=league.name)
    return replace(league, site=secret)


def counted(league: League, day: str) -> League:
    """Record that the latest season has counted deals of the day up to and including this day."""
    return changed(league, replace(league.season, counted=day))


def chartered(league: League, agreed: Charter, day: str, *, untouched: bool) -> League:
    """Set the charter of the next season.

    An open season takes over the handicaps at once. It takes over the rest only if it is
    `untouched`: nothing has begun in it. `day` is the last day whose deals of the day are over.
    """
    check_runs(league)
    league, own = replace(league, charter=agreed), league.season
    if not league.open:
        return league
    if not untouched:
        known = replace(own.charter, handicaps=agreed.handicaps)
        return changed(league, replace(own, charter=known))
    closes, last = _closes(own.opened_at, agreed), own.counted or day
    last_counted = last if agreed.terms.daily else None
    return changed(league, replace(own, charter=agreed, closes_at=closes, counted=last_counted))


def shown(league: League, number: int, message: int | None) -> League:
    """Record the message that shows the standings of the season with this number; None for no
    message.
    """
    season = next(season for season in league.seasons if season.number == number)
    return changed(league, replace(season, message=message))


def changed(league: League, season: Season) -> League:
    """Return the league with this season in place of its season of the same number."""
    seasons = (season if own.number == season.number else own for own in league.seasons)
    return replace(league, seasons=tuple(seasons))


def check_runs(league: League) -> None:
    """Raise Refusal if a league has been archived."""
    if league.archived:
        raise Refusal("league-archived", league=league.name)


def check_open(league: League) -> None:
    """Raise Refusal unless a season is open."""
    check_runs(league)
    if not league.open:
        raise Refusal("season-closed", league=league.name)
