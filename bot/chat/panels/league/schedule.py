"""The schedule of a season by round, and the reminder before matches are due."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.chat.panels.frame import people
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.reply import Reply, dated
from bot.domain.league.pairing import Fixture
from bot.domain.league.season import League
from bot.words import Words
from bot.words.spelling import escaped

AT_ONCE = 40
"""The largest number of people in a reminder."""
SHOWN = 1850
"""The largest number of characters of a schedule; played rounds are left out first."""


async def open_panel(interaction: Interaction, league: League) -> Reply:
    """Make the panel with the rounds of the last season."""
    say = interaction.client.private(interaction)
    found = await interaction.client.services.fixtures.of_league(league)
    if not found:
        return Reply(say("schedule-none", league=escaped(league.name)))
    head = say("schedule-title", league=escaped(league.name), number=league.season.number)
    return Reply("\n".join([head, *rounds(found, say)])[:1990])


def rounds(found: Sequence[Fixture], say: Words) -> list[str]:
    """Return the text of each round of a schedule.

    If they do not fit, played rounds at the beginning are left out, then rounds at the end.
    """
    shown = [
        ("\n".join(_round(number, some, say)), _done(some)) for number, some in _by_round(found)
    ]
    while len("\n".join(text for text, _ in shown)) > SHOWN and len(shown) > 1:
        _, played = shown[0]
        shown.pop(0 if played else -1)
    return [text for text, _ in shown]


def _by_round(found: Sequence[Fixture]) -> list[tuple[int, list[Fixture]]]:
    return [
        (number, list(some)) for number, some in groupby(found, key=lambda fixture: fixture.round)
    ]


def _done(matches: Sequence[Fixture]) -> bool:
    """Whether all matches of a round have been played."""
    return not any(fixture.unplayed for fixture in matches)


def _round(number: int, matches: Sequence[Fixture], say: Words) -> list[str]:
    due = dated(matches[0].due)
    lines = [say("schedule-round", number=number, due=due)]
    return lines + [_match(match, say) for match in matches]


def _match(fixture: Fixture, say: Words) -> str:
    who = say("schedule-against").join(people.mention(user, say) for user in sorted(fixture.people))
    if fixture.table is None:
        return say("schedule-open", who=who)
    return say("schedule-played", who=who, table=fixture.table)


def reminders(league: League, due: Sequence[Fixture], say: Words) -> list[Reply]:
    """Return the reminders of matches due soon, with at most `AT_ONCE` people in each message."""
    messages, named = [list[Fixture]()], 0
    for fixture in due:
        every = sorted(fixture.people)
        for start in range(0, len(every), AT_ONCE):
            some = frozenset(every[start : start + AT_ONCE])
            if named + len(some) > AT_ONCE:
                messages.append([])
                named = 0
            messages[-1].append(fixture._replace(people=some))
            named += len(some)
    return [_reminder(league, some, say) for some in messages if some]


def _reminder(league: League, due: Sequence[Fixture], say: Words) -> Reply:
    """Return a reminder of matches due soon or of a new round, which mentions only their players.

    The tournament's message alone has the end of a round that has just begun, because an organiser
    may change it.
    """
    key, line = "schedule-reminder", "schedule-due"
    if due[0].begins:
        key, line = "schedule-begins", "schedule-meets"
    lines = [say(key, league=escaped(league.name), number=due[0].round)]
    for fixture in due:
        when = dated(fixture.due)
        lines.append(say(line, match=_match(fixture, say), due=when))
    mentions = tuple(user for fixture in due for user in fixture.people if user > 0)
    return Reply("\n".join(lines)[:1990], mentions=mentions)
