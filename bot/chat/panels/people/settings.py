"""How pictures look, as a private panel of selects: for oneself, or for a whole server."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Annotated, Any

import discord

import render
import rules
from bot.chat.component import Select, one_of
from bot.chat.painting import drawn
from bot.chat.panels.frame.answer import Interaction, Place, answer, channel_of
from bot.chat.reply import Item, Reply, selectable
from bot.domain.refusal import Refusal
from bot.services.people.looks import OFFERS
from bot.words import Words
from render import Look
from rules import RuleError

OF_SERVER = "server"
"""What a person chooses who has no faces of their own."""


async def open_panel(interaction: Interaction, whose: str) -> Reply:
    """The panel of a person (`mine`) or, for those who manage it, of the `server`."""
    guild, user = _guild(interaction), interaction.user.id
    looks, say = interaction.client.services.looks, interaction.client.private(interaction)
    if whose == "mine":
        face = (await interaction.client.services.people.of(user)).face
        items = [LookSelect.of(whose, "face", (OF_SERVER, *OFFERS["face"]), face or OF_SERVER, say)]
        look = await looks.look_of_player(guild, user)
        return await _panel(interaction, say("settings-mine"), look, items, say)
    _check_manages(interaction)
    look = await looks.look_of_server(guild)
    items = [
        LookSelect.of(whose, part, offered, getattr(look, part), say)
        for part, offered in OFFERS.items()
    ]
    return await _panel(interaction, say("settings-server"), look, items, say)


async def _panel(
    interaction: Interaction, title: str, look: Look, items: list[LookSelect], say: Words
) -> Reply:
    """The selects with what each of their choices is for, and a picture in the chosen look."""
    lines = [title]
    for one in items:
        lines.append(f"**{say(f'look-{one.part}')}**")
        lines += [
            "- " + say("labelled", label=say(key), value=say(f"{key}-help"))
            for key in (f"look-{one.part}-{value}" for value in one.values)
        ]
    game = await _game(interaction)
    pages = await drawn(render.guide, game, say.at(game), look)
    shown: list[Item] = [*items]
    if not pages:
        return Reply("\n".join(lines), shown)
    return Reply("\n".join(lines), shown, pages[0], render.guide_words(game, say.at(game))[0])


async def _game(interaction: Interaction) -> str:
    """The game of this channel, else the first there is: its pieces show the look."""
    try:
        return (await interaction.client.services.tables.shown_in(channel_of(interaction))).key
    except RuleError:
        return rules.GAMES[0].key


def _guild(interaction: Interaction) -> int:
    channel_of(interaction)
    return interaction.guild_id or 0


def _check_manages(interaction: Interaction) -> None:
    if not interaction.permissions.manage_guild:
        raise Refusal("manages-server-only")


class LookSelect(Select, custom_id="look:{whose}:{part}"):
    """The select of one part of a look."""

    whose: Annotated[str, one_of("mine", "server")]
    part: Annotated[str, one_of("layout", "cloth", "face")]

    @classmethod
    def of(cls, whose: str, part: str, offered: Iterable[str], now: str, say: Words) -> LookSelect:
        """Everything on offer, with what is chosen now."""
        label = say(f"look-{part}")
        options = {
            value: say("labelled", label=label, value=say(f"look-{part}-{value}"))
            for value in offered
        }
        return cls(whose, part).offering(selectable(options, now))

    @property
    def values(self) -> list[str]:
        """Every value that can be chosen."""
        return [option.value for option in self.item.options]

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Choose, show the panel again, and what the choice changes."""
        chosen = self.item.values[0]
        if not await answer(interaction, lambda: self._set(interaction, chosen), Place.PRESSED):
            return
        if self.whose == "server":
            await interaction.client.screen.publish(interaction, afresh=True)
        else:
            await interaction.client.screen.redraw(interaction.user.id)

    async def _set(self, interaction: Interaction, chosen: str) -> Reply:
        services = interaction.client.services
        if self.whose == "server":
            _check_manages(interaction)
            await services.looks.set_server(_guild(interaction), self.part, chosen)
        else:
            face = None if chosen == OF_SERVER else chosen
            await services.people.change(interaction.user.id, lambda one: replace(one, face=face))
        return await open_panel(interaction, self.whose)
