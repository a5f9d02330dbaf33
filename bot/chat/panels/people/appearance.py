"""How a person appears on the public pages of leagues, as a private panel with a select."""

from __future__ import annotations

from typing import Annotated

from bot.chat.component import Select, one_of
from bot.chat.panels.frame.interaction import Interaction, player_of
from bot.chat.reply import Reply, joined, selectable
from bot.domain.people import appearing
from bot.domain.people.person import APPEARS
from bot.domain.tables.fair import draw_secret
from bot.words import Words
from bot.words.spelling import escaped


async def open_panel(interaction: Interaction) -> Reply:
    """Make the panel in which a person chooses their name on public pages."""
    say = interaction.client.private(interaction)
    now = (await interaction.client.services.people.at(interaction.user.id)).appears
    called = _called(player_of(interaction.user).name, say)
    lines = say("appears-title"), say("appears-now", name=escaped(called[now])), say("appears-hint")
    return Reply(joined(*lines), [AppearsSelect.of(now, called, say)])


def _called(name: str, say: Words) -> dict[str, str]:
    """Return the name that pages show for a person in each way to appear."""
    shown = {way: appearing.label(name, way) for way in APPEARS[1:]}
    return {APPEARS[0]: say("appears-a-player"), **shown}


class AppearsSelect(Select, custom_id="appears:{where}"):
    """The select of the way in which a person appears on public pages."""

    where: Annotated[str, one_of("web")]

    @classmethod
    def of(cls, now: str, called: dict[str, str], say: Words) -> AppearsSelect:
        """Return the select, with the current choice marked and the name that each choice gives."""
        ways = {way: say(f"appears-{way}") for way in APPEARS}
        about = {way: say(f"appears-{way}-help", name=called[way]) for way in APPEARS}
        return cls("web").offering(selectable(ways, now, about=about))

    async def pressed(self, interaction: Interaction) -> Reply:
        """Store the choice, and show the panel again."""
        chosen, secret = self.chosen, draw_secret()
        people = interaction.client.services.people
        await people.change(interaction.user.id, lambda person: person.appearing(chosen, secret))
        return await open_panel(interaction)
