"""Private views that are opened anew: the old hand becomes a line, other views are deleted."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

import discord

from bot import logs
from bot.chat.desk import OpenHand
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.reach import UNREACHED, what_failed
from bot.chat.reply import Face, Reply
from bot.domain.tables.table import Table

log = logs.named("paifuda")

OPEN = timedelta(minutes=14)
"""The time in which a private message can be updated; Discord allows fifteen minutes."""
REPLACED = "replaced"
"""The key in the extras of a press for the id of the message that its answer replaces."""


def too_old(interaction: Interaction) -> bool:
    """Whether a private message can no longer be updated."""
    return discord.utils.utcnow() - interaction.created_at > OPEN


async def renewed(interaction: Interaction, subject: str) -> None:
    """Note that a press opened the view of a subject, and delete the person's last view of it."""
    views, key = interaction.client.views, (interaction.user.id, subject)
    before = views.pop(key, None)
    views[key] = interaction
    while views and too_old(next(iter(views.values()))):
        del views[next(iter(views))]
    if before and not too_old(before):
        with suppress(*UNREACHED):
            await before.delete_original_response()


def is_old(interaction: Interaction, number: int) -> bool:
    """Whether a press comes from a hand older than the newest hand of its player."""
    known = interaction.client.hands.get((number, interaction.user.id))
    if known is None or known.message is None or too_old(known.interaction):
        return False
    pressed = interaction.extras.get(REPLACED)
    return pressed is not None and pressed < known.message


def remember(interaction: Interaction, table: Table, face: Face) -> None:
    """Remember the last hand that a player opened, and forget hands too old to be updated."""
    hands, key = interaction.client.hands, (table.id, interaction.user.id)
    before, message = hands.pop(key, None), interaction.extras.get(REPLACED)
    older = before and replace(before, older=None)
    if before and (before.interaction is interaction or message is not None):
        older, message = before.older, message or before.message
    hands[key] = OpenHand(interaction, table, face, message, older)
    while hands and too_old(next(iter(hands.values())).interaction):
        del hands[next(iter(hands))]


async def fold(interaction: Interaction, message: int | None) -> None:
    """Note the message of an answer; if it is a hand, reduce the hand before it to a line."""
    hands = interaction.client.hands
    for key, open_hand in [*hands.items()]:
        if open_hand.interaction is interaction and open_hand.message is None:
            hands[key] = replace(open_hand, message=message, older=None)
            if open_hand.older and not too_old(open_hand.older.interaction):
                await _folded(interaction, open_hand.older)


async def _folded(interaction: Interaction, older: OpenHand) -> None:
    """Reduce a hand to a line without a picture, buttons or selects."""
    line = Reply(interaction.client.private(interaction)("hand-folded"))
    try:
        await older.interaction.edit_original_response(**line.changes())
    except UNREACHED as error:
        log.info("hand not folded", table=older.table.id, status=what_failed(error))
