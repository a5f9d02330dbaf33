"""The standings of a league, page by page, in words and as a picture, and its seasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated

import render
import rules
from bot.chat.component import Button, Number, Part
from bot.chat.desk import Desk
from bot.chat.panels.frame import people
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.league import web
from bot.chat.panels.ledger.course import course
from bot.chat.reply import Item, Reply, dated, joined
from bot.domain.contests import days
from bot.domain.league.season import League, Season
from bot.domain.refusal import Refusal
from bot.services.league.ladder import Ladder, Row
from bot.words import Words, telling
from bot.words.spelling import escaped
from render import Look
from rules.points import signed

NO_PLACE = "–"
MEDALS = "🥇🥈🥉"
"""The signs of the first three places."""


async def open_panel(
    interaction: Interaction, league: League, number: int | None, page: int, game: str = ""
) -> Reply:
    """Make the private panel of the standings; RuleError for an unknown game.

    `number` is that of a season; None stands for the latest.
    """
    if game and game != days.KEY:
        rules.game(game)
    client, say = interaction.client, interaction.client.private(interaction)
    found = await client.services.leagues.ladder(league, number, page, game)
    look = await client.services.looks.look_of_player(league.guild, interaction.user.id)
    reply = await standings(client, found, say, look, game)
    return replace(reply, items=_turners(found, game, say))


async def standings(client: Desk, found: Ladder, say: Words, look: Look, game: str = "") -> Reply:
    """Return a page of the standings, with a picture of the first people's points over time."""
    league, told = found.league, spoken(client, found, say, game)
    users = [row.standing.user for row in found.rows]
    if game or not users:
        return Reply(told)
    first = users[: render.PLOTTED]
    curve = await client.services.ledger.curve(league.guild, first, found.season.id)
    if not render.is_plotted(curve.points):
        return Reply(told)
    names = await people.names(client, league.guild, users, say)
    named = title(found, say, league.name).replace("**", "")
    words = named, headline(found, names, say)
    picture, alt = await course(names[: len(first)], curve, *words, say, look)
    return Reply(told, (), picture, alt)


def spoken(client: Desk, found: Ladder, say: Words, game: str = "") -> str:
    """Return a page of the standings as a message."""
    season = found.season
    lines = [title(found, say, escaped(found.league.name), game), dates(season, say)]
    lines += [line(row, say, season.charter.terms.provisional) for row in found.rows]
    if found.pages > 1:
        lines.append(say("ladder-page", page=found.page + 1, pages=found.pages))
    nobody = "" if found.rows else say("ladder-empty")
    return joined(*lines, nobody, web.link(client, found.league, say))


def title(found: Ladder, say: Words, name: str, game: str = "") -> str:
    """Return the league, the season and its state, and the game if there is one."""
    season = found.season
    key = "ladder-title" if season.closed_at is None else "ladder-title-closed"
    said = say(key, league=name, number=season.number)
    return f"{said} · {say(f'game-{game}')}" if game else said


def dates(season: Season, say: Words) -> str:
    """Return the dates on which a season opened and closes or closed."""
    opened = dated(season.opened_at, "d")
    if season.closed_at:
        closed = dated(season.closed_at, "d")
        return say("season-closed", opened=opened, closed=closed)
    if season.closes_at:
        closes = dated(season.closes_at)
        return say("season-closes", opened=opened, closes=closes)
    return say("season-open", opened=opened)


def opened_again(league: League, say: Words) -> Reply:
    """Return the answer after a season was opened again: its dates, and a season that waits."""
    season, last = league.season, league.seasons[-1]
    name = escaped(league.name)
    told = [say("season-reopened", league=name, number=season.number), dates(season, say)]
    if last.waits:
        told.append(say("season-waits", league=name, number=last.number, before=season.number))
    return Reply("\n".join(told))


