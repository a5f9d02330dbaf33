"""Presses in a lesson: an answer, a piece whose moves are shown, another position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from bot.chat.component import SUCCESS, Button, Field, Part, Select, one_of
from bot.chat.panels import doors
from bot.chat.panels.frame.interaction import ByPress, Interaction
from bot.chat.panels.tables.after import onward
from bot.chat.panels.tables.controls.moves import SelectName
from bot.chat.panels.tables.controls.with_emoji import COPY
from bot.chat.panels.tables.match import opening
from bot.chat.reply import Item, Reply
from bot.domain.lessons.onward import DEAL
from bot.words import Words

SEE, PIECE, WHY, DO = "see:", "piece:", "why:", ""
"""The purposes of a press: to show the position, pick a piece, explain a move, or make it."""
WAYS = (SEE, PIECE, WHY, DO)
AFRESH = "afresh"
"""The end of an id that only shows a position."""
GAMES = "games"
"""The word in place of a game for all games with lessons."""
Name = Annotated[str, Part("[a-z]+")]


class LessonButton(
    Button, custom_id="lesson:{lesson}:{position}:{way}{chosen}", opens=doors.lesson
):
    """The button that answers a position of a lesson, or shows one."""

    lesson: Name
    position: Name
    way: Annotated[str, one_of(*WAYS)]
    chosen: Annotated[str, Part(".+")]


class LessonSelect(Select, custom_id="lessons:{lesson}:{position}:{name}"):
    """The select of moves or pieces that a real hand offers in a list."""

    several = True

    lesson: Name
    position: Name
    name: SelectName

    async def pressed(self, interaction: Interaction) -> Reply:
        """Answer with the chosen move, or ask what to do with the pieces."""
        values = self.item.values
        made, chosen = " " in values[0], " ".join(value.rstrip(COPY) for value in values)
        way = DO if made else PIECE
        return await doors.lesson(interaction, self.lesson, self.position, way, chosen)


class LearnButton(Button, custom_id="learn:{game}", opens=doors.lessons):
    """The button to the lessons of a game, or to all games with lessons."""

    game: Field
    label = "button-lessons"


class LearnSelect(Select, custom_id="learning:{game}"):
    """The select of a game's positions, or of the games that have lessons."""

    game: Field

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the lessons of the chosen game, or the chosen position."""
        if self.game == GAMES:
            return await doors.lessons(interaction, self.chosen)
        lesson, _, position = self.chosen.partition(" ")
        return await doors.lesson(interaction, lesson, position, SEE, AFRESH)


class FirstDealButton(Button, custom_id="firstdeal:{game}"):
    """The button that opens a private table with computer players, and deals."""

    game: Field
    label, style, place = "button-first-deal", SUCCESS, ByPress.OWN

    async def pressed(self, interaction: Interaction) -> Reply:
        """Open the table, deal, and show it."""
        return await opening.begin(interaction, ("deal", self.game))


async def beyond(interaction: Interaction, game: str, say: Words) -> Sequence[Item]:
    """Return the buttons of the steps after the lessons of a game."""
    found = await onward.offered(interaction, "lesson", game)
    first = [FirstDealButton(step.game).worded(say) for step in found if step.kind == DEAL]
    return [*first, *onward.buttons(found, say)]
