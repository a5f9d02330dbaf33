"""The clock of a round follows from its time and from the length of a match."""

from __future__ import annotations

import pytest

import rules
from bot.domain.contests import tempo
from bot.domain.tables import lobby
from bot.domain.tables.clocks import clock_of
from bot.domain.tables.typical import TYPICAL
from bot.words import timing
from tests.bot.discord.room import Room
from tests.bot.people.cup import board
from tests.bot.people.league_room import EN, LeagueRoom

DAY = 24 * 60


def clock(key: str, seats: int, minutes: int, deals: int = 0) -> str:
    """The clock of a round, as it is written."""
    game = rules.game(key)
    options = lobby.preset_of(game, next(iter(game.presets)))
    options = lobby.with_deals(game, options, deals) if deals else options
    return str(tempo.clock_of(game, options, seats, minutes))


@pytest.mark.parametrize(
    ("key", "seats", "minutes", "deals", "expected"),
    [
        ("tiengow", 4, 20, 0, "30 computer"),
        ("tiengow", 4, 60, 0, "600+10 computer"),
        ("tiengow", 4, 20, 1, "60 computer"),
        ("mushi", 2, 60, 0, "30 computer"),
        ("mushi", 2, DAY, 0, "900 computer"),
        ("mushi", 2, 7 * DAY, 0, "259200+3600 waking computer"),
        ("tiengow", 4, 7 * DAY, 0, "3600 waking computer"),
        ("xiamen", 4, 14 * DAY, 0, "21600 waking computer"),
    ],
)
def test_the_clock_of_a_round(
    key: str, seats: int, minutes: int, deals: int, expected: str
) -> None:
    assert clock(key, seats, minutes, deals) == expected


@pytest.mark.parametrize("key", [game.key for game in rules.GAMES])
def test_a_longer_round_never_has_a_shorter_clock(key: str) -> None:
    game = rules.game(key)
    options = lobby.preset_of(game, next(iter(game.presets)))
    seats = game.seats[0]
    asked = tempo.choices(game, options, seats)
    assert asked >= TYPICAL[key].choices
    before = 0
    for minutes in (1, 10, 20, 60, 240, DAY, 3 * DAY, 7 * DAY, 28 * DAY):
        found = tempo.clock_of(game, options, seats, minutes)
        assert clock_of(str(found)) == found
        longest = tempo.longest(found, asked, seats)
        if longest > 120 * minutes:
            assert (found, before) == (tempo.QUICKEST, 0)
        else:
            assert longest >= before
            before = longest


def test_a_round_of_dealers_has_a_deal_for_each_player() -> None:
    game = rules.game("xiamen")
    options = lobby.preset_of(game, next(iter(game.presets)))
    assert tempo.choices(game, options, 4) == 4 * TYPICAL["xiamen"].choices
    assert tempo.minutes(game, options, 4) == 18


@pytest.mark.usefixtures("blank", "still")
async def test_an_announcement_tells_the_clock_and_whether_a_match_fits(room: Room) -> None:
    league = LeagueRoom(room)
    await league.found()
    two = {"form": "swiss", "game": "tiengow", "people": 2}
    refused = EN("refusal-tournament-people", game=EN("game-tiengow"), most="2")
    assert await league.does("league tournament", **two) == refused
    await league.does("league tournament", **two | {"people": 4, "time": 20})
    long = EN("tournament-long", match=timing.duration(EN, 46 * 60))
    clock = EN("tournament-clock", clock=timing.clock(EN, tempo.QUICKEST))
    assert f"{clock}\n{long}" in board(room)
    await league.does("league tournament", off=True)
    assert long not in board(room)


@pytest.mark.usefixtures("blank", "still")
async def test_nothing_is_said_where_a_match_fits(room: Room) -> None:
    league = LeagueRoom(room)
    await league.found()
    await league.does("league tournament", form="swiss", game="mushi", time=60)
    assert "⚠" not in board(room)
