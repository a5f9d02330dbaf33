"""A player who comes back reads and sees the moves meanwhile, and nothing that was hidden."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord.results import InteractionResult, ResponseMessage
from sqlalchemy import literal, select
from sqlalchemy.exc import OperationalError

from bot.chat.client import Paifuda
from bot.chat.panels.people import whereabouts
from bot.chat.panels.tables.match import news
from bot.chat.reply import called
from bot.config import Settings
from bot.domain.tables import fair
from bot.services.people import read_marks
from bot.store import schema
from bot.store.people import read_marks as store
from bot.store.people import schema as of_people
from bot.words import Words, words
from rules import Move
from rules.hanafuda.cards import PACK
from tests.bot.decks.stacking import stack
from tests.bot.decks.two_worlds import Course, two_deals, two_decks, two_walls
from tests.bot.discord.room import Room, parts, said

EN = words("en").at("mushi")
NOTHING = EN("catchup-nothing")


async def caught_up(room: Room, member: simcord.MemberActor) -> ResponseMessage:
    """The answer to `/catchup`: to one person, within Discord's limits."""
    response = (await member.slash(room.channel, "catchup")).response
    assert response is not None
    assert response.ephemeral
    assert len(response.content) < 2000
    return response


def quoted(message: ResponseMessage) -> list[str]:
    """The lines that tell of moves, without the marks of pictures."""
    return [line.lstrip("> ①②③") for line in message.content.split("\n") if line[0] == ">"]


async def goes_on(room: Room, moves: int) -> None:
    """Make moves that nobody presses, as the clock makes them: the last
    choice of the player asked.
    """
    for _ in range(moves):
        table = await room.table()
        user = table.asked[0].user
        seat = table.seat_of(user)
        assert seat is not None
        await room.client.services.tables.playing.play(table.id, user, table.legal(seat)[-1])


async def plays_on(room: Room, moves: int) -> None:
    """Moves that are made in the panels."""
    for _ in range(moves):
        await room.act()


# --- What has happened ----------------------------------------------------------------------------


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize(
    ("moves", "pictures", "marks"),
    [(0, 1, ""), (1, 1, ""), (2, 2, "①②"), (3, 3, "①②③"), (7, 4, "①②③④")],
)
async def test_events_since_the_last_look_are_told_and_pictured(
    room: Room, moves: int, pictures: int, marks: str
) -> None:
    """Every move a line, at most four pictures, the last of the table as it stands now."""
    await room.start()
    await plays_on(room, 2)
    first = await caught_up(room, room.emilia)
    assert first.content.startswith(EN("catchup-anew"))
    await plays_on(room, moves)
    table = await room.table()
    shown = await caught_up(room, room.emilia)
    assert quoted(shown) == (news.last_moves(table, EN, moves=moves) if moves else [])
    assert shown.content.startswith(EN("catchup-head") if moves else NOTHING)
    assert len(shown.message.attachments) == pictures
    assert [one for one in shown.content if one in "①②③④"] == list(marks)
    assert EN("hand-waiting", who=f"<@{table.asked[0].user}>") in shown.content
    assert "-# Asked <t:" in shown.content
    told = [one.description or "" for one in shown.message.attachments]
    assert all(words.lstrip("①②③④ ").startswith("Deal 1 of 2.") for words in told)


@pytest.mark.usefixtures("blank")
async def test_a_deal_that_ended_meanwhile_is_told_with_the_standings(
    room: Room,
) -> None:
    await room.start()
    await caught_up(room, room.emilia)
    between = await room.finish(until="between")
    shown = await caught_up(room, room.emilia)
    assert EN("hand-waiting", who=called(between.asked, EN)) in shown.content
    assert between.deal is not None
    assert between.deal.result is not None
    won = max(zip(between.deal.result.deltas(2), ("Aki", "Ben"), strict=True))
    lost = {"Aki": "Ben", "Ben": "Aki"}[won[1]]
    ending = f"**{won[1]} wins the deal: +{won[0]}.**\n-# 1 · {won[1]}: +{won[0]}, 2 · {lost}: −"
    assert ending in shown.content
    for member in (room.aki, room.ben):
        await room.press(member, "ready")
    await plays_on(room, 3)
    shown = await caught_up(room, room.emilia)
    assert "deal 1 of 2" not in shown.content
    assert len(quoted(shown)) == 3


