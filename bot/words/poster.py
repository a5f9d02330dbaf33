"""A game's description on its poster, and its line in the menu of games."""

from __future__ import annotations

from bot.domain.tables import typical
from bot.words import Words
from rules import AnyGame


def lines(say: Words, game: AnyGame) -> tuple[str, ...]:
    """Return lines on the game's kind, its number of players, and the length of a deal."""
    return say.at(game.key)("poster-kind"), _players(say, game), _minutes(say, game)


def choice(say: Words, game: AnyGame) -> str:
    """Return a game's line in a list of games: its name, its players and the length of a deal."""
    name = say.at(game.key)(f"game-{game.key}")
    return say("poster-choice", game=name, players=_players(say, game), minutes=_minutes(say, game))


def _players(say: Words, game: AnyGame) -> str:
    fewest, most = game.seats[0], game.seats[-1]
    return say("poster-players", fewest=fewest, most=most if most > fewest else 0)


def _minutes(say: Words, game: AnyGame) -> str:
    return say("poster-minutes", minutes=typical.minutes(game.key))
