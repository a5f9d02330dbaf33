"""The lobby: who sits where, under which house rules, and the buttons to join and to start."""

from __future__ import annotations

from typing import Annotated, Any

import discord

from bot.chat.component import Button, Number, one_of
from bot.chat.panels.frame.answer import Interaction, Place, answer, person
from bot.chat.panels.league import league
from bot.chat.panels.tables import clock, house_rules, pacing, window
from bot.chat.panels.tables.table import TableButton
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


def lobby(table: Table, say: Words, bound: Bound | None = None) -> Reply:
    """The lobby of a table, for everybody; `bound` is the league of its channel."""
    lines = [telling.match_title(say, table.game, table.options)]
    for seat, name in enumerate(names_in(table)):
        player = table.players[seat]
        if player and player.user == table.owner:
            name = say("lobby-owner", name=name)
        key = "lobby-seat" if name else "lobby-free"
        lines.append(say(key, number=seat + 1, name=name))
    lines += [*_teams(table, say), *_resting(table, say)]
    lines += [_rules(table, say), *window.lines(table, say)]
    if table.promise:
        lines.append(say("lobby-commitment", commitment=table.promise.commitment))
    hint, can_start = _hint(table, say)
    if bound:
        lines += league.counting(bound, table, say)
        if any(admission.objections(bound, table)):
            hint, can_start = say("lobby-league-mend"), False
    shut = set() if seating.has_room(table) else {"join", "computer"}
    if not can_start:
        shut.add("start")
    computers = any(player and player.computer for player in table.players)
    hidden = set() if computers else {"no-computer"}
    if table.key not in ORDERS:
        hidden.add("pace")
    shown = [act for act in ROW if act not in hidden]
    items: list[Item] = [LobbyButton(table.id, act).shown(say, act in shut) for act in shown]
    items.append(TableButton(table.id, "fair").shown(say))
    return Reply("\n".join([*lines, hint]), items)


def _teams(table: Table, say: Words) -> list[str]:
    """Who would play together as they sit now."""
    sides = table.game.sides(table.options, tuple(range(len(table.players))))
    names = [name or say("lobby-nobody") for name in names_in(table)]
    teams = [" + ".join(names[seat] for seat in side) for side in sides]
    together = len(sides[0]) > 1 and len({len(side) for side in sides}) == 1
    return [say("lobby-teams", teams=say("lobby-against").join(teams))] if together else []


def _resting(table: Table, say: Words) -> list[str]:
    """Who would sit the first deal out."""
    names = names_in(table)
    resting = table.game.opening(table.options, len(names)).resting
    rest = say("comma").join(names[seat] or say("lobby-nobody") for seat in resting)
    return [say("lobby-resting", names=rest)] if rest else []


def _hint(table: Table, say: Words) -> tuple[str, bool]:
    """What to do now, and whether the match can start."""
    try:
        seating.gathered(table)
    except RuleError as error:
        return say("lobby-hint") if error.sentence == "too-few" else refusal(say, error), False
    return say("lobby-start" if seating.has_room(table) else "lobby-full"), True


def _rules(table: Table, say: Words) -> str:
    preset = say(f"preset-{table.preset}")
    differences = telling.changes(say, table.game, table.preset, table.options)
    key = "lobby-differences" if differences else "lobby-rules"
    return say(key, preset=preset, differences=differences)


class LobbyButton(Button, custom_id="lobby:{table}:{act}"):
    """One of the buttons under the lobby."""

    table: Number
    act: Annotated[str, one_of(*ROW)]

    def shown(self, say: Words, disabled: bool) -> LobbyButton:
        """What it does, in its row."""
        row = ROW[self.act]
        style = ROWS[row][self.act]
        return self.labelled(say(f"button-{self.act}"), style, disabled=disabled, row=row)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the button says and show the lobby as it stands."""
        match self.act:
            case "rules-panel":
                await answer(interaction, lambda: house_rules.open_panel(interaction, self.table))
            case "pace":
                await answer(interaction, lambda: pacing.open_panel(interaction, self.table))
            case "clock":
                await answer(interaction, lambda: clock.open_panel(interaction, self.table))
            case _:
                await answer(interaction, lambda: self._done(interaction), Place.PRESSED)

    async def _done(self, interaction: Interaction) -> Reply:
        tables, player = interaction.client.services.tables, person(interaction)
        say = interaction.client.public(interaction)
        match self.act:
            case "join":
                one = await tables.lobbies.join(self.table, player, interaction.id)
            case "leave":
                one = await tables.lobbies.leave(self.table, player.user)
            case "computer":
                one = await tables.lobbies.add_computer(
                    self.table,
                    player.user,
                    lambda number: say("computer-numbered", number=number),
                )
            case "no-computer":
                one = await tables.lobbies.remove_computer(self.table, player.user)
            case "seat":
                one = await tables.lobbies.change_seat(self.table, player.user)
            case _:
                one = await tables.playing.start(self.table, player.user, interaction.id)
        return await interaction.client.screen.message(one, say)
