"""The hand of a person, and the panel in which that person plans moves."""

from __future__ import annotations

import simcord

from tests.bot.discord.room import Message, Room


async def opened(room: Room, member: simcord.MemberActor, act: str = "open") -> Message:
    """Open the panel of a member's plans, or of the plan to change."""
    result = await room.press(member, act, await fresh(room, member))
    assert result.response is not None
    return result.response


async def fresh(room: Room, member: simcord.MemberActor) -> Message:
    """Open the hand of a member again."""
    result = await member.slash(room.channel, "hand")
    assert result.response is not None
    return result.response
