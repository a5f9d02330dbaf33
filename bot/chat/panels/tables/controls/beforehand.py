"""Choices beside Ready: how to cut, and other questions before the first turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from bot.chat.component import OPTIONS, Number, Part, Select
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.tables.controls.moves import after, thinned
from bot.chat.reply import Item, Reply, selectable
from bot.domain.tables.ahead import beforehand
from bot.domain.tables.table import Table
from bot.words import Words, telling
from rules import Move, Question, Seat


def items(table: Table, seat: Seat, say: Words) -> list[Item]:
    """Return a select for each question a seat may be asked; none while a deal runs."""
    if table.phase == "playing":
        return []
    return [
        BeforeSelect.of(table, seat, question, say)
        for question in beforehand.questions(table)
        if not (question.once and table.deal)
    ]


class BeforeSelect(Select, custom_id="before:{table}:{phase}"):
    """A select that answers a question before the first turn, for all deals to come."""

    table: Number
    phase: Annotated[str, Part("[a-z]+")]

    @classmethod
    def of(cls, table: Table, seat: Seat, question: Question, say: Words) -> BeforeSelect:
        """Return the select, with the current choice marked; many moves are thinned out."""
        chosen = beforehand.chosen(table, seat, question)
        offered = {str(move): _told(question, move, say) for move in _offered(question, chosen)}
        title = say(f"beforehand-{question.phase}", move="…")
        return cls(table.id, question.phase).offering(selectable(offered, str(chosen)), title)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Store the answer, and show the hand again; nobody else sees it."""
        tables, move = interaction.client.services.tables, Move.parse(self.chosen)
        change = tables.premoves.answer(self.table, interaction.user.id, self.phase, move)
        return await after(interaction, self.table, change)


def _offered(question: Question, chosen: Move) -> Iterator[Move]:
    first, *others = question.answers
    yield from dict.fromkeys((first, chosen, *thinned(others, OPTIONS - 3), beforehand.ASK))


def _told(question: Question, move: Move, say: Words) -> str:
    """Return the words of an answer to a question."""
    asks = move == beforehand.ASK
    told = say("beforehand-ask") if asks else telling.move(say, move)
    return say(f"beforehand-{question.phase}", move=told)
