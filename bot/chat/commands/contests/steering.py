"""`/organise round …`: results, the clock of a round, and people of a tournament."""

from __future__ import annotations

from collections.abc import Awaitable

import discord
from discord import app_commands

from bot.chat.commands.contests.tournament import Minutes
from bot.chat.commands.meaning import OfLeague, organised
from bot.chat.commands.slash import group, slash
from bot.chat.commands.typed import Points, Reason
from bot.chat.desk import Final
from bot.chat.panels.contests.tournament import steering as panel
from bot.chat.panels.contests.tournament.calling_off import ending_round
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.reply import Reply
from bot.domain.league.tournament import Tournament
from bot.domain.refusal import Refusal
from bot.services.contests.steering import Order, Steering


@slash("command-round-result", round="option-of-round")
async def result(
    interaction: Interaction,
    result: Points,
    round: app_commands.Range[int, 0, 100] = 0,
    why: Reason = "",
    league: OfLeague = None,
) -> Reply:
    """Enter or correct the result of a match."""
    order = await _order(interaction, why, league)
    return await _answered(interaction, order, _steering(interaction).result(order, result, round))


@slash("command-round-extend", time="option-more-time")
async def extend(
    interaction: Interaction, time: Minutes, why: Reason = "", league: OfLeague = None
) -> Reply:
    """Give the round more time."""
    order = await _order(interaction, why, league)
    return await _answered(interaction, order, _steering(interaction).extend(order, time))


@slash("command-round-pause")
async def pause(interaction: Interaction, why: Reason = "", league: OfLeague = None) -> Reply:
    """Stop the clock of the round."""
    order = await _order(interaction, why, league)
    return await _answered(interaction, order, _steering(interaction).pause(order))


@slash("command-round-resume")
async def resume(interaction: Interaction, why: Reason = "", league: OfLeague = None) -> Reply:
    """Restart the clock of the round."""
    order = await _order(interaction, why, league)
    return await _answered(interaction, order, _steering(interaction).resume(order))


@slash("command-round-end")
async def end(interaction: Interaction, why: Reason = "", league: OfLeague = None) -> Final:
    """End the round now."""
    return ending_round(await _order(interaction, why, league))


@slash("command-round-walkover")
async def walkover(
    interaction: Interaction, player: discord.User, why: Reason = "", league: OfLeague = None
) -> Reply:
    """Give a person a walkover."""
    order = await _order(interaction, why, league)
    return await _answered(interaction, order, _steering(interaction).walk_over(order, player.id))


@slash("command-round-swap", other="option-other-player")
async def swap(
    interaction: Interaction,
    player: discord.User,
    other: discord.User,
    why: Reason = "",
    league: OfLeague = None,
) -> Reply:
    """Swap two people before their matches begin."""
    order = await _order(interaction, why, league)
    swapped = _steering(interaction).swap(order, player.id, other.id)
    return await _answered(interaction, order, swapped)


@slash("command-round-withdraw")
async def withdraw(
    interaction: Interaction, player: discord.User, why: Reason = "", league: OfLeague = None
) -> Final:
    """Withdraw a person from a tournament."""
    return panel.withdrawing(await _order(interaction, why, league), player.id)


@slash("command-round-back")
async def back(
    interaction: Interaction, player: discord.User, why: Reason = "", league: OfLeague = None
) -> Reply:
    """Put a person who has withdrawn back into a tournament."""
    order = await _order(interaction, why, league)
    return await _answered(interaction, order, _steering(interaction).put_back(order, player.id))


def rounds() -> app_commands.Group:
    """Make the group of commands that steer a tournament."""
    clock, matches = (extend, pause, resume, end), (result, walkover, swap)
    return group("command-organise-round", *clock, *matches, withdraw, back)


def _steering(interaction: Interaction) -> Steering:
    return interaction.client.services.steering


async def _order(interaction: Interaction, why: str, league: str | None) -> Order:
    """Return an order for a league's last tournament.

    Refusal unless the person organises the league and it has had a tournament.
    """
    chosen = await organised(interaction, league)
    cup = await interaction.client.services.tournaments.last(chosen)
    if cup is None:
        raise Refusal("no-tournament")
    return Order(chosen, cup.id, interaction.user.id, why)


async def _answered(interaction: Interaction, order: Order, act: Awaitable[Tournament]) -> Reply:
    """Carry out the act of an order; return the organisers' panel, headed by the log's line about
    it.
    """
    await act
    return await panel.done(interaction, order.tournament)
