"""A private view that a person opens again takes the place of the one before it."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta

import discord

from bot.chat.desk import Desk
from bot.chat.reach import UNREACHED

OPEN = timedelta(minutes=14)
"""The time in which a private message can be updated; Discord allows fifteen minutes."""


def too_old(interaction: discord.Interaction[Desk]) -> bool:
    """Whether a private message can no longer be updated."""
    return discord.utils.utcnow() - interaction.created_at > OPEN


async def renewed(interaction: discord.Interaction[Desk], subject: str) -> None:
    """Note that a press opened the view of a subject, and delete the person's earlier one."""
    views, key = interaction.client.views, (interaction.user.id, subject)
    before = views.pop(key, None)
    views[key] = interaction
    while views and too_old(next(iter(views.values()))):
        del views[next(iter(views))]
    if before and not too_old(before):
        with suppress(*UNREACHED):
            await before.delete_original_response()
