"""The requests of services to the chat: to show something again, and to notify people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from bot.domain.league.pairing import Fixture
from bot.domain.league.season import League
from bot.domain.shards import ALL, Shards
from bot.domain.tables.notice import Sent
from bot.domain.tables.table import Table


class Stage(Protocol):
    """The chat as services see it: the places where everything is shown.

    These functions handle a failure to show something: none of them raises for it. A notice with
    the `nonce` of an earlier one is not sent again; the earlier message is returned.
    """

    def changed(self, table: Table) -> None:
        """Note that a table was written, so that its messages are updated."""

    def reachable(self) -> Shards:
        """Return the shards on whose servers people can see and answer now."""

    async def renew(self, number: int) -> None:
        """Show a table again after the clock or a computer player has moved it on."""

    async def show_league(self, league: int) -> None:
        """Show the current standings of a league, in its channel."""

    async def tell_season(self, season: int) -> None:
        """Announce the end of a season and its first three places, unless that was done."""

    async def show_tournament(self, number: int) -> None:
        """Show the current state of a tournament, in the channel of its league."""

    async def call_organisers(self, tournament: int) -> None:
        """Tell the organisers, in the league's channel, that a round waits for them."""

    async def tell_winners(self, tournament: int) -> None:
        """Announce the end of a tournament and its first three places in the league's channel."""

    async def show_duplicate(self, number: int) -> None:
        """Show the current state of a duplicate match, in its channel."""

    async def show_hall(self, guild: int) -> None:
        """Show the current tables of a server, on its board."""

    async def post_problem(self, guild: int, unsure: bool) -> bool:
        """Show a server the problem of the day; return False if that may succeed later.

        If it is `unsure` whether the problem was posted, look for the message first.
        """

    async def remind(self, league: League, due: Sequence[Fixture]) -> bool:
        """Remind the players of matches that are due soon, in the league's channel.

        Matches of which a message has reminded already are left out. Return False if a later try
        may succeed.
        """

    async def is_lost(self, table: Table) -> bool | None:
        """Whether the bot can no longer reach the channel of a table; None if that is unknown."""

    async def computers(self, guild: int) -> Callable[[int], str]:
        """Return a function that names computer players by number, in a server's language."""

    async def archive(self, thread: int) -> bool:
        """Archive the thread of a table; return False if that may succeed later."""

    async def call(self, table: Table, users: Sequence[int], nonce: str) -> Sent | None:
        """Tell people in a table's channel that it waits for them; return None if that failed."""

    async def whisper(self, table: Table, user: int, nonce: str) -> Sent | None:
        """Tell a person in a direct message that a table waits for them; return None on failure."""

    async def take_back(self, sent: Sent) -> None:
        """Delete the message of a notice."""


class _Silent(Stage):
    """A chat that shows nothing, for services that work by themselves."""

    def reachable(self) -> Shards:
        return ALL

    async def post_problem(self, guild: int, unsure: bool) -> bool:
        return False

    async def remind(self, league: League, due: Sequence[Fixture]) -> bool:
        return True

    async def is_lost(self, table: Table) -> bool | None:
        return False

    async def computers(self, guild: int) -> Callable[[int], str]:
        return "{}".format


SILENT: Stage = _Silent()  # type: ignore[abstract]
"""The silent chat; a method that it does not define does nothing."""
