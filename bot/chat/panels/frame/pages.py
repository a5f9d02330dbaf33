"""Links to the owner's pages: the privacy policy, the terms of service, and support."""

from __future__ import annotations

import discord

from bot.chat.reply import Item
from bot.config import Settings
from bot.words import Words


def links(settings: Settings, say: Words) -> list[Item]:
    """Return a link for each page that the owner has named in the settings."""
    pages = {"policy": settings.policy, "terms": settings.terms, "support": settings.support}
    return [
        discord.ui.Button(label=say(f"page-{name}"), url=address)
        for name, address in pages.items()
        if address
    ]
