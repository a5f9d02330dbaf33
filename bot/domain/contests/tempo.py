"""The tempo of a round: how long a match takes, and a clock that lets it end in time.

A round of a Swiss or a knock-out lasts a set number of minutes. A match that has begun by its end
may take as much time again. The clock is the most generous one with which a match ends within twice
the round's time, even if everybody uses all of their own time.
"""

from __future__ import annotations

from itertools import chain
from math import ceil

from bot.domain.tables.clocks import ABSENCE, BANKS, HOUR, MINUTE, TIMES, Clock
from bot.domain.tables.typical import SECONDS, TYPICAL
from rules import AnyGame, Options

SITS_IN = ABSENCE[1]
"""The consequence of running out of time: a computer player sits in, so the others can go on."""


def _offered(seconds: int, increment: int | None) -> Clock:
    """Return a clock to offer; if its `seconds` are an hour or more, only waking hours count."""
    return Clock(seconds, increment, waking=seconds >= HOUR, absence=SITS_IN)


OFFERED = tuple(_offered(*each) for each in chain(((time, None) for time in TIMES), BANKS))
"""The clocks of rounds: every time for a decision and every bank on offer."""
QUICKEST = OFFERED[0]
"""The clock of a round that is too short for every other clock."""


def choices(game: AnyGame, options: Options, seats: int) -> int:
    """Estimate how many choices all players of a match make together."""
    length = game.length(options)
    deals = length.number * (seats if length.counted == "rounds" else 1)
    return ceil(max(deals, 1) * TYPICAL[game.key].choices)


def minutes(game: AnyGame, options: Options, seats: int) -> int:
    """Estimate how many minutes a match takes among people who are all present."""
    return ceil(choices(game, options, seats) * SECONDS / MINUTE)


def longest(clock: Clock, choices: int, seats: int) -> int:
    """Return how many seconds a match lasts if its players use all of their time.

    `choices` counts those of all players together.
    """
    each = clock.seconds or 0
    if clock.increment is None:
        return choices * each
    return seats * each + choices * clock.increment


def clock_of(game: AnyGame, options: Options, seats: int, round_minutes: int) -> Clock:
    """Return the most generous clock with which a match ends within twice `round_minutes`.

    If no clock does, return the quickest one.
    """
    asked, most = choices(game, options, seats), 2 * MINUTE * round_minutes
    fitting = [clock for clock in OFFERED if longest(clock, asked, seats) <= most]
    return max(fitting, key=lambda clock: longest(clock, asked, seats), default=QUICKEST)
