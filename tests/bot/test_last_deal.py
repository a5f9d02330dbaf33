"""The sheet of the deal that just ended is shown: at its table and in every hand."""

from __future__ import annotations

import pytest

from bot.chat.panels.tables.match import news, results, scores
from bot.words import words
from render import PLAIN
from tests.bot.discord.room import Room
from tests.bot.people.leaving_room import answered
from tests.bot.world.apart import written

EN = words("en")


@pytest.mark.parametrize("until", ["between", "over"])
async def test_table_and_hands_show_the_sheet_of_the_last_deal(
    room: Room, monkeypatch: pytest.MonkeyPatch, until: str
) -> None:
    written(monkeypatch)
    await room.start(deals=4, game="koikoi")
    if until == "over":
        await room.play_on()
    else:
        await room.finish(until=until)
    table, ledger = await room.table(), room.client.services.ledger
    for message in (room.board(), answered(await room.aki.slash(room.channel, "hand"))):
        (picture,) = [await one.read() for one in message.attachments]
        assert b"('scores'" in picture
        assert f"'history': {tuple(map(tuple, await ledger.history(table)))}".encode() in picture
        assert (b"'places': ()" in picture) is (until == "between")


async def test_one_line_of_news_stands_before_the_winner(room: Room) -> None:
    await room.start(other="ben chiyo", game="sakura")
    table = await room.finish(until="between")
    assert table.deal
    told = results.sheet(table, table.deal, EN, {})
    lines = [line.removeprefix("> ") for line in told if line.startswith("> ")]
    assert lines == [news.latest(table, EN)]
    assert len(lines[0]) <= news.ONE_LINE
    assert told[1].startswith("**")


async def test_a_deal_without_a_sheet_is_shown_as_it_stands(room: Room) -> None:
    await room.start(game="koikoi")
    table, ledger = await room.table(), room.client.services.ledger
    assert await scores.last_deal(table, table.view(None), ledger, EN, PLAIN) is None
