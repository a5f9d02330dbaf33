"""Matches of the example: people sit down, and computers play their deals to the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from random import Random

from bot.domain.players import decide
from bot.domain.tables import dealing, fair, thinking
from bot.domain.tables.player import USUAL_LEVEL
from bot.domain.tables.table import Table
from bot.services.example.people import PEOPLE, Invented
from bot.services.services import Services

GUILD, CHANNEL = 1, 1
"""The numbers of the only server and its only channel."""
LEVELS: Mapping[int, str] = {invented.user: invented.level for invented in PEOPLE}
SLIPS = 0.1
"""The share of moves made at random: otherwise people of the same level would play alike."""
MOVE = timedelta(seconds=20)
"""The time that a move takes by the clock of the example."""
PRESS = timedelta(seconds=5)
"""The time until the next person presses Join or Ready."""


class Clock:
    """The clock of the example, which moves only as its matches are played."""

    def __init__(self, now: datetime) -> None:
        self.now = now

    def __call__(self) -> datetime:
        """Return the time by this clock."""
        return self.now

    def press(self) -> int:
        """Return the number that Discord would give to a press a moment later."""
        self.now += PRESS
        return fair.numbering(self.now)


class Playing:
    """The tables of the example."""

    def __init__(self, services: Services, clock: Clock) -> None:
        self._tables, self._clock = services.tables, clock

    async def match(self, people: Sequence[Invented], game: str) -> None:
        """Play a whole match."""
        lobbies, (first, *others) = self._tables.lobbies, people
        table = await lobbies.open(GUILD, CHANNEL, first.player, game, seats=len(people))
        for invented in others:
            table = await lobbies.join(table.id, invented.player, self._clock.press())
        await self._tables.playing.start(table.id, first.user, self._clock.press())
        await self.finish(table.id)

    async def finish(self, number: int) -> None:
        """Play a table to the end of its match."""
        playing, keeper = self._tables.playing, self._tables.keeper
        table = await self._tables.at(number)
        while table.phase != "over":
            if table.phase == "between":
                (next_one, *_) = table.asked
                table = await playing.ready(number, next_one.user, self._clock.press())
                continue
            async with keeper.locked(number) as table:
                after = played_out(table)
                self._clock.now += MOVE * (after.deal.ply if after.deal else 0)
                table = await playing.go_on(table, after)


def played_out(table: Table) -> Table:
    """Return a table after its running deal, in which computers move for everybody."""
    while table.deal and table.deal.result is None:
        seat = min(table.deal.state.to_act)
        player = table.players[seat]
        level = LEVELS.get(player.user, "") if player else ""
        asked = thinking.asked(table, seat)
        if player and level and Random(f"{player.user} {asked.seed.hex()}").random() < SLIPS:
            level = "random"
        move = decide(level or USUAL_LEVEL, asked)
        table = replace(table, deal=dealing.moved(table.game, table.deal, seat, move))
    assert table.deal
    return dealing.after(table, table.deal)
