"""Scores of a table and of a server, in words."""

from __future__ import annotations

from collections.abc import Sequence

import render
from bot.chat.painting import drawn
from bot.chat.panels.frame.answer import Interaction, table_of
from bot.chat.reply import Reply
from bot.domain.league import placing
from bot.domain.tables.table import COMPUTER, Table
from bot.store.ledger.ledgers import Standing
from bot.words import Words, telling
from render import Look
from rules import RuleError

SHOWN = 15
"""How many people stand in a list."""


async def open_panel(interaction: Interaction, *, number: int | None = None) -> Reply:
    """The standings of this table, where there is one, and of the server."""
    client = interaction.client
    say = client.private(interaction)
    ledger = client.services.ledger
    lines: list[str] = []
    standings: Sequence[tuple[bytes, str]] = ()
    try:
        one: Table | None = await table_of(interaction, number)
    except RuleError:
        one = None
    if one:
        lines += [say("scores-table"), *_lines(await ledger.of_table(one.id), say)]
        if history := await ledger.history(one):
            look = await client.services.looks.look_of_player(one.guild, interaction.user.id)
            standings = await pictured(one, history, say, look)
    server = await ledger.of_server(interaction.guild_id or 0, most=SHOWN)
    lines += [say("scores-server"), *_lines(server, say)]
    return Reply("\n".join(lines), others=standings)


async def pictured(
    table: Table, history: Sequence[tuple[int, ...]], say: Words, look: Look
) -> Sequence[tuple[bytes, str]]:
    """The standings of a match as a picture with its words; nothing when drawing fails.

    `history` has what each seat has gained after every deal.
    """
    totals = [tuple(table.start + gain for gain in after) for after in history]
    picture = await drawn(render.standings, table.names, totals, say, look)
    return [(picture, "\n".join(places(table.names, totals[-1], say)))] if picture else []


def places(
    names: Sequence[str], points: Sequence[int], say: Words, reached: Sequence[int] = ()
) -> list[str]:
    """Who stands where, a line each; equal points share a place unless they are `reached`.

    Points that only changed hands have a sign; what everybody started with stands without one.
    """
    shown = counted if sum(points) else telling.signed
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


def _lines(standings: list[Standing], say: Words) -> list[str]:
    if not standings:
        return [say("scores-none")]
    return [
        say(
            "scores-line",
            place=place,
            name=say("computer-name") if row.user == COMPUTER else f"<@{row.user}>",
            points=telling.signed(row.points),
            deals=row.deals,
            won=row.won,
        )
        for place, row in enumerate(standings, 1)
    ]


def counted(points: int) -> str:
    """Points of a stock that everybody began with: 112, −12."""
    return str(points).replace("-", "−")
