"""A season is lived through, and every number on its standings is computed again by other means."""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from typing import Any

import pytest
from openskill.models import BradleyTerryPart
from sqlalchemy import select

from bot.domain.tables.player import COMPUTER
from bot.services.ledger import rebuilding
from bot.store import schema
from bot.store.ledger import books
from bot.store.tables import reads, records
from rules.record import replayed
from tests.bot.discord.room import Room, said
from tests.bot.people.league_room import EN, LeagueRoom, standings
from tests.volume import part

pytestmark = pytest.mark.usefixtures("blank", "still")
HOUR, DAY = 3600, 24 * 3600
WORTH = {"mushi": 1, "koikoi": 4, "tiengow": 10}
UMA, MINIMUM, MATCHES = 5, 4, 3
PROGRAMME = [
    *(("mushi", other) for other in ("ben", "computer", "chiyo", "computer")),
    *(("koikoi", other) for other in ("computer", "ben", "chiyo", "computer")),
    *(("tiengow", others) for others in ("ben chiyo computer", "ben computer computer")),
    ("tiengow", "chiyo computer computer"),
]
"""Matches of a season; then one with a substitute. The gate plays every third of them."""
NAMES: dict[int, int | str] = {COMPUTER: "Computer", -1: "Pot"}


class Season:
    """The season computed from the moves, the seats and the organisers' acts."""

    def __init__(self) -> None:
        self.points: dict[int | str, int] = defaultdict(int)
        self.deals: dict[int | str, int] = defaultdict(int)
        self.won: dict[int | str, int] = defaultdict(int)
        self.rated: dict[int, Any] = {}
        self.matches: dict[int, int] = defaultdict(int)

    def deal(self, users: list[int], deltas: list[int], worth: int) -> None:
        """One deal, as the moves have it."""
        sums: dict[int, int] = defaultdict(int)
        for user, delta in zip(users, deltas, strict=True):
            sums[user] += delta
        for user, delta in sums.items():
            name = NAMES.get(user, user)
            self.points[name] += worth * delta
            self.deals[name] += 1
            self.won[name] += delta > 0

    def places(self, users: list[int], totals: list[int]) -> None:
        """The end of a match: equal points share what their places are worth together."""
        worth = [UMA * (len(users) - 1 - 2 * place) for place in range(len(users))]
        for user, own in zip(users, totals, strict=True):
            above, equal = sum(x > own for x in totals), totals.count(own)
            self.points[NAMES.get(user, user)] += sum(worth[above : above + equal]) // equal
        people = [(user, own) for user, own in zip(users, totals, strict=True) if user]
        if len(people) > 1:
            model = BradleyTerryPart(window_size=len(people))
            before = [self.rated.get(user) or model.rating() for user, _ in people]
            after = model.rate([[one] for one in before], scores=[own for _, own in people])
            for (user, _), (one,) in zip(people, after, strict=True):
                self.rated[user] = one
                self.matches[user] += 1

    def lines(self) -> dict[int | str, tuple[str, int, int, int, str, str, str]]:
        """The lines that the message must show."""
        ranked = [n for n in self.points if isinstance(n, int) and self.deals[n] >= MINIMUM]
        found = {}
        for name, points in self.points.items():
            place, rated = "–", ("", "", "")
            if name in ranked:
                place = str(1 + sum(self.points[other] > points for other in ranked))
            if isinstance(name, int) and name in self.rated:
                one, sure = self.rated[name], self.matches[name] >= MATCHES
                rated = (f"{one.mu:.1f}", f"{2 * one.sigma:.1f}", "" if sure else "?")
            found[name] = (place, points, self.won[name], self.deals[name], *rated)
        return found


async def computed(league: LeagueRoom, substitute: tuple[int, int, int, int]) -> Season:
    """The season from the records alone; `substitute` is table, deal, who left and who came."""
    season, client = Season(), league.room.client
    counted = select(schema.tables.c.id).where(schema.tables.c.season == 1)
    for (number,) in await league.rows(counted.order_by(schema.tables.c.id)):
        seats = select(schema.seats.c.user).where(schema.seats.c.table == number)
        users = [row[0] for row in await league.rows(seats.order_by(schema.seats.c.seat))]
        record = await client.services.database.read(partial(_record, number=number))
        totals = [0] * len(users)
        for deal, (_, played) in enumerate(replayed(record), 1):
            result = played[-1].state.result
            assert result
            deltas = [*result.deltas(len(users))]
            totals = [own + delta for own, delta in zip(totals, deltas, strict=True)]
            table, before, left, came = substitute
            sat = [left if one == came else one for one in users]
            now = sat if (number == table and deal < before) else users
            if result.lines:
                season.deal(now, deltas, WORTH[record.game])
        season.places(users, totals)
    return season


