"""The catalogue of the site: every shelf of pages and pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from bot.site import books, front, terms
from bot.site.daily import Days
from bot.site.drawings import Drawings
from bot.site.frame import Frame, Page, keys, stylesheet
from bot.site.problems import Problems, archived
from bot.site.public import Leagues, nowhere
from bot.site.shelf import Fixed, Shelf, Site, Volume, of_file, of_page
from bot.words import FIRST, LANGUAGES
from rules import GAMES


def site(home: str = "", *more: Shelf, example: bool = False) -> Site:
    """Return the site with its public address `home`, if that is known; `more` are further shelves.

    Without further shelves, the lists of leagues, problems and days are empty. Pages of an
    `example` say that it is one.
    """
    empty = Leagues(home=home), Problems(home, archived(nowhere)), Days(nowhere, home, 0)
    return Site((Fixed.of(fixed(home, example=example)), Drawings(), *(more or empty)))


def fixed(home: str, *, example: bool = False) -> Iterator[Volume]:
    """Yield the volumes that need no database; an `example` says that its people are invented."""
    for path, body in (stylesheet(), keys()):
        yield of_file(path, partial(bytes, body))
    first = Frame(FIRST, home, at_root=True, example=example)
    yield of_page("index", "", partial(front.front, first))
    lost = Frame(FIRST, home, at_root=True, anywhere=True, example=example)
    yield of_page("404", "", partial(front.missing, lost))
    for language in LANGUAGES:
        yield from _pages(Frame(language, home, example=example))


def _pages(frame: Frame) -> Iterator[Volume]:
    whole: dict[str, Callable[[Frame], Page]] = {
        "index": front.front,
        "verify": front.fair,
        "terms/index": terms.general,
    }
    for name, make in whole.items():
        yield of_page(f"{frame.language}/{name}", "", partial(make, frame))
    for game in GAMES:
        for folder, of in (
            ("rules", books.rules),
            ("house", books.house),
            ("terms", terms.of_game),
        ):
            name = f"{frame.language}/{folder}/{game.key}"
            yield of_page(name, "", partial(of, game, frame))
