"""A table as plain values, which every later release must find in a stored database."""

from __future__ import annotations

from dataclasses import fields
from datetime import datetime
from typing import Any

from bot.domain.tables import windows
from bot.domain.tables.deal import Deal, Promise
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from rules.options import choices, word


async def described(tables: Tables, table: Table) -> dict[str, Any]:
    """Return a table with its pending facts: orders, plans, kept answers, votes."""
    return plain(table) | await waiting(tables, table)


def plain(table: Table) -> dict[str, Any]:
    """Return the table itself as plain values, with each seat's pieces and moves in a fixed order.

    A house rule that came later is left out if its value means what was played before.
    """
    seats = range(len(table.players))
    dealt = table.deal is not None and all(table.players)
    options = {
        one.name: word(getattr(table.options, one.name))
        for one in choices(table.options)
        if one.since == 1 or getattr(table.options, one.name) != one.before(1)
    }
    return {
        **{name: getattr(table, name) for name in PLAIN},
        "options": options,
        "players": [[p.user, p.name, p.away] if p else None for p in table.players],
        "points": list(table.points) if all(table.players) else None,
        "pace": str(table.pace),
        "clock": str(table.clock),
        "clocks": [[c.left, _time(c.since), _time(c.due), c.over] for c in table.clocks],
        "due": _time(table.due),
        "promise": _promise(table.promise),
        "deal": _deal(table.deal),
        "hands": [sorted(table.view(seat).hand) for seat in seats] if dealt else None,
        "legal": [sorted(map(str, table.legal(seat))) for seat in seats],
    }


PLAIN = (
    *("id", "guild", "channel", "owner", "key", "preset"),
    *("phase", "message", "season", "own_thread"),
)


def _time(at: datetime | None) -> str | None:
    return at.isoformat() if at else None


def _promise(one: Promise | None) -> dict[str, Any] | None:
    if one is None:
        return None
    carry = {
        name: list(value) if isinstance(value, tuple) else value
        for name in (field.name for field in fields(one.carry))
        for value in [getattr(one.carry, name)]
    }
    return {
        **{"number": one.number, "commitment": one.commitment, "secret": one.secret},
        **{"additions": list(one.additions), "carry": carry},
    }


def _deal(one: Deal | None) -> dict[str, Any] | None:
    if one is None:
        return None
    return {
        "promise": _promise(one.promise),
        "deck": " ".join(one.chance.deck),
        "dice": "".join(map(str, one.chance.dice)),
        "log": [f"{seat} {move}" for seat, move in one.log],
        "moment": list(one.moment),
        "window": list(one.window),
        "began": list(one.began),
        "skipped": one.skipped,
    }


async def waiting(tables: Tables, table: Table) -> dict[str, Any]:
    """Return the pending facts of a table."""
    orders, plans, kept = {}, {}, {}
    for seat in range(len(table.players)):
        if order := windows.order_of(table, seat):
            orders[str(seat)] = [order.text, order.scope, order.deal, order.ply]
        player = table.players[seat]
        if player and (plan := tables.premoves.of(table, seat)):
            about = [player.user, plan.deal, plan.ply, str(plan.move), list(plan.needs)]
            plans[str(seat)] = [*about, plan.expected]
        if move := windows.kept_until_end(table, seat):
            kept[str(seat)] = str(move)
    end = f"end-{table.current}"
    said = table.votes.get(end, {})
    cast = {str(seat): aye for seat, aye in sorted(said.items())}
    return {"orders": orders, "plans": plans, "kept": kept, "votes": cast}
