"""Whether the chance of a table is fair: what was promised, who added what, and how to check it."""

from __future__ import annotations

from datetime import datetime

import discord

from bot.chat.panels.frame.answer import Interaction, table_of
from bot.chat.reply import Reply, joined, names_in
from bot.domain.tables import fair
from bot.domain.tables.fair import Finding
from bot.domain.tables.table import Promise, Table
from bot.services.ledger import shares
from bot.words import Words


async def open_panel(interaction: Interaction, *, number: int | None = None) -> Reply:
    """The deal that was dealt last and the next one while it is promised, for whoever asks."""
    client = interaction.client
    one = await table_of(interaction, number)
    say, found = client.private(interaction).at(one.key), None
    if one.deal and one.deal.result:
        record = shares.recorded(one)
        (found,) = await client.services.checking.of_record(interaction.user.id, record)
    text = told(one, interaction.user.id, say, found)
    return Reply("", embed=discord.Embed(title=say("fair-title"), description=text))


def told(table: Table, user: int, say: Words, found: Finding | None) -> str:
    """All that is public of the chance of a table; `found` is what checking its last deal gave."""
    parts = [say("fair-about")]
    if table.deal:
        promise = table.deal.promise
        parts.append(
            joined(
                say("fair-deal", deal=promise.number),
                *_promised(promise, say),
                *_added(table, promise, user, say),
                say("fair-secret", secret=promise.secret) if found else say("fair-hidden"),
                _checked(found, say) if found else "",
            )
        )
    if table.promise:
        promise = table.promise
        head = say("fair-next", deal=promise.number)
        added = _added(table, promise, user, say)
        parts.append(joined(head, *_promised(promise, say), *added))
    if len(parts) == 1:
        parts.append(say("fair-none"))
    return "\n\n".join([*parts, say("fair-how")])


def _promised(promise: Promise, say: Words) -> list[str]:
    """The promise, and when it was made and kept."""
    lines = [say("fair-promise", commitment=promise.commitment)]
    if promise.made_at and promise.dealt_at:
        times = {"promised": _when(promise.made_at), "dealt": _when(promise.dealt_at)}
        lines.append(say("fair-dealt", **times))
    elif promise.made_at:
        lines.append(say("fair-promised", promised=_when(promise.made_at)))
    return lines


def _added(table: Table, promise: Promise, user: int, say: Words) -> list[str]:
    """Who has added what, that of the reader's own seat marked."""
    if not promise.additions:
        return [say("fair-added-nobody")]
    head, every = say("fair-added"), promise.additions
    if promise is table.promise:
        head, every = say("fair-added-so-far"), tuple(sorted(every))
    return [head, *(f"- {_addition(table, one, user, say)}" for one in every)]


def _addition(table: Table, addition: str, user: int, say: Words) -> str:
    who, _, number = addition.partition(":")
    when = _when(fair.numbered_at(int(number)))
    if who == fair.MESSAGE:
        return say("fair-addition-message", number=number, when=when)
    key = "fair-addition" if int(number) != fair.NOTHING else "fair-addition-nothing"
    name = names_in(table)[int(who)]
    line = say(key, who=name, number=number, when=when)
    return say("fair-own", line=line) if table.seat_of(user) == int(who) else line


def _checked(found: Finding, say: Words) -> str:
    if found.fault:
        return say("fair-bad", fault=say(f"fault-{found.fault}"))
    return say("fair-good" if found.timed else "fair-good-untimed")


def _when(at: datetime) -> str:
    """A time as Discord shows it to each reader."""
    return f"<t:{at.timestamp():.0f}:T>"
