"""The list of everything that a game of the catalogue lacks, in each room and in each language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, cast

from bot.chat.panels.lessons import expert
from bot.chat.panels.tables.controls import on_hand, reasons
from bot.chat.panels.tables.controls.by_game import CONTROLS, MEANWHILE
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.lessons import lesson, positions
from bot.domain.lessons.problems import deciding, hands, making, problem, worlds
from bot.domain.people import draft, facts
from bot.domain.players import (
    BEGINNER,
    CHOICE,
    FORESEEING,
    WEIGHED,
    distance,
    estimating,
    foreseeing,
    searching,
    sketch,
)
from bot.domain.tables.ahead.orders import ORDERS
from bot.domain.tables.deal import PASS, Deal, Promise
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.domain.tables.typical import TYPICAL
from bot.words import LANGUAGES, Words, book, telling, words
from render import Look
from render.boards import poster, sample
from render.boards.catalogue import BOARDS
from render.boards.mahjong import guide
from rules import AnyGame, ByGame, Move, Seat, View, choices, lineage, word
from tests.playing import Table as Setting
from tests.playing import random_moves, shuffled, tables

FOLDER = Path(__file__).parents[2] / "bot" / "words"
KEYS = {
    language: frozenset(
        key
        for file in (FOLDER / language).glob("*.ftl")
        for key in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    )
    for language in LANGUAGES
}
PEOPLE = ("Aki", "Ben", "Chiyo", "Daeun", "Emilia", "Fumi", "Goro")
DEALS = 2
"""The number of random deals of each preset that are described and drawn."""
ENGLISH = "en"
"""The language in which a house rule itself declares its label and its help."""
QUOTED = re.compile(r"EN: .*?(?=JA:|$)")
"""A sentence of the English source of Mushi, which is shown as it is in every language."""
ENGLISH_WORDS = re.compile(r"[a-z]{2,} [a-z]{2,}")
"""A sign of an English sentence."""
Missing = Iterator[str]

ROOMS: Mapping[str, ByGame[Any]] = {
    "boards: none in BOARDS": BOARDS,
    "controls: none in CONTROLS": CONTROLS,
    "hints: no facts behind a move in REASONS": reasons.REASONS,
    "player: none in CHOICE": CHOICE,
    "player: no beginner in BEGINNER": BEGINNER,
    "book: none in CHAPTERS, whose pages need words": book.CHAPTERS,
    "book: no goals of a hand in GOALS": on_hand.GOALS,
    "length and gain: no typical deal in TYPICAL": TYPICAL,
    "poster: none in POSTERS": poster.POSTERS,
    "lessons: none in LAID": positions.LAID,
    "lessons: no picture for players of other rules in PICTURES": expert.PICTURES,
    "problems: none in OF_GAME": making.OF_GAME,
}
"""The tables in which each game, its school or its family needs an entry.

