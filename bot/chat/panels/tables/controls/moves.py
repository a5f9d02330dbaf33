"""The components of a private hand for moves and pieces, and the hand after a press on one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Annotated, NamedTuple

from bot.chat.component import OPTIONS, PRIMARY, SUCCESS, At, Button, Number, Part, Select, one_of
from bot.chat.panels import doors
from bot.chat.panels.frame.answer import refusal_of
from bot.chat.panels.frame.interaction import Interaction, table_of
from bot.chat.panels.tables.controls.with_emoji import COPY
from bot.chat.reply import Item, Reply, selectable
from bot.domain.refusal import Refusal
from bot.domain.tables.deal import Moment
from bot.domain.tables.table import Table
from bot.words import Words, telling
from rules import Move, RuleError

Picked = tuple[str, ...] | Move
"""Pieces that a player has picked from the hand, or a move that is picked but not yet made."""

BUTTONS = 5
"""The largest number of moves shown as buttons; more of them are in a select."""
STALE = "stale"
"""The key of the refusal of a press that comes too late."""
PICK = "pick:"
"""The start of an id whose move is picked first, and made once its player confirms it."""
PLAN = "plan:"
"""The start of an id whose move is planned for the next turn."""
PLANNED = "planned:"
"""The start of an id whose move was planned and can be made now."""
SelectName = Annotated[str, Part(r"choose|moves\d?")]
"""The name that tells the selects of one hand apart."""


class Offer(NamedTuple):
    """The offer of a hand: a sentence above the picture, components, and pieces to ring."""

    headline: str
    items: list[Item]
    ringed: tuple[str, ...] = ()


def choices(number: int, at: Moment, moves: Sequence[Move], title: str, say: Words) -> list[Item]:
    """Return a button for each move, or a select if there are many."""
    if len(moves) <= BUTTONS:
        return [MoveButton(number, at, move).shown(say) for move in moves]
    return [PieceSelect.of_moves(number, at, moves, title, say)]


def thinned(moves: Sequence[Move], most: int = OPTIONS) -> Sequence[Move]:
    """Return the moves; if a select could not hold them all, some at even distances."""
    return moves[:: -(-len(moves) // most)]


def to_plan(items: Sequence[Item]) -> list[Item]:
    """Return the moves and pieces, changed to plan the next turn; other buttons are left out."""
    kept = (item for item in items if isinstance(item, MoveButton | PieceSelect))
    return [item.changed(way=PLAN) for item in kept]


async def after(
    interaction: Interaction, number: int, act: Awaitable[Table], *, to_plan: bool = False
) -> Reply:
    """Return the hand after an act; a refusal is shown above the current hand.

    With `to_plan`, the hand shows the possible plans.
    """
    client = interaction.client
    try:
        table = await act
        client.services.read_marks.look(table, interaction.user.id)
        return await doors.hand(interaction, table, to_plan=to_plan)
    except RuleError as error:
        return await refused(interaction, number, error)


async def refused(interaction: Interaction, number: int, error: RuleError) -> Reply:
    """Return the current hand below a refusal; as with *My hand*, an absent player is back."""
    late = error.sentence == STALE
    private = interaction.client.private(interaction)
    note = private("hand-stale") if late else refusal_of(interaction, error)
    return await doors.hand(interaction, number=number, note=f"⚠ {note}")


async def replan(interaction: Interaction, number: int, act: Awaitable[Table]) -> Reply:
    """Change a plan and return the plans; nothing is published, because nobody else sees it."""
    return await after(interaction, number, act, to_plan=True)


async def _pick(
    interaction: Interaction, number: int, at: Moment, picked: Picked, way: str
) -> Reply:
    """Return the hand with a pick, or a note if the pick came too late; no move is made."""
    table = await table_of(interaction, number)
    if table.id != number or table.deal is None or not table.deal.follows(at):
        return await refused(interaction, number, Refusal(STALE))
    return await doors.hand(interaction, table, picked, to_plan=way == PLAN)


async def _done(interaction: Interaction, number: int, at: Moment, move: Move, way: str) -> Reply:
    """Make, plan or pick a move, as the `way` of its component says, and return the hand."""
    if way == PICK:
        return await _pick(interaction, number, at, move, way)
    tables, user = interaction.client.services.tables, interaction.user.id
    if way == PLAN:
        return await replan(interaction, number, tables.premoves.plan(number, user, at, move))
    play = tables.playing.play(number, user, move, at, interaction.id, marked=True)
    return await after(interaction, number, play)


class MoveButton(Button, custom_id="{way}{table}:{at}:{move}{twin}"):
    """The button of a move, which works after a restart, but only at the move's moment.

    Its id begins with `way`: the move is to be picked or planned, or was planned and is made now.
    `twin` marks the second of two buttons for one move.
    """

    table: Number
    at: At
    move: Annotated[Move, Part(".+?", Move.parse)]
    way: Annotated[str, one_of(PICK, PLAN, PLANNED, "")] = ""
    twin: Annotated[str, one_of(COPY, "")] = ""

    @property
    def named(self) -> str:
        """The move as text, by which the button gets its emoji."""
        return str(self.move)

    def shown(self, say: Words) -> MoveButton:
        """Return the button with the move in words."""
        label = telling.move(say, self.move)
        if self.way == PLANNED:
            return self.labelled(say("button-planned", move=label), SUCCESS)
        return self.labelled(label, PRIMARY)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Make the move, pick it or plan it."""
        return await _done(interaction, self.table, self.at, self.move, self.way)


class PieceButton(Button, custom_id="{way}piece:{table}:{at}:{piece}"):
    """The button of a piece that can be played in more than one way."""

    table: Number
    at: At
    piece: Annotated[str, Part(r"[\w.-]+")]
    way: Annotated[str, one_of(PLAN, "")] = ""

    async def pressed(self, interaction: Interaction) -> Reply:
        """Ask what to do with the piece."""
        return await _pick(interaction, self.table, self.at, (self.piece,), self.way)


class PieceSelect(Select, custom_id="{way}{name}:{table}:{at}"):
    """A select of moves or of pieces of the hand; a value is a move or the name of a piece.

    `name` keeps several selects of one hand apart. `way` says whether a choice is only picked, is
    planned, or (empty) is made.

    `groups` has the sizes of the groups of options, in order, if buttons may replace the select. A
    button shows the piece of its move at index `piece`. Buttons with a value in `bright` stand
    out.
    """

    several = True

    table: Number
    at: At
    name: SelectName = "choose"
    way: Annotated[str, one_of(PICK, PLAN, "")] = ""
    groups: tuple[int, ...] = ()
    piece: int = 0
    bright: Collection[str] = ()

    @property
    def moves(self) -> list[Move]:
        """The moves among its options."""
        moves = (option.value.rstrip(COPY) for option in self.item.options if " " in option.value)
        return [*map(Move.parse, moves)]

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
        """Return a select of moves by their labels, each with the comment of `about`.

        `name` tells the selects of a hand apart.
        """
        offered = {str(move): telling.move(say, move) for move in moves}
        comments = {str(move): about(move) for move in moves}
        return cls(number, at, name).offering(selectable(offered, about=comments), title)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Make the move, pick it or plan it, or ask what to do with the picked pieces."""
        picked = tuple(value.rstrip(COPY) for value in self.item.values)
        if " " in picked[0]:
            return await _done(interaction, self.table, self.at, Move.parse(picked[0]), self.way)
        return await _pick(interaction, self.table, self.at, picked, self.way)
