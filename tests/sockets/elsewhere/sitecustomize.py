"""Redirect Discord to another address in processes with this folder in their path."""

import os

if place := os.environ.get("DISCORD_IS_AT"):
    import yarl
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    Route.BASE = f"http://{place}/api"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{place}/gateway")
