"""`/appraise`: the worth of a winning hand of mahjong."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.chat.commands import autocomplete
from bot.chat.commands.slash import slash
from bot.chat.commands.typed import Name, OneOf, Pieces, Suggested, worded
from bot.chat.panels.frame.interaction import Interaction, table_here
from bot.chat.panels.ledger import appraiser
from bot.chat.reply import Reply
from bot.domain.people.draft import CLOSED, Draft
from bot.domain.typed import compared
from bot.words import Words, appraisal
from rules.mahjong.described import FLAGS
from rules.mahjong.sheets import variant, variants

Way = app_commands.Transform[str, OneOf(worded("way", appraisal.WAYS))]
Closed = app_commands.Transform[str, OneOf(worded("closed", CLOSED))]
Moment = app_commands.Transform[str, OneOf(worded("moment", FLAGS))]
Streak = app_commands.Range[int, 0, 20]
Discarded = app_commands.Range[int, 0, 2]


async def _offer(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return autocomplete.choices(_known(interaction.client.private(interaction)).items(), typed)


def _known(say: Words) -> dict[str, str]:
    """Return every set of mahjong rules by name."""
    return {say(f"game-{variant.key}"): variant.key for variant in variants()}


Rules = app_commands.Transform[str, Suggested(_offer)]


@slash("command-appraise", hand="option-tiles", giver_deals="option-giver")
async def appraises(
    interaction: Interaction,
    ruleset: Rules = "",
    hand: Pieces = "",
    tile: Pieces = "",
    way: Way = "self_draw",
    melds: Pieces = "",
    dealer: bool = False,
    giver_deals: bool = False,
    closed: Closed = "nobody",
    flowers: Pieces = "",
    gold: Pieces = "",
    streak: Streak = 0,
    discarded: Discarded = 0,
    xi: Pieces = "",
    wilds: Pieces = "",
    winds: Pieces = "",
    moment: Moment = "",
    limited: Name = "",
) -> Reply:
    """Open the appraiser, or calculate the score of a hand that is given."""
    say, kept = interaction.client.private(interaction), interaction.client.services.drafts
    last = await kept.of(interaction.user.id)
    known = {compared(name): key for name, key in _known(say).items()}
    meant = known.get(compared(ruleset), ruleset)
    key = meant or await _game(interaction) or (last.game if last else "")
    if not key:
        return await appraiser.choose_game(interaction)
    if not hand:
        draft = last if last and last.game == key else Draft(variant(key).key)
        return await appraiser.opened(interaction, draft)
    parts: dict[str, Any] = {"flowers": flowers, "gold": gold, "xi": xi, "wilds": wilds}
    parts |= {"winds": winds, "dealer": dealer, "giver": giver_deals, "closed": closed}
    parts |= {"streak": streak, "discarded": discarded, "moment": moment, "limited": limited}
    draft = appraisal.draft(variant(key).key, hand, tile, way, melds, **parts)
    return await appraiser.opened(interaction, await kept.save(interaction.user.id, draft))


async def _game(interaction: Interaction) -> str:
    """Return the key of the mahjong at this channel's table; empty if it plays none."""
    here = await table_here(interaction)
    return here.key if here and here.key in {rules.key for rules in variants()} else ""
