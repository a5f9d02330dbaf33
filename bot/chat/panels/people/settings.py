"""The looks of pictures, as a private panel of selects: for oneself, or for a whole server."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Annotated, Any

import render
import rules
from bot.chat.component import Select, one_of
from bot.chat.painting import drawn
from bot.chat.panels.frame.answer import Interaction, channel_of, only_server_of, server_of
from bot.chat.reply import Reply, joined, selectable
from bot.domain.people.person import CONFIRMS, CONTROLS
from bot.domain.players import LEVELS
from bot.domain.refusal import Refusal
from bot.services.people.people import OFFERS
from bot.words import Words
from render import Look
from rules import RuleError

OF_SERVER = "~server"
"""The choice of a person to use the server's look; no other choice begins with this sign."""
EARLIER = "server"
"""The same choice in panels from earlier versions."""

PARTS: Mapping[str, tuple[str, ...]] = MappingProxyType({"confirm": CONFIRMS, "controls": CONTROLS})
"""The choices for how a person makes moves."""


async def open_panel(interaction: Interaction, whose: str) -> Reply:
    """Make the panel of a person (`mine`), or of the `server` for people who manage it."""
    guild, user = server_of(interaction), interaction.user.id
    looks, say = interaction.client.services.looks, interaction.client.private(interaction)
    if whose == "mine":
        person = await interaction.client.services.people.of(user)
        worn = {part: getattr(person, part) or OF_SERVER for part in OFFERS}
        items = [
            LookSelect.of(whose, part, (OF_SERVER, *offered), worn[part], say)
            for part, offered in OFFERS.items()
        ]
        look = await looks.look_of_player(guild, user)
        reply = await _panel(interaction, say("settings-mine"), look, items, say)
        return await _moves(interaction, reply, say)
    _check_manages(interaction)
    look = await looks.look_of_server(guild)
    items = [
        LookSelect.of(whose, part, offered, getattr(look, part), say)
        for part, offered in OFFERS.items()
    ]
    reply = await _panel(interaction, say("settings-server"), look, items, say)
    now = await interaction.client.services.tables.levels.of_server(guild)
    lines = [f"**{say('level-usual')}**", *_told(LEVELS, "level", say)]
    select = UsualLevelSelect.of(now, say)
    return replace(reply, content=joined(reply.content, *lines), items=[*reply.items, select])


async def _panel(
    interaction: Interaction, title: str, look: Look, items: list[LookSelect], say: Words
) -> Reply:
    """Return the panel with the selects, the purpose of each choice, and a picture in this look."""
    lines = [title]
    for item in items:
        lines += _explained(item.part, item.values, say)
    game = await _game(interaction)
    usual = next(iter(rules.game(game).presets.values()))
    made = await drawn(render.guide, game, "pieces", usual, say.at(game), look)
    picture, alt = made or (None, "")
    return Reply("\n".join(lines), [*items], picture, alt)


async def _moves(interaction: Interaction, reply: Reply, say: Words) -> Reply:
    """Return a panel with the settings of a person's moves added at the bottom."""
    person = await interaction.client.services.people.of(interaction.user.id)
    lines = [say("settings-moves")]
    for part, offered in PARTS.items():
        lines += _explained(part, offered, say)
    selects = [MannerSelect.of(part, getattr(person, part), say) for part in PARTS]
    return replace(reply, content=joined(reply.content, *lines), items=[*reply.items, *selects])


def _named(part: str, offered: Iterable[str], say: Words) -> dict[str, str]:
    """Return the labels of a part's choices, by value."""
    label = say(f"look-{part}")
    keys = {value: f"look-{part}-{value.removeprefix('~')}" for value in offered}
    return {value: say("labelled", label=label, value=say(key)) for value, key in keys.items()}


def _explained(part: str, offered: Iterable[str], say: Words) -> list[str]:
    """Return the name of a part, and below it a line for each choice."""
    return [f"**{say(f'look-{part}')}**", *_told(offered, f"look-{part}", say)]


def _told(offered: Iterable[str], key: str, say: Words) -> list[str]:
    """Return the choices, a line each: the name and the purpose."""
    keys = (f"{key}-{value.removeprefix('~')}" for value in offered)
    return ["- " + say("labelled", label=say(key), value=say(f"{key}-help")) for key in keys]


async def _game(interaction: Interaction) -> str:
    """Return the game of this channel's table, otherwise the first game, to show the look."""
    try:
        return (await interaction.client.services.tables.shown_in(channel_of(interaction))).key
    except RuleError:
        return rules.GAMES[0].key


def _check_manages(interaction: Interaction) -> None:
    only_server_of(interaction)
    if not interaction.permissions.manage_guild:
        raise Refusal("manages-server-only")


class LookSelect(Select, custom_id="look:{whose}:{part}"):
    """The select of one part of a look."""

    whose: Annotated[str, one_of("mine", "server")]
    part: Annotated[str, one_of("layout", "cloth", "face")]

    @classmethod
    def of(cls, whose: str, part: str, offered: Iterable[str], now: str, say: Words) -> LookSelect:
        """Return the select of a part, with the current choice marked."""
        return cls(whose, part).offering(selectable(_named(part, offered, say), now))

    @property
    def values(self) -> list[str]:
        """The values that can be chosen."""
        return [option.value for option in self.item.options]

    async def pressed(self, interaction: Interaction) -> Reply:
        """Store the choice, and show the panel again."""
        services, chosen = interaction.client.services, self.chosen
        if self.whose == "server":
            _check_manages(interaction)
            await services.looks.set_server(server_of(interaction), self.part, chosen)
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
        return cls(part).offering(selectable(_named(part, PARTS[part], say), now))

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
        label = say("level-usual")
        named = {
            level: say("labelled", label=label, value=say(f"level-{level}")) for level in LEVELS
        }
        return cls("level").offering(selectable(named, now))

    async def pressed(self, interaction: Interaction) -> Reply:
        """Set the level, and show the panel again."""
        _check_manages(interaction)
        levels = interaction.client.services.tables.levels
        await levels.set_server(server_of(interaction), self.chosen)
        return await open_panel(interaction, "server")
