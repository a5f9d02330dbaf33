"""The demands of a hand on a thumb: presses, lists beside pictures, words above them, by game.

Deals are played by chance through the panels, as a client would: `-s` shows the table.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Any, NamedTuple

import pytest
import simcord
from pytest_benchmark.fixture import BenchmarkFixture
from simcord.results import ResponseMessage

from bot.chat.client import Paifuda
from bot.config import Settings
from bot.domain.tables.deal import PASS
from bot.domain.tables.table import Table
from rules import GAMES, Move
from rules.hanafuda import cards
from rules.mahjong import tiles as mahjong
from rules.tiengow import tiles as tiengow
from tests.bot.discord.room import Room, parts

TURNS = 60
"""The largest number of one person's decisions that are examined."""
OPENINGS = 8
"""The number of other tables played to the first card."""
FIRST = ("play", "lead", "beat", "fold", "discard")
"""The moves with which a turn begins; the first of them shows the first card or tile."""
ENDS = ("win", "redeal", "cut", "stop")
"""The moves that chance never chooses: they end a deal, or are offered in some deals only."""
WIDTH = 302
"""The width of a message, in pixels, on a phone that is 390 pixels wide."""
LETTER, LINE, ROW, GAP, PAD, EMOJI = 7.6, 22, 40, 8, 32, 26
WIDER = 0x2E80
"""The first letter of the scripts whose letters are twice as wide."""
CONFIRMS = ("never", "always")
"""The ways to confirm moves: with these a turn should take one press, or two."""
MORE = 0.35
"""The largest number of further presses a turn may take on average, for choosing a capture."""
SOON = 4
"""The largest number of presses from a lobby to the first card or tile."""
LONGER = ("liangxi",)
"""The games that need one more: the dealer first says whether to limit the hands."""
MOVED = re.compile(r"(?:[a-z]+:)?\d+:\d+-\d+:(.+)")
"""The id of a button that makes a move or picks it."""


MORE_MOVES = "lay"
"""The button that leads to moves with many forms."""
SEVERAL = 3
"""Presses on a list from which several can be chosen: to open it, to choose, to close it."""


class Way(NamedTuple):
    """A button or a value of a select, and how many presses it takes.

    `word` is the move that it makes or picks, or the piece that it picks.
    """

    custom_id: str
    value: str | None
    presses: int
    word: str


@dataclass
class Tally:
    """The counts at the tables of a game."""

    first: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    other: list[int] = field(default_factory=list)
    lists: int = 0
    alike: int = 0
    prompts: int = 0
    single: int = 0
    letters: list[int] = field(default_factory=list)
    above: list[float] = field(default_factory=list)
    height: list[float] = field(default_factory=list)


# --- What can be pressed --------------------------------------------------------------------------


def ways(hand: ResponseMessage) -> Iterator[Way]:
    """Yield everything in a hand that plays or picks something."""
    for part in parts(hand):
        if "url" in part:
            continue
        if "options" not in part:
            if part["custom_id"].endswith(f":{MORE_MOVES}"):
                yield Way(part["custom_id"], None, 1, MORE_MOVES)
            if found := MOVED.fullmatch(part["custom_id"]):
                yield Way(part["custom_id"], None, 1, found[1])
            continue
        for option in part["options"]:
            several = (
                part.get("min_values", 1) != part.get("max_values", 1) or part["max_values"] > 1
            )
            yield Way(part["custom_id"], option["value"], 2 + several, option["value"])


async def made(room: Room, hand: ResponseMessage, move: Move) -> tuple[int, ResponseMessage]:
    """Make a move of Aki through the hand; return the number of presses and the hand after it."""
    presses = 0
    for _ in range(4):
        way, values = leading(list(ways(hand)), move)
        presses += way.presses + max(0, len(values) - 1)
        if way.value is None:
            result = await room.aki.click(hand.message, custom_id=way.custom_id)
        else:
            result = await room.aki.select(hand.message, values, custom_id=way.custom_id)
        assert result.response is not None
        hand = result.response
        if way.word == str(move) and not way.custom_id.startswith("pick:"):
            return presses, hand
    raise AssertionError(f"the hand does not offer {move}")


