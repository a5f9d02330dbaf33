"""`paifuda developer calibrate`: compare the points that a master promises with those it gains."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Annotated

import typer

import rules
from bot.console.duel import DEALS, Cores, Start, each
from bot.console.frame import stop
from bot.domain.players.calibrating import Choice, Group, choices, groups
from bot.domain.players.estimating import RECKONED

RECKONING = [game.key for game in rules.GAMES if RECKONED.get(game.key)]


def calibrate(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(RECKONING)}.")],
    deals: Annotated[int, typer.Option(min=2, max=DEALS, help="The number of deals.")] = 100,
    kinds: Annotated[
        int, typer.Option("--groups", min=1, max=100, help="The number of groups of choices.")
    ] = 8,
    start: Start = 0,
    cores: Cores = 0,
) -> None:
    """Compare the points that a master promises with those it gains.

    One master plays each deal with club players. Its choices are sorted by what they promise, and
    put into groups of the same size. Points are counted at a rate of 1.
    """
    if game not in RECKONING:
        stop(f"A master reckons in points only at {', '.join(RECKONING)}.")
    found = each(partial(_chosen, game), range(start, start + deals), cores)
    typer.echo("\n".join(_rows(groups([choice for deal in found for choice in deal], kinds))))


def _rows(found: Iterable[Group]) -> Iterable[str]:
    """Yield the lines of a table in Markdown."""
    yield "| choices | promised | gained |"
    yield "|---|---|---|"
    for group in found:
        gained = f"{group.gained:+.1f} ± {group.margin:.1f}"
        yield f"| {group.choices} | {group.promised:+.1f} | {gained} |"


def _chosen(key: str, number: int) -> list[Choice]:
    """Return a master's choices in the deal with this number, under the usual house rules."""
    game = rules.game(key)
    return choices(game, rules.usual(game.presets), number)