def _record(connection: Any, number: int) -> Any:
    table = reads.by_id(connection, number)
    assert table
    return records.record(connection, table)


@pytest.mark.slow
@pytest.mark.parametrize("home", part(["sqlite", "postgres"], 2), indirect=True)
async def test_a_season_is_lived_through(room: Room) -> None:
    league = LeagueRoom(room)
    await league.found(season_days=30, minimum_deals=MINIMUM, uma=UMA, provisional=MATCHES)
    for game, deals in (("mushi", 1), ("koikoi", 2), ("tiengow", 2)):
        await league.plays(game, WORTH[game], deals)

    for seed, (game, others) in enumerate(part(PROGRAMME, 3)):
        await league.match(game, others, seed)
        await room.env.advance_time(HOUR)  # a member announces few tables within an hour
    await room.open(0, "ben chiyo computer", "tiengow")
    await room.press(room.aki, "start")
    await room.finish(20, until="between")
    told = await league.does("organise substitute", leaving=room.chiyo, coming=room.daeun)
    assert f"<@{room.daeun.id}> takes over for <@{room.chiyo.id}>" in told
    last = await room.finish(21)
    assert [p.user for p in last.players if p and not p.computer][-1] == room.daeun.id

    season = await computed(league, (last.id, 2, room.chiyo.id, room.daeun.id))
    assert standings(league.notice().content) == season.lines()

    first = (await league.rows(select(books.entries).where(books.entries.c.kind == "deal")))[0]
    correction = {"entry": first.id, "payer": room.aki, "receiver": room.ben, "points": 3}
    await league.does("organise correct", **correction, why="a card was miscounted")
    await league.does("organise penalty", player=room.ben, points=7, why="came late twice")
    season.points[room.aki.id] -= 3 * WORTH[first.game]
    season.points[room.ben.id] += 3 * WORTH[first.game] - 7
    season.points["Pot"] += 7
    assert standings(league.notice().content) == season.lines()
    shown = said(await room.emilia.slash(room.channel, "league standings"))
    assert standings(shown) == season.lines()
    assert sum(season.points.values()) == 0
    assert await room.client.services.database.read(rebuilding.rebuild) == (
        await dealt(league),
        [],
        0,
    )

    await room.env.advance_time(30 * DAY + 60)
    ended, opened = league.notice(0), league.notice(-1)
    assert EN("ladder-title-closed", league="Spring", number=1) in ended.content
    assert standings(ended.content) == season.lines()
    assert EN("ladder-title", league="Spring", number=2) in opened.content
    assert {name: line[1:4] for name, line in standings(opened.content).items()} == {
        user.id: (0, 0, 0) for user in (room.aki, room.ben, room.chiyo, room.daeun)
    }

    await league.match("mushi", "ben", 40)
    assert standings(league.notice(0).content) == season.lines()
    after = standings(league.notice().content)
    assert after[room.aki.id][1] == -after[room.ben.id][1] != 0
    seasons = said(await room.aki.slash(room.channel, "league season"))
    winner = next(name for name, line in season.lines().items() if line[0] == "1")
    assert f"1 · <@{winner}>" in seasons

    await league.does("league archive")
    old = said(await room.aki.slash(room.channel, "league standings", season=1))
    assert standings(old) == season.lines()
    refused = said(await room.aki.slash(room.channel, "league join", league="Spring"))
    assert refused == EN("refusal-league-archived", league="Spring")
    log = said(await room.emilia.slash(room.channel, "league log"))
    for act in ("penalty of 7", "corrected #", "archived Spring", "came late twice"):
        assert act in log


async def dealt(league: LeagueRoom) -> int:
    """How many deals have been finished."""
    return len([one for one in await league.column(schema.deals.c.ending) if one])
