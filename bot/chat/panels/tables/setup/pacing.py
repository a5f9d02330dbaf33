"""The private panels in which the owner chooses the clock of a table and how claims work there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated

from bot.chat.component import Button, Number, Select, one_of
from bot.chat.panels.frame.interaction import Interaction, table_of
from bot.chat.panels.tables.setup.setup_button import back
from bot.chat.reply import Item, Reply, selectable
from bot.domain.tables.clocks import ABSENCE, BANKS, CLOCKS, NO_CLOCK, TIMES, Clock
from bot.domain.tables.pace import PACES, fitting
from bot.domain.tables.table import Table
from bot.words import Words, timing
from rules import MahjongTable

PARTS = ("preset", "time", "hours", "absence")
HOURS = ("all", "waking")


# --- The clock ------------------------------------------------------------------------------------


def clock_panel(table: Table, user: int, say: Words) -> Reply:
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
    return Reply("\n".join(lines), [*items, *back(table, say)])


def _offered(part: str, now: Clock, say: Words) -> Mapping[str, str]:
    """Return the label of each clock that a change of one part can give, by the clock as text."""
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
    """The select of one part of the clock; each value is the whole clock with that part changed."""

    table: Number
    part: Annotated[str, one_of(*PARTS)]

    @classmethod
    def of(cls, part: str, table: Table, say: Words, locked: bool) -> ClockSelect:
        """Return the select of a part, with the table's own value marked; `locked` disables it."""
        options = selectable(_offered(part, table.clock, say), str(table.clock))
        return cls(table.id, part).offering(options, say(f"clock-select-{part}"), disabled=locked)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Set the clock, then show the panel and the lobby again."""
        chosen = self.chosen
        table = await interaction.client.services.tables.lobbies.set_clock(
            self.table, interaction.user.id, chosen
        )
        return clock_panel(table, interaction.user.id, interaction.client.private(interaction))


# --- Claims ---------------------------------------------------------------------------------------


def pace_panel(table: Table, user: int, say: Words) -> Reply:
    """Return the panel of the ways to answer claims, with a proposed clock that fits."""
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
        items.append(LookButton(table.id, "off" if table.pace.look else "on").worded(say))
    fit = fitting(table.pace)
    if not locked and table.clock not in (NO_CLOCK, CLOCKS[fit]):
        items.append(FitButton(table.id, fit).shown(say))
    return Reply("\n".join(lines), [*items, *back(table, say)])


class PaceSelect(Select, custom_id="pace:{table}"):
    """The select of the pace, which is the way in which claims are answered."""

    table: Number

    @classmethod
    def of(cls, table: Table, say: Words, locked: bool) -> PaceSelect:
        """Return the select of paces on offer, the table's own marked; `locked` disables it."""
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
        return pace_panel(table, interaction.user.id, interaction.client.private(interaction))


class LookButton(Button, custom_id="look:{table}:{turn}"):
    """The button that turns the first look before each deal on or off."""

    table: Number
    turn: Annotated[str, one_of("on", "off")]
    label = "button-look-{turn}"

    async def pressed(self, interaction: Interaction) -> Reply:
        """Change the first look, then show the panel and the lobby again."""
        table = await table_of(interaction, self.table)
        pace = str(replace(table.pace, look=self.turn == "on"))
        lobbies = interaction.client.services.tables.lobbies
        table = await lobbies.set_pace(self.table, interaction.user.id, pace)
        return pace_panel(table, interaction.user.id, interaction.client.private(interaction))


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
        return pace_panel(table, interaction.user.id, interaction.client.private(interaction))
