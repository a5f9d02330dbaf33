"""A seat that an organiser gives away in mid-match; to a computer player, this is for good."""

from __future__ import annotations

from functools import partial

from bot.chat.desk import Final
from bot.chat.panels.frame import people
from bot.chat.panels.frame.answer import Interaction, number_of
from bot.chat.panels.frame.rights import check_organises
from bot.chat.reply import Reply
from bot.domain.tables import seating
from bot.domain.tables.player import COMPUTER, Player
from bot.words import naming


def substituting(leaving: int, coming: Player | None) -> Final:
    """Return the act that gives a seat away; nobody can take it back from a computer player."""

    async def tell(interaction: Interaction) -> str:
        await check_organises(interaction)
        client = interaction.client
        table = await client.services.tables.at(await number_of(interaction))
        seating.is_played(table)
        say = client.private(interaction)
        newcomer = coming or seating.computer(table, naming.computer(client.public(interaction)))
        seating.handed_over(table, leaving, newcomer)
        if coming:
            return ""
        who = people.mention(leaving, say)
        return say("question-substitute", leaving=who, table=table.id)

    return Final("substitute", tell, partial(_substitute, leaving, coming))


async def _substitute(leaving: int, coming: Player | None, interaction: Interaction) -> Reply:
    """Give the seat away, and write it into the log."""
    client, number = interaction.client, await number_of(interaction)
    say, leave = client.private(interaction), client.services.tables.leaving
    if coming is None:
        named = naming.computer(client.public(interaction))
        after, came = await leave.replace(number, leaving, named), COMPUTER
    else:
        after, came = await leave.substitute(number, leaving, coming), coming.user
    by = interaction.user.id
    await client.services.organisers.substituted(after.guild, by, after.id, leaving, came)
    names = (people.mention(leaving, say), people.mention(came, say))
    key = "substituted" if coming else "substituted-computer"
    return Reply(say(key, leaving=names[0], coming=names[1]))
