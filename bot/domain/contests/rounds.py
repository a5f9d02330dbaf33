"""Duplicate rounds of a tournament: each is a duplicate match that everybody plays alone."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

import rules
from bot.domain.contests import duplicate
from bot.domain.contests.duplicate import Match, Rival
from bot.domain.league.season import League
from bot.domain.league.tournament import Outcome, Tournament
from bot.domain.tables import fair, lobby


def secret_of(tournament: Tournament, number: int) -> str:
    """Return the secret of a round, derived from the tournament's secret."""
    return fair.derived(tournament.secret, f"{tournament.id}:{number}")


def match_of(cup: Tournament, league: League, names: Mapping[int, str], now: datetime) -> Match:
    """Make the match of the current round, which begins now with the house rules of the league.

    Each person's addition to the chance is the id of the press with which they entered.
    """
    assert cup.promised_at
    game, ruling = rules.game(cup.game), league.season.charter.games[cup.game]
    options = ruling.options
    if game.length(options).deals:
        options = lobby.with_deals(game, options, cup.deals)
    rivals = tuple(
        Rival(entrant.user, names.get(entrant.user, ""), entrant.addition)
        for entrant in cup.present
    )
    return Match(
        *(0, league.guild, league.channel, rivals[0].user, cup.game, ruling.preset, options),
        *(cup.deals, 1, 0, secret_of(cup, cup.last), cup.promised_at, rivals, now + cup.span),
        tournament=cup.id,
        round=cup.last,
    )


def outcomes(match: Match) -> dict[int, Outcome]:
    """Return everybody's outcome of a round: places go by finished deals, then by points."""
    return {line.people[0].user: Outcome(line.place, line.total) for line in duplicate.lines(match)}


def came(match: Match) -> frozenset[int]:
    """Return the people who have sat down in a round."""
    return frozenset(rival.user for rival in match.people if rival.table)
