"""The buttons of *Set up*, and the button that leads back to it from each of its panels."""

from __future__ import annotations

from typing import Annotated

from bot.chat.component import SECONDARY, Button, Number, one_of
from bot.chat.panels import doors
from bot.chat.panels.frame.answer import Interaction
from bot.chat.reply import Reply
from bot.words import Words

ACTS = ("back", "rules", "clock", "pace", "computer", "seat", "leave")
"""The acts: show the panel again, open a part of it, or change the seats."""
LABELS = {"back": "setup", "rules": "rules-panel"}
"""The label of each button whose act is not its label."""


class SetupButton(Button, custom_id="setup:{table}:{act}"):
    """A button of *Set up*."""

    table: Number
    act: Annotated[str, one_of(*ACTS)]

    def shown(self, say: Words, row: int | None = None) -> SetupButton:
        """Label the button with its act."""
        label = say(f"button-{LABELS.get(self.act, self.act)}")
        return self.labelled(label, SECONDARY, row=row)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Carry out the act and show its panel."""
        return await doors.set_up(interaction, self.table, self.act)
