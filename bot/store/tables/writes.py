"""What is written to the database; each function takes an open connection in a transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection

import rules
from bot.domain.tables.table import Deal, Player, Promise, Table
from bot.store import schema
from bot.store.database import Row
from bot.store.ledger import books, posting
from rules import word
from rules.record import packed

ADD_MOVE = schema.moves.insert()
"""Written once a move, so it is built once."""


def add_table(connection: Connection, table: Table, now: datetime) -> int:
    """Write a table that is opened now and return its number."""
    facts = {**_settings(table), "guild": table.guild, "game": table.key}
    insert = schema.tables.insert().values(**facts, version=rules.VERSION, opened_at=now)
    number = int(connection.execute(insert.returning(schema.tables.c.id)).scalar_one())
    _add_seats(connection, number, table.players)
    return number


def save_table(connection: Connection, table: Table) -> None:
    """Write what may change of a table: owner, house rules, pace, phase, message."""
    t = schema.tables
    connection.execute(t.update().where(t.c.id == table.id).values(**_settings(table)))


def _settings(table: Table) -> dict[str, Any]:
    preset = table.game.presets[table.preset]
    differences = rules.differences(table.options, preset)
    return {
        "owner": table.owner,
        "preset": table.preset,
        "differences": " ".join(f"{name}={word(value)}" for name, value in differences.items()),
        "phase": table.phase,
        "pace": str(table.pace),
        "clock": str(table.clock),
        "channel": table.channel,
        "lost_at": table.lost_at,
        "own_thread": int(table.own_thread),
        "message": table.message,
        "season": table.season,
    }


def save_lobby(connection: Connection, table: Table) -> None:
    """Write who sits where, on as many seats as there are now, and what they have added."""
    connection.execute(schema.seats.delete().where(schema.seats.c.table == table.id))
    _add_seats(connection, table.id, table.players)
    if table.promise:
        save_promise(connection, table.id, table.promise)


def _add_seats(connection: Connection, table: int, players: Sequence[Player | None]) -> None:
    rows = [
        {
            "table": table,
            "seat": seat,
            "user": player.user if player else None,
            "name": player.name if player else "",
            "away": player.away if player else "",
        }
        for seat, player in enumerate(players)
    ]
    connection.execute(schema.seats.insert(), rows)


def add_promise(connection: Connection, table: int, promise: Promise) -> None:
    """Write the next deal before anybody has added to its chance."""
    insert = schema.deals.insert().values(
        table=table,
        deal=promise.number,
        carry=packed(promise.carry),
        commitment=promise.commitment,
        secret=promise.secret,
        additions=" ".join(promise.additions),
        deck="",
        dice="",
    )
    connection.execute(insert)


def save_promise(connection: Connection, table: int, promise: Promise) -> None:
    """Write what the players have added to a promised deal, and what it starts from."""
    carry = packed(promise.carry)
    additions = " ".join(promise.additions)
    _update_deal(connection, table, promise.number, carry=carry, additions=additions)


def save_chance(connection: Connection, table: int, deal: Deal) -> None:
    """Write the deck and the dice of a deal that is dealt now."""
    _update_deal(
        connection,
        table,
        deal.promise.number,
        additions=" ".join(deal.promise.additions),
        deck=" ".join(deal.chance.deck),
        dice="".join(map(str, deal.chance.dice)),
    )


def save_ending(connection: Connection, table: Table, deal: Deal) -> None:
    """Write how a deal ended, and what is promised next."""
    assert deal.result is not None
    _update_deal(connection, table.id, deal.promise.number, ending=deal.result.ending)
    save_table(connection, table)
    if table.promise:
        add_promise(connection, table.id, table.promise)


def _update_deal(connection: Connection, table: int, number: int, **values: str | int) -> None:
    d = schema.deals
    mine = (d.c.table == table) & (d.c.deal == number)
    connection.execute(d.update().where(mine).values(**values))


def moves_since(table: int, deal: Deal, ply: int, now: datetime) -> list[Row]:
    """The moves of a deal from a ply on as rows; the key refuses another at the same ply."""
    return [
        Row(
            ADD_MOVE,
            {
                "table": table,
                "deal": deal.promise.number,
                "ply": at,
                "seat": seat,
                "move": str(move),
                "at": now,
            },
        )
        for at, (seat, move) in enumerate(deal.log[ply:], ply)
    ]


def add_moves(connection: Connection, rows: Sequence[Row]) -> None:
    """Write moves within other work."""
    for row in rows:
        connection.execute(row.insert, row.values)


def take_back(connection: Connection, table: int, deal: Deal) -> None:
    """Forget the moves of a deal after those of its log, and what was meant for later ones."""
    number, ply = deal.promise.number, deal.ply
    for of in (schema.moves, schema.plans):
        later = (of.c.table == table) & (of.c.deal == number) & (of.c.ply >= ply)
        connection.execute(of.delete().where(later))
    for of in (schema.deadlines, schema.answers):
        connection.execute(of.delete().where(of.c.table == table))
    o = schema.orders
    since = (o.c.table == table) & (o.c.deal == number) & (o.c.ply > ply)
    connection.execute(o.update().where(since).values(ply=ply))
    _update_deal(connection, table, number, skipped=deal.skipped)


def save_substitute(connection: Connection, before: Table, table: Table, seat: int) -> None:
    """Write who sits on a seat now, and who did until the deal that runs or comes next."""
    old, new = before.players[seat], table.players[seat]
    assert old
    assert new
    facts = {"deal": table.current, "user": old.user, "name": old.name}
    row = {"table": table.id, "seat": seat, **facts}
    insert: Any = posting.INSERTS[connection.dialect.name](books.substitutions)
    connection.execute(insert.values(**row).on_conflict_do_nothing())
    for of in (schema.orders, schema.answers, schema.votes):
        connection.execute(of.delete().where(of.c.table == table.id, of.c.seat == seat))
    s = schema.seats
    mine = (s.c.table == table.id) & (s.c.seat == seat)
    connection.execute(s.update().where(mine).values(user=new.user, name=new.name, away=""))
    save_table(connection, table)


def save_away(connection: Connection, table: Table) -> None:
    """Write who does not play, and what holds their places."""
    s = schema.seats
    for seat, player in enumerate(table.players):
        mine = (s.c.table == table.id) & (s.c.seat == seat)
        connection.execute(s.update().where(mine).values(away=player.away if player else ""))


def save_look(connection: Connection, guild: int, look: Mapping[str, str]) -> None:
    """Write how the tables of a server look."""
    s = schema.servers
    connection.execute(s.delete().where(s.c.guild == guild))
    connection.execute(s.insert().values(guild=guild, **look))


def save_face(connection: Connection, user: int, face: str | None) -> None:
    """Write the faces a person chose; with None what was chosen is dropped."""
    p = schema.preferences
    connection.execute(p.delete().where(p.c.user == user))
    if face:
        connection.execute(p.insert().values(user=user, face=face))
