"""Data stored by earlier releases is read, goes on, and means what it meant."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.chat.client import COMPONENTS
from bot.services.ledger import rebuilding
from bot.services.tables.tables import Tables
from tests.stored.described import plain, waiting
from tests.stored.make import rows
from tests.stored.releases import RELEASES, Clock, opened, step, stored
from tests.stored.verified import outcome, tampered

pytestmark = pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)


# --- Tables ---------------------------------------------------------------------------------------


async def test_every_table_is_unchanged_and_ends_its_deal(release: Path, tmp_path: Path) -> None:
    told = stored(release, "tables.json")
    clock = Clock(told["now"])
    database = await opened(release, "tables.sqlite", tmp_path)
    tables = Tables(database, clock)
    found = {}
    for name, one in told["tables"].items():
        found[name] = plain(await tables.shown_in(one["channel"]))
    await tables.reopen()
    for name, one in told["tables"].items():
        table = await tables.shown_in(one["channel"])
        now = json.loads(json.dumps(found[name] | await waiting(tables, table)))
        assert without_calls(now, one) == one, name
    for number in tables.timers.numbers:
        tables.timers.set(number, None)
    every = [play_on(tables, clock, one["channel"]) for one in told["tables"].values()]
    await asyncio.gather(*every)
    tables.timers.stop()
    await database.close()


def without_calls(now: dict[str, Any], then: dict[str, Any]) -> dict[str, Any]:
    """A table without the xi that may be laid down out of turn since this release."""
    legal = [
        mine if before else [move for move in mine if not move.startswith("xi ")]
        for mine, before in zip(now["legal"], then["legal"], strict=True)
    ]
    return {**now, "legal": legal}


async def play_on(tables: Tables, clock: Clock, channel: int) -> None:
    """Play a deal to its end; where none was played, the next one is dealt and begun."""
    rng, table = Random(channel), await tables.shown_in(channel)
    if table.phase == "playing":
        while table.phase == "playing":
            table = await step(tables, clock, table, rng)
        assert table.deal
        assert table.deal.result
        return
    if table.phase == "lobby":
        await tables.playing.start(table.id, table.owner, 1)
    for player in table.asked:
        await tables.playing.ready(table.id, player.user, 1)
    table = await step(tables, clock, await tables.shown_in(channel), rng)
    assert table.deal
    assert table.deal.ply


# --- A season -------------------------------------------------------------------------------------

MOVED = {"habits": "preferences"}
"""Where what was a table of its own stands now, in the same order."""


async def test_a_season_is_kept_and_follows_from_its_moves(release: Path, tmp_path: Path) -> None:
    told = stored(release, "season.json")
    database = await opened(release, "season.sqlite", tmp_path)
    deals, faults, unchecked = await database.read(rebuilding.rebuild)
    await database.close()
    assert faults == []
    assert deals + unchecked == sum(bool(one["ending"]) for one in told["deals"])
    with sqlite3.connect(tmp_path / "season.sqlite") as connection:
        found = rows(connection)
    del told["alembic_version"]
    for table, kept in told.items():
        alike = [
            {name: value for name, value in row.items() if name in before}
            for row, before in zip(found[MOVED.get(table, table)], kept, strict=True)
        ]
        assert alike == kept, table


# --- Records and share texts ----------------------------------------------------------------------


def test_records_and_share_texts_verify_as_they_did(release: Path) -> None:
    for preset, told in stored(release, "records.json").items():
        text = (release / "records" / f"{preset}.paifuda.txt").read_text()
        assert outcome(text) == told["whole"], preset
        for how, other in tampered(text).items():
            assert outcome(other) == told["tampered"][how], (preset, how)
        for share in told["shares"]:
            assert outcome(share["text"]) == share["outcome"], preset


# --- Components -----------------------------------------------------------------------------------


SINCE = {
    "OnHandButton",
    "EvenButton",
    "FairButton",
    "UndoButton",
    "UndoImportButton",
    "SureButton",
    "LookButton",
    "LookedButton",
    "MannerSelect",
    "AppearsSelect",
    "PieceButton",
    "MarkSelect",
    "StandingSelect",
    "FitButton",
    "BookButton",
    "BookSelect",
    "BeforeSelect",
    "DrawSelect",
    "TrickSelect",
    "LevelSelect",
    "UsualLevelSelect",
    "SetupButton",
    "ChairSelect",
    "SeatsSelect",
    "ChairButton",
    "NameSelect",
    "InvitedButton",
    "HintButton",
    "OnwardButton",
    *("ExpertButton", "TileButton", "DraftButton", "LaysSelect", "HandPartSelect", "FactsSelect"),
    "ReviewButton",
    "LessonButton",
    "TournamentButton",
    "TournamentPage",
    "MatchButton",
    "SteerButton",
    "SteerSelect",
    "DuplicateButton",
    "OwnTableButton",
    "WeeklyButton",
    "InsteadButton",
    "EndButton",
    "MarkButton",
    "SharedButton",
    "LessonSelect",
    "LearnButton",
    "LearnSelect",
    "FirstDealButton",
    "ProblemButton",
    "SolveButton",
    "NextProblemButton",
    "ResumeButton",
    "ResumeSelect",
    "SolversButton",
    "DailyButton",
    "DailySelect",
}
"""Components that the first release did not have."""
LATER = {"SchedulePage", "ShowButton"}
"""Components that no release has."""
MISSING = {"0.1.0": SINCE | LATER, "0.2.0": LATER}
"""For each release, the components that came later; of all others it has stored an id."""


async def test_every_button_and_select_is_claimed_once(release: Path) -> None:
    claimed = set()
    for custom_id in (release / "custom_ids.txt").read_text().splitlines():
        claims = [
            (one, match)
            for one in COMPONENTS
            if (match := one.__discord_ui_compiled_template__.fullmatch(custom_id))
        ]
        assert len(claims) == 1, custom_id
        one, match = claims[0]
        made: Any = await one.from_custom_id(None, None, match)  # type: ignore[arg-type]
        assert made.custom_id == made.item.custom_id == custom_id
        claimed.add(one)
    missing = {one.__name__ for one in {*COMPONENTS} - claimed}
    assert missing == MISSING.get(release.name, set())
