"""The words of a table's standings rank its players as the picture does."""

from __future__ import annotations

import re
from random import Random

import pytest

import rules
from bot.chat.panels.tables.match import scores
from bot.domain.ledger.reading import Standing
from bot.domain.tables.player import COMPUTER, Player
from bot.domain.tables.table import Table
from bot.words import words
from tests.volume import seeds

EN = words("en")
LINE = re.compile(r"(\S+) · (.+?)(?: · |: )")


@pytest.mark.parametrize("seed", seeds(8, 200))
def test_words_and_picture_have_the_same_order(seed: int) -> None:
    rng = Random(seed)
    count = rng.randint(2, 7)
    people = [Player(n, f"P{n}") for n in range(1, count + 1)]
    players = tuple(
        Player(COMPUTER, f"C{seat}") if rng.random() < 0.4 else one
        for seat, one in enumerate(people)
    )
    options = rules.game("sakura").presets["sakura"]
    table = Table(1, 1, 1, 1, "sakura", "sakura", options, players, "over")
    points = [rng.randint(-2, 2) for _ in players]
    rows = [
        Standing(
            one.user,
            1,
            0,
            points[seat],
            -1 if one.computer else 1,
            0,
            seat if one.computer else None,
        )
        for seat, one in enumerate(players)
    ]
    rng.shuffle(rows)
    told = [LINE.match(line) for line in scores.at_table(rows, table, EN)]
    names = [one.name if one.computer else f"<@{one.user}>" for one in players]
    drawn = [LINE.match(line) for line in scores.places(names, points, EN)]
    assert all(told)
    assert [one and one.groups() for one in told] == [one and one.groups() for one in drawn]


def test_a_servers_list_shares_places_and_gives_computers_none() -> None:
    rows = [Standing(1, 4, 2, 8, 1, 3), Standing(2, 4, 2, 8, 1, 3), Standing(3, 4, 0, 8, 1, 2)]
    rows += [Standing(4, 4, 0, -9, 1), Standing(COMPUTER, 4, 0, 20, -1)]
    told = scores.on_server(rows, EN)
    assert [line.split(" ")[0] for line in told] == ["1", "1", "3", "4", "–"]
    assert scores.on_server([], EN) == [EN("scores-none")]


def test_people_on_a_shared_place_have_one_order() -> None:
    people = tuple(Player(user, f"P{user}") for user in (3, 1, 4, 2))
    options = rules.game("xiamen").presets["xiamen"]
    table = Table(1, 1, 1, 1, "xiamen", "xiamen", options, people, "over")
    points = {4: 8, 3: 0, 2: 0, 1: 0}
    rows = [Standing(user, 1, 0, gained) for user, gained in points.items()]
    above, below = scores.at_table(rows, table, EN), scores.on_server(rows, EN, table)
    assert above == below
    assert [line.split(" · ")[1] for line in below] == ["<@4>", "<@3>", "<@1>", "<@2>"]


def test_deals_are_told_as_people_say_it() -> None:
    told = {
        (deals, won): EN("deals-won", deals=deals, won=won) for deals in (1, 3) for won in (0, 1)
    }
    assert told == {
        (1, 0): "one deal, not won",
        (1, 1): "one deal, won",
        (3, 0): "3 deals, none won",
        (3, 1): "3 deals, 1 won",
    }
