"""Duplicate rounds of a tournament: in each, everybody plays one duplicate match alone."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

import rules
from bot.domain import duplicate
from bot.domain.duplicate import Match, Rival
from bot.domain.league.season import League
from bot.domain.league.tournament import Outcome, Tournament
from bot.domain.tables import fair, lobby


def secret_of(one: Tournament, number: int) -> str:
    """The secret of a round, derived from that of the tournament."""
    return fair.derived(one.secret, f"{one.id}:{number}")


def following(one: Tournament, league: League, names: Mapping[int, str], now: datetime) -> Match:
    """Make the match of the next round, which begins now under the house rules of the league.

    Each person's addition is the id of the press with which they signed up.
    """
    assert one.promised_at
    game, ruling = rules.game(one.game), league.season.charter.games[one.game]
    options = ruling.options
    if game.length(options).deals:
        options = lobby.with_deals(game, options, one.deals)
    number = one.last + 1
    rivals = tuple(
        Rival(entrant.user, names.get(entrant.user, ""), entrant.addition)
        for entrant in one.present
    )
    return Match(
        *(0, league.guild, league.channel, rivals[0].user, one.game, ruling.preset, options),
        *(one.deals, 1, 0, secret_of(one, number), one.promised_at, rivals, now + one.span),
        tournament=one.id,
        round=number,
    )


def outcomes(match: Match) -> dict[int, Outcome]:
    """Everybody's outcome of a round: the sum of points decides, as in every duplicate match."""
    return {line.people[0].user: Outcome(line.place, line.total) for line in duplicate.lines(match)}


def came(match: Match) -> frozenset[int]:
    """Return the people who have sat down in a round."""
    return frozenset(one.user for one in match.people if one.table)
