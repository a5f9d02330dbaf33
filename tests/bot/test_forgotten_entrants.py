"""People who delete their data are in nothing later, so that nobody waits for a pseudonym."""

from __future__ import annotations

import pytest

from bot.chat.panels.frame import people
from bot.chat.reply import Reply
from bot.domain.ledger.entries import FORGOTTEN
from tests.bot.discord.room import Room, said
from tests.bot.people.evening import MINUTE, Evening
from tests.bot.people.league_room import EN

pytestmark = pytest.mark.usefixtures("blank", "still")


async def test_nobody_waits_in_a_tournament_for_a_forgotten_person(room: Room) -> None:
    evening = Evening(room)
    await evening.found(4, form="swiss", game="mushi", start=10)
    await room.env.advance_time(10 * MINUTE + 1)
    match = (await evening.cup()).current[0]
    gone, other = (evening.people[user] for user in match.people)
    told = said(await gone.slash(room.channel, "privacy forget", sure=True))
    assert told == EN("privacy-forgotten", name=EN("somebody", number=1))
    cup = await evening.cup()
    assert [entrant.user for entrant in cup.entrants if not entrant.present] == [FORGOTTEN - 1]
    assert await evening.play(other) == EN("refusal-tournament-gone-away")


async def test_a_person_who_plays_leaves_the_table_and_the_evening(room: Room) -> None:
    evening = Evening(room)
    await evening.found(4, form="swiss", game="mushi", start=10)
    await room.open(0, "ben")
    await room.press(room.aki, "start")
    told = said(await room.aki.slash(room.channel, "privacy forget", sure=True))
    assert told == EN("privacy-forgotten", name=EN("somebody", number=1))
    await room.env.advance_time(10 * MINUTE + 1)
    cup = await evening.cup()
    assert room.aki.id not in [entrant.user for entrant in cup.entrants if entrant.present]
    assert [player.user for player in (await room.table()).people] == [room.ben.id]


@pytest.mark.parametrize(
    ("game", "others", "left"),
    [("mushi", "ben", ["Aki"]), ("tiengow", "ben chiyo daeun", ["Aki", "Chiyo", "Daeun"])],
)
async def test_a_rematch_is_offered_without_a_forgotten_person(
    room: Room, game: str, others: str, left: list[str]
) -> None:
    number = (await room.start(0, others, game)).id
    await room.client.services.tables.ending.abandon(number)
    await room.ben.slash(room.channel, "privacy forget", sure=True)
    await room.client.screen.renew(number)
    await room.press(room.aki, "rematch")
    table = await room.table()
    assert (table.phase, [player.name for player in table.people]) == ("lobby", left)


async def test_no_forgotten_organiser_is_called_to_a_round(room: Room) -> None:
    evening = Evening(room)
    await evening.found(4, form="swiss", game="mushi", start=10, time=30)
    organisers, league = room.client.services.organisers, evening.league
    found = await room.client.services.leagues.named(room.guild.id, None, room.channel.id)
    assert await organisers.announcer(found) == league.organiser.id
    await league.organiser.slash(room.channel, "privacy forget", sure=True)
    assert await organisers.announcer(found) is None


def test_no_message_notifies_a_pseudonym() -> None:
    """Discord refuses a message that would notify a number that belongs to nobody."""
    mentions = Reply("won", mentions=(FORGOTTEN - 1, 5)).options()["allowed_mentions"]
    assert mentions.to_dict()["users"] == [5]


@pytest.mark.parametrize(("user", "written"), [(5, "<@5>"), (-5, "-5")])
def test_a_mention_is_that_of_a_person(user: int, written: str) -> None:
    """A forged id may name an account that is not there."""
    assert people.mention(user, EN) == written
