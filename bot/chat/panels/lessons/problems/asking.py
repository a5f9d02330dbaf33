"""A problem for one person, and the result of their answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import rules
from bot.chat.component import PRIMARY, SUCCESS
from bot.chat.painting import Sketch
from bot.chat.panels import doors
from bot.chat.panels.frame.interaction import Interaction, person, server_of
from bot.chat.panels.lessons.problems import resuming, telling
from bot.chat.panels.lessons.problems.presses import (
    ANY,
    NextProblemButton,
    SolveButton,
    SolversButton,
)
from bot.chat.panels.tables.after import onward
from bot.chat.panels.tables.controls.hinted import ringed
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Item, Reply, joined
from bot.domain.lessons.onward import PROBLEM
from bot.domain.lessons.problems import problem, resumed, scoring
from bot.domain.lessons.problems.problem import Problem
from bot.domain.lessons.problems.tiles import completed
from bot.domain.shards import NOWHERE
from bot.services.lessons.problems import Answered
from bot.words import Words, problems
from render import Look
from rules import Move
from rules.mahjong.claims import WIN
from rules.points import signed

GROUPED = ("waits", "discard", "claim")
"""The kinds of problems whose answer shows the groups of each win."""


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
    """Make the panel of a problem: with answers to choose from, later with the right one.

    `choice` is the place of the answer just given, if any. The button for the next problem stays
    within `game`.
    """
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
    table = resumed.table(asked, problems.players(asked, say, person(interaction)))
    glance = Glance.at(table, asked.seat, say, look=look)
    if done is None:
        items = [*_offered(asked, game, say, interaction.client.emoji)]
        text = joined(head, problems.asked(asked, say))
        return Reply(text, items, sketch=sketch(asked, say, look, table.names))
    lines = [*solved(asked, done.choice, glance), *_standing(done, say)]
    month = None if server == NOWHERE else f"{services.problems.today:%Y-%m}"
    items = await _onward(interaction, asked, game, month)
    text = joined(head, problems.asked(asked, say), *lines)
    return Reply(text, items, sketch=solution(asked, done.choice, glance))


def heading(problem: Problem, say: Words, *, of_today: bool) -> str:
    """Return the heading of a problem: its game and grade, and whether it is today's."""
    key = "problem-head-day" if of_today else "problem-head"
    return say(key, game=say(f"game-{problem.game}"), grade=say(f"problem-{problem.grade}"))


def sketch(of: Problem, say: Words, look: Look, names: Sequence[str] = ()) -> Sketch:
    """Return the position as its seat sees it; without `names`, all players are computers."""
    game, _, state, seat, _ = problem.position(of)
    names = names or [player.name for player in problems.players(of, say)]
    return Sketch("hand", game.view(state, seat), names, say, look)


def solution(of: Problem, chosen: int, glance: Glance) -> Sketch:
    """Return the picture of the right answer.

    It is the sheet of a win, the groups with which the hand wins, or the position. In the position,
    the pieces of the right answer and of the chosen one are ringed.
    """
    position, say, names, look = problem.position(of), glance.say, glance.table.names, glance.look
    if of.kind == "worth":
        won = position.game.apply(position.state, of.seat, WIN).state
        return Sketch("scores", position.game.view(won, of.seat), names, say, look)
    if of.kind in GROUPED:
        each = tuple(win.reading for _, win in completed(position, of.question))
        return Sketch("readings", glance.view, names, say, look, (("each", each),))
    right, own = (_pieces(of, place, glance) for place in (of.right, chosen))
    return Sketch("hand", glance.view, names, say, look, (("choice", right), ("instead", own)))


def _pieces(of: Problem, place: int, glance: Glance) -> tuple[str, ...]:
    """Return the pieces of an answer in the picture."""
    choice = of.choices[place]
    return tuple(choice.split()) if of.kind == "lead" else ringed(glance.view, Move.parse(choice))


def solved(problem: Problem, choice: int, glance: Glance) -> Iterator[str]:
    """Yield the lines that tell whether an answer is right, and why."""
    say = glance.say
    told, right = (problems.answer(problem, place, say) for place in (choice, problem.right))
    yield say(
        "problem-right" if choice == problem.right else "problem-wrong", answer=told, right=right
    )
    yield from telling.reasons(problem, choice, glance)
    if problem.kind in GROUPED:
        yield say("problem-groups")


def _standing(done: Answered, say: Words) -> Iterator[str]:
    """Yield a person's rating and streak."""
    if not done.counts:
        yield say("problem-counted")
    rating = done.rating
    gained = signed(scoring.points(rating.mu) - scoring.points(rating.mu - done.gained))
    change = say("problem-change", gained=gained) if done.counts else ""
    doubt = scoring.doubt(rating)
    margin = say("problem-margin", margin=doubt) if doubt else ""
    about = {"points": scoring.points(rating.mu), "word": say(f"rating-{scoring.word(rating)}")}
    yield say("problem-rating", **about, margin=margin, change=change, days=done.streak)


def _offered(problem: Problem, game: str, say: Words, emoji: Mapping[str, str]) -> Iterator[Item]:
    """Yield a button for each answer, in an order that reveals nothing; tiles have their emoji."""
    for place in problem.order:
        label, choice = problems.answer(problem, place, say), problem.choices[place]
        own = emoji.get(choice) if problem.kind in ("discard", "lead") else None
        yield SolveButton(problem.key, game, place).labelled(label, PRIMARY, emoji=own)


async def _onward(
    interaction: Interaction, of: Problem, game: str, month: str | None
) -> list[Item]:
    """Return the buttons after an answer.

    They lead to the next problem of a `game`, to the answered problem played out, to further steps,
    and to the server's table of the `month`, if one is given.
    """
    say = interaction.client.private(interaction)
    found = await onward.offered(interaction, PROBLEM, of.game)
    further = [step for step in found if step.kind != PROBLEM]
    on = NextProblemButton(game).worded(say, style=SUCCESS)
    table = [SolversButton(month).worded(say)] if month else []
    return [on, *resuming.button(of, game, say), *onward.buttons(further, say), *table]
