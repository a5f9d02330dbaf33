"""A refusal is told in a sentence of the player's language, and nothing has changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord
import pytest
import simcord
from simcord.results import InteractionResult

from bot import logs
from bot.chat.panels.frame import answer
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.words import Words
from rules import Move, RuleError
from tests.bot.discord import forged
from tests.bot.discord.room import Room, answers, choices, said
from tests.bot.people.alone import EN

pytestmark = pytest.mark.usefixtures("blank")


# --- Presses --------------------------------------------------------------------------------------


async def stale(room: Room) -> InteractionResult:
    """An old hand panel after the same player has moved in another."""
    await room.start()
    mover = await room.asked()
    old = await room.hand(mover)
    await elsewhere(room, mover)
    return await room.choose(mover, old, choices(old)[0])


async def elsewhere(room: Room, mover: simcord.MemberActor) -> None:
    """A move in another hand, which the bot does not know any more either."""
    room.client.hands.clear()
    await room.act(mover)
    room.client.hands.clear()


async def stale_card(room: Room) -> InteractionResult:
    """A card with several captures, picked in an old panel."""
    await room.start()
    for _ in range(200):
        mover = await room.asked()
        hand = await room.hand(mover)
        card = next((one for one in choices(hand) if one.move is None), None)
        await elsewhere(room, mover)
        if card:
            return await room.choose(mover, hand, card)
        if (await room.table()).phase == "between":
            await room.press(room.aki, "ready")
            await room.press(room.ben, "ready")
    raise AssertionError("no card had several captures")


async def ended(room: Room, *, another: bool = False) -> InteractionResult:
    """A hand panel the bot no longer knows, of a table that has ended."""
    await room.start()
    mover = await room.asked()
    old = await room.hand(mover)
    room.client.hands.clear()
    await room.aki.slash(room.channel, "table end")
    if another:
        await room.start()
    return await room.choose(mover, old, choices(old)[0])


async def earlier_table(room: Room) -> InteractionResult:
    """A panel of a table that has ended, where another is open."""
    return await ended(room, another=True)


@pytest.mark.parametrize(
    ("press", "sentence"),
    [
        (stale, "hand-stale"),
        (stale_card, "hand-stale"),
        (earlier_table, "refusal-old-table"),
        (ended, "refusal-not-playing"),
    ],
)
async def test_an_old_hand_says_so_and_shows_the_table(
    room: Room,
    say: Words,
    press: Callable[[Room], Awaitable[InteractionResult]],
    sentence: str,
) -> None:
    result = await press(room)
    (shown,) = answers(result)
    first, second, *_ = shown.content.split("\n")
    assert first == f"⚠ {say(sentence)}"
    presser = room.members[result._interaction.user_id]
    assert second == said(await presser.slash(room.channel, "hand")).split("\n")[0]


HIKI = "hiki pine.crane pine.ribbon pine.j1 pine.j2"
Act = Callable[[Room], Awaitable[InteractionResult]]


async def lobby(room: Room) -> None:
    await room.open(other=None)


async def started(room: Room) -> None:
    await room.start()


def playing(game: str, other: str = "ben") -> Callable[[Room], Awaitable[None]]:
    """A deal of a game after the pack was touched."""

    async def begun(room: Room) -> None:
        await room.start(game=game, other=other)
        await room.act()

    return begun


async def nothing(_: Room) -> None:
    return None


async def waiting(room: Room) -> InteractionResult:
    """A legal move of the player whose turn it is, made by the other."""
    table, asked = await room.table(), await room.asked()
    assert table.deal is not None
    move = table.game.legal(table.deal.state, min(table.deal.state.to_act))[0]
    other = room.ben if asked is room.aki else room.aki
    return await other.slash(room.channel, "play", move=str(move))


async def waiting_with_no_hiki(room: Room) -> InteractionResult:
    """A hiki out of turn by somebody who has none."""
    table = await room.table()
    without = [seat for seat in range(len(table.players)) if not table.legal(seat)]
    player = table.players[without[0]]
    assert player
    return await room.members[player.user].slash(room.channel, "play", move=HIKI)


async def older(room: Room, act: str) -> InteractionResult:
    """Press a button below an earlier lobby, as Ben."""
    return await forged.press(room.ben, room.board(), f"lobby:{(await room.table()).id}:{act}")


async def plays(room: Room, move: str) -> InteractionResult:
    return await (await room.asked()).slash(room.channel, "play", move=move)


async def types(room: Room, command: str) -> InteractionResult:
    return await room.aki.slash(room.channel, command)


FOUR, FIVE = "ben chiyo daeun", "ben chiyo daeun emilia"
REFUSED: dict[str, tuple[Callable[[Room], Awaitable[None]], dict[str, tuple[Act, str]]]] = {
    "lobby": (
        lobby,
        {
            "leaves unseated": (lambda r: older(r, "leave"), "not-seated"),
            "adds a computer unseated": (lambda r: older(r, "computer"), "not-seated"),
            "early": (lambda r: r.aki.slash(r.channel, "play", move="touch"), "not-playing"),
        },
    ),
    "started": (
        started,
        {
            "looks at no hand": (lambda r: r.press(r.chiyo, "hand"), "not-seated"),
            "plays unseated": (
                lambda r: r.chiyo.slash(r.channel, "play", move="touch"),
                "not-seated",
            ),
            "out of turn": (waiting, "not-your-turn"),
            "illegal": (lambda r: plays(r, "cut 4"), "not-legal"),
            "unknown words": (lambda r: plays(r, "all in"), "not-legal"),
            "too long": (lambda r: plays(r, "x" * 81), "not-a-move"),
        },
    ),
    **{
        game: (
            playing(game),
            {move: (partial(plays, move=move), "not-legal") for move in moves},
        )
        for game, moves in {
            "koikoi": ("koikoi", "stop"),
            "sakura": ("pass", "turn", HIKI),
        }.items()
    },
    "tiengow": (
        playing("tiengow", FOUR),
        {
            "illegal": (lambda r: plays(r, "lead 6-6 1-2"), "not-legal"),
            "out of turn": (waiting, "not-your-turn"),
            "plays unseated": (
                lambda r: r.emilia.slash(r.channel, "play", move="wall outsideIn"),
                "not-seated",
            ),
        },
    ),
    "sakura of four": (
        playing("sakura", FOUR),
        {"no hiki out of turn": (waiting_with_no_hiki, "not-your-turn")},
    ),
    "sakura of five": (
        playing("sakura", FIVE),
        {
            "sits out": (
                lambda r: r.emilia.slash(r.channel, "play", move="pass"),
                "not-your-turn",
            ),
        },
    ),
    "no table": (
        nothing,
        {
            "too many seats": (
                lambda r: r.aki.slash(r.channel, "table open", game="mushi", seats=5),
                "not-for-so-many",
            ),
            "plays": (lambda r: r.aki.slash(r.channel, "play", move="touch"), "no-table"),
            **{
                command: (partial(types, command=command), "no-table")
                for command in ("hand", "table show", "table end", "record")
            },
        },
    ),
}
"""For each position, how it is reached, and the acts that are refused there one after the other."""


@pytest.mark.parametrize("position", REFUSED)
async def test_a_refused_act_is_answered_privately_and_changes_nothing(
    room: Room, say: Words, caplog: pytest.LogCaptureFixture, position: str
) -> None:
    before, acts = REFUSED[position]
    await before(room)
    was = await room.table() if before is not nothing else None
    seen = public(room)
    for name, (act, sentence) in acts.items():
        (answer,) = answers(await act(room))
        assert answer.ephemeral, name
        assert answer.content == say(f"refusal-{sentence}", people="2"), name
        if was:
            assert await room.table() == was, name
        assert public(room) == seen, name
        assert [logs.line(r) for r in caplog.records if r.levelno >= logging.ERROR] == [], name


def public(room: Room) -> list[tuple[int, str]]:
    """The messages that everybody sees."""
    return [(m.id, m.content) for m in room.channel.history() if not m.flags.ephemeral]


# --- Calls that no button makes -------------------------------------------------------------------

CHIYO, MO = Player(3, "Chiyo"), Player(4, "Mo")


CALLS: list[tuple[str, Callable[[Tables, int], Awaitable[Table]], str]] = [
    ("lobby", lambda t, n: t.playing.start(n, 1, 5), "too-few"),
    ("lobby", lambda t, n: t.lobbies.join(n + 1, CHIYO, 5), "no-table"),
    ("lobby", lambda t, n: t.lobbies.change_seat(n, 3), "not-seated"),
    ("lobby", lambda t, n: t.lobbies.remove_computer(n, 3), "not-seated"),
    ("lobby", lambda t, n: t.lobbies.remove_computer(n, 1), "no-computer"),
    ("lobby", lambda t, n: t.lobbies.set_rules(n, 1, "wild", {}), "no-preset"),
    ("lobby", lambda t, n: t.lobbies.set_rules(n, 3, None, {}), "owner-only"),
    (
        "lobby",
        lambda t, n: t.lobbies.set_rules(n, 1, None, {"hands": "0"}),
        "stale",
    ),
    (
        "lobby",
        lambda t, n: t.lobbies.set_rules(n, 1, None, {"what": "0"}),
        "stale",
    ),
    ("lobby", lambda t, n: t.playing.ready(n, 1, 5), "not-between"),
    ("lobby", lambda t, n: t.lobbies.rematch(n, 1), "not-over"),
    ("lobby", lambda t, n: t.ending.end(n, 3, False), "end-refused"),
    ("lobby", lambda t, _: t.lobbies.open(1, 9, MO, "mushi"), "table-exists"),
    ("full", lambda t, n: t.lobbies.join(n, CHIYO, 5), "full"),
    ("full", lambda t, n: t.lobbies.add_computer(n, 1, "Computer {}".format), "full"),
    ("full", lambda t, n: t.playing.start(n, 3, 5), "not-seated"),
    ("playing", lambda t, n: t.lobbies.join(n, CHIYO, 5), "begun"),
    ("playing", lambda t, n: t.lobbies.leave(n, 1), "begun"),
    ("playing", lambda t, n: t.lobbies.change_seat(n, 1), "begun"),
    ("playing", lambda t, n: t.playing.start(n, 1, 5), "begun"),
    ("playing", lambda t, n: t.lobbies.set_rules(n, 1, None, {}), "begun"),
    ("playing", lambda t, n: t.playing.ready(n, 3, 5), "not-seated"),
    ("playing", lambda t, n: t.lobbies.rematch(n, 1), "not-over"),
    ("over", lambda t, n: t.ending.end(n, 1, True), "no-table"),
    ("over", lambda t, n: t.lobbies.rematch(n, 3), "not-seated"),
    ("over", lambda t, n: t.playing.play(n, 1, Move("touch")), "not-playing"),
    ("none", lambda t, _: t.shown_in(9), "no-table"),
    ("none", lambda t, _: t.lobbies.open(1, 9, MO, "whist"), "no-such-game"),
    ("none", lambda t, _: t.lobbies.open(1, 9, MO, "mushi", "wild"), "no-preset"),
    ("none", lambda t, _: t.lobbies.open(1, 9, MO, "mushi", seats=3), "not-for-so-many"),
    ("none", lambda t, _: t.lobbies.open(1, 9, MO, "mushi", deals=51), "stale"),
]
"""The phase of a table, a call that is refused there, and the sentence of the refusal."""


@pytest.mark.parametrize("phase", ["lobby", "full", "playing", "over", "none"])
async def test_the_service_refuses_and_changes_nothing(room: Room, phase: str) -> None:
    tables, number = room.client.services.tables, 0
    if phase != "none":
        number = (await tables.lobbies.open(1, 9, Player(1, "Aki"), "mushi", deals=1)).id
    if phase in ("full", "playing", "over"):
        await tables.lobbies.join(number, Player(2, "Ben"), 4)
    if phase in ("playing", "over"):
        await tables.playing.start(number, 1, 3)
    if phase == "over":
        await tables.ending.end(number, 1, False)
    was = await tables.shown_in(9) if number else None
    refused = [(act, sentence) for at, act, sentence in CALLS if at == phase]
    assert refused
    for row, (act, sentence) in enumerate(refused):
        with pytest.raises(RuleError) as found:
            await act(tables, number)
        assert found.value.sentence == sentence, row
        if was:
            assert await tables.shown_in(9) == was, row
            assert await Tables(room.client.services.database).shown_in(9) == was, row


# --- At once --------------------------------------------------------------------------------------


@pytest.mark.parametrize("processes", [1, 2])
async def test_of_two_presses_at_once_one_is_played(room: Room, processes: int) -> None:
    """Through one cache the second finds another ply; through two its edition is refused."""
    table = await room.start()
    services = [room.client.services.tables, Tables(room.client.services.database)][:processes] * (
        3 - processes
    )
    for one in services:
        await one.shown_in(room.channel.id)
    assert table.deal is not None
    (seat,) = table.deal.state.to_act
    user = table.asked[0].user
    at = (table.deal.promise.number, table.deal.ply)
    first, second = table.game.legal(table.deal.state, seat)[:2]
    done = await asyncio.gather(
        *(
            service.playing.play(table.id, user, move, at)
            for service, move in zip(services, (first, second), strict=True)
        ),
        return_exceptions=True,
    )
    (played,) = [one for one in done if isinstance(one, Table)]
    (refused,) = [one for one in done if isinstance(one, RuleError)]
    assert refused.sentence == "stale"
    assert played.deal is not None
    assert played.deal.ply == 1
    for service in (*services, Tables(room.client.services.database)):
        assert await service.shown_in(room.channel.id) == played


async def test_of_two_who_join_at_once_one_is_seated(room: Room) -> None:
    await room.open(other=None)
    number = (await room.table()).id
    people = [Player(one.id, one.name) for one in (room.ben, room.chiyo)]
    done = await asyncio.gather(
        *(room.client.services.tables.lobbies.join(number, one, one.user) for one in people),
        return_exceptions=True,
    )
    (refused,) = [one for one in done if isinstance(one, RuleError)]
    assert refused.sentence == "full"
    assert None not in (await room.table()).players


async def test_of_two_who_open_at_once_one_has_the_table(room: Room) -> None:
    tables = room.client.services.tables
    done = await asyncio.gather(
        *(tables.lobbies.open(1, 9, Player(user, "P"), "mushi") for user in (1, 2)),
        return_exceptions=True,
    )
    (opened,) = [one for one in done if isinstance(one, Table)]
    (refused,) = [one for one in done if isinstance(one, RuleError)]
    assert refused.sentence == "table-exists"
    assert await tables.shown_in(9) == opened


STRANGE = (
    *("hand", "takeback", "table vote", "seat computer", "seat open", "seat resign"),
    *("play", "seat give"),
)
"""The commands of a player at a table."""


@pytest.mark.parametrize("others", ["ben", "ben chiyo daeun"])
async def test_a_stranger_learns_how_to_follow_a_table(room: Room, others: str) -> None:
    """By every command and every private button of its players."""
    await room.start(other=others, game="tiengow" if " " in others else "mushi")
    options: dict[str, dict[str, Any]] = {
        "play": {"move": "touch"},
        "seat give": {"member": room.ben.user},
    }
    told = [
        said(await room.emilia.slash(room.channel, command, **options.get(command, {})))
        for command in STRANGE
    ]
    told.append(said(await room.press(room.emilia, "hand")))
    assert told == [EN("refusal-not-seated")] * len(told)
    assert "catchup" in told[0]
    shown = said(await room.emilia.slash(room.channel, "catchup"))
    assert EN("catchup-anew") in shown


# --- In time --------------------------------------------------------------------------------------


@pytest.mark.usefixtures("ticking")
async def test_slow_answers_are_acknowledged_first_and_stay_the_same(
    room: Room, say: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every answer is made later than the bot has patience."""
    made = answer._made

    async def slowly(*what: Any) -> Any:
        await asyncio.sleep(0.06)
        return await made(*what)

    monkeypatch.setattr(answer, "_made", slowly)
    monkeypatch.setattr(answer, "PATIENCE", 0.01)
    opened = await room.open(other=None)
    table = await room.table()
    assert not opened.ephemeral
    assert table.message == room.board().id
    refused = await room.press(room.aki, "join")
    assert said(refused).endswith(say("lobby-seated", number=1))
    assert refused.followups[0].ephemeral
    assert room.board().content.count("Aki") == 1
    await room.press(room.ben, "join")
    await room.press(room.aki, "start")
    shown = await room.chiyo.slash(room.channel, "hand")
    assert shown.ephemeral
    assert said(shown) == say("refusal-not-seated")
    await room.act()
    after = await room.table()
    assert after.deal is not None
    assert after.deal.ply == 1
    bodies: list[Any] = [one.json for one in room.env.http_requests if "callback" in one.path]
    kinds = {discord.InteractionResponseType(body["type"]) for body in bodies}
    late = discord.InteractionResponseType
    assert kinds == {late.deferred_channel_message, late.deferred_message_update}
