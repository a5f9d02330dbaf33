"""Import results from a table of text: an error for each bad line, and all lines or none."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

import rules
from bot.domain.league.season import League
from bot.domain.ledger.entries import Entry, Slip
from bot.domain.refusal import Refusal
from bot.store import Connection, Database
from bot.store.league import leagues
from bot.store.ledger import posting, whole
from rules.points import signed

COLUMNS = ("match", "game", "player", "points")
MOST = 1_000
"""The largest number of lines imported at once: they block the writer for half a second."""
POINTS = 1_000_000
"""The largest gain or loss of a person in a match."""


Called = Mapping[str, str]
"""Keys of games by the names people use, in lower case."""


class Fault(NamedTuple):
    """A fault in a line: the key of its sentence, and the value that the sentence names."""

    line: int
    sentence: str
    value: str = ""


class Result(NamedTuple):
    """A match that was played elsewhere, with everybody's points."""

    match: str
    game: str
    points: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Preview:
    """The results in a file, and all its faults; a file with faults is not imported."""

    results: tuple[Result, ...]
    faults: tuple[Fault, ...]


class Imports:
    """The import of results from elsewhere into the ledger."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._clock = clock

    async def previewed(
        self, guild: int, text: str, called: Called, league: League | None
    ) -> Preview:
        """Read the results that a file would enter, with its faults.

        `called` has the games by the names people use.
        """
        games = _counted(called, league)
        return await self._database.read_long(lambda c: _preview(c, guild, text, games))

    async def entered(
        self, guild: int, by: int, text: str, called: Called, league: League | None, why: str
    ) -> Preview:
        """Enter the results of a file in one transaction; if it has faults, nothing is entered."""
        _check_open(league)
        now = self._clock()

        def work(connection: Connection) -> Preview:
            found = _preview(connection, guild, text, _counted(called, league))
            if not found.faults:
                for result in found.results:
                    _post(connection, guild, by, result, league, "import", why, now)
                about = {"results": len(found.results), "league": league.name if league else ""}
                leagues.note(connection, guild, by, "import", about, why, now)
            return found

        return await self._database.write(work)

    async def reported(self, league: League, by: int, game: str, text: str, why: str) -> int:
        """Enter one result of a league, and return the number of its slip."""
        _check_open(league)
        if game not in league.season.charter.games:
            raise Refusal("league-game", league=league.name)
        now, guild = self._clock(), league.guild

        def work(connection: Connection) -> int:
            result = Result("", game, reported(text, whole.users_by_name(connection, guild)))
            about = {"league": league.name, "game": game}
            leagues.note(connection, guild, by, "report", about, why, now)
            return _post(connection, guild, by, result, league, "report", why, now)

        return await self._database.write(work)


def _check_open(league: League | None) -> None:
    if league and not league.open:
        raise Refusal("season-closed", league=league.name)


def _post(
    connection: Connection,
    guild: int,
    by: int,
    result: Result,
    league: League | None,
    kind: str,
    why: str,
    now: datetime,
) -> int:
    season, stake, stamp = None, 0, ""
    if league:
        season = league.season.id
        stake = league.season.charter.games[result.game].stake
        stamp = league.season.charter.hash_of(result.game)
        posting.add_members(connection, league.id, result.points)
        posting.enrol(connection, guild, season, result.points, now)
    slip = Slip(guild, kind, result.game, stamp, None, None, season, stake, 1, 1, None, by, why)
    entries = [Entry(user, kind, points) for user, points in result.points.items()]
    return posting.post(connection, slip, entries, now)


# --- Reading --------------------------------------------------------------------------------------


def _counted(called: Called, league: League | None) -> Called:
    """Return the keys of the games that count in a league, or of all, by key and by name."""
    every = {**{game.key: game.key for game in rules.GAMES}, **called}
    if league is None:
        return every
    return {name: key for name, key in every.items() if key in league.season.charter.games}


def _preview(connection: Connection, guild: int, text: str, games: Called) -> Preview:
    return read(text, games, whole.users_by_name(connection, guild))


def read(text: str, games: Called, known: Mapping[str, Sequence[int]]) -> Preview:
    """Read a table with the columns match, game, player and points, in any order.

    A game is named by its key in `games`; a player by number, by mention, or by a name in `known`
    that only one person has. Names in `known` are in lower case. The lines of a match must sum to
    zero.
    """
    lines = _lines(text)
    head = [title.strip().casefold() for title in next(lines, None) or ()]
    if missing := [column for column in COLUMNS if column not in head]:
        return Preview((), (Fault(1, "columns", ", ".join(missing)),))
    faults: list[Fault] = []
    matches: dict[str, tuple[int, str, dict[int, int]]] = {}
    for number, cells in enumerate(lines, 2):
        if cells is None:
            faults.append(Fault(number, "unreadable"))
            continue
        if not any(cell.strip() for cell in cells):
            continue
        if number > MOST:
            faults.append(Fault(number, "too-many", str(MOST)))
            break
        row = dict(zip(head, (cell.strip() for cell in cells), strict=False))
        faults += _add(matches, number, row, games, known)
    faults += _unbalanced(matches)
    results = tuple(Result(name, game, points) for name, (_, game, points) in matches.items())
    return Preview(results, tuple(sorted(faults)))


def _lines(text: str) -> Iterator[list[str] | None]:
    """Yield the cells of each line; None where a line cannot be divided into cells."""
    lines = csv.reader(io.StringIO(text.lstrip("\ufeff"), newline=""))
    while True:
        try:
            yield next(lines)
        except StopIteration:
            return
        except csv.Error:
            yield None


def _add(
    matches: dict[str, tuple[int, str, dict[int, int]]],
    number: int,
    row: Mapping[str, str],
    games: Called,
    known: Mapping[str, Sequence[int]],
) -> Iterator[Fault]:
    """Add a line to its match; yield its faults."""
    match, named, player, points = (row.get(column, "") for column in COLUMNS)
    game = games.get(named.casefold(), "")
    if not match:
        yield Fault(number, "no-match-name")
    if not game:
        yield Fault(number, "game", named)
    users = _users(player, known)
    if len(users) != 1:
        yield Fault(number, "player" if not users else "players", player)
    written = points.replace("−", "-")
    whole = re.fullmatch(r"[+-]?\d{1,7}", written)
    if not whole or abs(int(written)) > POINTS:
        yield Fault(number, "points", points)
    if not match or len(users) != 1 or not whole:
        return
    _, first, gained = matches.setdefault(match, (number, game, {}))
    if first != game:
        yield Fault(number, "other-game", named)
    if users[0] in gained:
        yield Fault(number, "twice", player)
    else:
        gained[users[0]] = int(written)


def reported(text: str, known: Mapping[str, Sequence[int]]) -> dict[int, int]:
    """Read a result such as `@Aki 12, Ben -12`; Refusal unless it sums to zero.

    A player is named as in a file. A name may contain numbers: it ends where it is a known name.
    """
    points: dict[int, int] = {}
    start, strange = 0, ""
    for number in NUMBER.finditer(text):
        if number[1] is None:
            continue
        named = text[start : number.start()].strip(BETWEEN)
        users = _users(named, known) or _users(named.removeprefix("@"), known)
        if len(users) > 1:
            raise Refusal("namesakes", name=named)
        strange = strange or named
        if users and users[0] not in points:
            points[users[0]] = int(number[1].replace("−", "-"))
            start, strange = number.end(), ""
    if strange:
        raise Refusal("nobody-called", name=strange)
    if text[start:].strip(BETWEEN) or len(points) < 2 or sum(points.values()):
        raise Refusal("unbalanced")
    return points


NUMBER = re.compile(r"<@!?\d+>|((?:[+\-−]|(?<!\w))\d{1,7})(?![\w.])")
"""A pattern of a number of points, or of a mention, which is skipped."""
BETWEEN = " \t\r\n:：,;；、，"
"""The characters that may stand between names and points."""


def _users(player: str, known: Mapping[str, Sequence[int]]) -> Sequence[int]:
    number = re.fullmatch(r"<@!?(\d{1,20})>|(\d{15,20})", player)
    if number and _is_id(user := int(number[1] or number[2])):
        return (user,)
    return known.get(player.casefold(), ())


def _is_id(user: int) -> bool:
    """Whether a number can be a person's id on Discord; a database holds no larger one either."""
    return 0 < user < 2**63


def _unbalanced(matches: Mapping[str, tuple[int, str, Mapping[int, int]]]) -> Iterator[Fault]:
    for name, (number, _, gained) in matches.items():
        if sum(gained.values()):
            yield Fault(number, "sum", signed(sum(gained.values())))
        elif len(gained) < 2:
            yield Fault(number, "alone", name)
