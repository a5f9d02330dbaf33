"""*What next?*: up to three steps that fit the deeds of a person, shown to that person alone.

Everybody sees the same button below a finished match; it opens a private view with the steps. Other
private views have steps, too.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Annotated

import rules
from bot.chat.component import PRIMARY, Button, Field, one_of
from bot.chat.panels import doors
from bot.chat.panels.frame.interaction import Interaction, Place, table_here
from bot.chat.panels.tables.match import opening
from bot.chat.panels.tables.match.ways import Choices
from bot.chat.reply import Item, Reply, joined
from bot.domain.lessons import onward
from bot.domain.lessons.onward import FRIENDS, GAME, LESSON, Here, Step
from bot.words import Words

SEE = "see"
"""The act that shows the steps."""


async def offered(
    interaction: Interaction, after: str, game: str, *, again: bool = False, alone: bool = True
) -> Sequence[Step]:
    """Return the steps for the person `after` an occasion, such as a match.

    `again` allows a rematch. A table with friends is offered only if the match was played `alone`.
    """
    deeds = await interaction.client.services.progress.deeds(interaction.user.id)
    here = Here(alone and await _can_open(interaction), again)
    return onward.steps(after, game, deeds, here)


async def _can_open(interaction: Interaction) -> bool:
    """Whether a table for several people can be opened in the channel of a press."""
    if interaction.client.is_private(interaction):
        return False
    table = await table_here(interaction)
    return table is None or table.phase == "over"


def buttons(found: Sequence[Step], say: Words) -> list[Item]:
    """Return the buttons of the steps in `KINDS`."""
    return [OnwardButton.of(step, say) for step in found if step.kind in KINDS]


async def open_panel(interaction: Interaction, game: str) -> Reply:
    """Make the private view of the steps after a match in a game, a line each."""
    say = interaction.client.private(interaction).at(rules.game(game).key)
    found = await offered(interaction, "match", game)
    lines = [say(f"onward-{step.kind}", game=say(f"game-{step.game}")) for step in found]
    head = say("onward-head" if found else "onward-none")
    return Reply(joined(head, *lines), buttons(found, say))


async def _friends(interaction: Interaction, game: str) -> Reply:
    return (await opening.in_public(interaction, Choices(game)))[1]


async def _daily(interaction: Interaction, game: str) -> Reply:
    return await doors.daily(interaction, None, game, "show")


PANELS: Mapping[str, Callable[[Interaction, str], Awaitable[Reply]]] = MappingProxyType(
    {
        SEE: open_panel,
        "daily": _daily,
        "problem": doors.next_problem,
        LESSON: doors.next_lesson,
        FRIENDS: _friends,
    }
)
"""The functions that make the view of each step, by act."""
KINDS = (*PANELS, GAME)
"""The kinds of steps with a button here; a step to another game leads to its lesson."""


class OnwardButton(Button, custom_id="onward:{act}:{game}"):
    """The button to a step in a game, or to the view of all steps."""

    act: Annotated[str, one_of(*PANELS)]
    game: Field
    place, places = Place.PRIVATE, {FRIENDS: Place.PUBLIC}  # a table for people is for everybody

    @classmethod
    def of(cls, step: Step, say: Words) -> OnwardButton:
        """Return the button of a step."""
        act = LESSON if step.kind == GAME else step.kind
        label = say(f"button-onward-{step.kind}", game=say(f"game-{step.game}"))
        return cls(act, step.game).labelled(label, PRIMARY)

    @classmethod
    def for_all(cls, game: str, say: Words) -> OnwardButton:
        """Return the button that everybody sees."""
        return cls(SEE, game).labelled(say("button-onward"))

    @property
    def renews(self) -> str:
        """The subject of the view of a step, which replaces the person's last view of it."""
        return "daily show" if self.act == "daily" else f"onward {self.act}"

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the steps, or the view of the chosen step."""
        return await PANELS[self.act](interaction, self.game)
