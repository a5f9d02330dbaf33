"""What is pressed in a private hand: a move, pieces, another look at it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import discord

from bot.chat.panels.frame.answer import Interaction, Place, answer, channel_of
from bot.chat.panels.tables import orders
from bot.chat.reply import Item, Reply
from bot.domain.tables.table import Moment, Table
from bot.words import Words, telling
from bot.words.refusals import refusal
from rules import Move, RuleError

Picked = tuple[str, ...]
"""Pieces that a player has picked from the hand."""

COPY = "+"
"""Ends the value of the second of two equal pieces: a select wants them different."""
BUTTONS = 5
"""More moves than this stand in a select."""
LONG = 25
"""How many choices a select holds."""
PLAN = "plan:"
"""Begins the id of what is chosen for the next turn and not done now."""
PLANNED = "planned:"
"""Begins the id of what was planned and can be done now."""


class Offer(NamedTuple):
    """What a hand offers: a sentence above the picture, what is pressed, what is ringed."""

    headline: str
    items: list[Item]
    ringed: Picked = ()


def choices(number: int, at: Moment, moves: Sequence[Move], title: str, say: Words) -> list[Item]:
    """A button a move, or a select where they are many."""
    if len(moves) <= BUTTONS:
        return [MoveButton(number, at, move, say) for move in moves]
    return [PieceSelect.of_moves(number, at, moves, title, say)]


def thinned(moves: Sequence[Move]) -> Sequence[Move]:
    """Every move, or evenly spread ones where a select could not hold them all."""
    return moves[:: -(-len(moves) // LONG)]


def to_plan(items: Sequence[Item]) -> list[Item]:
    """The same moves and pieces, to be chosen for the next turn; what leads back is left out."""
    found: list[Item] = []
    for one in items:
        if isinstance(one, MoveButton | PieceSelect):
            one.custom_id = f"{PLAN}{one.custom_id}"
            found.append(one)
    return found


async def after(interaction: Interaction, act: Awaitable[Table], *, to_plan: bool = False) -> Reply:
    """The hand after an act; a refusal is said above the hand as it stands."""
    client = interaction.client
    try:
        one = await act
        client.services.read_marks.look(one, interaction.user.id)
        return await client.screen.hand(interaction, one, to_plan=to_plan)
    except RuleError as error:
        one = await client.services.tables.at(channel_of(interaction))
        note = refusal(client.private(interaction), error)
        return await client.screen.hand(interaction, one, note=f"⚠ {note}")


async def _play(interaction: Interaction, number: int, at: Moment, move: Move) -> None:
    tables, channel = interaction.client.services.tables, channel_of(interaction)
    act = tables.playing.play(channel, interaction.user.id, move, number, at)
    await answer(interaction, lambda: after(interaction, act), Place.PRESSED)
    await interaction.client.screen.publish(interaction)


async def _plan(interaction: Interaction, number: int, at: Moment, move: Move) -> None:
    """Plan a move; nothing is published, because nobody else learns of it."""
    tables, channel = interaction.client.services.tables, channel_of(interaction)
    act = tables.premoves.plan(channel, number, interaction.user.id, at, move)
    await answer(interaction, lambda: after(interaction, act, to_plan=True), Place.PRESSED)


class MoveButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=r"(?P<way>plan:|planned:)?(?P<table>\d+):(?P<deal>\d+)-(?P<ply>\d+):(?P<move>.+)",
):
    """A move: its id is `table:ply:move`, so it works after a restart and only at its own ply.

    `way` goes before: it is to be planned, or was planned and is now made.
    """

    def __init__(
        self, number: int, at: Moment, move: Move, say: Words | None = None, way: str = ""
    ) -> None:
        self.number, self.at, self.move, self.way = number, at, move, way
        label = telling.move(say, move) if say else move.verb
        planned = way == PLANNED
        super().__init__(
            discord.ui.Button(
                label=(say("button-planned", move=label) if say and planned else label)[:80],
                style=discord.ButtonStyle.success if planned else discord.ButtonStyle.primary,
                custom_id=f"{way}{number}:{at[0]}-{at[1]}:{move}",
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> MoveButton:
        """The move a press names."""
        at = (int(match["deal"]), int(match["ply"]))
        return cls(int(match["table"]), at, Move.parse(match["move"]), way=match["way"] or "")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Make the move, or plan it."""
        act = _plan if self.way == PLAN else _play
        await act(interaction, self.number, self.at, self.move)


