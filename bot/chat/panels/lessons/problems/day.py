"""The problem of the day in the channel that a server chose, and the solvers of a month.

Everybody sees the question. Answers are private, and the right answer is published on the next day.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, time

import discord

from bot import logs
from bot.chat.component import SUCCESS
from bot.chat.desk import Desk
from bot.chat.panels import doors
from bot.chat.panels.frame import once, people
from bot.chat.panels.frame.interaction import Interaction, only_server_of
from bot.chat.panels.lessons.problems import asking
from bot.chat.panels.lessons.problems.presses import ProblemButton, SolversButton
from bot.chat.reach import UNREACHED, shut_out, what_failed
from bot.chat.reply import Reply, joined
from bot.domain import nonces
from bot.domain.lessons.problems import scoring
from bot.domain.lessons.problems.problem import Problem, Solved
from bot.domain.people.calendar import DAY
from bot.domain.refusal import Refusal
from bot.words import Words, problems, timing

log = logs.named("paifuda.problems")

MOST = 15
"""The largest number of people in the table of a month."""


async def post(client: Desk, guild: int, *, unsure: bool) -> bool:
    """Post the problem of the day; return False if a later try may succeed.

    With the same nonce, Discord sends a message only once within a few minutes. If it is `unsure`
    whether the problem was posted, the messages of today are looked through first.
    """
    services, today = client.services, client.services.problems.today
    channel = services.halls.of_server(guild).problems
    if channel is None:
        return True
    place = client.get_partial_messageable(channel, guild_id=guild)
    if unsure and await _is_posted(client, place, today):
        return True
    reply = await message(client, guild, today)
    try:
        nonce = nonces.nonce("problem", guild, today)
        await place.send(**(await reply.drawn()).options(), nonce=nonce)
    except UNREACHED as error:
        status = what_failed(error)
        if not shut_out(error):
            log.warning("the problem of the day is not posted yet", guild=guild, status=status)
            return False
        log.warning("the problem of the day cannot be posted", guild=guild, status=status)
    return True


async def _is_posted(client: Desk, place: discord.PartialMessageable, today: date) -> bool:
    """Whether one of the first messages of a day in a channel has its problem.

    False if the bot may not read them.
    """
    problem = (await client.services.problems.days()).of(today)
    sent = await once.own(client, place, datetime.combine(today, time(), UTC))
    return any(ProblemButton(problem.key).custom_id in once.ids(message) for message in sent)


async def message(client: Desk, guild: int, today: date) -> Reply:
    """Return the public message with the problem of a day, below the answer of the day before."""
    days, say = await client.services.problems.days(), await client.spoken(guild)
    problem = days.of(today)
    own, before = say.at(problem.game), today - DAY
    rows = await client.services.problems.month(guild, before, today)
    lines = _yesterday(days.of(before), rows, say) if rows else ()
    head = asking.heading(problem, own, of_today=True)
    look = await client.services.looks.look_in_public(guild)
    items = [
        ProblemButton(problem.key).labelled(say("button-problem"), SUCCESS),
        SolversButton(f"{today:%Y-%m}").worded(say),
    ]
    text = joined(*lines, head, problems.asked(problem, own), say("problem-private"))
    return Reply(text, items, sketch=asking.sketch(problem, own, look))


def _yesterday(problem: Problem, rows: Sequence[Solved], say: Words) -> Iterator[str]:
    """Yield the answer of the day before, with how many people of this server found it."""
    own, right = say.at(problem.game), sum(row.right for row in rows)
    told = problems.answer(problem, problem.right, own)
    yield say("problem-yesterday", answer=told, right=right, count=len(rows))
    yield f"> {problems.asked(problem, own)}"


@doors.solvers.opens
async def solvers(interaction: Interaction, month: str) -> Reply:
    """Return the panel of a month: how many of its problems each person has solved."""
    guild, say = only_server_of(interaction), interaction.client.private(interaction)
    try:
        first, until = scoring.month(date.fromisoformat(f"{month}-01"))
    except ValueError:
        raise Refusal("no-problem") from None
    rows = await interaction.client.services.problems.month(guild, first, until)
    lines = (
        say(
            "problem-month-line",
            place=1 + sum(other.right > row.right for other in rows),
            name=people.mention(row.user, say),
            right=row.right,
            count=row.answered,
        )
        for row in rows[:MOST]
    )
    none = "" if rows else say("problem-month-none")
    return Reply(joined(say("problem-month", month=timing.month(say, month)), *lines, none))
