"""A finished deal on the web: its score sheet, and its steps with pictures and words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import render
from bot.domain.site import values
from bot.domain.site.cast import NAMED, Person
from bot.domain.tables.dealing import Finished
from bot.domain.tables.table import Table
from bot.services.ledger.replays import moment, stepped
from bot.site.frame import Frame, Page
from bot.site.pictures import Picture, pictured
from bot.site.plain import plain
from bot.site.shelf import Volume, of_file, of_page
from bot.words import LANGUAGES, Words, telling, winning, words

STEPS = 12
"""The largest number of steps on a page, so that no page has more than 60 KB."""
SHEET = "sheet"
"""The name of the score sheet's picture; pictures of steps are named by number."""


@dataclass(frozen=True, slots=True)
class Reel:
    """A finished deal with its people, its record, and the table at each step.

    `address` is the name of its first page, without the language. `plans` are the plans of pictures
    made so far.
    """

    address: str
    people: tuple[Person, ...]
    finished: Finished
    record: str
    steps: tuple[Table, ...] = field(repr=False, compare=False)
    plans: dict[tuple[str, str], render.Plan] = field(
        default_factory=dict, repr=False, compare=False
    )

    @classmethod
    def of(cls, deal: values.Deal) -> Reel:
        """Return a deal of a league with its steps, found by playing its moves again."""
        address = f"league/{deal.league}/deal/{deal.entry}"
        return cls(address, deal.people, deal.finished, deal.record, stepped(deal.finished))

    @property
    def last(self) -> Table:
        """The table at the end of the deal."""
        return self.steps[-1]

    @property
    def parts(self) -> int:
        """The number of pages that the steps take."""
        return -(-len(self.steps) // STEPS)

    @property
    def dealt(self) -> str:
        """The name of the picture of the first step at which anybody has a hand."""
        every = enumerate(self.steps, 1)
        return f"{next(number for number, step in every if any(step.view(None).hand_sizes))}"

    def names(self, say: Words) -> list[str]:
        """Return the seats' names; people who do not appear by name have the seat's number."""
        return [
            person.label if person.kind == NAMED else say("web-seat", number=seat)
            for seat, person in enumerate(self.people, 1)
        ]

    def picture(self, name: str, language: str) -> Picture:
        """Return the picture of a step or of the sheet; its path changes with its content."""
        own = name, language
        if own not in self.plans:
            self.plans[own] = self._planned(name, self._words(language))
        return pictured(f"{language}/{self.address}/{name}", self.plans[own])

    def files(self) -> Iterator[str]:
        """Yield the names of all pages after the first, and the paths of all pictures."""
        for language in LANGUAGES:
            for part in range(2, self.parts + 1):
                yield f"{language}/{self.address}-{part}"
            for name in (SHEET, *map(str, range(1, len(self.steps) + 1))):
                yield self.picture(name, language).path

    def has(self, name: str) -> bool:
        """Whether the deal has a picture of this name: the sheet, or a step's number."""
        return name == SHEET or 0 < int(name) <= len(self.steps)

    def drawn(self, name: str, language: str) -> bytes:
        """Draw the picture of a step or of the sheet, and return it as WebP."""
        say = self._words(language)
        if name == SHEET:
            return render.webp(render.scores(self.last.view(None), self.names(say), say))
        view, hands = moment(self.steps[int(name) - 1])
        return render.webp(render.open_table(view, self.names(say), say, hands=hands))

    def _planned(self, name: str, say: Words) -> render.Plan:
        if name == SHEET:
            return render.scores_plan(self.last.view(None), self.names(say), say)
        view, hands = moment(self.steps[int(name) - 1])
        return render.open_plan(view, self.names(say), say, hands=hands)

    def _words(self, language: str) -> Words:
        return words(language).at(self.last.key)


def volume(
    name: re.Match[str],
    reel: Reel,
    make: Callable[[int, Frame], Page],
    frame: Frame,
    of: Any,
    alone: str = "",
) -> Volume | None:
    """Return the volume of a page or picture of a deal; None if there is no such volume.

    `name` has the groups `part` and `picture`. `make` makes a page of the deal, which may also
    depend on `of`. If the deal is not shown step by step, it has no page, and `alone` is the name
    of its only picture.
    """
    part, picture, language = int(name["part"] or 1), name["picture"], frame.language
    if alone and picture != alone:
        return None
    if picture:
        there = reel.has(picture) and reel.picture(picture, language).path == name[0]
        return of_file(name[0], partial(reel.drawn, picture, language)) if there else None
    if part > reel.parts or name["part"] == "1":
        return None
    return of_page(name[0], repr((of, reel, part)), partial(make, part - 1, frame))


def page(of: values.League, reel: Reel, part: int, frame: Frame) -> Page:
    """Make a page of a deal of a league, with some of its steps.

    `part` is its place among the deal's pages, counted from 0. The first page also has the score
    sheet and the record.
    """
    say, number = frame.say.at(reel.last.key), reel.finished.promise.number
    title = say("web-entry-deal", game=say(f"game-{reel.last.key}"), number=number)
    entry = reel.address.rpartition("/")[2]
    own = {"kind": "deal", "league": of.key, "called": of.name, "entry": entry, "deal": number}
    return shown(reel, part, frame, "deal", title, say("web-deal-about", league=of.name), own)


def shown(
    reel: Reel,
    part: int,
    frame: Frame,
    template: str,
    title: str,
    about: str,
    own: Mapping[str, Any],
) -> Page:
    """Make the page of a `part` of a deal from its template; the first part is 0.

    `about` is a sentence about the page, and `own` are facts of this kind of deal alone.
    """
    say, first = frame.say.at(reel.last.key), part * STEPS
    places = range(len(reel.steps))[first : first + STEPS]
    data = {
        **own,
        "game": reel.last.key,
        "people": plain(reel.people),
        "part": part + 1,
        "parts": reel.parts,
        "steps": [_step(reel, place, say) for place in places],
        "sheet": None if part else sheet(reel, say),
        "record": None if part else reel.record,
    }
    return frame.page(
        f"{reel.address}-{part + 1}" if part else reel.address,
        template,
        f"{title} ({part + 1})" if part else title,
        about,
        data,
        address=reel.address,
        names=reel.names(say),
        spans=_spans(len(reel.steps)),
        total=len(reel.steps),
    )


def _step(reel: Reel, place: int, say: Words) -> Mapping[str, Any]:
    deal = reel.steps[place].deal
    names = reel.names(say)
    told = [telling.step(say, step.events, names) for step in deal.told] if deal else []
    picture = reel.picture(str(place + 1), say.language)
    return {"number": place + 1, "told": told, "picture": picture._asdict()}


def sheet(reel: Reel, say: Words) -> Mapping[str, Any]:
    """Return the lines of the score sheet with everybody's points, and the sheet's picture."""
    result = reel.last.deal.result if reel.last.deal else None
    assert result is not None
    rows = [
        {"reason": winning.grounds(say, line.reason, line.detail), "points": [*line.deltas]}
        for line in result.lines
    ]
    gains = [*result.deltas(len(reel.people))]
    return {"rows": rows, "gains": gains, "picture": reel.picture(SHEET, say.language)._asdict()}


def _spans(steps: int) -> Sequence[tuple[int, int]]:
    """Return the numbers of the first and the last step of each page."""
    return [(first + 1, min(first + STEPS, steps)) for first in range(0, steps, STEPS)]
