"""The commands `/play`, `/takeback`, `/hand`, `/scores`, `/rules` and `/words`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands import autocomplete
from bot.chat.commands.translator import named, worded
from bot.chat.commands.typed import Pieces
from bot.chat.panels.frame.answer import Interaction, Place, answer, number_of, table_of
from bot.chat.panels.tables.book import glossary, guide
from bot.chat.panels.tables.hand import hand
from bot.chat.panels.tables.match import scores, votes
from bot.chat.reply import Reply
from bot.words import telling
from rules import Move, RuleError


def commands() -> tuple[app_commands.Command[Any, ..., None], ...]:
    """Make the commands of a player."""
    return _play(), _take_back(), _hand(), _scores(), _rules(), _words()


def _play() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-play"), description=named("command-play-about"))
    @worded(move="option-move")
    async def play(interaction: discord.Interaction[Any], move: Pieces) -> None:
        async def work() -> Reply:
            tables = interaction.client.services.tables
            wanted = await _meant(interaction, move)
            number = await number_of(interaction)
            user = interaction.user.id
            table = await tables.playing.play(number, user, wanted, press=interaction.id)
            interaction.client.services.read_marks.look(table, interaction.user.id)
            return await hand.open_panel(interaction, table)

        await answer(interaction, work)

    @play.autocomplete("move")
    async def offer(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        found = await _offered(interaction)
        return autocomplete.choices(((name, str(move)) for name, move in found), typed)

    return play


async def _offered(interaction: Interaction) -> list[tuple[str, Move]]:
    """Return the legal moves of the person who types, with their words; empty if there are none."""
    try:
        table = await table_of(interaction)
    except RuleError:
        return []
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        return []
    say = interaction.client.private(interaction).at(table.key)
    return [(telling.move(say, move), move) for move in table.legal(seat)]


async def _meant(interaction: Interaction, text: str) -> Move:
    """Return the move a person has typed, in the words of their language or in its short form."""
    for name, move in await _offered(interaction):
        if text.strip().casefold() == name.casefold():
            return move
    return Move.parse(text)


def _take_back() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-takeback"), description=named("command-takeback-about")
    )
    async def take_back(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda: votes.ask_back(interaction), Place.PUBLIC)

    return take_back


def _hand() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-hand"), description=named("command-hand-about"))
    async def look(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda: hand.open_panel(interaction))
        await interaction.client.screen.publish(interaction)

    return look


def _scores() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-scores"), description=named("command-scores-about"))
    async def score(interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda: scores.open_panel(interaction))

    return score


def _rules() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-rules"), description=named("command-rules-about"))
    @worded(game="option-game")
    @app_commands.choices(game=autocomplete.GAMES)
    async def explain(interaction: discord.Interaction[Any], game: str | None = None) -> None:
        await answer(interaction, lambda: guide.open_panel(interaction, game))

    return explain


def _words() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-words"), description=named("command-words-about"))
    @worded(game="option-game")
    @app_commands.choices(game=autocomplete.GAMES)
    async def name(interaction: discord.Interaction[Any], game: str | None = None) -> None:
        await answer(interaction, lambda: glossary.open_panel(interaction, game))

    return name
