"""Buttons for duplicate matches: to join, to begin, to sit down, and to compare."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

import discord

from bot.chat.component import Button, Number, one_of
from bot.chat.panels.frame import threads
from bot.chat.panels.frame.answer import Interaction, answer, person
from bot.chat.panels.tables.match import opening
from bot.chat.reply import Reply
from bot.domain.contests.duplicate import Match, Rival
from bot.domain.tables.table import Table
from bot.words import Words, naming

ACTS = ("join", "leave", "begin", "play", "show", "fair")
CHANGES = ("join", "leave", "begin")
"""The acts that change the public view of the match."""
NEXT, BLUE = discord.ButtonStyle.success, discord.ButtonStyle.primary
BRIGHT = {"join": BLUE, "begin": NEXT, "play": NEXT, "show": BLUE}


class DuplicateButton(Button, custom_id="duplicate:{match}:{act}"):
    """A button below a duplicate match, or one that leads back to it."""

    match: Number
    act: Annotated[str, one_of(*ACTS)]

    def shown(self, say: Words, label: str = "") -> DuplicateButton:
        """Label the button with its act; the next step stands out."""
        style = BRIGHT.get(self.act, discord.ButtonStyle.secondary)
        return self.labelled(say(f"button-duplicate-{label or self.act}"), style)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Carry out the act."""
        if self.act == "play":
            await opening.lone(interaction, lambda: self._sat(interaction))
        elif self.act in CHANGES:
            if await answer(interaction, lambda: self._changed(interaction)):
                client = interaction.client
                await client.screen.show_duplicate(self.match, client.public(interaction))
        else:
            shown = interaction.client.screen.duplicate
            await answer(interaction, lambda: shown(interaction, self.match, self.act))

    async def _changed(self, interaction: Interaction) -> Reply:
        duplicates = interaction.client.services.duplicates
        match self.act:
            case "join":
                await duplicates.join(self.match, person(interaction), interaction.id)
            case "leave":
                await duplicates.leave(self.match, interaction.user.id)
            case _:
                await duplicates.begin(self.match, interaction.user.id, interaction.id)
        return Reply(interaction.client.private(interaction)(f"duplicate-done-{self.act}"))

    async def _sat(self, interaction: Interaction) -> Table | Reply:
        """Return the reader's own table, or a link to it; once it is over, how they compare."""
        client = interaction.client
        say, duplicates = client.private(interaction), client.services.duplicates
        match = await duplicates.by_id(self.match)
        room = partial(_room, interaction, match)
        named = naming.computer(say if match.side == 1 else client.public(interaction))
        one = await duplicates.sit(match.id, person(interaction), named, room)
        if one.phase == "over":
            return await client.screen.duplicate(interaction, self.match, "show")
        if one.private:
            return one
        if one.message is None:
            await client.screen.renew(one.id)
        return Reply(say("duplicate-table", thread=f"<#{one.channel}>"))


async def _room(interaction: Interaction, match: Match, people: Sequence[Rival]) -> int | None:
    """Return a private thread for people who play together; None if the bot cannot make one."""
    say, place = interaction.client.public(interaction), match.place_of(people[0].user)
    title = say("duplicate-thread", game=say(f"game-{match.key}"), table=place.table + 1)
    return await threads.made(interaction, title, [one.user for one in people])
