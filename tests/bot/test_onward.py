"""The next steps after a match, a shared deal, a lesson or a problem."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from simcord.results import ResponseMessage

from bot.domain.lessons import lesson
from bot.domain.lessons.onward import MOST, STEPS, Deeds, Here, Step, steps
from bot.words import words
from rules import GAMES
from tests.bot.discord.room import Room, parts
from tests.bot.people import own

EN = words("en")
EVERYWHERE = Here(friends=True, again=True)
KEYS = [game.key for game in GAMES]


def learned(game: str, most: int | None = None) -> frozenset[str]:
    """The first positions of a game's lessons, by default all."""
    return frozenset(position.key for position in lesson.every(game)[:most])


FIRST = learned("mushi")
ROWS: list[tuple[str, str, Deeds, Here, str]] = [
    ("match", "mushi", Deeds(), EVERYWHERE, "rematch lesson daily"),
    ("match", "mushi", Deeds(FIRST, frozenset({"mushi"})), EVERYWHERE, "rematch daily friends"),
    ("match", "mushi", Deeds(FIRST, frozenset({"mushi"})), Here(), "daily problem game"),
    (
        *("match", "mushi"),
        Deeds(FIRST, frozenset({"mushi"}), frozenset({"mushi"}), met=True),
        *(EVERYWHERE, "rematch problem game"),
    ),
    ("match", "mushi", Deeds(frozenset(), frozenset({"mushi"})), Here(), "daily problem game"),
    (
        "match",
        "mushi",
        Deeds(learned("mushi", 1), frozenset({"mushi"})),
        Here(),
        "lesson daily problem",
    ),
    ("shared", "mushi", Deeds(FIRST, frozenset({"mushi"})), EVERYWHERE, "friends problem game"),
    ("lesson", "mushi", Deeds(FIRST), EVERYWHERE, "deal daily problem"),
    ("lesson", "mushi", Deeds(FIRST, frozenset({"mushi"})), EVERYWHERE, "daily problem friends"),
    ("problem", "mushi", Deeds(solved=frozenset({"mushi"})), Here(), "problem lesson daily"),
    ("problem", "mushi", Deeds(FIRST, frozenset({"mushi"})), Here(), "problem daily game"),
    (
        *("match", "mushi"),
        Deeds(FIRST, frozenset(KEYS), frozenset(KEYS), frozenset(KEYS), met=True),
        *(Here(), ""),
    ),
]


@pytest.mark.parametrize(("after", "game", "deeds", "here", "kinds"), ROWS)
def test_the_steps_that_are_offered(
    after: str, game: str, deeds: Deeds, here: Here, kinds: str
) -> None:
    assert " ".join(step.kind for step in steps(after, game, deeds, here)) == kinds


def done(deeds: Deeds, step: Step) -> Deeds:
    """The deeds after a step."""
    game = frozenset({step.game})
    match step.kind:
        case "lesson" | "game":
            return replace(deeds, learned=deeds.learned | learned(step.game))
        case "daily":
            return replace(deeds, begun=deeds.begun | game)
        case "problem":
            return replace(deeds, solved=deeds.solved | game)
        case "deal":
            return replace(deeds, played=deeds.played | game)
        case _:
            return replace(deeds, met=True)


@pytest.mark.parametrize(("after", "game"), [*product(STEPS, KEYS)])
def test_a_step_that_was_taken_is_not_offered_again(after: str, game: str) -> None:
    """At most three are offered at once, until all are taken."""
    deeds, taken, always = (
        Deeds(),
        set[Step](),
        {"rematch", "problem"} if after == "problem" else {"rematch"},
    )
    for _ in range(40):
        found = steps(after, game, deeds, EVERYWHERE)
        assert len(found) == len(set(found)) <= MOST
        assert not taken.intersection(found)
        fresh = [step for step in found if step.kind not in always]
        if not fresh:
            break
        taken.add(fresh[-1])
        deeds = done(deeds, fresh[-1])
    else:
        pytest.fail("the steps never end")


