"""The message of a running table: four lines at most stand before the picture."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.chat import emoji
from bot.chat.panels.tables.board import lobby
from bot.chat.panels.tables.board import table as board
from bot.chat.panels.tables.match import news
from bot.domain.tables.ahead.orders import ORDERS
from bot.domain.tables.deal import Told
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.words import LANGUAGES, lines, telling, words
from render import PIECES, Look
from rules import Event
from tests.bot.world.lone_tables import Clock, opened
from tests.bot.world.matches import PEOPLE, step
from tests.playing import TABLES
from tests.volume import part

pytestmark = pytest.mark.usefixtures("unhurried", "secrets")

MOST = 4
ON_A_PHONE = 6
"""The largest number of lines on a phone where one person is asked.

In English, the title of a mahjong takes two of them.
"""
IN_A_LOBBY = 5
"""The largest number of lines of a new lobby on a phone."""
LONG = "_W" * 16
"""As long as a name may be, and each of its letters is to be escaped or wide."""
EMOJI = {piece: f"<:{emoji.name_of(piece)}:{10**18 + at}>" for at, piece in enumerate(PIECES)}
WIDEST = {house.game.key: house for house in sorted(TABLES, key=lambda one: one.seats)}
"""Each game with as many players as it takes."""


@pytest.fixture
def tables(database: Database, clock: Clock) -> Tables:
    return Tables(database, clock)


def worst(table: Table, clock: Clock, kind: int) -> Table:
    """The same moment with the longest names, absences, spent clocks and given time."""
    players = tuple(
        player and replace(player, name=f"{LONG[:-1]}{seat}", away=("", "computer", "open")[kind])
        for seat, player in enumerate(table.players)
    )
    clocks = tuple(
        replace(one, due=clock.now + timedelta(hours=seat), over=(seat + kind) % 2 == 0)
        for seat, one in enumerate(table.clocks)
    )
    return replace(table, players=players, clocks=clocks, credit=timedelta(days=7))


@pytest.mark.parametrize(
    ("key", "pace"),
    [
        (key, pace)
        for key in WIDEST
        for pace in (("ahead", "relaxed", "timed-300") if key in ORDERS else [""])
    ],
)
@pytest.mark.slow
async def test_four_lines_at_most_stand_before_the_picture(
    tables: Tables, clock: Clock, key: str, pace: str
) -> None:
    house, rng = WIDEST[key], Random(5)
    people = min(house.seats, len(PEOPLE))
    table, phases = await opened(tables, key, people, pace=pace, clock="86400 vote"), set()
    for number in range(30):
        if table.phase != "playing" or table.deal is None:
            break
        phases.add(table.view(None).phase)
        shown = worst(table, clock, number % 3)
        for language in part(LANGUAGES, 2):
            say = words(language).at(key)
            for pictures in ({}, EMOJI):
                text = board.playing(shown, table.deal, say, Look(), pictures).content
                assert text.count("\n") < MOST, text
            text = board.playing(table, table.deal, say, Look(), EMOJI).content
            asked = max(0, len(table.asked) - 1)
            assert lines.height(lines.shown(text)) <= ON_A_PHONE + asked, text
        table = await step(tables, table, rng)
    assert phases


@pytest.mark.parametrize("key", WIDEST)
async def test_a_new_lobby_is_short_on_a_phone(tables: Tables, key: str) -> None:
    table = await tables.lobbies.open(1, 1, PEOPLE[0], key, seats=WIDEST[key].seats)
    for language in LANGUAGES:
        text = lobby.lobby(table, words(language).at(key), Look()).content
        assert lines.height(lines.shown(text)) <= IN_A_LOBBY, text


async def test_the_last_move_stands_in_pictures_where_there_are_some(tables: Tables) -> None:
    """Longer than a line are only events that have no such form."""
    say, rng, short = words("en").at("mushi"), Random(5), 0
    table = await opened(tables, "mushi", 2)
    while table.phase == "playing" and table.deal:
        for event in table.deal.told[-1].events if table.deal.told else ():
            if event.kind in ("play", "turn"):
                told = news.latest(table, say, EMOJI)
                assert all(EMOJI[piece] in told for piece in event.pieces)
                assert telling.card(say, event.pieces[0]) not in told
                assert telling.card(say, event.pieces[0]) in news.latest(table, say)
                short += 1
        table = await step(tables, table, rng)
    assert short


async def test_a_sentence_goes_on_where_signs_follow(tables: Tables) -> None:
    table, say = await opened(tables, "sakura", 2), words("en").at("sakura")
    assert table.deal
    told = (Told(1, (Event("skip", 1), Event("turn", 1, (PIECES[0],)))),)
    shown = replace(table, deal=replace(table.deal, told=told))
    assert f"plays no card · stock {EMOJI[PIECES[0]]}" in news.latest(shown, say, EMOJI)
    assert "plays no card. From the stock, " in news.latest(shown, say)
