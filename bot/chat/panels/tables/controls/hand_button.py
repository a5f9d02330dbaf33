"""The buttons of a private hand that show it again, change its look, or open another view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Annotated, Any

from bot.chat.component import PRIMARY, Button, Number, one_of
from bot.chat.panels import doors
from bot.chat.panels.frame.interaction import ByPress, Interaction, Place
from bot.chat.panels.tables.controls import orders
from bot.chat.panels.tables.match import opening
from bot.chat.reply import Reply
from render import LARGE, WIDE

LAY, MARK, OPENED = ("lay",), ("mark",), ("opened",)
"""Picks that stand for a wish: to lay down melds, to mark with a discard, to see all hands."""
LOOKS = ("back", "refresh", "lay", "mark", "opened")
"""The acts that only show the hand."""
BESIDES = ("order", "catchup")
"""The acts that show another view and leave the hand as it is."""
WORN: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {LARGE: {"face": LARGE}, WIDE: {"layout": WIDE}}
)
"""The acts that choose a part of the look of a person's pictures, with the settings they change."""
HAND_ACTS = (*LOOKS, *BESIDES, *WORN, "ready", "rematch")


class HandButton(Button, custom_id="hand:{table}:{act}"):
    """A button of the hand: it does its act, and shows the hand or another view.

    `ready` agrees to the next deal, and its press adds to the shuffle. `order` shows the standing
    order, `catchup` the missed moves, `lay` the possible melds. `mark` lets claims be marked with a
    discard. `rematch` offers the match again. `large` chooses large print, `wide` wide pictures.
    `opened` shows all hands after a deal.
    """

    table: Number
    act: Annotated[str, one_of(*HAND_ACTS)]
    label, styles = "button-{act}", {"ready": PRIMARY, "rematch": PRIMARY}
    places = dict.fromkeys(BESIDES, Place.PRIVATE) | {"rematch": ByPress.TABLE}

    @property
    def reveals(self) -> int | None:
        """The number of the table to show after an act that only shows the hand; otherwise None."""
        return self.table if self.act in LOOKS else None

    async def pressed(self, interaction: Interaction) -> Reply:
        """Do the act of the button, and show the hand or the view that it names."""
        match self.act:
            case "ready":
                return await self._ready(interaction)
            case "rematch":
                return await opening.rematch(interaction, self.table)
            case act if act in WORN:
                return await self._wear(interaction, WORN[act])
            case "order":
                return await orders.open_panel(interaction, number=self.table)
            case "catchup":
                return await doors.catch_up(interaction, self.table)
            case _:
                picked = (self.act,) if (self.act,) in (LAY, MARK, OPENED) else ()
                return await doors.hand(interaction, None, picked, number=self.table)

    async def _wear(self, interaction: Interaction, worn: Mapping[str, Any]) -> Reply:
        people, user = interaction.client.services.people, interaction.user.id
        await people.change(user, lambda person: replace(person, **worn))
        return await doors.hand(interaction, None, number=self.table)

    async def _ready(self, interaction: Interaction) -> Reply:
        tables = interaction.client.services.tables
        table = await tables.playing.ready(self.table, interaction.user.id, interaction.id)
        interaction.client.services.read_marks.look(table, interaction.user.id)
        return await doors.hand(interaction, table)
