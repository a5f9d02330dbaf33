"""The message that announces a tournament and shows it until it is over, with its buttons."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Annotated

from bot.chat.component import PRIMARY, SUCCESS, Button, Number, one_of
from bot.chat.desk import Desk
from bot.chat.panels.contests.tournament import steering, tournament
from bot.chat.panels.frame import people, threads
from bot.chat.panels.frame.interaction import Interaction, Place, person
from bot.chat.panels.frame.kept import Post
from bot.chat.panels.league import ladder
from bot.chat.panels.tables.after.elsewhere import DuplicateButton
from bot.chat.reply import Item, Reply
from bot.domain.league.season import League
from bot.domain.league.tournament import DUPLICATE, KNOCK_OUT, Match, Tournament
from bot.domain.tables.table import Table
from bot.words import Words
from bot.words.spelling import escaped


class MatchButton(Button, custom_id="match:{tournament}"):
    """The button that opens or finds the table of the match that a person has to play."""

    tournament: Number
    place, label, style = Place.PRIVATE, "button-tournament-play", PRIMARY

    async def pressed(self, interaction: Interaction) -> Reply:
        """Seat the person, and tell them where they play and against whom."""
        client, say = interaction.client, interaction.client.private(interaction)
        cup = await client.services.tournaments.by_id(self.tournament)
        league = await ladder.own_league(interaction, cup.league)
        room = partial(_room, interaction, league)
        match, table = await client.services.meetings.sit(
            cup.id, person(interaction), interaction.id, room
        )
        if table.message is None:
            await client.screen.renew(table.id)
        others = [user for user in match.people if user != interaction.user.id]
        who = say("comma").join(people.mention(user, say) for user in others)
        place = f"<#{table.channel}>"
        return Reply(say("tournament-seated", number=match.round, who=who, place=place))

    async def afterwards(self, interaction: Interaction) -> None:
        """Show in the public message where the match is played."""
        await interaction.client.screen.show_tournament(self.tournament)


async def _room(
    interaction: Interaction, league: League, match: Match, before: Table | None
) -> int | None:
    """Return a thread for a match: that of its last table, or a new one.

    None is returned if the bot cannot make a thread.
    """
    client, say = interaction.client, interaction.client.public(interaction)
    if before and await threads.stands(client, before.channel):
        return before.channel
    names = await people.names(client, league.guild, match.people, say)
    who = say("schedule-against").join(names)
    return await threads.made(interaction, say("tournament-thread", number=match.round, who=who))


ACTS = ("enter", "withdraw")
"""The acts of the buttons below a tournament."""


class TournamentButton(Button, custom_id="tournament:{tournament}:{act}"):
    """The button to sign up for a tournament, or to withdraw from it."""

    tournament: Number
    act: Annotated[str, one_of(*ACTS)]
    place = Place.PRIVATE
    label, styles = "button-tournament-{act}", {"enter": SUCCESS}

    async def pressed(self, interaction: Interaction) -> Reply:
        """Sign up or withdraw."""
        tournaments = interaction.client.services.tournaments
        cup = await tournaments.by_id(self.tournament)
        league = await ladder.own_league(interaction, cup.league)
        if self.act == "enter":
            await tournaments.enter(league, cup.id, person(interaction), interaction.id)
        else:
            await tournaments.withdraw(cup.id, interaction.user.id)
        return Reply(interaction.client.private(interaction)(f"tournament-done-{self.act}"))

    async def afterwards(self, interaction: Interaction) -> None:
        """Update the public message."""
        await interaction.client.screen.show_tournament(self.tournament)


def _acts(cup: Tournament) -> tuple[str, ...]:
    """Return the possible acts: nobody enters a knock-out that has begun."""
    if cup.over:
        return ()
    return ACTS[1:] if cup.last and cup.kind == KNOCK_OUT else ACTS


async def _of(client: Desk, number: int) -> tuple[Tournament, League, Words]:
    """Return a tournament with its league, and the words of its server."""
    cup = await client.services.tournaments.by_id(number)
    league = await client.services.leagues.by_id(cup.league)
    return cup, league, await client.spoken(league.guild)


async def made(client: Desk, number: int) -> list[Post]:
    """Return the message of a tournament as a post."""
    cup, league, say = await _of(client, number)
    reply = await tournament.current(client, cup, league, say)
    items: list[Item] = [TournamentButton(number, act).worded(say) for act in _acts(cup)]
    items += _of_matches(cup, say)
    items += _of_rounds(cup, say)
    items += reply.items
    if not cup.over:
        items.append(
            steering.SteerButton(number, "open", 0).labelled(say("button-tournament-steer"))
        )
    reply = replace(reply, items=items)
    posted = partial(client.services.tournaments.posted, number)
    subject = f"tournament:{number}"
    return [Post(league.guild, league.channel, cup.message, reply, posted, subject=subject)]


def _of_matches(cup: Tournament, say: Words) -> list[Item]:
    """Return the button to the table of a person's match, while a round is played at tables."""
    playing = cup.last and not cup.over and cup.kind != DUPLICATE
    return [MatchButton(cup.id).worded(say)] if playing else []


async def calls(client: Desk, number: int) -> tuple[League, list[Reply]]:
    """Return the league of a tournament, and the messages that call its organisers.

    They notify the role of the organisers; without one, the person who announced the tournament.
    """
    cup, league, say = await _of(client, number)
    role = await client.services.organisers.role(league.guild)
    by = None if role else await client.services.organisers.announcer(league)
    who = f"<@&{role}>" if role else f"<@{by}>" if by else ""
    told = say("tournament-calls", who=who, league=escaped(league.name), number=cup.last)
    mentions, roles = ((by,) if by else ()), ((role,) if role else ())
    return league, [Reply(told.strip(), mentions=mentions, roles=roles)]


async def results(client: Desk, number: int) -> tuple[League, list[Reply]]:
    """Return the league of a tournament that has ended, and the message with its first places, or
    with the reason why nobody won.

    It notifies the winners alone.
    """
    cup, league, say = await _of(client, number)
    return league, [tournament.ended(cup, league, say)]


def _of_rounds(cup: Tournament, say: Words) -> list[Item]:
    """Return the buttons of a tournament's duplicate rounds.

    They lead to the table in the running round, to the comparison of the last finished round, and
    to the facts of the shuffle.
    """
    played = [(match.duplicate, bool(match.outcome)) for match in cup.matches if match.duplicate]
    running = [number for number, over in played if not over]
    over = [number for number, over in played if over]
    acts = {"play": running, "show": over, "fair": running or over}
    return [
        DuplicateButton(numbers[-1], act).worded(say) for act, numbers in acts.items() if numbers
    ]
