"""News for the channel of a league, each told once: reminders, calls, winners."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot import logs
from bot.chat.desk import Desk
from bot.chat.panels.contests.tournament import tournament_message
from bot.chat.panels.frame import once
from bot.chat.panels.league import ladder, schedule
from bot.chat.reach import UNREACHED, passing, what_failed
from bot.chat.reply import Reply
from bot.domain import nonces
from bot.domain.league.pairing import Fixture
from bot.domain.league.season import League

log = logs.named("paifuda")


class LeagueNews:
    """The sender of news to the channels of leagues; if a message fails, it logs the failure."""

    def __init__(self, client: Desk) -> None:
        self._client = client

    async def remind(self, league: League, due: Sequence[Fixture]) -> bool:
        """Remind the players of matches that are due soon, in the league's channel.

        Matches of which a message has reminded already are left out. Return False if a later try
        may succeed.
        """
        say, since = await self._client.spoken(league.guild), min(fixture.rings for fixture in due)
        sent = await _sent(self._client, league, since)
        replies = schedule.reminders(league, due, say, sent)
        return await self._tell(league, replies, "reminder", since)

    async def tell_season(self, season: int) -> None:
        """Announce the end of a season and its first three places in the league's channel.

        A season without places ends in silence. An announcement with other places, which were
        corrected later, is not repeated.
        """
        services = self._client.services
        closed = await services.leagues.season(season)
        league = await services.leagues.by_id(closed.league)
        found = await services.leagues.ladder(league, closed.number)
        reply = ladder.ended(found, await self._client.spoken(league.guild))
        head = reply.content.partition("\n")[0]
        sent = await _sent(self._client, league, closed.closed_at)
        if reply.mentions and not any(text.startswith(head) for text in sent):
            await self._tell(league, [reply], f"season:{season}")

    async def call_organisers(self, tournament: int) -> None:
        """Tell the organisers, in the league's channel, that a round waits for them."""
        cup = await self._client.services.tournaments.by_id(tournament)
        called = await tournament_message.calls(self._client, tournament)
        await self._tell_once(*called, f"call:{tournament}", cup.due)

    async def tell_winners(self, tournament: int) -> None:
        """Announce the end of a tournament and its first three places in the league's channel."""
        cup = await self._client.services.tournaments.by_id(tournament)
        ended = await tournament_message.results(self._client, tournament)
        await self._tell_once(*ended, f"winners:{tournament}", cup.over_at)

    async def _tell_once(
        self, league: League, replies: Sequence[Reply], subject: str, since: datetime | None
    ) -> None:
        """Send messages to the channel of a league, without those sent since then."""
        sent = await _sent(self._client, league, since)
        left = [reply for reply in replies if reply.content not in sent]
        await self._tell(league, left, subject, since)

    async def _tell(self, league: League, replies: Sequence[Reply], *about: object) -> bool:
        """Send messages to the channel of a league; log a failure.

        They are about the same subject. Return False if a later try may succeed.
        """
        place = self._client.get_partial_messageable(league.channel, guild_id=league.guild)
        try:
            for reply in replies:
                nonce = nonces.nonce(league.id, *about, reply.content)
                await place.send(**reply.options(), nonce=nonce)
        except UNREACHED as error:
            log.warning("a league could not be told", league=league.id, status=what_failed(error))
            return not passing(error)
        return True


async def _sent(client: Desk, league: League, since: datetime | None) -> list[str]:
    """Return the bot's own messages in a league's channel, if some may be there already."""
    if not once.in_doubt(since):
        return []
    place = client.get_partial_messageable(league.channel, guild_id=league.guild)
    return [message.content for message in await once.own(client, place, since)]
