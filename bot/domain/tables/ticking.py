"""The clocks of a table: starting, stopping and refilling them, and votes on lost time."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import datetime

from bot.domain.people.calendar import Calendar
from bot.domain.tables import clocks, windows
from bot.domain.tables.clocks import Running
from bot.domain.tables.table import Table
from rules import Seat

Calendars = Mapping[int, Calendar]
"""The calendar of each person, by user."""


def asked(table: Table) -> tuple[Seat, ...]:
    """Return the seats whose clocks run: the seats of people who keep somebody else waiting.

    A claim window that closes by itself has its own limit. While a table's channel is lost, no
    clock runs.
    """
    windowed = windows.is_open(table) and table.pace.seconds is not None
    if not table.shared or table.lost_at or windowed:
        return ()
    return tuple(s for s in table.waits_for if (p := table.players[s]) and p.present)


def running(
    table: Table, before: Table, now: datetime, calendars: Calendars
) -> tuple[Running, ...]:
    """Return the clocks after a change: they run for the people who are asked now."""
    if table.clock.seconds is None or table.phase in ("lobby", "over") or table.offered:
        return ()
    seats, same = asked(table), _same_question(table, before)
    answered = _answered(table, before)
    known = table.clocks or tuple(clocks.fresh(table.clock) for _ in table.players)
    return tuple(
        clock
        if clock.since and seat in seats and same and seat not in answered
        else _turned(table, seat, clock, now, calendars, seat in seats)
        for seat, clock in enumerate(known)
    )


def _turned(
    table: Table, seat: Seat, running: Running, now: datetime, calendars: Calendars, asks: bool
) -> Running:
    """Return a seat's clock after a change: charged if it ran, and running if the seat is asked."""
    calendar = calendar_of(table, seat, calendars)
    if running.since:
        running = clocks.decided(table.clock, running, now, calendar)
    return running.started(now, calendar) if asks else running


def calendar_of(table: Table, seat: Seat, calendars: Calendars) -> Calendar:
    """Return the hours that count on the clock of a seat."""
    player = table.players[seat]
    own = calendars.get(player.user) if player else None
    return table.clock.calendar(own or Calendar())


def _same_question(table: Table, before: Table) -> bool:
    """Whether the seats that are still asked have the same question as before."""
    if table.phase != before.phase or table.deal is None or before.deal is None:
        return False
    return table.phase == "between" or table.deal.window == before.deal.window


def _answered(table: Table, before: Table) -> set[Seat]:
    """Return the seats that have made a decision in the running deal since the table `before`."""
    if table.deal is None or before.deal is None or table.phase != "playing":
        return set()
    return {seat for seat, _ in table.deal.log[before.deal.ply :]}


def refilled(table: Table, seat: Seat, least: float) -> Table:
    """Stop the clock of a seat, with at least `least` seconds left."""
    return _with(table, {seat: Running(max(table.clocks[seat].left, least))})


def found(table: Table) -> Table:
    """Return the table after its channel can be reached again.

    People who are asked have at least the grace of the clock left.
    """
    table, grace = replace(table, lost_at=None), float(table.clock.grace)
    for seat in asked(table) if table.clocks else ():
        table = refilled(table, seat, grace)
    return table


def put_to_vote(table: Table, seats: Collection[Seat], now: datetime) -> Table:
    """Let the other players vote whether to wait for players whose time has run out."""
    grace = Running(float(table.clock.grace), over=True).started(now, Calendar())
    return _with(table, dict.fromkeys(seats, grace))


def with_time_again(table: Table) -> Table:
    """Give new time to the players who have run out of it."""
    return renewed(table, [seat for seat, running in enumerate(table.clocks) if running.over])


def renewed(table: Table, seats: Collection[Seat]) -> Table:
    """Set the clocks of some seats back to their full time."""
    return _with(table, dict.fromkeys(seats, clocks.fresh(table.clock)))


def _with(table: Table, changed: Mapping[Seat, Running]) -> Table:
    every = (changed.get(seat, running) for seat, running in enumerate(table.clocks))
    return replace(table, clocks=tuple(every))


def retimed(table: Table, now: datetime, before: Calendars, calendars: Calendars) -> Table:
    """Charge running clocks by the calendars of `before`, then restart them with `calendars`."""
    running = {seat: running for seat, running in enumerate(table.clocks) if running.since}
    return _with(
        table,
        {
            seat: running.charged(now, calendar_of(table, seat, before)).started(
                now, calendar_of(table, seat, calendars)
            )
            for seat, running in running.items()
        },
    )
