"""The book of rules: the text of each page, which depends on the house rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import rules
from bot.words import Words, choosing, glossary
from bot.words.lines import height
from rules import AnyGame, ByGame, Choice, Options, choices, differences, ruleset_hash, word
from rules.options import Value, in_force

LINES = 10
"""The largest number of lines of a page on a phone."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A page that teaches: its name, the picture beside it, and the house rules it is about.

    A changed house rule that no page's text mentions gets a note on the page of its chapter. If
    `on_hand`, the subject can be shown on a player's own hand.
    """

    name: str
    picture: str
    rules: tuple[str, ...] = ()
    on_hand: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """A page for a reader; `picture` is the name of its picture in `render.guide`."""

    name: str
    title: str
    text: str
    picture: str = ""


def _chapter(line: str) -> Chapter:
    name, picture, *own = line.split()
    return Chapter(name.removeprefix("*"), picture, tuple(own), name.startswith("*"))


def _chapters(text: str) -> tuple[Chapter, ...]:
    return tuple(map(_chapter, text.strip().splitlines()))


CHAPTERS: ByGame[tuple[Chapter, ...]] = ByGame(
    {
        "mushi": _chapters(
            """
            about deal-11
            pieces pieces
            deal deal-1 first_dealer deal_order
            turn deal-7
            oni wild rain_flip_with_oni stranded_oni
            ending deal-over
            *pays combinations
            """
        ),
        "koikoi": _chapters(
            """
            about deal-11
            pieces pieces
            deal deal-1 first_dealer
            turn deal-6
            *koikoi deal-10
            *combinations combinations ribbon_points
            viewings combinations
            pays deal-over
            """
        ),
        "sakura": _chapters(
            """
            about deal-11
            pieces pieces
            deal deal-1 first_dealer
            turn deal-5
            gaji wild
            hiki four
            *combinations combinations
            pays deal-over team_next_dealer
            """
        ),
        "tiengow": _chapters(
            """
            about deal-22
            pieces pieces
            deal deal-8 seating first_dealer wall_method wall_default dice_roller
            *sets sets
            follow deal-16
            last deal-30 eight_test dealer_top_lead
            pays payments
            kam example-kam kam_quad kam_debtor_multiplier wenzun_capture_last
            bonus example sidahe_recipient wenzun_capture_payer
            dealt deal-over red_unit six_six_red
            tactics deal-20
            """
        ),
        "xiamen": _chapters(
            """
            about deal-120
            pieces pieces
            gold gold
            turn deal-40
            claims sets rob_kong_in_lap
            *win win declare
            *water water open_pung_as_closed
            *times times base_scale repeats
            """
        ),
        "northern": _chapters(
            """
            about deal-120
            pieces pieces
            turn deal-40
            claims sets
            *win win
            ready ready
            treasure treasure
            kongs kongs
            *pays doubles
            """
        ),
        "liangxi": _chapters(
            """
            about deal-60
            pieces pieces
            wilds wilds pure_dragons
            xi xis
            turn deal-40
            *sum sum naming combine_big
            *big big-1 hualong_one_suit four_as_pairs two_suit_qionghu qionghu_wild
            *big-2 big-2 dihu_after_claims
            *big-3 big-3
            *small small duanyao_xi pinghu_pair_in_hunlong
            pays paying declare chombo_scope
            limited flowers-1 stick
            stories-1 flowers-2 flower_dragons
            stories-2 restrictions-1
            stories-3 restrictions-2
            """
        ),
    }
)
"""The pages that teach each game, in order.

A line has the name of a page, its picture, and its house rules. A star marks a page that can be
shown on a hand.
"""


def pages(game: AnyGame, preset: str, options: Options, say: Words) -> tuple[Page, ...]:
    """Return all pages of a game's book, under house rules that began as this preset."""
    return _pages(game.key, preset, options, say.at(game.key))


@lru_cache(maxsize=256)
def _pages(key: str, preset: str, options: Options, say: Words) -> tuple[Page, ...]:
    game = rules.game(key)
    return (
        *taught(game, options, say),
        *_house(game, preset, options, say),
        *_listed("words", ([term for (term,) in terms] for terms in _terms(game, say)), say),
    )


# --- Pages that teach -----------------------------------------------------------------------------


