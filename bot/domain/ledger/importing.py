"""Read a table of results: gather its lines into matches, and name every fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, tzinfo

from bot.domain.ledger.accounts import Known, by_folded_name, users
from bot.domain.ledger.dates import Period, period
from bot.domain.ledger.results import (
    COLUMNS,
    HEADS,
    LINES,
    MOST,
    NAME,
    POINTS,
    Called,
    Fault,
    Preview,
    Result,
)
from bot.domain.ledger.spreadsheets import SHOWN, decodings, folded, number, rows
from bot.domain.refusal import Refusal
from bot.domain.tables.player import COMPUTER
from rules.points import signed

Row = Mapping[str, str]
"""The cells of a line by the keys of their columns."""


def read(
    content: bytes, games: Called, known: Known, language: str = "en", zone: tzinfo = UTC
) -> Preview:
    """Read a table with the columns match, game, player and points, in any order.

    A game is named by a name in `games`. A player is named by user id, by mention, or by a name in
    `known` that only one person has. The lines of a match must sum to zero. An optional column
    `date` says when the match was played, in `zone`.

    Of all encodings that the file may have, the one in which most players are recognised is taken;
    if several are equal, `language` decides. Refusal if the file is not text.
    """
    people, keys = by_folded_name(known), {folded(name): key for name, key in games.items()}
    found = [
        replace(_read(text, keys, people, zone), encoding=SHOWN[encoding])
        for encoding, text in decodings(content, language)
    ]
    if not found:
        raise Refusal("not-results")
    return max(found, key=lambda preview: preview.recognised)


def _read(text: str, games: Called, known: Known, zone: tzinfo) -> Preview:
    lines = enumerate(rows(text), 1)
    first = next((cells for _, cells in lines if cells is None or any(cells)), None)
    head = [HEADS.get(folded(title), "") for title in first or ()]
    if missing := [column for column in COLUMNS if column not in head]:
        return Preview((), (Fault(1, "columns", ", ".join(missing)),))
    if twice := [column for column, times in Counter(filter(None, head)).items() if times > 1]:
        return Preview((), (Fault(1, "columns-twice", ", ".join(twice)),))
    table = _Table(games, known, zone)
    for line, cells in lines:
        if line > LINES:
            return table.cut(Fault(line, "too-many", str(LINES)))
        if cells is None:
            table.faults.append(Fault(line, "unreadable"))
        elif any(cells):
            table.add(line, dict(zip(head, cells, strict=False)))
        if table.gains > MOST:
            return table.cut(Fault(line, "too-much", str(MOST)))
    return table.preview()


@dataclass(slots=True)
class _Match:
    """A match as gathered from its lines; `name` and `line` are those of the first."""

    name: str
    line: int
    game: str
    lines: int = 0
    points: dict[int, int] = field(default_factory=dict)
    reasons: set[tuple[int, str]] = field(default_factory=set)
    date: Period | None = None
    tallies: dict[str, int] = field(default_factory=dict)

    @property
    def counts(self) -> bool:
        """Whether the match gives a result.

        A file exported from a ledger says of each entry whether it counts as a deal. The tallies of
        a voided deal sum to zero.
        """
        return not self.tallies or sum(self.tallies.values()) > 0

    def faults(self) -> Iterator[Fault]:
        """Yield the faults that show only in the whole match."""
        if rest := sum(self.points.values()):
            yield Fault(self.line, "sum", signed(rest))
        elif len(self.points) < 2:
            yield Fault(self.line, "alone", self.name)


@dataclass(slots=True)
class _Table:
    """The matches of a table by their folded names, as far as the table has been read."""

    games: Called
    known: Known
    zone: tzinfo
    matches: dict[str, _Match] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    recognised: int = 0
    gains: int = 0
    left_out: int = 0

    def add(self, line: int, row: Row) -> None:
        """Add a line; a line of an exported ledger that names no game is left out."""
        if "entry" in row and not row.get("game"):
            self.left_out += 1
            return
        people = users(row.get("player", ""), self.known)
        self.recognised += len(people) == 1
        self.faults += self._faults(line, row, people)
        match, gain = row.get("match", ""), number(row.get("points", ""))
        if match and len(people) == 1 and gain is not None:
            self.faults += self._join(line, row, people[0], gain)

    def _faults(self, line: int, row: Row, people: Sequence[int]) -> Iterator[Fault]:
        """Yield the faults of a line by itself; its player may be one of `people`."""
        match, named, player, points = (row.get(column, "") for column in COLUMNS)
        gain, date = number(points), row.get("date", "")
        if not match:
            yield Fault(line, "no-match-name")
        if len(match) > NAME:
            yield Fault(line, "match-name", str(NAME))
        if folded(named) not in self.games:
            yield Fault(line, "game", named)
        if len(people) != 1:
            yield Fault(line, "player" if not people else "players", player)
        if gain is None or abs(gain) > POINTS:
            yield Fault(line, "points", points)
        if date and period(date, self.zone) is None:
            yield Fault(line, "date", date)

    def _join(self, line: int, row: Row, user: int, gain: int) -> Iterator[Fault]:
        """Add a person's gain to their match, and yield the faults of the line within the match."""
        named, reason = row.get("game", ""), row.get("reason", "")
        game = self.games.get(folded(named), "")
        match = self.matches.setdefault(folded(row["match"]), _Match(row["match"], line, game))
        match.lines += 1
        if match.game != game:
            yield Fault(line, "other-game", named)
        if (user, reason) in match.reasons and "entry" not in row and user != COMPUTER:
            yield Fault(line, "twice", row["player"])
            return
        match.reasons.add((user, reason))
        self.gains += user not in match.points
        match.points[user] = match.points.get(user, 0) + gain
        if date := period(row.get("date", ""), self.zone):
            match.date = min(match.date or date, date)
        if "entry" in row and "tally" in row:
            tally = number(row["tally"])
            match.tallies[row["entry"]] = 1 if tally is None else tally

    def cut(self, fault: Fault) -> Preview:
        """Return the faults of a table that is too long, without results.

        Its last matches may lack lines.
        """
        return Preview((), tuple(sorted([*self.faults, fault])), recognised=self.recognised)

    def preview(self) -> Preview:
        """Return the results of the table, with all its faults."""
        counted = [match for match in self.matches.values() if match.counts]
        for match in counted:
            self.faults += match.faults()
        lines = sum(match.lines for match in self.matches.values() if not match.counts)
        results = (
            Result(match.name, match.game, match.points, match.date, match.line)
            for match in counted
        )
        return Preview(
            tuple(results),
            tuple(sorted(self.faults)),
            recognised=self.recognised,
            left_out=self.left_out + lines,
        )
