"""The commands `/league create|rules|game|channel|join|leave|standings|season|close|archive|…`."""

from __future__ import annotations

from functools import partial

from discord import app_commands

import rules
from bot.chat.commands import autocomplete
from bot.chat.commands.autocomplete import Game, Preset
from bot.chat.commands.contests.tournament import tournament
from bot.chat.commands.league import seasons, upkeep
from bot.chat.commands.meaning import OfLeague, meant, organised, renewing
from bot.chat.commands.slash import Then, group, slash
from bot.chat.commands.typed import NewName, OneOf, Points, Reason, worded
from bot.chat.desk import Final
from bot.chat.panels.frame import people
from bot.chat.panels.frame.interaction import Interaction, channel_of, table_here, table_of
from bot.chat.panels.frame.rights import check_organises
from bot.chat.panels.league import corrections, ladder, log_of_acts, standings_message, terms
from bot.chat.reply import Reply
from bot.domain.contests import days
from bot.domain.league.charter import STAKE
from bot.domain.tables.table import Table
from bot.words.spelling import escaped

Number = app_commands.Range[int, 1, 100_000]
Counted = app_commands.Transform[str, OneOf(worded("game", (*autocomplete.GAMES, days.KEY)))]
"""A command's parameter for a game with standings of its own, or for the deals of the day."""


@slash("command-league-create")
async def create(interaction: Interaction, name: NewName, game: Game | None = None) -> Then:
    """Create a league, by default with the game of this channel's table."""
    await check_organises(interaction)
    client, channel = interaction.client, channel_of(interaction)
    by, guild = interaction.user.id, interaction.guild_id or 0
    table = await table_here(interaction)
    played = game or (table.key if table else None)
    league = await client.services.leagues.create(guild, by, name, channel, played)
    await people.known(interaction, interaction.user)
    say = client.private(interaction)
    here = channel in await client.services.leagues.channels(league)
    key = "league-created" if here else "league-created-elsewhere"
    told = (say(key, league=escaped(league.name)), *terms.games(league.charter, say))
    return renewing(interaction, league, Reply("\n".join(told)))


@slash("command-league-rules")
async def show_rules(interaction: Interaction, league: OfLeague = None) -> Reply:
    """Show the rules of a league."""
    return await terms.open_panel(interaction, await meant(interaction, league))


@slash("command-league-game", stake="option-worth")
async def play(
    interaction: Interaction,
    game: Game,
    stake: app_commands.Range[int, 0, STAKE] | None = None,
    preset: Preset | None = None,
    here: bool = False,
    drop: bool = False,
    league: OfLeague = None,
) -> Then:
    """Let a game count in a league, with its house rules and its stake; or drop it."""
    shown, leagues = await organised(interaction, league), interaction.client.services.leagues
    by = interaction.user.id
    if drop:
        shown = await leagues.drop_game(shown, by, game)
    else:
        table = await _table_of(interaction, game) if here else None
        chosen = autocomplete.preset_meant(interaction, game, preset)
        shown = await leagues.set_game(shown, by, game, preset=chosen, stake=stake, table=table)
    return _afresh(interaction, await terms.open_panel(interaction, shown))


def _afresh(interaction: Interaction, reply: Reply) -> Then:
    """Return an answer after which the table of this channel is redrawn."""
    return Then(reply, partial(interaction.client.screen.publish, interaction, afresh=True))


async def _table_of(interaction: Interaction, game: str) -> Table:
    """Return the table of this channel; RuleError if it plays another game."""
    table = await table_of(interaction)
    if table.key != game:
        raise rules.RuleError("The table here plays another game.", "other-game")
    return table


@slash("command-league-channel")
async def channel(interaction: Interaction, counts: bool = True, league: OfLeague = None) -> Then:
    """Choose whether matches in this channel count in a league."""
    chosen, here = await organised(interaction, league), channel_of(interaction)
    if bound := await interaction.client.services.tables.counting.bound(here):
        await check_organises(interaction, bound.league)
    await interaction.client.services.leagues.bind(chosen, interaction.user.id, here, counts)
    say = interaction.client.private(interaction)
    key = "league-bound" if counts else "league-unbound"
    reply = Reply(say(key, league=escaped(chosen.name), channel=f"<#{here}>"))
    return _afresh(interaction, reply)


@slash("command-league-join")
async def join(interaction: Interaction, league: OfLeague = None) -> Then:
    """Join a league."""
    chosen = await meant(interaction, league)
    reply = await standings_message.joined(interaction, chosen)
    return renewing(interaction, chosen, reply)


@slash("command-league-leave")
async def leave(interaction: Interaction, league: OfLeague = None) -> Then:
    """Leave a league."""
    chosen = await meant(interaction, league)
    reply = await standings_message.left(interaction, chosen)
    return renewing(interaction, chosen, reply)


@slash("command-league-standings")
async def standings(
    interaction: Interaction,
    league: OfLeague = None,
    season: Number | None = None,
    game: Counted = "",
) -> Reply:
    """Show the standings of a season, in one game or in all."""
    return await ladder.open_panel(interaction, await meant(interaction, league), season, 0, game)


@slash("command-league-report", why="option-source")
async def report(
    interaction: Interaction, game: Game, result: Points, why: Reason = "", league: OfLeague = None
) -> Final:
    """Enter the result of a match that was played elsewhere."""
    chosen = await organised(interaction, league)
    return corrections.reporting(chosen, game, result, why)


@slash("command-league-log")
async def log(interaction: Interaction) -> Reply:
    """Show the acts of the organisers."""
    return await log_of_acts.open_panel(interaction)


LEAGUE = group(
    "command-league",
    create,
    show_rules,
    play,
    channel,
    standings,
    report,
    seasons.schedule,
    tournament,
    seasons.season,
    log,
    join,
    leave,
    upkeep.rename,
    upkeep.remove,
    upkeep.organisers,
    seasons.site,
    seasons.close,
    seasons.reopen,
    seasons.archive,
)
