"""Seats that are given up: absent players, offers, and the buttons to take a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from bot.chat.component import PRIMARY, SECONDARY, SUCCESS, Button, Number, one_of
from bot.chat.panels.frame import people
from bot.chat.panels.frame.interaction import Interaction, Place, person, place_of, player_of
from bot.chat.panels.frame.rights import check_organises
from bot.chat.reach import UNREACHED
from bot.chat.reply import Item, Reply, names_in
from bot.domain.refusal import MATCH_OVER, Refusal
from bot.domain.tables.player import Player
from bot.domain.tables.seating import Vacancy, check_not_own, seat_of
from bot.domain.tables.table import Table
from bot.words import Words, telling

STYLES = {
    "take": SUCCESS,
    "consent": PRIMARY,
    "decline": SECONDARY,
}
"""The acts on a seat that is given up, with the style of each button."""
NOT_VACANT = "not-vacant"
"""The key of the refusal of a seat that is not given up any more."""


# --- On the board ---------------------------------------------------------------------------------


def lines(table: Table, say: Words) -> list[str]:
    """Return a line on the players whom computers replace, and one on each other absent player.

    A line before them tells that a player has resigned.
    While all players are absent, computers play for nobody.
    """
    seats = zip(names_in(table), table.players, strict=True)
    away = [(name, player.away) for name, player in seats if player and player.away]
    names = telling.listed(say, "names-and", (name for name, how in away if how == "computer"))
    told = [say("away-computer", name=names)] if names and table.present else []
    if table.phase == "playing" and table.resigned is not None:
        told.insert(0, say("table-resigned", name=names_in(table)[table.resigned]))
    return [*told, *(say(f"away-{how}", name=name) for name, how in away if how != "computer")]


def buttons(table: Table, say: Words) -> list[Item]:
    """Return a button for each seat that is open to anybody."""
    found: list[Item] = []
    for seat, player in enumerate(table.players):
        if player and player.away == "open":
            label = say("button-seat-of", name=player.name)
            found.append(
                SeatButton.of(Vacancy(table.id, seat, player.user, 0, True), "take", label)
            )
    return found


def idle(table: Table, say: Words) -> str:
    """Return why the match waits: all players are absent, or an open seat is to move.

    The text is empty for any other reason.
    """
    if not table.present:
        return say("table-rests")
    names, players = names_in(table), table.players
    free = [names[seat] for seat in table.waits_for if (p := players[seat]) and p.away == "open"]
    return say("table-waits", names=say("comma").join(free)) if free else ""


# --- Offers ---------------------------------------------------------------------------------------


def offered(table: Table, user: int, coming: int, say: Words) -> Reply:
    """Return the message that offers a person's seat to another person."""
    vacancy = Vacancy(table.id, seat_of(table, user), user, coming, False)
    text = say("seat-offered", leaving=people.mention(user, say), coming=f"<@{coming}>")
    return Reply(text, _acts(vacancy, say, "take", "decline"), mentions=(coming,))


def _wanted(vacancy: Vacancy, say: Words) -> Reply:
    """Return the message that asks an organiser to consent to a newcomer in a league's match."""
    names = {"leaving": people.mention(vacancy.leaving, say), "coming": f"<@{vacancy.coming}>"}
    return Reply(say("seat-wanted", **names), _acts(vacancy, say, "consent", "decline"))


def _taken(vacancy: Vacancy, say: Words) -> Reply:
    names = {"leaving": people.mention(vacancy.leaving, say), "coming": f"<@{vacancy.coming}>"}
    return Reply(say("substituted", **names))


def _kept(vacancy: Vacancy, say: Words) -> Reply:
    return Reply(say("seat-kept", leaving=people.mention(vacancy.leaving, say)))


def _declined(vacancy: Vacancy, say: Words) -> Reply:
    """Return the message after an offer was declined: the seat is still open, or still taken."""
    if not vacancy.open:
        return _kept(vacancy, say)
    return Reply(say("seat-still-open", leaving=people.mention(vacancy.leaving, say)))


