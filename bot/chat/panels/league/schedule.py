"""The schedule of a season by round, and the reminder before matches are due."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bot.chat.component import Button, Number
from bot.chat.panels.frame import people
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.league import ladder
from bot.chat.reply import Reply, dated
from bot.domain.league.pairing import Fixture
from bot.domain.league.season import League
from bot.words import Words
from bot.words.spelling import escaped

AT_ONCE = 40
"""The largest number of people in a reminder."""
SHOWN = 1850
"""The largest number of characters on a page of a schedule."""


async def open_panel(interaction: Interaction, league: League, page: int | None = None) -> Reply:
    """Make a page of the last season's schedule, by default the one with the next open match."""
    say = interaction.client.private(interaction)
    found = await interaction.client.services.fixtures.of_league(league)
    if not found:
        return Reply(say("schedule-none", league=escaped(league.name)))
    head = say("schedule-title", league=escaped(league.name), number=league.season.number)
    every, now = pages(found, say)
    at = min(now if page is None else page, len(every) - 1)
    turns = {"previous": at - 1, "next": at + 1}
    items = [
        SchedulePage(league.id, to).labelled(say(f"button-{way}"))
        for way, to in turns.items()
        if 0 <= to < len(every)
    ]
    return Reply("\n".join((head, *every[at])), items)


class SchedulePage(Button, custom_id="schedule:{league}:{page}"):
    """The button to another page of a schedule."""

    league: Number
    page: Number

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the page."""
        league = await ladder.own_league(interaction, self.league)
        return await open_panel(interaction, league, self.page)


def pages(found: Sequence[Fixture], say: Words) -> tuple[list[list[str]], int]:
    """Return the lines of each page of a schedule, and the page with the first match to play.

    Without such a match, the last page comes first. A round is divided only if it is longer than a
    page; then each page names the round.
    """
    every: list[list[str]] = [[]]
    now: int | None = None
    for number, some in groupby(found, key=lambda fixture: fixture.round):
        matches = list(some)
        head = say("schedule-round", number=number, due=dated(matches[0].due))
        lines = [_match(fixture, say) for fixture in matches]
        if _length((*every[-1], head, *lines)) > SHOWN and every[-1]:
            every.append([])
        every[-1].append(head)
        for fixture, line in zip(matches, lines, strict=True):
            if _length((*every[-1], line)) > SHOWN:
                every.append([head])
            every[-1].append(line)
            if now is None and fixture.unplayed and not fixture.left:
                now = len(every) - 1
    return every, len(every) - 1 if now is None else now


def _length(lines: Sequence[str]) -> int:
    return len("\n".join(lines))


def _match(fixture: Fixture, say: Words) -> str:
    who = _named(fixture.people, say("schedule-against"), say)
    if fixture.entry is not None:
        return say("schedule-reported", who=who, number=fixture.entry)
    if fixture.left:
        return say("schedule-left", who=who, names=_named(fixture.left, say("comma"), say))
    if fixture.table is None:
        return say("schedule-open", who=who)
    return say("schedule-played", who=who, table=fixture.table)


def _named(users: Iterable[int], between: str, say: Words) -> str:
    return between.join(people.mention(user, say) for user in sorted(users))


def reminders(
    league: League, due: Sequence[Fixture], say: Words, sent: Sequence[str] = ()
) -> list[Reply]:
    """Return the reminders of matches due soon, with at most `AT_ONCE` people in each message.

    Matches that stand in one of the messages `sent` before are left out.
    """
    messages, named = [list[Fixture]()], 0
    for fixture in _parts(due):
        line = _line(fixture, say)
        if any(line in text.split("\n") for text in sent):
            continue
        if named + len(fixture.people) > AT_ONCE:
            messages.append([])
            named = 0
        messages[-1].append(fixture)
        named += len(fixture.people)
    return [_reminder(league, some, say) for some in messages if some]


def _parts(due: Sequence[Fixture]) -> Iterator[Fixture]:
    """Yield matches with at most `AT_ONCE` people; larger ones several times, with some of them."""
    for fixture in due:
        every = sorted(fixture.people)
        for start in range(0, len(every), AT_ONCE):
            yield fixture._replace(people=frozenset(every[start : start + AT_ONCE]))


def _reminder(league: League, due: Sequence[Fixture], say: Words) -> Reply:
    """Return a reminder of matches due soon or of a new round, which mentions only their players.

    The tournament's message alone has the end of a round that has just begun, because an organiser
    may change it.
    """
    key = "schedule-begins" if due[0].begins else "schedule-reminder"
    head = say(key, league=escaped(league.name), number=due[0].round)
    lines = (_line(fixture, say) for fixture in due)
    mentions = tuple(user for fixture in due for user in fixture.people if user > 0)
    return Reply("\n".join((head, *lines))[:1990], mentions=mentions)


def _line(fixture: Fixture, say: Words) -> str:
    key = "schedule-meets" if fixture.begins else "schedule-due"
    return say(key, match=_match(fixture, say), due=dated(fixture.due))
