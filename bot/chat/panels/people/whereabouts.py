"""*Your games*: every table of a person, whose turn it is there, and since when."""

from __future__ import annotations

from bot.chat.panels.frame.interaction import Interaction
from bot.chat.reply import Reply, address, dated, fitting, joined
from bot.domain.shards import NOWHERE
from bot.domain.tables.table import Table
from bot.services.tables.whereabouts import Sitting
from bot.words import Words
from bot.words.spelling import escaped

SHOWN = 20
"""The largest number of tables in the panel."""
ROOM = 1900
"""The largest number of characters in the panel; Discord takes 2000."""


async def open_panel(interaction: Interaction) -> Reply:
    """Make the panel with the tables of the person who asks, on all servers."""
    say = interaction.client.private(interaction)
    found = await interaction.client.services.whereabouts.of(interaction.user.id)
    if not found:
        return Reply(say("games-none"))
    head = say("games-head", turns=sum(sitting.asked for sitting in found))
    lines = fitting([_line(sitting, say) for sitting in found[:SHOWN]], ROOM - len(head))
    left = len(found) - len(lines)
    return Reply(joined(head, *lines, say("games-more", count=left) if left else ""))


def _line(sitting: Sitting, say: Words) -> str:
    """Return the line of a table: its game and place and, in a running match, whom it waits for."""
    where = say("games-private") if sitting.chair.guild == NOWHERE else _place(sitting)
    game, when = say(f"game-{sitting.chair.key}"), dated(sitting.since)
    match sitting:
        case Sitting(table=None):
            key = "games-lost" if sitting.chair.lost else "games-unreadable"
            return say(key, game=game, place=where)
        case Sitting(asked=True):
            return say("games-turn", game=game, place=where, when=when)
        case Sitting(table=Table(phase="lobby")):
            return say("games-lobby", game=game, place=where, when=when)
    assert sitting.table is not None
    who = say("comma").join(escaped(player.name) for player in sitting.table.asked)
    who = who or say("computer-name")
    return say("games-waiting", game=game, place=where, when=when, who=who)


def _place(sitting: Sitting) -> str:
    """Return a link to the message of a table, or to its channel."""
    chair = sitting.chair
    if chair.message is None or chair.lost:
        return f"<#{chair.channel}>"
    return address(chair.guild, chair.channel, chair.message)
