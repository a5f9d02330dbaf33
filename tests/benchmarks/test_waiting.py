"""The demands of claims on people and the duration of a deal, by game and pace.

People look at Discord about once an hour while they are awake, and do what they are asked then.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from statistics import mean

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.domain.players import choose
from bot.domain.tables import dealing, seating, windows
from bot.domain.tables.ahead import marking, worth
from bot.domain.tables.deal import PASS
from bot.domain.tables.pace import pace_of
from bot.domain.tables.player import COMPUTER, Player
from bot.domain.tables.table import Table
from rules import Move, Seat
from tests.bot.decks.mahjong_deals import FOUR, HOUSES, table
from tests.playing import shuffled

DEALS = 40
GAMES = (*HOUSES, "sakura")
"""Every game in which others are asked for claims."""
TURN = ("turn", "play")
"""The phases of a turn; what else is asked for is not counted as one."""
DAY, WAKING = 24.0, 16.0
"""The hours of a day, and those of it in which people are awake."""
START = DAY - WAKING
"""When they wake, and a deal begins."""
ASKED = "ahead, one asked"
PACES = ("relaxed-43200", "quick", "ahead", ASKED)
MARKS, TRUSTS, ASKS = 0, 1, 3
"""The seats that mark pungs and kongs, let the computer claim, and want to be asked.

The others never answer anything but their turns.
"""
Looks = Callable[[Seat, float], float]


@dataclass
class Tally:
    """The demands of a deal on its people, and its hours."""

    turns: int = 0
    prompts: int = 0
    idle: int = 0
    presses: int = 0
    claims: int = 0
    hours: float = 0.0
    waited: float = 0.0
    """Hours in which a window was open."""


def looks(seed: int) -> Looks:
    """When each seat looks next, from a time on."""
    known: dict[Seat, list[float]] = {}
    for seat in range(4):
        rng, awake, times = Random(f"{seed} {seat}"), 0.0, list[float]()
        while awake < 90 * WAKING:
            awake += rng.expovariate(1.0)
            days, hour = divmod(awake, WAKING)
            times.append(days * DAY + DAY - WAKING + hour)
        known[seat] = times
    return lambda seat, since: known[seat][bisect_left(known[seat], since)]


def opened(key: str, seed: int, pace: str, people: int) -> Table:
    """A deal that is about to begin, of so many people."""
    one = table(key, shuffled(FOUR[key], Random(seed)))
    players = tuple(Player(seat + 1 if seat < people else COMPUTER, f"{seat}") for seat in range(4))
    rules = {TRUSTS: "computer"} if people > 1 else {}
    if pace == ASKED:
        rules[ASKS], pace = "ask", "ahead"
    return replace(one, pace=pace_of(pace), players=players, rules=rules)


def moved(one: Table, seat: Seat, move: Move) -> Table:
    assert one.deal is not None
    return dealing.after(one, dealing.moved(one.game, one.deal, seat, move))


def unasked(one: Table) -> Table:
    """The table once a person is asked: computers have moved, and windows are answered."""
    while one.deal and one.deal.result is None:
        if answers := windows.at_once(one):
            one = dealing.after(one, windows.answered(one, answers))
        elif (seat := seating.computer_to_act(one)) is not None:
            one = moved(one, seat, windows.computer(one, seat))
        else:
            break
    return one


def course(one: Table, look: Looks, tally: Tally) -> Iterator[Table]:
    """A deal to its end, as its people come to look at it."""
    now = since = START
    one = unasked(one)
    while one.deal and one.deal.result is None:
        yield one
        before, asks, window = now, windows.is_open(one), one.deal.window
        waits = [seat for seat in one.waits_for if seat in one.present]
        seat = min(waits, key=lambda seat: look(seat, since))
        latest = since + (one.pace.seconds or 0) / 3600
        if asks and one.pace.seconds and look(seat, since) > latest:
            now = latest
            one = unasked(dealing.after(one, windows.answered(one, windows.at_last(one))))
        else:
            now = max(now, look(seat, since))
            one = unasked(decided(one, seat, tally))
        tally.waited += (now - before) * asks
        if one.deal and one.deal.window != window:
            since = now
    tally.hours = now - START


def decided(one: Table, seat: Seat, tally: Tally) -> Table:
    """Make the decision of a person who is asked, and count its presses in an open hand."""
    legal, asks = one.legal(seat), windows.is_open(one)
    move = choose(one.view(seat), legal)
    tally.prompts += 1
    tally.idle += len(legal) == 1
    tally.presses += 1
    tally.claims += asks and move != PASS
    if asks or one.view(seat).phase not in TURN:
        return moved(one, seat, move)
    tally.turns += 1
    after = moved(one, seat, move)
    if move.verb != "discard" or not one.pace.ahead or not marking.can_mark(one, seat):
        return after
    possible = tuple(worth.worths(one, seat, move.pieces[0]).marks)
    tally.presses += 1  # to play it, after what can be marked
    melds = [word for word in possible if word[0] in "pk"]
    if seat != MARKS or not melds or after.phase != "playing":
        return after
    tally.presses += 1
    return marking.marked(after, seat, ["win", *melds])


def tallies(key: str, pace: str, people: int) -> list[Tally]:
    """The tallies of `DEALS` deals of a game."""
    found = []
    for seed in range(DEALS):
        tally = Tally()
        for _ in course(opened(key, seed, pace, people), looks(seed), tally):
            pass
        found.append(tally)
    return found


def slower(found: list[Tally]) -> float:
    """How much longer deals take than their turns alone would."""
    return sum(one.hours for one in found) / sum(one.hours - one.waited for one in found)


def line(pace: str, people: int, found: list[Tally]) -> str:
    """The means of some deals, for each person."""
    turns, prompts, idle, presses, claims = (
        mean(getattr(one, name) for one in found) / people
        for name in ("turns", "prompts", "idle", "presses", "claims")
    )
    hours = mean(one.hours for one in found)
    slow = f", {hours:5.0f} hours, {slower(found):.2f} x its turns alone" if people > 1 else ""
    return (
        f"  {pace:<16} {people} of 4 people: {turns:4.1f} turns, {prompts:4.1f} prompts, "
        f"{idle:4.1f} with one answer, {claims:3.1f} claims, {presses:4.1f} presses{slow}"
    )


@pytest.mark.parametrize("key", GAMES)
def test_questions_to_people_in_claim_windows(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], key: str
) -> None:
    told, slow = [], dict[str, float]()

    def measure() -> None:
        for people in (1, 4):
            for pace in PACES[: 3 + people // 4]:
                found = tallies(key, pace, people)
                told.append(line(pace, people, found))
                slow[pace] = slower(found)

    benchmark.pedantic(measure, rounds=1)  # type: ignore[no-untyped-call]
    with capsys.disabled():
        print(f"\n{key}, {DEALS} deals:", *told, sep="\n")
    assert slow["ahead"] <= min(1.1, slow["relaxed-43200"])
    assert slow["relaxed-43200"] > 1.1 or key == "sakura", "only a hiki is rarer than a claim"
