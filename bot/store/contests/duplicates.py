"""Duplicate matches in the database: their people, their tables, the points of deals."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, select

from bot.domain.contests.duplicate import Match, Rival
from bot.domain.refusal import Refusal
from bot.domain.shards import ALL, Shards
from bot.domain.tables.common import Common
from bot.store import house, schema
from bot.store.contests.schema import duplicates, rivals
from bot.store.difference import Form, Part, Rows, fields
from bot.store.ledger import books
from bot.store.sharding import within

SAME = ("guild", "channel", "preset", "deals", "side", "days", "tournament", "round")
"""The columns of a match that never change, and that its fields are named after."""


class Ended(NamedTuple):
    """A deal that has ended at a table: its number `kept` there, and the points `paid` to each
    seat.
    """

    kept: int
    paid: dict[int, int]


def common(connection: Connection, number: int) -> Common | None:
    """Return the facts that the tables of a match share; None if there is no such match."""
    d = duplicates
    found = select(d.c.deals, d.c.secret, d.c.additions, d.c.promised_at, d.c.until)
    row = connection.execute(found.where(d.c.id == number)).first()
    if row is None:
        return None
    additions = tuple(row.additions.split())
    return Common(number, row.deals, row.secret, additions, row.promised_at, row.until)


def is_settled(connection: Connection, number: int) -> bool:
    """Whether nobody plays in a match any more, so that all hands are shown."""
    found = select(duplicates.c.settled).where(duplicates.c.id == number)
    return bool(connection.execute(found).scalar())


def by_id(connection: Connection, number: int) -> Match:
    """Read a match whole; Refusal if it does not exist."""
    found = select(duplicates).where(duplicates.c.id == number)
    row = connection.execute(found).one_or_none()
    if row is None:
        raise Refusal("no-duplicate")
    names = "id", "message", "owner", "secret", "promised_at", "until", "edition", *SAME
    facts = {name: row._mapping[name] for name in names}
    about = {"key": row.game, "options": house.read(row), "settled": bool(row.settled)}
    return Match(**facts, **about, rivals=_rivals(connection, row))


def of_tournament(connection: Connection, number: int) -> list[Match]:
    """Return the duplicate rounds of a tournament, first to last."""
    d = duplicates
    found = select(d.c.id).where(d.c.tournament == number).order_by(d.c.round)
    return [by_id(connection, number) for number in connection.execute(found).scalars().all()]


def running(connection: Connection, shards: Shards = ALL) -> list[int]:
    """Return the numbers of the matches that have begun and are not settled."""
    d = duplicates
    found = select(d.c.id).where(
        d.c.settled == 0, d.c.until.is_not(None), within(d.c.guild, shards)
    )
    return [*connection.execute(found.order_by(d.c.id)).scalars()]


def _rivals(connection: Connection, match: Any) -> tuple[Rival, ...]:
    """Return the people of a match, with the points of their tables.

    A person's seat is their place modulo the number of people on a side.
    """
    found = select(rivals).where(rivals.c.duplicate == match.id).order_by(rivals.c.place)
    rows = connection.execute(found).all()
    seated = [row.table for row in rows if row.table]
    over, ended = _over(connection, seated), _ended(connection, seated)
    return tuple(
        Rival(
            *(row.user, row.name, row.addition, row.table, bool(row.gone)),
            ended=row.table in over,
            points={
                deal: ended.paid.get(row.place % match.side, 0)
                for deal, ended in ended[row.table].items()
            },
            kept={deal: ended.kept for deal, ended in ended[row.table].items()},
        )
        for row in rows
    )


def _over(connection: Connection, tables: Sequence[int]) -> set[int]:
    t = schema.tables
    found = select(t.c.id).where(t.c.id.in_(tables), t.c.phase == "over")
    return {*connection.execute(found).scalars()}


def _ended(connection: Connection, tables: Sequence[int]) -> dict[int, dict[int, Ended]]:
    """Return the deals that have ended at tables: by table, then by their number in the match."""
    d, p, e = schema.deals, books.postings, books.entries
    every = select(d.c.table, d.c.deal, d.c.carry).where(d.c.table.in_(tables))
    found: dict[int, dict[int, Ended]] = defaultdict(dict)
    by_number: dict[tuple[int, int], Ended] = {}
    for row in connection.execute(every.where(d.c.ending.is_not(None))):
        ended = by_number[row.table, row.deal] = Ended(row.deal, {})
        found[row.table][json.loads(row.carry)["number"]] = ended
    paid = select(e.c.table, e.c.deal, p.c.seat, func.sum(p.c.delta).label("points"))
    paid = paid.join(e, e.c.id == p.c.slip).where(e.c.table.in_(tables), e.c.kind == "deal")
    paid = paid.group_by(e.c.table, e.c.deal, p.c.seat)
    for table, deal, seat, points in connection.execute(paid):
        by_number[table, deal].paid[seat] = int(points)
    return found


def gathering(connection: Connection, guild: int, user: int) -> int:
    """Count a person's own tables and duplicate matches on a server that have not begun.

    Rounds of tournaments are left out.
    """
    t, d = schema.tables, duplicates
    lobbies = select(t.c.id).where(t.c.guild == guild, t.c.owner == user, t.c.phase == "lobby")
    matches = select(d.c.id).where(d.c.guild == guild, d.c.owner == user, d.c.until.is_(None))
    matches = matches.where(d.c.settled == 0, d.c.tournament.is_(None))
    every = (connection.execute(statement).all() for statement in (lobbies, matches))
    return sum(map(len, every))


# --- Changes --------------------------------------------------------------------------------------


def _fixed(match: Match) -> dict[str, Any]:
    about = {"game": match.key, "version": match.game.version}
    chance = {"secret": match.secret, "promised_at": match.promised_at}
    return {**fields(*SAME)(match), **about, **chance, "differences": house.written(match.options)}


def _facts(match: Match) -> dict[str, Any]:
    additions = " ".join(match.additions) if match.until else ""
    return {**fields("owner", "until", "message", "settled")(match), "additions": additions}


def _joined(match: Match) -> Rows:
    facts = fields("name", "addition", "table", "gone")
    return {
        (rival.user,): {**facts(rival), "place": place} for place, rival in enumerate(match.rivals)
    }


FORM = Form(duplicates, by_id, _facts, (Part(rivals, _joined, _joined),), _fixed)
"""The stored form of a duplicate match; the points of its people follow from their tables."""
