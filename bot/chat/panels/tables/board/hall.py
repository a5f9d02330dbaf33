"""The board of a server: its tables with free seats and those in play."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot import logs
from bot.chat.desk import Desk
from bot.chat.panels.frame.interaction import Interaction, channel_of, only_server_of
from bot.chat.panels.frame.kept import Post
from bot.chat.panels.tables.after.elsewhere import EVERY, DailyButton
from bot.chat.panels.tables.board.table import title
from bot.chat.panels.tables.board.unnoted import removed
from bot.chat.reach import UNREACHED, what_failed
from bot.chat.reply import Reply, address, dated, fitting, joined, names_in
from bot.domain.halls import Hall, Standing
from bot.domain.refusal import Refusal
from bot.domain.tables import seating
from bot.domain.tables.table import Table
from bot.words import Words, telling, timing
from bot.words.spelling import escaped
from rules import RuleError

log = logs.named("paifuda")

MOST = 15
"""The largest number of tables on the board."""
ROOM = 1700
"""The largest number of characters for tables.

That leaves room for the number of other tables and for the deals of the day.
"""


async def put_up(interaction: Interaction) -> None:
    """Show the board of a server in this channel, and delete it in any other.

    Refusal if the bot cannot post here.
    """
    client, guild = interaction.client, only_server_of(interaction)
    channel = channel_of(interaction)
    reply = await _board(client, guild, client.public(interaction))
    try:
        sent = await _place(client, guild, channel).send(**reply.options())
    except UNREACHED as error:
        log.warning("a board could not be posted", channel=channel, status=what_failed(error))
        raise Refusal("cannot-post") from None
    await _remove(client, await client.services.halls.put_up(guild, channel, sent.id))


async def take_down(client: Desk, guild: int) -> None:
    """Stop showing the board of a server, and delete its message."""
    await _remove(client, await client.services.halls.take_down(guild))


async def made(client: Desk, guild: int) -> list[Post]:
    """Return the board of a server as a post; empty without one.

    If somebody has deleted its message, the server has no board from then on.
    """
    halls, hall = client.services.halls, client.services.halls.of_server(guild)
    if hall.channel is None or hall.message is None:
        return []
    reply = await _board(client, guild, await client.spoken(guild))

    async def gone() -> None:
        log.info("the board is gone", guild=guild, channel=hall.channel or 0)
        await halls.take_down(guild, hall.message)

    return [Post(guild, hall.channel, hall.message, reply, gone=gone)]


async def _remove(client: Desk, old: Hall) -> None:
    """Delete the message of a board that was replaced or taken down."""
    if old.channel and old.message:
        await removed(_place(client, old.guild, old.channel), old.message)


def _place(client: Desk, guild: int, channel: int) -> discord.PartialMessageable:
    return client.get_partial_messageable(channel, guild_id=guild)


async def _board(client: Desk, guild: int, say: Words) -> Reply:
    """Return the board of a server: its tables, and the shuffle promise of the deals of the day."""
    tables = await listed(client, guild, say)
    day, promise, _ = await client.services.dailies.promises()
    button = DailyButton(day, EVERY, "show").labelled(say("button-daily"))
    told = say("daily-board", day=timing.day(say, day), promise=promise)
    return replace(tables, content=joined(tables.content, "", told), items=[button])


async def listed(client: Desk, guild: int, say: Words) -> Reply:
    """Return the tables of a server, each with a short description."""
    standing = await client.services.halls.tables(guild)
    if not standing:
        return Reply(joined(say("list-head"), say("list-none")))
    lines: list[str] = []
    for listed in standing[:MOST]:
        try:
            table = await client.services.tables.at(listed.table)
        except RuleError as error:
            log.info("not on the board", table=listed.table, because=error.sentence)
        else:
            lines.append(_line(table, listed, say.at(table.key)))
    shown = fitting(lines, ROOM - len(say("list-head")))
    left = len(standing) - len(shown)
    more = say("hall-more", number=left) if left else ""
    return Reply(joined(say("list-head"), *shown, more))


def _line(table: Table, standing: Standing, say: Words) -> str:
    """Return a table's lines: title and link, its players, whom it waits for, and since when."""
    when = dated(standing.moved)
    names = say("comma").join(name for name in names_in(table) if name)
    state = _free(table, say) if table.phase == "lobby" else _waiting(table, say)
    facts = " · ".join(fact for fact in (names, state, when) if fact)
    return f"{_title(table, say)} · {_link(table)}\n-# {facts}"


def _title(table: Table, say: Words) -> str:
    if table.phase != "playing" or table.deal is None:
        return telling.match_title(say, table.game, table.length)
    return title(table, table.deal, say)


def _free(table: Table, say: Words) -> str:
    """Return the number of free seats in a lobby; if there are none, how many can still join."""
    free = table.players.count(None)
    if free:
        return say("hall-free", seats=free)
    more = seating.room(table)
    return say("hall-room", more=more) if more else say("hall-full")


def _waiting(table: Table, say: Words) -> str:
    """Return the people that a match waits for, in words; only facts that everybody may know."""
    who = telling.listed(say, "names-and", (escaped(player.name) for player in table.asked))
    waits = say("hall-waits", who=who) if who else ""
    between = say("phase-between") if table.phase == "between" else ""
    return say("comma").join(fact for fact in (between, waits) if fact)


def _link(table: Table) -> str:
    """Return a link to a table's message; without a message, a mention of its channel."""
    if table.message is None:
        return f"<#{table.channel}>"
    return address(table.guild, table.channel, table.message)
