"""Leagues: founding, rules, members, and the channels whose matches count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

import rules
from bot.domain.contests.days import last_over
from bot.domain.league import charter, season
from bot.domain.league.charter import STAKE, Charter
from bot.domain.league.season import League, Season
from bot.domain.people.exclusion import Scope
from bot.domain.people.names import visible
from bot.domain.refusal import Refusal
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.domain.typed import compared
from bot.services.keeping import Work, again
from bot.services.league.ladder import Ladder, ladder
from bot.services.league.seasons import Seasons
from bot.store import Connection, Database, OvertakenError
from bot.store.league import leagues
from bot.store.ledger import posting
from bot.store.people import exclusions

LONGEST = 60
"""The longest name of a league, in characters."""
MOST = 20
"""The largest number of leagues of a server at one time."""


async def agreed(
    database: Database, league: League, own: Charter, now: datetime
) -> tuple[League, Work]:
    """Return a league with another charter, and a check to run with the write.

    The check raises OvertakenError if something has begun in the open season meanwhile.
    """
    number = league.season.id
    used = await database.read(lambda c: leagues.used(c, number))

    def still(connection: Connection) -> None:
        if leagues.used(connection, number) != used:
            raise OvertakenError

    return season.chartered(league, own, last_over(now), untouched=not used), still


class Leagues(Seasons):
    """The leagues of all servers; a method that raises RuleError has changed nothing.

    `by` is the organiser who acts.
    """

    # --- Queries --------------------------------------------------------------------------------

    async def of_server(self, guild: int) -> list[League]:
        """Return the leagues of a server, archived ones last."""
        return await self._database.read(lambda c: leagues.of_guild(c, guild))

    async def channels(self, league: League) -> list[int]:
        """Return the channels whose matches count in a league."""
        return await self._database.read(lambda c: leagues.channels(c, league.id))

    async def of_table(self, table: Table) -> tuple[League, Season] | None:
        """Return the league and the season in which the match of a table counts, or None."""
        if table.season is None:
            return None
        season = await self.season(table.season)
        return await self.by_id(season.league), season

    async def named(self, guild: int, name: str | None, channel: int | None = None) -> League:
        """Return the league with a name; without a name, the channel's or the only running league.

        Refusal if there is none, or if several match.
        """
        there = await self.of_server(guild)
        if not there:
            raise Refusal("no-league-yet")
        if name is None:
            own = await self._database.read(lambda c: leagues.of_channel(c, channel or 0))
            running = [league for league in there if not league.archived] or there
            found = [own] if own else running
            if len(found) > 1:
                raise Refusal("which-league")
        else:
            found = [league for league in there if compared(league.name) == compared(name)]
        if not found:
            raise Refusal("no-league", name=name or "")
        return found[0]

    async def ladder(
        self, league: League, number: int | None = None, page: int = 0, game: str = ""
    ) -> Ladder:
        """Return a page of the standings of a season; without a number, of the last season.

        Refusal if the league has no such season.
        """
        every = await self.seasons(league)
        season = next((season for season in every if season.number == number), None)
        if number is None:
            season = every[-1]
        if season is None:
            raise Refusal("no-season", number=str(number))
        return await self._database.read(lambda c: ladder(c, league, season, page, game))

    # --- Founding and ruling --------------------------------------------------------------------

    async def create(
        self, guild: int, by: int, name: str, channel: int, key: str | None = None
    ) -> League:
        """Found a league in a channel.

        Without a game, the league plays every game; by its stakes, a deal of any game moves about
        as many points. Matches of the channel count in it, unless the channel belongs to another
        league.
        """
        there = [league for league in await self.of_server(guild) if not league.archived]
        name = _free_name(name, there)
        if len(there) >= MOST:
            raise Refusal("league-many", most=str(MOST))
        keys = [key] if key else [game.key for game in rules.GAMES]
        stakes = charter.proposed(keys)
        rulings = {key: replace(charter.default_ruling(key), stake=stakes[key]) for key in keys}
        now = self.timers.clock()
        new = season.founded(guild, name, Charter(games=rulings), channel, now, last_over(now))

        note = leagues.noted(new, by, "create", now)
        works = (lambda c, number: leagues.bind_free(c, number, channel), lambda c, _: note(c))
        return self._timed(await self._keeper.add(new, *works))

    @again
    async def rename(self, league: League, by: int, name: str) -> League:
        """Give a league another name."""
        fresh, now = await self.by_id(league.id), self.timers.clock()
        every = await self.of_server(league.guild)
        others = [other for other in every if other.id != fresh.id and not other.archived]
        after = season.renamed(fresh, _free_name(name, others))
        note = leagues.noted(fresh, by, "rename", now, name=after.name)
        return await self._keeper.save(fresh, after, note)

    @again
    async def set_role(self, league: League, by: int, role: int | None) -> None:
        """Set the role whose members organise this league; None for the server's organisers."""
        fresh, now = await self.by_id(league.id), self.timers.clock()
        season.check_runs(fresh)
        note = leagues.noted(fresh, by, "own-role", now, role=str(role or ""))
        await self._keeper.save(fresh, replace(fresh, role=role), note)

    async def set_term(self, league: League, by: int, field: str, value: str) -> League:
        """Change a term: at once if nothing has counted yet, otherwise for the next season.

        Refusal if the term does not exist or cannot have this value.
        """

        def changed(own: Charter) -> Charter:
            try:
                return replace(own, terms=rules.differing(own.terms, {field: value}))
            except ValueError as error:
                raise Refusal("stale") from error

        return await self._ruled(league, by, changed, "term", term=field, value=value)

    async def set_game(
        self,
        league: League,
        by: int,
        key: str,
        *,
        preset: str | None = None,
        stake: int | None = None,
        table: Table | None = None,
    ) -> League:
        """Set the rules and the stake of a game, from a preset or a table's house rules.

        Without either the rules stay, and without a `stake` the stake stays.
        """
        if stake is not None:
            _check_stake(stake)

        def changed(own: Charter) -> Charter:
            now = own.games.get(key) or charter.default_ruling(key)
            worth = now.stake if stake is None else stake
            if preset:
                now = charter.default_ruling(key, preset)
            if table:
                now = charter.ruling_of(table, worth)
            return own.with_game(key, replace(now, stake=worth))

        known = league.charter.games.get(key)
        worth = stake if stake is not None else known.stake if known else 1
        return await self._ruled(league, by, changed, "game", game=key, stake=worth)

    async def even_out(self, league: League, by: int) -> League:
        """Set the stakes so that a deal of every game moves about the same number of points."""

        def changed(own: Charter) -> Charter:
            stakes = charter.proposed(own.games)
            even = {key: replace(ruling, stake=stakes[key]) for key, ruling in own.games.items()}
            return replace(own, games=even)

        return await self._ruled(league, by, changed, "even")

    async def drop_game(self, league: League, by: int, key: str) -> League:
        """Remove a game from a league; Refusal if it is the last one."""

        def changed(own: Charter) -> Charter:
            left = own.with_game(key, None)
            if not left.games:
                raise Refusal("league-empty")
            return left

        return await self._ruled(league, by, changed, "drop", game=key)

    @again
    async def _ruled(
        self,
        league: League,
        by: int,
        change: Callable[[Charter], Charter],
        act: str,
        **about: Any,
    ) -> League:
        """Apply a change to the charter of a league, as it is when the change is written."""
        fresh, now = await self.by_id(league.id), self.timers.clock()
        season.check_runs(fresh)
        after, still = await agreed(self._database, fresh, change(fresh.charter), now)
        note = leagues.noted(fresh, by, act, now, **about)
        return self._timed(await self._keeper.save(fresh, after, still, note))

    # --- People and channels --------------------------------------------------------------------

    @again
    async def join(self, league: League, player: Player) -> None:
        """Make a person a member; Refusal if they are a member already."""
        fresh, now = await self.by_id(league.id), self.timers.clock()
        season.check_runs(fresh)
        about = player.user, Scope(league.guild, league.id), now, fresh.name
        await self._database.read(lambda c: exclusions.check(c, *about))
        if player.user in await self._members(league):
            raise Refusal("joined", league=league.name)

        def admit(connection: Connection) -> None:
            posting.save_names(connection, league.guild, [(player.user, player.name)])
            posting.add_members(connection, league.id, [player.user])
            if fresh.open:
                posting.enrol(connection, league.guild, fresh.season.id, [player.user], now)

        await self._keeper.save(fresh, fresh, admit)

    @again
    async def leave(self, league: League, user: int) -> None:
        """End a person's membership; their points stay in the standings. Refusal if they are no
        member.
        """
        fresh = await self.by_id(league.id)
        if user not in await self._members(fresh):
            raise Refusal("not-joined", league=league.name)
        await self._keeper.save(fresh, fresh, lambda c: leagues.leave(c, league.id, user))

    @again
    async def remove(self, league: League, by: int, user: int, why: str) -> None:
        """End a membership by an organiser's act; entries stay, and running matches go on.

        Refusal if the person is no member.
        """
        fresh, now = await self.by_id(league.id), self.timers.clock()
        if user not in await self._members(fresh):
            raise Refusal("no-member", league=league.name)
        note = leagues.noted(fresh, by, "remove", now, why, user=user)
        await self._keeper.save(fresh, fresh, lambda c: leagues.leave(c, league.id, user), note)

    async def _members(self, league: League) -> frozenset[int]:
        return await self._database.read(lambda c: leagues.members(c, league.id))

    async def bind(self, league: League, by: int, channel: int, bound: bool) -> None:
        """Bind a channel to a league, so that its matches count there, or unbind it."""
        season.check_runs(league)
        now, act = self.timers.clock(), "bind" if bound else "unbind"
        change = leagues.bind if bound else leagues.unbind
        note = leagues.noted(league, by, act, now, channel=str(channel))

        def work(connection: Connection) -> None:
            change(connection, league.id, channel)
            note(connection)

        await self._database.write(work)

    async def posted(self, number: int, message: int | None) -> None:
        """Remember which message shows the standings of a season; None: no message does any
        more.
        """
        own = await self.season(number)
        await self._keeper.change(
            own.league, lambda league: season.shown(league, own.number, message)
        )


def _free_name(name: str, others: Sequence[League]) -> str:
    """Return a name as it is shown; Refusal if it is too long, or if another league has it."""
    name = visible(name)
    if not 0 < len(name) <= LONGEST:
        raise Refusal("league-name", most=str(LONGEST))
    if compared(name) in (compared(league.name) for league in others):
        raise Refusal("league-exists", name=name)
    return name


def _check_stake(stake: int) -> None:
    if not 0 <= stake <= STAKE:
        raise Refusal("no-stake", most=str(STAKE))
