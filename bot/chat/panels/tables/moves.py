"""What is pressed in a private hand: a move, pieces, another look at it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Any, NamedTuple

import discord

from bot.chat.component import At, Button, Number, Part, Select, one_of
from bot.chat.panels.frame.answer import Interaction, Place, answer, table_of
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
        return [MoveButton(number, at, move).shown(say) for move in moves]
    return [PieceSelect.of_moves(number, at, moves, title, say)]


def thinned(moves: Sequence[Move]) -> Sequence[Move]:
    """Every move, or evenly spread ones where a select could not hold them all."""
    return moves[:: -(-len(moves) // LONG)]


def to_plan(items: Sequence[Item]) -> list[Item]:
    """The same moves and pieces, to be chosen for the next turn; what leads back is left out."""
    kept = (one for one in items if isinstance(one, MoveButton | PieceSelect))
    return [one.changed(way=PLAN) for one in kept]


async def after(
    interaction: Interaction, number: int, act: Awaitable[Table], *, to_plan: bool = False
) -> Reply:
    """The hand after an act; a refusal is said above the hand as it stands."""
    client = interaction.client
    try:
        one = await act
        client.services.read_marks.look(one, interaction.user.id)
        return await client.screen.hand(interaction, one, to_plan=to_plan)
    except RuleError as error:
        one = await table_of(interaction, number)
        note = refusal(client.private(interaction), error)
        return await client.screen.hand(interaction, one, note=f"⚠ {note}")


async def _play(interaction: Interaction, number: int, at: Moment, move: Move) -> None:
    tables = interaction.client.services.tables
    act = tables.playing.play(number, interaction.user.id, move, at, interaction.id)
    await answer(interaction, lambda: after(interaction, number, act), Place.PRESSED)


async def _plan(interaction: Interaction, number: int, at: Moment, move: Move) -> None:
    """Plan a move; nothing is published, because nobody else learns of it."""
    tables = interaction.client.services.tables
    act = tables.premoves.plan(number, interaction.user.id, at, move)
    await answer(interaction, lambda: after(interaction, number, act, to_plan=True), Place.PRESSED)


class MoveButton(Button, custom_id="{way}{table}:{at}:{move}"):
    """A move: its id is `table:ply:move`, so it works after a restart and only at its own ply.

    `way` goes before: it is to be planned, or was planned and is now made.
    """

    table: Number
    at: At
    move: Annotated[Move, Part(".+", Move.parse)]
    way: Annotated[str, one_of(PLAN, PLANNED, "")] = ""

    def shown(self, say: Words) -> MoveButton:
        """The move in words."""
        label = telling.move(say, self.move)
        if self.way == PLANNED:
            return self.labelled(say("button-planned", move=label), discord.ButtonStyle.success)
        return self.labelled(label, discord.ButtonStyle.primary)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Make the move, or plan it."""
        act = _plan if self.way == PLAN else _play
        await act(interaction, self.table, self.at, self.move)


class PieceSelect(Select, custom_id="{way}{name}:{table}:{at}"):
    """A choice among pieces of the hand or among moves; a value is a move or the name of a piece.

    `name` keeps those of one hand apart, `way` says whether something is only planned.
    """

    table: Number
    at: At
    name: Annotated[str, Part(r"choose|moves\d?")] = "choose"
    way: Annotated[str, one_of(PLAN, "")] = ""

    @classmethod
    def of_moves(
        cls,
        number: int,
        at: Moment,
        moves: Sequence[Move],
        title: str,
        say: Words,
        about: Callable[[Move], str] = lambda _: "",
        name: str = "moves",
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
        return cls(number, at, name).offering(options, title)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Make the move or plan it, or ask what to do with the picked pieces."""
        values = self.item.values
        if " " in values[0]:
            act = _plan if self.way == PLAN else _play
            await act(interaction, self.table, self.at, Move.parse(values[0]))
        else:
            picked = tuple(value.rstrip(COPY) for value in values)
            await answer(interaction, lambda: self._pick(interaction, picked), Place.PRESSED)

    async def _pick(self, interaction: Interaction, picked: Picked) -> Reply:
        one = await table_of(interaction, self.table)
        if one.id != self.table or one.deal is None or not one.deal.follows(self.at):
            say = interaction.client.private(interaction)
            return await interaction.client.screen.hand(
                interaction, one, note=f"⚠ {say('refusal-stale')}"
            )
        return await interaction.client.screen.hand(
            interaction, one, picked, to_plan=self.way == PLAN
        )


class HandButton(Button, custom_id="hand:{table}:{act}"):
    """Shows the hand again as it stands; `ready` first adds to the chance of the next deal.

    `order` shows the standing order beside it, `catchup` what was missed.
    """

    table: Number
    act: Annotated[str, one_of("back", "refresh", "ready", "order", "catchup")]

    def shown(self, say: Words) -> HandButton:
        """What it does; what everybody waits for stands out."""
        bright = self.act == "ready"
        style = discord.ButtonStyle.primary if bright else discord.ButtonStyle.secondary
        return self.labelled(say(f"button-{self.act}"), style)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the hand, or what else the button names."""
        match self.act:
            case "ready":
                await answer(interaction, lambda: self._ready(interaction), Place.PRESSED)
            case "order":
                await answer(interaction, lambda: orders.open_panel(interaction, number=self.table))
            case "catchup":
                shown = interaction.client.screen.catch_up
                await answer(interaction, lambda: shown(interaction, self.table))
            case _:
                await answer(interaction, lambda: self._hand(interaction), Place.PRESSED)
                await interaction.client.screen.publish(interaction, self.table)

    async def _hand(self, interaction: Interaction) -> Reply:
        return await interaction.client.screen.hand(interaction, number=self.table)

    async def _ready(self, interaction: Interaction) -> Reply:
        tables = interaction.client.services.tables
        one = await tables.playing.ready(self.table, interaction.user.id, interaction.id)
        interaction.client.services.read_marks.look(one, interaction.user.id)
        return await interaction.client.screen.hand(interaction, one)
