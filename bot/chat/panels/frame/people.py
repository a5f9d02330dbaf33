"""What people and accounts are called: in messages by mention, in pictures by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.chat.desk import Desk
from bot.chat.reach import UNREACHED
from bot.domain.ledger.entries import FORGOTTEN, GONE, NOBODY, POT
from bot.domain.people.names import visible
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
    """What people are called in a picture; Discord is asked for who has never played here."""
    ledger = client.services.ledger
    known = await ledger.names(guild, users)
    unknown = [user for user in users if user > 0 and user not in known][:ASKED]
    if found := {user: told for user in unknown if (told := await _called(client, user))}:
        await ledger.called(guild, found)
    return [name(user, {**known, **found}, say) for user in users]


ASKED = 5
"""For so many people Discord is asked at once."""


async def _called(client: Desk, user: int) -> str:
    """What somebody is called on Discord; empty where that cannot be known now."""
    try:
        return visible((await client.fetch_user(user)).display_name)
    except UNREACHED:
        return ""
