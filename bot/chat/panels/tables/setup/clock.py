"""The private panel in which the owner chooses the clock of a table before the match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated

from bot.chat.component import Number, Select, one_of
from bot.chat.panels.frame.answer import Interaction, table_of
from bot.chat.panels.tables.setup.setup_button import SetupButton
from bot.chat.reply import Item, Reply, selectable
from bot.domain.tables.clocks import ABSENCE, BANKS, CLOCKS, NO_CLOCK, TIMES, Clock
from bot.domain.tables.table import Table
from bot.words import Words, timing

PARTS = ("preset", "time", "hours", "absence")
HOURS = ("all", "waking")


async def open_panel(interaction: Interaction, number: int) -> Reply:
    """Make the panel for the person who asks."""
    table = await table_of(interaction, number)
    return panel(table, interaction.user.id, interaction.client.private(interaction))


def panel(table: Table, user: int, say: Words) -> Reply:
    """Return the panel of a clock: its effect, and the choices for each of its parts."""
    locked = not table.is_set_by(user)
    lines = [
        say("clock-title"),
        *(f"- {say(f'clock-about-{part}')}" for part in ("each", "bank", "waking")),
        say("table-clock", clock=timing.clock(say, table.clock)),
    ]
    if locked:
        lines.append(say("rules-panel-locked"))
    parts = PARTS if table.clock.seconds else PARTS[:2]
    items: list[Item] = [ClockSelect.of(part, table, say, locked) for part in parts]
    if table.phase == "lobby":
        items.append(SetupButton(table.id, "back").shown(say))
    return Reply("\n".join(lines), items)


def _offered(part: str, now: Clock, say: Words) -> Mapping[str, str]:
    """Return the clocks that a part can be changed to: the words, by the written clock."""
    match part:
        case "preset":
            return {
                str(clock): say(f"clock-preset-{name}", clock=timing.clock(say, clock))
                for name, clock in CLOCKS.items()
            }
        case "time":
            times = [(seconds, None) for seconds in TIMES]
            every = [replace(_set(now), seconds=s, increment=i) for s, i in (*times, *BANKS)]
            return {str(clock): timing.thinking(say, clock) for clock in (NO_CLOCK, *every)}
        case "hours":
            both = ((replace(now, waking=hours == "waking"), hours) for hours in HOURS)
            return {str(clock): say(f"clock-hours-{hours}") for clock, hours in both}
        case _:
            ends = ((replace(now, absence=absence), absence) for absence in ABSENCE)
            return {str(clock): say(f"clock-then-{absence}") for clock, absence in ends}


def _set(now: Clock) -> Clock:
    """Return the clock that a chosen time changes: the table's; without one, that of `days`."""
    return now if now.seconds else CLOCKS["days"]


class ClockSelect(Select, custom_id="clock:{table}:{part}"):
    """The select of one part of the clock; each value is the whole clock with it changed."""

    table: Number
    part: Annotated[str, one_of(*PARTS)]

    @classmethod
    def of(cls, part: str, table: Table, say: Words, locked: bool) -> ClockSelect:
        """Return the select of a part, with the table's own value marked."""
        options = selectable(_offered(part, table.clock, say), str(table.clock))
        return cls(table.id, part).offering(options, say(f"clock-select-{part}"), disabled=locked)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Set the clock, then show the panel and the lobby again."""
        chosen = self.chosen
        table = await interaction.client.services.tables.lobbies.set_clock(
            self.table, interaction.user.id, chosen
        )
        return panel(table, interaction.user.id, interaction.client.private(interaction))