def taught(game: AnyGame, options: Options, say: Words) -> Iterator[Page]:
    """Yield the pages that teach, with notes on changed house rules that no text mentions.

    The texts take a house rule without effect for its default.
    """
    chapters, played = CHAPTERS[game.key], in_force(options)
    texts = {chapter: _text(chapter, played, say) for chapter in chapters}
    silent = [
        choice for choice in _changed(game, options) if not _spoken(texts, played, choice, say)
    ]
    placed = {name: chapter.name for chapter in chapters for name in chapter.rules}
    for chapter in chapters:
        notes = (
            _note(options, choice, say)
            for choice in silent
            if placed.get(choice.name, chapters[-1].name) == chapter.name
        )
        lines = (*texts[chapter].splitlines(), *notes)
        text = "\n".join(line for line in map(str.strip, lines) if line)
        yield Page(chapter.name, title(chapter.name, say), text, chapter.picture)


def _note(options: Options, choice: Choice, say: Words) -> str:
    """Return the note on a changed house rule, with other rules that it still needs."""
    value = choosing.value(say, choice, getattr(options, choice.name))
    line = say("book-note", label=choosing.label(say, choice), value=value)
    return choosing.inert(say, options, choice, line)


def _text(chapter: Chapter, options: Options, say: Words) -> str:
    """Return the text of a page; it is given only those house rules that it mentions."""
    key = f"book-{chapter.name.partition('-')[0]}"
    return say(key, **{name: _selected(getattr(options, name)) for name in say.takes(key)})


def _selected(value: Value) -> str | int:
    """Return a house rule as Fluent needs it: a number, or a name that begins with a letter."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    text = word(value).replace("-", "_")
    return text if text[0].isalpha() else f"n{text}"


def _changed(game: AnyGame, options: Options) -> list[Choice]:
    """Return the house rules that differ from the game's first preset."""
    found = differences(options, rules.usual(game.presets))
    return [choice for choice in choices(options) if choice.name in found]


def _spoken(texts: Mapping[Chapter, str], options: Any, choice: Choice, say: Words) -> bool:
    """Whether the text of some page depends on a house rule."""
    usual = replace(options, **{choice.name: choice.default})
    return any(text != _text(chapter, usual, say) for chapter, text in texts.items())


def title(name: str, say: Words) -> str:
    """Return the title of a page."""
    stem, _, number = name.partition("-")
    called = say(f"page-{stem}")
    return say("book-numbered", title=called, number=int(number)) if number else called


# --- The house rules, their sources, the words ----------------------------------------------------


def _house(game: AnyGame, preset: str, options: Options, say: Words) -> Iterator[Page]:
    """Yield pages on house rules: the differences from the preset, every rule, every source."""
    found = differences(options, game.presets[preset])
    lines = {}
    for choice in choosing.in_force_first(options):
        line = say(
            "rules-line",
            label=choosing.label(say, choice),
            value=choosing.value(say, choice, getattr(options, choice.name)),
            mark=say("rules-changed-mark") if choice.name in found else "",
        )
        lines[choice.name] = choosing.inert(say, options, choice, line)
    head = say("rules-in-force", hash=ruleset_hash(game.key, options))
    key = "book-differs" if found else "book-same"
    about = say(key, preset=say(f"preset-{preset}"))
    text = "\n".join((head, about, *(lines[name] for name in found)))
    yield Page("house", say("page-house"), text)
    sources = _sources(options, say)
    together = [*_filled([(line, sources[name]) for name, line in lines.items()])]
    yield from _listed("house", ([line for line, _ in page] for page in together), say)
    yield from _listed("source", ([source for _, source in page] for page in together), say)


def _sources(options: Options, say: Words) -> dict[str, str]:
    """Return the sentence on the source of each house rule, by the rule's name."""
    return {
        choice.name: say(
            "book-source-line",
            label=choosing.label(say, choice),
            source=choosing.source(say, choice),
        )
        for choice in choices(options)
    }


def _terms(game: AnyGame, say: Words) -> Iterator[list[tuple[str, ...]]]:
    """Yield the terms of a game page by page, each with its names in other languages."""
    every = (term for part in glossary.of_game(game.key).values() for term in part)
    return _filled(
        (f"**{t.names[say.language]}** {' · '.join(glossary.others(t, say.language))}".strip(),)
        for t in every
    )


def _filled(every: Iterable[tuple[str, ...]]) -> Iterator[list[tuple[str, ...]]]:
    """Yield groups of as many entries as a page has room for on a phone.

    An entry is one text, or several that are shown on different pages. All these pages must fit.
    """
    page: list[tuple[str, ...]] = []
    for entry in every:
        if page and any(
            height("\n".join(lines)) > LINES for lines in zip(*page, entry, strict=True)
        ):
            yield page
            page = []
        page.append(entry)
    yield page


def _listed(name: str, every: Iterable[Iterable[str]], say: Words) -> Iterator[Page]:
    """Yield one numbered page for each group of lines."""
    for number, lines in enumerate(every, 1):
        page = f"{name}-{number}"
        yield Page(page, title(page, say), "\n".join(lines))
