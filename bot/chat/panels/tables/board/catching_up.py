"""The moves a person has missed at a table, in lines and pictures, and the current question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

import render
from bot.chat.painting import Sketch
from bot.chat.panels import doors
from bot.chat.panels.frame.interaction import Interaction, server_of, table_of
from bot.chat.panels.tables.board import table
from bot.chat.panels.tables.hand import hand
from bot.chat.panels.tables.match import results, scores
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Reply, called, dated, joined, names_in
from bot.domain.tables.deal import Moment
from bot.domain.tables.table import Table
from bot.services.people.read_marks import Course, Missed
from bot.words import Words, telling
from bot.words.telling import PLAIN, Emoji

ROOM = 1900
"""The largest number of characters in the panel; Discord takes 2000."""
MARKS = ("① ", "② ", "③ ", "④ ")
"""The marks that connect lines with pictures; the last picture shows the table as it is now."""

Marks = Mapping[Moment, str]


class Line(NamedTuple):
    """A line of the panel, and whether it is about a move: old moves are left out first."""

    text: str
    move: bool = False


@doors.catch_up.opens
async def open_panel(interaction: Interaction, number: int | None = None) -> Reply:
    """Make the panel of moves since the person last looked; by default at the channel's table."""
    client, user = interaction.client, interaction.user.id
    shown = await client.services.tables.playing.awake((await table_of(interaction, number)).id)
    shown = await client.services.replays.seen_by(shown, user)
    say = client.private(interaction).at(shown.key)
    if shown.deal is None:
        return Reply(say("hand-nothing"))
    missed = await client.services.read_marks.missed(shown, user)
    now = asked(shown, user, await client.services.whereabouts.since(shown), say)
    content = summary(missed, now, say, client.emoji)
    strip = await _strip(interaction, missed, say)
    client.services.read_marks.look(shown, user)
    plays = shown.phase != "over" and shown.seat_of(user) is not None
    items = [table.TableButton(shown.id, "hand").worded(say)] if plays else []
    words = "" if strip else render.describe(shown.view(shown.seat_of(user)), shown.names, say)
    return Reply(content, items, alt=words, others=strip)


def asked(table: Table, user: int, since: datetime, say: Words) -> str:
    """Return the table's question to a person, or the people it waits for, and since when."""
    assert table.deal is not None
    if table.phase == "over":
        ending = "table-over" if table.deal.result else "table-ended"
        return say(ending, game=say(f"game-{table.key}"))
    seat = table.seat_of(user)
    if seat is None:
        who = called(table.asked, say)
        waits = say("hand-waiting", who=who) if who else say("hand-waiting-computer")
    else:
        waits = hand.offered(Glance.at(table, seat, say)).headline
    when = dated(since)
    return joined(f"➤ {waits}", say("catchup-asked", when=when) if table.asked else "")


def summary(missed: Missed, now: str, say: Words, emoji: Emoji = PLAIN) -> str:
    """Return the missed moves in words, then `now`, the line on the current state.

    Pieces have their emoji, unless that would take too much room. The oldest moves are left out if
    a message cannot hold all.
    """
    *pictured, last = _marks(missed)
    marks, now = dict(pictured), f"{last[1]}{now}"
    lines, room = _lines(missed, marks, say, emoji), ROOM - len(now)
    if _length(lines) > room:
        lines = _lines(missed, marks, say, PLAIN)
    if not lines:
        return joined(say("catchup-nothing"), now)
    kept = _fitting(lines, room)
    gone = sum(line.move for line in lines) - sum(line.move for line in kept)
    return joined(
        say("catchup-anew" if missed.anew else "catchup-head"),
        say("catchup-deals", count=missed.before) if missed.before else "",
        say("catchup-moves", count=gone) if gone else "",
        *(line.text for line in kept),
        now,
    )


def _marks(missed: Missed) -> list[tuple[Moment, str]]:
    """Return the moments with a picture and their marks; a single picture has an empty mark."""
    moments = missed.moments
    return list(zip(moments, MARKS if len(moments) > 1 else [""], strict=False))


def _lines(missed: Missed, marks: Marks, say: Words, emoji: Emoji) -> list[Line]:
    return [line for course in missed.courses for line in _course(course, marks, say, emoji)]


def _course(course: Course, marks: Marks, say: Words, emoji: Emoji) -> Iterator[Line]:
    """Yield the missed moves of a deal and, if it has ended, its result and the standings."""
    then, deal = course.table, course.deal
    if not course.told:
        return
    names = names_in(then)
    yield Line(table.title(then, deal, say))
    for ply, events in course.told:
        mark = marks.get((deal.promise.number, ply), "")
        yield Line(f"> {mark}{telling.step(say, events, names, emoji)}", move=True)
    if deal.result:
        places = scores.places(names, deal.points, say)
        yield Line(f"**{results.ending(deal.result, names, say)}**")
        yield Line(f"-# {say('comma').join(places)}")


def _length(lines: Sequence[Line]) -> int:
    return sum(len(line.text) + 1 for line in lines)


def _fitting(lines: Sequence[Line], room: int) -> list[Line]:
    """Return the lines that fit into `room` characters.

    The oldest moves are left out first, then other old lines.
    """
    oldest = sorted(range(len(lines)), key=lambda place: (not lines[place].move, place))
    over, gone = _length(lines) - room, set[int]()
    for place in oldest:
        if over <= 0:
            break
        gone.add(place)
        over -= len(lines[place].text) + 1
    return [line for place, line in enumerate(lines) if place not in gone]


async def _strip(interaction: Interaction, missed: Missed, say: Words) -> list[tuple[bytes, str]]:
    """Return pictures of the table, and their words, at the moments of `_marks`.

    They show what the person could see then.
    """
    user, guild = interaction.user.id, server_of(interaction)
    look = await interaction.client.services.looks.look_of_player(guild, user)
    strip = []
    for (number, ply), mark in _marks(missed):
        course = missed.course(number)
        view, names = course.view(ply, user), course.table.names
        picture, words = await Sketch("table", view, names, say, look).drawn()
        if picture:
            strip.append((picture, f"{mark}{words}"))
    return strip
