"""The numbers of players that house rules allow."""

from __future__ import annotations

from rules import AnyGame, Options, RuleError


def allowed(game: AnyGame, options: Options) -> list[int]:
    """Return the numbers of players for these house rules."""
    return [number for number in game.seats if _allows(game, options, number)]


def _allows(game: AnyGame, options: Options, number: int) -> bool:
    try:
        game.check(options, number)
    except RuleError:
        return False
    return True


def fewest(game: AnyGame, options: Options) -> int:
    """Return the fewest players for these house rules; RuleError if no number fits."""
    found = allowed(game, options)
    if not found:
        game.check(options, game.seats[0])
    return found[0]
