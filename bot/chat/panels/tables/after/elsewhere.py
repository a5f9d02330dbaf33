"""Buttons of the deals of the day and of duplicate matches, which others play, too."""

from __future__ import annotations

from typing import Annotated

from bot.chat.component import PRIMARY, SUCCESS, Act, Button, Field, Number, Part, Select, one_of
from bot.chat.panels import doors
from bot.chat.panels.frame.interaction import ByPress, Interaction, Place, person
from bot.chat.panels.tables.after import replay
from bot.chat.panels.tables.match import opening
from bot.chat.reply import Item, Reply
from bot.domain.contests import daily
from bot.domain.contests.percentages import Compared
from bot.domain.tables.table import Table
from bot.words import Words, timing
from rules.points import averaged

EVERY = "all"
"""The word in an id, in place of a game, that stands for all games of the day."""
OWN = ("show", "share", "fair")
"""The acts answered in a private message.

All others, except `begin`, change the pressed message.
"""
Name = Annotated[str, Part(r"\d{4}-\d\d-\d\d")]


# --- Of a day -------------------------------------------------------------------------------------


class DailyButton(Button, custom_id="daily:{day}:{game}:{act}"):
    """The button that begins a deal of the day, or shows a day, a game, a week or the promises."""

    day: Name
    game: Field
    act: Act
    places = dict.fromkeys(OWN, Place.PRIVATE) | {"begin": ByPress.OWN}

    @property
    def renews(self) -> str:
        """The subject of the view, which replaces the last view of it; empty for `begin`."""
        return "" if self.act == "begin" else f"daily {self.act}"

    async def pressed(self, interaction: Interaction) -> Reply:
        """Begin the deal, or show the day, its deal, the week or the promises."""
        if self.act == "begin":
            return await opening.begin(interaction, ("daily", self.day, self.game))
        return await doors.daily(interaction, self.day, self.game, self.act)


class DailySelect(Select, custom_id="dailies:{day}"):
    """The select of a day's games."""

    day: Name

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the deal of the chosen game."""
        return await doors.daily(interaction, self.day, self.chosen, "see")


# --- Of a duplicate match -------------------------------------------------------------------------

CHANGES = ("join", "leave", "begin")
"""The acts that change the public view of the match."""
VIEWS = ("show", "fair")
"""The acts that show a person their own view."""
ACTS = (*CHANGES, "play", *VIEWS)
BRIGHT = {"join": PRIMARY, "begin": SUCCESS, "play": SUCCESS, "show": PRIMARY}


class DuplicateButton(Button, custom_id="duplicate:{match}:{act}"):
    """A button of a duplicate match."""

    match: Number
    act: Annotated[str, one_of(*ACTS)]
    label, styles = "button-duplicate-{act}", BRIGHT
    place, places = Place.PRIVATE, {"play": ByPress.OWN}

    @property
    def renews(self) -> str:
        """The subject of a view, which replaces the last view of it; empty for other acts."""
        return f"duplicate {self.match} {self.act}" if self.act in VIEWS else ""

    async def pressed(self, interaction: Interaction) -> Reply:
        """Sit down to play, change the match, or show the view that the button names."""
        if self.act == "play":
            return await opening.begin(interaction, ("duplicate", str(self.match)))
        if self.act in VIEWS:
            return await doors.duplicate(interaction, self.match, self.act)
        duplicates = interaction.client.services.duplicates
        match self.act:
            case "join":
                await duplicates.join(self.match, person(interaction), interaction.id)
            case "leave":
                await duplicates.leave(self.match, interaction.user.id)
            case _:
                await duplicates.begin(self.match, interaction.user.id, interaction.id)
        return Reply(interaction.client.private(interaction)(f"duplicate-done-{self.act}"))

    async def afterwards(self, interaction: Interaction) -> None:
        """Update the public message."""
        if self.act in CHANGES:
            await interaction.client.screen.show_duplicate(self.match)


# --- Tables ---------------------------------------------------------------------------------------


def mark(table: Table, say: Words) -> str:
    """Return a line on the day or the duplicate match of a table; empty at any other table."""
    if common := table.common:
        return say("duplicate-mark", number=common.match, deal=table.number, deals=common.deals)
    return say("daily-mark", day=timing.day(say, table.day)) if table.day else ""


def compared(found: Compared, say: Words) -> list[str]:
    """Return lines that compare a deal with those of others, or a line that says there are no
    others.
    """
    if found.percent is None or found.average is None:
        return [say("daily-alone")]
    average = averaged(found.average)
    about = {"place": found.place, "of": found.of, "percent": f"{found.percent:.0f}"}
    return [say("daily-place", **about), say("daily-average", points=average)]


async def so_far(interaction: Interaction, table: Table, say: Words) -> list[str]:
    """Return lines on how a person's finished deal of the day compares; empty at other tables."""
    if not table.day or table.phase != "over":
        return []
    day = await interaction.client.services.dailies.open(interaction.user.id, table.day)
    finished = (own for own in day.own if own.game == table.key and own.points is not None)
    return [
        line
        for own in finished
        for line in compared(daily.standing(own, day.every, day.today), say)
    ]


def afterwards(table: Table, say: Words) -> list[Item]:
    """Return the buttons after a deal; a deal that others may still play has no replay."""
    if not table.elsewhere:
        return replay.buttons(table, say)
    if table.phase != "over":
        return []
    if table.common:
        return [DuplicateButton(table.common.match, "show").worded(say)]
    return [DailyButton(table.day, table.key, "show").labelled(say("button-daily"), PRIMARY)]
