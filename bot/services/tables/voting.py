"""Votes of the people at a table: to end the match, to take a move back, to wait."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.domain.refusal import Refusal
from bot.domain.tables import ballots, seating, taking_back, ticking
from bot.domain.tables.ballots import Ballot
from bot.domain.tables.table import Table
from bot.services.keeping import again
from bot.services.tables.ending import Ending
from bot.services.tables.keeping import TableKeeper, log
from bot.services.tables.playing import Playing
from bot.services.tables.timing import Timing
from bot.store.people import whereabouts
from rules import Seat


class Voting:
    """The votes at all tables; each is stored, so it goes on after a restart.

    No vote waits for the users who are `gone` from the server of the table.
    """

    def __init__(
        self, keeper: TableKeeper, timing: Timing, playing: Playing, ending: Ending
    ) -> None:
        self._keeper, self._timing = keeper, timing
        self._playing, self._ending = playing, ending

    async def asked_to_end(
        self, number: int, user: int, gone: Collection[int] = ()
    ) -> tuple[Table, Ballot]:
        """Return a table and the vote to end its match; Refusal if a person cannot open it."""
        table = await self._keeper.at(number)
        seat = _voter(table, user)
        return table, await self._unvoted(table, _end(table), seat, gone)

    @again
    async def vote_to_end(
        self, number: int, user: int, deal: int | None = None, gone: Collection[int] = ()
    ) -> tuple[Table, Ballot]:
        """Vote to end the match, and open the vote if needed; return the table and the vote.

        Refusal if `deal` is over.
        """
        async with self._keeper.locked(number) as table:
            seat = _voter(table, user)
            if deal not in (None, table.current):
                raise Refusal("vote-over")
            return await self._put(table, _end(table), seat, gone)

    @again
    async def ask_back(
        self, number: int, user: int, gone: Collection[int] = ()
    ) -> tuple[Table, Ballot]:
        """Ask the others to let a player take their last move back; return the table and the vote.

        Refusal if the player has no move to take back.
        """
        async with self._keeper.locked(number) as table:
            seat = _voter(table, user)
            ply = taking_back.last_move(table, seat)
            if ply is None or table.deal is None:
                raise Refusal("not-taken-back")
            return await self._put(table, ballots.back(table, ply), seat, gone)

    @again
    async def vote_to_wait(
        self, number: int, user: int, gone: Collection[int] = ()
    ) -> tuple[Table, Ballot]:
        """Vote to give new time to the players whose time has run out; return the table and the
        vote.

        Refusal if nobody's time has run out.
        """
        async with self._keeper.locked(number) as table:
            seat, ballot = _voter(table, user), ballots.to_wait(table, {})
            if ballot is None:
                raise Refusal("no-wait")
            return await self._put(table, ballot.about, seat, gone)

    @again
    async def vote(
        self, number: int, about: str, user: int, aye: bool, gone: Collection[int] = ()
    ) -> tuple[Table, Ballot]:
        """Vote on the open question `about`, yes with `aye`; return the table and the vote.

        Refusal when it is closed.
        """
        async with self._keeper.locked(number) as table:
            seat = _voter(table, user)
            ballot = await self._ballot(table, about, seat, gone)
            return await self._cast(table, ballot, seat, aye)

    async def _put(
        self, table: Table, about: str, seat: Seat, gone: Collection[int]
    ) -> tuple[Table, Ballot]:
        """Vote yes on a question; Refusal if the seat has voted yes, or if others have refused."""
        return await self._cast(table, await self._unvoted(table, about, seat, gone), seat, True)

    async def _unvoted(self, table: Table, about: str, seat: Seat, gone: Collection[int]) -> Ballot:
        """Return the state of an open vote; Refusal if the seat has voted yes already.

        Refusal also if the question was refused, unless this seat voted no and asks in turn.
        """
        ballot = await self._ballot(table, about, seat, gone)
        if ballot.decided is False and ballot.votes.get(seat, True):
            raise Refusal(f"refused-{about.partition('-')[0]}")
        if ballot.votes.get(seat) and ballot.decided is None:
            raise Refusal("voted-already", about=about)
        return ballot

    async def _cast(
        self, table: Table, before: Ballot, seat: Seat, aye: bool
    ) -> tuple[Table, Ballot]:
        ballot, about = before.cast(seat, aye), before.about
        log.info("vote", table=table.id, about=about, seat=seat, aye=aye)
        match ballot.decided:
            case True:
                return await self._carry_out(table, about), ballot
            case False:
                after = ballots.refused(table, ballot)
            case None:
                after = ballots.cast(table, about, seat, aye)
        return await self._keeper.save(table, after), ballot

    async def _ballot(self, table: Table, about: str, seat: Seat, gone: Collection[int]) -> Ballot:
        """Return the state of a vote, for a voter; Refusal when it is closed."""
        ballot = await self._of_all(table, about, seat)
        asked = replace(ballot, repeated=bool(ballot.votes))
        return ballots.without(table, asked, gone)

    async def _of_all(self, table: Table, about: str, seat: Seat) -> Ballot:
        """Return the state of a vote of all who are present; Refusal when it is closed."""
        said = table.votes.get(about, {})
        if about == f"end-{table.current}":
            last = await self._keeper.database.read(lambda c: whereabouts.moved_at(c, table.id))
            return ballots.to_end(table, said, seat, last, self._keeper.now())
        if (wait := ballots.to_wait(table, said)) and wait.about == about:
            return wait
        ply = _ply(table, about)
        if table.deal and ply is not None:
            return ballots.to_take_back(table, said, about, table.deal.log[ply][0])
        raise Refusal("vote-over")

    async def _carry_out(self, table: Table, about: str) -> Table:
        ply = _ply(table, about)
        if ply is not None:
            return await self._take_back(table, ply)
        return await (
            self._wait(table) if about.startswith("wait") else self._ending.conclude(table)
        )

    async def _wait(self, table: Table) -> Table:
        log.info("wait", table=table.id)
        after = ticking.with_time_again(ballots.dropped(table, "wait"))
        return await self._timing.rewrite(table, after)

    async def _take_back(self, table: Table, ply: int) -> Table:
        log.info("take back", table=table.id, deal=table.current, ply=ply)
        after = taking_back.taken_back(table, ply)
        return await self._playing.go_on(table, await self._playing.settled(after, after))


def _voter(table: Table, user: int) -> Seat:
    """Return the seat of a person who may vote; Refusal when they may not."""
    seating.check_played(table)
    seat = seating.seat_of(table, user)
    if seat not in table.present:
        raise Refusal("away")
    return seat


def _end(table: Table) -> str:
    """Return the question whether to end the match; Refusal at a duplicate match."""
    if table.common:
        raise Refusal("duplicate-stays")
    return f"end-{table.current}"


def _ply(table: Table, about: str) -> int | None:
    """Return the ply of the move that a vote takes back; None if there is none any more."""
    kind, *moment = about.split("-")
    if kind != "back" or table.deal is None or table.phase != "playing":
        return None
    number, at = map(int, moment)
    ply = at - table.deal.skipped
    if number != table.current or not 0 <= ply < table.deal.ply:
        return None
    return ply if taking_back.last_move(table, table.deal.log[ply][0]) == ply else None
