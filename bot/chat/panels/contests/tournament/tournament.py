"""A tournament in words: its plan, the pairings with deadlines, and the standings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

import rules
from bot.chat.component import Button, Number
from bot.chat.desk import Desk
from bot.chat.panels.frame import people
from bot.chat.panels.frame.interaction import ByPress, Interaction
from bot.chat.panels.league import ladder
from bot.chat.reply import Item, Reply, dated, joined
from bot.domain.contests import settling, tempo
from bot.domain.league import tournament
from bot.domain.league.season import League
from bot.domain.league.tournament import DUPLICATE, KNOCK_OUT, SWISS, Line, Match, Tournament
from bot.domain.tables import fair
from bot.words import Words, timing
from bot.words.spelling import escaped
from rules.points import signed

Places = Mapping[int, int]
"""The channels in which matches have a table, by the number of the match."""
NO_PLACES: Places = MappingProxyType({})
SHOWN, ROUND, REST = 1200, 800, 600
"""The largest numbers of characters for the entrants and for the round, and the room that the
standings have at least.
"""
MESSAGE = 1960
"""The number of characters that a whole message may have, if its round is not long."""
PAGE = 1700
"""The largest number of characters on a page of the full list."""


async def open_panel(interaction: Interaction, league: League) -> Reply:
    """Make the private panel of a league's last tournament."""
    say = interaction.client.private(interaction)
    found = await interaction.client.services.tournaments.last(league)
    if found is None:
        return Reply(say("tournament-none", league=escaped(league.name)))
    return await current(interaction.client, found, league, say)


async def current(client: Desk, cup: Tournament, league: League, say: Words) -> Reply:
    """Return the description of a tournament as it is now."""
    places = await client.services.meetings.places(cup.id)
    return shown(cup, league, say, places, client.services.tournaments.plays_on(cup))