def _acts(vacancy: Vacancy, say: Words, *acts: str) -> Sequence[Item]:
    return [SeatButton.of(vacancy, act, say(f"button-seat-{act}")) for act in acts]


class SeatButton(Button, custom_id="seat:{way}:{act}:{table}:{seat}:{leaving}:{coming}"):
    """The button to `take` a seat, to `consent` to that as an organiser, or to `decline`."""

    way: Annotated[str, one_of("give", "open")]
    act: Annotated[str, one_of(*STYLES)]
    table: Number
    seat: Number
    leaving: Number
    coming: Number

    @classmethod
    def of(cls, vacancy: Vacancy, act: str, label: str) -> SeatButton:
        """Return a button for an act on a seat that is given up."""
        way = "open" if vacancy.open else "give"
        return cls(way, act, *vacancy[:4]).labelled(label, STYLES[act])

    @property
    def vacancy(self) -> Vacancy:
        """The seat that is given up."""
        return Vacancy(self.table, self.seat, self.leaving, self.coming, self.way == "open")

    async def answers_in(self, interaction: Interaction) -> Place:
        """Return the place: a new message if an open seat is taken, otherwise the pressed one."""
        board = self.act == "take" and self.vacancy.open
        return await place_of(interaction, self.table) if board else Place.PRESSED

    async def pressed(self, interaction: Interaction) -> Reply:
        """Take the seat, consent to it, or decline it; an offer that is over says so."""
        acts = {"take": self._take, "consent": self._consent, "decline": self._decline}
        try:
            return await acts[self.act](interaction)
        except Refusal as refused:
            stays = self.way == "open" and self.act == "take"  # below the table itself
            if stays or refused.sentence not in (NOT_VACANT, *MATCH_OVER):
                raise
            return Reply(interaction.client.public(interaction)(f"refusal-{NOT_VACANT}"))

    async def _take(self, interaction: Interaction) -> Reply:
        leaving = interaction.client.services.tables.leaving
        coming, say = person(interaction), interaction.client.public(interaction)
        if self.vacancy.open and coming.user == self.vacancy.leaving:
            await leaving.come_back(self.table, coming.user)
            return _kept(self.vacancy, say)
        if not self.vacancy.open and coming.user != self.vacancy.coming:
            raise Refusal("seat-of-another")
        vacancy = self.vacancy._replace(coming=coming.user)
        table = await leaving.take(vacancy, coming)
        sits = table.seat_of(coming.user) is not None
        return _taken(vacancy, say) if sits else _wanted(vacancy, say)

    async def _consent(self, interaction: Interaction) -> Reply:
        await check_organises(interaction)
        client, vacancy = interaction.client, self.vacancy
        check_not_own(await client.services.tables.at(self.table), interaction.user.id)
        coming = await _member(interaction, vacancy.coming)
        table = await client.services.tables.leaving.take(vacancy, coming, consented=True)
        by, left = interaction.user.id, vacancy.leaving
        await client.services.organisers.substituted(table.guild, by, table.id, left, coming.user)
        return _taken(vacancy, client.public(interaction))

    async def _decline(self, interaction: Interaction) -> Reply:
        say = interaction.client.public(interaction)
        asked = None if self.vacancy.open else self.vacancy.coming
        if interaction.user.id == asked:
            await interaction.client.services.tables.leaving.decline(self.vacancy)
        elif interaction.user.id not in (self.vacancy.leaving, self.vacancy.coming):
            await check_organises(interaction)
        return _declined(self.vacancy, say)


async def _member(interaction: Interaction, user: int) -> Player:
    """Return a person with their name on the server."""
    assert interaction.guild
    try:
        member = await interaction.guild.fetch_member(user)
    except UNREACHED:
        raise Refusal("gone-away") from None
    return player_of(member)
