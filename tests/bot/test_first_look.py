"""The first look: everybody is asked once after the deal, alike, before anything is played."""

from __future__ import annotations

from random import Random

import pytest

from bot.chat.panels.tables.controls.first_look import LookedButton
from bot.chat.panels.tables.controls.with_emoji import pictured
from bot.domain.refusal import Refusal
from bot.domain.tables import windows
from bot.domain.tables.ahead import marking
from bot.domain.tables.pace import LOOKS, Pace, pace_of
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.words import words
from rules import Chance, Move
from tests.bot.decks.mahjong_deals import DEALERS, HOUSES, stack, walled
from tests.bot.discord.room import Room, parts, said
from tests.bot.people.agreeing import all_agree
from tests.bot.world.lone_tables import HERE, Clock, next_deadline, opened, stored
from tests.bot.world.matches import PEOPLE
from tests.playing import shuffled
from tests.rare_liangxi import story

pytestmark = pytest.mark.usefixtures("secrets")
LOOK = "look"
DEALER = DEALERS[0]
PAIRED = "1m 2m 3m 7m 8m 9m 1s 2s 3s 5p 5p 1z 1z 4p 6p 8s"
GOLDEN = "1m 2m 3m 7m 8m 9m 1s 2s 3s 4p 5p 6p 7p 8p 9p 2z"
"""Four sets with which something can be claimed at the opening, beside a hand that cannot."""
PLAIN = "1p 4p 7p 3s 6s 9s 3m 6m 9m 2z 3z 4z 6z 7z"


@pytest.mark.parametrize("pace", LOOKS.values(), ids=str)
def test_a_pace_with_a_first_look_is_read_again(pace: Pace) -> None:
    assert pace_of(str(pace)) == pace
    assert len(str(pace)) <= 20


async def looked(tables: Tables, one: Table, *seats: int) -> Table:
    for seat in seats:
        assert one.deal is not None
        one = await tables.claiming.look(one.id, PEOPLE[seat].user, one.deal.moment)
    return one


@pytest.mark.parametrize("hand", [PAIRED, GOLDEN, PLAIN])
async def test_all_are_asked_alike_and_nothing_moves_before_all_looked(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch, hand: str
) -> None:
    stack(monkeypatch, walled(["9p", hand], "5p"))
    tables = Tables(database, clock)
    one = await opened(tables, "xiamen", 4, pace=LOOK)
    assert one.waits_for == one.looking == (0, 1, 2, 3)
    assert not windows.is_open(one)
    assert one.deal is not None
    with pytest.raises(Refusal):
        await tables.playing.play(one.id, PEOPLE[DEALER].user, Move("pass"))
    one = await looked(tables, one, 3, 0)
    assert (one.looking, one.deal, await stored(database)) == ((1, 2), one.deal, one)
    at = one.deal.moment if one.deal else (1, 0)
    one = await tables.claiming.mark(one.id, PEOPLE[1].user, at, ["p5p"], draft=False)
    assert one.looking == (2,), "who has marked has looked"
    one = await looked(tables, one, 2)
    assert one.looking == ()
    assert one.deal is not None
    assert one.deal.ply, "the opening is answered in advance"
    if hand == GOLDEN:
        assert one.deal.result
        return
    assert one.waits_for == (DEALER,)
    assert marking.said(one, 1) == "p5p"
    assert marking.in_force(one, 0) is None


async def test_a_player_who_does_not_look_is_not_waited_for(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, walled(["9p", PLAIN], "5p"))
    tables = Tables(database, clock)
    one = await opened(tables, "xiamen", 4, pace=LOOK, clock="live")
    one = await looked(tables, one, 0, 1)
    one = await next_deadline(tables, clock, HERE)
    assert one.looking == ()
    assert one.waits_for == (DEALER,)
    tables.timers.stop()


async def test_nobody_alone_with_computers_looks_first(database: Database) -> None:
    tables = Tables(database)
    one = await opened(tables, "xiamen", 1, 3, pace=LOOK)
    assert one.looking == ()


def test_the_button_is_not_taken_for_a_tile() -> None:
    """The moment 1-1 is called like a tile of Tien Gow."""
    (button,) = pictured([LookedButton(1, (1, 1)).worded(words("en"))], {"1-1": "<:tile:1>"})
    assert isinstance(button, LookedButton)
    assert button.item.emoji is None


def earthly() -> Chance:
    """The dealer's next player needs a xi to win by the dealer's first discard."""
    hand = "1z 2z 4z 4m 5m 6m 4p 5p 6p 7s 8s 9s 3m"
    deal = story(["3m 5p", hand], "9p", indicator="9p")
    return shuffled(HOUSES["liangxi"], Random(deal.seed), deal.stack)


async def test_after_a_xi_at_the_first_look_a_discard_wins(
    room: Room, monkeypatch: pytest.MonkeyPatch, blank: None
) -> None:
    stack(monkeypatch, earthly())
    await room.open(0, "ben chiyo daeun", "liangxi", pace=None)
    panel = (await room.press(room.aki, "pace")).response
    assert panel is not None
    (choice,) = [p for p in parts(panel) if p["custom_id"].startswith("look:")]
    told = await room.aki.click(panel.message, custom_id=choice["custom_id"])
    assert "everybody looks at their hand" in said(told)
    await all_agree(room.client.services.tables, (await room.table()).id)
    await room.client.screen.renew(1)
    await room.press(room.aki, "start")
    await room.make("limit done")
    assert "first look" in room.board().content
    hand = await room.hand(room.daeun)
    (xi,) = [p for p in parts(hand) if p["custom_id"].endswith("xi 1z 2z 4z")]
    told = await room.daeun.click(hand.message, custom_id=xi["custom_id"])
    assert "First look" in said(told)
    for person in (room.aki, room.ben, room.chiyo, room.daeun):
        own = await room.hand(person)
        (go,) = [p for p in parts(own) if p["custom_id"].endswith(":look")]
        await person.click(own.message, custom_id=go["custom_id"])
    assert (await room.table()).looking == ()
    await room.make("discard 3m")
    one = await room.table()
    assert one.deal is not None
    assert one.deal.result is not None
    assert (one.deal.result.ending, one.deal.result.sheet.winner) == ("dihu", 3)
