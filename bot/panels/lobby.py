"""The lobby: who sits where, under which house rules, and the buttons to join and to start."""

from __future__ import annotations

import re
from typing import Any

import discord

from bot.match import Table
from bot.panels import house_rules
from bot.panels.answer import Interaction, Place, answer, channel_of, person
from bot.panels.reply import Item, Reply, names_in
from bot.words import Words, telling

ACTS = {
    "join": discord.ButtonStyle.success,
    "leave": discord.ButtonStyle.secondary,
    "computer": discord.ButtonStyle.secondary,
    "rules-panel": discord.ButtonStyle.secondary,
    "start": discord.ButtonStyle.primary,
}


def lobby(one: Table, say: Words) -> Reply:
    """The lobby of a table, for everybody."""
    game = say(f"game-{one.key}")
    options: Any = one.options
    lines = [say("lobby-title", game=game, deals=options.hands)]
    for seat, name in enumerate(names_in(one)):
        player = one.players[seat]
        if player and player.user == one.owner:
            name = say("lobby-owner", name=name)
        key = "lobby-seat" if name else "lobby-free"
        lines.append(say(key, number=seat + 1, name=name))
    lines.append(_rules(one, say))
    if one.promise:
        lines.append(say("lobby-commitment", commitment=one.promise.commitment))
    full = None not in one.players
    lines.append(say("lobby-full" if full else "lobby-hint"))
    shut = {"join", "computer"} if full else {"start"}
    items: list[Item] = [LobbyButton(one.id, act, say, act in shut) for act in ACTS]
    return Reply("\n".join(lines), items)


def _rules(one: Table, say: Words) -> str:
    preset = say(f"preset-{one.preset}")
    differences = telling.changes(say, one.game, one.preset, one.options)
    key = "lobby-differences" if differences else "lobby-rules"
    return say(key, preset=preset, differences=differences)


class LobbyButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=r"lobby:(?P<table>\d+):(?P<act>[a-z-]+)",
):
    """One of the buttons under the lobby."""

    def __init__(
        self, number: int, act: str, say: Words | None = None, disabled: bool = False
    ) -> None:
        self.number = number
        self.act = act
        super().__init__(
            discord.ui.Button(
                label=say(f"button-{act}") if say else act,
                style=ACTS.get(act, discord.ButtonStyle.secondary),
                custom_id=f"lobby:{number}:{act}",
                disabled=disabled,
                row=0 if act in ("join", "leave", "computer") else 1,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> LobbyButton:
        """The button a press names."""
        return cls(int(match["table"]), match["act"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the button says and show the lobby as it stands."""
        if self.act == "rules-panel":
            await answer(interaction, lambda: house_rules.opened(interaction, self.number))
        else:
            await answer(interaction, lambda: self._done(interaction), Place.PRESSED)

    async def _done(self, interaction: Interaction) -> Reply:
        tables, channel = interaction.client.tables, channel_of(interaction)
        player = person(interaction)
        say = interaction.client.public(interaction)
        match self.act:
            case "join":
                one = await tables.join(channel, self.number, player, interaction.id)
            case "leave":
                one = await tables.leave(channel, self.number, player.user)
            case "computer":
                name = say("computer-name")
                one = await tables.add_computer(channel, self.number, player.user, name)
            case _:
                one = await tables.start(channel, self.number, player.user, interaction.id)
        return await interaction.client.message(one, say)
