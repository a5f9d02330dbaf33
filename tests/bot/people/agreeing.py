"""People in a lobby who agree to its terms."""

from __future__ import annotations

from bot.services.tables.tables import Tables


async def all_agree(tables: Tables, number: int) -> None:
    """Let everybody in a lobby agree to its terms as they are now."""
    table = await tables.at(number)
    for seat in table.unagreed:
        if player := table.players[seat]:
            await tables.lobbies.agree(number, player.user)
