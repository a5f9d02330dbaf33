"""Whole deals printed move by move and compared with the text that is kept of them.

To write the kept texts anew after a change of the rules that is meant:
`UPDATE_PLAYTHROUGHS=1 pytest tests/rules/test_playthrough.py`; then read the difference.
"""

from __future__ import annotations

import inspect
import os
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rules
from rules import Chance, Event, Line, Move, Seat, Step, View, differences
from rules.game import DICE
from rules.mahjong.sheets import variant as variant_of
from rules.tiengow.deal import TienGow
from rules.tiengow.settlement import settle
from tests.playing import TABLES, Table, Trial, random_moves, tried, under
from tests.rare_changchun import (
    ADDED_PONGED,
    ADDED_ROBBED,
    ALL_PUNGS,
    CHONGBAO,
    DALIAN_XIGANG,
    EDGE,
    ENDS,
    FROZEN_KONG,
    GONE,
    KONGS,
    MOBAO,
    SINGLE,
    XIGANG,
    XUANFENG,
)
from tests.rare_changchun import ON_DISCARD as NORTHERN_ON_DISCARD
from tests.rare_changchun import ROBBED as NORTHERN_ROBBED
from tests.rare_changchun import SELF_DRAWN as NORTHERN_SELF_DRAWN
from tests.rare_liangxi import (
    DEPOSIT,
    EARTH_ON_DISCARD,
    FACE_DOWN,
    FALSE_WIN,
    FALSE_WIN_THEN_NOBODY,
    FED,
    FIVES,
    HEAVEN_WITH_XI,
    OWING,
    PEACOCK,
    SHOWN,
    TAKEN_BACK,
    UNWON,
    XI,
    XI_PONGED,
    XI_ROBBED,
)
from tests.rare_liangxi import ENDINGS as LIANGXI_ENDINGS
from tests.rare_mahjong import (
    EIGHT_FLOWERS,
    FOUL,
    FOUL_IN_YOU,
    HEAVEN,
    LAST_GOLDS,
    NOBODY,
    ON_DISCARD,
    OPENING_GOLDS,
    ROBBED,
    ROBBED_GOLD,
    SANYOU,
    SELF_DRAWN,
    SHUANGYOU,
    YOUJIN,
)
from tests.rare_tiengow import ALL_WHITE, FOURS_FIRST, FOURS_LAST, KAM, SUPREME_CAPTURED

RENEW = "renew it with `UPDATE_PLAYTHROUGHS=1 pytest tests/rules/test_playthrough.py`"
KEPT = Path(__file__).with_name("playthroughs")
SEEDS = {"mushi": (2, 3), "sakura": (3, 20), "koikoi": (2, 5975)}
"""The seats and the seed of each deal: one in which much happens."""
Story = list[tuple[Seat | None, Move | None, Step]]
QUIET = frozenset({"game", "seat", "hand", "last", "known"})
"""Fields of a view that are not printed: the public has none, or they stand elsewhere."""


TIEN_GOW = (
    ("tiengowA", Trial(201)),
    ("tiengowA", Trial(291)),
    ("tiengowA", Trial(236)),
    ("tiengowA", Trial(1)),
    ("tiengowA", FOURS_FIRST),
    ("tiengowA", FOURS_LAST),
    ("tiengowA", KAM),
    ("tiengowB", Trial(162)),
    ("tiengowB", Trial(1034)),
    ("tiengowB", Trial(137)),
    ("tiengowB", SUPREME_CAPTURED),
    ("tiengowB", Trial(3)),
    ("tiengowB", ALL_WHITE),
)
XIAMEN = tuple(
    ("xiamen", trial)
    for trial in (
        SELF_DRAWN,
        ON_DISCARD,
        ROBBED,
        YOUJIN,
        SHUANGYOU,
        SANYOU,
        OPENING_GOLDS,
        LAST_GOLDS,
        ROBBED_GOLD,
        HEAVEN,
        NOBODY,
        FOUL_IN_YOU,
    )
)
QUANZHOU = tuple(
    ("quanzhou", trial)
    for trial in (
        SELF_DRAWN,
        ON_DISCARD,
        ROBBED,
        YOUJIN,
        SHUANGYOU,
        SANYOU,
        OPENING_GOLDS,
        LAST_GOLDS,
        EIGHT_FLOWERS,
        NOBODY,
        FOUL,
    )
)
NORTHERN = (
    NORTHERN_SELF_DRAWN,
    NORTHERN_ON_DISCARD,
    NORTHERN_ROBBED,
    EDGE,
    SINGLE,
    KONGS,
    FROZEN_KONG,
    CHONGBAO,
    MOBAO,
    GONE,
)
CHANGCHUN = tuple(
    ("changchun", trial)
    for trial in (*NORTHERN, ALL_PUNGS, XUANFENG, XIGANG, ENDS, ADDED_ROBBED, ADDED_PONGED)
)
DALIAN = tuple(("dalian", trial) for trial in (*NORTHERN, DALIAN_XIGANG))
LIANGXI = tuple(
    ("liangxi", trial)
    for trial in (
        *(one for name, (one,) in LIANGXI_ENDINGS.items() if name != "draw"),
        HEAVEN_WITH_XI,
        EARTH_ON_DISCARD,
        PEACOCK,
        DEPOSIT,
        FIVES,
        SHOWN,
        XI,
        XI_ROBBED,
        XI_PONGED,
        TAKEN_BACK,
        FACE_DOWN,
        FALSE_WIN,
        FALSE_WIN_THEN_NOBODY,
        OWING,
        FED,
        UNWON,
    )
)
STORIES = {
    "tiengow": TIEN_GOW,
    "xiamen": XIAMEN,
    "quanzhou": QUANZHOU,
    "changchun": CHANGCHUN,
    "dalian": DALIAN,
    "liangxi": LIANGXI,
}
"""Deals that show every ending and every kind of line, by the game."""


