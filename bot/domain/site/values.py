"""The values that public pages show; each field is listed here because everybody may know it.

None of them has a name that its person has not chosen to show. Discord's numbers are left out,
except the ids of presses in a record, without which nobody could verify its shuffles.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.domain.site.cast import Person
from bot.domain.tables.dealing import Finished
from rules import Options

# --- A league -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Game:
    """A game of a season: its house rules with their hash, and the worth of a point."""

    game: str
    preset: str
    options: Options
    ruleset: str
    stake: int


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a league, by its number in the league.

    `closes_at` is None if an organiser closes the season, `closed_at` while it is open.
    """

    number: int
    opened_at: datetime
    closes_at: datetime | None
    closed_at: datetime | None
    games: tuple[Game, ...]


@dataclass(frozen=True, slots=True)
class Announced:
    """A tournament in the list of a league; `over` means that it has ended."""

    key: str
    season: int
    kind: str
    game: str
    starts_at: datetime
    over: bool


@dataclass(frozen=True, slots=True)
class League:
    """A league: its address, its name, its seasons (the latest last), and its people.

    `members` are those who appear by name or by initials, in the order of labels. `others` counts
    the rest.
    """

    key: str
    name: str
    archived: bool
    seasons: tuple[Season, ...]
    members: tuple[Person, ...]
    others: int
    tournaments: tuple[Announced, ...]


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimated strength with its margin; it is `provisional` while few matches are rated."""

    value: float
    margin: float
    provisional: bool


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the standings; `place` is None for people who have no place yet.

    `rating` is None for people without a rated match.
    """

    place: int | None
    person: Person
    points: int
    deals: int
    won: int
    rating: Rating | None


@dataclass(frozen=True, slots=True)
class Standings:
    """A page of the standings of a season, in one game or in all (`game` empty)."""

    league: str
    season: Season
    game: str
    rows: tuple[Row, ...]
    page: int
    pages: int


@dataclass(frozen=True, slots=True)
class Curve:
    """The points of some named people, first before any result, then after each, with the times."""

    people: tuple[Person, ...]
    points: tuple[tuple[int, ...], ...]
    times: tuple[datetime, ...]


@dataclass(frozen=True, slots=True)
class Best:
    """One of the best deals: its entry, its game, the person who gained the points, and when."""

    entry: str
    game: str
    person: Person
    points: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Course:
    """The course of a season: curves of points, the best deals, the newest matches and entries."""

    league: str
    season: Season
    curve: Curve
    best: tuple[Best, ...]
    matches: tuple[Match, ...]
    entries: tuple[Entry, ...]


# --- Matches and entries --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Seat:
    """A person's seat in a match, with their points and place."""

    person: Person
    points: int
    place: int


@dataclass(frozen=True, slots=True)
class Match:
    """A match that is over, with its seats in order; a `void` match does not count."""

    key: str
    season: int
    game: str
    at: datetime
    void: bool
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class MatchPage:
    """A match with the entries of its deals and places, and its record.

    `record` is None if its moves were deleted, or if not all of them may be shown.
    """

    league: str
    match: Match
    entries: tuple[Entry, ...]
    record: str | None


@dataclass(frozen=True, slots=True)
class Gain:
    """A person's points in an entry, in points of its game."""

    person: Person
    points: int


@dataclass(frozen=True, slots=True)
class Line:
    """A reason for payments in the rules, with everybody's points for it."""

    reason: str
    gains: tuple[Gain, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the ledger in a season; a point counts `stake` times in that season.

    `deal` is the number of a deal in its match. The entry holds nothing that people have typed.
    """

    key: str
    season: int
    kind: str
    game: str
    ruleset: str
    deal: int | None
    stake: int
    at: datetime
    gains: tuple[Gain, ...]


@dataclass(frozen=True, slots=True)
class EntryPage:
    """An entry with its lines, the address of its match, and later rulings on it.

    `of` is the entry that this one corrects. It is None for other entries, as `match` is for
    entries without a match.
    """

    league: str
    entry: Entry
    lines: tuple[Line, ...]
    match: str | None
    of: Entry | None
    rulings: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """A finished deal: its people by seat, all its moves, and its record as text.

    `finished` has a table of its own without server, channel or people. The names there and in the
    record are those of `people`.
    """

    league: str
    entry: str
    people: tuple[Person, ...]
    finished: Finished
    record: str


# --- A person -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Account:
    """A person's account in a season, in one game or in all (`game` empty)."""

    season: int
    game: str
    points: int
    deals: int
    won: int


@dataclass(frozen=True, slots=True)
class Opponent:
    """A person met in deals: in how many, and the points won from them less those lost to them."""

    person: Person
    deals: int
    points: int


@dataclass(frozen=True, slots=True)
class PersonPage:
    """A person who appears in a league by name or initials.

    All `opponents` who appear by neither are one `player`.

    `places` pairs each place in a match with how often they reached it.
    """

    league: str
    person: Person
    accounts: tuple[Account, ...]
    places: tuple[tuple[int, int], ...]
    opponents: tuple[Opponent, ...]
    best: tuple[Best, ...]


# --- A tournament ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Paired:
    """A person in a match of a tournament; `place` and `points` are None until it is decided."""

    person: Person
    place: int | None
    points: int | None


@dataclass(frozen=True, slots=True)
class Pairing:
    """A match of a round, with its address if it was played at a table."""

    people: tuple[Paired, ...]
    match: str | None


@dataclass(frozen=True, slots=True)
class Round:
    """A round of a tournament: its number, its end, its matches, and the people without a match."""

    number: int
    due: datetime
    pairings: tuple[Pairing, ...]
    byes: tuple[Person, ...]


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of a tournament's standings. `score` counts halves: two for each win, one for a tie.

    `opposition` is the score of all opponents together, which breaks ties before `points` does. In
    a knock-out, the score is the number of rounds passed.
    """

    place: int
    person: Person
    score: int
    opposition: int
    points: int


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament: its plan, its rounds so far, and its standings.

    `length` is the number of all its rounds. `over_at` is None until it ends.
    """

    league: str
    key: str
    season: int
    kind: str
    game: str
    seats: int
    starts_at: datetime
    over_at: datetime | None
    length: int
    rounds: tuple[Round, ...]
    standings: tuple[Ranked, ...]
