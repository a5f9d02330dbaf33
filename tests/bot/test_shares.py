"""A deal as a line of text: read as it was written, also after some damage on its way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

from bot.console.commands import app
from bot.domain.tables import fair
from bot.services.ledger import shares
from rules import Carry, RuleError
from rules.record import Deal, Record, replayed, write
from tests.letters import LETTERS
from tests.playing import TABLES, Table, random_moves

NAMES = ("Ono no Michikaze", "小野 道風 100%", "`Eve`\n", "千代", "Emi", "Fumi", "W" * 32)
LIMIT = 1900
"""The number of characters with room in a message beside its sentence."""


def deals(table: Table, seed: int) -> Iterator[Record]:
    """The deals of a random match one by one."""
    rng, game = Random(seed), table.game
    carry: Carry | None = game.opening(table.options, table.seats)
    first = carry
    while carry is not None:
        secret = f"{rng.getrandbits(256):064x}"
        additions = tuple(f"{seat}:{rng.randrange(10**18, 10**19)}" for seat in range(table.seats))
        chance = fair.chance(secret, additions, game.deck(table.options, table.seats))
        dealt = game.deal(table.options, carry, chance)
        played = list(random_moves(table, dealt, rng))
        log = tuple((one.seat, one.move) for one in played)
        deal = Deal(fair.commitment(secret), additions, secret, chance, log)
        yield Record(
            version=game.version,
            game=game.key,
            preset=table.preset,
            options=table.options,
            players=NAMES[: table.seats],
            deals=(deal,),
            carry=None if carry == first else carry,
        )
        carry = played[-1].step.state.result.carry


@cache
def later(table: Table) -> Record:
    """The third deal of a match, or its last."""
    found = deals(table, 7)
    for record, _ in zip(found, range(3), strict=False):
        last = record
    return last


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_deal_is_read_and_verified_as_it_was_shared(table: Table) -> None:
    for record, _ in zip(deals(table, 1), range(3), strict=False):
        text = shares.write(record)
        assert re.fullmatch(r"paifuda:[\w-]+", text)
        assert len(text) < LIMIT
        for way in (
            text,
            f"```\n{text}\n```",
            f"  `{text}`\n",
            "\n".join(re.findall(".{1,60}", text)),
        ):
            assert shares.read(way) == record
        assert [one.fault for one in fair.verify(shares.read(text))] == [None]


def test_a_later_deal_starts_where_the_one_before_ended() -> None:
    record = later(TABLES[0])
    assert record.carry is not None
    ((carry, played),) = replayed(shares.read(shares.write(record)))
    assert carry == record.carry
    assert played[-1].state.result is not None


def test_a_whole_record_is_read_too() -> None:
    record = later(TABLES[-1])
    assert shares.read(write(record)) == record


RECORD = later(TABLES[0])
DEAL = RECORD.deals[0]
OTHER = "ff" * 32


@pytest.mark.parametrize(
    ("record", "fault"),
    [
        (replace(RECORD, deals=(replace(DEAL, commitment=OTHER),)), "wrong-commitment"),
        (replace(RECORD, deals=(replace(DEAL, log=DEAL.log[::-1]),)), "illegal-move"),
        (replace(RECORD, deals=(replace(DEAL, additions=DEAL.additions[1:]),)), "illegal-move"),
    ],
)
def test_a_change_in_a_shared_deal_is_found(record: Record, fault: str) -> None:
    assert [one.fault for one in fair.verify(shares.read(shares.write(record)))] == [fault]


CARRIES: list[dict[str, Any]] = [
    {"dealer": 9},
    {"dealer": "x"},
    {"number": None},
    {"number": 1.5},
    {"scores": (1, 2, 3)},
    {"scores": ("a", "b")},
    {"scores": 5},
    {"resting": (0, 1)},
]


@pytest.mark.parametrize("change", CARRIES, ids=str)
def test_a_deal_that_starts_from_nonsense_is_refused(change: dict[str, Any]) -> None:
    assert RECORD.carry is not None
    text = shares.write(replace(RECORD, carry=replace(RECORD.carry, **change)))
    with pytest.raises(RuleError):
        list(replayed(shares.read(text)))


TEXT = shares.write(RECORD)


@settings(max_examples=100, deadline=None)
@given(st.integers(len(shares.MARK), len(TEXT) - 1), st.text(LETTERS, max_size=3))
def test_a_damaged_text_is_refused_in_a_sentence(at: int, what: str) -> None:
    """Base64 leaves bits of its last letter unused: with others there it is the same text."""
    found, told = None, ""
    try:
        found = shares.read(TEXT[:at] + what)
    except RuleError as error:
        told = str(error)
    assert found == RECORD or "damaged" in told


# --- The command line -----------------------------------------------------------------------------


def paifuda(*words: str, heard: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=heard)


WAYS: dict[str, Callable[[Path], tuple[str, str]]] = {
    "text": lambda _: (TEXT, ""),
    "in backticks": lambda _: (f"```\n{TEXT}\n```", ""),
    "file": lambda path: (str(path), ""),
    "stdin": lambda _: ("-", f"{TEXT}\n"),
}


@pytest.mark.parametrize("way", WAYS)
def test_the_command_line_reads_a_shared_deal_from_anywhere(way: str, tmp_path: Path) -> None:
    path = tmp_path / "deal.txt"
    path.write_text(f"```\n{TEXT}\n```\n", encoding="utf-8")
    source, heard = WAYS[way](path)
    told = paifuda("replay", source, heard=heard)
    assert told.exit_code == 0, told.output
    assert "deal 3 of 12" in told.stdout
    verified = paifuda("verify", source, heard=heard)
    assert verified.exit_code == 0, verified.output
    assert "checks out" in verified.stdout


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("text", [TEXT[:-20], TEXT.replace("e", "f"), "paifuda:", "paifuda:§§"])
def test_the_command_line_refuses_a_damaged_text_in_a_sentence(command: str, text: str) -> None:
    for words, heard in (((command, text), ""), ((command, "-"), text)):
        result = paifuda(*words, heard=heard)
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        assert result.stderr == "This share text is damaged; copy all of it.\n"
