"""The difference between two values of a table, as rows to write."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from datetime import datetime
from functools import cache
from typing import Any

import sqlalchemy as sql

from bot.domain.tables import noticing
from bot.domain.tables.deal import Deal, Promise
from bot.domain.tables.table import Table
from bot.domain.tables.upgrading import digest
from bot.store import house, schema
from bot.store.database import Row
from bot.store.tables import notices
from rules.record import packed

Key = tuple[Any, ...]
"""The key of a row among those of a table: a seat, a number."""
Rows = dict[Key, dict[str, Any]]
WINDOW = "window"
"""The kind of deadline at which a claim window closes."""

_T = schema.tables
_READ = (_T.c.id == sql.bindparam("number")) & (_T.c.edition == sql.bindparam("known"))
_NEXT = _T.c.edition + 1
RAISE = _T.update().where(_READ).values(edition=_NEXT)
"""The update of a table's own row when only rows beside it change; built once for all tables."""
TURN = _T.update().where(_READ).values(edition=_NEXT, turned=_NEXT)
"""The update of a table's own row for a change that people can see."""
CHANGE = _T.update().where(_READ).values(edition=_NEXT, turned=_NEXT)
"""The update of a table's own row together with values that changed."""
SHOW = _T.update().where(_T.c.id == sql.bindparam("number")).values(shown=sql.bindparam("now"))
"""The update of the edition of a table that was shown last."""
ADD_MOVE = schema.moves.insert()


def rows(before: Table, after: Table, now: datetime, press: int | None = None) -> list[Row]:
    """Return the rows that turn one value of a table into another in the database, in writing
    order.

    `press` is the id of the interaction that made the first of the moves. The first row raises the
    edition of the value that was read: if it finds none, another process wrote the table first.
    """
    found = [_guard(before, after), *_moves(before, after, now, press)]
    for of, part, facts in PARTS:
        if part(before) != part(after):
            found += _changed(of, after.id, facts(before), facts(after), now)
    return [*found, *map(notices.recall, noticing.unneeded(before, after))]


def first_rows(table: Table, now: datetime) -> list[Row]:
    """Return every row of a newly opened table outside its own row."""
    return [row for of, _, facts in PARTS for row in _changed(of, table.id, {}, facts(table), now)]


def shown(number: int, edition: int) -> Row:
    """Return the row that notes the edition shown last."""
    return Row(SHOW, {"number": number, "now": edition})


# --- The table itself and its log -----------------------------------------------------------------


def settings(table: Table) -> dict[str, Any]:
    """Return the values of a table's own row that may change."""
    return {
        "owner": table.owner,
        "preset": table.preset,
        "differences": house.written(table.options),
        "phase": table.phase,
        "pace": str(table.pace),
        "clock": str(table.clock),
        "channel": table.channel,
        "lost_at": table.lost_at,
        "own_thread": int(table.own_thread),
        "message": table.message,
        "season": table.season,
        "day": table.day,
        "duplicate": table.common.match if table.common else None,
    }


def _own(table: Table) -> Key:
    """Return the values of a table's own row, to compare."""
    return (
        *(table.owner, table.preset, table.options, table.phase, table.pace, table.clock),
        *(table.channel, table.lost_at, table.own_thread, table.message, table.season),
    )


def _guard(before: Table, after: Table) -> Row:
    found = {"number": before.id, "known": before.edition}
    if _own(before) == _own(after):
        return Row(RAISE if after.turned == before.turned else TURN, found, guards=True)
    return Row(CHANGE, found | settings(after), guards=True)


def _moves(before: Table, after: Table, now: datetime, press: int | None) -> Iterator[Row]:
    """Write the new moves, and delete those that were taken back."""
    deal, known = after.deal, before.deal
    if deal is None:
        return
    number = deal.promise.number
    old = known.log if known and known.promise.number == number else ()
    same = alike(old, deal.log)
    for ply in range(same, len(old)):
        yield Row(_deleting(schema.moves), _where(schema.moves, after.id, (number, ply)))
    for ply, (seat, move) in enumerate(deal.log[same:], same):
        key = _key(schema.moves, after.id, (number, ply))
        facts = {"seat": seat, "move": str(move), "at": now}
        by, led = press if ply == same else None, digest(deal) if ply == deal.ply - 1 else None
        yield Row(ADD_MOVE, {**key, **facts, "press": by, "digest": led})


def alike(old: Sequence[object], new: Sequence[object]) -> int:
    """Return the number of equal moves at the beginning of two logs."""
    if new[: len(old)] == old:
        return len(old)
    pairs = enumerate(zip(old, new, strict=False))
    return next((ply for ply, (one, other) in pairs if one != other), len(new))


# --- What stands in rows of its own ---------------------------------------------------------------


def _seats(table: Table) -> Rows:
    return {
        (seat,): {
            "user": player.user if player else None,
            "name": player.name if player else "",
            "away": player.away if player else "",
            "level": player.level if player else "",
        }
        for seat, player in enumerate(table.players)
    }


def _chance(table: Table) -> Key:
    """Return the values of the deals beside their moves, to compare."""
    deal = table.deal
    return table.promise, deal and (
        *(deal.promise, deal.chance, deal.skipped, deal.hurried, deal.version, deal.result),
    )


def _deals(table: Table) -> Rows:
    found = {(table.deal.promise.number,): _dealt(table.deal)} if table.deal else {}
    if table.promise:
        found[(table.promise.number,)] = _promised(table.promise, table.game.version)
    return found


