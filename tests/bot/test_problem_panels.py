"""Problems as they are pressed: privately, twice, late, and one of each day in a channel."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest
import simcord
from sqlalchemy import select

from bot.chat.panels.lessons.problems import asking, telling
from bot.chat.panels.tables.controls import takes
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.lessons.problems import problem, resumed, tiles
from bot.domain.lessons.problems.problem import Problem
from bot.services.tables.halls import Halls
from bot.store.lessons import schema
from bot.words import LANGUAGES, lines, words
from bot.words import problems as worded
from render import Look
from render.boards.mahjong import waiting
from render.boards.mahjong.scene import MahjongScene
from render.boards.scene import HIGHEST
from render.layout import Ring
from render.scenes import scene_of
from rules import Move
from tests.bot.discord import forged
from tests.bot.discord.room import Room, parts, said
from tests.render.geometry import assert_inside
from tests.volume import part

pytestmark = pytest.mark.usefixtures("blank", "still")
EN = words("en")


def ids(shown: Any) -> list[str]:
    return [part["custom_id"] for part in parts(shown)]


def posts(room: Room) -> list[Any]:
    """The public messages of the channel."""
    return [one for one in room.channel.history() if not one.flags.ephemeral]


async def of_day(room: Room) -> Problem:
    problems = room.client.services.problems
    return (await problems.days()).of(problems.today)


def answer(one: Problem, *, right: bool) -> str:
    """The id of the right answer, or of a wrong one."""
    place = one.right if right else (one.right + 1) % len(one.choices)
    return f"solve:{one.key}:any:{place}"


async def test_a_problem_is_answered_once_with_any_later_presses(room: Room) -> None:
    one, problems = await of_day(room), room.client.services.problems
    asked = (await room.aki.slash(room.channel, "problem")).response
    assert asked
    assert asked.ephemeral
    assert worded.asked(one, EN.at(one.game)) in asked.content
    assert [i.rpartition(":")[2] for i in ids(asked)] == [*map(str, one.order)]
    wrong = (await room.aki.click(asked.message, custom_id=answer(one, right=False))).response
    assert wrong
    assert "❌" in wrong.content
    assert "−" in wrong.content
    before = await problems.answered(room.aki.id, one.key)
    late = (await forged.press(room.aki, wrong.message, answer(one, right=True))).response
    assert late
    assert "❌" in late.content
    assert EN("problem-counted") in late.content
    assert await problems.answered(room.aki.id, one.key) == before
    following = (await room.aki.click(late.message, custom_id="problems:any")).response
    assert following
    assert one.key not in str(ids(following))


async def test_every_kind_is_asked_and_told(room: Room) -> None:
    shown = (await room.aki.slash(room.channel, "problem")).response
    assert shown
    every = {(one.game, one.kind): one for one in problem.every().values()}
    for one in every.values():
        asked = (await forged.press(room.aki, shown.message, f"problem:{one.key}")).response
        assert asked
        if f"solve:{one.key}:any:0" not in ids(asked):
            continue
        told = (await room.aki.click(asked.message, custom_id=answer(one, right=True))).response
        assert told
        assert "✅" in told.content
        right = worded.answer(one, one.right, EN.at(one.game))
        assert right in told.content
        assert len(told.content) < 2000


async def test_answers_are_exported_and_forgotten(room: Room) -> None:
    one, services = await of_day(room), room.client.services
    asked = (await room.aki.slash(room.channel, "problem")).response
    assert asked
    await room.aki.click(asked.message, custom_id=answer(one, right=True))
    assert EN("privacy-solutions", number=1) in said(
        await room.aki.slash(room.channel, "privacy show")
    )
    assert one.key.encode() in (await services.privacy.file(room.aki.id)).content
    await services.privacy.forget(room.aki.id)
    assert await services.problems.answered(room.aki.id, one.key) is None


async def test_deleting_data_gives_no_second_answer_to_todays_problem(room: Room) -> None:
    """The mark that remembers the first answer is gone once the day is over."""
    one, services, guild = await of_day(room), room.client.services, room.guild.id
    wrong = (one.right + 1) % len(one.choices)
    first = await services.problems.answer(room.aki.id, guild, one.key, wrong)
    assert first.counts
    assert not (await services.problems.answer(room.aki.id, guild, one.key, one.right)).counts
    await services.privacy.forget(room.aki.id)
    again = await services.problems.answer(room.aki.id, guild, one.key, one.right)
    assert not again.counts
    assert again.streak == 0
    assert (await services.problems.answer(room.ben.id, guild, one.key, one.right)).counts
    today = services.problems.today
    month = await services.problems.month(guild, today, today + timedelta(days=1))
    assert [(row.user, row.right) for row in month] == [(room.ben.id, 1)]
    marks, days = schema.problem_marks, schema.problem_days

    async def salts() -> list[str]:
        found = select(days.c.salt).where(days.c.salt != "")
        return [*await services.database.read(lambda c: c.execute(found).scalars().all())]

    assert len(await salts()) == 1
    await room.env.advance_time(86_400)
    await services.problems.days()
    assert await services.database.read(lambda c: c.execute(select(marks)).all()) == []
    assert await salts() == []


@pytest.mark.parametrize(
    "custom_id",
    ["problem:ffffff", "solve:ffffff:any:0", "solve:KEY:any:9", "problems:gone", "solvers:0000-01"],
)
async def test_an_old_or_forged_button_is_refused_in_a_sentence(room: Room, custom_id: str) -> None:
    shown = (await room.aki.slash(room.channel, "problem")).response
    assert shown
    custom_id = custom_id.replace("KEY", (await of_day(room)).key)
    made = (await forged.press(room.aki, shown.message, custom_id)).response
    assert made
    assert made.content in (
        EN("refusal-no-problem"),
        EN("refusal-stale"),
        EN("refusal-no-such-game", key="gone"),
    )


async def test_a_channel_has_one_problem_a_day_and_yesterdays_answer(
    room: Room, boss: simcord.MemberActor
) -> None:
    one = await of_day(room)
    await boss.slash(room.channel, "hall problems")
    await room.env.advance_time(1)
    (first,) = posts(room)
    own = EN.at(one.game)
    assert worded.asked(one, own) in first.content
    assert ids(first)[0] == f"problem:{one.key}"
    for who, right in ((room.aki, True), (room.ben, False)):
        asked = (await who.click(first, custom_id=f"problem:{one.key}")).response
        assert asked
        assert asked.ephemeral
        await who.click(asked.message, custom_id=answer(one, right=right))
    table = (await room.ben.click(first, custom_id=ids(first)[1])).response
    assert table
    assert f"<@{room.aki.id}> · **1**" in table.content
    await room.env.advance_time(timedelta(days=1, hours=1).total_seconds())
    *_, second = posts(room)
    assert len(posts(room)) == 2
    told = worded.answer(one, one.right, own)
    assert EN("problem-yesterday", answer=told, right=1, count=2) in second.content
    late = (await room.chiyo.click(first, custom_id=f"problem:{one.key}")).response
    assert late
    await room.chiyo.click(late.message, custom_id=answer(one, right=True))
    assert await room.client.services.problems.answered(room.chiyo.id, one.key) is None
    await boss.slash(room.channel, "hall problems", posted=False)
    await room.env.advance_time(timedelta(days=2).total_seconds())
    assert len(posts(room)) == 2


async def test_a_crash_before_the_note_posts_no_second_problem(
    room: Room, boss: simcord.MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord forgets a nonce after a few minutes, so the bot looks for its own message."""
    monkeypatch.setattr(Halls, "note_posted", AsyncMock())
    await boss.slash(room.channel, "hall problems")
    await room.env.advance_time(1)
    assert len(posts(room)) == 1
    await boss.send(room.channel, "Good morning")
    await room.env.advance_time(3600)
    await room.restart()
    await room.env.advance_time(3600)
    monkeypatch.undo()
    assert [len(ids(post)) for post in posts(room)] == [2, 0]
    await room.env.advance_time(timedelta(days=1).total_seconds())
    assert [len(ids(post)) for post in posts(room)] == [2, 0, 2]


