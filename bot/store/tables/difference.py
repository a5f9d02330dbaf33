"""The difference between two values of a table, as rows to write."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

import sqlalchemy as sql

from bot.domain.tables import noticing
from bot.domain.tables.deal import Deal, Promise
from bot.domain.tables.table import Table
from bot.domain.tables.upgrading import digest
from bot.store import house, schema
from bot.store.database import Row
from bot.store.difference import Key, Part, Rows, changed, delete, fields
from bot.store.tables import notices
from rules.record import packed

WINDOW = "window"
"""The kind of deadline at which a claim window closes."""

_T = schema.tables
_READ = (_T.c.id == sql.bindparam("number")) & (_T.c.edition == sql.bindparam("known"))
_NEXT = _T.c.edition + 1
RAISE = _T.update().where(_READ).values(edition=_NEXT)
"""The update that raises an edition when only rows of parts change."""
TURN = _T.update().where(_READ).values(edition=_NEXT, turned=_NEXT)
"""The update that raises an edition for a change of parts that people can see."""
THREAD = sql.bindparam("thread", type_=sql.Integer)
ARCHIVED = 2
"""The value of `own_thread` once the bot has archived a thread it made."""
CHANGE = (
    _T.update()
    .where(_READ)
    .values(edition=_NEXT, turned=_NEXT)
    .values(own_thread=sql.case((_T.c.own_thread == ARCHIVED, ARCHIVED * THREAD), else_=THREAD))
)
"""The update that raises an edition together with changed values of the table's own row.

An archived thread stays archived.
"""
SHOW = _T.update().where(_T.c.id == sql.bindparam("number")).values(shown=sql.bindparam("now"))
"""The update that notes the edition a table's message shows."""
ADD_MOVE = schema.moves.insert()
MOVE = ("table", "deal", "ply")
"""The columns that identify a move."""


def rows(before: Table, after: Table, now: datetime, press: int | None = None) -> list[Row]:
    """Return the rows that turn one value of a table into another, in writing order.

    `press` is the id of the interaction that made the first of the moves. The first row raises the
    edition that was read. If it changes nothing, another process wrote the table first.
    """
    found = [_guard(before, after), *_moves(before, after, now, press)]
    found += changed(PARTS, before, after, now)
    return [*found, *map(notices.recall, noticing.unneeded(before, after))]


def shown(number: int, edition: int) -> Row:
    """Return the `Row` that notes the edition a table's message shows."""
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
        "hidden": int(table.hidden),
        "season": table.season,
        "day": table.day,
        "single": int(table.single),
        "duplicate": table.common.match if table.common else None,
    }


def _own(table: Table) -> Key:
    """Return the values of a table's own row, to compare."""
    return (
        *(table.owner, table.preset, table.options, table.phase, table.pace, table.clock),
        *(table.channel, table.lost_at, table.own_thread, table.message, table.hidden),
        table.season,
    )


def _guard(before: Table, after: Table) -> Row:
    found = {"number": before.id, "known": before.edition}
    if _own(before) == _own(after):
        return Row(RAISE if after.turned == before.turned else TURN, found, guards=True)
    facts = settings(after)
    facts["thread"] = facts.pop("own_thread")
    return Row(CHANGE, found | facts, guards=True)


def _moves(before: Table, after: Table, now: datetime, press: int | None) -> Iterator[Row]:
    """Yield the rows that add new moves and delete moves that were taken back.

    `press` is the id of the press that made the first new move, None without one.
    """
    deal, known = after.deal, before.deal
    if deal is None:
        return
    number = deal.promise.number
    old = known.log if known and known.promise.number == number else ()
    same = alike(old, deal.log)
    for ply in range(same, len(old)):
        yield delete(schema.moves, MOVE, (after.id, number, ply))
    for ply, (seat, move) in enumerate(deal.log[same:], same):
        key = dict(zip(MOVE, (after.id, number, ply), strict=True))
        facts = {"seat": seat, "move": str(move), "at": now}
        by, led = press if ply == same else None, digest(deal) if ply == deal.ply - 1 else None
        yield Row(ADD_MOVE, {**key, **facts, "press": by, "digest": led})


def alike(old: Sequence[object], new: Sequence[object]) -> int:
    """Return the number of equal moves at the beginning of two logs."""
    if new[: len(old)] == old:
        return len(old)
    pairs = enumerate(zip(old, new, strict=False))
    return next((ply for ply, (one, other) in pairs if one != other), len(new))


# --- Parts in rows of their own -------------------------------------------------------------------


def _seats(table: Table) -> Rows:
    facts, free = fields("user", "name", "away", "level"), {"user": None, "name": ""}
    return {
        (seat,): facts(player) if player else {**free, "away": "", "level": ""}
        for seat, player in enumerate(table.players)
    }


def _chance(table: Table) -> Key:
    """Return the facts of the deals other than their moves, to compare."""
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
    facts = fields("left", "since", "due", "over")
    return {(seat,): facts(running) for seat, running in enumerate(table.clocks)}


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
    facts = fields("deal", "ply", "expected", "scope")
    return {
        key: {**facts(plan), "move": str(plan.move), "needs": " ".join(plan.needs)}
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


PARTS: tuple[Part[Table], ...] = (
    Part(schema.seats, lambda table: table.players, _seats),
    Part(schema.deals, _chance, _deals, lasting=True),
    Part(schema.deadlines, _closing, _due),
    Part(schema.clocks, lambda table: table.clocks, _clocks),
    Part(schema.answers, lambda table: table.answers, _answers),
    Part(schema.orders, lambda table: table.orders, _orders),
    Part(schema.rules, lambda table: table.rules, _rules),
    Part(schema.marks, lambda table: (table.marks, table.drafts), _marks),
    Part(schema.plans, lambda table: table.plans, _plans),
    Part(schema.votes, lambda table: table.votes, _votes),
    Part(schema.notices, lambda table: table.notices, _notices),
    Part(schema.invitations, lambda table: table.invited, _invited),
    Part(schema.removals, lambda table: table.removed, _removed),
)
"""The parts of a table other than its own row and its log; the row of a deal is never deleted."""
