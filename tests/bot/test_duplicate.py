"""Duplicate matches: the same deals at several tables, shut until all have ended, compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.panels.contests.duplicate import message
from bot.chat.panels.tables.after.replay import ReplayButton
from bot.chat.panels.tables.after.review import ReviewButton
from bot.domain.contests import duplicate, gathering
from bot.domain.contests.duplicate import Match, Rival
from bot.domain.contests.gathering import Announcement
from bot.domain.refusal import Refusal
from bot.domain.tables import fair, taking_back, thinking
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.contests.duplicates import Duplicates
from bot.services.ledger import shares
from bot.services.ledger.ledger import Ledger
from bot.services.ledger.rebuilding import rebuild
from bot.services.ledger.replays import Replays
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.words import words
from rules.record import read, replayed, write
from tests.bot.world.lone_tables import Clock
from tests.bot.world.press_numbers import pressed
from tests.changed_rules import change, shuffled

PEOPLE = [Player(number, name) for number, name in enumerate(["Aki", "Ben", "Chiyo", "Daeun"], 1)]
AKI, BEN, *_ = PEOPLE
BEGUN = datetime(2026, 1, 1, tzinfo=UTC)


class Hall:
    """Duplicate matches without Discord, at a time that a test moves."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database, self.clock, self.shown = database, clock, list[int]()
        self.tables = Tables(database, clock)
        self.duplicates = Duplicates(database, self.tables, clock, self._show)
        self.tables.keeper.watchers.append(self.duplicates.watch)
        self.replays = Replays(database, clock)
        self.rooms = count(500)

    async def _show(self, number: int) -> None:
        self.shown.append(number)

    async def _room(self, people: Sequence[Rival]) -> int:
        return next(self.rooms)

    async def begun(
        self, game: str = "koikoi", people: Sequence[Player] = PEOPLE[:2], side: int = 1
    ) -> Match:
        """A match of two deals that has begun."""
        about = Announcement(9, 90, people[0], game, None, 2, side, 3)
        match = await self.duplicates.open(about)
        for one in people[1:]:
            await self.duplicates.join(match.id, one, pressed(self.clock(), one.user))
        return await self.duplicates.begin(match.id, 1, pressed(self.clock()))

    async def sit(self, match: Match, who: Player) -> Table:
        return await self.duplicates.sit(match.id, who, "Computer {}".format, self._room)

    async def play(self, table: Table, choice: int = 0) -> Table:
        """To the end, always by the same choice of what there is."""
        while table.phase != "over":
            if table.phase == "between":
                (first, *_) = table.asked
                press = pressed(self.clock(), table.number)
                table = await self.tables.playing.ready(table.id, first.user, press)
                continue
            seat = table.waits_for[0]
            legal, player = table.legal(seat), table.players[seat]
            assert player
            move = legal[choice % len(legal)]
            table = await self.tables.playing.play(table.id, player.user, move)
        return table

    async def settled(self, match: Match) -> Match:
        """The match once all that was set going has come to rest."""
        await self.duplicates.timers.rest()
        return await self.duplicates.by_id(match.id)


@pytest.fixture
def hall(database: Database, clock: Clock, numbered_secrets: None) -> Hall:
    return Hall(database, clock)


# --- What is pure ---------------------------------------------------------------------------------


def match_of(people: int, side: int, points: Sequence[Sequence[int]] = ()) -> Match:
    """A match that has begun; `points` are those of each person, deal by deal."""
    one = gathering.opened(Announcement(9, 90, AKI, "xiamen", None, 2, side, 3), BEGUN)
    made = [dict(enumerate(some, 1)) for some in points] or [{}] * people
    rivals = [Rival(n + 1, f"P{n}", n + 1, points=made[n]) for n in range(people)]
    return replace(one, rivals=tuple(rivals), until=BEGUN)


@pytest.mark.parametrize(("people", "side"), [(2, 1), (5, 1), (4, 2), (6, 2), (9, 3), (16, 4)])
def test_a_side_has_every_hand_once_and_meets_only_others(people: int, side: int) -> None:
    match = match_of(people, side)
    tables = [match.at(number) for number in range(len(match.sides))]
    for own in match.sides:
        places = [match.place_of(one.user) for one in own]
        assert [place.seat for place in places] == [*range(side)]
        assert len({place.table for place in places}) == side
    for number, sitting in enumerate(tables):
        assert [match.place_of(one.user) for one in sitting] == [
            (number, seat) for seat in range(side)
        ]
    assert sorted(one.user for sitting in tables for one in sitting) == [*range(1, people + 1)]


@given(st.lists(st.lists(st.integers(-50, 50), max_size=2), min_size=2, max_size=8))
def test_more_finished_deals_come_before_more_points(points: list[list[int]]) -> None:
    every = duplicate.lines(match_of(len(points), 1, points))
    ranks = [(len(line.points), line.total) for line in every]
    assert ranks == sorted(ranks, reverse=True)
    assert [line.place for line in every] == [1 + sum(o > r for o in ranks) for r in ranks]


