"""Whole deals printed move by move and compared with the text that is kept of them.

To write the kept texts anew after a change of the rules that is meant:
`UPDATE_PLAYTHROUGHS=1 pytest tests/rules/test_playthrough.py`; then read the difference.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rules
from rules import Chance, Event, Line, View, play
from rules.game import DICE

KEPT = Path(__file__).with_name("playthroughs")
SEEDS = {"mushi": (2, 172), "sakura": (3, 2160), "koikoi": (2, 1582)}
"""The seats and the seed of each deal: one in which much happens."""
QUIET = frozenset({"game", "seat", "hand", "last"})
"""Fields of a view that are not printed: the public has none, or they stand with the move."""


def printed(key: str, seats: int, seed: int) -> Iterator[str]:
    """A random deal: each move, what all hear of it, and what changed in the public view.

    Whoever can call something out of turn does so as often as not.
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
    number = 0
    while step.state.result is None:
        number += 1
        others = sorted(set(range(seats)) - step.state.to_act)
        callers = [seat for seat in others if game.legal(step.state, seat)]
        called = callers and rng.random() < 0.5
        seat = rng.choice(callers if called else sorted(step.state.to_act))
        move = rng.choice(game.legal(step.state, seat))
        step = play(game, step.state, seat, move)
        yield f"\n{number}. seat {seat}: {move}"
        yield from _told(step.events)
        yield from _changes(game.view(step.state, None), shown)


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
            parts = [*map(_spelt, value.lines), *map(str, value.sheet or ()), str(value.carry)]
            return "\n      ".join([value.ending, *parts])
        case [str(), *_]:
            return f"[{' '.join(map(str, value))}]"
        case tuple():
            return ", ".join(map(_spelt, value))
        case _:
            return str(value)


@pytest.mark.parametrize("key", SEEDS)
def test_a_deal_goes_as_it_is_kept(key: str) -> None:
    file = KEPT / f"{key}.txt"
    text = "\n".join(printed(key, *SEEDS[key])) + "\n"
    if os.environ.get("UPDATE_PLAYTHROUGHS"):
        file.write_text(text, encoding="utf-8")
    assert text.splitlines() == file.read_text(encoding="utf-8").splitlines()
