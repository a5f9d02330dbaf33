"""The charter of a league: its terms, and its games with their house rules and stakes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

import rules
from bot.domain import house
from bot.domain.refusal import Refusal
from bot.domain.tables.table import Table
from bot.domain.tables.typical import TYPICAL
from rules import Choice, Options, choices, ruleset_hash, word
from rules.options import Value, option

STAKE = 1000
"""The largest number of league points for a point of a game."""


@dataclass(frozen=True)
class Terms(Options):
    """The rules of a league apart from the house rules of its games."""

    season_days: int = option(
        (0, 7, 14, 28, 30, 60, 91, 182, 365),
        "Days of a season",
        "After this many days a season closes by itself and the next one opens; 0: an organiser "
        "closes it.",
        "seasons close on their date, are archived and open again",
    )
    minimum_deals: int = option(
        (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 30, 40, 50, 75, 100),
        "Deals for a place",
        "Players with fewer deals are listed below the others, without a place. A reported result "
        "counts as one.",
        "minimum deals",
    )
    admitted: str = option(
        ("anyone", "members"),
        "Who may play",
        "Anybody who sits down becomes a member, or only players who have joined before can play.",
        "who may play",
    )
    computers: bool = option(
        (True, False),
        "Matches with computer players count",
        "Whether matches with computer players count. If not, no computer player can sit in.",
        "who may play",
    )
    uma: int = option(
        (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 100),
        "Bonus for the place",
        "At the end of a match of four the places gain this ×3, ×1, ×−1 and ×−3. Of two players "
        "the better gains it once, and of three the best gains it twice. Players with equal points "
        "share.",
        "placement bonuses (uma)",
    )
    ties: str = option(
        ("shared", "won", "fewer"),
        "Equal points",
        "They share a place; or the player with more deals won ranks first; or the one with fewer "
        "deals played.",
        "tie rules",
    )
    penalties: str = option(
        ("pot", "gone"),
        "Penalties",
        "Points taken away go to the pot (shown below the standings), or out of play.",
        "penalties (listed, zero-sum against the pot or not, as set)",
    )
    vacation_days: int = option(
        (14, 0, 3, 5, 7, 10, 21, 28, 42, 60),
        "Days of vacation",
        "A player’s clocks stop for up to this many days of vacation in each season.",
        "vacation days per season",
    )
    provisional: int = option(
        (5, 1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 30),
        "Matches for a rating",
        "Until a player has played this many, the rating is marked as provisional.",
        "provisional until a minimum",
    )
    reviews: str = option(
        ("after-match", "after-deal"),
        "Reviews",
        "Players may have their own choices reviewed once the match is over, or after each deal.",
        "who may play",
    )
    daily: int = option(
        (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 30, 40, 50, 75, 100),
        "Deal of the day",
        "Each game’s deal of the day counts once its day is over. When two members have begun it, "
        "the one who did better gains this many points from the other; 0: it does not count.",
        "a league may count it as a game of its own",
    )
    reported: bool = option(
        (False, True),
        "Reported results count for ratings",
        "Whether results that organisers report or import change ratings, as matches played "
        "here do.",
        "a reported result gives a rating if the organiser wants it",
    )


@dataclass(frozen=True, slots=True)
class Ruling:
    """One game of a league: its house rules; a point of the game counts `stake` league points."""

    preset: str
    options: Options
    stake: int = 1


@dataclass(frozen=True, slots=True)
class Charter:
    """The rules of a season.

    `games` has the ruling of each game by its key. `handicaps` are the points with which people
    begin a season, by user.
    """

    terms: Terms = field(default_factory=Terms)
    games: Mapping[str, Ruling] = field(default_factory=dict)
    handicaps: Mapping[int, int] = field(default_factory=dict)

    def with_game(self, key: str, ruling: Ruling | None) -> Charter:
        """Return the charter with other house rules for a game; None removes the game."""
        others = {other: known for other, known in self.games.items() if other != key}
        if ruling is None:
            return replace(self, games=others)
        order = {**others, key: ruling}
        return replace(self, games={game.key: order[game.key] for game in _known(order)})

    def hash_of(self, key: str) -> str:
        """Return the hash of a game's house rules in this charter."""
        return ruleset_hash(key, self.games[key].options)

    @property
    def tie_factors(self) -> tuple[int, int]:
        """The weights of won deals and of played deals in ranking people with equal points.

        Reported results count in both.
        """
        return {"shared": (0, 0), "won": (1, 0), "fewer": (0, -1)}[self.terms.ties]


def default_ruling(key: str, preset: str | None = None) -> Ruling:
    """Return the ruling for a game with a named preset, or its first; Refusal if unknown."""
    game = rules.game(key)
    preset = preset or next(iter(game.presets))
    if preset not in game.presets:
        raise Refusal("no-preset", preset=preset)
    return Ruling(preset, game.presets[preset])


def proposed(keys: Iterable[str]) -> dict[str, int]:
    """Propose a stake for each game, so that a deal of any of them moves about equally many points.

    The game with the largest typical gain has stake 1. RuleError for an unknown game.
    """
    known = {key: TYPICAL[rules.game(key).key].gain for key in keys}
    most = max(known.values(), default=1)
    return {key: round(most / points) for key, points in known.items()}


def ruling_of(table: Table, stake: int) -> Ruling:
    """Return a league's ruling with the house rules of a table."""
    return Ruling(table.preset, table.options, stake)


def deviations(ruling: Ruling, options: Options) -> Iterator[tuple[Choice, Value]]:
    """Yield the house rules in which a table differs from its league, with the league's value."""
    for choice in choices(options):
        wanted = getattr(ruling.options, choice.name)
        if getattr(options, choice.name) != wanted:
            yield choice, wanted


def written(charter: Charter) -> str:
    """Write a charter as text for the database, which `read` understands."""
    games = {
        key: {
            "preset": ruling.preset,
            "version": rules.game(key).version,
            "differences": _words(ruling.options, rules.game(key).presets[ruling.preset]),
            "stake": ruling.stake,
        }
        for key, ruling in charter.games.items()
    }
    facts = {
        "terms": _words(charter.terms, Terms()),
        "games": games,
        "handicaps": {str(user): points for user, points in charter.handicaps.items()},
    }
    return json.dumps(facts)


@lru_cache(256)
def read(text: str) -> Charter:
    """Read the text that `written` wrote."""
    facts: dict[str, Any] = json.loads(text)
    games = {
        key: Ruling(
            written["preset"],
            house.read(key, written["preset"], written.get("version", 1), written["differences"]),
            written["stake"],
        )
        for key, written in facts["games"].items()
    }
    handicaps = {int(user): points for user, points in facts["handicaps"].items()}
    return Charter(house.known(Terms(), facts["terms"]), games, handicaps)


def _words(options: Options, preset: Options) -> dict[str, str]:
    return {name: word(value) for name, value in rules.differences(options, preset).items()}


def _known(games: Mapping[str, Ruling]) -> Iterator[rules.AnyGame]:
    return (game for game in rules.GAMES if game.key in games)
