"""`paifuda developer problems`: check all problems again, or make new ones."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Annotated, TextIO

import typer

from bot.console.duel import CORES, workers
from bot.console.frame import stop
from bot.domain.lessons.problems import making, problem, second
from bot.domain.lessons.problems.making import OF_GAME, Place
from bot.domain.lessons.problems.problem import BETWEEN, Problem
from bot.store.upkeep.copying import complete
from rules import GAMES

EACH = 100_000
"""The largest number of problems of each kind that one run makes."""
TRIES = 1_000
"""The largest number of deals tried for each problem."""

Places = Annotated[
    Path | None,
    typer.Option(
        exists=True, dir_okay=False, help="A file of positions to judge, instead of deals."
    ),
]


def problems(
    make: Annotated[
        Path | None,
        typer.Option(dir_okay=False, help="A file to write new problems to."),
    ] = None,
    each: Annotated[
        int, typer.Option(min=1, max=EACH, help="How many of each kind and game.")
    ] = 10,
    game: Annotated[str, typer.Option(help="The key of a game; without one, all games.")] = "",
    kind: Annotated[str, typer.Option(help="A kind of problem; without one, all kinds.")] = "",
    tries: Annotated[int, typer.Option(min=1, max=TRIES, help="Deals tried for each problem.")] = 6,
    start: Annotated[int, typer.Option(min=0, help="The number of the first deal.")] = 0,
    places: Places = None,
    renew: Annotated[
        bool, typer.Option("--renew", help="Write all problems, those of earlier rules anew.")
    ] = False,
    cores: Annotated[int, typer.Option(min=1, max=CORES, help="Cores to work on.")] = 1,
) -> None:
    """Check the problems of this release by a second calculation, or make new ones.

    Exit code 1 if a second calculation finds another answer.
    """
    keys = [known.key for known in GAMES]
    if game not in ("", *keys):
        stop(f"The game must be one of {', '.join(keys)}.")
    every = [(key, own) for key in keys if game in ("", key) for own in OF_GAME[key]]
    if kind not in ("", *(kinds := sorted({own for _, own in every}))):
        stop(f"The kind must be one of {', '.join(kinds)}.")
    positions = None if places is None else _read(places)
    if make is None:
        if positions is not None or renew:
            stop("Name a file for the new problems with --make.")
        wrong = [*_checked(game, cores)]
        for faulty in wrong:
            typer.echo(f"wrong: {faulty.key} ({faulty.game}, {faulty.kind})")
        raise typer.Exit(bool(wrong))
    if positions is not None:
        _judge(positions, make, cores)
    elif renew:
        _renew(game, make, cores)
    else:
        asked = [(key, own) for key, own in every if kind in ("", own)]
        _make(asked, range(start, start + tries * each), each, make, cores)


def _make(every: list[tuple[str, str]], seeds: range, each: int, make: Path, cores: int) -> None:
    """Make problems of these games and kinds from numbered deals, and write them to a file."""
    with _written(make) as file, workers(cores) as work:
        for key, own in every:
            found = filter(None, work(partial(making.made, key, own), seeds))
            done = [problem.written(made) for made in islice(found, each)]
            file.writelines(f"{line}\n" for line in done)
            typer.echo(f"{key} {own}: {len(done)}")


@contextmanager
def _written(file: Path) -> Iterator[TextIO]:
    """Open a file beside `file`, which takes its place once everything is written."""
    part = file.with_name(f"{file.name}.part")
    with part.open("w", encoding="utf-8") as beside:
        yield beside
    complete(part, file)


def _read(places: Path) -> list[Place]:
    """Read the positions in a file, a list in JSON a line."""
    lines = places.read_text(encoding="utf-8").splitlines()
    try:
        return [_place(*json.loads(line)) for line in lines]
    except (AttributeError, KeyError, TypeError, ValueError):
        stop(f"{places} has a line that is no position.")


def _place(game: str, kind: str, seed: int, seat: int, log: str) -> Place:
    """Return a position whose moves are legal, of a kind that its game asks for.

    KeyError without this game, ValueError for another fault.
    """
    place = Place(game, kind, seed, seat, tuple(log.split(BETWEEN)))
    if kind not in OF_GAME[game] or not problem.can_be_reached(making.unasked(place)):
        raise ValueError(log)
    return place


def _judge(places: list[Place], make: Path, cores: int) -> None:
    """Judge positions, and write their problems to a file."""
    with _written(make) as file, workers(cores) as work:
        for place, made in zip(places, work(making.judged, places), strict=True):
            if made:
                print(problem.written(made), file=file, flush=True)
            typer.echo(f"{place.game} {place.kind} {place.seed}: {'made' if made else 'refused'}")


def _renew(game: str, make: Path, cores: int) -> None:
    """Write all problems to a file, those of a game by its present rules; without one, of all."""
    every = [*problem.every().values()]
    with workers(cores) as work:
        old = [asked for asked in every if game in ("", asked.game)]
        found = dict(zip(old, work(renewed, old), strict=True))
    left = [found.get(asked, asked) for asked in every]
    with _written(make) as file:
        file.writelines(f"{problem.written(asked)}\n" for asked in left if asked)
    changed = sum(found[asked] != asked for asked in old)
    gone = left.count(None)
    typer.echo(f"{changed} of {len(every)} problems have changed, and {gone} of them are gone.")


def _checked(game: str, cores: int) -> Iterator[Problem]:
    """Yield the problems whose answer was not found again; print how many answers were found."""
    every = [problem for problem in problem.every().values() if game in ("", problem.game)]
    count: Counter[tuple[str, str, str]] = Counter()
    with workers(cores) as work:
        agreed: Iterable[bool] = work(agrees, every)
        for checked, right in zip(every, agreed, strict=True):
            count[checked.game, checked.kind, checked.grade] += right
            if not right:
                yield checked
    for (key, kind, grade), number in sorted(count.items()):
        typer.echo(f"{key} {kind} {grade}: {number}")
    typer.echo(f"{count.total()} of {len(every)} problems have been found again.")


def renewed(asked: Problem) -> Problem | None:
    """Return a problem by the present rules; None if they leave nothing to ask.

    A problem that was computed by these rules is not computed again.
    """
    version = asked.rules.version
    if asked.version == version:
        return asked
    if not problem.can_be_reached(asked):
        return None
    if agrees(asked):
        return replace(asked, version=version)
    log = tuple(asked.log.split(BETWEEN))
    return making.judged(Place(asked.game, asked.kind, asked.seed, asked.seat, log))


def agrees(asked: Problem) -> bool:
    """Whether both calculations find the stored answer of a problem."""
    position = problem.position(asked)
    return making.asked(asked.kind, position) == asked.question and second.reckoned(
        position, asked.question
    )
