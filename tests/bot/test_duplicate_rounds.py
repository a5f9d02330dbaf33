"""Duplicate rounds: everybody plays the same deals, and scores follow from what all have made."""

from __future__ import annotations

import asyncio

import pytest

from bot.domain.contests import rounds
from bot.domain.contests.duplicate import Match
from bot.domain.league import tournament
from bot.domain.refusal import Refusal
from bot.domain.tables import fair
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.services import Services
from rules.record import replayed
from tests.bot.discord.room import Room, said
from tests.bot.people.cup import MINUTE, Cup, board, cup, press
from tests.bot.people.league_room import EN, LeagueRoom
from tests.bot.world.lone_tables import Clock


async def sat(of: Cup, match: Match, user: int) -> Table:
    """Somebody at their table."""

    async def room(_: object) -> int | None:
        return None

    person = Player(user, f"P{user}")
    return await of.services.duplicates.sit(match.id, person, "Computer {}".format, room)


async def played(of: Cup, match: Match, user: int) -> Table:
    """A round to its end, by choices of one's own."""
    table = await sat(of, match, user)
    while table.phase == "playing":
        legal = table.legal(0)
        table = await of.services.tables.playing.play(table.id, user, legal[user % len(legal)])
    return table


async def current(of: Cup) -> Match:
    (match,) = (await of.value()).current
    assert match.duplicate
    return await of.services.duplicates.by_id(match.duplicate)


async def rest(of: Cup) -> None:
    """All that was set going comes to rest."""
    for _ in range(3):
        await asyncio.gather(*of.services.duplicates.timers._running)
        await asyncio.gather(*of.services.tournaments.timers._running)


@pytest.mark.both
@pytest.mark.usefixtures("unhurried")
async def test_scores_follow_records_and_are_shut_until_a_round_ends(
    services: Services, clock: Clock
) -> None:
    of = await cup(services, clock, tournament.DUPLICATE, 4, 2)
    await of.ring(10)
    promised, first = await of.value(), await current(of)
    assert (promised.last, promised.length, promised.deals) == (1, 2, 1)
    assert first.secret == rounds.secret_of(promised, 1)
    assert first.additions == tuple(f"{n}:{one.addition}" for n, one in enumerate(first.people))
    assert all(one.addition for one in first.people)
    tables = {user: await played(of, first, user) for user in (1, 2, 3)}
    await rest(of)
    with pytest.raises(Refusal) as refused:
        await services.ledger.record(tables[1])
    assert refused.value.sentence == "duplicate-shut"
    assert not (await of.value()).current[0].outcome
    clock.now = first.until or clock.now
    await services.tournaments._rung(1)
    assert (await of.value()).last == 1, "a round is settled for all at once"
    await services.duplicates._rung(first.id)
    await rest(of)

    one, second = await of.value(), await current(of)
    assert (one.last, one.laid_open) == (2, False)
    assert {rival.user for rival in second.people} == {1, 2, 3}, "4 has not come"
    made = {}
    for user, table in tables.items():
        record = await services.ledger.record(table)
        assert [(each.fault, each.silent) for each in fair.verify(record)] == [(None, ())]
        assert record.common
        assert record.common.secret == first.secret
        result = next(iter(replayed(record)))[1][-1].state.result
        made[user] = result.deltas(2)[0] if result else 0
    scores = {user: 2 * sum(own > other for other in made.values()) for user, own in made.items()}
    ties = {user: sum(own == other for other in made.values()) - 1 for user, own in made.items()}
    lines = {line.entrant.user: line for line in tournament.standings(one)}
    assert {user: lines[user].score for user in made} == {
        user: scores[user] + ties[user] + 2 for user in made
    }
    assert (lines[4].score, lines[4].points) == (0, 0)
    assert {user: lines[user].points for user in made} == made

    for user in (1, 2):
        await played(of, second, user)
    await services.tournaments.withdraw(1, 3)
    await rest(of)
    one = await of.value()
    assert (one.over, one.complete, one.laid_open) == (True, True, True)
    assert fair.commitment(one.secret) == fair.commitment(promised.secret)
    assert second.secret == rounds.secret_of(one, 2) != first.secret


@pytest.mark.usefixtures("unhurried")
async def test_a_match_of_the_league_is_no_duplicate_round(
    services: Services, clock: Clock
) -> None:
    of = await cup(services, clock, tournament.DUPLICATE, 2, 1)
    await of.ring(10)
    await of.meet((1, 2))
    await of.noticed()
    assert not (await of.value()).current[0].outcome


@pytest.mark.usefixtures("unhurried")
async def test_a_called_off_match_shows_its_secret_once_nobody_plays(
    services: Services, clock: Clock
) -> None:
    of = await cup(services, clock, tournament.DUPLICATE, 2, 1)
    await of.ring(10)
    match = await current(of)
    await services.tournaments.call_off(of.league, 1)
    assert not (await of.value()).laid_open
    for user in (1, 2):
        await played(of, match, user)
    await rest(of)
    assert (await of.value()).laid_open


@pytest.mark.usefixtures("blank", "still")
async def test_one_message_has_the_table_the_comparison_and_the_promise(room: Room) -> None:
    league = LeagueRoom(room)
    await league.found()
    options = {"form": "duplicate", "game": "koikoi", "start": 30, "time": 30, "rounds": 1}
    await league.does("league tournament", **options, deals=1)
    secret = (await room.client.services.tournaments.by_id(1)).secret
    for name in ("aki", "ben"):
        assert await press(room, name, "enter") == EN("tournament-done-enter")
    assert EN("daily-promise", promise=fair.commitment(secret)) in board(room)
    await room.env.advance_time(30 * MINUTE + 1)
    assert EN("tournament-together", count=2) in board(room)
    (message,) = [m for m in room.channel.history() if "**Tournament**" in m.content]
    shown = await room.aki.click(message, custom_id="duplicate:1:play")
    assert EN("duplicate-mark", number=1, deal=1, deals=1) in said(shown)
    fairly = await room.aki.click(message, custom_id="duplicate:1:fair")
    assert fairly.response
    told = str(fairly.response.embeds[0].description)
    assert EN("tournament-fair", about="1:1") in told
    await room.env.advance_time(30 * MINUTE + 1)
    assert EN("tournament-won", names=f"<@{room.aki.id}>", count=1) not in board(room)
    assert secret in board(room)
    own = said(await room.aki.click(message, custom_id="duplicate:1:show"))
    assert EN("duplicate-place", place=1, of=2, names="Aki") in own
