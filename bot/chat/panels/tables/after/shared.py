"""A finished deal opened from the text that somebody shared, step by step."""

from __future__ import annotations

from typing import Annotated

from bot.chat.component import PRIMARY, SECONDARY, Button, Number, Part, one_of
from bot.chat.panels.frame.answer import Interaction
from bot.chat.panels.tables.after.replay import WAYS, goals, shown
from bot.chat.reply import Item, Reply
from bot.services.ledger.shared import Opened
from bot.words import Words


async def open_panel(interaction: Interaction, text: str) -> Reply:
    """Open the deal in a text at its end, with the outcome of its check."""
    key, opened = await interaction.client.services.shared.open(interaction.user.id, text)
    return await _panel(interaction, key, opened, len(opened.replay.steps) - 1)


async def _panel(interaction: Interaction, key: str, opened: Opened, step: int) -> Reply:
    say, replay = interaction.client.private(interaction), opened.replay
    at = min(step, len(replay.steps) - 1)
    ways = goals(at, len(replay.steps) - 1)
    items: list[Item] = [
        SharedButton(key, to, way).shown(disabled=to == at) for way, to in ways.items()
    ]
    return await shown(interaction, replay, at, items, _checked(opened, say))


def _checked(opened: Opened, say: Words) -> str:
    """Return the outcome of the check in one line."""
    found = opened.finding
    if found.fault:
        return say("fair-bad", fault=say(f"fault-{found.fault}"))
    return say("fair-good" if found.timed else "fair-good-untimed")


class SharedButton(Button, custom_id="shared:{key}:{step}:{way}"):
    """The button to a step of a deal that was opened from a text."""

    key: Annotated[str, Part("[0-9a-f]{16}")]
    step: Number
    way: Annotated[str, one_of(*WAYS)]

    def shown(self, *, disabled: bool) -> SharedButton:
        """Return the button with the sign of its way."""
        bright = self.way == "on"
        style = PRIMARY if bright else SECONDARY
        return self.labelled(None, style, emoji=WAYS[self.way], disabled=disabled)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the step, for as long as the deal is kept."""
        opened = interaction.client.services.shared.at(self.key)
        return await _panel(interaction, self.key, opened, self.step)
