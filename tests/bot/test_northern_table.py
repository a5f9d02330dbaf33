"""Changchun and Dalian at the table: what a hand is told, and who learns what the treasure is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.chat.panels.tables.controls import turn, waits
from bot.chat.panels.tables.controls.by_game import CONTROLS
from bot.chat.panels.tables.controls.moves import MoveButton, PieceSelect
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.players.nearest import unseen
from bot.domain.tables import dealing
from bot.domain.tables.table import Table
from bot.words import words
from rules import Move
from tests import rare_changchun as rare
from tests.bot.decks.claimer import reached, seat_of
from tests.bot.decks.mahjong_deals import HOUSES, stack, told_by
from tests.bot.discord.recording import public
from tests.bot.discord.room import Room
from tests.playing import Trial, shuffled


def headline(one: Table) -> str:
    """The sentence above that player's hand."""
    seat = seat_of(one)
    say = words("en").at(one.key)
    return CONTROLS[one.key](Glance.at(one, seat, say), ()).headline


NO_SUIT = rare.story(["", "1s 1s 1m 2m 3m 4m 6m 7s 8s 9s 1z 1z 9p"], "1s")
NO_END = rare.story(["", "2s 2s 2m 3m 4m 4p 6p 5s 6s 7s 8s 8s 9p"], "2s")
GROWS = rare.story(
    ["1z 2z 3z 4z 2m 3m 4m 5p 6p 7s 8s 9s 9s", "1z 1z 1m 2m 3m 4p 5p 6p 7s 8s 9s 9p 9m"],
    "2p 5m 5m 5m 1z",
)
OPENS = "discard 1s, pung, discard 9p"
LOOKS = f"{rare.READY}, look"
ASKED = [
    ("one tile away without a suit", NO_SUIT, OPENS, "claim", "Not met: all three suits."),
    (
        "one tile away without an outside tile",
        NO_END,
        "discard 2s, pung, discard 9p",
        "claim",
        "Not met: a 1, 9, wind or dragon.",
    ),
    (
        "what it waits for",
        rare.ON_DISCARD,
        OPENS,
        "claim",
        "You are waiting for 5 Dot (3 left, 10–12 points, 16 if you draw it).",
    ),
    (
        "a tile added to a special kong",
        GROWS,
        "xi 1z 2z 3z 4z, discard 2p, add 1z",
        "claim",
        "added East to a special kong.** Claim it, or pass.",
    ),
    ("ready", rare.CHONGBAO, rare.READY, "look", "**You have declared ready.** You may look"),
    ("the treasure", rare.GONE, LOOKS, "turn", "-# The treasure: 6 Character"),
    ("a frozen hand", rare.GONE, LOOKS, "turn", "You have looked: you can only win"),
    ("the treasure drawn", rare.MOBAO, LOOKS, "turn", "You can win: Treasure drawn"),
]


@pytest.mark.parametrize(
    ("trial", "script", "phase", "said"), [row[1:] for row in ASKED], ids=[row[0] for row in ASKED]
)
def test_sentences_for_a_player(trial: Trial, script: str, phase: str, said: str) -> None:
    assert said in headline(reached(told_by("changchun", trial, script), phase))


def test_a_ready_player_is_asked_even_without_a_look() -> None:
    """CD: 1,9,字牌のない聴牌も認められますが,宝牌を見れず: nobody else learns that it may not."""
    hand = "2s 2s 2m 3m 4m 7p 8p 5s 6s 7s 5m 5m 9p"
    one = told_by("changchun", rare.story(["", hand], "2s"), "discard 2s, pung, ready 9p")
    one = reached(one, "look")
    assert one.legal(seat_of(one)) == (Move("draw"),)
    assert "your hand has no 1, 9, wind or dragon" in headline(one)


# --- Who learns what the treasure is --------------------------------------------------------------