def headline(found: Ladder, names: Sequence[str], say: Words) -> str:
    """Return a sentence on the leaders; if this page has none, one on the plot of points."""
    first = [name for row, name in zip(found.rows, names, strict=True) if row.place == 1]
    if not first:
        return say("ledger-plot")
    key = "standings-ahead" if found.season.closed_at is None else "ladder-won"
    return say(key, names=telling.listed(say, "names-both", first), count=len(first))


def ended(found: Ladder, say: Words) -> Reply:
    """Return the message about the end of a season, with its first three places if there are any.

    It notifies the winners alone.
    """
    lines = [say("season-ended", league=escaped(found.league.name), number=found.season.number)]
    winners = list[int]()
    for place, standing, _ in found.rows:
        if place and place <= len(MEDALS):
            name, points = people.mention(standing.user, say), signed(standing.points)
            lines.append(f"{MEDALS[place - 1]} {name} · **{points}**")
            if place == 1:
                winners.append(standing.user)
    return Reply(joined(*lines), mentions=tuple(winners))


def line(row: Row, say: Words, provisional: int) -> str:
    """Return a line of the standings in a message; `provisional` is that of `rating`."""
    rated = rating(row, say, provisional)
    return say(
        "ladder-line" if row.standing.deals else "ladder-line-idle",
        place=str(row.place or NO_PLACE),
        name=people.mention(row.standing.user, say),
        points=signed(row.standing.points),
        deals=row.standing.deals,
        won=row.standing.won,
        rating=say("ladder-rated", rating=rated) if rated else "",
    )


def rating(row: Row, say: Words, provisional: int) -> str:
    """Return a rating with its uncertainty; empty without one.

    A rating from fewer than `provisional` matches is marked.
    """
    if row.rating is None:
        return ""
    key = "rating" if row.rating.matches >= provisional else "rating-provisional"
    return say(key, rating=f"{row.rating.mu:.1f}", margin=f"{row.rating.margin:.1f}")


def _turners(found: Ladder, game: str, say: Words) -> list[Item]:
    """Return the buttons to the neighbouring pages."""
    if found.pages == 1:
        return []
    pages = {"newer": found.page - 1, "older": found.page + 1}
    return [
        LadderButton(found.league.id, found.season.number, page, game).labelled(
            say(f"button-{way}"), disabled=not 0 <= page < found.pages
        )
        for way, page in pages.items()
    ]


class LadderButton(Button, custom_id="ladder:{league}:{season}:{page}:{game}"):
    """The button to another page of the standings."""

    league: Number
    season: Number
    page: Annotated[int, Part("-?[0-9]{1,6}", int)]
    game: Annotated[str, Part(r"\w*")]

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the page."""
        league = await own_league(interaction, self.league)
        return await open_panel(interaction, league, self.season, self.page, self.game)


async def own_league(interaction: Interaction, number: int) -> League:
    """Return the league with a number; Refusal if it belongs to another server."""
    league = await interaction.client.services.leagues.by_id(number)
    if league.guild != interaction.guild_id:
        raise Refusal("no-league", name=league.name)
    return league


async def renew(interaction: Interaction, league: int) -> None:
    """Update the public standings after a press."""
    await interaction.client.screen.show_league(league)


SHOWN = 12
"""The largest number of seasons in the panel; earlier seasons are left out."""


async def open_seasons(interaction: Interaction, league: League) -> Reply:
    """Make the panel with a line for every season, the latest first."""
    client, say = interaction.client, interaction.client.private(interaction)
    lines = [say("seasons-title", league=escaped(league.name))]
    for season in (await client.services.leagues.seasons(league))[: -SHOWN - 1 : -1]:
        found = await client.services.leagues.ladder(league, season.number)
        first = [people.mention(row.standing.user, say) for row in found.rows if row.place == 1]
        key = "seasons-line" if first else "seasons-line-nobody"
        who = say("comma").join(first)
        lines.append(say(key, number=season.number, dates=dates(season, say), who=who))
    return Reply("\n".join(lines))
