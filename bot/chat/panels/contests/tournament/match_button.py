"""The button below a tournament that leads to the table of one's match."""

from __future__ import annotations

from functools import partial

from bot.chat.component import PRIMARY, Button, Number
from bot.chat.panels.frame import people, threads
from bot.chat.panels.frame.answer import Interaction, Place, person
from bot.chat.panels.league import ladder
from bot.chat.reply import Reply
from bot.domain.league.season import League
from bot.domain.league.tournament import Match
from bot.domain.tables.table import Table


class MatchButton(Button, custom_id="match:{tournament}"):
    """The button that opens the table of the match a person has to play, or finds it."""

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
    """Return a thread for a match: that of its last table, otherwise a new one; None without."""
    client, say = interaction.client, interaction.client.public(interaction)
    if before and await threads.stands(client, before.channel):
        return before.channel
    names = await people.names(client, league.guild, match.people, say)
    who = say("schedule-against").join(names)
    return await threads.made(interaction, say("tournament-thread", number=match.round, who=who))
