"""Games that are in the catalogue and in no other table.

`python -m tests.contract.only_listed` starts the bot with them and prints everything that each
lacks.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any

import rules
from rules.hanafuda.koikoi import KoiKoi
from rules.hanafuda.koikoi_options import KoiKoiOptions
from rules.mahjong.table import MahjongTable
from rules.mahjong.xiamen.options import XiamenOptions
from rules.mahjong.xiamen.rules import Xiamen


class Hachi(KoiKoi):
    """One more game of flower cards that says nothing but its name."""

    key = "hachi"
    title = "Hachi"
    presets: Mapping[str, Any] = MappingProxyType({"hachi": KoiKoiOptions()})


class Amoy(Xiamen[XiamenOptions]):
    """One more mahjong that says nothing but its name."""

    key, title = "amoy", "Amoy"
    presets: Mapping[str, Any] = MappingProxyType({"amoy": XiamenOptions()})


def main() -> None:
    """Put the games into the catalogue before anything of the bot is imported."""
    added = Hachi(), MahjongTable(Amoy())
    rules.GAMES = (*rules.GAMES, *added)
    import simcord

    from bot.chat.client import Paifuda
    from bot.config import Settings
    from tests.contract.missing import missing

    async def start() -> None:
        with TemporaryDirectory() as folder:
            database = f"sqlite+aiosqlite:///{folder}/bot.sqlite"
            async with simcord.run(Paifuda(Settings(database=database, emoji=False))):
                pass

    asyncio.run(start())
    print(json.dumps({game.key: missing(game) for game in added}))


if __name__ == "__main__":
    main()
