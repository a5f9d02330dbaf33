"""The games with lessons, and the lessons of each, with the positions a person has learned."""

from __future__ import annotations

from collections.abc import Sequence

import rules
from bot.chat.component import SECONDARY, SUCCESS
from bot.chat.panels import doors
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.lessons import position
from bot.chat.panels.lessons.expert import ExpertButton
from bot.chat.panels.lessons.presses import (
    AFRESH,
    GAMES,
    SEE,
    FirstDealButton,
    LearnButton,
    LearnSelect,
    LessonButton,
    beyond,
)
from bot.chat.reply import Item, Reply, joined, selectable
from bot.domain.lessons import asking, lesson
from bot.domain.refusal import Refusal
from bot.words import Words


@doors.next_lesson.opens
async def begin(interaction: Interaction, game: str | None) -> Reply:
    """Return the next position for a person in a game; without a game, all games with lessons.

    Once every position is learned, return the contents of the game's lessons.
    """
    if game is None:
        return await open_panel(interaction, GAMES)
    learned = await interaction.client.services.progress.of(interaction.user.id)
    undone = asking.undone(lesson.every(game), learned)
    if undone is None:
        return await open_panel(interaction, game)
    return await position.open_panel(interaction, undone.lesson, undone.name, SEE, AFRESH)


@doors.lessons.opens
async def open_panel(interaction: Interaction, game: str) -> Reply:
    """Make the panel with the lessons of a game, or with all games."""
    learned = await interaction.client.services.progress.of(interaction.user.id)
    say = interaction.client.private(interaction)
    if game == GAMES:
        return _games(learned, say)
    return _lessons(game, learned, say, await _onward(interaction, game, learned))


def _games(learned: frozenset[str], say: Words) -> Reply:
    """Return the panel of all games, with the number of positions that the reader has learned."""
    names, lines = {}, []
    for game in rules.GAMES:
        every = lesson.every(game.key)
        done = sum(position.key in learned for position in every)
        names[game.key] = say(f"game-{game.key}")
        lines.append(say("learn-game", game=names[game.key], done=done, count=len(every)))
    choice = LearnSelect(GAMES).offering(selectable(names), say("learn-choose-game"))
    return Reply(joined(say("learn-games"), *lines), [choice])


def _lessons(game: str, learned: frozenset[str], say: Words, further: Sequence[Item]) -> Reply:
    """Return each position of the lessons of a game, marked if it is learned."""
    every = lesson.every(game)
    if not every:
        raise Refusal("stale")
    say, lines, offered = say.at(game), list[str](), {}
    lessons = lesson.of_game(game)
    for taught in lessons:
        lines += [f"**{say(f'learn-{taught.name}')}**"] if len(lessons) > 1 else []
        for at in taught.positions:
            title = say(f"learn-{at.key}-title")
            lines.append(
                say("learn-position", done="yes" if at.key in learned else "no", title=title)
            )
            offered[f"{at.lesson} {at.name}"] = title
    head = say("learn-contents", game=say(f"game-{game}"))
    choice = LearnSelect(game).offering(selectable(offered), say("learn-choose"))
    return Reply(joined(head, *lines), [choice, *further, ExpertButton(game).worded(say)])


async def _onward(interaction: Interaction, game: str, learned: frozenset[str]) -> Sequence[Item]:
    """Return the buttons to the next position and a whole deal, or to steps after the lessons.

    The last button leads to the other games.
    """
    say = interaction.client.private(interaction)
    games = LearnButton(GAMES).labelled(say("button-learn-games"))
    undone = asking.undone(lesson.every(game), learned)
    if undone is None:
        return [*await beyond(interaction, game, say), games]
    following = LessonButton(undone.lesson, undone.name, SEE, AFRESH)
    following.labelled(say("button-learn-next"), SUCCESS)
    return [following, FirstDealButton(game).worded(say, style=SECONDARY), games]
