"""`/about`: the release that runs here, for people who manage a server, and the owner's pages."""

from __future__ import annotations

import math

from bot.chat.commands.slash import slash
from bot.chat.meter import release
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.frame.rights import managed
from bot.chat.reply import Item, Reply, dated, joined, link
from bot.config import Settings
from bot.words import Words


@slash("command-about")
async def about(interaction: Interaction) -> Reply:
    """Tell people who manage the server about the release; refuse others."""
    managed(interaction)
    client, say = interaction.client, interaction.client.private(interaction)
    shards, latency = client.hold.shards, client.latency
    return Reply(
        joined(
            f"**Paifuda {release()}**",
            say("about-since", time=dated(client.since)),
            say("about-shard", shard=shards.of(interaction.guild_id) + 1, shards=shards.count),
            say("about-latency", ms=round(1000 * latency)) if math.isfinite(latency) else "",
        ),
        links(client.settings, say),
    )


def links(settings: Settings, say: Words) -> list[Item]:
    """Return links to the owner's pages: the privacy policy, the terms of service, and support."""
    pages = {"policy": settings.policy, "terms": settings.terms, "support": settings.support}
    return [link(say(f"page-{name}"), address) for name, address in pages.items() if address]
