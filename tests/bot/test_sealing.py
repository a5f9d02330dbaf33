"""Answers are sealed as they are given, their seals stand in *Fair?*, and a record opens them."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
import simcord
from typer.testing import CliRunner

from bot.console.commands import app
from bot.domain.tables import sealing
from bot.domain.tables.ahead.orders import ORDERS
from bot.domain.tables.table import Table
from bot.services.ledger import shares
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.words import words
from rules import Move
from rules.record import Record
from tests.bot.decks.gaji_window import HIKI, WindowAt, press
from tests.bot.discord.room import Message, Room, parts, said
from tests.bot.people.agreeing import all_agree
from tests.bot.world.matches import PEOPLE, recorded, since, step

EN = words("en")
ANSWER: dict[str, Any] = {
    "secret": "ab" * 32,
    "commitment": "cd" * 32,
    "ply": 7,
    "seat": 2,
    "move": Move("pass"),
}


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "ac" * 32},
        {"commitment": "ce" * 32},
        {"ply": 8},
        {"seat": 1},
        {"move": Move("win")},
        {"move": Move("chow", ("3m", "4m"))},
    ],
    ids=lambda change: next(iter(change)),
)
def test_any_change_of_an_answer_changes_its_seal(change: dict[str, Any]) -> None:
    before, after = sealing.sealed(**ANSWER), sealing.sealed(**{**ANSWER, **change})
    assert before.seal != after.seal
    assert (before.nonce != after.nonce) == bool(change.keys() & {"secret", "ply", "seat"})


async def deal(tables: Tables, key: str) -> tuple[Record, dict[tuple[int, int], sealing.Sealed]]:
    """A random deal in whose windows everybody answers: its record, and the seals as told then."""
    table = await tables.lobbies.open(1, 9, PEOPLE[0], key, seats=4)
    for player in PEOPLE[1:4]:
        table = await tables.lobbies.join(table.id, player, 1000 * player.user)
    await tables.lobbies.set_pace(table.id, 1, "relaxed")
    await all_agree(tables, table.id)
    table, rng = await tables.playing.start(table.id, 1, 2000), Random(3)
    told: dict[tuple[int, int], sealing.Sealed] = {}
    while table.phase == "playing":
        own = [one for seat in range(4) if (one := sealing.own(table, seat))]
        told |= {(one.ply, one.seat): one for one in own}
        if rng.random() < 0.015:
            assert not {*own} & {*sealing.closed(table)}
            _agree(table, told)
        table = await step(tables, table, rng)
    _agree(table, told)
    return await recorded(tables, table), told


def _agree(table: Table, told: dict[tuple[int, int], sealing.Sealed]) -> None:
    """The published seals are those that players were told; the last answer closes the window."""
    closed = sealing.closed(table)
    assert len({one.ply for one in closed}) == bool(closed)
    assert len({one.seat for one in closed}) == len(closed)
    late = [one for one in closed if told.setdefault((one.ply, one.seat), one) != one]
    assert not late


@pytest.mark.usefixtures("secrets")
@pytest.mark.parametrize("key", [key for key in ORDERS if key != "sakura"])
@pytest.mark.slow
async def test_every_announced_seal_is_of_a_recorded_answer(database: Database, key: str) -> None:
    record, told = await deal(Tables(database), key)
    known = sealing.known(record)
    assert {one.seal: (1, one) for one in told.values()}.items() <= known.items()
    assert len(told) > len(known) / 2
    (played,) = record.deals
    assert all((one.seat, one.move) in played.log[one.ply :] for one in told.values())
    assert sealing.known(shares.read(shares.write(record))) == known


@pytest.mark.usefixtures("secrets")
async def test_a_seal_is_checked_against_a_record(
    database: Database,
) -> None:
    record, told = await deal(Tables(database, since), "xiamen")
    (played,), one = record.deals, next(iter(told.values()))
    assert played.secret
    other = Move("win") if one.move != Move("win") else Move("pass")
    facts = one.ply, one.seat, other
    changed = sealing.sealed(played.secret, played.commitment, *facts).seal
    nonce = sealing.sealed("fe" * 32, played.commitment, one.ply, one.seat, one.move).seal
    line = shares.write(record)
    for seals, code in (
        ((), 0),
        ((one.seal,), 0),
        ((changed,), 1),
        ((nonce,), 1),
        ((one.seal, "missing"), 1),
    ):
        asked = [word for seal in seals for word in ("--seal", seal)]
        result = CliRunner().invoke(app, ["verify", line, *asked])
        assert result.exit_code == code, result.output
        wrong = [seal for seal in seals if seal != one.seal]
        assert all(EN("verify-unsealed", seal=seal) in result.output for seal in wrong)
        assert (f"deal 1, seat {one.seat + 1}" in result.output) == (one.seal in seals)


# --- What people see ------------------------------------------------------------------------------


async def _fair(
    room: Room, member: simcord.MemberActor, key: str, shown: Message | None = None
) -> str:
    """Return the text of *Fair?* from one sentence on; empty without that sentence."""
    result = (await room.press(member, "fair", shown)).response
    assert result
    text = (result.embeds[0].description or "").partition(EN("fair-hidden"))[0]
    _, found, after = text.partition(EN(key, seal="-", nonce="-").partition(":")[0])
    return found + after


@pytest.mark.usefixtures("blank", "still")
async def test_seals_are_shown_to_their_player_then_to_everybody(
    window_at: WindowAt,
) -> None:
    room: Room = await window_at("live-8")
    first = said(await room.press(room.ben, "pass"))
    hand = await room.hand(room.ben)
    assert not re.findall("[0-9a-f]{32}", first + hand.content), "no seal stands in a hand"
    mine = await _fair(room, room.ben, "fair-seal-now", hand)
    (seal, nonce) = re.findall("[0-9a-f]{64}", mine)
    asked = parts(await room.hand(room.chiyo))
    assert not any(part["custom_id"].endswith(":fair") for part in asked), "nothing is sealed yet"
    await press(room, room.ben, hand, HIKI)
    one = sealing.own(await room.table(), 1)
    assert one
    assert one.nonce == nonce
    assert one.seal != seal, "another answer has another seal"
    await room.env.advance_time(8)
    assert one.seal not in room.board().content
    for member, nonces in ((room.ben, 1), (room.chiyo, 1), (room.emilia, 0)):
        seals = await _fair(room, member, "fair-seals")
        assert len(re.findall("[0-9a-f]{64}", seals)) == 3 + nonces
        assert f"Ben: `{one.seal}`" in seals
        assert (nonce in seals) == (member == room.ben)