def test_a_deal_unfinished_by_one_counts_for_no_side_member() -> None:
    every = duplicate.lines(match_of(4, 2, [[5, 1], [2], [-3, 0], [4, 9]]))
    assert [(line.place, dict(line.points)) for line in every] == [(1, {1: 1, 2: 9}), (2, {1: 7})]
    assert [line.place for line in duplicate.won(every, 1)] == [2]


REFUSED = [
    ("owner-only", 2, 1, 2),
    ("duplicate-people", 1, 1, 1),
    ("duplicate-people", 1, 2, 2),
    ("duplicate-people", 1, 2, 5),
]


@pytest.mark.parametrize(("why", "user", "side", "people"), REFUSED)
def test_it_begins_by_its_owner_with_full_sides(
    why: str, user: int, side: int, people: int
) -> None:
    match = replace(match_of(people, side), until=None)
    with pytest.raises(Refusal) as refused:
        gathering.begun(match, user, 7, BEGUN)
    assert refused.value.sentence == why


def test_a_player_who_returns_adds_the_first_number_again() -> None:
    match = replace(match_of(1, 1), until=None)
    match = gathering.joined(match, BEN, 70)
    match = gathering.joined(gathering.left(match, BEN.user), BEN, 80)
    assert gathering.begun(match, 1, 90, BEGUN).additions == ("0:1", "1:70")


# --- The same at every table ----------------------------------------------------------------------


@pytest.mark.parametrize("game", ["koikoi", "tiengow", "xiamen"])
async def test_players_who_make_the_same_moves_see_the_same(hall: Hall, game: str) -> None:
    match = await hall.begun(game)
    one, other = [await hall.play(await hall.sit(match, who)) for who in PEOPLE[:2]]
    assert one.deal
    assert other.deal
    assert one.deal.chance == other.deal.chance
    assert one.deal.log == other.deal.log
    assert one.deal.promise.commitment == other.deal.promise.commitment
    match = await hall.settled(match)
    assert match.settled
    assert [line.place for line in duplicate.lines(match)] == [1, 1]
    own = one.points[0] - one.start
    assert [sum(rival.points.values()) for rival in match.people] == [own, own]


async def test_the_promise_covers_what_all_have_added(hall: Hall) -> None:
    """Nobody is dealt anything before all additions are in; each of them changes every deal."""
    match = await hall.begun()
    with pytest.raises(Refusal) as refused:
        await hall.duplicates.join(match.id, PEOPLE[2], 5)
    assert refused.value.sentence == "duplicate-begun"
    table = await hall.sit(match, AKI)
    assert table.deal
    assert table.deal.promise.secret == fair.of_deal(match.secret, match.additions, 1)
    for number in range(2):
        rivals = list(match.rivals)
        rivals[number] = replace(rivals[number], addition=rivals[number].addition + 1)
        other = replace(match, rivals=tuple(rivals)).common.secret_of(1)
        assert other != table.deal.promise.secret


# --- Shut until all have ended --------------------------------------------------------------------


async def test_a_finished_deal_is_shut_while_another_still_plays(hall: Hall) -> None:
    match = await hall.begun()
    table, ledger = await hall.play(await hall.sit(match, AKI)), Ledger(hall.database, hall.clock)
    other = await hall.sit(match, BEN)
    for opened in (hall.replays.open(0, table.id), ledger.record(table)):
        with pytest.raises(Refusal) as refused:
            await opened
        assert refused.value.sentence == "duplicate-shut"
    assert await hall.replays.is_shut(table)
    assert not thinking.can_be_hinted(other, 0)
    assert taking_back.last_move(other, 0) is None
    assert all(one.level == "club" for one in other.players[1:] if one)
    other = await hall.play(other, 1)
    assert table.deal
    assert other.deal
    assert table.deal.log[0] == other.deal.log[0], "nobody cuts otherwise"
    assert (await hall.settled(match)).settled
    assert (await hall.replays.open(0, table.id)).deals == (1, 2)


async def test_the_comparison_follows_from_the_records(hall: Hall) -> None:
    match = await hall.begun()
    tables = [await hall.play(await hall.sit(match, who), n) for n, who in enumerate(PEOPLE[:2])]
    match, ledger = await hall.settled(match), Ledger(hall.database, hall.clock)
    for rival, table in zip(match.people, tables, strict=True):
        record = read(write(await ledger.record(table)))
        assert record.common
        assert record.common.secret == match.secret
        assert [(one.fault, one.silent) for one in fair.verify(record)] == [(None, ())] * 2
        played = [steps[-1].state.result for _, steps in replayed(record)]
        points = [result.deltas(2)[0] for result in played if result]
        assert points == [*rival.points.values()]
        shared = shares.read(shares.write(shares.recorded(table)))
        assert [one.fault for one in fair.verify(shared)] == [None]
    found = await hall.database.read(rebuild)
    assert (found.deals, found.faults) == (4, [])


FORGED = [
    ("wrong-commitment", {"commitment": "0" * 64}),
    ("wrong-commitment", {"secret": "0" * 64}),
    ("wrong-common", {"additions": ("0:1", "1:2")}),
    ("still-secret", {"secret": None}),
    ("addition-early", {"promised": 1 << 42}),
]


