"""The hands of mahjong that people enter to have them appraised; each lapses after a day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.domain.people import draft
from bot.domain.people.draft import Draft
from bot.store import Connection, Database
from bot.store.people import drafts

KEPT = timedelta(days=1)
"""How long a hand is kept after its last change."""


class Drafts:
    """The hands, one for each person."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database, self._clock = database, clock

    async def of(self, user: int) -> Draft | None:
        """Return a person's hand; None without one, or if it has not changed for a day."""
        since = self._clock() - KEPT
        text = await self._database.read(lambda c: drafts.of_person(c, user, since))
        return draft.read(text) if text else None

    async def save(self, user: int, hand: Draft) -> Draft:
        """Keep a hand in place of the person's last one, and return it."""
        return await self.change(user, hand.game, lambda _: hand)

    async def change(self, user: int, game: str, change: Callable[[Draft], Draft]) -> Draft:
        """Change the hand a person enters for a game (an empty one if there is none), and return
        it.

        The hand is read and written in one transaction, so a quick second press does not lose the
        first.
        """
        now = self._clock()

        def work(connection: Connection) -> Draft:
            text = drafts.of_person(connection, user, now - KEPT)
            changed = change(draft.of_game(game, draft.read(text) if text else None))
            drafts.save(connection, user, draft.written(changed), now, now - KEPT)
            return changed

        return await self._database.write(work)