The key is the line that tells of a missing entry.
"""
ALONE = (poster.POSTERS,)
"""The tables in which each game needs an entry of its own, even if its school or family has one."""
OF_FAMILY: Mapping[str, Mapping[str, ByGame[Any]]] = {
    "mahjong": {
        "player: no master in FORESEEING": FORESEEING,
        "player: no distance in AWAY": distance.AWAY,
        "player: no distance after a discard in DISCARDED": distance.DISCARDED,
        "problems: no margin of a decision in LEAD": hands.LEAD,
        "problems: no number of worlds in WORLDS": hands.WORLDS,
        "problems: no exchanges in TRIES": worlds.TRIES,
        "guide: none in PAGES": guide.PAGES,
        "appraiser: no facts in ASKED": facts.ASKED,
        "appraiser: no tiles in OTHERWISE": draft.OTHERWISE,
    }
}
"""The tables in which each game of one family needs an entry."""
SOME = (
    *(MEANWHILE, ORDERS, WEIGHED, searching.SKETCHES, sketch.COURSES, sample.SEEDS),
    *(deciding.WORLDS, deciding.LEAD),
    *(estimating.RECKONED, foreseeing.VALUES, estimating.COMPLETE, distance.CLAIMS, distance.GOALS),
)
"""The tables in which a game needs no entry."""
LISTED = *ROOMS.values(), *chain(*(rooms.values() for rooms in OF_FAMILY.values())), *SOME
"""Every table by game."""


# --- Entries --------------------------------------------------------------------------------------


def missing(game: AnyGame) -> list[str]:
    """Return everything that a game lacks, a readable line each; it must be in the catalogue."""
    found = [*_not_said(game), *_no_rooms(game), *_no_words(game, _named(game))]
    if BOARDS.of(game) and CONTROLS.of(game) and CHOICE.of(game):
        heard = Heard(words(ENGLISH).at(game.key))
        found += [*_not_guided(game, heard), *_not_played(game, heard)]
        found += _no_words(game, ((key, LANGUAGES) for key in sorted(heard.keys)))
    return list(dict.fromkeys(found))


def _not_said(game: AnyGame) -> Missing:
    """Yield the facts about itself that the game does not give."""
    for part in ("key", "title", "family", "seats", "endings", "bound", "presets"):
        if not getattr(game, part, None):
            yield f"rules: no {part}"
    for name, options in game.presets.items():
        length = game.length(options)
        if length.counted not in ("deals", "changes", "rounds"):
            yield f"rules: {name} counts its matches in {length.counted}"
        if length.rule not in {one.name for one in choices(options)}:
            yield f"rules: no house rule {length.rule} holds the length of {name}"
    for one in choices(next(iter(game.presets.values()))):
        for part in ("label", "help", "source"):
            if not getattr(one, part):
                yield f"rules: the house rule {one.name} has no {part}"


def _no_rooms(game: AnyGame) -> Missing:
    """Yield the tables in which the game lacks an entry, and its missing lessons and problems."""
    every = {**ROOMS, **OF_FAMILY.get(game.family, {})}
    for line, room in every.items():
        if room.of(game) is None or (room in ALONE and game.key not in room.entries):
            yield line
    rated = foreseeing.VALUES.of(game) and estimating.COMPLETE.of(game)
    if game.family == "mahjong" and not (estimating.RECKONED.of(game) or rated):
        yield "player: no worth of a move in RECKONED, and none in VALUES and COMPLETE"
    if not lesson.of_game(game.key):
        yield f"lessons: no {game.key}.toml, whose positions need words"
    stored = {(one.game, one.kind) for one in problem.every().values()}
    for kind in making.OF_GAME.of(game) or ():
        if (game.key, kind) not in stored:
            yield f"problems: no {kind} in problems.jsonl"


# --- Words ----------------------------------------------------------------------------------------


def _named(game: AnyGame) -> Iterator[tuple[str, Iterable[str]]]:
    """Yield the keys that need words, each with the languages that need them."""
    keys = [f"game-{game.key}", "event-deal", "poster-kind", "expert-page"]
    for chapter in book.CHAPTERS.of(game) or ():
        stem = chapter.name.partition("-")[0]
        keys += [f"book-{stem}", f"page-{stem}"]
    keys += [f"preset-{preset}" for preset in game.presets]
    keys += [f"{what}-{ending}" for ending in game.endings for what in ("sheet", "ending")]
    for taught in lesson.of_game(game.key):
        keys.append(f"learn-{taught.name}")
        keys += [f"learn-{at.key}-{part}" for at in taught.positions for part in lesson.PARTS]
    foreign: list[str] = []
    for one in choices(next(iter(game.presets.values()))):
        foreign += [f"option-{one.name}", f"option-{one.name}-help"]
        if ENGLISH_WORDS.search(QUOTED.sub("", one.source)):
            foreign.append(f"option-{one.name}-source")
        keys += [_value(one.name, word(v)) for v in one.values if isinstance(v, str | bool)]
    yield from ((key, LANGUAGES) for key in keys)
    yield from ((key, [one for one in LANGUAGES if one != ENGLISH]) for key in foreign)


def _value(rule: str, value: str) -> str:
    """Return the key of a value's words: of this rule alone, or shared by all rules."""
    own = f"value-{rule}-{value}"
    return own if own in KEYS[ENGLISH] else f"value-{value}"


def _no_words(game: AnyGame, keys: Iterable[tuple[str, Iterable[str]]]) -> Missing:
    """Yield the keys for which a language has no words: neither for the game, nor for its family,
    nor for all games.
    """
    own = lineage(game)
    for key, languages in keys:
        every = {key, *(f"{key}--{name}" for name in own)}
        lack = [language for language in languages if every.isdisjoint(KEYS[language])]
        if lack:
            yield f"words: {key} ({', '.join(lack)})"


