"""Large print, offered with the first hand to people who may not read the characters."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.panels.frame.answer import Interaction
from bot.chat.panels.tables.controls import signs
from bot.chat.panels.tables.controls.moves import HandButton
from bot.chat.panels.tables.match.votes import ROOM
from bot.chat.reply import Item
from bot.domain.tables.table import Table
from bot.words import Words
from render import LARGE
from rules import Seat


async def button(
    interaction: Interaction, table: Table, seat: Seat, shown: Sequence[Item], say: Words
) -> list[Item]:
    """Return the button for large print, for people who may not read the characters.

    It is offered until the seat has played a piece in the first deal. It is left out if its person
    has chosen faces, or if there is no room.
    """
    if say.language in signs.CHARACTERS or not (table.deal and signs.is_first(table.deal, seat)):
        return []
    services, user = interaction.client.services, interaction.user.id
    if (await services.people.of(user)).face or sum(item.width or 0 for item in shown) >= ROOM:
        return []
    look = await services.looks.look_of_player(table.guild, user)
    return [] if look.face == LARGE else [HandButton(table.id, LARGE).shown(say)]
