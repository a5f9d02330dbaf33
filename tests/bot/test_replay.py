"""Finished deals seen again: by steps, as a film, as a text; a deal that runs is never shown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import MagicMock

import pytest
import simcord
from simcord.results import ResponseMessage
from sqlalchemy import update

import render
from bot.chat import filming
from bot.chat.component import OPTIONS
from bot.chat.panels.tables.after.replay import DealSelect, ReplayButton
from bot.chat.reply import Item, view_of
from bot.domain.contests import daily
from bot.domain.contests.daily import Day
from bot.domain.tables import fair
from bot.domain.tables.dealing import Finished
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.ledger import shares
from bot.services.ledger.replays import Replay, Replays, stepped
from bot.services.tables.tables import Tables
from bot.store import Database, schema
from bot.words import words
from bot.worker import Worker
from rules import GAMES, AnyGame, RuleError
from tests.bot.discord.room import Message, Room, parts, said
from tests.bot.world.matches import opened, step

EN = words("en")
STEP = re.compile(r"Step (\d+) of (\d+)")


def where(panel: ResponseMessage) -> tuple[int, int]:
    """Which step a panel shows, and of how many."""
    found = STEP.search(panel.content)
    assert found, panel.content
    return int(found[1]), int(found[2])


async def press(who: simcord.MemberActor, panel: Message, act: str) -> ResponseMessage:
    """Press a button of a panel by its end, and what is shown then."""
    (custom_id,) = [
        one["custom_id"] for one in parts(panel) if one["custom_id"].endswith(f":{act}")
    ]
    shown = panel.message if isinstance(panel, ResponseMessage) else panel
    response = (await who.click(shown, custom_id=custom_id)).response
    assert response is not None
    assert response.ephemeral
    return response


def able(panel: Message) -> dict[str, bool]:
    """The buttons of a panel and whether each can be pressed."""
    buttons = [one for one in parts(panel) if one["custom_id"].startswith("replay:")]
    return {one["custom_id"].rpartition(":")[2]: not one.get("disabled") for one in buttons}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_replayed_deal_names_the_version_of_its_rules(game: AnyGame) -> None:
    """So its text says by which rules it was played."""
    table = daily.laid(Player(1, "Aki"), game.key, Day("2026-01-01", "5e" * 32, ""), str)
    assert table.promise
    deck = game.deck(table.options, len(table.players))
    chance = fair.chance(table.promise.secret, (), deck)
    deal = stepped(Finished(table, table.promise, chance, ()))[-1].deal
    assert deal
    assert deal.version == game.version


@pytest.mark.usefixtures("blank")
async def test_a_shared_text_is_opened_by_a_stranger_and_checked(room: Room) -> None:
    await after_a_deal(room, 1)
    answer = await press(room.aki, room.board(), "replay")
    line = (await press(room.aki, answer, "share")).content.partition("\n")[2]
    opened = (await room.emilia.slash(room.channel, "replay", text=line)).response
    assert opened is not None
    assert opened.ephemeral
    at, steps = where(opened)
    assert (at, opened.content.split("\n")[-1]) == (steps, EN("fair-good"))
    assert "Points: Aki" in opened.content
    title = EN("table-deal", game=EN("game-mushi"), number=1, deals=0)
    assert opened.content.startswith(f"{title}\n"), "the text does not tell how long the match was"
    first = await press(room.emilia, opened, "first")
    assert where(first) == (1, steps)
    assert where(await press(room.emilia, first, "on")) == (2, steps)
    await room.restart()
    assert (await press(room.emilia, first, "last")).content == EN("refusal-share-lapsed")
    for text, key in (
        ("hello", "not-a-share"),
        ("\ud83d", "not-a-share"),
        (line[:200], "share-damaged"),
    ):
        refused = await room.emilia.slash(room.channel, "replay", text=text)
        assert said(refused) == EN(f"refusal-{key}")


async def shown_by_the_bot(room: Room, items: Sequence[Item]) -> Message:
    """A message with components that the bot has no reason to make."""
    place = room.client.get_partial_messageable(room.channel.id)
    sent = await place.send("-", view=view_of(items))
    return next(one for one in room.channel.history() if one.id == sent.id)


async def after_a_deal(room: Room, deals: int = 2) -> Table:
    """A table whose first deal has ended."""
    await room.start(deals)
    return await room.finish(until="between" if deals > 1 else "over")


# --- Steps ----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("blank")
async def test_anybody_goes_through_a_finished_deal(room: Room) -> None:
    await after_a_deal(room)
    panel = await press(room.emilia, room.board(), "replay")
    at, steps = where(panel)
    assert at == 1
    assert able(panel) == {
        "first": False,
        "back": False,
        "on": True,
        "last": True,
        "film": True,
        "share": True,
    }
    told = [panel.content]
    for number in range(2, steps + 1):
        panel = await press(room.emilia, panel, "on")
        assert where(panel) == (number, steps)
        told.append(panel.content)
    assert len(set(told)) == steps
    assert [one.startswith("**Mushi** · deal 1 of 2\n> ") for one in told] == [True] * steps
    assert re.search(r"Points: Aki \S+, Ben \S+", told[-1])
    assert not any("Points:" in one for one in told[:-1])
    assert able(panel)["on"] is able(panel)["last"] is False
    assert where(await press(room.emilia, panel, "back")) == (steps - 1, steps)
    assert where(await press(room.emilia, panel, "first")) == (1, steps)


async def test_the_picture_shows_every_hand_and_the_words_tell_it(room: Room) -> None:
    await after_a_deal(room, 1)
    panel = await press(room.chiyo, room.board(), "replay")
    for _ in range(3):
        panel = await press(room.chiyo, panel, "on")
    (picture,) = panel.attachments
    assert picture.content_type == "image/png"
    for name in ("Aki", "Ben"):
        assert re.search(rf"{name} holds: (\w+ ?)+, ", picture.description or "")


@pytest.mark.usefixtures("blank")
async def test_after_a_restart_a_panel_goes_on(room: Room) -> None:
    await after_a_deal(room)
    panel = await press(room.ben, room.board(), "replay")
    await room.restart()
    assert where(await press(room.ben, panel, "on"))[0] == 2
    assert where(await press(room.ben, room.board(), "replay"))[0] == 1


@pytest.mark.slow
@pytest.mark.usefixtures("blank")
async def test_every_finished_deal_of_the_match_can_be_chosen(room: Room) -> None:
    await room.start(3)
    await room.finish()
    panel = (await room.emilia.slash(room.channel, "replay")).response
    assert panel is not None
    (select,) = [one for one in parts(panel) if one["custom_id"].startswith("replay-deal:")]
    assert [one["label"] for one in select["options"]] == ["Deal 1", "Deal 2", "Deal 3"]
    assert [one.get("default", False) for one in select["options"]] == [False, False, True]
    assert "deal 3 of 3" in panel.content
    chosen = await room.emilia.select(panel.message, ["2"], custom_id=select["custom_id"])
    assert chosen.response is not None
    assert "deal 2 of 3" in chosen.response.content
    assert "deal 1 of 3" in said(await room.emilia.slash(room.channel, "replay", deal=1))


@pytest.mark.usefixtures("blank")
async def test_the_last_match_is_open_until_the_next_deal(room: Room) -> None:
    await after_a_deal(room, 1)
    panel = await press(room.aki, room.board(), "replay")
    await room.press(room.aki, "rematch")
    assert "deal 1 of 1" in said(await room.emilia.slash(room.channel, "replay"))
    for player in (await room.table()).asked:
        await room.press(room.members[player.user], "ready")
    assert "no finished deal to replay" in said(await room.emilia.slash(room.channel, "replay"))
    assert where(await press(room.aki, panel, "on"))[0] == 2


def test_a_long_match_offers_deals_around_the_shown_one() -> None:
    for shown, first in ((1, 1), (20, 8), (50, 26)):
        replay = Replay(1, shown, (), tuple(range(1, 51)), MagicMock())
        select = DealSelect.of(replay, EN).item
        assert [one.value for one in select.options] == [str(first + n) for n in range(OPTIONS)]


# --- What is refused ------------------------------------------------------------------------------


@pytest.mark.usefixtures("blank")
async def test_a_deal_that_runs_is_not_shown(room: Room) -> None:
    table = await room.start(2)
    assert not any(one["custom_id"].startswith("replay") for one in parts(room.board()))
    assert "no finished deal to replay" in said(await room.emilia.slash(room.channel, "replay"))
    await room.finish(until="between")
    for player in (await room.table()).asked:
        await room.press(room.members[player.user], "ready")
    assert (await room.table()).phase == "playing"
    for deal in (2, 3, 99):
        answer = said(await room.emilia.slash(room.channel, "replay", deal=deal))
        assert "does not exist or is not finished" in answer
        assert "Finished deals: 1." in answer
        for act in ("on", "last", "film", "share", "replay"):
            message = await shown_by_the_bot(room, [ReplayButton(table.id, deal, 0, act).shown(EN)])
            panel = await press(room.aki, message, act)
            assert "does not exist or is not finished" in panel.content
            assert panel.attachments == []


@pytest.mark.usefixtures("blank")
async def test_stale_and_strange_ids_are_answered(room: Room) -> None:
    table = await after_a_deal(room)
    far = await shown_by_the_bot(room, [ReplayButton(table.id, 1, 10**9, "replay").shown(EN)])
    at, steps = where(await press(room.aki, far, "replay"))
    assert at == steps
    gone = await shown_by_the_bot(room, [ReplayButton(table.id + 70, 1, 0, "replay").shown(EN)])
    assert "no finished deal" in (await press(room.aki, gone, "replay")).content
    other = (
        update(schema.deals).values(version=-1),
        update(schema.moves).values(digest="of another state"),
    )
    await room.client.services.database.write(lambda c: [*map(c.execute, other)])
    old = await shown_by_the_bot(room, [ReplayButton(table.id, 1, 0, "replay").shown(EN)])
    assert "version -1" in (await press(room.aki, old, "replay")).content


@pytest.mark.usefixtures("blank")
async def test_a_match_ended_in_mid_deal_keeps_it_closed(room: Room) -> None:
    await after_a_deal(room)
    for player in (await room.table()).asked:
        await room.press(room.members[player.user], "ready")
    await room.act()
    await room.aki.slash(room.channel, "table end")
    assert (await room.table()).phase == "over"
    assert not any(one["custom_id"].startswith("replay") for one in parts(room.board()))
    assert "deal 1 of 2" in said(await room.emilia.slash(room.channel, "replay"))
    told = said(await room.emilia.slash(room.channel, "replay", deal=2))
    assert "does not exist or is not finished" in told


@pytest.mark.parametrize(("key", "people"), [("mushi", 2), ("sakura", 3), ("tiengow", 4)])
async def test_at_no_ply_is_a_running_deal_opened(tmp_path: Path, key: str, people: int) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path}/replay.sqlite")
    await database.open()
    tables, replays = Tables(database), Replays(database)
    table, rng = await opened(tables, key=key, people=people), Random(3)
    while table.deal and not table.deal.result:
        for number in (None, 1, 2):
            with pytest.raises(RuleError):
                await replays.open(1, table.id, number)
        with pytest.raises(RuleError):
            shares.recorded(table)
        table = await step(tables, table, rng)
    with pytest.raises(RuleError):
        await replays.open(2, table.id, 1)
    replay = await replays.open(1, table.id, 1)
    assert replay.steps[-1].deal is not None
    assert table.deal is not None
    assert replay.steps[-1].deal.step.state == table.deal.step.state
    assert all(one.promise is None for one in replay.steps)
    with pytest.raises(RuleError):
        await replays.open(1, table.id, 2)
    await database.close()


# --- Other forms ----------------------------------------------------------------------------------


async def test_the_film_is_an_animated_picture(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is drawn where neither thoughts nor files of strangers are worked on."""
    lanes, draw = [], Worker.draw

    async def noting(self: Worker, user: int, work: Any, *what: Any) -> Any:
        lanes.append(work)
        return await draw(self, user, work, *what)

    monkeypatch.setattr(Worker, "draw", noting)
    await after_a_deal(room, 1)
    panel = await press(room.emilia, room.board(), "replay")
    answer = await press(room.emilia, panel, "film")
    (film,) = answer.attachments
    assert film.filename.endswith(".gif")
    assert (await film.read()).startswith(b"GIF89a")
    assert lanes == [filming.film]
    assert f"of {where(panel)[1]} steps" in answer.content


async def test_when_a_film_cannot_be_drawn_it_is_said(
    room: Room, blank: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    await after_a_deal(room, 1)
    panel = await press(room.emilia, room.board(), "replay")
    monkeypatch.setattr(render, "film", lambda *_: 1 / 0)
    answer = await press(room.emilia, panel, "film")
    assert "could not be drawn" in answer.content


@pytest.mark.usefixtures("blank")
async def test_a_shared_deal_can_be_verified_by_anybody(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start(2)
    table = await room.finish()
    panel = (await room.emilia.slash(room.channel, "replay")).response
    assert panel is not None
    answer = await press(room.emilia, panel, "share")
    record = shares.read(answer.content.partition("\n")[2])
    assert table.deal is not None
    assert record.players == ("Aki", "Ben")
    assert record.deals[0].log == table.deal.log
    assert record.carry == table.deal.promise.carry
    assert [one.fault for one in fair.verify(record)] == [None]
    monkeypatch.setattr("bot.chat.panels.tables.after.replay.ROOM", 100)
    answer = await press(room.emilia, panel, "share")
    (file,) = answer.attachments
    assert shares.read((await file.read()).decode()) == record
    assert "FILE" in answer.content
