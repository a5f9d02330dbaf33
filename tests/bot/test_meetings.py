"""The tables of a tournament's matches: opened by *Play*, kept for their people, told of."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.chat.panels.league.counting import in_tournament
from bot.domain.contests import meeting, tempo
from bot.domain.contests.meeting import Meeting
from bot.domain.league import tournament
from bot.domain.league.tournament import Match, Outcome, Tournament
from bot.domain.refusal import Refusal
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.services import Services
from bot.services.tables.lobbies import Lobbies
from bot.words import timing
from tests.bot.discord.room import Room, said
from tests.bot.people.cup import Cup, cup
from tests.bot.people.evening import MINUTE, Evening
from tests.bot.people.league_room import EN
from tests.bot.people.resigning import resigned
from tests.bot.world.lone_tables import EVE, GUILD, Clock
from tests.bot.world.press_numbers import pressed
from tests.volume import LONG

LEAGUE = 9_000
"""The channel of the league."""


class Hall:
    """A tournament whose people press *Play*; `threads` tells whether threads can be made."""

    def __init__(self, cup: Cup) -> None:
        self.cup, self.services = cup, cup.services
        self.threads, self.made = True, list[int]()

    async def room(self, match: Match, before: Table | None) -> int | None:
        if before:
            return before.channel
        self.made += [500 + match.number] if self.threads else []
        return 500 + match.number if self.threads else None

    async def play(self, user: int) -> Table:
        addition = pressed(self.cup.clock(), user)
        player = Player(user, f"P{user}")
        return (await self.services.meetings.sit(1, player, addition, self.room))[1]

    async def meeting(self, table: Table) -> Meeting | None:
        bound = await self.services.tables.counting.bound(table.channel)
        assert bound
        tables = self.services.tables
        return await tables.counting.meeting(bound, await tables.at(table.id))


@pytest.fixture
async def hall(services: Services, clock: Clock, unhurried: None) -> Hall:
    """A Swiss of five people in its first round."""
    found = await cup(services, clock, tournament.SWISS, 5, 3)
    await found.ring(10)
    return Hall(found)


@pytest.mark.both
async def test_the_first_opens_the_table_and_the_others_find_it(hall: Hall) -> None:
    match, other = (await hall.cup.value()).current
    first, second = match.people
    table = await hall.play(first)
    assert (table.channel, table.own_thread) == (500 + match.number, True)
    ruling = hall.cup.league.season.charter.games["mushi"]
    assert (table.options, table.preset) == (ruling.options, ruling.preset)
    assert table.clock == tempo.clock_of(table.game, table.options, 2, 30)
    assert table.invited == {second: match.due}
    assert await hall.play(first) == table
    both = await hall.play(second)
    assert [player.user for player in both.people] == [first, second]
    assert both.id == table.id
    assert not both.awaited
    bound = await hall.services.tables.counting.bound(table.channel)
    assert bound
    assert bound.league.id == hall.cup.league.id
    playing = await hall.services.tables.playing.start(table.id, second, 2000)
    assert playing.season == hall.cup.league.season.id
    assert (await hall.play(first)).id == table.id
    assert (await hall.play(other.people[0])).id != table.id
    await resigned(hall.services.tables, table.id, first)
    assert (await hall.cup.value()).current[0].outcome[second].place == 1
    with pytest.raises(Refusal, match="tournament-played"):
        await hall.play(first)


async def test_two_who_press_at_once_get_one_table(hall: Hall) -> None:
    people = (await hall.cup.value()).current[0].people
    one, two = await asyncio.gather(*(hall.play(user) for user in people))
    assert one.id == two.id
    assert len(hall.made) == 1
    assert len((await hall.services.tables.at(one.id)).people) == 2


async def test_a_table_is_kept_for_its_people_during_the_round(hall: Hall) -> None:
    first, second = (await hall.cup.value()).current[0].people
    table, tables = await hall.play(first), hall.services.tables
    with pytest.raises(Refusal, match="too-few"):
        await tables.playing.start(table.id, first, 2000)
    with pytest.raises(Refusal, match="tournament-waits"):
        await tables.playing.start(table.id, first, 2000, "Computer {}".format)
    with pytest.raises(Refusal, match="tournament-table"):
        await tables.lobbies.join(table.id, EVE, 3000)
    await tables.lobbies.join(table.id, Player(second, "P"), 4000)
    found = await hall.meeting(table)
    assert found
    assert (found.own, found.round) == (True, 1)
    assert found.people == frozenset((first, second))
    await hall.services.tournaments.call_off(hall.cup.league, 1)
    assert await hall.meeting(table) is None
    await tables.lobbies.leave(table.id, second)
    await tables.lobbies.join(table.id, EVE, 3000)


async def test_without_threads_the_channel_of_the_league_has_one_table(hall: Hall) -> None:
    hall.threads = False
    match, other = (await hall.cup.value()).current
    table = await hall.play(match.people[0])
    assert (table.channel, table.own_thread) == (LEAGUE, False)
    assert await hall.play(match.people[1])
    with pytest.raises(Refusal, match="tournament-no-room"):
        await hall.play(other.people[0])
    await hall.services.tables.ending.abandon(table.id)
    assert (await hall.play(other.people[0])).channel == LEAGUE
    await hall.services.leagues.bind(hall.cup.league, 1, LEAGUE, False)
    await hall.services.tables.ending.abandon((await hall.play(other.people[0])).id)
    with pytest.raises(Refusal, match="tournament-no-room"):
        await hall.play(other.people[0])


async def test_a_closed_table_is_opened_again_in_its_thread(hall: Hall) -> None:
    first, second = (await hall.cup.value()).current[0].people
    table = await hall.play(first)
    await hall.services.tables.lobbies.leave(table.id, first)
    again = await hall.play(second)
    assert (again.channel, again.phase) == (table.channel, "lobby")
    assert again.id != table.id
    assert len(hall.made) == 1


@pytest.mark.both
async def test_a_table_opened_by_hand_is_found_by_its_people(hall: Hall) -> None:
    match = (await hall.cup.value()).current[0]
    tables = hall.services.tables
    await hall.services.leagues.bind(hall.cup.league, 1, 5, True)
    first, second = (Player(user, f"P{user}") for user in match.people)
    table = await tables.lobbies.open(GUILD, 5, first, "mushi", seats=2)
    for coming in (EVE, second):
        await tables.lobbies.join(table.id, coming, 1000)
        found = await hall.meeting(table)
        assert found
        assert (found.own, found.round) == (False, 1)
        assert found.people == frozenset(match.people)
        now = await tables.at(table.id)
        told = in_tournament(found, now, EN)
        names = f"<@{EVE.user}>"
        assert (EN("lobby-tournament-others", names=names) in told) == (coming == EVE)
        assert ("⚠" in told[-1]) == (coming == EVE or now.clock != found.clock(now))
        if coming == EVE:
            await tables.lobbies.leave(table.id, EVE.user)
    await tables.playing.start(table.id, first.user, 2000)
    assert (await hall.play(second.user)).id == table.id
    assert not hall.made


async def test_an_owner_who_is_losing_cannot_close_the_match(hall: Hall) -> None:
    first, second = (await hall.cup.value()).current[0].people
    table, ending = await hall.play(first), hall.services.tables.ending
    await hall.play(second)
    playing = await hall.services.tables.playing.start(table.id, second, 2000)
    with pytest.raises(Refusal, match="end-counts"):
        await ending.end(table.id, first, manages=False)
    assert await hall.play(first) == playing
    with pytest.raises(Refusal, match="end-counts"):
        await ending.end(table.id, first, manages=True)
    assert (await ending.end(table.id, EVE.user, manages=True)).phase == "over"


@pytest.mark.parametrize(
    "keep_away",
    [
        lambda lobbies, table: lobbies.remove(table, 1, 1, 2),
        lambda lobbies, table: lobbies.add_computer(table, 1, "Computer {}".format),
        lambda lobbies, table: lobbies.set_rules(table, 1, None, {"deals": "1"}),
        lambda lobbies, table: lobbies.set_seats(table, 1, 2),
        lambda lobbies, table: lobbies.set_clock(table, 1, "live"),
        lambda lobbies, table: lobbies.set_pace(table, 1, "relaxed"),
    ],
)
async def test_nobody_keeps_an_opponent_away_for_a_walkover(
    hall: Hall, keep_away: Callable[[Lobbies, int], Awaitable[Table]]
) -> None:
    assert (await hall.cup.value()).current[0].people == (1, 2)
    table, tables = await hall.play(1), hall.services.tables
    with pytest.raises(Refusal, match="tournament-stays"):
        await keep_away(tables.lobbies, table.id)
    await hall.play(2)
    with pytest.raises(Refusal, match="tournament-stays"):
        await keep_away(tables.lobbies, table.id)
    with pytest.raises(Refusal, match="move-league"):
        await tables.relocating.move(table.id, GUILD, 77, 1, manages=False)
    with pytest.raises(Refusal, match="move-league"):
        await tables.relocating.move(table.id, GUILD, 77, 1, manages=True)
    await tables.relocating.move(table.id, GUILD, 77, EVE.user, manages=True)
    playing = await tables.playing.start(table.id, 2, 2000)
    assert playing.season == hall.cup.league.season.id


async def test_a_table_without_a_channel_before_the_match_is_replaced(hall: Hall) -> None:
    first, second = (await hall.cup.value()).current[0].people
    table, tables = await hall.play(first), hall.services.tables
    await tables.relocating.lose(table.id)
    again = await hall.play(second)
    assert again.id != table.id
    assert (await tables.at(table.id)).phase == "over"
    assert [player.user for player in again.people] == [second]


async def test_a_player_who_waits_at_the_table_gains_a_bye(hall: Hall) -> None:
    match, other = (await hall.cup.value()).current
    await hall.play(match.people[0])
    for user in other.people:
        table = await hall.play(user)
    await hall.services.tables.playing.start(table.id, user, 2000)
    await hall.cup.ring(30)
    await resigned(hall.services.tables, table.id, user)
    await hall.cup.ring(30)
    after = await hall.cup.value()
    assert (1, match.people[0]) in after.byes
    assert not {match.people[1]} & {entrant.user for entrant in after.present}
    with pytest.raises(Refusal, match="tournament-no-match"):
        await hall.play(match.people[1])


async def test_a_restart_finds_the_table_that_was_opened(hall: Hall) -> None:
    first, second = (await hall.cup.value()).current[0].people
    table = await hall.play(first)
    hall.services.tables.keeper.drop(table.id)
    assert (await hall.play(second)).id == table.id


def _changed(cup: Tournament, **changes: object) -> Tournament:
    return replace(cup, **changes)  # type: ignore[arg-type]


REFUSED: tuple[tuple[str, Callable[[Tournament], Tournament], int, str], ...] = (
    ("Nobody plays before the first round", lambda cup: _changed(cup, matches=()), 1, "not-begun"),
    ("Nobody plays after the end", lambda cup: _changed(cup, over_at=cup.starts_at), 1, "over"),
    ("A stranger has no match", lambda cup: cup, 77, "not-entered"),
    ("A player with a bye sits out", lambda cup: cup, 5, "sits-out"),
    ("A latecomer has no match yet", lambda cup: _changed(cup, byes=frozenset()), 5, "no-match"),
)


async def test_a_player_without_a_match_is_told_why(hall: Hall) -> None:
    cup = await hall.cup.value()
    for sentence, change, user, refusal in REFUSED:
        with pytest.raises(Refusal) as refused:
            meeting.own_match(change(cup), user)
        assert refused.value.sentence == f"tournament-{refusal}", sentence


async def test_withdrawn_players_and_their_opponents_need_not_play(hall: Hall) -> None:
    first, second = (await hall.cup.value()).current[0].people
    await hall.services.tournaments.withdraw(1, first)
    with pytest.raises(Refusal, match="tournament-not-entered"):
        await hall.play(first)
    with pytest.raises(Refusal, match="tournament-gone-away"):
        await hall.play(second)


async def test_a_reported_result_counts_for_the_match_of_its_people(hall: Hall) -> None:
    match, other = (await hall.cup.value()).current
    (first, second), third = match.people, other.people[0]
    services, league = hall.services, hall.cup.league

    async def reported(result: str) -> int:
        return await services.imports.reported(league, 1, "mushi", result, "")

    async def outcome() -> dict[int, Outcome]:
        return {**(await hall.cup.value()).current[0].outcome}

    await reported(f"<@{first}> 5, <@{third}> -5")
    await reported(f"<@{first}> 5, <@{second}> -2, <@{third}> -3")
    assert not await outcome()
    entry = await reported(f"<@{first}> 5, <@{second}> -5")
    assert await services.meetings.round_of(entry) == (1, True)
    assert await outcome() == {first: Outcome(1, 5), second: Outcome(2, -5)}
    again = await reported(f"<@{first}> 1, <@{second}> -1")
    assert await services.meetings.round_of(again) is None
    with pytest.raises(Refusal, match="tournament-played"):
        await hall.play(first)
    await services.organisers.correct(GUILD, 1, entry, first, second, 7, "")
    assert await outcome() == {first: Outcome(2, -2), second: Outcome(1, 2)}
    await services.organisers.void(GUILD, 1, entry, "")
    assert not await outcome()
    table = await hall.play(first)
    await hall.play(second)
    await services.tables.playing.start(table.id, second, 2000)
    await reported(f"<@{first}> 4, <@{second}> -4")
    await resigned(services.tables, table.id, first)
    assert await outcome() == {first: Outcome(1, 4), second: Outcome(2, -4)}


# --- On the server --------------------------------------------------------------------------------


@pytest.mark.usefixtures("blank", "still")
async def test_a_match_is_announced_in_its_thread_with_the_round(room: Room) -> None:
    evening = Evening(room)
    options = {"form": "swiss", "game": "mushi", "start": 10, "time": 60}
    await evening.found(5, **options)
    await room.env.advance_time(10 * MINUTE + 1)
    cup = await evening.cup()
    first, second = (evening.people[user] for user in cup.current[0].people)
    (alone,) = [user for _, user in cup.byes]
    refused = EN("refusal-tournament-sits-out", number="1")
    assert await evening.play(evening.people[alone]) == refused
    told = await evening.play(first)
    thread = evening.thread()
    names = (await evening.table()).names[0], second.name
    assert str(thread.name).startswith(f"Round 1: {names[0]} – ")
    place = thread.mention
    assert told == EN("tournament-seated", number=1, who=f"<@{second.id}>", place=place)
    lobby = thread.history()[0].content
    who = " – ".join(f"<@{user}>" for user in cup.current[0].people)
    assert EN("tournament-at", who=who, place=place) in evening.board.content
    assert EN("lobby-tournament", number=1, who=who) in lobby
    assert lobby.endswith(EN("lobby-tournament-waits", names=f"<@{second.id}>"))
    await room.env.advance_time(5)
    (notice,) = [m for m in thread.history() if f"<@{second.id}>: " in m.content]
    assert notice.content.split(" → ")[0].endswith("Round 1 of the tournament, your match of Mushi")
    stored = room.env.backend.messages[thread.id][notice.id]
    assert [*stored.ping_user_ids] == [second.id]
    stranger = said(await evening.at_table(evening.people[alone], "join"))
    assert stranger == EN("refusal-tournament-table", number="1")
    table = await evening.table()
    assert timing.thinking(EN, table.clock) in lobby
    await evening.play(second)
    lobby = thread.history()[0].content
    assert lobby.endswith(EN("lobby-full"))
    assert notice.id not in {m.id for m in thread.history()}


@pytest.mark.usefixtures("blank", "still")
async def test_an_own_table_warns_of_a_slow_clock(room: Room) -> None:
    evening = Evening(room)
    await evening.found(2, form="swiss", game="mushi", start=10, time=60)
    await room.env.advance_time(10 * MINUTE + 1)
    match = next(match for match in (await evening.cup()).current if room.aki.id in match.people)
    (other,) = (evening.people[user] for user in match.people if user != room.aki.id)
    await room.open(0, other=None)
    await room.press(other, "join")
    clock = timing.clock(EN, tempo.QUICKEST)
    warning = EN("lobby-tournament-clock", time=timing.duration(EN, 3600), clock=clock)
    assert warning in room.board().content


@pytest.mark.usefixtures("blank", "still")
async def test_without_the_permission_a_table_stands_in_the_channel(
    room: Room,
) -> None:
    evening = Evening(room)
    await evening.found(4, form="swiss", game="mushi", start=10)
    await room.env.advance_time(10 * MINUTE + 1)
    room.env.inject_error("POST", "/channels/*/threads", status=403, code=50013, times=2)
    first, second = (match.people for match in (await evening.cup()).current)
    told = await evening.play(evening.people[first[0]])
    assert told.endswith(f"your table is in <#{room.channel.id}>.")
    assert (await room.table()).people[0].user == first[0]
    assert "Round 1 of the tournament" in room.board().content
    refused = EN("refusal-tournament-no-room")
    assert await evening.play(evening.people[second[0]]) == refused
    assert not room.channel.threads


@pytest.mark.usefixtures("blank", "still")
async def test_people_are_told_of_a_round_and_reminded_to_play(
    room: Room,
) -> None:
    evening = Evening(room)
    await evening.found(4, form="swiss", game="mushi", start=10, time=60)
    seen = {m.id for m in room.channel.history()}

    def fresh() -> list[str]:
        found = [m for m in room.channel.history() if m.id not in seen]
        seen.update(m.id for m in found)
        return [m.content for m in found if m.content.startswith("**Spring**")]

    await room.env.advance_time(10 * MINUTE + 1)
    (told,) = fresh()
    assert told.startswith(EN("schedule-begins", league="Spring", number=1))
    assert "<t:" not in told  # an organiser may extend the round
    playing, waiting = (match.people for match in (await evening.cup()).current)
    for user in playing:
        await evening.play(evening.people[user])
    await evening.at_table(evening.people[playing[0]], "start")
    await room.env.advance_time(29 * MINUTE)
    assert not fresh()
    await room.env.advance_time(2 * MINUTE)
    (reminder,) = fresh()
    assert reminder.startswith(EN("schedule-reminder", league="Spring"))
    assert all(f"<@{user}>" in reminder for user in waiting)
    assert not any(f"<@{user}>" in reminder for user in playing)
    await room.env.advance_time(20 * MINUTE)
    assert not fresh()


@pytest.mark.usefixtures("blank", "still")
async def test_nobody_is_reminded_of_a_match_with_a_withdrawn_player(room: Room) -> None:
    evening = Evening(room)
    await evening.found(4, form="swiss", game="mushi", start=10, time=60)
    await room.env.advance_time(10 * MINUTE + 1)
    first, second = (await evening.cup()).current
    await evening.press(evening.people[first.people[0]], "tournament:1:withdraw")
    await room.env.advance_time(31 * MINUTE)
    title = EN("schedule-reminder", league="Spring")
    (reminder,) = [m.content for m in room.channel.history() if m.content.startswith(title)]
    named = {user for user in evening.people if f"<@{user}>" in reminder}
    assert named == {*second.people}


@pytest.mark.slow
@pytest.mark.usefixtures("blank", "still")
async def test_an_evening_of_nine_is_won_by_its_winner(room: Room) -> None:
    """Tables of four and rounds of twenty minutes, with all defaults, by pressing buttons.

    In the gate, people end a match by a vote after its first deal.
    """
    evening = Evening(room)
    options = {"form": "swiss", "people": 4, "game": "tiengow", "start": 10, "time": 20}
    await evening.found(9, **options)
    await room.env.advance_time(10 * MINUTE + 1)
    while not (cup := await evening.cup()).over:
        assert [len(match.people) for match in cup.current] == [4, 4]
        for match in cup.current:
            table = await evening.meet(match.people, deals=0 if LONG else 1)
            assert table.clock == tempo.QUICKEST
            assert table.season
    assert cup.last == 4
    assert all(match.outcome for match in cup.matches)
    scores = dict.fromkeys(evening.people, 0.0)
    for match in cup.matches:
        for user, own in match.outcome.items():
            others = [outcome.place for who, outcome in match.outcome.items() if who != user]
            scores[user] += sum(own.place < other for other in others)
            scores[user] += sum(own.place == other for other in others) / 2
    for _, user in cup.byes:
        scores[user] += 2
    lines = tournament.standings(cup)
    assert {line.entrant.user: line.score / 2 for line in lines} == scores
    won = [line.entrant.user for line in lines if line.place == 1]
    assert all(scores[user] == max(scores.values()) for user in won)
    assert all(any(user in match.outcome for match in cup.matches) for user in won)
    names = EN("comma").join(f"<@{user}>" for user in won)
    assert EN("tournament-won", names=names, count=len(won)) in evening.board.content


@pytest.mark.usefixtures("blank", "still")
async def test_the_last_result_of_a_round_begins_the_next_one(room: Room) -> None:
    evening = Evening(room)
    await evening.found(4, form="swiss", game="mushi", start=10)
    await room.env.advance_time(10 * MINUTE + 1)
    for match in (await evening.cup()).current:
        first, second = match.people
        result = f"<@{first}> 3, <@{second}> -3"
        told = await evening.league.does("league report", game="mushi", result=result)
        assert EN("reported-round", number=1) in told
    cup = await evening.cup()
    assert cup.last == 2
    assert [len(match.outcome) for match in cup.matches] == [2, 2, 0, 0]
    (first, second), entry = cup.current[0].people, max(m.entry or 0 for m in cup.matches)
    who = f"<@{first}> +2 – <@{second}> −2"
    result = f"<@{first}> 2, <@{second}> -2"
    await evening.league.does("league report", game="mushi", result=result)
    await evening.cup()
    assert EN("schedule-reported", who=who, number=entry + 1) in evening.board.content
    await evening.league.does("organise void", entry=entry + 1, why="wrong")
    await evening.cup()
    assert EN("schedule-open", who=f"<@{first}> – <@{second}>") in evening.board.content
