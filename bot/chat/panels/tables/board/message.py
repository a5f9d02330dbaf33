"""The public message of a table, made for the phase of its match."""

from __future__ import annotations

from dataclasses import replace

from bot.chat.desk import Desk
from bot.chat.panels import doors
from bot.chat.panels.league import counting
from bot.chat.panels.tables.after import elsewhere
from bot.chat.panels.tables.board import lobby, table
from bot.chat.reply import Reply
from bot.domain.tables.table import Table
from bot.words import Words
from bot.words.announcing import announced
from render import PUBLIC, Look


@doors.message.opens
async def message(client: Desk, table: Table, say: Words) -> Reply:
    """Return the public message of a table."""
    seen = await client.services.replays.seen(table)
    reply = await _message(client, seen, say.at(table.key))
    line = announced(say, client.services.bulletins.announcement())
    return replace(reply.headed(line), shows=table)


async def _message(client: Desk, of: Table, say: Words) -> Reply:
    look = await _look(client, of)
    if of.phase == "lobby":
        return await lobby.made(client, of, say, look)
    if of.phase == "playing" and of.deal:
        return table.playing(of, of.deal, say, look, client.emoji)
    about = elsewhere.mark(of, say) or await counting.stamp(client, of, say)
    return await table.finished(of, client.services.ledger, about, say, look, client.emoji)


async def _look(client: Desk, table: Table) -> Look:
    """Return the public look of a table; a private table has the cloth and faces of its owner."""
    looks = client.services.looks
    if table.private:
        return replace(await looks.look_of_player(table.guild, table.owner), layout=PUBLIC)
    return await looks.look_in_public(table.guild)
