"""What people and accounts are called: in messages by mention, in pictures by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.chat.desk import Desk
from bot.domain.ledger.entries import FORGOTTEN, GONE, NOBODY, POT
from bot.words import Words

NAMED = {0: "computer-name", POT: "account-pot", GONE: "account-gone"}


def mention(user: int, say: Words) -> str:
    """Somebody in a message."""
    if user in NOBODY:
        return say(NAMED[user])
    return say("somebody", number=FORGOTTEN - user) if user <= FORGOTTEN else f"<@{user}>"


def name(user: int, known: Mapping[int, str], say: Words) -> str:
    """Somebody in a picture or a file."""
    if user in NOBODY:
        return say(NAMED[user])
    if user <= FORGOTTEN:
        return say("somebody", number=FORGOTTEN - user)
    return known.get(user) or str(user)


async def names(client: Desk, guild: int, users: Sequence[int], say: Words) -> list[str]:
    """What people are called in a picture."""
    known = await client.services.ledger.names(guild, users)
    return [name(user, known, say) for user in users]
