"""Large print, offered with the first hand to people who may not read the characters."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.panels.tables.controls import signs
from bot.chat.panels.tables.controls.moves import HandButton
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.panels.tables.match.votes import has_room
from bot.chat.reply import Item
from render import LARGE


def button(glance: Glance, shown: Sequence[Item]) -> list[Item]:
    """Return the button for large print, for people who may not read the characters.

    It is offered until the seat has played a piece in the first deal. It is left out if its person
    has chosen faces, or if there is no room.
    """
    reads = glance.say.language in signs.CHARACTERS or glance.look.face == LARGE
    if reads or glance.person.face or not signs.is_first(glance) or not has_room(shown):
        return []
    return [HandButton(glance.number, LARGE).shown(glance.say)]