class TournamentPage(Button, custom_id="tournaments:{tournament}:{page}"):
    """The button to a page of the full list, for which a tournament's description has no room."""

    tournament: Number
    page: Number
    place = ByPress.VIEW

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the page."""
        client, say = interaction.client, interaction.client.private(interaction)
        cup = await client.services.tournaments.by_id(self.tournament)
        league = await ladder.own_league(interaction, cup.league)
        every = pages(cup, league, say, client.services.tournaments.plays_on(cup))
        at = min(self.page, len(every) - 1)
        turns = {"previous": at - 1, "next": at + 1}
        items = [
            TournamentPage(cup.id, to).labelled(say(f"button-{way}"))
            for way, to in turns.items()
            if 0 <= to < len(every)
        ]
        return Reply(every[at], items)


def shown(
    cup: Tournament, league: League, say: Words, places: Places = NO_PLACES, late: bool = False
) -> Reply:
    """Return the description of a tournament, with its rules below its people.

    The standings have all the room that the rest of the message leaves. If people, matches or
    places are left out, a button leads to the full list. `late` says that matches are being
    finished after the time of the round.
    """
    head = [title(cup, league, say), _form(cup, say), standing(cup, say, late)]
    terms = [
        *_tempo(cup, league, say),
        *(_rules(cup, say) if not cup.over else ()),
        *_promise(cup, say),
    ]
    if not cup.last:
        names = _mentions((entrant.user for entrant in cup.entrants), say)
        complete = _fits(names, SHOWN, say("comma"))
        return Reply(joined(*head, _entered(cup, say), *terms), _to_rest(cup, say, complete))
    round, stands = _round(cup, say, places), _standings(cup, say)
    played = _fitting(round, ROUND, say)
    room = max(REST, MESSAGE - len(joined(*head, played, *terms)))
    complete = _fits(round, ROUND) and _fits(stands, room)
    text = joined(*head, played, _fitting(stands, room, say), *terms)
    return Reply(text, _to_rest(cup, say, complete))


def _to_rest(cup: Tournament, say: Words, complete: bool) -> list[Item]:
    """Return the button to the full list; none below a complete description."""
    return [] if complete else [TournamentPage(cup.id, 0).labelled(say("button-tournament-all"))]


def title(cup: Tournament, league: League, say: Words) -> str:
    """Return the title of a tournament: its league and its game."""
    return say("tournament-title", league=escaped(league.name), game=say(f"game-{cup.game}"))


def _promise(cup: Tournament, say: Words) -> list[str]:
    """Return the shuffle promise of duplicate rounds; at the end, its secret, too."""
    if not cup.secret:
        return []
    promise = say("daily-promise", promise=fair.commitment(cup.secret))
    secret = say("daily-secret", secret=cup.secret) if cup.laid_open else ""
    return [promise, secret]


def pages(cup: Tournament, league: League, say: Words, late: bool = False) -> list[str]:
    """Return the round and the standings in pages; before the start, the entrants."""
    head = title(cup, league, say)
    users = (entrant.user for entrant in cup.entrants)
    names = (f"{place}. {people.mention(user, say)}" for place, user in enumerate(users, 1))
    lines: Iterable[str] = names
    if cup.last:
        lines = [standing(cup, say, late), *_round(cup, say), *_standings(cup, say)]
    found = [head]
    for line in lines:
        if len(found[-1]) + len(line) < PAGE:
            found[-1] += f"\n{line}"
        else:
            found.append(f"{head}\n{line}")
    return found


def _form(cup: Tournament, say: Words) -> str:
    """Return the form of a tournament: its kind, its seats or deals, and the time of a round."""
    kind, time = say(f"tournament-{cup.kind}"), timing.duration(say, 60 * cup.minutes)
    if cup.kind == DUPLICATE:
        return say("tournament-form-duplicate", kind=kind, deals=cup.deals, time=time)
    return say("tournament-form", kind=kind, people=say(f"people-{cup.seats}"), time=time)


def _tempo(cup: Tournament, league: League, say: Words) -> list[str]:
    """Return lines on the clock of a round.

    Before the first round, they warn if a match usually takes longer than a round.
    """
    ruling = league.season.charter.games.get(cup.game)
    if cup.over or cup.kind == DUPLICATE or ruling is None:
        return []
    game, options = rules.game(cup.game), ruling.options
    clock = tempo.clock_of(game, options, cup.seats, cup.minutes)
    lines = [say("tournament-clock", clock=timing.clock(say, clock))]
    usual = tempo.minutes(game, options, cup.seats)
    if usual > cup.minutes and not cup.last:
        lines.append(say("tournament-long", match=timing.duration(say, 60 * usual)))
    return lines


def _rules(cup: Tournament, say: Words) -> list[str]:
    """Return the rules of a tournament, and how a match counts if its time ran out."""
    late = [] if cup.kind == DUPLICATE else [say(f"tournament-rule-{cup.late}")]
    return [say(f"tournament-rule-{cup.kind}"), *late]


def standing(cup: Tournament, say: Words, late: bool = False) -> str:
    """Return a line on when a tournament begins, on its running round, or on its winners.

    `late` says that matches are being finished after the time of the round.
    """
    if cup.over:
        if not cup.complete or not cup.last:
            return say("tournament-off")
        won = settling.winners(cup)
        if not won:
            return say("tournament-nobody-won")
        return say("tournament-won", names=_names(won, say), count=len(won))
    end = cup.due + cup.span if late else cup.due
    due, left = dated(end, "f"), dated(end)
    if not cup.last:
        return say("tournament-begins", due=due, left=left)
    if cup.paused_at:
        return say("tournament-paused", number=cup.last, rounds=cup.length)
    if cup.stalled:
        return say("tournament-stalled", number=cup.last, rounds=cup.length)
    key = "tournament-late" if late else "tournament-round"
    return say(key, number=cup.last, rounds=cup.length, due=due, left=left)


def ended(cup: Tournament, league: League, say: Words) -> Reply:
    """Return the message about the end: the first three places, or why there is no winner."""
    game = say(f"game-{cup.game}")
    podium = settling.podium(cup) if cup.complete else {}
    places = [
        f"{ladder.MEDALS[place - 1]} {_fitting(_mentions(users, say), REST, say, say('comma'))}"
        for place, users in podium.items()
    ]
    head = say("tournament-ended", league=escaped(league.name), game=game)
    told = joined(head, *(places or [standing(cup, say)]))
    return Reply(told, mentions=tuple(podium.get(1, ())))


def _entered(cup: Tournament, say: Words) -> str:
    users = [entrant.user for entrant in cup.entrants]
    if not users:
        return say("tournament-nobody")
    names = _fitting(_mentions(users, say), SHOWN, say, say("comma"))
    return say("tournament-entered", count=len(users), names=names)


def _names(users: Iterable[int], say: Words) -> str:
    return say("comma").join(_mentions(users, say))


def _mentions(users: Iterable[int], say: Words) -> list[str]:
    return [people.mention(user, say) for user in users]


def _fits(parts: Sequence[str], most: int, between: str = "\n") -> bool:
    return len(between.join(parts)) <= most


def _fitting(parts: Iterable[str], most: int, say: Words, between: str = "\n") -> str:
    """Join as many parts as fit; if some do not, the number left out comes last."""
    every, found = list(parts), list[str]()
    for part in every:
        if sum(map(len, found)) + len(between) * len(found) + len(part) > most:
            found.append(say("tournament-more", count=len(every) - len(found)))
            break
        found.append(part)
    return between.join(found)


def _round(cup: Tournament, say: Words, places: Places = NO_PLACES) -> list[str]:
    """Return lines on the last round: its pairings with their results and the byes.

    Of a duplicate round they tell the places, or the number of people.
    """
    if cup.kind == DUPLICATE:
        return [line for match in cup.current for line in _together(match, say)]
    lines = [match_line(cup, match, say, places) for match in cup.current]
    out = cup.byes - cup.walkovers
    byes = sorted(user for number, user in out if number == cup.last)
    if byes:
        lines.append(say("tournament-byes", names=_names(byes, say)))
    return lines


def _together(match: Match, say: Words) -> list[str]:
    """Return the places in a duplicate round; before its end, the number of its people."""
    if not match.outcome:
        return [say("tournament-together", count=len(match.people))]
    order = sorted(match.outcome.items(), key=lambda item: item[1].place)
    return [
        say(
            "tournament-together-line",
            place=outcome.place,
            name=people.mention(user, say),
            points=signed(outcome.points),
        )
        for user, outcome in order
    ]


def match_line(cup: Tournament, match: Match, say: Words, places: Places = NO_PLACES) -> str:
    """Return a match with its result, or with a link to its table."""
    between = say("schedule-against")
    if not match.outcome:
        who = between.join(people.mention(user, say) for user in match.people)
        through = [user for user in match.people if (match.round, user) in cup.walkovers]
        if through:
            return say("tournament-walkover", who=who, names=_names(through, say))
        if match.decided:
            return say("tournament-unplayed", who=who)
        if not cup.over:
            who = between.join(_present(cup, user, say) for user in match.people)
        channel = places.get(match.number)
        at = say("tournament-at", who=who, place=f"<#{channel}>") if channel else ""
        return at or say("schedule-open", who=who)
    who = between.join(
        f"{people.mention(user, say)} {signed(outcome.points)}"
        for user, outcome in sorted(match.outcome.items(), key=lambda item: item[1].place)
    )
    if match.decided:
        return say("tournament-decided", who=who)
    if match.entry:
        return say("schedule-reported", who=who, number=match.entry)
    return say("schedule-played", who=who, table=match.table or 0)


def _present(cup: Tournament, user: int, say: Words) -> str:
    """Return the mention of a person of an open match, marked if they have withdrawn."""
    name = people.mention(user, say)
    return name if cup.has(user) else say("tournament-gone", name=name)


def _standings(cup: Tournament, say: Words) -> list[str]:
    """Return the standings, headed by their tie-breaks and, in a Swiss, by the worth of byes.

    They are empty before the first result, except in a knock-out, where they show the byes.
    """
    begun = cup.walkovers or any(match.outcome for match in cup.matches)
    if cup.kind != KNOCK_OUT and not begun:
        return []
    lines = [_line(line, cup, say) for line in tournament.standings(cup)]
    byes = [say("tournament-standings-byes")] if cup.kind == SWISS and cup.byes else []
    return [say(f"tournament-standings-{cup.kind}"), *byes, *lines]


def _line(line: Line, cup: Tournament, say: Words) -> str:
    """Return a line of the standings; people who have withdrawn are marked."""
    name, kind = people.mention(line.entrant.user, say), cup.kind
    gone = kind != KNOCK_OUT and not line.entrant.present
    name = say("tournament-gone", name=name) if gone else name
    if kind == KNOCK_OUT:
        waits = any(line.entrant.user in match.people for match in cup.pending)
        if waits and not line.score:
            return say("tournament-line-to-play", place=line.place, name=name)
        return say("tournament-line-knock-out", place=line.place, name=name, rounds=line.score)
    about = {"place": line.place, "name": name, "points": signed(line.points)}
    if kind == DUPLICATE:
        return say("tournament-line-duplicate", score=_halves(line.score), **about)
    opposition = _halves(line.opposition)
    return say("tournament-line-swiss", score=_halves(line.score), opposition=opposition, **about)


def _halves(count: int) -> str:
    """Return a score that is counted in halves, such as `2½`."""
    half = "½" if count % 2 else ""
    return f"{count // 2 or '' if half else count // 2}{half}"
