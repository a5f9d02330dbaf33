"""*Fair?* under a table: what was promised, who added what, and whether it was checked."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from itertools import product
from pathlib import Path

import pytest
import simcord
from typer.testing import CliRunner

from bot.chat.commands.ledger.records import findings
from bot.chat.panels.tables.match import fairness
from bot.console.commands import app
from bot.domain.tables import fair
from bot.domain.tables.fair import Finding
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.words import LANGUAGES, words
from rules import ruleset_hash
from tests.bot.discord.room import Room, said

pytestmark = pytest.mark.usefixtures("blank")

EN = words("en")
STORED = Path(__file__).parents[1] / "stored" / "0.1.0" / "records"
"""The records of the first format."""


async def told(room: Room, member: simcord.MemberActor) -> str:
    """The answer to a person who presses *Fair?*."""
    response = (await room.press(member, "fair")).response
    assert response is not None
    assert response.ephemeral
    (embed,) = response.embeds
    return embed.description or ""


async def test_in_the_lobby_everybody_sees_the_promise_and_the_additions(room: Room) -> None:
    await room.open()
    table = await room.table()
    assert table.promise
    (addition,) = table.promise.additions
    number = addition.removeprefix("1:")
    own, others = await told(room, room.ben), await told(room, room.emilia)
    for text in (own, others):
        assert table.promise.commitment in text
        assert ruleset_hash(table.key, table.options) in text
        assert f"Ben: `{number}`" in text
        assert EN("fair-added-so-far") in text
        assert table.promise.secret not in text
    seat = EN("fair-own", line="").replace("*", "").strip()
    assert (own.count(seat), others.count(seat)) == (1, 0)


async def test_a_running_deal_shows_all_that_counts_but_its_secret(room: Room) -> None:
    await room.open(other="ben computer", game="sakura")
    await room.press(room.ben, "agree")  # to the seat that was added for the computer
    await room.press(room.aki, "start")
    table = await room.table()
    assert table.deal
    promise, text = table.deal.promise, await told(room, room.aki)
    assert [one.partition(":")[0] for one in promise.additions] == ["0", "1", "2", "message"]
    assert promise.additions[2:] == ("2:0", f"message:{room.board().id}")
    places = [text.index(f"`{one.partition(':')[2]}`") for one in promise.additions]
    assert places == sorted(places)
    assert EN("fair-hidden") in text
    assert promise.secret not in text
    assert promise.made_at
    assert promise.dealt_at
    for number in (promise.additions[0], promise.additions[-1]):
        at = fair.numbered_at(int(number.partition(":")[2]))
        assert promise.made_at <= at + timedelta(milliseconds=1)
        assert at <= promise.dealt_at


async def test_after_a_deal_its_secret_and_its_check_are_shown(room: Room) -> None:
    await room.start()
    table = await room.finish(until="between")
    assert table.deal
    assert table.promise
    text = await told(room, room.emilia)
    deal, following = text.split(EN("fair-next", deal=2))
    assert table.deal.promise.secret in deal
    assert EN("fair-good") in deal
    assert table.promise.commitment in following
    assert EN("fair-added-nobody") in following
    assert table.promise.secret not in text
    await room.press(room.ben, "ready")
    now = await room.table()
    assert now.promise
    (addition,) = now.promise.additions
    assert addition.partition(":")[2] in await told(room, room.ben)


async def test_a_message_that_was_only_edited_adds_nothing(room: Room) -> None:
    first = await room.start()
    room.env.backend.advance_clock(1.0)
    await room.finish(until="between")
    for member in (room.aki, room.ben):
        await room.press(member, "ready")
    second = await room.table()
    assert first.deal
    assert second.deal
    assert first.message == second.message
    assert f"message:{first.message}" in first.deal.promise.additions
    assert len(second.deal.promise.additions) == 2


async def test_a_table_sent_anew_adds_the_number_of_its_message(room: Room) -> None:
    first = await room.start()
    await room.finish(until="between")
    await room.aki.slash(room.channel, "table show")
    for member in (room.aki, room.ben):
        await room.press(member, "ready")
    table = await room.table()
    assert table.deal
    assert table.message != first.message
    assert table.deal.promise.additions[-1] == f"message:{table.message}"
    await room.finish()
    assert EN("fair-good") in await told(room, room.chiyo)
    verified = said(await room.aki.slash(room.channel, "verify"))
    assert EN("verify-good", deals=2) in verified
    assert verified.count("\n-# ") == 2


async def test_the_seats_of_computers_are_told_where_to_verify(room: Room) -> None:
    await room.start(deals=1, other="computer")
    await room.finish()
    verified = said(await room.aki.slash(room.channel, "verify"))
    assert EN("verify-silent", seat=2, deals=1) in verified


async def test_a_deal_of_an_older_release_is_told_as_such(room: Room) -> None:
    await room.start()
    table = await room.finish(until="between")
    assert table.deal
    promise = replace(table.deal.promise, made_at=None, dealt_at=None)
    old = replace(table, deal=replace(table.deal, promise=promise))
    text = fairness.facts(old, room.aki.id, EN, Finding(1, None, timed=False))
    assert EN("fair-good-untimed") in text
    assert EN("fair-good") not in text


async def test_the_longest_panel_fits_a_message_in_every_language(room: Room) -> None:
    table: Table = await room.start(other="ben chiyo daeun emilia", game="sakura")
    assert table.deal
    players = tuple(Player(n, f"_{n}_" * 10 + "WW") for n in range(1, 6))
    additions = tuple(f"{seat}:{2**62 + seat}" for seat in range(5))
    promise = replace(table.deal.promise, additions=(*additions, f"message:{2**62}"))
    deal = replace(table.deal, promise=promise)
    long = replace(table, players=players, deal=deal, promise=replace(promise, dealt_at=None))
    for language, fault in product(LANGUAGES, FAULTS):
        say = words(language).at("sakura")
        text = fairness.facts(long, 1, say, Finding(1, fault))
        assert len(text) < 4096, (language, fault)
        assert text.count(promise.commitment) == 2, (language, fault)
        assert all(f"{2**62 + seat}" in text for seat in range(5)), (language, fault)


FAULTS = (None, "addition-missing", "addition-early", "wrong-deck")


# --- What checking a record tells -----------------------------------------------------------------


def test_a_record_of_the_first_format_says_its_limits() -> None:
    records = sorted(STORED.glob("*.txt"))[:3]
    assert records
    for record in records:
        result = CliRunner().invoke(app, ["verify", str(record)])
        assert result.exit_code == 0
        assert "it cannot be proven who added what" in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_findings_are_told_one_a_line(language: str) -> None:
    say = words(language)
    found = [
        Finding(1, None, timed=False),
        Finding(2, "addition-early"),
        Finding(3, None, silent=(1, 3)),
        Finding(4, None, silent=(3,)),
    ]
    assert findings(found, say) == [
        say("verify-good", deals=3),
        say("verify-bad", deal=2, fault=say("fault-addition-early")),
        say("verify-untimed", deals=1),
        say("verify-silent", seat=2, deals=1),
        say("verify-silent", seat=4, deals=2),
    ]