class Heard:
    """The words of a game in English; it remembers the keys that were asked for."""

    language = ENGLISH

    def __init__(self, say: Words) -> None:
        self.say = say
        self.keys: set[str] = set()

    def __call__(self, key: str, /, **values: Any) -> str:
        self.keys.add(key)
        return self.say(key, **values) if key in self.say else key

    def __contains__(self, key: str) -> bool:
        return key in self.say


# --- Some deals, told and shown -------------------------------------------------------------------


def _not_guided(game: AnyGame, heard: Heard) -> Missing:
    """Yield the failures to draw the pages about its rules."""
    usual = next(iter(game.presets.values()))
    for name, make in BOARDS[game.key].guide(game.key).items():
        yield from _tried(f"guide {name}", partial(make, game.key, usual, cast(Words, heard)))


def _not_played(game: AnyGame, heard: Heard) -> Missing:
    """Yield the failures once the game is played: words, choices, a computer's move, orders."""
    asks = False
    for setting in tables(game):
        kinds: set[object] = set()
        for one in (table for seed in range(DEALS) for table in _moments(setting, Random(seed))):
            assert one.deal
            moves = {seat: one.legal(seat) for seat in sorted(one.deal.state.to_act)}
            asks |= bool(moves) and all(PASS in legal for legal in moves.values())
            kind = one.deal.state.phase, frozenset(m.verb for own in moves.values() for m in own)
            yield from _shown(one, heard, moves if kind not in kinds else {})
            kinds.add(kind)
    if asks and game.key not in ORDERS:
        yield "orders: it has claim windows, but none in ORDERS"


def _moments(setting: Setting, rng: Random) -> Iterator[Table]:
    """Yield a table when a random deal begins, and after each of its moves."""
    game, options = setting.game, setting.options
    people = tuple(Player(n, name) for n, name in enumerate(PEOPLE[: setting.seats], 1))
    carry, chance = game.opening(options, setting.seats), shuffled(setting, rng)
    first = game.deal(options, carry, chance)
    for step in chain([first], (one.step for one in random_moves(setting, first, rng))):
        deal = Deal(Promise(1, carry, "", ""), chance, (), step)
        yield Table(*(1, 1, 1, 1), game.key, setting.preset, options, people, "playing", deal=deal)


def _shown(one: Table, heard: Heard, moves: Mapping[Seat, Sequence[Move]]) -> Missing:
    """Yield the failures to tell and to show a moment; `moves` are the moves offered in the opened
    hands.
    """
    assert one.deal
    game, say = one.game, cast(Words, heard)
    tries: list[tuple[str, Callable[[], object]]] = [
        (f"event {event.kind}", partial(telling.event, say, event.heard_by(None), PEOPLE))
        for event in one.deal.step.events
    ]
    if moves or one.deal.result:
        boards, view = BOARDS[game.key], cast(Any, one.view(None))
        scene = boards.scene(one.names, say, Look(), view)
        title = partial(telling.deal_title, say, game, one.length, view, view.number)
        tries += [("title", title), ("board", partial(boards.table, scene))]
        tries.append(("board in words", partial(boards.told, scene)))
        if one.deal.result and one.deal.result.sheet:
            tries.append(("account", partial(boards.outcome, scene)))
    for seat, legal in moves.items():
        view, phase = one.view(seat), one.deal.state.phase
        tries += [(f"move {move}", partial(telling.move, say, move)) for move in legal]
        controls = partial(CONTROLS[game.key], Glance.at(one, seat, say), ())
        player = partial(_chosen, game, view, tuple(legal))
        tries += [(f"controls in {phase}", controls), (f"player in {phase}", player)]
    for name, work in tries:
        yield from _tried(name, work)


def _chosen(game: AnyGame, view: View, legal: tuple[Move, ...]) -> int:
    """Return the index of the move that a computer chooses among the legal ones."""
    return legal.index(CHOICE[game.key](view, legal))


def _tried(name: str, work: Callable[[], object]) -> Missing:
    """Yield the failure of a piece of work, of any kind."""
    try:
        work()
    except Exception as error:
        yield f"{name}: {type(error).__name__}: {error}"
