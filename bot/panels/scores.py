"""Scores of a table and of a server, in words."""

from __future__ import annotations

from bot.match import COMPUTER, Table
from bot.panels.answer import Interaction, channel_of
from bot.panels.reply import Reply
from bot.store.reads import Standing
from bot.words import Words
from rules import RuleError

SHOWN = 15
"""How many people stand in a list."""


async def opened(interaction: Interaction) -> Reply:
    """The standings of this table, where there is one, and of the server."""
    client, channel = interaction.client, channel_of(interaction)
    say = client.private(interaction)
    ledger = client.ledger
    lines = []
    try:
        one: Table | None = await client.tables.at(channel)
    except RuleError:
        one = None
    if one:
        lines += [say("scores-table"), *_lines(await ledger.of_table(one.id), say)]
    server = await ledger.of_server(interaction.guild_id or 0)
    lines += [say("scores-server"), *_lines(server[:SHOWN], say)]
    return Reply("\n".join(lines))


def _lines(standings: list[Standing], say: Words) -> list[str]:
    if not standings:
        return [say("scores-none")]
    return [
        say(
            "scores-line",
            place=place,
            name=say("computer-name") if row.user == COMPUTER else f"<@{row.user}>",
            points=signed(row.points),
            deals=row.deals,
            won=row.won,
        )
        for place, row in enumerate(standings, 1)
    ]


def signed(points: int) -> str:
    """Points with their sign and a real minus: +12, −12, 0."""
    return f"{points:+d}".replace("-", "−") if points else "0"
