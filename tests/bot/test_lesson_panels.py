"""Lessons as they are pressed: rightly and wrongly, late, in a channel, and forgotten."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import simcord
from simcord.results import InteractionResult

from bot.chat.client import Paifuda
from bot.domain.lessons import lesson
from bot.domain.lessons.lesson import Position
from bot.store.tables import reads
from bot.words import LANGUAGES, telling, words
from rules import GAMES, Length, Move
from tests.bot.discord import forged
from tests.bot.discord.room import Room, choices, parts
from tests.volume import part

EN = words("en")


class Pupil:
    """Somebody who learns in their direct messages."""

    def __init__(self, env: simcord.Env) -> None:
        self.user = env.create_user("aki", global_name="Aki")
        assert isinstance(env.bot, Paifuda)
        self.client: Paifuda = env.bot
        self.shown: Any = None

    def _seen(self, result: InteractionResult) -> str:
        assert result.response
        self.shown = result.response
        return result.response.content

    async def learn(self, game: str | None = None) -> str:
        return self._seen(await self.user.slash("learn", **({"game": game} if game else {})))

    async def press(self, custom_id: str) -> str:
        return self._seen(await self.user.click(self.shown.message, custom_id=custom_id))

    async def choose(self, value: str) -> str:
        """A value of the list that offers it."""
        lists = [one for one in parts(self.shown) if value in _values(one)]
        message, custom_id = self.shown.message, lists[0]["custom_id"]
        return self._seen(await self.user.select(message, [value], custom_id=custom_id))

    async def answer(self, one: Position, move: Move) -> str:
        """A move, found as a player finds it: as a button, in a list, or behind a piece of it."""
        start, before = f"lesson:{one.lesson}:{one.name}:", ""
        while True:
            ids = {part.get("custom_id") for part in parts(self.shown)}
            if f"{start}{move}" in ids:
                return await self.press(f"{start}{move}")
            if any(str(move) in _values(part) for part in parts(self.shown)):
                return await self.choose(str(move))
            pieces = [f"{start}piece:{piece}" for piece in (*move.pieces, "lay")]
            (before,) = [one for one in pieces if one in ids and one != before][:1]
            await self.press(before)

    async def learned(self) -> frozenset[str]:
        return await self.client.services.progress.of(self.user.id)


def _values(part: Any) -> list[str]:
    return [option["value"] for option in part.get("options", ())]


@pytest.fixture
def pupil(simcord_env: simcord.Env) -> Pupil:
    return Pupil(simcord_env)


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("game", part([game.key for game in GAMES], 2))
async def test_the_positions_of_a_game_are_answered_by_presses(pupil: Pupil, game: str) -> None:
    for one in lesson.every(game):
        await is_answered(pupil, one)
    assert await pupil.learned() == {one.key for one in lesson.every(game)}


async def is_answered(pupil: Pupil, one: Position) -> None:
    """A wrong answer is explained and not learned, a good one is; each can be looked at again."""
    say = EN.at(one.game.key)
    await pupil.learn(one.game.key)
    await pupil.press(f"learn:{one.game.key}")
    asked = await pupil.choose(f"{one.lesson} {one.name}")
    assert say(f"learn-{one.key}-ask") in asked
    for wrong in one.bad[:1]:
        told = await pupil.answer(one, wrong)
        assert say(f"learn-{one.key}-bad") in told
        assert one.key not in await pupil.learned()
        await pupil.press(f"lesson:{one.lesson}:{one.name}:why:{wrong}")
    told = await pupil.answer(one, one.good[0])
    assert "✅" in told
    ended = say("learn-done", game=say(f"game-{one.game.key}"))
    assert (ended in told) == (one == lesson.every(one.game.key)[-1])
    assert one.key in await pupil.learned()
    told = await pupil.press(f"lesson:{one.lesson}:{one.name}:why:{one.good[0]}")
    assert say(f"learn-{one.key}-why") in told
    again = await pupil.press(f"lesson:{one.lesson}:{one.name}:see:afresh")
    assert say(f"learn-{one.key}-ask") in again


@pytest.mark.usefixtures("blank")
async def test_lessons_done_are_continued_exported_and_forgotten(pupil: Pupil) -> None:
    first, second, *_ = lesson.every("mushi")
    told = await pupil.learn("mushi")
    assert EN(f"learn-{first.key}-title") in told
    await pupil.answer(first, first.good[0])
    assert EN(f"learn-{second.key}-title") in await pupil.learn("mushi")
    services, user = pupil.client.services, pupil.user.id
    assert EN("learn-game", game=EN("game-mushi"), done=1, count=7) in await pupil.learn()
    assert first.key.encode() in (await services.privacy.file(user)).content
    await services.privacy.forget(user)
    assert await pupil.learned() == frozenset()
    assert EN(f"learn-{first.key}-title") in await pupil.learn("mushi")


@pytest.mark.usefixtures("blank")
async def test_lessons_shared_by_two_games_are_learned_in_both(pupil: Pupil) -> None:
    shared = next(one for one in lesson.every("dalian") if one.key == "changchun-suits")
    await pupil.learn("dalian")
    await pupil.press("learn:dalian")
    await pupil.choose(f"{shared.lesson} {shared.name}")
    assert "✅" in await pupil.answer(shared, shared.good[0])
    assert await pupil.learned() == {shared.key}
    games = await pupil.learn()
    for key in ("changchun", "dalian"):
        assert EN("learn-game", game=EN(f"game-{key}"), done=1, count=10) in games


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize(
    "custom_id",
    [
        "lesson:mushi:gone:play pine.j1",
        "lesson:gone:match:see:afresh",
        "lesson:mushi:match:play pine.j1 pine.crane",
        "lesson:mushi:match:why:pass",
        "learn:gone",
    ],
)
async def test_an_old_or_forged_button_is_refused_in_a_sentence(room: Room, custom_id: str) -> None:
    shown = (await room.aki.slash(room.channel, "learn", game="mushi")).response
    assert shown
    assert shown.ephemeral
    made = (await forged.press(room.aki, shown.message, custom_id)).response
    assert made
    sentences = [EN("refusal-stale"), EN("refusal-not-legal")]
    assert made.content in (*sentences, EN("refusal-no-such-game", key="gone"))
    assert not await room.client.services.progress.of(room.aki.id)


@pytest.mark.usefixtures("blank")
async def test_in_a_channel_a_first_deal_is_private(room: Room) -> None:
    shown = (await room.aki.slash(room.channel, "learn", game="mushi")).response
    assert shown
    contents = (await room.aki.click(shown.message, custom_id="learn:mushi")).response
    assert contents
    board = (await room.aki.click(contents.message, custom_id="firstdeal:mushi")).response
    assert board
    assert board.ephemeral
    table = await room.client.services.tables.shown_in(room.aki.id)
    hand = (await room.aki.click(board.message, custom_id=f"table:{table.id}:hand")).response
    assert hand
    move = next(one for one in choices(hand) if one.move)
    made = await room.aki.click(hand.message, custom_id=move.custom_id)
    assert made.response
    after = await room.client.services.tables.shown_in(room.aki.id)
    assert after.deal
    assert table.deal
    assert after.deal.ply > table.deal.ply
    assert all(one.flags.ephemeral for one in room.channel.history())


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("game", ["mushi", "tiengow", "xiamen"])
async def test_a_first_deal_is_one_private_deal_against_beginners(pupil: Pupil, game: str) -> None:
    await pupil.learn(game)
    await pupil.press(f"learn:{game}")
    told = await pupil.press(f"firstdeal:{game}")
    tables, user = pupil.client.services.tables, pupil.user.id
    table = await tables.shown_in(user)
    length = Length("deals", 1, "")
    assert telling.match_title(EN, table.game, length).partition(" · ")[0] in told
    assert (table.private, table.phase, table.length) == (True, "playing", length)
    assert [one.strength for one in table.players if one and one.computer][:1] == ["beginner"]
    rng, seat = Random(1), table.seat_of(user)
    assert seat is not None
    while table.phase == "playing":
        table = await tables.playing.play(table.id, user, rng.choice(table.legal(seat)))
    assert (table.phase, table.current) == ("over", 1)
    again = await tables.lobbies.rematch(table.id, user)
    found = await pupil.client.services.database.read(lambda c: reads.by_id(c, again.id))
    assert found
    assert found.length == length


@pytest.mark.usefixtures("blank")
async def test_a_player_who_knows_a_game_reads_one_page(pupil: Pupil) -> None:
    """Its lines hold for the usual rules; from it lead the lessons and the book."""
    for game in GAMES:
        await pupil.learn()
        await pupil.choose(game.key)
        say = EN.at(game.key)
        told = await pupil.press(f"expert:{game.key}")
        assert say("expert-title", game=say(f"game-{game.key}")) in told
        assert say("expert-page") in told
        assert told.count("- ") >= 5
        contents = await pupil.press(f"learn:{game.key}")
        assert say("learn-contents", game=say(f"game-{game.key}")) in contents
        lessons = lesson.of_game(game.key)
        named = [say(f"learn-{taught.name}") for taught in lessons]
        shown = [name for name in named if f"**{name}**\n" in contents]
        assert shown == (named if len(named) > 1 else []), "the game names its only lesson"
    every = [words(language).at(game.key) for language in LANGUAGES for game in GAMES]
    pages = {say("expert-page") for say in every}
    assert len(pages) == len(every)