@pytest.mark.usefixtures("blank")
async def test_a_match_is_told_across_deals_to_its_end(room: Room) -> None:
    await room.start()
    await caught_up(room, room.emilia)
    await room.finish()
    shown = await caught_up(room, room.emilia)
    before, between, last = shown.content.partition("**Mushi** · deal 2 of 2")
    assert between
    for told in (before, last):
        assert "wins the deal: +" in told
        assert "\n-# 1 · " in told
    assert shown.content.endswith(EN("table-over", game="Mushi"))
    assert parts(shown) == []
    assert (await caught_up(room, room.emilia)).content.startswith(NOTHING)


@pytest.mark.usefixtures("blank")
@pytest.mark.slow
async def test_without_room_the_oldest_moves_are_left_out(room: Room, say: Words) -> None:
    await room.start(deals=6)
    await caught_up(room, room.emilia)
    moves = 0
    for _ in range(5):
        between = await room.finish(moves, until="between")
        assert between.deal is not None
        moves += between.deal.ply
        for member in (room.aki, room.ben):
            await room.press(member, "ready")
    shown = await caught_up(room, room.emilia)
    say = say.at("mushi")
    assert say("catchup-moves", count=moves - len(quoted(shown))) in shown.content
    assert shown.content.count("\n-# 1 · ") == 5
    assert len(shown.content) > 1500


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize(("moves", "fit"), [(4, True), (14, False)])
async def test_pieces_have_their_emoji_while_all_lines_fit(
    room: Room, moves: int, fit: bool
) -> None:
    room.client.emoji = {card: f"<:{card.replace('.', '_')}:1234567890123456789>" for card in PACK}
    await room.start()
    await plays_on(room, moves)
    shown = await caught_up(room, room.emilia)
    assert len(quoted(shown)) == moves + 1
    assert ("<:" in shown.content) == fit


