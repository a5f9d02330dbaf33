"""*Hint*: a move and its reasons, for a player who is alone with computers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.chat.component import Button, Number
from bot.chat.panels import doors
from bot.chat.panels.frame import folding
from bot.chat.panels.frame.answer import amend
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.tables.controls.reasons import reasons
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.panels.tables.match.votes import has_room
from bot.chat.reply import Item, Reply
from bot.domain.tables import seating, thinking
from bot.words import telling
from rules import RuleError


def button(glance: Glance, shown: Sequence[Item]) -> list[Item]:
    """Return the button for a hint, if a hint is allowed and there is room."""
    if not has_room(shown) or not thinking.can_be_hinted(glance.table, glance.seat):
        return []
    return [HintButton(glance.number).labelled(glance.say("button-hint"))]


class HintButton(Button, custom_id="hint:{table}"):
    """The button that shows a hint above the hand; no move is made."""

    table: Number

    async def pressed(self, interaction: Interaction) -> Reply:
        """Say that the bot is thinking."""
        table = await interaction.client.services.tables.hints.open(self.table, interaction.user.id)
        note = interaction.client.private(interaction)("hint-thinking")
        return await doors.hand(interaction, table, note=note)

    async def afterwards(self, interaction: Interaction) -> None:
        """Show a good move once it is found."""
        told = partial(self._told, interaction)
        interaction.client.tasks.begin("hints", told, folding.OPEN.total_seconds())

    async def _told(self, interaction: Interaction) -> None:
        tables, user = interaction.client.services.tables, interaction.user.id
        try:
            table, move = await tables.hints.ask(self.table, user)
        except RuleError:
            return  # something was played meanwhile
        say = interaction.client.private(interaction).at(table.key)
        found = reasons(Glance.at(table, seating.seat_of(table, user), say), move)
        told = say("hint-line", move=telling.move(say, move))
        note = "\n".join([told, *(f"> {fact}" for fact in found), say("hint-marked")])
        await amend(interaction, await doors.hand(interaction, table, note=note, hint=move))
