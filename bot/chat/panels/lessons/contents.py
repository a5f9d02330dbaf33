"""The games with lessons and the lessons of one, with the positions a person has learned."""

from __future__ import annotations

import discord

import rules
from bot.chat.panels import doors
from bot.chat.panels.frame.answer import Interaction
from bot.chat.panels.lessons import position
from bot.chat.panels.lessons.presses import (
    AFRESH,
    GAMES,
    SEE,
    FirstDealButton,
    LearnButton,
    LearnSelect,
    LessonButton,
)
from bot.chat.reply import Item, Reply, joined, selectable
from bot.domain.lessons import asking, lesson
from bot.domain.refusal import Refusal
from bot.words import Words


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
    return _games(learned, say) if game == GAMES else _lessons(game, learned, say)


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


def _lessons(game: str, learned: frozenset[str], say: Words) -> Reply:
    """Return each position of the lessons of a game, marked if it is learned."""
    every = lesson.every(game)
    if not every:
        raise Refusal("stale")
    say, lines, offered = say.at(game), [], {}
    for taught in lesson.of_game(game):
        lines.append(f"**{say(f'learn-{taught.name}')}**")
        for at in taught.positions:
            title = say(f"learn-{at.key}-title")
            lines.append(
                say("learn-position", done="yes" if at.key in learned else "no", title=title)
            )
            offered[f"{at.lesson} {at.name}"] = title
    head = say("learn-contents", game=say(f"game-{game}"))
    choice = LearnSelect(game).offering(selectable(offered), say("learn-choose"))
    return Reply(joined(head, *lines), [choice, *_onward(game, learned, say)])


def _onward(game: str, learned: frozenset[str], say: Words) -> list[Item]:
    """Return the buttons for the next position, a whole deal, and the other games."""
    undone = asking.undone(lesson.every(game), learned)
    items: list[Item] = []
    if undone:
        on = LessonButton(undone.lesson, undone.name, SEE, AFRESH)
        items.append(on.labelled(say("button-learn-next"), discord.ButtonStyle.success))
    items.append(FirstDealButton(game).shown(say, bright=undone is None))
    items.append(LearnButton(GAMES).labelled(say("button-learn-games")))
    return items
