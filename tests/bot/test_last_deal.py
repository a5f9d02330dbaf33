"""The sheet of the deal that just ended is shown: at its table and in every hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.chat.panels.tables.controls.hand_button import OPENED, HandButton
from bot.chat.panels.tables.hand import all_hands
from bot.chat.panels.tables.match import news, results, scores
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.league import placing
from bot.words import words
from render import PLAIN
from tests.bot.discord.room import Room, parts, said
from tests.bot.people.leaving_room import answered
from tests.bot.test_replay import shown_by_the_bot
from tests.bot.test_taking_back import positions
from tests.bot.world.apart import written
from tests.playing import TABLES
from tests.playing import Table as House

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
    places = await scores.final_places(table, ledger)
    assert bool(places) is (until == "over")
    for message in (room.board(), answered(await room.aki.slash(room.channel, "hand"))):
        (picture,) = [await one.read() for one in message.attachments]
        assert b"('scores'" in picture
        assert f"'history': {tuple(map(tuple, await ledger.history(table)))}".encode() in picture
        assert (b"'places': ()" in picture) is (until == "between")
        if until == "over":
            assert "\n".join(results.ended(table, places, EN)) in message.content
            assert EN("hand-over") not in message.content, "the winner says it"


@pytest.mark.parametrize("game", ["koikoi", "xiamen"])
async def test_all_hands_are_seen_after_a_deal_and_never_before(
    room: Room, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    written(monkeypatch)
    await room.start(deals=0, other="ben" if game == "koikoi" else "computer " * 3, game=game)
    hand = await room.hand(room.aki)
    assert EN("button-opened") not in str(parts(hand))
    forged = await shown_by_the_bot(
        room, [HandButton((await room.table()).id, "opened").worded(EN)]
    )
    running = await room.press(room.aki, "opened", forged)
    assert b"open_table" not in await picture(running.response)
    await room.finish(until="between")
    hand = answered(await room.aki.slash(room.channel, "hand"))
    opened = await room.press(room.aki, "opened", hand)
    table = await room.table()
    hands = str([table.view(seat) for seat in range(len(table.players))])[1:-1]
    assert hands.encode() in await picture(opened.response)
    back = await room.press(room.aki, "back", opened.response)
    assert b"('scores'" in await picture(back.response)


async def test_hands_of_a_deal_that_others_play_stay_shut(room: Room) -> None:
    await room.start(game="koikoi")
    over = await room.play_on()
    for laid_open in (False, True):
        glance = Glance.at(replace(over, day="2026-01-01", laid_open=laid_open), 0, EN)
        assert (all_hands.pictured(glance, OPENED) is not None) is laid_open
        assert bool(all_hands.button(glance, (), [])) is laid_open


async def picture(message: Any) -> bytes:
    """The one picture of a message."""
    (file,) = message.attachments
    content: bytes = await file.read()
    return content


async def test_one_line_of_news_stands_before_the_winner(room: Room) -> None:
    await room.start(other="ben chiyo", game="sakura")
    table = await room.play_on()
    assert table.deal
    told = results.sheet(table, table.deal, EN, {})
    lines = [line.removeprefix("> ") for line in told if line.startswith("> ")]
    assert lines == [news.latest(table, EN)]
    assert len(lines[0]) <= news.ONE_LINE
    assert told[1].startswith("**")


@pytest.mark.parametrize("house", {one.game.key: one for one in TABLES}.values(), ids=str)
def test_a_match_of_one_deal_tells_its_winner_once(house: House) -> None:
    *_, (_, _, table) = positions(house, 1)
    assert table.deal
    assert table.deal.result
    places = placing.places(table.deal.result.deltas(house.seats))
    say = EN.at(house.game.key)
    told = results.ended(table, places, say)
    names = [name for name, place in zip(table.names, places, strict=True) if place == 1]
    assert [" ".join(told).count(name) for name in names] == [1] * len(names)
    assert len(told) == (2 if table.deal.result.ending == "draw" else 1)
    second = replace(table.deal.promise.carry, number=2)
    deal = replace(table.deal, promise=replace(table.deal.promise, carry=second))
    assert len(results.ended(replace(table, deal=deal), places, say)) == 2


async def test_a_deal_without_a_sheet_is_shown_as_it_stands(room: Room) -> None:
    await room.start(game="koikoi")
    table, ledger = await room.table(), room.client.services.ledger
    assert await scores.last_deal(table, table.view(None), ledger, EN, PLAIN) is None


async def test_scores_below_a_finished_match_stay_its_own(room: Room) -> None:
    await room.start(1)
    await room.finish()
    board = room.board()
    await room.press(room.aki, "rematch", board)
    told = said(await room.press(room.ben, "scores", board))
    assert EN("scores-none") not in told