def test_another_game_is_new_and_of_the_same_family_first() -> None:
    def another(game: str, *played: str) -> str:
        every = frozenset(KEYS)
        deeds = Deeds(played=frozenset({game, *played}), begun=every, solved=every)
        found = steps("match", game, deeds)
        return found[0].game if found else ""

    families = {game.key: game.family for game in GAMES}
    for game in KEYS:
        family = {key for key in KEYS if families[key] == families[game]} - {game}
        assert not family or another(game) in family
        assert another(game, *family) in {*KEYS} - family - {game}
        assert another(game, *KEYS) == ""


# --- On Discord -----------------------------------------------------------------------------------


def ids(shown: ResponseMessage) -> list[str]:
    """The ids of the steps in a view."""
    found = [part.get("custom_id", "") for part in parts(shown)]
    return [one for one in found if one.startswith("onward:") or one.endswith(":rematch")]


@pytest.mark.usefixtures("blank", "still")
async def test_after_a_first_deal_its_player_gets_fitting_offers(room: Room) -> None:
    board = await own.lesson(room)
    table = await own.own(room)
    await own.over(room)
    hand = await own.forge(room, board, f"table:{table.id}:hand")
    assert hand.ephemeral
    assert ids(hand) == [f"hand:{table.id}:rematch", "onward:daily:mushi", "onward:friends:mushi"]
    shown = await own.click(room, hand, "onward:daily:mushi")
    assert shown.ephemeral
    assert any(part["custom_id"].endswith(":mushi:begin") for part in parts(shown))
    opened = await own.click(room, hand, "onward:friends:mushi")
    assert not opened.ephemeral
    assert (await room.table()).key == "mushi"
    await room.press(room.ben, "join")
    hand = await own.forge(room, board, f"table:{table.id}:hand")
    assert ids(hand)[1:] == ["onward:daily:mushi", "onward:problem:mushi"]
    day, *_ = await room.client.services.dailies.promises()
    await own.click(room, shown, f"daily:{day}:mushi:begin")
    await own.over(room)
    shown = await own.click(room, hand, "onward:daily:mushi")
    assert ids(shown) == ["onward:problem:mushi", "onward:lesson:sakura"]


@pytest.mark.usefixtures("blank", "still")
async def test_one_button_below_a_match_answers_each_person_differently(
    room: Room,
) -> None:
    await room.start(1)
    await room.finish()
    board = room.board()
    assert "onward:see:mushi" in [part["custom_id"] for part in parts(board)]
    await room.client.services.progress.add(room.ben.id, lesson.every("mushi")[0].key)
    told = {}
    for member in (room.aki, room.ben, room.chiyo):
        shown = (await member.click(board, custom_id="onward:see:mushi")).response
        assert shown
        assert shown.ephemeral
        told[member] = shown
    assert ids(told[room.aki]) == [
        *("onward:daily:mushi", "onward:problem:mushi", "onward:lesson:sakura"),
    ]
    assert ids(told[room.ben])[0] == "onward:lesson:mushi"
    assert "onward:friends:mushi" in ids(told[room.chiyo])
    assert EN("onward-game", game=EN("game-sakura")) in told[room.aki].content


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("game", KEYS)
async def test_every_step_leads_somewhere_in_every_game(room: Room, game: str) -> None:
    shown = (await room.aki.slash(room.channel, "problem", game=game)).response
    assert shown
    for act in ("see", "daily", "problem", "lesson", "friends"):
        answer = await own.forge(room, shown, f"onward:{act}:{game}")
        assert answer.ephemeral == (act != "friends")
        assert EN.at(game)(f"game-{game}") in answer.content or act in ("see", "lesson")
        assert "failure" not in answer.content
    assert (await room.table()).key == game
    refused = await own.forge(room, shown, "onward:friends:mushi")
    assert refused.ephemeral
