"""The pages of public leagues, made from `bot.domain.site.values`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import rules
from bot.domain.contests import days
from bot.domain.site import values
from bot.site import curves
from bot.site.books import name_of
from bot.site.frame import Frame, Page
from bot.site.plain import plain
from bot.site.replayed import SHEET, Reel
from bot.words import LANGUAGES, timing, winning

Facts = Mapping[str, Any]


def every(leagues: Sequence[values.League], frame: Frame) -> Page:
    """Make the page that lists all public leagues."""
    say = frame.say
    data = {"kind": "leagues", "leagues": [_named(league) for league in leagues]}
    return frame.page("leagues", "leagues", say("web-leagues"), say("web-leagues-lead"), data)


def _named(league: values.League) -> Facts:
    return {"key": league.key, "name": league.name, "archived": league.archived}


def league(of: values.League, frame: Frame) -> Page:
    """Make the first page of a league: its seasons, games, tournaments and players."""
    say = frame.say
    data = {**plain(of), "kind": "league"}
    about = say("web-league-about", league=of.name)
    games = _games(of.seasons[-1], frame)
    return frame.page(
        f"league/{of.key}/index", "league", of.name, about, data, games=games, names=_titles(frame)
    )


def _games(season: values.Season, frame: Frame) -> list[Facts]:
    say = frame.say
    return [
        {"game": game.game, "preset": say.at(game.game)(f"preset-{game.preset}")}
        | {"ruleset": game.ruleset, "stake": game.stake}
        for game in season.games
    ]


def _titles(frame: Frame) -> Mapping[str, str]:
    """Return the names of all games and of the deals of the day, by their keys."""
    found = {game.key: name_of(game, frame.say) for game in rules.GAMES}
    return {**found, "daily": frame.say("game-daily")}


def season(
    of: values.League,
    standings: values.Standings,
    course: values.Course,
    open: Sequence[str],
    frame: Frame,
) -> Page:
    """Make a page of a season: its standings, and its course on the first page only.

    `open` has the entries whose deals have a page.
    """
    say, number = frame.say, standings.season.number
    later = f"-{standings.page + 1}" if standings.page else ""
    title = say("web-season-of", league=of.name, number=number)
    data = {**plain(standings), "kind": "season", "called": of.name}
    data |= {"course": plain(course) if not standings.page else None}
    return frame.page(
        f"league/{of.key}/season-{number}{later}",
        "season",
        title,
        say("web-season-about", league=of.name, number=number),
        data,
        drawing=curves.drawing(course.curve),
        names=_titles(frame),
        open=open,
    )


def person(
    of: values.League,
    found: values.PersonPage,
    hands: Sequence[values.Deal],
    open: Sequence[str],
    frame: Frame,
) -> Page:
    """Make the page of a person in a league; `hands` has the best deals that can be shown.

    `open` has the entries whose deals have a page.
    """
    say = frame.say
    sheets = {deal.entry: Reel.of(deal).picture(SHEET, frame.language) for deal in hands}
    best = [
        {**plain(hand), "picture": shown._asdict() if (shown := sheets.get(hand.entry)) else None}
        for hand in found.best
    ]
    data = {**plain(found), "kind": "person", "called": of.name, "best": best}
    about = say("web-person-about", name=found.person.label, league=of.name)
    address = f"league/{of.key}/person/{found.person.key}"
    more = {"names": _titles(frame), "open": open}
    return frame.page(address, "person", found.person.label, about, data, **more)


def pictures(hands: Sequence[values.Deal]) -> Iterator[str]:
    """Yield the paths of the pictures on the page of a person, in all languages."""
    for deal in hands:
        own = Reel.of(deal)
        yield from (own.picture(SHEET, language).path for language in LANGUAGES)


def match(of: values.League, found: values.MatchPage, open: Sequence[str], frame: Frame) -> Page:
    """Make the page of a match; `open` has the entries whose deals have a page."""
    say, day = frame.say, timing.day(frame.say, found.match.at.date().isoformat())
    game = _titles(frame)[found.match.game]
    data = {**plain(found), "kind": "match", "called": of.name}
    title = say("web-match-of", game=game, date=day)
    about = say("web-match-about", game=game, league=of.name)
    address = f"league/{of.key}/match/{found.match.key}"
    return frame.page(address, "match", title, about, data, open=open)


def entry(of: values.League, found: values.EntryPage, open: Sequence[str], frame: Frame) -> Page:
    """Make the page of an entry: its reasons and rulings; `open` has it if its deal has a page."""
    own, games = found.entry, _titles(frame)
    say = frame.say.at(own.game)
    daily = own.kind == days.KEY
    paid = [
        (games[line.reason] if daily else winning.grounds(say, line.reason), plain(line.gains))
        for line in found.lines
    ]
    title = say(f"web-entry-{own.kind}", game=games.get(own.game, ""), number=own.deal or 0)
    return frame.page(
        f"league/{of.key}/entry/{own.key}",
        "entry",
        title,
        say("web-entry-about", league=of.name),
        {**plain(found), "kind": "entry", "called": of.name},
        paid=paid,
        open=own.key in open,
        games=games,
    )


def tournament(of: values.League, found: values.Tournament, frame: Frame) -> Page:
    """Make the page of a tournament: its standings and its rounds."""
    say = frame.say
    game, kind = _titles(frame)[found.game], say(f"tournament-{found.kind}")
    data = {**plain(found), "kind": "tournament", "form": found.kind, "called": of.name}
    title = say("web-tournament-of", game=game, kind=kind)
    about = say("web-tournament-about", league=of.name)
    return frame.page(f"league/{of.key}/tournament/{found.key}", "tournament", title, about, data)
