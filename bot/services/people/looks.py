"""How pictures look: as a server has chosen, and as a person has."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.people.person import Person
from bot.services.people.choices import Choices
from bot.services.people.people import OFFERS, People
from render import PUBLIC, Look


class Looks:
    """The looks of public pictures, and of those that one person sees."""

    def __init__(self, choices: Choices, people: People) -> None:
        self._choices, self._people = choices, people

    async def look_in_public(self, guild: int) -> Look:
        """Return the look of a server's public pictures, in the shape that fits every screen."""
        return replace(await self._choices.look_of(guild), layout=PUBLIC)

    async def look_of_player(self, guild: int, user: int) -> Look:
        """Return the look of a person's own pictures: their choices, otherwise the server's."""
        return await self.look_of(guild, await self._people.at(user))

    async def look_of(self, guild: int, person: Person) -> Look:
        """Return the look of a person's own pictures, for a person already read."""
        look = await self._choices.look_of(guild)
        worn = {part: getattr(person, part) for part in OFFERS}
        return replace(look, **{part: chosen for part, chosen in worn.items() if chosen})
