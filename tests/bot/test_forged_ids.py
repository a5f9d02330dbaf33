"""A forged id is refused in a sentence, and nothing of it is logged as a fault."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from functools import partial

import pytest
from simcord.results import InteractionResult

import rules
from bot import logs
from bot.chat.client import COMPONENTS
from bot.chat.component import Select
from bot.domain.tables.table import Table
from bot.words import words
from rules import RuleError
from tests.bot.discord import forged
from tests.bot.discord.component_ids import IDS
from tests.bot.discord.room import Room, said
from tests.volume import FIRST, LONG, part

pytestmark = pytest.mark.usefixtures("blank", "still")
EN = words("en")

HOSTILE = (
    *("", " ", "   ", "0", "1", "3", "99", "999", "-1", "-999999", "9" * 9, "8999999999999999999"),
    *("x", "none", "all", "mushi", "xiamen", "win", "end", "a_b", "éa", "Ａ", "٣", "1-0", "9-9"),
    *("999999999-999999999", "play", "play x", "lay 1p", "lead 9-9", "rain.oni", "no.card"),
    *("2026-13-45", "0001-01-01", "9999-12", "0000-01", "ffffff", "0" * 64, "end-9", "back-9-9"),
    *("wait-0-0", "table:-1", "player:-5", "season:8999999999999999999", "win c4p5p", "sets99"),
    *("contents", "stories-99", "zzz-1", "x" * 40),
)


def hostile_ids() -> Iterator[tuple[str, bool]]:
    """Ids that a component takes for its own, each with one part that nobody offered."""
    for one in COMPONENTS:
        first, *_ = IDS[one.__name__]
        match = one.__discord_ui_compiled_template__.fullmatch(first)
        assert match
        for name, declared in one._parts.items():
            begin, end = match.span(name)
            for text in HOSTILE:
                if re.fullmatch(declared.pattern, text) and text != match[name]:
                    yield first[:begin] + text + first[end:], issubclass(one, Select)


def failures(
    caplog: pytest.LogCaptureFixture, result: InteractionResult, pressed: str
) -> list[str]:
    """Return a line about a press that was not answered, or whose answer is a fault of the bot."""
    faults = [logs.line(one) for one in caplog.records if one.levelno >= logging.ERROR]
    failed = faults or not result.acknowledged or EN("failure") in said(result)
    return [f"{pressed}: {faults[:1]}"] if failed else []


async def test_every_forged_id_is_refused_in_a_sentence(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    await room.open(other="ben", game="mushi")
    await room.press(room.aki, "start")
    board, failed = room.board(), list[str]()
    for number, (custom_id, selects) in enumerate(part([*dict.fromkeys(hostile_ids())], 4)):
        caplog.clear()
        values = VALUES[number % len(VALUES)] if selects else None
        result = await forged.press(room.aki, board, custom_id, values)
        failed += failures(caplog, result, f"{custom_id} {values}")
    assert not failed, "\n".join(failed)


VALUES: tuple[list[str], ...] = (["1"], ["x", "y"], [], ["-1"], ["play"])


# --- Acts of one family at a table of another -----------------------------------------------------

FAMILIES = [
    [one for one in rules.GAMES if one.family == family]
    for family in dict.fromkeys(one.family for one in rules.GAMES)
]
HOUSES = rules.GAMES if LONG else [games[FIRST % len(games)] for games in FAMILIES]
"""A game of each family, another at each commit; in the long lane all."""
VALUED = ("1m", "lead 1-5", "pine.crane", "win", "match:pass")
"""Values of selects, each with a meaning at the tables of some family."""


def acts() -> list[tuple[partial[str], list[str] | None]]:
    """Every form of an id that names a table, as of its present moment; selects with each value."""
    found: list[tuple[partial[str], list[str] | None]] = []
    for one in COMPONENTS:
        values = [[each] for each in VALUED] if issubclass(one, Select) else [None]
        for form in IDS[one.__name__] if "table" in one._parts else ():
            match = one.__discord_ui_compiled_template__.fullmatch(form)
            assert match
            found += [(partial(now, one._shape, match.groupdict()), value) for value in values]
    return sorted(found, key=lambda act: act[0].args[0].startswith(LEAVES))


LEAVES = ("resign:", "seat:")
"""The beginnings of acts that take somebody away from the table."""


def now(shape: str, parts: Mapping[str, str], table: Table) -> str:
    """Return an id with the number and the moment of a table."""
    deal, ply = table.deal.moment if table.deal else (1, 0)
    return shape.format(**{**parts, "table": table.id, "at": f"{deal}-{ply}"})


@pytest.mark.parametrize("game", HOUSES, ids=lambda game: game.key)
async def test_every_act_is_made_or_refused_at_each_family(
    room: Room, caplog: pytest.LogCaptureFixture, game: rules.AnyGame
) -> None:
    others = "ben chiyo daeun" if 4 in game.seats else "ben"
    await room.start(0, others, game.key)
    board, failed = room.board(), list[str]()
    for number, (act, values) in enumerate(part(acts(), 3), FIRST):
        caplog.clear()
        custom_id, member = act(await room.table()), (room.aki, room.ben)[number % 2]
        result = await forged.press(member, board, custom_id, values)
        failed += failures(caplog, result, f"{member.name}: {custom_id} {values}")
    assert not failed, "\n".join(failed)


@pytest.mark.parametrize("option", ["deals", "side", "days"])
@pytest.mark.parametrize("number", [0, -1, 99])
async def test_a_forged_number_of_a_command_opens_no_duplicate_match(
    room: Room, option: str, number: int
) -> None:
    options = {"game": "mushi", option: number}
    result = await forged.command(room.aki, room.channel, "table duplicate", options, {})
    assert EN("failure") not in said(result)
    with pytest.raises(RuleError):
        await room.client.services.duplicates.by_id(1)
