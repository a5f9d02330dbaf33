"""Questions before acts that cannot be undone, with a button that answers once, and in time."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import discord

from bot.chat.component import DANGER, Button, Number
from bot.chat.desk import Final, Question
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.reply import Item, Reply, dated, joined
from bot.domain.refusal import Refusal

LAPSE = timedelta(minutes=10)
"""How long a question can be answered."""
DONE = "final"
"""The key in the extras of a press for the act that it has done."""


async def put(interaction: Interaction, final: Final, *beside: Item) -> Reply:
    """Return the question before an act; if the act needs none, do it.

    `beside` are further items next to the button of the question.
    """
    if told := await final.tell(interaction):
        reply = _question(interaction, final, told)
        return replace(reply, items=(*reply.items, *beside))
    return await _done(interaction, final)


def _question(interaction: Interaction, final: Final, told: str, head: str = "") -> Reply:
    """Return a question that only the person who presses can answer."""
    say, now = interaction.client.private(interaction), discord.utils.utcnow()
    questions = interaction.client.questions
    for number in [number for number, question in questions.items() if question.until < now]:
        del questions[number]
    until = now + LAPSE
    questions[interaction.id] = Question(final, interaction.user.id, told, until)
    lapses = say("question-lapses", until=dated(until))
    label = say(f"button-sure-{final.name}")
    sure = SureButton(interaction.id).labelled(label, DANGER)
    return Reply(joined(head, told, lapses), (sure,))


async def _done(interaction: Interaction, final: Final) -> Reply:
    """Do an act, and note it in the extras of the press."""
    reply = await final.act(interaction)
    interaction.extras[DONE] = final
    return reply


async def shown(interaction: Interaction) -> None:
    """Show in other messages the effects of the act that a press has done."""
    final: Final | None = interaction.extras.get(DONE)
    if final and final.after:
        await final.after(interaction)


class SureButton(Button, custom_id="sure:{question}"):
    """The button that does the act of its question.

    If the consequences of the act have changed, it asks again.
    """

    question: Number

    async def pressed(self, interaction: Interaction) -> Reply:
        """Do the act once, or ask again if its consequences have changed."""
        questions, question = interaction.client.questions, self._question(interaction)
        del questions[self.question]
        told = await question.final.tell(interaction)
        if told != question.told:
            head = interaction.client.private(interaction)("question-changed")
            return _question(interaction, question.final, told, head)
        return await _done(interaction, question.final)

    def _question(self, interaction: Interaction) -> Question:
        """Return the question; Refusal if it has lapsed or was put to somebody else."""
        question = interaction.client.questions.get(self.question)
        if question is None or question.until < discord.utils.utcnow():
            raise Refusal("question-lapsed")
        if question.user != interaction.user.id:
            raise Refusal("question-of-another")
        return question

    async def afterwards(self, interaction: Interaction) -> None:
        """Show in other messages the effects of the act."""
        await shown(interaction)
