"""What is pressed in a private hand: a move, a card, another look at it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord

from bot.panels.answer import Interaction, Place, answer, channel_of, refusal
from bot.panels.reply import Item, Reply
from bot.tables import Moment
from bot.words import Words, telling
from rules import Move, RuleError

BUTTONS = 5
"""More moves than this stand in a select."""
LONG = 25
"""How many choices a select holds."""


def choices(number: int, at: Moment, moves: Sequence[Move], title: str, say: Words) -> list[Item]:
    """A button a move, or a select where they are many."""
    if len(moves) <= BUTTONS:
        return [MoveButton(number, at, move, say) for move in moves]
    return [CardSelect.of_moves(number, at, moves, title, say)]


def thinned(moves: Sequence[Move]) -> Sequence[Move]:
    """Every move, or evenly spread ones where a select could not hold them all."""
    return moves[:: -(-len(moves) // LONG)]


async def _moved(interaction: Interaction, number: int, at: Moment, move: Move) -> Reply:
    """Make a move and show the hand after it; a refusal is said above the hand as it stands."""
    client, channel = interaction.client, channel_of(interaction)
    try:
        one = await client.tables.play(channel, interaction.user.id, move, number, at)
        return await interaction.client.hand(interaction, one)
    except RuleError as error:
        one = await client.tables.at(channel)
        note = refusal(client.private(interaction), error)
        return await interaction.client.hand(interaction, one, note=f"⚠ {note}")


async def _play(interaction: Interaction, number: int, at: Moment, move: Move) -> None:
    await answer(interaction, lambda: _moved(interaction, number, at, move), Place.PRESSED)
    await interaction.client.publish(interaction)


class MoveButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=r"(?P<table>\d+):(?P<deal>\d+)-(?P<ply>\d+):(?P<move>.+)",
):
    """A move: its id is `table:ply:move`, so it works after a restart and only at its own ply."""

    def __init__(self, number: int, at: Moment, move: Move, say: Words | None = None) -> None:
        self.number, self.at, self.move = number, at, move
        super().__init__(
            discord.ui.Button(
                label=telling.move(say, move)[:80] if say else move.verb,
                style=discord.ButtonStyle.primary,
                custom_id=f"{number}:{at[0]}-{at[1]}:{move}",
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> MoveButton:
        """The move a press names."""
        at = (int(match["deal"]), int(match["ply"]))
        return cls(int(match["table"]), at, Move.parse(match["move"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Make the move."""
        await _play(interaction, self.number, self.at, self.move)


class CardSelect(
    discord.ui.DynamicItem[discord.ui.Select[discord.ui.View]],
    template=r"choose:(?P<table>\d+):(?P<deal>\d+)-(?P<ply>\d+)",
):
    """A choice among cards of the hand or among moves; a value is a move or a card's name."""

    def __init__(
        self,
        number: int,
        at: Moment,
        options: Sequence[discord.SelectOption] = (),
        title: str | None = None,
    ) -> None:
        self.number, self.at = number, at
        select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id=f"choose:{number}:{at[0]}-{at[1]}",
            placeholder=title,
            options=list(options),
        )
        super().__init__(select)

    @classmethod
    def of_hand(cls, number: int, at: Moment, plays: Sequence[Move], say: Words) -> CardSelect:
        """The cards of the hand; a card with one way to play it is played at once."""
        by_card: dict[str, list[Move]] = {}
        for move in plays:
            by_card.setdefault(move.pieces[0], []).append(move)
        options = [
            discord.SelectOption(
                label=telling.card(say, card),
                value=str(moves[0]) if len(moves) == 1 else card,
                description=_prospect(moves, say)[:100],
            )
            for card, moves in by_card.items()
        ]
        return cls(number, at, options, say("hand-select"))

    @classmethod
    def of_moves(
        cls, number: int, at: Moment, moves: Sequence[Move], title: str, say: Words
    ) -> CardSelect:
        """Moves by their label."""
        options = [
            discord.SelectOption(label=telling.move(say, move)[:100], value=str(move))
            for move in moves
        ]
        return cls(number, at, options, title)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> CardSelect:
        """The select a choice was made in."""
        return cls(int(match["table"]), (int(match["deal"]), int(match["ply"])))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Make the move, or ask which card the chosen one takes."""
        value = self.item.values[0]
        if " " in value:
            await _play(interaction, self.number, self.at, Move.parse(value))
        else:
            await answer(interaction, lambda: self._choose(interaction, value), Place.PRESSED)

    async def _choose(self, interaction: Interaction, card: str) -> Reply:
        one = await interaction.client.tables.at(channel_of(interaction))
        deal = one.deal
        if one.id != self.number or deal is None or (deal.promise.number, deal.ply) != self.at:
            say = interaction.client.private(interaction)
            return await interaction.client.hand(interaction, one, note=f"⚠ {say('refusal-stale')}")
        return await interaction.client.hand(interaction, one, chosen=card)


def _prospect(moves: Sequence[Move], say: Words) -> str:
    taken = moves[0].pieces[1:]
    if len(moves) > 1:
        return say("hand-takes-choice", number=len(moves))
    return say("hand-takes", cards=telling.cards(say, taken)) if taken else say("hand-stays")


class HandButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=r"hand:(?P<table>\d+):(?P<act>back|refresh|ready)",
):
    """Shows the hand again as it stands; `ready` first adds to the chance of the next deal."""

    def __init__(self, number: int, act: str, say: Words | None = None) -> None:
        self.number, self.act = number, act
        style = discord.ButtonStyle.primary if act == "ready" else discord.ButtonStyle.secondary
        label = say(f"button-{act}") if say else act
        super().__init__(
            discord.ui.Button(label=label, style=style, custom_id=f"hand:{number}:{act}")
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> HandButton:
        """The button a press names."""
        return cls(int(match["table"]), match["act"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the hand."""
        if self.act == "ready":
            await answer(interaction, lambda: self._ready(interaction), Place.PRESSED)
            await interaction.client.publish(interaction)
        else:
            await answer(interaction, lambda: interaction.client.hand(interaction), Place.PRESSED)

    async def _ready(self, interaction: Interaction) -> Reply:
        tables, channel = interaction.client.tables, channel_of(interaction)
        one = await tables.ready(channel, self.number, interaction.user.id, interaction.id)
        return await interaction.client.hand(interaction, one)
