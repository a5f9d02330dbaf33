"""The people a table waits for, and notices that are no longer needed."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import datetime

from bot.domain import nonces
from bot.domain.tables import windows
from bot.domain.tables.deal import Moment
from bot.domain.tables.notice import Notice, Sent
from bot.domain.tables.table import Table

BETWEEN = -1
"""The ply of the question whether a player is ready for a deal."""
AGREEMENT = -2
"""The ply of the question whether a person in a lobby agrees to its terms."""
ABSENT = -3
"""The ply of a notice that stays for a player who did not answer it, until they are back."""


def noted(table: Table, first: Callable[[int], datetime]) -> Table:
    """Give a notice to each person the table waits for; people with the same question keep theirs.

    `first` returns the time at which to notify a user of a new question. Absent players keep the
    message that was sent to them last, and get no other.
    """
    known = table.notices
    now = {
        user: notice
        if (notice := known.get(user)) and notice.question == question
        else Notice(question, first(user))
        for user, question in _asked(table).items()
    }
    now = {user: _left(notice) for user, notice in known.items() if _stays(table, user)} | now
    return table if now == known else replace(table, notices=now)


def _stays(table: Table, user: int) -> bool:
    """Whether a person has been notified, and is absent from a match that goes on."""
    seat, running = table.seat_of(user), table.phase in ("playing", "between")
    return running and seat not in (None, *table.present) and table.notices[user].sent is not None


def _left(notice: Notice) -> Notice:
    """Return the notice of an absent player: only its message is left."""
    return replace(notice, question=(notice.question[0], ABSENT), due=None)


def forgone(table: Table, user: int) -> Table:
    """Return a table without the notice of a person who leaves it of their own accord."""
    notices = {known: notice for known, notice in table.notices.items() if known != user}
    return replace(table, notices=notices)


def waited_for(table: Table) -> set[int]:
    """Return the people with a notice who are not absent."""
    return {user for user, notice in table.notices.items() if notice.question[1] != ABSENT}


def next_due(table: Table) -> datetime | None:
    """Return the time of a table's next notice; None without one, or if its channel is lost."""
    if table.lost_at:
        return None
    return min((notice.due for notice in table.notices.values() if notice.due), default=None)


def unneeded(before: Table, table: Table) -> set[Sent]:
    """Return the sent messages that no notice needs any more after a change."""
    if before.notices is table.notices:
        return set()
    still = {notice.sent for notice in table.notices.values()}
    every = (notice.sent for notice in before.notices.values())
    return {sent for sent in every if sent and sent not in still}


def nonce(table: Table, users: Collection[int]) -> str:
    """Return the nonce of a message to people, the same if the message is sent again."""
    every = sorted((user, table.notices[user]) for user in users)
    parts = (f"{user}:{notice.question}:{notice.times}" for user, notice in every)
    return nonces.nonce(table.id, *parts)


def _question(table: Table) -> Moment:
    """Return the open question: its deal and the ply at which it was put."""
    if table.phase == "between" and table.promise:
        return table.promise.number, BETWEEN
    return table.deal.window if table.deal else (0, BETWEEN)


def hidden(table: Table) -> bool:
    """Whether only seats that can claim are notified, so that nobody else may see the notices."""
    return table.pace.kind == "timed" and windows.has_fixed_end(table)


def _asked(table: Table) -> dict[int, Moment]:
    """Return the question to each user others wait for; if notices are hidden, to the users who
    may still claim.
    """
    question = _question(table)
    if table.phase == "lobby":
        seated = (table.players[seat] for seat in table.unagreed)
        agreement = {player.user: (0, AGREEMENT) for player in seated if player}
        return dict.fromkeys(table.awaited, question) | agreement
    if not table.shared or (windows.has_fixed_end(table) and not hidden(table)):
        return {}
    if not hidden(table):
        return {player.user: question for player in table.asked}
    answered = windows.kept(table)
    asked = [seat for seat in table.waits_for if seat in table.present and seat not in answered]
    able = (table.players[seat] for seat in asked if windows.can_claim(table, seat))
    return {player.user: question for player in able if player}
