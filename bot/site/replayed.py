"""A finished deal on the web: its sheet, and its steps with pictures, words and addresses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import render
from bot.domain.site import values
from bot.domain.site.cast import NAMED
from bot.domain.tables.table import Table
from bot.services.ledger.replays import moment, stepped
from bot.site.frame import Frame, Page
from bot.site.pictures import Picture, pictured
from bot.site.plain import plain
from bot.words import LANGUAGES, Words, telling, winning, words

STEPS = 12
"""The largest number of steps on a page, which may have at most 60 KB."""
SHEET = "sheet"
"""The name of the picture of the score sheet; those of the steps are their numbers."""


@dataclass(frozen=True, slots=True)
class Reel:
    """A deal with its steps; the plans of its pictures are remembered."""

    deal: values.Deal
    steps: tuple[Table, ...] = field(repr=False, compare=False)
    plans: dict[tuple[str, str], render.Plan] = field(
        default_factory=dict, repr=False, compare=False
    )

    @classmethod
    def of(cls, deal: values.Deal) -> Reel:
        """Play a deal again, and return it with its steps."""
        return cls(deal, stepped(deal.finished))

    @property
    def last(self) -> Table:
        """The table at the end of the deal."""
        return self.steps[-1]

    @property
    def parts(self) -> int:
        """The number of pages."""
        return -(-len(self.steps) // STEPS)

    def names(self, say: Words) -> list[str]:
        """Return the names of the seats: their numbers for people who do not appear by name."""
        return [
            person.label if person.kind == NAMED else say("web-seat", number=seat)
            for seat, person in enumerate(self.deal.people, 1)
        ]

    def picture(self, name: str, language: str) -> Picture:
        """Return the picture of a step or of the sheet; its name changes with its content."""
        own = name, language
        if own not in self.plans:
            self.plans[own] = self._planned(name, self._words(language))
        path = f"{language}/league/{self.deal.league}/deal/{self.deal.entry}/{name}"
        return pictured(path, self.plans[own])

    def pictures(self) -> Iterator[str]:
        """Yield the paths of all pictures."""
        for language in LANGUAGES:
            for name in (SHEET, *map(str, range(1, len(self.steps) + 1))):
                yield self.picture(name, language).path

    def drawn(self, name: str, language: str) -> bytes:
        """Draw the picture of a step or of the sheet."""
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


def page(of: values.League, reel: Reel, part: int, frame: Frame) -> Page:
    """Make a page of a deal: some of its steps, and on the first one its sheet and its record."""
    deal, say = reel.deal, frame.say.at(reel.last.key)
    address = f"league/{of.key}/deal/{deal.entry}"
    first, number = part * STEPS, deal.finished.promise.number
    title = say("web-entry-deal", game=say(f"game-{reel.last.key}"), number=number)
    data = {
        "kind": "deal",
        "league": of.key,
        "called": of.name,
        "entry": deal.entry,
        "game": reel.last.key,
        "deal": number,
        "people": plain(deal.people),
        "part": part + 1,
        "parts": reel.parts,
        "steps": [
            _step(reel, place, say) for place in range(len(reel.steps))[first : first + STEPS]
        ],
        "sheet": None if part else _sheet(reel, say),
        "record": None if part else deal.record,
    }
    return frame.page(
        f"{address}-{part + 1}" if part else address,
        "deal",
        f"{title} ({part + 1})" if part else title,
        say("web-deal-about", league=of.name),
        data,
        address=address,
        names=reel.names(say),
        spans=_spans(len(reel.steps)),
        total=len(reel.steps),
    )


def _step(reel: Reel, place: int, say: Words) -> Mapping[str, Any]:
    deal = reel.steps[place].deal
    names = reel.names(say)
    told = [telling.step(say, one.events, names) for one in deal.told] if deal else []
    picture = reel.picture(str(place + 1), say.language)
    return {"number": place + 1, "told": told, "picture": picture._asdict()}


def _sheet(reel: Reel, say: Words) -> Mapping[str, Any]:
    """Return the reasons for all payments with everybody's points, and the picture of the sheet."""
    result = reel.last.deal.result if reel.last.deal else None
    assert result is not None
    rows = [
        {"reason": winning.grounds(say, line.reason, line.detail), "points": [*line.deltas]}
        for line in result.lines
    ]
    gains = [*result.deltas(len(reel.deal.people))]
    return {"rows": rows, "gains": gains, "picture": reel.picture(SHEET, say.language)._asdict()}


def _spans(steps: int) -> Sequence[tuple[int, int]]:
    """Return the numbers of the first and the last step of each page."""
    return [(first + 1, min(first + STEPS, steps)) for first in range(0, steps, STEPS)]