def leading(found: Sequence[Way], move: Move) -> tuple[Way, list[str]]:
    """Return the way to make or pick a move, its pieces or its first piece; and its values."""
    for way in sorted(found, key=lambda one: one.presses):
        if way.word == str(move):
            return way, [way.value or ""]
    for way in found:
        if way.word == move.pieces[0] and way.presses < SEVERAL:
            return way, [way.value or ""]
    for way in found:
        values, left = list[str](), list(move.pieces)
        for one in found:
            if one.custom_id == way.custom_id and (piece := one.word.rstrip("+")) in left:
                left.remove(piece)
                values.append(one.word)
        if not left and way.presses == SEVERAL:
            return way, values
    for way in found:
        if way.word == MORE_MOVES:
            return way, [""]
    raise AssertionError(f"the hand does not offer {move}: {[one.word for one in found]}")


# --- What it looks like ---------------------------------------------------------------------------


def drawn(table: Table) -> list[str]:
    """Return the pieces of Aki's hand in the order of the picture, the drawn one last."""
    view: Any = table.view(0)
    match table.game.family:
        case "hanafuda":
            return list(cards.in_order(view.hand))
        case "tiengow":
            return list(tiengow.in_order(view.hand))
    rest = list(view.hand)
    apart = [view.drawn] if view.drawn in rest else []
    for one in apart:
        rest.remove(one)
    return [*sorted(rest, key=lambda tile: _place(view, tile)), *apart]


def _place(view: Any, tile: str) -> tuple[bool, int]:
    """Return the key that orders tiles: wild ones first, white in the place of the tile it is."""
    return tile not in view.wilds, mahjong.PLACE[view.face(tile)]


def in_row(hand: ResponseMessage, table: Table) -> bool | None:
    """Whether the hand offers single pieces in the order of the picture; None where it has none.

    Equal pieces are offered once; a drawn one that is equal to others may be offered apart, too.
    """
    pieces = drawn(table)
    order = [*dict.fromkeys(pieces[:-1]), *pieces[-1:]]
    groups: dict[str, list[str]] = {}
    for way in ways(hand):
        verb, *own = (way.word if " " in way.word else f"pick {way.word}").split()
        piece = own[0].rstrip("+") if own else ""
        alone = len(own) == 1 or table.game.family == "hanafuda"
        if piece in order and alone and verb in (*FIRST, "pick"):
            groups.setdefault("all" if way.value is None else way.custom_id, []).append(piece)
    rows = [row for row in groups.values() if len(set(row)) > 1]
    orders = order, list(dict.fromkeys(order))
    in_order = ([[piece for piece in one if piece in row] for one in orders] for row in rows)
    return all(row in right for row, right in zip(rows, in_order, strict=True)) if rows else None


