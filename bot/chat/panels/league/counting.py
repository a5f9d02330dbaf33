"""Where a table's match counts: its league and season, or its round of a tournament."""

from __future__ import annotations

from bot.chat.desk import Desk
from bot.chat.panels.frame import people
from bot.chat.panels.league import web
from bot.chat.reply import joined
from bot.domain.contests.meeting import Meeting
from bot.domain.league.admission import Objections, objections
from bot.domain.league.season import Bound
from bot.domain.tables.table import Table
from bot.words import Words, choosing, timing
from bot.words.spelling import escaped


def in_league(bound: Bound, table: Table, say: Words) -> list[str]:
    """Return lines on the league and season of a match, or on why it cannot start."""
    league, found = bound.league, objections(bound, table)
    name = escaped(league.name)
    if not any(found):
        stake = league.season.charter.games[table.key].stake
        return [say("lobby-league", league=name, number=league.season.number, stake=stake)]
    return [say("lobby-league-not", league=name), *_reasons(found, table, say)]


async def stamp(client: Desk, table: Table, say: Words) -> str:
    """Return the league and season where a match counts; empty if only the ledger counts it.

    If the season closed before the last deal ended, say that this deal does not count. Once the
    match is over, the link to the pages of the league follows.
    """
    counts = await client.services.leagues.of_table(table)
    if counts is None:
        return ""
    league, season = counts
    link = web.link(client, league, say) if table.phase == "over" else ""
    late = season.closed_at and await client.services.ledger.season_of(table) != season.id
    key = "table-league-closed" if late else "table-league"
    named = say(key, league=escaped(league.name), number=season.number)
    return joined(named, link)


def _reasons(found: Objections, table: Table, say: Words) -> list[str]:
    lines = [say("lobby-league-game", game=say(f"game-{table.key}"))] if found.game else []
    lines += [
        say(
            "lobby-league-rule",
            label=choosing.label(say, choice),
            value=choosing.value(say, choice, getattr(table.options, choice.name)),
            wanted=choosing.value(say, choice, wanted),
        )
        for choice, wanted in found.differences
    ]
    if found.computers:
        lines.append(say("lobby-league-people"))
    if found.strangers:
        names = say("comma").join(escaped(player.name) for player in found.strangers)
        lines.append(say("lobby-league-members", names=names))
    return lines


def in_tournament(match: Meeting, table: Table, say: Words) -> list[str]:
    """Return lines on the round and the people of the match.

    They warn of a clock that does not fit the match, or of people with whom the match does not
    count.
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


def missing(match: Meeting, table: Table, say: Words) -> str:
    """Return a line on the people whom the match still waits for; empty once all sit."""
    late = match.missing(table)
    if not late:
        return ""
    names = say("comma").join(people.mention(user, say) for user in late)
    return say("lobby-tournament-waits", names=names)
