"""`paifuda developer duel`: measure which of two computer players gains more, and how much."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Annotated, Any, TypeVar

import typer

import rules
from bot.console.frame import stop
from bot.domain.players import PLAYERS
from bot.domain.players.duel import Meeting, Pair, Score, pair, score
from rules import RuleError

KINDS = ", ".join(PLAYERS)
DEALS = 1_000_000
"""The largest number of deals in a duel."""
CORES = 1024
"""The largest number of processes that compute at the same time."""
Start = Annotated[int, typer.Option(min=0, help="The number of the first deal.")]
Cores = Annotated[int, typer.Option(min=0, max=CORES, help="Cores to work on; 0 is all there are.")]
Found = TypeVar("Found")


def duel(
    game: Annotated[str, typer.Argument(help="The key of a game, such as mushi.")],
    first: Annotated[str, typer.Argument(help=f"One of {KINDS}.")],
    second: Annotated[str, typer.Argument(help="The other one.")],
    deals: Annotated[
        int, typer.Option(min=2, max=DEALS, help="The number of deals, each played twice.")
    ] = 100,
    preset: Annotated[
        str, typer.Option(help="House rules; without a preset, the usual ones.")
    ] = "",
    seats: Annotated[
        int, typer.Option(min=0, help="Seats at the table; 0 is the fewest there can be.")
    ] = 0,
    start: Start = 0,
    cores: Cores = 0,
) -> None:
    """Let two computer players play the same deals, and print which one gains how much.

    Every deal is played twice with the seats exchanged. The result is the first player's mean gain
    for a seat, with its interval of 95 %.
    """
    meeting = _meeting(game, (first, second), preset, seats)
    found = each(partial(_twice, meeting), range(start, start + deals), cores)
    typer.echo(report(first, second, score(found)))


def report(first: str, second: str, found: Score) -> str:
    """Return the result of a duel in words; `first` and `second` are the kinds of the players."""
    sure = "" if abs(found.mean) > found.margin else " (not decided)"
    return (
        f"{first} gains {found.mean:+.2f} ± {found.margin:.2f} points a deal and seat{sure}; "
        f"it wins {found.won} of {found.won + found.lost} decided pairs ({found.share:.0%})"
        f" of {found.pairs}.\n"
        f"A decision takes {found.took[0]:.1f} ms ({first}) and {found.took[1]:.1f} ms ({second})."
    )


def _meeting(game: str, kinds: tuple[str, str], preset: str, seats: int) -> tuple[str, ...]:
    """Return the setting of a duel as words, which can be sent to another process."""
    try:
        played = rules.game(game)
    except RuleError:
        stop(f"The game must be one of {', '.join(game.key for game in rules.GAMES)}.")
    if wrong := [kind for kind in kinds if kind not in PLAYERS]:
        stop(f"There is no player called “{wrong[0]}”: choose one of {KINDS}.")
    preset = preset or next(iter(played.presets))
    if preset not in played.presets:
        stop(f"The house rules are one of {', '.join(played.presets)}.")
    seats = seats or played.seats[0]
    try:
        played.check(played.presets[preset], seats)
    except RuleError as error:
        stop(str(error))
    return game, preset, str(seats), *kinds


def _twice(words: tuple[str, ...], number: int) -> Pair:
    game, preset, seats, first, second = words
    played = rules.game(game)
    return pair(Meeting(played, played.presets[preset], int(seats), (first, second)), number)


def each(play: Callable[[int], Found], numbers: Sequence[int], cores: int) -> list[Found]:
    """Return the finding of each deal while a bar shows progress; 0 cores are all there are."""
    with (
        workers(cores or os.cpu_count() or 1) as work,
        typer.progressbar(work(play, numbers), length=len(numbers)) as done,
    ):
        return [*done]


@contextmanager
def workers(cores: int) -> Iterator[Callable[..., Iterable[Any]]]:
    """Yield a function that maps a function over values on `cores` cores, keeping the order."""
    if cores == 1:
        yield map
        return
    with multiprocessing.get_context("spawn").Pool(cores) as pool:
        yield pool.imap