def lines(text: str, letter: float = LETTER) -> int:
    """Return how many lines a text takes on a phone; wide letters count double."""
    found = 0
    for line in text.splitlines():
        plain = re.sub(r"\*\*|^> |^-# ", "", line)
        wide = sum(1 + (ord(one) > WIDER) for one in plain) * letter
        found += max(1, -int(-wide // WIDTH))
    return found


def tall(hand: ResponseMessage) -> float:
    """Return about how many pixels the hand is high on a phone."""
    components: Sequence[Any] = hand.message.components
    rows = [row if isinstance(row, dict) else row.to_dict() for row in components]
    below = sum(_wrapped([_wide(part) for part in row["components"]]) for row in rows)
    return LINE * lines(hand.content) + (ROW + GAP) * below + WIDTH * 4 / 3


def _wide(part: dict[str, Any]) -> float:
    """Return the width of a button in pixels; a list takes the whole width."""
    letters = sum(1 + (ord(one) > WIDER) for one in part.get("label") or "")
    return WIDTH if "options" in part else letters * LETTER + PAD + EMOJI * ("emoji" in part)


def _wrapped(wide: Sequence[float]) -> int:
    """Return how many lines a row takes, given the widths of its parts."""
    found, at = 1, 0.0
    for one in wide:
        if at and at + one > WIDTH:
            found, at = found + 1, 0.0
        at += one + GAP
    return found


# --- Playing --------------------------------------------------------------------------------------


async def opened(room: Room, key: str) -> int:
    """Open a table of Aki and computers; return the number of presses from its lobby to a hand."""
    await room.aki.slash(room.channel, "table open", game=key)
    await room.client.services.tables.lobbies.set_clock(
        (await room.table()).id, room.aki.id, "86400 waking computer"
    )
    await room.press(room.aki, "fill")
    return len(("start with computers", "my hand"))


async def played(room: Room, key: str, tally: Tally, rng: Random, most: int = TURNS) -> None:
    """Play a match by chance, and note its questions to Aki, `most` of them at most.

    If `most` is 0, stop with the first card or tile, and count the presses up to it. Earlier
    questions then get the answer of an absent player. A pass on another's tile counts no press.
    """
    presses, first = await opened(room, key), False
    hand = await room.hand(room.aki)
    for _ in range(most or TURNS):
        table = await room.table()
        if table.phase == "over":
            break
        if table.phase == "between":
            await room.press(room.aki, "ready")
            hand = await room.hand(room.aki)
            continue
        legal = table.legal(0)
        if not legal or table.deal is None or 0 not in table.deal.state.to_act:
            break
        noted(hand, table, len(legal), tally)
        shown = [move for move in legal if move.verb in FIRST]
        moves = [move for move in legal if move.verb not in ENDS] or [*legal]
        if not most:
            moves = shown or [table.absent(0)]
        move = rng.choice(moves)
        cost, hand = await made(room, hand, move)
        presses += cost if move != PASS else 0
        if move.verb in FIRST and not first:
            tally.first.append(presses)
            if not most:
                return
            first = True
        (tally.turns if move.verb in FIRST else tally.other).append(cost)


def noted(hand: ResponseMessage, table: Table, legal: int, tally: Tally) -> None:
    """Note the size, the words and the order of a question."""
    tally.prompts += 1
    tally.single += legal == 1
    tally.letters.append(len(hand.content))
    tally.above.append(LINE * lines(hand.content))
    tally.height.append(tall(hand))
    if (alike := in_row(hand, table)) is not None:
        tally.lists += 1
        tally.alike += alike


async def confirming(room: Room, how: str) -> None:
    """Let Aki confirm moves in this way, where that can be chosen."""
    people = room.client.services.people
    person = await people.at(room.aki.id)
    if hasattr(person, "confirm"):
        await people.change(room.aki.id, lambda one: replace(one, confirm=how))


def told(key: str, name: str, one: Tally) -> str:
    """Return a row of the table for a game."""
    alike = f"{one.alike / one.lists:4.0%}" if one.lists else "   –"
    return (
        f"  {key:<10} {name:<6} {median(one.first):5.0f} {max(one.first):4d}"
        f" {mean(one.turns):6.2f} {max(one.turns):4d}"
        f" {alike:>6} {one.single / one.prompts:7.0%} {median(one.letters):6.0f}"
        f" {median(one.above):6.0f} {median(one.height):6.0f} {max(one.height):6.0f}"
    )


HEAD = "\n  game       moves   first most   turn most  order  single letters  above height   most"
"""The head of the table.

`first` counts presses from the lobby to the first card, `order` is the share of lists in the order
of the picture, `single` that of questions with one answer. `above` is in pixels of a phone.
"""


async def measured(folder: Path, key: str, how: str) -> Tally:
    """Measure a match of a game for a person with this way of confirming moves."""
    settings = Settings(database=f"sqlite+aiosqlite:///{folder}/{how}.sqlite", emoji=False)
    tally = Tally()
    async with simcord.run(Paifuda(settings), check_errors=False) as env:
        room = Room(env, settings)
        await confirming(room, how)
        await played(room, key, tally, Random(7))
        tally.first.clear()
        for number in range(OPENINGS):
            await env.advance_time(3600)  # a person opens few tables an hour
            room.channel = room.guild.create_text_channel(f"{key}-{number}")
            await played(room, key, tally, Random(number), 0)
    return tally


@pytest.mark.usefixtures("_inline", "_lasting", "databases", "refused", "secrets", "still", "blank")
@pytest.mark.parametrize("key", [one.key for one in GAMES])
def test_presses_and_scrolling_that_a_hand_needs(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], tmp_path: Path, key: str
) -> None:
    found: dict[str, Tally] = {}

    def measure() -> None:
        found.update({how: asyncio.run(measured(tmp_path, key, how)) for how in CONFIRMS})

    benchmark.pedantic(measure, rounds=1)  # type: ignore[no-untyped-call]
    with capsys.disabled():
        print(HEAD, *(told(key, *one) for one in found.items()), sep="\n")
    for presses, tally in enumerate(found.values(), 1):
        assert mean(tally.turns) <= presses + MORE
        assert tally.alike == tally.lists, "a list stands otherwise than its picture"
        assert max(tally.first) <= SOON + (presses > 1 and key in LONGER)
