"""`/appraise`: what a winning hand of mahjong is worth."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot import appraisal
from bot.commands.translator import named
from bot.panels.answer import Interaction, answer
from bot.panels.reply import Reply
from bot.words import Words, telling
from rules import RuleError, differences
from rules.mahjong import appraise
from rules.mahjong.sheets import VARIANTS

WAYS = [app_commands.Choice(name=named(f"way-{way}"), value=way) for way in appraisal.WAYS]
Streak = app_commands.Range[int, 0, 20]
Discarded = app_commands.Range[int, 0, 2]


def command() -> app_commands.Command[Any, ..., None]:
    """The score calculator."""

    @app_commands.command(
        name=named("command-appraise"), description=named("command-appraise-about")
    )
    @app_commands.rename(
        ruleset=named("option-ruleset"),
        hand=named("option-tiles"),
        tile=named("option-tile"),
        way=named("option-way"),
        melds=named("option-melds"),
        flowers=named("option-flowers"),
        gold=named("option-gold"),
        dealer=named("option-dealer"),
        streak=named("option-streak"),
        discarded=named("option-discarded"),
    )
    @app_commands.describe(
        ruleset=named("option-ruleset-about"),
        hand=named("option-tiles-about"),
        tile=named("option-tile-about"),
        way=named("option-way-about"),
        melds=named("option-melds-about"),
        flowers=named("option-flowers-about"),
        gold=named("option-gold-about"),
        dealer=named("option-dealer-about"),
        streak=named("option-streak-about"),
        discarded=named("option-discarded-about"),
    )
    @app_commands.choices(way=WAYS)
    @app_commands.guild_only()
    async def appraises(
        interaction: discord.Interaction[Any],
        ruleset: str,
        hand: str,
        tile: str = "",
        way: str = "self_draw",
        melds: str = "",
        flowers: str = "",
        gold: str = "",
        dealer: bool = False,
        streak: Streak = 0,
        discarded: Discarded = 0,
    ) -> None:
        async def work() -> Reply:
            about = (tile, way, melds, flowers, gold, dealer, streak, discarded)
            return await _appraised(interaction, ruleset, appraisal.sheet(hand, *about))

        await answer(interaction, work)

    @appraises.autocomplete("ruleset")
    async def offer(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        known = _known(interaction.client.private(interaction))
        return [
            app_commands.Choice(name=name, value=key)
            for name, key in known.items()
            if typed.casefold() in name.casefold()
        ]

    return appraises


def _known(say: Words) -> dict[str, str]:
    """Every set of mahjong rules by its name."""
    return {say(f"game-{one.key}"): one.key for one in VARIANTS}


async def _appraised(interaction: Interaction, ruleset: str, sheet: dict[str, Any]) -> Reply:
    """The worth of a hand, under the house rules of this channel's table where it plays so."""
    say = interaction.client.private(interaction)
    key = _known(say).get(ruleset, ruleset)
    say = say.at(key)
    house, changes = {}, ""
    try:
        one = await interaction.client.tables.at(interaction.channel_id or 0)
    except RuleError:
        one = None
    if one and one.key == key:
        house = differences(one.options, next(iter(one.game.presets.values())))
        changes = telling.changes(say, one.game, one.preset, one.options)
    lines = [*appraisal.worth(say, appraise(key, sheet, house), sheet["dealer"])]
    lines += [say("appraise-house", differences=changes)] if changes else []
    return Reply("\n".join(lines))