class PieceSelect(
    discord.ui.DynamicItem[discord.ui.Select[discord.ui.View]],
    template=r"(?P<of>(?:plan:)?(?:choose|moves\d?)):(?P<table>\d+):(?P<deal>\d+)-(?P<ply>\d+)",
):
    """A choice among pieces of the hand or among moves; a value is a move or the name of a piece.

    `of` keeps those of one hand apart and says whether something is only planned, `count` how many
    may be picked, the fewest first.
    """

    def __init__(
        self,
        number: int,
        at: Moment,
        options: Sequence[discord.SelectOption] = (),
        title: str | None = None,
        of: str = "choose",
        count: tuple[int, int] = (1, 1),
    ) -> None:
        self.number, self.at, self.to_plan = number, at, of.startswith(PLAN)
        select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id=f"{of}:{number}:{at[0]}-{at[1]}",
            placeholder=title,
            options=list(options),
            min_values=count[0],
            max_values=count[1],
        )
        super().__init__(select)

    @classmethod
    def of_moves(
        cls,
        number: int,
        at: Moment,
        moves: Sequence[Move],
        title: str,
        say: Words,
        about: Callable[[Move], str] = lambda _: "",
        of: str = "moves",
    ) -> PieceSelect:
        """Moves by their label, and what there is to say about each."""
        options = [
            discord.SelectOption(
                label=telling.move(say, move)[:100],
                value=str(move),
                description=about(move)[:100] or None,
            )
            for move in moves
        ]
        return cls(number, at, options, title, of)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> PieceSelect:
        """The select a choice was made in."""
        return cls(int(match["table"]), (int(match["deal"]), int(match["ply"])), of=match["of"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Make the move or plan it, or ask what to do with the picked pieces."""
        values = self.item.values
        if " " in values[0]:
            act = _plan if self.to_plan else _play
            await act(interaction, self.number, self.at, Move.parse(values[0]))
        else:
            picked = tuple(value.rstrip(COPY) for value in values)
            await answer(interaction, lambda: self._pick(interaction, picked), Place.PRESSED)

    async def _pick(self, interaction: Interaction, picked: Picked) -> Reply:
        one = await interaction.client.services.tables.at(channel_of(interaction))
        if one.id != self.number or one.deal is None or one.deal.moment != self.at:
            say = interaction.client.private(interaction)
            return await interaction.client.screen.hand(
                interaction, one, note=f"⚠ {say('refusal-stale')}"
            )
        return await interaction.client.screen.hand(interaction, one, picked, to_plan=self.to_plan)


class HandButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=r"hand:(?P<table>\d+):(?P<act>back|refresh|ready|order|catchup)",
):
    """Shows the hand again as it stands; `ready` first adds to the chance of the next deal.

    `order` shows the standing order beside it, `catchup` what was missed.
    """

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
        """Show the hand, or what else the button names."""
        match self.act:
            case "ready":
                await answer(interaction, lambda: self._ready(interaction), Place.PRESSED)
                await interaction.client.screen.publish(interaction)
            case "order":
                await answer(interaction, lambda: orders.opened(interaction))
            case "catchup":
                await answer(interaction, lambda: interaction.client.screen.catch_up(interaction))
            case _:
                shown = interaction.client.screen.hand
                await answer(interaction, lambda: shown(interaction), Place.PRESSED)
                await interaction.client.screen.publish(interaction)

    async def _ready(self, interaction: Interaction) -> Reply:
        tables, channel = interaction.client.services.tables, channel_of(interaction)
        one = await tables.playing.ready(channel, self.number, interaction.user.id, interaction.id)
        interaction.client.services.read_marks.look(one, interaction.user.id)
        return await interaction.client.screen.hand(interaction, one)
