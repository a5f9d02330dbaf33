"""`/appraise`: the worth of a winning hand of mahjong."""

from __future__ import annotations

from typing import Any

from discord import app_commands

import render
from bot.chat.commands import autocomplete
from bot.chat.commands.slash import slash
from bot.chat.commands.translator import named
from bot.chat.commands.typed import Name, Pieces
from bot.chat.panels.frame.answer import Interaction, channel_of
from bot.chat.reply import Reply
from bot.words import Words, appraisal, choosing
from rules import RuleError, differences
from rules.mahjong import appraise
from rules.mahjong.described import FLAGS
from rules.mahjong.sheets import variants

WAYS = [app_commands.Choice(name=named(f"way-{way}"), value=way) for way in appraisal.WAYS]
CLOSED = [app_commands.Choice(name=named(f"closed-{who}"), value=who) for who in appraisal.CLOSED]
MOMENT = [app_commands.Choice(name=named(f"moment-{flag}"), value=flag) for flag in FLAGS]
Streak = app_commands.Range[int, 0, 20]
Discarded = app_commands.Range[int, 0, 2]
OPTIONS = {
    "ruleset": "ruleset",
    "hand": "tiles",
    "tile": "tile",
    "way": "way",
    "melds": "melds",
    "dealer": "dealer",
    "giver_deals": "giver",
    "closed": "closed",
    "flowers": "flowers",
    "gold": "gold",
    "streak": "streak",
    "discarded": "discarded",
    "xi": "xi",
    "wilds": "wilds",
    "winds": "winds",
    "moment": "moment",
    "limited": "limited",
}
"""The key of each parameter's words, without `option-`."""


async def _offer(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the sets of mahjong rules by name."""
    return autocomplete.choices(_known(interaction.client.private(interaction)).items(), typed)


def _known(say: Words) -> dict[str, str]:
    """Return every set of mahjong rules by name."""
    return {say(f"game-{variant.key}"): variant.key for variant in variants()}


@slash("command-appraise", **{name: f"option-{word}" for name, word in OPTIONS.items()})
@app_commands.choices(way=WAYS, closed=CLOSED, moment=MOMENT)
@app_commands.autocomplete(ruleset=_offer)
async def appraises(
    interaction: Interaction,
    ruleset: Name,
    hand: Pieces,
    tile: Pieces = "",
    way: str = "self_draw",
    melds: Pieces = "",
    dealer: bool = False,
    giver_deals: bool = False,
    closed: str = "nobody",
    flowers: Pieces = "",
    gold: Pieces = "",
    streak: Streak = 0,
    discarded: Discarded = 0,
    xi: Pieces = "",
    wilds: Pieces = "",
    winds: Pieces = "",
    moment: str = "",
    limited: Name = "",
) -> Reply:
    """Calculate the score of a winning hand."""
    about = (tile, way, melds, flowers, gold, dealer, streak, discarded)
    sheet = appraisal.sheet(hand, *about, giver_deals, closed)
    sheet = appraisal.of_liangxi(sheet, xi, wilds, winds, moment, limited)
    return await _appraised(interaction, ruleset, sheet)


async def _appraised(interaction: Interaction, ruleset: Name, sheet: dict[str, Any]) -> Reply:
    """Appraise a hand under the house rules of this channel's table, if it plays the same game."""
    say = interaction.client.private(interaction)
    key = _known(say).get(ruleset, ruleset)
    say = say.at(key)
    house, changes = {}, ""
    try:
        table = await interaction.client.services.tables.shown_in(channel_of(interaction))
    except RuleError:
        table = None
    if table and table.key == key:
        house = differences(table.options, next(iter(table.game.presets.values())))
        changes = choosing.changes(say, table.game, table.preset, table.options)
    result = appraise(key, sheet, house)
    read = say("appraise-reading", groups=render.describe_reading(result.sheet.win.reading, say))
    first, *others = appraisal.worth(say, result, sheet["dealer"])
    lines = [first, read, *others]
    lines += [say("appraise-house", differences=changes)] if changes else []
    return Reply("\n".join(lines))
