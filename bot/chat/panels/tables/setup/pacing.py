"""The private panel in which the owner chooses how claims work, before the match."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from bot.chat.component import Button, Number, Select, one_of
from bot.chat.panels.frame.answer import Interaction, table_of
from bot.chat.panels.tables.setup.setup_button import SetupButton
from bot.chat.reply import Item, Reply, selectable
from bot.domain.tables.clocks import CLOCKS, NO_CLOCK
from bot.domain.tables.pace import PACES, fitting
from bot.domain.tables.table import Table
from bot.words import Words, timing
from rules import MahjongTable


async def open_panel(interaction: Interaction, number: int) -> Reply:
    """Make the panel for the person who asks."""
    table = await table_of(interaction, number)
    return panel(table, interaction.user.id, interaction.client.private(interaction))


def panel(table: Table, user: int, say: Words) -> Reply:
    """Return the ways in which claims can be answered, and a proposed clock that fits."""
    locked = not table.is_set_by(user)
    lines = [
        say("pace-title", game=say(f"game-{table.key}")),
        *(f"- {say(f'pace-about-{way}')}" for way in ("ahead", "ask", "timed")),
        say("table-pace", pace=timing.pace(say, table.pace)),
    ]
    if locked:
        lines.append(say("rules-panel-locked"))
    items: list[Item] = [PaceSelect.of(table, say, locked)]
    if not locked and table.pace.settled and isinstance(table.game, MahjongTable):
        lines.insert(-1, f"- {say('pace-about-look')}")
        items.append(LookButton(table.id, "off" if table.pace.look else "on").shown(say))
    fit = fitting(table.pace)
    if not locked and table.clock not in (NO_CLOCK, CLOCKS[fit]):
        items.append(FitButton(table.id, fit).shown(say))
    if table.phase == "lobby":
        items.append(SetupButton(table.id, "back").shown(say))
    return Reply("\n".join(lines), items)


class PaceSelect(Select, custom_id="pace:{table}"):
    """The select of all paces."""

    table: Number

    @classmethod
    def of(cls, table: Table, say: Words, locked: bool) -> PaceSelect:
        """Return the select with the paces on offer, the table's own marked."""
        marks = isinstance(table.game, MahjongTable)
        paces = (pace for pace in PACES.values() if marks or pace.rule != "marked")
        looks = (replace(pace, look=table.pace.look) for pace in paces)
        every = dict.fromkeys((*looks, table.pace))
        offered = {str(pace): timing.pace(say, replace(pace, look=False)) for pace in every}
        return cls(table.id).offering(selectable(offered, str(table.pace)), disabled=locked)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Set the pace, then show the panel and the lobby again."""
        chosen = self.chosen
        table = await interaction.client.services.tables.lobbies.set_pace(
            self.table, interaction.user.id, chosen
        )
        return panel(table, interaction.user.id, interaction.client.private(interaction))


class LookButton(Button, custom_id="look:{table}:{turn}"):
    """The button that lets everybody look before a deal begins, or not."""

    table: Number
    turn: Annotated[str, one_of("on", "off")]
    label = "button-look-{turn}"

    async def pressed(self, interaction: Interaction) -> Reply:
        """Change the first look, then show the panel and the lobby again."""
        table = await table_of(interaction, self.table)
        pace = str(replace(table.pace, look=self.turn == "on"))
        lobbies = interaction.client.services.tables.lobbies
        table = await lobbies.set_pace(self.table, interaction.user.id, pace)
        return panel(table, interaction.user.id, interaction.client.private(interaction))


class FitButton(Button, custom_id="fit:{table}:{clock}"):
    """The button that sets the clock that fits the pace."""

    table: Number
    clock: Annotated[str, one_of(*CLOCKS)]

    def shown(self, say: Words) -> FitButton:
        """Return the button with the clock in words."""
        return self.labelled(say("button-fit", clock=say(f"clock-name-{self.clock}")))

    async def pressed(self, interaction: Interaction) -> Reply:
        """Set the clock, then show the panel and the lobby again."""
        table = await interaction.client.services.tables.lobbies.set_clock(
            self.table, interaction.user.id, self.clock
        )
        return panel(table, interaction.user.id, interaction.client.private(interaction))