def world(treasure: str, other: str) -> Iterator[Table]:
    """A deal to its end in which a player looks at a treasure; the other tile is never drawn."""
    hands = ["6m 6m 8p 8p", rare.CLAIMER]
    trial = rare.story(hands, rare.IDLE, treasures=f"{treasure} {other}")
    one = told_by("changchun", trial)
    script = [Move.parse(text) for text in f"{rare.READY}, look".split(", ")]
    while one.deal and one.deal.result is None:
        yield one
        asked = sorted(one.deal.state.to_act)
        able = [seat for seat in asked if script and script[0] in one.legal(seat)]
        seat = able[0] if able else asked[0]
        move = script.pop(0) if able else one.absent(seat)
        one = dealing.after(one, dealing.moved(one.game, one.deal, seat, move))


async def unlooked(one: Table) -> Any:
    """The public message, its picture and what the seats that have not looked may see."""
    return await public(one), [one.view(seat) for seat in range(4) if seat != seat_of(one)]


def test_only_a_seat_that_looked_waits_for_the_treasure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With the tiles left and the points that drawing it brings, however slow the machine is."""
    monkeypatch.setattr(waits, "ENOUGH", 60)
    won = told_by("changchun", rare.MOBAO, f"{rare.READY}, look")
    wins: Any = won.view(seat_of(won))
    points = sum(line.deltas[wins.seat] for line in wins.worth.lines)
    say, told = words("en").at("changchun"), list[str]()
    for one in world("6m", "8p"):
        seat = seat_of(one)
        views: list[Any] = [one.view(other) for other in range(4)]
        lines = ["".join(waits.lines(Glance.at(one, other, say))) for other in range(4)]
        assert not any("the treasure" in lines[other] for other in range(4) if other != seat)
        if views[seat].treasure and lines[seat]:
            left = unseen(views[seat])["6m"]
            facts = f"the treasure, {left} left, {points} points, only if you draw it"
            assert f"6 Character ({facts})" in lines[seat]
            told.append(lines[seat])
    assert told


@pytest.mark.slow
async def test_only_a_player_who_looked_learns_the_treasure() -> None:
    """Nothing else that is public or private differs from the look to the end of the deal."""
    looked = 0
    for one, other in zip(world("6m", "8p"), world("8p", "6m"), strict=True):
        assert await unlooked(one) == await unlooked(other)
        mine, yours = one.view(seat_of(one)), other.view(seat_of(other))
        looked += mine.treasure != yours.treasure  # type: ignore[attr-defined]
    assert looked > 100


@pytest.mark.parametrize(("few", "listed"), [(turn.FEW, False), (0, True)])
def test_few_declarations_of_ready_are_buttons_and_many_a_list(
    few: int, listed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn, "FEW", few)
    story, _, _ = rare.READY.rpartition(", ready")
    one = reached(told_by("changchun", rare.CHONGBAO, story), "turn")
    seat = seat_of(one)
    ready = {move for move in one.legal(seat) if move.verb == "ready"}
    assert 0 < len(ready) <= turn.FEW or listed
    items = CONTROLS[one.key](Glance.at(one, seat, words("en").at(one.key)), ()).items
    assert {item.move for item in items if isinstance(item, MoveButton)} & ready == (
        set() if listed else ready
    )
    lists = [item for item in items if isinstance(item, PieceSelect) and item.name == "moves"]
    assert [set(item.moves) for item in lists] == ([ready] if listed else [])


# --- By buttons -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("blank")
async def test_ready_look_and_win_by_buttons(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """A restart while somebody is asked whether to look changes nothing."""
    stack(monkeypatch, shuffled(HOUSES["changchun"], Random(rare.SEED), rare.CHONGBAO.stack))
    one = await room.start(0, "ben chiyo daeun", "changchun")
    script = [*rare.READY.split(", "), "look"]
    while one.phase == "playing":
        if script[0] == "look" and one.deal and one.deal.state.phase == "look":
            await room.restart()
        able = [
            p for p in one.asked if Move.parse(script[0]) in one.legal(one.seat_of(p.user) or 0)
        ]
        player = able[0] if able else one.asked[0]
        seat = one.seat_of(player.user)
        assert seat is not None
        move = script.pop(0) if able else str(one.absent(seat))
        await room.make(move, room.members[player.user])
        one = await room.table()
    board = room.board().content
    assert "looks at the treasure, and it wins: " in board
    assert "-# ✓ " in board
    assert "5 Dot" in board
