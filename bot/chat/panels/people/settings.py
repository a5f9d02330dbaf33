"""The looks of pictures, as a private panel of selects: for oneself, or for a whole server."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Annotated, Any

import discord

import render
import rules
from bot.chat.component import Select, one_of
from bot.chat.painting import drawn
from bot.chat.panels.frame.interaction import Interaction, server_of, table_here
from bot.chat.panels.frame.rights import managed
from bot.chat.reply import Item, Reply, selectable
from bot.domain.people.person import CONFIRMS, CONTROLS
from bot.domain.players import LEVELS
from bot.services.people.people import OFFERS
from bot.words import Words
from render import Look

OF_SERVER = "~server"
"""The choice of a person to use the server's look; no other choice begins with this sign."""
EARLIER = "server"
"""The value of `OF_SERVER` in panels from earlier versions."""

PARTS: Mapping[str, tuple[str, ...]] = MappingProxyType({"confirm": CONFIRMS, "controls": CONTROLS})
"""The choices for how a person makes moves."""


async def open_panel(interaction: Interaction, whose: str) -> Reply:
    """Make the panel of a person (`mine`), or of the `server` for people who manage it."""
    guild, user = server_of(interaction), interaction.user.id
    services, say = interaction.client.services, interaction.client.private(interaction)
    if whose == "mine":
        person = await services.people.at(user)
        worn = {part: getattr(person, part) or OF_SERVER for part in OFFERS}
        items: list[Item] = [
            LookSelect.of(whose, part, (OF_SERVER, *offered), worn[part], say)
            for part, offered in OFFERS.items()
        ]
        items += [MannerSelect.of(part, getattr(person, part), say) for part in PARTS]
        look = await services.looks.look_of_player(guild, user)
        return await _panel(interaction, say("settings-mine"), look, items, say)
    managed(interaction, "manages-server-only")
    choices = services.tables.choices
    look = await choices.look_of(guild)
    items = [
        LookSelect.of(whose, part, offered, getattr(look, part), say)
        for part, offered in OFFERS.items()
    ]
    items.append(UsualLevelSelect.of(await choices.level_of(guild), say))
    return await _panel(interaction, say("settings-server"), look, items, say)


async def _panel(
    interaction: Interaction, title: str, look: Look, items: Sequence[Item], say: Words
) -> Reply:
    """Return the panel with the selects, and a picture of the channel's game in this look."""
    here = await table_here(interaction)
    game = here.key if here else rules.GAMES[0].key
    options = rules.usual(rules.game(game).presets)
    made = await drawn(render.guide, game, "pieces", options, say.at(game), look)
    picture, alt = made or (None, "")
    return Reply(title, items, picture, alt)


def _explained(
    label: str, key: str, offered: Iterable[str], now: str, say: Words
) -> list[discord.SelectOption]:
    """Return the options of a part, each with its purpose; the current one is marked."""
    keys = {value: f"{key}-{value.removeprefix('~')}" for value in offered}
    named = {
        value: say("labelled", label=say(label), value=say(own)) for value, own in keys.items()
    }
    return selectable(named, now, about={value: say(f"{own}-help") for value, own in keys.items()})


class LookSelect(Select, custom_id="look:{whose}:{part}"):
    """The select of one part of a look."""

    whose: Annotated[str, one_of("mine", "server")]
    part: Annotated[str, one_of("layout", "cloth", "face")]

    @classmethod
    def of(cls, whose: str, part: str, offered: Iterable[str], now: str, say: Words) -> LookSelect:
        """Return the select of a part, with the current choice marked."""
        options = _explained(f"look-{part}", f"look-{part}", offered, now, say)
        return cls(whose, part).offering(options)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Store the choice, and show the panel again."""
        services, chosen = interaction.client.services, self.chosen
        if self.whose == "server":
            managed(interaction, "manages-server-only")
            await services.tables.choices.choose(server_of(interaction), self.part, chosen)
        else:
            worn: dict[str, Any] = {self.part: None if chosen in (OF_SERVER, EARLIER) else chosen}
            await services.people.change(
                interaction.user.id, lambda person: replace(person, **worn)
            )
        return await open_panel(interaction, self.whose)

    async def afterwards(self, interaction: Interaction) -> None:
        """Redraw the table or the hands that the choice changes."""
        if self.whose == "server":
            await interaction.client.screen.publish(interaction, afresh=True)
        else:
            await interaction.client.screen.redraw(interaction.user.id)


class MannerSelect(Select, custom_id="manner:{part}"):
    """The select of one part of how a person makes moves."""

    part: Annotated[str, one_of(*PARTS)]

    @classmethod
    def of(cls, part: str, now: str, say: Words) -> MannerSelect:
        """Return the select of a part, with the current choice marked."""
        options = _explained(f"look-{part}", f"look-{part}", PARTS[part], now, say)
        return cls(part).offering(options)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Store the choice, and show the panel again."""
        parts: dict[str, Any] = {self.part: self.chosen}
        people = interaction.client.services.people
        await people.change(interaction.user.id, lambda person: replace(person, **parts))
        return await open_panel(interaction, "mine")

    async def afterwards(self, interaction: Interaction) -> None:
        """Show the person's open hands again."""
        await interaction.client.screen.redraw(interaction.user.id)


class UsualLevelSelect(Select, custom_id="usual:{part}"):
    """The select of the level of computer players that join a table of this server."""

    part: Annotated[str, one_of("level")]

    @classmethod
    def of(cls, now: str, say: Words) -> UsualLevelSelect:
        """Return the select with every level, the server's own marked."""
        return cls("level").offering(_explained("level-usual", "level", LEVELS, now, say))

    async def pressed(self, interaction: Interaction) -> Reply:
        """Set the level, and show the panel again."""
        managed(interaction, "manages-server-only")
        choices = interaction.client.services.tables.choices
        await choices.choose(server_of(interaction), self.part, self.chosen)
        return await open_panel(interaction, "server")
