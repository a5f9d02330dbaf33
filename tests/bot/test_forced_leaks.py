"""That a move is made without asking, or that somebody is asked, tells of no hand."""

from __future__ import annotations

import pytest

import rules
from rules import Chance
from tests.bot.decks.mahjong_deals import passes, walled
from tests.bot.decks.two_worlds import Course, states, two_decks
from tests.bot.discord.recording import Done, World, Worlds, assert_alike
from tests.bot.discord.room import Room
from tests.bot.people.planning import opened
from tests.bot.test_draws import KONG, PAIRS
from tests.bot.test_forced import HELD, NONE, answer

pytestmark = pytest.mark.usefixtures("blank", "still", "usual")
MINUTE = 60


async def seen(worlds: Worlds, chance: Chance, done: Done) -> World:
    """Return all that everybody sees of a deal in which people do something, and a minute later."""

    async def later(room: Room) -> None:
        await done(room)
        await room.env.advance_time(MINUTE)

    return await worlds.seen(later, chance)


# --- The first hand of Mushi ----------------------------------------------------------------------


def mushi(said: str, pressed: bool = False) -> Done:
    """Aki, who may hold four of a flower, has said something before the deal, or answers."""

    async def done(room: Room) -> None:
        await room.open()
        if said:
            await answer(room, room.aki, said)
        await room.press(room.aki, "start")
        await room.env.advance_time(MINUTE)
        if pressed:
            await room.make("keep", room.aki)

    return done


@pytest.mark.parametrize(
    ("holds", "other"),
    [
        (mushi("keep"), mushi("keep")),
        (mushi("keep"), mushi("redeal")),
        (mushi("", pressed=True), mushi("", pressed=True)),
    ],
)
async def test_a_kept_hand_may_or_may_not_have_four_alike(
    worlds: Worlds, holds: Done, other: Done
) -> None:
    """In one world Aki could show them, in the other not; said before, or asked a minute long."""
    assert HELD != NONE
    assert_alike(
        await seen(worlds, Chance(HELD, (2,) * 192), holds),
        await seen(worlds, Chance(NONE, (2,) * 192), other),
    )


# --- The last card --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "seed", "moves"), [("mushi", 193, 16), ("koikoi", 196, 17), ("sakura", 69, 19)]
)
async def test_a_table_waits_for_any_last_card(
    worlds: Worlds, key: str, seed: int, moves: int
) -> None:
    """In one world there is one way to play it, in the other there are several."""

    def played(course: Course) -> Done:
        async def done(room: Room) -> None:
            await room.start(game=key)
            for seat, move in course.made[1:]:
                await room.make(move, (room.aki, room.ben)[seat])

        return done

    first, second = two_decks(key, 2, seed, moves)
    ways = []
    for course in (first, second):
        assert course.made[0][1] == "touch"
        state = states(key, 2, course)[-1]
        ways.append(len(rules.game(key).legal(state, state.turn)))
    assert 1 in ways
    assert max(ways) > 1
    assert_alike(
        await seen(worlds, Chance(first.deck, first.dice), played(first)),
        await seen(worlds, Chance(second.deck, second.dice), played(second)),
    )


# --- What is drawn --------------------------------------------------------------------------------


def draws(tiles: str, thrown: str) -> Done:
    """Daeun may plan what to discard, and discards what she has drawn as soon as she is asked."""

    async def done(room: Room) -> None:
        await room.start(0, "ben chiyo daeun", "xiamen")
        await passes(room, "aki", "ben", "chiyo", "daeun")
        await opened(room, room.daeun)
        at = (await room.table()).deal
        assert at is not None
        premoves = room.client.services.tables.premoves
        await premoves.discard(1, room.daeun.id, at.moment, tiles.split())
        await room.env.advance_time(MINUTE)
        await room.make("discard 6z", room.chiyo)
        await passes(room, "aki", "ben", "daeun")
        if (3, f"discard {thrown}") not in await _made(room):
            await room.make(f"discard {thrown}", room.daeun)

    return done


async def _made(room: Room) -> list[tuple[int, str]]:
    deal = (await room.table()).deal
    assert deal is not None
    return [(seat, str(move)) for seat, move in deal.log]


def wall(hand: str, draw: str) -> Chance:
    return walled(["9p", hand, "9p"], f"6z {draw}")


@pytest.mark.parametrize(
    ("hand", "draw", "planned"),
    [(PAIRS, "9m", "8m 1z"), (KONG, "5m", "5m 9m")],
    ids=["another tile is drawn", "a kong could be laid down"],
)
async def test_a_planned_draw_that_is_not_made_shows_in_nothing(
    worlds: Worlds, hand: str, draw: str, planned: str
) -> None:
    first = await seen(worlds, wall(hand, draw), draws(planned, draw))
    second = await seen(worlds, wall(hand, draw), draws("", draw))
    assert_alike(first, second)


async def test_a_planned_draw_shows_only_that_it_was_quick(worlds: Worlds) -> None:
    """The only difference is that Daeun is not asked."""
    chance = wall(PAIRS, "9m")
    first = await seen(worlds, chance, draws("9m 1z", "9m"))
    second = await seen(worlds, chance, draws("", "9m"))
    assert first.made == second.made
    asks = [one for one in second.public if one not in first.public]
    assert len(asks) == 1
    assert "it is your turn" in asks[0]
    assert [one for one in second.public if one not in asks] == first.public
    assert second.log == first.log
