"""`/organise round …`: results, the clock of a round, and people of a tournament."""

from __future__ import annotations

from collections.abc import Awaitable

import discord
from discord import app_commands

from bot.chat.commands.contests.tournament import Minutes, offer_spans
from bot.chat.commands.meaning import offer_leagues, organised
from bot.chat.commands.slash import declared, group, slash
from bot.chat.commands.typed import Name, Points, Reason
from bot.chat.desk import Final
from bot.chat.panels.contests.tournament import steering as panel
from bot.chat.panels.contests.tournament.calling_off import ending_round
from bot.chat.panels.frame.answer import Interaction
from bot.chat.panels.frame.asking import asked
from bot.chat.reply import Reply
from bot.domain.league.tournament import Tournament
from bot.domain.refusal import Refusal
from bot.services.contests.steering import Order, Steering

SAID = {"why": "option-why", "league": "option-league"}


@app_commands.autocomplete(league=offer_leagues)
@slash("command-round-result", result="option-result", round="option-of-round", **SAID)
async def result(
    interaction: Interaction,
    result: Points,
    round: app_commands.Range[int, 0, 100] = 0,
    why: Reason = "",
    league: Name | None = None,
) -> Reply:
    """Enter or correct the result of a match."""
    order = await _order(interaction, why, league)
    return await _answered(interaction, order, _steering(interaction).result(order, result, round))


@app_commands.autocomplete(time=offer_spans)
@app_commands.autocomplete(league=offer_leagues)
@slash("command-round-extend", time="option-more-time", **SAID)
async def extend(
    interaction: Interaction, time: Minutes, why: Reason = "", league: Name | None = None
) -> Reply:
    """Give the round more time."""
    order = await _order(interaction, why, league)
    return await _answered(interaction, order, _steering(interaction).extend(order, time))


@app_commands.autocomplete(league=offer_leagues)
@slash("command-round-pause", **SAID)
async def pause(interaction: Interaction, why: Reason = "", league: Name | None = None) -> Reply:
    """Stop the clock of the round."""
    order = await _order(interaction, why, league)
    return await _answered(interaction, order, _steering(interaction).pause(order))


@app_commands.autocomplete(league=offer_leagues)
@slash("command-round-resume", **SAID)
async def resume(interaction: Interaction, why: Reason = "", league: Name | None = None) -> Reply:
    """Let the clock of the round run again."""
    order = await _order(interaction, why, league)
    return await _answered(interaction, order, _steering(interaction).resume(order))


@app_commands.autocomplete(league=offer_leagues)
@declared("command-round-end", **SAID)
async def end(interaction: Interaction, why: Reason = "", league: Name | None = None) -> None:
    """Ask before the round is ended now."""

    async def final() -> Final:
        return ending_round(await _order(interaction, why, league))

    await asked(interaction, final)


@app_commands.autocomplete(league=offer_leagues)
@slash("command-round-walkover", player="option-player", **SAID)
async def walkover(
    interaction: Interaction, player: discord.User, why: Reason = "", league: Name | None = None
) -> Reply:
    """Give a person a walkover."""
    order = await _order(interaction, why, league)
    return await _answered(interaction, order, _steering(interaction).walk_over(order, player.id))


@app_commands.autocomplete(league=offer_leagues)
@slash("command-round-swap", player="option-player", other="option-other-player", **SAID)
async def swap(
    interaction: Interaction,
    player: discord.User,
    other: discord.User,
    why: Reason = "",
    league: Name | None = None,
) -> Reply:
    """Swap two people before their matches begin."""
    order = await _order(interaction, why, league)
    swapped = _steering(interaction).swap(order, player.id, other.id)
    return await _answered(interaction, order, swapped)


@app_commands.autocomplete(league=offer_leagues)
@declared("command-round-withdraw", player="option-player", **SAID)
async def withdraw(
    interaction: Interaction, player: discord.User, why: Reason = "", league: Name | None = None
) -> None:
    """Withdraw a person; ask before if that ends the round."""

    async def final() -> Final:
        return panel.withdrawing(await _order(interaction, why, league), player.id)

    await asked(interaction, final)


@app_commands.autocomplete(league=offer_leagues)
@slash("command-round-back", player="option-player", **SAID)
async def back(
    interaction: Interaction, player: discord.User, why: Reason = "", league: Name | None = None
) -> Reply:
    """Put a person back."""
    order = await _order(interaction, why, league)
    return await _answered(interaction, order, _steering(interaction).put_back(order, player.id))


def rounds() -> app_commands.Group:
    """Make the group of commands that steer a tournament."""
    clock, matches = (extend, pause, resume, end), (result, walkover, swap)
    return group("command-organise-round", *clock, *matches, withdraw, back)


def _steering(interaction: Interaction) -> Steering:
    return interaction.client.services.steering


async def _order(interaction: Interaction, why: str, league: str | None) -> Order:
    """Return the order of an organiser; RuleError for others, or without a tournament."""
    chosen = await organised(interaction, league)
    cup = await interaction.client.services.tournaments.last(chosen)
    if cup is None:
        raise Refusal("no-tournament")
    return Order(chosen, cup.id, interaction.user.id, why)


async def _answered(interaction: Interaction, order: Order, act: Awaitable[Tournament]) -> Reply:
    """Carry an order out, tell it, and show the organisers' panel."""
    await act
    return await panel.done(interaction, order.tournament)