def printed(key: str, seats: int, seed: int) -> Iterator[str]:
    """A random deal: each move, its public events, and the changes of the public view.

    A seat that can call something out of turn does so half of the time.
    """
    game, rng = rules.game(key), Random(seed)
    options = next(iter(game.presets.values()))
    deck = list(game.deck(options, seats))
    rng.shuffle(deck)
    chance = Chance(tuple(deck), tuple(rng.choices(range(1, 7), k=DICE)))
    step = game.deal(options, game.opening(options, seats), chance)
    yield f"{game.title}, {seats} seats, seed {seed}"
    shown: dict[str, str] = {}
    yield from _told(step.events)
    yield from _changes(game.view(step.state, None), shown)
    moves = random_moves(Table(game, "", options, seats), step, rng)
    for number, (seat, move, after) in enumerate(moves, 1):
        yield f"\n{number}. seat {seat}: {move}"
        yield from _told(after.events)
        yield from _changes(game.view(after.state, None), shown)


@cache
def played(key: str) -> list[tuple[Table, Trial, Story]]:
    """Whole deals of a game, each with its table and its trial."""
    of = {table.preset: table for table in reversed(TABLES)}
    return [(of[preset], trial, [*tried(of[preset], trial)]) for preset, trial in STORIES[key]]


def stories(key: str) -> Iterator[str]:
    """Whole deals: each move but passes, what all hear of it, and how it ends."""
    for table, trial, story in played(key):
        changes = differences(under(table, trial).options, table.options)
        yield " ".join(
            [f"\n{table.preset}, seed {trial.seed}", *(f"{k}={v}" for k, v in changes.items())]
        )
        for seat, move, step in story:
            if str(move) != "pass":
                yield f"seat {seat}: {move}" if move else "the deal"
            yield from _told(tuple(one for one in step.events if one.kind != "answer"))
        yield _spelt(step.state.result)


def _told(events: tuple[Event, ...]) -> Iterator[str]:
    for event in (one.heard_by(None) for one in events):
        who = "" if event.seat is None else f" seat {event.seat}"
        yield " ".join([f"   > {event.kind}{who}", *event.pieces])


def _changes(view: View, shown: dict[str, str]) -> Iterator[str]:
    """The fields that differ from what was shown before, which is brought up to date."""
    for one in fields(view):  # type: ignore[arg-type]
        text = _spelt(getattr(view, one.name))
        if one.name not in QUIET and shown.get(one.name) != text:
            shown[one.name] = text
            yield f"   {one.name} {text}"


def _spelt(value: Any) -> str:
    match value:
        case None | () | "":
            return "-"
        case frozenset():
            return " ".join(map(str, sorted(value))) or "-"
        case Line():
            return f"{value.reason} {value.deltas} {' '.join(value.detail)}".rstrip()
        case rules.Result():
            sheet = value.sheet if isinstance(value.sheet, tuple | None) else (value.sheet,)
            parts = [*map(_spelt, value.lines), *map(str, sheet or ()), str(value.carry)]
            return "\n      ".join([value.ending, *parts])
        case [str(), *_]:
            return f"[{' '.join(map(str, value))}]"
        case tuple():
            return ", ".join(map(_spelt, value))
        case _:
            return str(value)


def kept(name: str, lines: Iterator[str]) -> None:
    """Compare a text with the one that is kept of it, or keep it."""
    file = KEPT / f"{name}.txt"
    text = "\n".join(lines) + "\n"
    if os.environ.get("UPDATE_PLAYTHROUGHS"):
        file.write_text(text, encoding="utf-8")
    written = file.read_text(encoding="utf-8") if file.exists() else ""
    assert text.splitlines() == written.splitlines(), f"{file.name} has changed: {RENEW}"


@pytest.mark.parametrize("key", SEEDS)
def test_a_deal_goes_as_it_is_kept(key: str) -> None:
    kept(key, printed(key, *SEEDS[key]))


@pytest.mark.parametrize("key", STORIES)
def test_the_stories_of_a_game_show_every_ending(key: str) -> None:
    kept(key, stories(key))
    assert {one.ending for one in results(key)} == set(rules.game(key).endings)


def test_the_stories_of_tien_gow_show_every_kind_of_line() -> None:
    settlement = Path(inspect.getfile(settle)).read_text(encoding="utf-8")
    reasons = set(re.findall(r'"((?:kam|bonus)[a-z-]*|dealt|stacks|nyu|dealer)"', settlement))
    reasons |= set(TienGow.endings) - {"plain"}
    assert {line.reason for one in results("tiengow") for line in one.lines} == reasons


@pytest.mark.parametrize("key", ["changchun", "dalian"])
def test_the_stories_of_the_north_show_every_kind_of_line(key: str) -> None:
    variant: Any = variant_of(key)
    kongs = {f"{kind}-kong" for kind in ("open", "added", "closed")}
    great = {f"{kind}-dadan" for kind in ("open", "added", "closed") if variant.great}
    scale = variant.scale(next(iter(variant.presets.values())))
    reasons = {"rate", *scale.doubles, *kongs, *great, *variant.specials}
    assert {line.reason for one in results(key) for line in one.lines} == reasons


def test_the_stories_of_liangxi_show_every_kind_of_line() -> None:
    reasons = {"points", "dealer", "deposit", "liable", "five-dots", "qionghu-wild"}
    assert {line.reason for one in results("liangxi") for line in one.lines} == reasons


def results(key: str) -> Iterator[rules.Result]:
    """How the stories of a game end."""
    return (story[-1][2].state.result for _, _, story in played(key))
