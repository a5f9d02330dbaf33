"""The standings of a league and of a knock-out say how things stand, once."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

import render
from bot.chat.panels.contests.tournament import tournament as panel
from bot.domain.league.charter import Charter
from bot.domain.league.season import League, founded
from bot.domain.league.tournament import DUPLICATE, KINDS, KNOCK_OUT, SWISS
from bot.words import LANGUAGES, words
from tests.bot.discord.room import Room
from tests.bot.people.league_room import EN, LeagueRoom
from tests.bot.test_tournament_course import NOON, announced, at, moved, won

PNG = b"\x89PNG"
SPRING: League = founded(1, "Spring", Charter(), 1, NOON, "2026-01-01")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The title, headline, heads and lines of every picture of standings."""
    found: list[Any] = []

    def ladder(title: str, headline: str, heads: Any, rungs: Any, *_: Any) -> bytes:
        found.append((title, headline, heads, rungs))
        return PNG

    monkeypatch.setattr(render, "ladder", ladder)
    return found


async def report(league: LeagueRoom, people: int) -> None:
    """Enter a result in which everybody has other points."""
    points = [*range(1, people), -sum(range(1, people))]
    result = " ".join(f"<@{900 + seat}> {own}" for seat, own in enumerate(points))
    await league.does("league report", game="sakura", result=result)


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("needed", ["1", "100"])
async def test_the_picture_shows_the_course_that_the_text_does_not(
    room: Room, drawn: list[Any], needed: str
) -> None:
    league = LeagueRoom(room)
    await league.found(minimum_deals=needed)
    for _ in range(2):
        await report(league, 18)
    assert not drawn  # the text says all, while there is no course yet
    await report(league, 18)
    title, headline, heads, rungs = drawn[-1]
    leader = EN("standings-ahead", names=rungs[0].name, count=1)
    assert title == EN("ladder-title", league="Spring", number=1).replace("*", "")
    assert headline == (leader if needed == "1" else EN("ledger-plot"))
    assert (len(heads), len(rungs)) == (1, render.PLOTTED)
    assert [rung.numbers for rung in rungs[:2]] == [("+1122",), ("+1056",)]
    text = league.notice().content
    assert text.endswith(EN("ladder-page", page=1, pages=2))
    assert text.count("\n") == 18
    alt = league.notice().attachments[0].description
    assert alt is not None
    assert not {*alt.split("\n")} & {*text.split("\n")}

    shown = (await room.aki.slash(room.channel, "league standings")).response
    assert shown
    await room.aki.click(shown.message, custom_id="ladder:1:1:1:")
    assert drawn[-1][1] == EN("ledger-plot")
    count = len(drawn)
    await room.aki.slash(room.channel, "league standings", game="sakura")
    assert len(drawn) == count


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_knock_out_says_who_is_yet_to_play(language: str) -> None:
    say = words(language)

    def line(user: int, key: str, place: int, **about: int) -> str:
        return say(f"tournament-line-{key}", place=place, name=f"<@{user}>", **about)

    cup = moved(announced(KNOCK_OUT, 5), at(NOON))
    (match,) = cup.current
    first, second = match.people
    told = panel.shown(cup, SPRING, say).content
    assert line(first, "to-play", 4) in told
    assert line(second, "to-play", 4) in told
    assert line(1, "knock-out", 1, rounds=1) in told
    cup = moved(won(cup, first), at(NOON + timedelta(minutes=1)))
    told = panel.shown(cup, SPRING, say).content
    assert line(first, "knock-out", 1, rounds=1) in told
    assert line(second, "knock-out", 5, rounds=0) in told
    assert "0" not in line(second, "knock-out", 5, rounds=0).replace("<@0", "")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_people_and_pairings_stand_before_the_rules_of_a_tournament(
    language: str, kind: str
) -> None:
    say, cup = words(language), announced(kind, 5, 3)
    rules, stand = say(f"tournament-rule-{kind}"), say(f"tournament-standings-{kind}")
    first = panel.shown(cup, SPRING, say).content
    assert first.index("<@1>") < first.index(rules)
    cup = moved(cup, at(NOON))
    told = panel.shown(cup, SPRING, say).content.split("\n")
    pairings = 3
    own = [say("tournament-together", count=5)] if kind == DUPLICATE else []
    assert own or "<@" in told[pairings]
    assert told[pairings : pairings + len(own)] == own
    assert told.index(rules) > pairings
    assert (stand in told) == (kind == KNOCK_OUT)
    told = panel.shown(won(cup, 1, 2), SPRING, say).content.split("\n")
    assert pairings < told.index(stand) < told.index(rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_tournament_tells_the_first_three_places(language: str) -> None:
    say = words(language)
    cup, early = moved(announced(KNOCK_OUT, 4), at(NOON)), NOON + timedelta(minutes=1)
    cup = moved(won(moved(won(cup, 1, 2), at(early)), 2), at(early))
    reply = panel.ended(cup, SPRING, say)
    head, *places = reply.content.split("\n")
    assert head == say("tournament-ended", league="Spring", game=say("game-mushi"))
    assert places == ["🥇 <@2>", "🥈 <@1>", f"🥉 <@3>{say('comma')}<@4>"]
    assert reply.mentions == (2,)
    nobody = moved(announced(SWISS, 1), at(NOON))
    reply = panel.ended(nobody, SPRING, say)
    assert (reply.content.split("\n")[1:], reply.mentions) == ([say("tournament-off")], ())