@pytest.mark.parametrize(("fault", "forged"), FORGED)
async def test_a_record_that_is_not_of_its_match_is_found(
    hall: Hall, fault: str, forged: dict[str, object]
) -> None:
    match = await hall.begun()
    table = await hall.play(await hall.sit(match, AKI))
    record = shares.recorded(table)
    assert record.common
    bad = replace(record, common=replace(record.common, **forged))  # type: ignore[arg-type]
    assert [one.fault for one in fair.verify(bad)] == [fault]


# --- Who leaves, and who runs out of time ---------------------------------------------------------


async def test_nobody_waits_for_a_player_who_gives_up(hall: Hall) -> None:
    match = await hall.begun()
    await hall.play(await hall.sit(match, AKI))
    table = await hall.sit(match, BEN)
    await hall.duplicates.leave(match.id, BEN.user)
    assert (await hall.tables.at(table.id)).phase == "over"
    every = duplicate.lines(await hall.settled(match))
    assert [(line.people[0].name, len(line.points)) for line in every] == [("Aki", 2), ("Ben", 0)]


async def test_a_deal_not_finished_in_time_is_not_played_on(hall: Hall) -> None:
    match = await hall.begun()
    table = await hall.sit(match, AKI)
    hall.clock.now += timedelta(days=3)
    with pytest.raises(Refusal) as refused:
        await hall.play(table)
    assert refused.value.sentence == "duplicate-over"
    again = Hall(hall.database, hall.clock)
    await again.duplicates.reopen()
    assert (await again.settled(match)).settled
    assert {*again.shown} == {match.id}
    assert (await again.tables.at(table.id)).phase == "over"
    with pytest.raises(Refusal) as refused:
        await again.sit(match, BEN)
    assert refused.value.sentence == "duplicate-over"


async def test_it_goes_on_after_a_restart(hall: Hall) -> None:
    match = await hall.begun()
    table = await hall.sit(match, AKI)
    again = Hall(hall.database, hall.clock)
    assert await again.tables.at(table.id) == table
    one = await again.play(await again.sit(match, AKI))
    other = await again.play(await again.sit(match, BEN))
    assert one.deal
    assert other.deal
    assert one.deal.chance == other.deal.chance
    assert (await again.settled(match)).settled


async def test_a_deal_called_off_is_not_taken_for_the_next(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await hall.begun()
    table = await hall.sit(match, AKI)
    await hall.tables.playing.play(table.id, AKI.user, table.legal(0)[0])
    change(monkeypatch, shuffled)
    again = Hall(hall.database, hall.clock)
    for who in PEOPLE[:2]:
        await again.play(await again.sit(match, who))
    match = await again.settled(match)
    assert [dict(rival.kept) for rival in match.people] == [{1: 2, 2: 3}, {1: 1, 2: 2}]
    for rival in match.people:
        assert rival.table
        for deal, kept in rival.kept.items():
            last = (await again.replays.open(0, rival.table, kept)).steps[-1].deal
            assert last
            assert last.promise.carry.number == deal
            assert last.result
            assert last.result.deltas(2)[0] == rival.points[deal]
    every = duplicate.lines(match)
    own = next(line for line in every if line.people[0].user == AKI.user)
    buttons = message.again(match, own, every, AKI.user, words("en"))
    worst = min(own.points, key=lambda deal: duplicate.compared(own, every, deal).percent or 0)
    leads = [one.deal for one in buttons if isinstance(one, ReviewButton | ReplayButton)]
    assert leads == [worst + 1, worst + 1]


# --- People who play with each other --------------------------------------------------------------


async def test_sides_play_each_other_with_seats_exchanged(hall: Hall) -> None:
    """The same moves at both tables: what one side wins at one, it loses at the other."""
    match = await hall.begun(people=PEOPLE, side=2)
    tables = [await hall.sit(match, who) for who in PEOPLE]
    assert len({one.id for one in tables}) == 2
    assert [one.names for one in tables[:2]] == [("Aki", "Daeun"), ("Chiyo", "Ben")]
    assert (tables[0].guild, tables[0].booked) == (9, 0)
    number, of = tables[0].id, hall.tables
    for refusing in (
        of.leaving.resign(number, AKI.user),
        of.ending.end(number, AKI.user, manages=False),
        of.ending.end(number, AKI.user, manages=True),
        of.ending.end(tables[1].id, AKI.user, manages=True),
        of.leaving.offer(number, AKI.user, BEN),
        of.voting.vote_to_end(number, AKI.user),
        of.relocating.move(number, 9, 91, AKI.user, manages=True),
    ):
        with pytest.raises(Refusal) as refused:
            await refusing
        assert refused.value.sentence == "duplicate-stays"
    one, other = [await hall.play(await hall.tables.at(table.id)) for table in tables[:2]]
    assert one.deal
    assert other.deal
    assert one.deal.log == other.deal.log
    match = await hall.settled(match)
    assert match.settled
    assert [line.total for line in duplicate.lines(match)] == [0, 0]
