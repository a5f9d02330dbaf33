"""The buttons of *Set up*, and the button that leads back to it from each of its panels."""

from __future__ import annotations

from typing import Annotated, Any

from bot.chat.component import Button, Number, one_of
from bot.chat.panels import doors
from bot.chat.reply import Item
from bot.domain.tables.table import Table
from bot.words import Words

ACTS = ("back", "rules", "clock", "pace", "computer", "seat", "leave")
"""The acts: show the panel again, open a part of it, or change the seats."""
NAMED = {"back": "setup", "rules": "rules-panel"}
"""The names in the message keys of buttons, where they differ from the acts."""


class SetupButton(Button, custom_id="setup:{table}:{act}", opens=doors.set_up):
    """A button of *Set up*."""

    table: Number
    act: Annotated[str, one_of(*ACTS)]
    label = "button-{act}"

    def worded(self, say: Words, named: str = "", **look: Any) -> SetupButton:
        """Label the button with the words of its act."""
        return super().worded(say, named or NAMED.get(self.act, ""), **look)


def back(table: Table, say: Words) -> list[Item]:
    """Return the button back to *Set up*, as long as the table has a lobby."""
    return [SetupButton(table.id, "back").worded(say)] if table.phase == "lobby" else []
