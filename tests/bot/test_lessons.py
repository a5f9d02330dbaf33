"""Lessons: positions are sound, what is said of moves holds, and they are played by presses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.domain.lessons import asking, facts, lesson
from bot.domain.lessons.lesson import OWN, PARTS, Position
from bot.domain.players import CHOICE
from bot.domain.players.searching import Search
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.words import LANGUAGES, words
from bot.words.lines import height, width
from rules import GAMES, RuleError

EVERY = [one for game in GAMES for one in lesson.every(game.key)]
POSITIONS = [pytest.param(one, id=f"{one.lesson}-{one.name}") for one in EVERY]
SEARCHED = [
    pytest.param(one, id=f"{one.lesson}-{one.name}")
    for one in EVERY
    if one.bad and one.game.family != "mahjong"
]
"""Positions in which it is cheap to play deals out."""
WAITING = [
    pytest.param(one, id=f"{one.lesson}-{one.name}")
    for one in EVERY
    if {"waits", "wins", "kinds"} & one.fact.keys()
]
"""Positions in which a good move is a discard with which a hand waits."""
WORLDS = 30
"""The number of deals played out for each move that is compared."""
MOST = 4
"""The most sentences to read before a press, and after it."""
PARAGRAPHS, COLUMNS = 2, 140
"""The most paragraphs of a text, and the most columns of each; Han and kana fill two."""


def test_every_game_is_taught() -> None:
    assert all(lesson.of_game(game.key) for game in GAMES)


def table(position: Position) -> Table:
    return asking.table(position, Player(1, "Aki"), lambda number: f"C{number}")


@pytest.mark.parametrize("one", POSITIONS)
def test_a_position_has_no_extra_piece_and_legal_moves(one: Position) -> None:
    asked = table(one)
    assert asked.deal
    deck = one.game.deck(one.options, len(asked.players))
    assert Counter(one.start.pieces) <= Counter(deck)
    legal = asked.legal(OWN)
    assert OWN in asked.deal.state.to_act
    assert one.good
    assert {*one.good, *one.bad} <= {*legal}
    assert not {*one.good} & {*one.bad}
    assert {*legal} - {*one.good} or not one.bad, "there is nothing to choose"


@pytest.mark.parametrize("one", POSITIONS)
def test_a_good_move_does_what_is_said_of_it(one: Position) -> None:
    deal = table(one).deal
    assert deal
    assert one.fact
    for move in one.good:
        assert facts.of(one, deal.state, move) == dict(one.fact)
    others = [facts.of(one, deal.state, move) for move in one.bad]
    assert dict(one.fact) not in others


@pytest.mark.parametrize("one", POSITIONS)
def test_an_answer_turns_up_one_flower_at_most(one: Position) -> None:
    deal = table(one).deal
    assert deal
    before = _flowers(deal.state)
    for move in (*one.good, *one.bad):
        after = one.game.apply(deal.state, OWN, move).state
        assert _flowers(after) <= before + 1, str(move)


def _flowers(state: Any) -> int:
    """The flowers that lie open beside all seats."""
    return sum(map(len, getattr(state, "flowers", ())))


@pytest.mark.parametrize("one", SEARCHED)
def test_no_move_that_is_called_bad_brings_more(one: Position) -> None:
    asked = table(one)
    assert asked.deal
    luck = Random(one.key)
    view: Any = asked.view(OWN)
    search = Search(one.game, view, one.options, CHOICE[one.game.key], luck.randrange)
    for move in (*one.good, *one.bad):
        search.tried(move, WORLDS)
    worst = min(map(search.mean, one.good))
    assert worst >= max(map(search.mean, one.bad)), {str(m): search.mean(m) for m in search.gains}


@pytest.mark.parametrize("one", WAITING)
def test_no_other_discard_leaves_as_many_winning_tiles(one: Position) -> None:
    asked = table(one)
    assert asked.deal
    good = {move.pieces for move in one.good}
    won = {
        move.pieces: len(facts.FACTS["wins"](one, asked.deal.state, move))
        for move in asked.legal(OWN)
        if move.verb == "discard"
    }
    worst = min(won.pop(pieces) for pieces in good)
    assert worst > max(won.values())


def told(language: str) -> Iterator[tuple[str, str]]:
    """Yield each part of each position with its sentences."""
    for one in EVERY:
        say = words(language).at(one.game.key)
        values = {name: str(fact) for name, fact in one.fact.items()}
        for part in PARTS:
            yield f"{one.key}-{part}", say(f"learn-{one.key}-{part}", **values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short(language: str) -> None:
    for part, text in told(language):
        assert len(text.splitlines()) <= PARAGRAPHS, part
        for line in text.splitlines():
            wide = width(line.replace("*", ""))
            key = f"learn-{part} ({language})"
            assert wide <= COLUMNS, f"{key} has {wide} columns, more than {COLUMNS}: {line}"
        assert sum(text.count(stop) for stop in ".?!。？！") <= MOST, part
        assert height(text) <= 7, part


@pytest.mark.parametrize("key", ["q" * 300, "../../../pyproject", "mushi\x00", ""])
def test_a_key_that_a_person_wrote_opens_no_file(key: str) -> None:
    with pytest.raises(RuleError, match="no game called"):
        lesson.of_game(key)
