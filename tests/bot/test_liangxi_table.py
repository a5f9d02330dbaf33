"""Liangxi at the table: a limited hand is put together, and what a hand is told."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.chat.panels.tables.controls import limits
from bot.chat.panels.tables.controls.by_game import CONTROLS
from bot.chat.panels.tables.controls.moves import Offer
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.tables import dealing
from bot.domain.tables.table import Table
from bot.words import LANGUAGES, telling, words
from rules import Event, Seat
from rules.mahjong.liangxi import told
from rules.mahjong.liangxi.terms import FORMS
from tests import rare_liangxi
from tests.bot.decks.mahjong_deals import HOUSES, positions, stack, told_by
from tests.bot.discord.recording import public
from tests.bot.discord.room import Room
from tests.liangxi_deals import DOTS, FALSE, KONGQUE, RICH, SHOWN
from tests.playing import Trial, shuffled

ROWS = 5
"""Discord has so many rows below a message."""
WIDE = 5
"""The number of buttons in a row."""


def offered(one: Table, seat: Seat | None = None, language: str = "en") -> Offer:
    """The controls of a seat, or of the first that is asked."""
    assert one.deal is not None
    seat = min(one.deal.state.to_act) if seat is None else seat
    say = words(language).at(one.key)
    return CONTROLS[one.key](Glance.at(one, seat, say), ())


def selects(offer: Offer) -> Iterator[list[str]]:
    """The moves in each select."""
    for item in offer.items:
        match getattr(item, "item", item):
            case discord.ui.Select() as select:
                yield [option.value for option in select.options]


def rows(offer: Offer) -> int:
    """How many rows of a message an offer fills."""
    found = [getattr(item, "item", item) for item in offer.items]
    wide = sum(isinstance(item, discord.ui.Select) for item in found)
    return wide - (wide - len(found)) // WIDE


# --- The limited hand -----------------------------------------------------------------------------

SAID = [
    ("nothing yet", "", "**You are the dealer.** Limit the hands"),
    ("a form", "limit kongque", "-# Limited: Peacock flies southeast"),
    ("its points", "limit kongque, limit points 20", "(kongque 孔雀東南飛); Worth 20 points"),
    (
        "a rule for chows",
        "limit free, limit chi right",
        "-# Limited: Any hand; Chow from the right",
    ),
    ("a wild kind", "limit free, limit wild 5p", "-# Limited: Any hand; Wild: 5 Dot"),
    ("no wilds", "limit free, limit wild none", "-# Limited: Any hand; Nothing wild"),
    ("a flower that lacks tiles", "limit flower, limit own 1m", "choose 2 more tiles"),
    (
        "a flower of the own",
        "limit flower, limit own 1m, limit own 9s, limit own 7z",
        "-# Limited: A set of your own; 1 Character, 9 Bamboo, Red",
    ),
]


@pytest.mark.parametrize(("script", "said"), [row[1:] for row in SAID], ids=[r[0] for r in SAID])
def test_the_dealer_is_told_what_was_laid_down_so_far(script: str, said: str) -> None:
    one = told_by("liangxi", KONGQUE, *filter(None, [script]))
    assert said in offered(one).headline
    assert rows(offered(one)) <= ROWS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_has_its_story(language: str) -> None:
    one = told_by("liangxi", KONGQUE)
    found: dict[str, str | None] = {}
    for item in offered(one, language=language).items:
        match getattr(item, "item", item):
            case discord.ui.Select() as select:
                found |= {option.value: option.description for option in select.options}
    assert found.keys() == {f"limit {form}" for form in FORMS}
    assert all(story and len(story) <= 100 for story in found.values())


@pytest.mark.parametrize("seed", range(4))
def test_no_hand_needs_more_rows_than_a_message_has(seed: int) -> None:
    for one in positions("liangxi", seed, wild_rule="updown", declare="free"):
        assert one.deal is not None
        for seat in one.deal.state.to_act:
            offer = offered(one, seat)
            assert rows(offer) <= ROWS
            assert all(len(moves) <= 25 for moves in selects(offer))


# --- What a hand is told --------------------------------------------------------------------------

WILD = rare_liangxi.story(["2m"], "1p", "limit done", "discard 1p", indicator=DOTS)
TOLD = [
    ("a limited hand", KONGQUE, 4, "flies southeast (kongque 孔雀東南飛); Chow from anybody"),
    ("what a win is worth", KONGQUE, 4, "You can win: Limited hand, 120 points."),
    ("the elements", RICH, 6, "-# 29 points: Earthly win 地和 (White) 20, Wild 混 (1 Dot) 1"),
    ("a false win", FALSE, 2, "Your hand is dead (X on the name plate): you cannot win this deal."),
    ("who pays for all", FALSE, 2, "If somebody else wins, you pay for everybody."),
    ("own wild tiles", SHOWN, 3, "-# Limited: Three suits, shown wilds"),
    (
        "the stake in proportion",
        SHOWN,
        3,
        "; a stake of 250 points, about as much as 5 ordinary wins",
    ),
    ("the story of a limited hand", KONGQUE, 4, "-# A Han ballad begins"),
]
NEAREST = [
    (
        "a flower that is held",
        "kongque",
        "1s 1z 2z 9m",
        "",
        "You hold the set 1 Bamboo, East",
    ),
    ("the nearest of several", "xihu", "3z 4p 1p 9m", "", "1 Dot, 9 Dot, West. You lack 9 Dot."),
    ("one tile twice", "xihu", "5p 3z 1m", "", "5 Dot ×2, West. You lack 5 Dot."),
    ("wild tiles", "zhulu", "7z 9m 9m", "9m", "You lack 7 Dot, Green; wild tiles can stand for 2"),
    ("a wild tile of the set", "zhulu", "7z 6z 7p", "7p", "7 Dot; a wild tile can stand for one"),
    ("no flower", "free", "1m", "", ""),
]


@pytest.mark.parametrize(
    ("terms", "hand", "wilds", "said"),
    [row[1:] for row in NEAREST],
    ids=[row[0] for row in NEAREST],
)
def test_a_hand_is_told_its_way_to_the_small_flower(
    terms: str, hand: str, wilds: str, said: str
) -> None:
    tiles = tuple(hand.split())
    view: Any = SimpleNamespace(terms=terms, pot=0, hand=tiles, wilds=tuple(wilds.split()))
    lines = "\n".join(limits.wanted(view, words("en").at("liangxi")))
    assert said in lines
    assert said or "set" not in lines


def test_the_tiles_of_a_limited_hand_lie_on_the_table() -> None:
    for form, condition in FORMS.items():
        groups = told.asked(form)
        assert {tile for row in groups for tile in row} == {
            tile for flower in condition.flowers for tile in flower
        }
    assert told.asked("xihu")[:2] == (("3z",), ("1p", "9p"))
    assert told.asked("liangyao") == (("1z", "2z", "3z", "4z"), ("1m", "1p", "1s"))
    assert told.asked("flower own=1m+9s+7z") == (("1m", "9s", "7z"),)


def test_wild_tiles_are_told_by_name() -> None:
    one = told_by("liangxi", WILD, "limit done")
    assert one.deal is not None
    (wild,) = [event for event in one.deal.step.events if event.kind == "wild"]
    said = telling.event(words("en").at("liangxi"), wild, one.names)
    assert said == "9 Dot is turned up. Wild: 1 Dot, 2 Dot."


@pytest.mark.parametrize(
    ("trial", "moves", "said"), [row[1:] for row in TOLD], ids=[row[0] for row in TOLD]
)
def test_sentences_for_a_player(trial: Trial, moves: int, said: str) -> None:
    one = told_by("liangxi", trial, *trial.script[:moves])
    assert one.deal is not None
    assert said in offered(one, one.deal.state.turn).headline


def test_everybody_reads_the_terms_and_sees_dead_hands() -> None:
    one = told_by("liangxi", WILD, *WILD.script)
    assert one.deal is not None
    assert one.view(None).dead == {one.deal.state.dealer}  # type: ignore[attr-defined]
    laid = told_by("liangxi", KONGQUE, *KONGQUE.script[:-1])
    assert laid.view(None).terms == "kongque chi=any points=20"  # type: ignore[attr-defined]
    assert laid.view(None).pot == 20  # type: ignore[attr-defined]


def test_the_wild_tile_of_a_xi_is_told() -> None:
    laid = Event("xi", 0, ("9p", "6s", "9s"))
    sentence = telling.event(words("zh-Hans").at("liangxi"), laid, ["海棠"])
    assert sentence == "海棠亮喜：九筒、六条（混）、九条。"


# --- By buttons -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("blank")
async def test_a_limited_hand_by_buttons(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The dealer lays down a flower and wins with it; a restart in between changes nothing."""
    stack(monkeypatch, shuffled(HOUSES["liangxi"], Random(KONGQUE.seed), KONGQUE.stack))
    one = await room.start(0, "ben chiyo daeun", "liangxi")
    for move in KONGQUE.script:
        if move == "limit done":
            await room.restart()
        (player,) = one.asked
        await room.make(move, room.members[player.user])
        one = await room.table()
        if one.phase == "playing":
            assert "Peacock flies southeast" in room.board().content
    assert "wins a limited hand: +" in room.board().content
    assert "-# Not counted: " in room.board().content


# --- What everybody sees --------------------------------------------------------------------------


def world(one: str, other: str) -> Iterator[Table]:
    """All pass and discard what they draw; two hold these tiles, the dealer every wild one."""
    wild = "6z 6z 6z 6z 7z 7z 7z 7z"
    trial = rare_liangxi.story([wild, one, other], "5p 1m 9s", indicator="5z")
    at = told_by("liangxi", trial)
    while at.deal and at.deal.result is None:
        yield at
        seat = min(at.deal.state.to_act)
        at = dealing.after(at, dealing.moved(at.game, at.deal, seat, at.absent(seat)))


@pytest.mark.slow
async def test_a_deal_looks_the_same_with_any_claims_and_xis() -> None:
    """Pairs, four of a kind but one, and three winds lie in one hand or in the other."""
    rich, poor = "5p 5p 5p 1z 2z 3z", "1m 1m 9s 9s 2m 4m"
    told = zip(world(rich, poor), world(poor, rich), strict=True)
    differ = 0
    for one, other in told:
        assert await public(one) == await public(other)
        assert one.deal is not None
        assert other.deal is not None
        differ += any(one.legal(seat) != other.legal(seat) for seat in one.deal.state.to_act)
    assert differ > 5
