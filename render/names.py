"""The names of a table, shortened together: no two look alike, none is empty."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import count
from typing import NamedTuple

from render.fonts import Run, clusters, is_seen, length, piece, plain

NUMBERED = re.compile(r"(.*\D)\s*[ （](\d{1,2})）?")
"""The pattern of a name that ends with a number."""
MEASURED = 24
"""The height, in pixels, of the letters with which the width of a name is measured."""
SPARE = 1.06
"""The factor by which letters may be wider at a height that rounds them to whole pixels."""
ENOUGH = 3
"""The number of letters from which the start of a name is better than an initial and the last word.
"""


STUB = 3
"""The largest number of letters of a later word that are left out rather than shown."""


class Letter(NamedTuple):
    """A character or an emoji, its font, and its width in parts of the letters' height.

    `run` is None, and the width 0, where there is nothing to draw.
    """

    words: str
    run: Run | None
    width: float


Letters = Sequence[Letter]
Seen = tuple[Run, ...]


class Form(NamedTuple):
    """A way to write a name: its words, their visible form, and its width."""

    words: str
    seen: Seen
    width: float


@lru_cache(4096)
def shortened(names: tuple[str, ...], width: float, language: str) -> tuple[str, ...]:
    """Return each name shortened to a width in heights of bold letters, as little as possible.

    No two of them look the same, at any width.
    """
    return tuple(
        next((form for form in forms if form.width * SPARE <= width), forms[-1]).words
        for forms in _forms(names, language)
    )


@lru_cache(4096)
def measured(words: str, language: str) -> float:
    """Return an upper bound for the width of a line of bold words, in heights of its letters."""
    return sum(part.width for part in _letters(plain(words), language)) * SPARE


@lru_cache(1024)
def _forms(names: tuple[str, ...], language: str) -> tuple[tuple[Form, ...], ...]:
    """Return the ways to write each name, the best first, a mere number last."""
    letters = [_letters(plain(name), language) for name in names]
    wholes = {_form(own).seen for own in letters}
    natural = [_natural(own, wholes, language) for own in letters]
    taken = [{form.seen for form in forms} for forms in natural]
    made = []
    for seat, own in enumerate(letters):
        others = set().union(*taken[:seat], *taken[seat + 1 :])
        numbers = (_letters(str(n), language) for n in count(seat + 1, len(names)))
        every = ([_form(way) for way in _counted(own, number, language)] for number in numbers)
        counted = next(forms for forms in every if others.isdisjoint(form.seen for form in forms))
        taken[seat] |= {form.seen for form in counted}
        made.append((*(form for form in natural[seat] if form.seen not in others), *counted))
    return tuple(made)


def _natural(name: Letters, wholes: Collection[Seen], language: str) -> list[Form]:
    """Return the ways to write a name that show something and are no other whole name."""
    whole, *others = map(_form, _ways(name, language))
    forms = (whole, *(form for form in others if form.seen not in wholes))
    return [form for form in forms if form.seen]


def _ways(name: Letters, language: str) -> Iterator[Letters]:
    """Yield the whole name, then its beginnings, with its number or its last word if it has one."""
    yield name
    words = "".join(part.words for part in name)
    if found := NUMBERED.fullmatch(words):
        head, number = (_letters(part.rstrip(), language) for part in found.groups())
        yield from (way for way in _counted(head, number, language) if len(way) > len(number))
        return
    ends = (at for at in range(len(name) - 1, 0, -1) if not _stub(name, at))
    cuts = [_cut(name, at, language) for at in ends]
    yield from cuts[: 1 - ENOUGH]
    if " " in words.strip():
        last = _letters(words.rpartition(" ")[2], language)
        initial = (*name[:1], *_letters(". ", language))
        yield (*initial, *last)
        yield from ((*initial, *_cut(last, at, language)) for at in range(len(last) - 1, 0, -1))
    yield from cuts[1 - ENOUGH :]


def _stub(name: Letters, at: int) -> bool:
    """Whether a name cut at this place ends with so little of a later word that it is better left
    out.
    """
    head, space, tail = "".join(part.words for part in name[:at]).rpartition(" ")
    return bool(space) and len(tail) <= STUB and tail.lower() != tail.upper() and bool(head.strip())


def _counted(name: Letters, number: Letters, language: str) -> Iterator[Letters]:
    """Yield the name with the number after it, each time with more of the name's end left out."""
    for at in range(len(name), 0, -1):
        if name[at - 1].words != " ":
            yield (*name[:at], *_letters(" ", language), *number)
    yield number


def _cut(name: Letters, at: int, language: str) -> Letters:
    """Return the beginning of a name, with the sign of omission of its script if a word is cut.

    Names are not told apart by that sign.
    """
    while at > 1 and name[at - 1].words == " ":
        at -= 1
    if name[at].words == " ":
        return name[:at]
    last = name[at - 1].words
    sign = "." if last.lower() != last.upper() else "…"
    return (*name[:at], _letter(sign, language)._replace(run=None))


def _letters(words: str, language: str) -> Letters:
    return [_letter(cluster, language) for cluster in clusters(words)]


@lru_cache(8192)
def _letter(cluster: str, language: str) -> Letter:
    run = piece(cluster, language)
    return Letter(cluster, run, length(run, MEASURED, 700) / MEASURED if run else 0)


def _form(name: Letters) -> Form:
    seen = tuple(part.run for part in name if part.run and is_seen(part.run))
    return Form("".join(part.words for part in name), seen, sum(part.width for part in name))
