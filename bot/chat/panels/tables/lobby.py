"""The lobby: who sits where, under which house rules, and the buttons to join and to start."""

from __future__ import annotations

import re
from typing import Any

import discord

from bot.chat.panels.frame.answer import Interaction, Place, answer, channel_of, person
from bot.chat.panels.league import league
from bot.chat.panels.tables import clock, house_rules, pacing, window
from bot.chat.reply import Item, Reply, names_in
from bot.domain.league import admission
from bot.domain.league.season import Bound
from bot.domain.tables import seating
from bot.domain.tables.orders import ORDERS
from bot.domain.tables.table import Table
from bot.words import Words, telling
from bot.words.refusals import refusal
from rules import RuleError

ROWS = (
    {
        "join": discord.ButtonStyle.success,
        "leave": discord.ButtonStyle.secondary,
        "seat": discord.ButtonStyle.secondary,
        "clock": discord.ButtonStyle.secondary,
    },
    {
        "computer": discord.ButtonStyle.secondary,
        "no-computer": discord.ButtonStyle.secondary,
        "rules-panel": discord.ButtonStyle.secondary,
        "pace": discord.ButtonStyle.secondary,
        "start": discord.ButtonStyle.primary,
    },
)
"""The two rows of buttons and how each looks."""
ROW = {act: row for row, acts in enumerate(ROWS) for act in acts}


def lobby(one: Table, say: Words, bound: Bound | None = None) -> Reply:
    """The lobby of a table, for everybody; `bound` is the league of its channel."""
    lines = [telling.match_title(say, one.game, one.options)]
    for seat, name in enumerate(names_in(one)):
        player = one.players[seat]
        if player and player.user == one.owner:
            name = say("lobby-owner", name=name)
        key = "lobby-seat" if name else "lobby-free"
        lines.append(say(key, number=seat + 1, name=name))
    lines += [*_teams(one, say), *_resting(one, say)]
    lines += [_rules(one, say), *window.lines(one, say)]
    if one.promise:
        lines.append(say("lobby-commitment", commitment=one.promise.commitment))
    hint, can_start = _hint(one, say)
    if bound:
        lines += league.counting(bound, one, say)
        if any(admission.objections(bound, one)):
            hint, can_start = say("lobby-league-mend"), False
    shut = set() if seating.has_room(one) else {"join", "computer"}
    if not can_start:
        shut.add("start")
    computers = any(player and player.computer for player in one.players)
    hidden = set() if computers else {"no-computer"}
    if one.key not in ORDERS:
        hidden.add("pace")
    shown = [act for act in ROW if act not in hidden]
    items: list[Item] = [LobbyButton(one.id, act, say, act in shut) for act in shown]
    return Reply("\n".join([*lines, hint]), items)


def _teams(one: Table, say: Words) -> list[str]:
    """Who would play together as they sit now."""
    sides = one.game.sides(one.options, tuple(range(len(one.players))))
    names = [name or say("lobby-nobody") for name in names_in(one)]
    teams = [" + ".join(names[seat] for seat in side) for side in sides]
    together = len(sides[0]) > 1 and len({len(side) for side in sides}) == 1
    return [say("lobby-teams", teams=say("lobby-against").join(teams))] if together else []


def _resting(one: Table, say: Words) -> list[str]:
    """Who would sit the first deal out."""
    names = names_in(one)
    resting = one.game.opening(one.options, len(names)).resting
    rest = say("comma").join(names[seat] or say("lobby-nobody") for seat in resting)
    return [say("lobby-resting", names=rest)] if rest else []


def _hint(one: Table, say: Words) -> tuple[str, bool]:
    """What to do now, and whether the match can start."""
    try:
        seating.gathered(one)
    except RuleError as error:
        return say("lobby-hint") if error.sentence == "too-few" else refusal(say, error), False
    return say("lobby-start" if seating.has_room(one) else "lobby-full"), True


def _rules(one: Table, say: Words) -> str:
    preset = say(f"preset-{one.preset}")
    differences = telling.changes(say, one.game, one.preset, one.options)
    key = "lobby-differences" if differences else "lobby-rules"
    return say(key, preset=preset, differences=differences)


class LobbyButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=rf"lobby:(?P<table>\d+):(?P<act>{'|'.join(ROW)})",
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
                style=ROWS[ROW[act]][act],
                custom_id=f"lobby:{number}:{act}",
                disabled=disabled,
                row=ROW[act],
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
        match self.act:
            case "rules-panel":
                await answer(interaction, lambda: house_rules.opened(interaction, self.number))
            case "pace":
                await answer(interaction, lambda: pacing.opened(interaction))
            case "clock":
                await answer(interaction, lambda: clock.opened(interaction))
            case _:
                await answer(interaction, lambda: self._done(interaction), Place.PRESSED)

    async def _done(self, interaction: Interaction) -> Reply:
        tables, channel = interaction.client.services.tables, channel_of(interaction)
        player = person(interaction)
        say = interaction.client.public(interaction)
        match self.act:
            case "join":
                one = await tables.lobbies.join(channel, self.number, player, interaction.id)
            case "leave":
                one = await tables.lobbies.leave(channel, self.number, player.user)
            case "computer":
                one = await tables.lobbies.add_computer(
                    channel,
                    self.number,
                    player.user,
                    lambda number: say("computer-numbered", number=number),
                )
            case "no-computer":
                one = await tables.lobbies.remove_computer(channel, self.number, player.user)
            case "seat":
                one = await tables.lobbies.change_seat(channel, self.number, player.user)
            case _:
                one = await tables.playing.start(channel, self.number, player.user, interaction.id)
        return await interaction.client.screen.message(one, say)
