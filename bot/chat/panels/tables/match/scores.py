"""The scores of a table and of a server, in words."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import render
from bot.chat.painting import Sketch, drawn
from bot.chat.panels.frame import people
from bot.chat.panels.frame.interaction import Interaction, server_of, table_here
from bot.chat.reply import Reply
from bot.domain.league import placing
from bot.domain.ledger.reading import Standing
from bot.domain.shards import NOWHERE
from bot.domain.tables.table import Table
from bot.services.ledger.ledger import Ledger
from bot.words import Words
from bot.words.spelling import escaped
from render import Look
from rules import RuleError, Seat, View
from rules.points import counted, signed

SHOWN = 15
"""The largest number of people in a list."""


async def open_panel(interaction: Interaction, *, number: int | None = None) -> Reply:
    """Make the panel with the standings of this table, if there is one, and of the server.

    Below a finished match, this table is its own even if the channel shows another by now. Outside
    a server, the panel has the person's own account.
    """
    client = interaction.client
    say = client.private(interaction)
    ledger = client.services.ledger
    lines: list[str] = []
    plotted: Sequence[tuple[bytes, str]] = ()
    here = await _table(interaction, number)
    if here:
        table = await client.services.replays.seen(here)
        lines += [say("scores-table"), *at_table(await ledger.of_table(table.id), table, say)]
        if history := await ledger.history(table):
            look = await client.services.looks.look_of_player(table.guild, interaction.user.id)
            plotted = await pictured(table, history, say, look)
    server, key = server_of(interaction), "scores-server"
    if server == NOWHERE:
        own, key = await ledger.account(server, interaction.user.id), "scores-own"
        ranked = [own] if own else []
    else:
        ranked = await ledger.of_server(server, most=SHOWN)
    lines += [say(key), *on_server(ranked, say, here)]
    return Reply("\n".join(lines), others=plotted)


async def _table(interaction: Interaction, number: int | None) -> Table | None:
    """Return the table with a number, or the channel's; None if there is none."""
    with suppress(RuleError):
        if number is not None:
            return await interaction.client.services.tables.at(number)
    return await table_here(interaction, number)


async def last_deal(
    table: Table, view: View, ledger: Ledger, say: Words, look: Look
) -> Sketch | None:
    """Return the score sheet of a finished deal as a `view` shows it; None without a sheet.

    After the last deal of a match, the sheet names the winner, and has everybody's place.
    """
    if view.result is None or not view.result.sheet:
        return None
    reached = await final_places(table, ledger)
    more = (("history", tuple(map(tuple, await ledger.history(table)))), ("places", reached))
    return Sketch("scores", view, table.names, say.at(table.key), look, more)


async def final_places(table: Table, ledger: Ledger) -> tuple[int, ...]:
    """Return the place of each seat at the end of a match.

    There are none before the end, and none at a table that was closed before a deal had ended.
    """
    if table.phase != "over":
        return ()
    finished = table.deal and table.deal.result
    return tuple(await ledger.places(table) or (placing.places(table.points) if finished else ()))


async def pictured(
    table: Table, history: Sequence[tuple[int, ...]], say: Words, look: Look
) -> Sequence[tuple[bytes, str]]:
    """Return the standings of a match as a picture with its words; empty when drawing fails.

    `history` has each seat's points after every deal.
    """
    totals = [tuple(table.start + gain for gain in after) for after in history]
    picture = await drawn(render.standings, table.names, totals, say, look)
    return [(picture, "\n".join(places(table.names, totals[-1], say)))] if picture else []


def places(
    names: Sequence[str], points: Sequence[int], say: Words, reached: Sequence[int] = ()
) -> list[str]:
    """Return the places, a line each; equal points share a place unless `reached` has the places.

    Points that only change hands have a sign; points counted from a starting stock have none.
    """
    shown = counted if sum(points) else signed
    reached = reached or placing.places(points)
    order = sorted(range(len(names)), key=lambda seat: reached[seat])
    return [
        say(
            "table-standing",
            place=reached[seat],
            name=names[seat],
            points=shown(points[seat]),
        )
        for seat in order
    ]


def at_table(standings: Sequence[Standing], table: Table, say: Words) -> list[str]:
    """Return the places at a table by points alone, computer players among them.

    Players with equal points come in the order of their seats, as in the picture.
    """
    ranked = sorted(standings, key=lambda row: (-row.points, _seat(row, table)))
    places = placing.places([row.points for row in ranked])
    return [
        _line(str(place), _name(row, say, table.names), row, say)
        for place, row in zip(places, ranked, strict=True)
    ] or [say("scores-none")]


def on_server(standings: Sequence[Standing], say: Words, table: Table | None = None) -> list[str]:
    """Return the people of a server by their places, and below them people without a place.

    People on a shared place come in the order of their seats at a `table`.
    """
    if table:
        standings = sorted(
            standings, key=lambda row: (-row.ranked, -row.points, -row.tie, _seat(row, table))
        )
    ahead = [(row.points, row.tie) for row in standings if row.ranked > 0]
    places = {own: str(1 + sum(other > own for other in ahead)) for own in ahead}
    return [
        _line(places[row.points, row.tie] if row.ranked > 0 else "–", _name(row, say), row, say)
        for row in standings
    ] or [say("scores-none")]


def _seat(row: Standing, table: Table) -> Seat:
    """Return a person's or a computer player's seat, to sort by; others come after all seats."""
    seat = table.seat_of(row.user) if row.seat is None else row.seat
    return len(table.players) if seat is None else seat


def _line(place: str, name: str, row: Standing, say: Words) -> str:
    points = signed(row.points)
    return say("scores-line", place=place, name=name, points=points, deals=row.deals, won=row.won)


def _name(row: Standing, say: Words, seats: Sequence[str] = ()) -> str:
    if row.seat is None:
        return people.mention(row.user, say)
    return escaped(seats[row.seat]) if row.seat < len(seats) else people.mention(row.user, say)
