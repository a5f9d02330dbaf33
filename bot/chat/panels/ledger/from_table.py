"""The hand at a table in play, copied by the appraiser: that counts as a hint at the table."""

from __future__ import annotations

from typing import cast

from bot.chat.panels.frame.interaction import Interaction, channel_of
from bot.domain.people import draft
from bot.domain.people.draft import Draft
from bot.domain.refusal import Refusal
from bot.domain.tables import seating, thinking
from bot.domain.tables.table import Table
from rules import MahjongView, RuleError


async def table(interaction: Interaction, game: str) -> Table | None:
    """Return the table of this channel if the person may have a hint there in this game now."""
    try:
        there = await interaction.client.services.tables.shown_in(channel_of(interaction))
        seat = seating.seat_of(there, interaction.user.id)
    except RuleError:
        return None
    return there if there.key == game and thinking.can_be_hinted(there, seat) else None


async def hand(interaction: Interaction, game: str) -> Draft:
    """Return the person's hand at this channel's table, and count a hint.

    Refusal where no hint is allowed.
    """
    there = await table(interaction, game)
    if there is None:
        raise Refusal("no-hint")
    user = interaction.user.id
    there = await interaction.client.services.tables.hints.note(there.id, user)
    seat = seating.seat_of(there, user)
    return draft.of_view(cast(MahjongView, there.view(seat)), seat)
