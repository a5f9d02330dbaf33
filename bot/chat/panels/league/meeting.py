"""The match of a tournament in the lobby of its table: its people, its clock, who is missing."""

from __future__ import annotations

from bot.chat.panels.frame import people
from bot.domain.contests.meeting import Meeting
from bot.domain.tables.table import Table
from bot.words import Words, timing


def lines(match: Meeting, table: Table, say: Words) -> list[str]:
    """Return the round with the people of the match.

    Warn of a clock that does not fit it, or of people with whom it does not count.
    """
    who = say("schedule-against").join(people.mention(user, say) for user in sorted(match.people))
    told = [say("lobby-tournament", number=match.round, who=who)]
    if others := match.others(table):
        names = say("comma").join(people.mention(user, say) for user in others)
        return [*told, say("lobby-tournament-others", names=names)]
    clock = match.clock(table)
    if table.clock != clock:
        time = timing.duration(say, 60 * match.minutes)
        told.append(say("lobby-tournament-clock", time=time, clock=timing.clock(say, clock)))
    return told


def hint(match: Meeting, table: Table, say: Words) -> str:
    """Return who is still to come before the match can start; empty once all are there."""
    missing = match.missing(table)
    if not missing:
        return ""
    names = say("comma").join(people.mention(user, say) for user in missing)
    return say("lobby-tournament-waits", names=names)
