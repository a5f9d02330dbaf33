"""Tien Gow at the table: tiles are led, shown to beat or put face down."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import discord
import pytest
from simcord.results import ResponseMessage

from bot.chat.panels.tables.controls.by_game import CONTROLS
from bot.chat.panels.tables.controls.moves import Offer, PieceSelect
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.tables import dealing
from bot.domain.tables.deal import Promise
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.words import words
from rules import Move, Seat
from tests.bot.decks.stacking import THROWS, stack, walled
from tests.bot.discord.room import MOVE, Choice, Room, answers, choices, parts, said
from tests.playing import TABLES, shuffled

EN = words("en").at("tiengow")
PEOPLE = tuple(Player(n, name) for n, name in enumerate(("Aki", "Ben", "Chiyo", "Daeun"), 1))
OTHERS = "ben chiyo daeun"


# --- What a hand offers ---------------------------------------------------------------------------


def positions(preset: str, seed: int) -> Iterator[Table]:
    """A table at every moment of a random deal."""
    rng, house = Random(seed), next(one for one in TABLES if one.preset == preset)
    promise = Promise(1, house.game.opening(house.options, 4), "", "")
    deal = dealing.dealt(house.game, house.options, promise, shuffled(house, rng))
    while deal.result is None:
        key, options = house.game.key, house.options
        yield Table(1, 1, 1, 1, key, preset, options, PEOPLE, "playing", deal=deal)
        (seat,) = deal.state.to_act
        deal = dealing.moved(house.game, deal, seat, rng.choice(house.game.legal(deal.state, seat)))


def offered(table: Table, seat: Seat, picked: tuple[str, ...] = ()) -> Offer:
    """The controls of a seat."""
    return CONTROLS[table.key](Glance.at(table, seat, EN), picked)


def at_once(offer: Offer) -> set[str]:
    """The moves that one press makes."""
    found = set[str]()
    for item in offer.items:
        match getattr(item, "item", item):
            case discord.ui.Button(custom_id=str(custom_id)) if one := MOVE.fullmatch(custom_id):
                found.add(one[1])
            case discord.ui.Select() as select:
                found |= {option.value for option in select.options if " " in option.value}
    return found


def picks(offer: Offer) -> Iterator[tuple[str, ...]]:
    """Everything that can be picked from the hand."""
    for item in offer.items:
        select: Any = getattr(item, "item", item)
        if isinstance(select, discord.ui.Select):
            values = [one.value for one in select.options if " " not in one.value]
            assert len(set(values)) == len(values)
            for count in range(select.min_values, select.max_values + 1):
                for some in combinations(values, count):
                    yield tuple(value.rstrip("+") for value in some)


@pytest.mark.parametrize("preset", ["tiengowA", "tiengowB"])
@pytest.mark.parametrize("seed", range(5))
def test_a_hand_offers_exactly_the_legal_moves_in_two_presses(preset: str, seed: int) -> None:
    for table in positions(preset, seed):
        assert table.deal is not None
        (seat,) = table.deal.state.to_act
        legal = {str(move) for move in table.legal(seat)}
        first = offered(table, seat)
        made = at_once(first)
        assert made <= legal
        for picked in set(picks(first)):
            meant = {move for move in legal if not Counter(picked) - Counter(move.split()[1:])}
            second = offered(table, seat, picked)
            assert at_once(second) == meant or not meant
            assert second.ringed == picked or not meant
            made |= meant
        assert made == legal


FOUR = {3: "6-6 6-6 3-6 4-5 1-5 1-5 1-2 2-4", 0: "1-1 1-1 2-6 3-5 5-5 5-5 3-3 2-2"}
"""Heaven and nines for the dealer, earth and eights for the next player."""


@pytest.fixture
async def led(room: Room, monkeypatch: pytest.MonkeyPatch, blank: None) -> Room:
    """Daeun deals and is to lead."""
    stack(monkeypatch, walled(FOUR), THROWS)
    await room.start(other=OTHERS, game="tiengow")
    for _ in range(3):
        await room.act()
    assert await room.asked() is room.daeun
    return room


async def picked(room: Room, tiles: str) -> ResponseMessage:
    """The hand of the player who is asked, after picking some tiles: `6-6,6-6+`."""
    asked = await room.asked()
    hand = await room.hand(asked)
    (select,) = [p["custom_id"] for p in parts(hand) if p["custom_id"].startswith("choose:")]
    shown = (await room.choose(asked, hand, Choice(select, tiles))).response
    assert shown is not None
    return shown


def labels(message: ResponseMessage) -> list[str]:
    return [part["label"] for part in parts(message) if "label" in part]


async def test_four_tiles_go_face_down_as_easily_as_one(led: Room) -> None:
    await led.make("lead 6-6 6-6 3-6 4-5")
    asked = (await led.hand(led.aki)).content
    assert "beat Daeun’s 6-6 Heaven ×2, 3-6 Nine, 4-5 Nine: play 4 tiles face down" in asked
    shown = await picked(led, "5-5,5-5+,3-3,2-2")
    told = "5-5 Plum ×2, 3-3 Long Three, 2-2 Bench"
    assert shown.content.startswith(EN("hand-picked", cards=told))
    assert labels(shown) == [f"Face down: {told}", "Choose again"]
    await led.choose(led.aki, shown, choices(shown)[0])
    assert led.board().content.endswith("Aki plays face down.")


async def test_everything_that_can_be_led_stands_together_civil_military_sets(led: Room) -> None:
    table = await led.table()
    (select,) = [one for one in offered(table, 3).items if isinstance(one, PieceSelect)]
    every = [option.value.removeprefix("lead ") for option in select.item.options]
    civil, military, _ = select.groups
    assert every[:civil] == ["6-6", "1-5"]
    assert every[civil : civil + military] == ["3-6", "4-5", "2-4", "1-2"]
    assert every[civil + military :] == [m for m in every if " " in m]
    assert len(every) == len(table.legal(3)) <= 16


async def test_tiles_picked_in_an_old_list_are_refused(led: Room) -> None:
    table = await led.table()
    headline = offered(table, 3, ("6-6", "1-2")).headline
    assert headline.startswith(EN("hand-no-set", cards="6-6 Heaven, 1-2 Three"))
    assert at_once(offered(table, 3, ("6-6", "4-5"))) == {"lead 6-6 4-5"}


async def test_a_choice_half_made_outlives_a_restart(led: Room) -> None:
    await led.make("lead 6-6 6-6 3-6 4-5")
    shown = await picked(led, "5-5,5-5+,3-3,2-2")
    await led.restart()
    again = await led.choose(led.aki, shown, choices(shown)[0])
    table = await led.table()
    assert table.deal is not None
    seat, move = table.deal.log[-1]
    assert (seat, move.verb, sorted(move.pieces)) == (0, "fold", ["2-2", "3-3", "5-5", "5-5"])
    assert "⚠" not in said(again)


async def test_tiles_picked_in_an_old_hand_are_not_played(led: Room) -> None:
    hand = await led.hand(led.daeun)
    (choice, *_) = choices(hand)
    led.client.hands.clear()
    await led.make("lead 1-2")
    before = await led.table()
    led.client.hands.clear()
    (shown,) = answers(await led.choose(led.daeun, hand, choice))
    assert shown.content.startswith(f"⚠ {EN('hand-stale')}")
    assert await led.table() == before


async def test_a_led_four_is_answered_by_command(led: Room) -> None:
    """Autocomplete does not show all ways to put four tiles down; typing finds the rest."""
    await led.daeun.slash(led.channel, "play", move="Lead 6-6 Heaven ×2, 3-6 Nine, 4-5 Nine")
    every = await led.aki.autocomplete(led.channel, "play", "move", "")
    typed = "plum ×2, 3-3 long three, 2"
    (only, other) = await led.aki.autocomplete(led.channel, "play", "move", typed)
    assert len(every) == 25
    assert other["value"] == "fold 5-5 5-5 3-3 2-6"
    assert only["value"] == "fold 5-5 5-5 3-3 2-2"
    await led.aki.slash(led.channel, "play", move=only["value"])
    table = await led.table()
    assert table.deal is not None
    assert table.deal.log[-1] == (0, Move.parse(only["value"]))


@pytest.mark.usefixtures("blank")
async def test_a_deal_is_played_to_its_end_by_command(room: Room) -> None:
    await room.start(1, OTHERS, "tiengow")
    rng = Random(6)
    while (await room.table()).phase == "playing":
        asked = await room.asked()
        found = await asked.autocomplete(room.channel, "play", "move", "")
        await asked.slash(room.channel, "play", move=rng.choice(found)["value"])
    assert "the match is over" in room.board().content


# --- A match --------------------------------------------------------------------------------------


@pytest.mark.usefixtures("blank")
async def test_a_match_of_dealer_changes_tells_round_and_totals(room: Room) -> None:
    await room.open(2, "computer computer computer", "tiengow", preset="tiengowB")
    assert "until the dealer has changed 2 times" in room.board().content
    assert "Laurel" in room.board().content
    await room.press(room.aki, "start")
    assert room.board().content.startswith("**Tien Gow** · East 1 · deal 1\n")
    table = await room.finish(seed=2, until="between")
    assert await Tables(room.client.services.database).shown_in(room.channel.id) == table
    table = await room.finish(seed=2)
    assert table.deal is not None
    board = room.board().content
    assert board.startswith("**Tien Gow** · the match is over\n**")
    (picture,) = room.board().attachments
    told = re.findall(r"([1-4])\. \w+ (\d+)[,.]", str(picture.description))
    totals = [int(total) for _, total in sorted(told)]
    assert (len(totals), sum(totals)) == (4, 400)
    assert totals == sorted(table.points, reverse=True)
    assert "wins the match" in board


@pytest.mark.usefixtures("blank")
async def test_a_preset_keeps_a_match_length_of_equal_count(room: Room) -> None:
    await room.open(5, None, "tiengow")
    table = await room.table()
    tables, where = room.client.services.tables, (table.id, room.aki.id)
    for preset, rules, deals in (
        (None, {"kam_multiplier": "4"}, 5),
        ("tiengowA", {}, 5),
        ("tiengowB", {}, 8),
    ):
        table = await tables.lobbies.set_rules(*where, preset, rules)
        assert table.game.length(table.options).deals == deals
