"""`/appraise`: the worth of a winning hand of mahjong."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.chat.commands import autocomplete
from bot.chat.commands.slash import slash
from bot.chat.commands.translator import named
from bot.chat.commands.typed import Name, Pieces
from bot.chat.panels.frame.answer import Interaction, channel_of
from bot.chat.panels.ledger import appraiser
from bot.chat.reply import Reply
from bot.domain.people.draft import CLOSED, Draft
from bot.words import Words, appraisal
from rules import RuleError
from rules.mahjong.described import FLAGS
from rules.mahjong.sheets import variant, variants

WAYS = [app_commands.Choice(name=named(f"way-{way}"), value=way) for way in appraisal.WAYS]
WHO = [app_commands.Choice(name=named(f"closed-{who}"), value=who) for who in CLOSED]
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
@app_commands.choices(way=WAYS, closed=WHO, moment=MOMENT)
@app_commands.autocomplete(ruleset=_offer)
async def appraises(
    interaction: Interaction,
    ruleset: Name = "",
    hand: Pieces = "",
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
    """Open the appraiser, or calculate the score of a hand that is given."""
    say, kept = interaction.client.private(interaction), interaction.client.services.drafts
    last = await kept.of(interaction.user.id)
    key = (
        _known(say).get(ruleset, ruleset) or await _game(interaction) or (last.game if last else "")
    )
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
    """Return the mahjong of this channel's table; empty if it plays none."""
    try:
        key = (await interaction.client.services.tables.shown_in(channel_of(interaction))).key
    except RuleError:
        return ""
    return key if key in {rules.key for rules in variants()} else ""
