"""`/settle`: the debts between people, settled by the fewest transfers; nothing is recorded."""

from __future__ import annotations

from bot.chat.commands.meaning import OfLeague
from bot.chat.commands.slash import slash
from bot.chat.commands.typed import Number
from bot.chat.panels.frame import people
from bot.chat.panels.frame.interaction import Interaction, channel_of, only_server_of
from bot.chat.reply import Reply
from bot.domain.ledger.reading import Part
from bot.domain.ledger.settling import settled

SHOWN = 40
"""The largest number of transfers in a message."""


@slash("command-settle", league="option-league-only", table="option-number")
async def settle(
    interaction: Interaction,
    league: OfLeague = None,
    season: Number | None = None,
    table: Number | None = None,
    first: Number | None = None,
    last: Number | None = None,
) -> Reply:
    """Show the transfers that would settle the debts in a part of the ledger."""
    part = await part_of(interaction, league, season)
    return await _reckoned(interaction, part._replace(table=table, first=first, last=last))


async def part_of(interaction: Interaction, league: str | None, season: int | None) -> Part:
    """Return the ledger of a season if a league or a season is named, otherwise the server's."""
    guild, channel = only_server_of(interaction), channel_of(interaction)
    if league is None and season is None:
        return Part(guild)
    chosen = await interaction.client.services.leagues.named(guild, league, channel)
    return Part(guild, (await interaction.client.services.leagues.ladder(chosen, season)).season.id)


async def _reckoned(interaction: Interaction, part: Part) -> Reply:
    say = interaction.client.private(interaction)
    balances = await interaction.client.services.ledger.balances(part)
    if not balances:
        return Reply(say("settle-even"))
    transfers = settled(balances)
    lines = [
        say(
            "settle-line",
            payer=people.mention(transfer.payer, say),
            receiver=people.mention(transfer.receiver, say),
            points=transfer.points,
        )
        for transfer in transfers
    ]
    head = say("settle-title", transfers=len(transfers), people=len(balances))
    shown = lines[:SHOWN]
    if len(lines) > SHOWN:
        shown.append(say("settle-more", more=len(lines) - SHOWN))
    return Reply("\n".join([head, *shown, say("settle-dry")])[:1990])
