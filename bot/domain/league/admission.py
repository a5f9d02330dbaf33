"""Decide whether a table's match counts in the league of its channel, and name the objections."""

from __future__ import annotations

from typing import NamedTuple

from bot.domain.league.charter import deviations
from bot.domain.league.season import Bound
from bot.domain.refusal import Refusal
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from rules import Choice
from rules.options import Value


class Objections(NamedTuple):
    """The objections to counting a match in a league; if all are empty, the match counts.

    `game`: the league does not play it. `differences` has the house rules that differ, each with
    the league's value. `computers`: the league counts no matches with computer players. `strangers`
    are people who would have to join first.
    """

    game: bool = False
    differences: tuple[tuple[Choice, Value], ...] = ()
    computers: bool = False
    strangers: tuple[Player, ...] = ()


def objections(bound: Bound, table: Table) -> Objections:
    """Return the objections to a table with its present players and house rules."""
    played_by = bound.league.season.charter
    ruling, terms = played_by.games.get(table.key), played_by.terms
    if ruling is None:
        return Objections(game=True)
    people = [player for player in table.players if player]
    strangers = tuple(
        player
        for player in people
        if not player.computer and terms.admitted == "members" and player.user not in bound.members
    )
    computers = not terms.computers and any(player.computer for player in people)
    return Objections(False, tuple(deviations(ruling, table.options)), computers, strangers)


def check(bound: Bound, table: Table) -> None:
    """Raise Refusal unless the match may count in the league."""
    found, name = objections(bound, table), bound.league.name
    if found.game:
        raise Refusal("league-game", league=name)
    if found.differences:
        raise Refusal("league-rules", league=name)
    if found.computers:
        raise Refusal("league-people", league=name)
    if found.strangers:
        who = ", ".join(player.name for player in found.strangers)
        raise Refusal("league-members", league=name, who=who)