async def test_only_managers_of_the_server_ask_for_problems(room: Room) -> None:
    told = said(await room.aki.slash(room.channel, "hall problems"))
    assert told == EN("refusal-hall-managers-only")


async def test_nothing_of_a_post_tells_the_answer(room: Room, boss: simcord.MemberActor) -> None:
    await boss.slash(room.channel, "hall problems")
    await room.env.advance_time(1)
    (post,) = posts(room)
    one = await of_day(room)
    assert [file.filename for file in post.attachments] == ["picture-1.png"]
    assert str(one.facts) not in str(post.content)
    assert all(str(one.right) not in text.split(":") for text in ids(post))


@pytest.mark.parametrize("game", ["koikoi", "tiengow"])
async def test_an_answered_problem_is_played_out(room: Room, game: str) -> None:
    """Before an answer it is refused; afterwards the real hand leads to the end of the deal."""
    one = [one for one in problem.every().values() if one.game == game][-1]
    shown = (await room.aki.slash(room.channel, "problem")).response
    assert shown
    resume = f"resume:{one.key}:any::"
    refused = (await forged.press(room.aki, shown.message, resume)).response
    assert refused
    assert refused.content == EN("refusal-stale")
    await forged.press(room.aki, shown.message, answer(one, right=True))
    out = (await forged.press(room.aki, shown.message, resume)).response
    for _ in range(40):
        assert out
        moves = [i for i in ids(out) if i.startswith("resume") and i != resume]
        if not moves:
            break
        assert EN("problem-resumed") in out.content
        out = (await room.aki.click(out.message, custom_id=moves[0])).response
    assert out
    assert {i.split(":")[0] for i in ids(out)} == {"resume", "problems"}