def _promised(promise: Promise, version: int) -> dict[str, Any]:
    return {
        "carry": packed(promise.carry),
        "commitment": promise.commitment,
        "secret": promise.secret,
        "additions": " ".join(promise.additions),
        "gone": " ".join(promise.gone),
        "promised_at": promise.made_at,
        "dealt_at": promise.dealt_at,
        **{"deck": "", "dice": "", "ending": None, "skipped": 0, "hurried": 0},
        **{"version": version, "digest": None, "instead": int(promise.instead)},
    }


def _dealt(deal: Deal) -> dict[str, Any]:
    return {
        **_promised(deal.promise, deal.version),
        "deck": " ".join(deal.chance.deck),
        "dice": "".join(map(str, deal.chance.dice)),
        "ending": deal.result.ending if deal.result else None,
        "skipped": deal.skipped,
        "hurried": deal.hurried,
        "digest": digest(deal),
    }


def _closing(table: Table) -> Key:
    """Return the deadline of the open claim window, and the moment of its question."""
    return table.due, table.deal.window if table.due and table.deal else None


def _due(table: Table) -> Rows:
    if table.due is None:
        return {}
    deal, ply = table.deal.window if table.deal else (table.current, 0)
    return {(WINDOW,): {"deal": deal, "ply": ply, "due": table.due}}


def _clocks(table: Table) -> Rows:
    return {
        (seat,): {
            "left": running.left,
            "since": running.since,
            "due": running.due,
            "over": int(running.over),
        }
        for seat, running in enumerate(table.clocks)
    }


def _invited(table: Table) -> Rows:
    return {(user,): {"until": until} for user, until in table.invited.items()}


def _removed(table: Table) -> Rows:
    return {(user,): {} for user in table.removed}


def _answers(table: Table) -> Rows:
    return {
        (seat,): {"deal": answer.deal, "ply": answer.ply, "move": str(answer.move)}
        for seat, answer in table.answers.items()
    }


def _orders(table: Table) -> Rows:
    return {(seat,): asdict(order) for seat, order in table.orders.items()}


def _rules(table: Table) -> Rows:
    return {(seat,): {"text": text} for seat, text in table.rules.items()}


def _marks(table: Table) -> Rows:
    every = ((table.marks, 0), (table.drafts, 1))
    return {
        (seat, draft): marked._asdict() for marks, draft in every for seat, marked in marks.items()
    }


def _plans(table: Table) -> Rows:
    return {
        key: {
            "deal": plan.deal,
            "ply": plan.ply,
            "move": str(plan.move),
            "needs": " ".join(plan.needs),
            "expected": plan.expected,
            "scope": plan.scope,
        }
        for key, plan in table.plans.items()
    }


def _votes(table: Table) -> Rows:
    return {
        (about, seat): {"aye": int(aye)}
        for about, said in table.votes.items()
        for seat, aye in said.items()
    }


def _notices(table: Table) -> Rows:
    return {
        (user,): {
            **{
                "deal": notice.question[0],
                "ply": notice.question[1],
                "due": notice.due,
                "times": notice.times,
            },
            "channel": notice.sent.channel if notice.sent else None,
            "message": notice.sent.message if notice.sent else None,
        }
        for user, notice in table.notices.items()
    }


PARTS: tuple[tuple[sql.Table, Callable[[Table], Any], Callable[[Table], Rows]], ...] = (
    (schema.seats, lambda table: table.players, _seats),
    (schema.deals, _chance, _deals),
    (schema.deadlines, _closing, _due),
    (schema.clocks, lambda table: table.clocks, _clocks),
    (schema.answers, lambda table: table.answers, _answers),
    (schema.orders, lambda table: table.orders, _orders),
    (schema.rules, lambda table: table.rules, _rules),
    (schema.marks, lambda table: (table.marks, table.drafts), _marks),
    (schema.plans, lambda table: table.plans, _plans),
    (schema.votes, lambda table: table.votes, _votes),
    (schema.notices, lambda table: table.notices, _notices),
    (schema.invitations, lambda table: table.invited, _invited),
    (schema.removals, lambda table: table.removed, _removed),
)
"""For each part of a table, the database table that stores it, and a function that returns its rows
by their keys.
"""


def _changed(of: sql.Table, number: int, old: Rows, new: Rows, now: datetime) -> Iterator[Row]:
    """Yield statements that delete, change and add rows; the row of a deal is never deleted."""
    seen = {"seen": now} if "seen" in of.c else {}
    for key in old.keys() - new.keys() if of is not schema.deals else ():
        yield Row(_deleting(of), _where(of, number, key))
    for key, values in new.items():
        if key not in old:
            yield Row(_adding(of), _key(of, number, key) | values | seen)
        elif old[key] != values:
            yield Row(_changing(of), _where(of, number, key) | values | seen)


def _key(of: sql.Table, number: int, key: Key, prefix: str = "") -> dict[str, Any]:
    names = (f"{prefix}{column.name}" for column in of.primary_key)
    return dict(zip(names, (number, *key), strict=True))


def _where(of: sql.Table, number: int, key: Key) -> dict[str, Any]:
    return _key(of, number, key, "of_")


def _condition(of: sql.Table) -> sql.ColumnElement[bool]:
    return sql.and_(*(column == sql.bindparam(f"of_{column.name}") for column in of.primary_key))


@cache
def _adding(of: sql.Table) -> sql.Insert:
    return of.insert()


@cache
def _changing(of: sql.Table) -> sql.Update:
    return of.update().where(_condition(of))


@cache
def _deleting(of: sql.Table) -> sql.Delete:
    return of.delete().where(_condition(of))
