"""A problem for one person, and the result of their answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import discord

import rules
from bot.chat.painting import Sketch
from bot.chat.panels import doors
from bot.chat.panels.frame.answer import Interaction, server_of
from bot.chat.panels.lessons.problems import telling
from bot.chat.panels.lessons.problems.presses import (
    ANY,
    NextProblemButton,
    SolveButton,
    SolversButton,
)
from bot.chat.panels.tables.after import onward
from bot.chat.reply import Item, Reply, joined
from bot.domain.lessons.onward import PROBLEM
from bot.domain.lessons.problems import problem
from bot.domain.lessons.problems.problem import Problem
from bot.domain.shards import NOWHERE
from bot.services.lessons.problems import Answered
from bot.words import Words, naming
from render import Look
from rules.points import averaged


@doors.next_problem.opens
async def next_panel(interaction: Interaction, game: str) -> Reply:
    """Return a person's next problem, of a game or of any; RuleError for an unknown game."""
    wanted = None if game == ANY else rules.game(game).key
    found = await interaction.client.services.problems.next(interaction.user.id, wanted)
    return await open_panel(interaction, found.key, game)


@doors.problem.opens
async def open_panel(
    interaction: Interaction, key: str, game: str, choice: int | None = None
) -> Reply:
    """Make the panel of a problem: with answers to choose from, later with the right one."""
    services, user = interaction.client.services, interaction.user.id
    asked, server = problem.found(key), server_of(interaction)
    say = interaction.client.private(interaction).at(asked.game)
    look = await services.looks.look_of_player(server, user)
    if choice is None:
        done = await services.problems.answered(user, key)
    else:
        done = await services.problems.answer(user, server, key, choice)
    of_today = asked == (await services.problems.days()).of(services.problems.today)
    head = heading(asked, say, of_today=of_today)
    picture = sketch(asked, say, look)
    if done is None:
        items = [*_offered(asked, game, say, interaction.client.emoji)]
        return Reply(joined(head, telling.asked(asked, say)), items, sketch=picture)
    lines = [*solved(asked, done.choice, say), *_standing(done, say)]
    month = None if server == NOWHERE else f"{services.problems.today:%Y-%m}"
    items = await _onward(interaction, asked.game, game, month)
    return Reply(joined(head, telling.asked(asked, say), *lines), items, sketch=picture)


def heading(problem: Problem, say: Words, *, of_today: bool) -> str:
    """Return the heading of a problem: its game and grade, and whether it is today's."""
    key = "problem-head-day" if of_today else "problem-head"
    return say(key, game=say(f"game-{problem.game}"), grade=say(f"problem-{problem.grade}"))


def sketch(of: Problem, say: Words, look: Look) -> Sketch:
    """Return the position as its seat sees it, with computers on the other seats."""
    game, _, state, seat, _ = problem.position(of)
    named = naming.computer(say)
    names = [named(number) for number in range(1, len(state.hands) + 1)]
    return Sketch("hand", game.view(state, seat), names, say, look)


def solved(problem: Problem, choice: int, say: Words) -> Iterator[str]:
    """Yield the words for whether an answer is right, and why."""
    told, right = (telling.answer(problem, place, say) for place in (choice, problem.right))
    yield say(
        "problem-right" if choice == problem.right else "problem-wrong", answer=told, right=right
    )
    yield from telling.reasons(problem, say)


def _standing(done: Answered, say: Words) -> Iterator[str]:
    """Yield a person's rating and streak."""
    if not done.counts:
        yield say("problem-counted")
    gained = averaged(done.gained)
    change = say("problem-change", gained=gained) if done.counts else ""
    mu, margin = f"{done.rating.mu:.1f}", f"{done.rating.margin:.1f}"
    yield say("problem-standing", rating=mu, margin=margin, change=change, days=done.streak)


def _offered(problem: Problem, game: str, say: Words, emoji: Mapping[str, str]) -> Iterator[Item]:
    """Yield a button for each answer, in an order that reveals nothing; tiles have their emoji."""
    for place in problem.order:
        label, choice = telling.answer(problem, place, say), problem.choices[place]
        own = emoji.get(choice) if problem.kind in ("discard", "lead") else None
        yield SolveButton(problem.key, game, place).labelled(
            label, discord.ButtonStyle.primary, emoji=own
        )


async def _onward(interaction: Interaction, of: str, game: str, month: str | None) -> list[Item]:
    """Return the buttons to the next problem of a `game`, further steps, and the server's table.

    `of` is the game of the answered problem.
    """
    say = interaction.client.private(interaction)
    found = await onward.offered(interaction, PROBLEM, of)
    further = [step for step in found if step.kind != PROBLEM]
    on = NextProblemButton(game).labelled(say("button-problem-next"), discord.ButtonStyle.success)
    table = [SolversButton(month).labelled(say("button-problem-month"))] if month else []
    return [on, *onward.buttons(further, say), *table]