GROUPED = [one for one in problem.every().values() if one.kind in asking.GROUPED]


@pytest.mark.parametrize("one", part(GROUPED, 60), ids=lambda one: f"{one.game}-{one.key}")
def test_the_groups_of_each_win_are_shown(one: Problem) -> None:
    """Each winning tile completes one group, and the others are held already."""
    found = dict(tiles.completed(problem.position(one), one.question))
    assert found
    if one.kind == "waits":
        assert [*found] == [*one.facts]
    for tile, win in found.items():
        won = [group for group in win.reading if group.won is not None]
        assert [group.tiles[group.won or 0] for group in won] in ([tile], [])


MANY = [
    *(("b2d61a", "wide"), ("b2d61a", "phone"), ("017699", "wide"), ("9b3a42", "phone")),
    *(("8d9f68", "wide"), ("ac1da7", "square")),
]
"""Problems with many winning tiles, and the layouts in which their groups are drawn."""


@pytest.mark.parametrize(("key", "layout"), MANY)
def test_many_wins_fit_a_picture_that_can_be_read(key: str, layout: str) -> None:
    one = problem.found(key)
    position = problem.position(one)
    won = dict(tiles.completed(position, one.question))
    view, names = position.game.view(position.state, one.seat), ["Aki", "Ben", "Chiyo", "Daeun"]
    scene = cast(MahjongScene, scene_of(view, names, EN.at(one.game), Look(layout)))
    picture = waiting.waiting(scene, [win.reading for win in won.values()])
    assert picture.height <= HIGHEST.get(layout, waiting.TALLEST)
    assert_inside(picture, key)
    rings = [item.box for item in picture.items if isinstance(item, Ring)]
    ringed = Counter(sprite.name for sprite in picture.sprites if sprite.box in rings)
    assert ringed == Counter([*won])
    assert any(sprite.zone == "further" for sprite in picture.sprites)
    assert any(sprite.zone == "read 0 0" for sprite in picture.sprites), "some groups are drawn"


KOIKOI = [one for one in problem.every().values() if one.kind == "koikoi"]
TALLEST = 20
"""The most lines of reasons on a phone."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_for_koikoi_are_the_facts_that_decide(language: str) -> None:
    """Near combinations and the pay; neither the rule nor the list of all combinations."""
    say = words(language).at("koikoi")
    for one in KOIKOI[:: len(KOIKOI) // 8]:
        glance = Glance.at(resumed.table(one, worded.players(one, say)), one.seat, say)
        told = "\n".join(telling.reasons(one, one.right, glance))
        assert lines.height(lines.shown(told)) <= TALLEST, told
        assert [line for line in takes.near(glance) if line.removeprefix("-# ") not in told] == []


def test_the_picture_of_an_answer_rings_both_moves() -> None:
    one = next(one for one in problem.every().values() if one.kind == "give")
    glance = Glance.at(resumed.table(one, worded.players(one, EN)), one.seat, EN)
    wrong = (one.right + 1) % len(one.choices)
    rings = dict(asking.solution(one, wrong, glance).more)
    assert rings["choice"] == Move.parse(one.choices[one.right]).pieces
    assert rings["instead"] == Move.parse(one.choices[wrong]).pieces
