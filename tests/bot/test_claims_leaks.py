"""Whole deals with other tiles in the hands and other marks: what everybody sees is the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from operator import methodcaller
from random import Random
from typing import NamedTuple

import pytest
from simcord import MemberActor

from bot.domain.tables import claims, windows
from bot.domain.tables.ahead import worth
from bot.domain.tables.table import Table
from rules import Chance, Move
from rules.mahjong.tiles import SUITED
from tests.bot.decks.mahjong_deals import HOUSES, after
from tests.bot.decks.mahjong_deals import table as dealt
from tests.bot.discord.recording import Worlds, assert_alike
from tests.bot.discord.room import Room, answers, parts
from tests.playing import Trial, shuffled
from tests.rare_changchun import story as northern
from tests.rare_liangxi import story as liangxi
from tests.rare_mahjong import GOLD
from tests.rare_mahjong import story as golden
from tests.volume import part

pytestmark = pytest.mark.usefixtures("blank", "still")
PAUSE = 600
PRESSED = 4
"""One move of so many, and so many at the end, are made in the hand; others by the service."""
STORIES: dict[str, tuple[Callable[..., Trial], int]] = {
    "xiamen": (golden, 16),
    "quanzhou": (golden, 16),
    "changchun": (northern, 13),
    "dalian": (northern, 13),
    "liangxi": (liangxi, 13),
}
"""How a wall is stacked in each game, and how many tiles a hand has."""
TURNS = 40
"""A deal goes on for so many turns at least; most end with the wall."""
FEWEST = 6
"""In so many windows somebody could claim in one world and not in the other."""


class Pair(NamedTuple):
    """Two deals that look alike, and the moves of both that are no answers."""

    first: Chance
    other: Chance
    made: list[tuple[int, str]]


def drawn(one: Table, seat: int) -> Move:
    """Discard the drawn tile, or do what an absent player does."""
    assert one.deal is not None
    thrown = Move("discard", (one.deal.state.drawn or "",))
    legal = one.legal(seat)
    return thrown if thrown in legal else legal[0]


def turns(key: str, chance: Chance) -> Iterator[tuple[int, str, Table, list[bool]]]:
    """Each turn of a deal in which all pass, with who can claim in the window before it.

    It ends at once where somebody could win: a rule would claim that.
    """
    one, able = dealt(key, chance), list[bool]()
    while one.deal and one.deal.result is None:
        asked = sorted(one.deal.state.to_act)
        if windows.is_open(one):
            legal = [one.legal(seat) for seat in asked]
            if any(move.verb == "win" for moves in legal for move in moves):
                return
            able += [len(moves) > 1 for moves in legal]
            one = after(one, "pass" + ", pass" * (len(asked) - 1))
            continue
        (seat,) = asked
        move = drawn(one, seat)
        yield seat, str(move), one, able
        one, able = after(one, str(move)), []


def pair(key: str) -> Pair:
    """Two deals of a game: in one, hands can claim tiles that they cannot in the other."""
    story, size = STORIES[key]
    pool = list((Counter(SUITED * 4) - Counter([GOLD] * 4)).elements())
    for seed in range(200):
        rng = Random(f"{key} {seed}")
        rng.shuffle(pool)
        hands = [pool[size * turn : size * (turn + 1)] for turn in range(4)]
        draw = pool[size * 4]
        first, other = (
            _chance(key, story([" ".join(hand) for hand in some], draw))
            for some in (hands, [*hands[1:], hands[0]])
        )
        both = list(turns(key, first)), list(turns(key, other))
        made = [[(seat, move) for seat, move, _, _ in one] for one in both]
        differing = sum(here[3] != there[3] for here, there in zip(*both, strict=False))
        length = next(
            (at for at, (one, two) in enumerate(zip(*made, strict=False)) if one != two),
            min(map(len, made)),
        )
        if length >= TURNS and differing >= FEWEST:
            return Pair(first, other, made[0][:length])
    raise AssertionError(key)


def _chance(key: str, trial: Trial) -> Chance:
    return shuffled(HOUSES[key], Random(trial.seed), trial.stack)


def harmless(one: Table, seat: int, thrown: Sequence[str], rng: Random) -> list[str]:
    """Marks for melds of tiles that nobody will discard before the next turn."""
    melds = [
        word for word in worth.worths(one, seat).marks if word[0] in "pk" and word[1:] not in thrown
    ]
    return ["win", *rng.sample(melds, min(2, len(melds))), *rng.sample(claims.GUARDS[1:], 1)]


async def look(room: Room, marks: bool) -> None:
    """Everybody looks first, and in one world the others mark as they do."""
    claiming = room.client.services.tables.claiming
    for seat, member in enumerate((room.daeun, room.aki, room.chiyo, room.ben)):
        await room.env.advance_time(PAUSE)
        table = await room.table()
        assert table.deal is not None
        if marks and seat:
            words = ["win", *claims.GUARDS[1:2]]
            await claiming.mark(table.id, member.id, table.deal.moment, words, draft=False)
        else:
            await claiming.look(table.id, member.id, table.deal.moment)


async def browse(room: Room, table: Table, person: MemberActor, *, marks: bool) -> None:
    """Somebody who is not asked looks at their claims; in one world they mark set after set.

    They end with wins.
    """
    (panel,) = answers(await room.press(person, "order"))
    if not marks:
        return
    for how in ("nearer", "wins", "choose"):
        found = [one["custom_id"] for one in parts(panel)]
        for pressed in [one for one in found if one.endswith(f":{how}")]:
            (panel,) = answers(await person.click(panel.message, custom_id=pressed))
    seat = table.seat_of(person.id)
    assert seat is not None
    assert (await room.table()).marks[seat].text == "win"


async def course(room: Room, key: str, pace: str, deal: Pair, marks: bool) -> None:
    """Everybody discards what they draw, ten minutes apart; in one world all of them mark."""
    rng, client = Random(1), room.client
    for member, notify in zip((room.aki, room.ben), ("direct", "none"), strict=True):
        await client.services.people.change(member.id, methodcaller("choosing", notify=notify))
    if marks:
        await client.services.tables.claiming.choose(room.chiyo.id, "marked")
        await client.services.tables.claiming.choose(room.daeun.id, "none")
    await room.start(0, "ben chiyo daeun", key, pace=pace)
    if (await room.table()).looking:
        await look(room, marks)
    for at, (seat, move) in enumerate(deal.made):
        await room.env.advance_time(PAUSE)
        table = await room.table()
        assert table.phase == "playing", at
        assert not windows.is_open(table)
        assert table.deal is not None
        assert table.deal.state.to_act == {seat}, at
        person = room.members[table.asked[0].user]
        if at == PRESSED:
            other = next(one for one in table.present if one != seat)
            await browse(room, table, room.members[table.people[other].user], marks=marks)
        if marks and move.startswith("discard"):
            coming = [one.split(" ")[1] for _, one in deal.made[at : at + 5] if " " in one]
            words = harmless(table, seat, coming, rng)
            await client.services.tables.claiming.mark(
                table.id, person.id, table.deal.moment, words, draft=True
            )
        if at % PRESSED and at + PRESSED < len(deal.made):
            about = person.id, Move.parse(move), table.deal.moment
            await client.services.tables.playing.play(table.id, *about, marked=True)
            await client.screen.renew(table.id)
        else:
            await room.make(move, person)
    await room.env.advance_time(PAUSE)


TABLES = [*((key, "ahead") for key in STORIES), ("xiamen", "look")]
"""Games with the pace of their table; one of them is played at each commit."""


@pytest.mark.parametrize(("key", "pace"), part(TABLES, 6))
@pytest.mark.slow
async def test_a_deal_looks_the_same_with_any_hands_and_marks(
    worlds: Worlds, key: str, pace: str
) -> None:
    """Messages, edits, notices and whom they reach, at the same times; the log as well."""
    deal = pair(key)

    async def played(room: Room, marks: bool) -> None:
        await course(room, key, pace, deal, marks)
        table = await room.table()
        assert str(table.pace) == pace
        marked = any(one.text for one in table.marks.values())
        assert marked is marks or table.phase != "playing"

    first = await worlds.seen(partial(played, marks=True), deal.first)
    other = await worlds.seen(partial(played, marks=False), deal.other)
    assert len(first.public) > TURNS
    assert_alike(first, other)
    assert first.private != other.private