@pytest.mark.usefixtures("blank")
async def test_deals_too_long_ago_are_only_counted(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(read_marks, "DEALS", 1)
    await room.start()
    await caught_up(room, room.emilia)
    ended = await room.finish()
    assert ended.deal
    shown = await caught_up(room, room.emilia)
    assert EN("catchup-deals", count=ended.deal.promise.number - 1) in shown.content
    assert "deal 1 of 2" not in shown.content


# --- Who has looked -------------------------------------------------------------------------------


async def opens_hand(room: Room, member: simcord.MemberActor) -> None:
    await member.slash(room.channel, "hand")


async def moves(room: Room, member: simcord.MemberActor) -> None:
    table = await room.table()
    seat = table.seat_of(member.id)
    assert seat is not None
    if table.asked[0].user != member.id:
        await goes_on(room, 1)
        table = await room.table()
    await member.slash(room.channel, "play", move=str(table.legal(seat)[0]))


async def catches_up(room: Room, member: simcord.MemberActor) -> None:
    await caught_up(room, member)


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("looks", [opens_hand, moves, catches_up])
@pytest.mark.parametrize("restart", [False, True])
async def test_opening_the_hand_moving_and_catching_up_count_as_looking(
    room: Room, looks: Callable[..., Any], restart: bool
) -> None:
    await room.start()
    await plays_on(room, 4)
    await looks(room, room.aki)
    if restart:
        await room.client.services.database.close()  # a glance waits for the next transaction
        await room.restart()
    assert (await caught_up(room, room.aki)).content.startswith(NOTHING)
    await goes_on(room, 2)
    if restart:
        await room.restart()
    assert len(quoted(await caught_up(room, room.aki))) == 2


@pytest.mark.usefixtures("blank")
async def test_a_hand_without_room_for_all_offers_to_catch_up(room: Room) -> None:
    """To open it is no look then."""
    await room.start()
    await plays_on(room, 4)
    hand_of = await room.aki.slash(room.channel, "hand")
    assert offered(hand_of) == []
    await goes_on(room, read_marks.MUCH + 1)
    hand_of = await room.aki.slash(room.channel, "hand")
    (button,) = offered(hand_of)
    assert hand_of.response is not None
    caught = await room.aki.click(hand_of.response.message, custom_id=button)
    assert caught.response is not None
    assert len(quoted(caught.response)) == read_marks.MUCH + 1
    (own,) = parts(caught.response)
    assert own["label"] == EN("button-hand")
    hand_of = await room.aki.click(caught.response.message, custom_id=own["custom_id"])
    assert offered(hand_of) == []


def offered(opened: InteractionResult) -> list[str]:
    """The button of a hand with which one catches up."""
    assert opened.response is not None
    ids = [part["custom_id"] for part in parts(opened.response)]
    return [one for one in ids if one.endswith(":catchup")]


@pytest.mark.usefixtures("blank")
async def test_a_glance_that_cannot_be_written_is_only_logged(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("disk I/O error"))

    await room.start()
    await plays_on(room, 2)
    monkeypatch.setattr(store, "save", fails)
    await caught_up(room, room.emilia)
    await plays_on(room, 2)
    table = await room.table()
    assert table.deal is not None
    assert table.deal.ply == 4
    assert "not written beside other work" in caplog.text
    assert " failed guild=" not in caplog.text


@pytest.mark.usefixtures("blank")
async def test_a_glance_is_forgotten_with_the_person(room: Room) -> None:
    await room.start()
    await caught_up(room, room.emilia)
    await room.emilia.slash(room.channel, "privacy forget", sure=True)
    users = await room.client.services.database.read(
        lambda c: list(c.execute(select(of_people.glances.c.user)).scalars())
    )
    assert room.emilia.id not in users
    assert (await caught_up(room, room.emilia)).content.startswith(EN("catchup-anew"))


@pytest.mark.usefixtures("blank")
async def test_before_the_first_deal_nobody_has_missed_anything(room: Room) -> None:
    nobody = said(await room.aki.slash(room.channel, "catchup"))
    assert nobody == EN("refusal-no-table")
    await room.open()
    assert (await caught_up(room, room.aki)).content == EN("hand-nothing")


# --- What was hidden stays hidden -----------------------------------------------------------------

Shown = list[tuple[str, list[tuple[str, bytes]]]]


async def seen_by(
    who: str,
    database: Path,
    key: str,
    seats: int,
    course: Course,
    monkeypatch: pytest.MonkeyPatch,
) -> Shown:
    """The messages and pictures a person gets of a deal, one half of it first, then the other."""
    monkeypatch.setattr(fair, "draw_secret", lambda: "5e" * 32)
    stack(monkeypatch, course.deck, course.dice)
    settings = Settings(database=f"sqlite+aiosqlite:///{database}", emoji=False)
    found: Shown = []
    async with simcord.run(Paifuda(settings)) as env:
        with env.time_context():
            room = Room(env, settings)
            others = " ".join(("ben", "chiyo", "daeun")[: seats - 1])
            table = await room.start(0 if key == "xiamen" else 2, others, key)
            half = len(course.made) // 2
            for made in (course.made[:half], course.made[half:]):
                await made_by_clock(room, made)
                shown = await caught_up(room, getattr(room, who))
                files = [
                    (one.description or "", env.backend.cdn.get(one.url) or b"")
                    for one in shown.message.attachments
                ]
                found.append((re.sub(r"<t:\d+:R>", "", shown.content), files))
            assert table.id == (await room.table()).id
    return found


async def made_by_clock(room: Room, made: Sequence[tuple[int, str]]) -> None:
    for seat, move in made:
        table = await room.table()
        player = table.players[seat]
        assert player is not None
        await room.client.services.tables.playing.play(table.id, player.user, Move.parse(move))


@pytest.mark.parametrize(
    ("who", "key", "seats", "worlds"),
    [
        ("emilia", "mushi", 2, lambda: two_decks("mushi", 2, 1, 12)),
        ("aki", "mushi", 2, lambda: two_decks("mushi", 2, 1, 12, keeps=0)),
        ("chiyo", "sakura", 3, lambda: two_decks("sakura", 3, 212, 12, keeps=2)),
        ("emilia", "tiengow", 4, lambda: two_walls("tiengow", 4, 2, 19)),
        ("emilia", "xiamen", 4, lambda: two_deals("xiamen", 4, 1, 10)),
    ],
)
@pytest.mark.slow
async def test_catching_up_does_not_depend_on_hidden_pieces(
    who: str,
    key: str,
    seats: int,
    worlds: Callable[[], tuple[Course, Course]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, other = worlds()
    assert one.deck != other.deck
    first = await seen_by(who, tmp_path / "one.sqlite", key, seats, one, monkeypatch)
    second = await seen_by(who, tmp_path / "other.sqlite", key, seats, other, monkeypatch)
    assert first == second
    assert all(content.count("\n>") >= 2 and len(files) >= 2 for content, files in first)


async def test_a_player_sees_their_own_hand_in_the_strip(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds = two_decks("mushi", 2, 1, 12)
    shown = [
        await seen_by("aki", tmp_path / f"{n}.sqlite", "mushi", 2, one, monkeypatch)
        for n, one in enumerate(worlds)
    ]
    told = [[content for content, _ in world] for world in shown]
    assert told[0] == told[1]
    assert shown[0] != shown[1]


# --- Your games -----------------------------------------------------------------------------------


async def plays_at(room: Room, channel: simcord.ChannelHandle, *, asked: bool) -> None:
    """The table of a channel goes on until it waits for Aki, or for somebody else."""
    room.channel = channel
    await goes_on(room, 1)
    while ((await room.asked()).id == room.aki.id) != asked:
        await goes_on(room, 1)


async def everywhere(room: Room) -> list[simcord.ChannelHandle]:
    """Six tables of Aki: on another server, in five channels of this one."""
    elsewhere = room.env.create_guild("Elsewhere")
    abroad = elsewhere.create_text_channel("abroad")
    names = ("here", "there", "lobby", "damaged", "lost")
    channels = [abroad, *(room.guild.create_text_channel(name) for name in names)]
    home = room.aki, room.ben
    for channel in channels:
        room.channel = channel
        room.aki, room.ben = home
        if channel is abroad:
            room.aki, room.ben = (elsewhere.add_member(one.user) for one in home)
        await (room.open(other=None) if channel is channels[3] else room.start())
    for channel, asked in zip(channels[:3], (True, True, False), strict=True):
        await plays_at(room, channel, asked=asked)
        await room.env.advance_time(60)
    await plays_at(room, abroad, asked=True)
    t = schema.tables
    move = select(t.c.id, *map(literal, (1, 0, 0, "win", datetime(2026, 1, 1, tzinfo=UTC))))
    damaged = schema.moves.insert().from_select(
        ["table", "deal", "ply", "seat", "move", "at"], move.where(t.c.channel == channels[4].id)
    )
    lost = t.update().where(t.c.channel == channels[5].id).values(lost_at=datetime.now(UTC))
    await room.client.services.database.write(lambda c: (c.execute(damaged), c.execute(lost)))
    await room.restart()
    return channels


@pytest.mark.usefixtures("blank")
async def test_games_are_listed_over_channels_and_servers_own_turns_first(room: Room) -> None:
    """The longest wait stands first; a table that cannot go on hides no other."""
    abroad, here, there, lobby, damaged, lost = await everywhere(room)
    listed = (await room.aki.slash(lobby, "games")).response
    assert listed is not None
    assert listed.ephemeral
    head, *lines = listed.content.split("\n")
    assert head == EN("games-head", turns=2)
    expected = [
        ("your turn", await link(room, here)),
        ("your turn", await link(room, abroad)),
        ("waiting for Ben", await link(room, there)),
        ("not started", await link(room, lobby)),
        ("cannot go on", f"/{damaged.id}/"),
        ("cannot reach", f"<#{lost.id}>"),
    ]
    for line, (state, place) in zip(lines, expected, strict=True):
        assert state in line
        assert place in line
        assert line.startswith("➤ **Mushi: ") == (state == "your turn")
    said_alone = await room.aki.user.slash("games")
    assert said(said_alone) == listed.content
    assert EN("games-head", turns=1) in said(await room.ben.slash(lobby, "games"))
    assert said(await room.emilia.slash(lobby, "games")) == EN("games-none")


async def link(room: Room, channel: simcord.ChannelHandle) -> str:
    """Where the message of a table is."""
    table = await room.client.services.tables.shown_in(channel.id)
    return f"https://discord.com/channels/{table.guild}/{table.channel}/{table.message}"


@pytest.mark.usefixtures("blank")
async def test_the_wait_for_a_first_move_begins_with_the_deal(room: Room) -> None:
    """A table opened long ago whose match has begun just now."""
    await room.open()
    t = schema.tables
    long_ago = t.update().values(opened_at=datetime(2020, 1, 1, tzinfo=UTC))
    await room.client.services.database.write(lambda c: c.execute(long_ago))
    opened = await room.client.services.whereabouts.since(await room.table())
    assert opened.year == 2020
    await room.press(room.aki, "start")
    asked = await room.client.services.whereabouts.since(await room.table())
    assert abs(room.env.now() - asked) < timedelta(minutes=1)


@pytest.mark.usefixtures("blank")
async def test_many_games_are_cut_off_with_their_number(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(whereabouts, "SHOWN", 2)
    for name in ("one", "two", "three"):
        room.channel = room.guild.create_text_channel(name)
        await room.open(other=None)
    listed = said(await room.aki.slash(room.channel, "games"))
    assert listed.count("not started") == 2
    assert listed.endswith(EN("games-more", count=1))
