"""The commands of a player: `/play|takeback|hand|scores|rules|words|catchup|replay|games`."""

from __future__ import annotations

from discord import app_commands

from bot.chat.commands import autocomplete
from bot.chat.commands.autocomplete import Game
from bot.chat.commands.slash import declared, slash
from bot.chat.commands.typed import Pieces, ShareText
from bot.chat.panels.frame.answer import answer
from bot.chat.panels.frame.interaction import Interaction, Place, channel_of, number_of, table_of
from bot.chat.panels.people import whereabouts
from bot.chat.panels.tables.after import replay
from bot.chat.panels.tables.board import catching_up
from bot.chat.panels.tables.book import guide
from bot.chat.panels.tables.hand import hand
from bot.chat.panels.tables.match import scores, votes
from bot.chat.reply import Reply
from bot.domain.typed import compared, normal
from bot.words import telling
from rules import Move, RuleError


@slash("command-play")
async def play(interaction: Interaction, move: Pieces) -> Reply:
    """Make a move, and show the hand after it."""
    services, user = interaction.client.services, interaction.user.id
    wanted = await _meant(interaction, move)
    number = await number_of(interaction)
    table = await services.tables.playing.play(number, user, wanted, press=interaction.id)
    services.read_marks.look(table, user)
    return await hand.open_panel(interaction, table)


@play.autocomplete("move")
async def _offer_moves(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    found = await _offered(interaction)
    return autocomplete.choices(((name, str(move)) for name, move in found), typed)


async def _offered(interaction: Interaction) -> list[tuple[str, Move]]:
    """Return the name and the move for each legal move of the person who types."""
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
        if compared(text) == compared(name):
            return move
    return Move.parse(normal(text))


@slash("command-takeback", Place.PUBLIC)
async def take_back(interaction: Interaction) -> Reply:
    """Ask the others to let the person take back their last move."""
    return await votes.ask_back(interaction)


@declared("command-hand")
async def show_hand(interaction: Interaction) -> None:
    """Show a person's hand, and update the table's message."""
    await answer(interaction, lambda: hand.open_panel(interaction))
    await interaction.client.screen.publish(interaction)


@slash("command-scores")
async def show_scores(interaction: Interaction) -> Reply:
    """Show the scores of this channel's match."""
    return await scores.open_panel(interaction)


@slash("command-rules")
async def show_rules(interaction: Interaction, game: Game | None = None) -> Reply:
    """Show the rules of a game, by default of the game at this channel's table."""
    return await guide.open_panel(interaction, game)


@slash("command-words")
async def show_words(interaction: Interaction, game: Game | None = None) -> Reply:
    """Show the words of a game, by default of the game at this channel's table."""
    return await guide.open_words(interaction, game)


@slash("command-catchup")
async def catch_up(interaction: Interaction) -> Reply:
    """Show the moves that a person has missed."""
    return await catching_up.open_panel(interaction)


games = slash("command-games")(whereabouts.open_panel)


@slash("command-replay", deal="option-which-deal", text="option-share-text")
async def again(
    interaction: Interaction,
    deal: app_commands.Range[int, 1, 9999] | None = None,
    text: ShareText | None = None,
) -> Reply:
    """Show a finished deal: the one that somebody shared as `text`, otherwise one of this channel.

    `deal` is its number in the channel's match; by default it is the last finished deal.
    """
    if text:
        return await replay.open_text(interaction, text)
    table = await interaction.client.services.replays.at(channel_of(interaction))
    return await replay.open_panel(interaction, table, deal)


COMMANDS = (
    *(play, take_back, show_hand, show_scores, show_rules, show_words),
    *(catch_up, again, games),
)
