"""The names of people and accounts: a mention in messages, a name in pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.chat.desk import Desk
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.reach import UNREACHED
from bot.domain.ledger.entries import FORGOTTEN, GONE, NOBODY, POT
from bot.domain.people.names import called
from bot.words import Words

NAMED = {0: "computer-name", POT: "account-pot", GONE: "account-gone"}
ASKED = 5
"""The largest number of people Discord is asked about at once."""


def mention(user: int, say: Words) -> str:
    """Return a person's mention, or the name of an account without a person.

    A forged id may name an account that is not there: Discord knows no mention of it.
    """
    return _account(user, say) or (f"<@{user}>" if user > 0 else str(user))


def name(user: int, known: Mapping[int, str], say: Words) -> str:
    """Return a person's name for a picture or a file; their number if no name is `known`."""
    return _account(user, say) or known.get(user) or str(user)


def _account(user: int, say: Words) -> str:
    """Return the name of an account without a person, or of a forgotten person; otherwise empty."""
    if user in NOBODY:
        return say(NAMED[user])
    return say("somebody", number=FORGOTTEN - user) if user <= FORGOTTEN else ""


async def names(client: Desk, guild: int, users: Sequence[int], say: Words) -> list[str]:
    """Return people's names for a picture; ask Discord about a few who have never played here."""
    ledger = client.services.ledger
    known = await ledger.names(guild, users)
    unknown = [user for user in users if user > 0 and user not in known][:ASKED]
    if found := {user: told for user in unknown if (told := await _called(client, user))}:
        await ledger.called(guild, found)
    return [name(user, {**known, **found}, say) for user in users]


async def known(interaction: Interaction, *users: discord.User | discord.Member) -> None:
    """Remember the names of people in an act, so that reports and files can name them."""
    named = {user.id: called(user.display_name, user.name) for user in users}
    await interaction.client.services.ledger.called(interaction.guild_id or 0, named)


async def _called(client: Desk, user: int) -> str:
    """Return a person's name on Discord; empty if it cannot be known now."""
    try:
        found = await client.fetch_user(user)
        return called(found.display_name, found.name)
    except UNREACHED:
        return ""
