"""A number stands beside its unit: what is counted in a sentence is counted again from the deal."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bot.words
import rules
from bot.chat.panels.league.log_of_acts import line
from bot.chat.panels.tables.controls.reasons import reasons
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.league.charter import Terms
from bot.domain.league.season import Act
from bot.domain.tables import dealing, seating
from bot.domain.tables.deal import Promise
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.words import LANGUAGES, Words, choosing, words
from rules import Move, choices, word
from rules.hanafuda.cards import FLOWER
from rules.tiengow.tiles import DECK, RANK, civil
from tests.playing import TABLES, shuffled
from tests.volume import volume

KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def keys(language: str) -> list[str]:
    """The keys of all messages of a language."""
    files = Path(bot.words.__file__).parent.joinpath(language).glob("*.ftl")
    return [key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))]


PEOPLE = tuple(Player(n, f"P{n}") for n in range(1, 8))


# --- Values of rules ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_that_is_a_number_is_told_as_such(language: str) -> None:
    say = words(language)
    fields = [(say, one) for one in choices(Terms)]
    for game in rules.GAMES:
        at = say.at(game.key)
        fields += [(at, one) for one in choices(next(iter(game.presets.values())))]
    for at, choice in fields:
        for value in choice.values:
            told = choosing.value(at, choice, value)
            numbers = re.findall(r"\d+", word(value))
            assert [one for one in numbers if one not in told] == [] or told != word(value)
            if isinstance(value, int) and not isinstance(value, bool):
                assert told == str(value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_a_setting_as_the_league_does(language: str) -> None:
    say = words(language)
    for term in choices(Terms):
        for value in term.values:
            about = {"league": "Spring", "term": term.name, "value": word(value)}
            act = Act(1, 5, "term", about, "", datetime(2026, 1, 1, tzinfo=UTC))
            label, told = choosing.label(say, term), choosing.value(say, term, value)
            assert say("act-term", league="Spring", term=label, value=told) in line(act, say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_a_value_fit_another_number(language: str) -> None:
    """Words that are found by the bare value are never looked up for a number."""
    assert [key for key in keys(language) if re.fullmatch(r"value-\d+", key)] == []


# --- Seats ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", rules.GAMES, ids=lambda one: one.key)
def test_as_many_as_are_told_can_still_sit_down(game: rules.AnyGame) -> None:
    preset, options = next(iter(game.presets.items()))
    one = Table(1, 1, 1, 1, game.key, preset, options, PEOPLE[:1], "lobby")
    for player in PEOPLE[1:]:
        more = seating.room(one)
        if not more:
            break
        one = seating.seated(one, player)
        assert seating.room(one) == more - 1
    assert len(one.players) == game.seats[-1]
    assert not seating.has_room(one)


# --- Reasons of hints -----------------------------------------------------------------------------


def hidden(state: Any, seat: int) -> list[str]:
    """The pieces that a seat cannot see."""
    others = [hand for at, hand in enumerate(state.hands) if at != seat]
    down = [tiles for at, tiles in enumerate(getattr(state, "down", ())) if at != seat]
    left = getattr(state, "stock", None) or getattr(state, "wall", ())
    return [piece for some in (*others, *down, left) for piece in some]


def flowers(state: Any, seat: int, move: Move) -> int:
    return sum(FLOWER[one] == FLOWER[move.pieces[0]] for one in hidden(state, seat))


def cards(state: Any, seat: int, move: Move) -> int:
    return len(state.hands[seat])


def stacks(state: Any, seat: int, move: Move) -> int:
    """A stack is four tiles: those in the hands are the rest of 32."""
    in_hands = sum(map(len, state.hands))
    others = sum(state.stacks) - state.stacks[seat]
    return int((len(DECK) - in_hands) // 4 - others)


def kinds_above(state: Any, seat: int, move: Move) -> int:
    (tile,) = move.pieces
    unseen = {*hidden(state, seat)}
    return sum(civil(one) == civil(tile) and RANK[one] > RANK[tile] for one in unseen)


def below(state: Any, seat: int, move: Move) -> int:
    return max(
        sum(civil(one) == civil(tile) and RANK[one] < RANK[tile] for one in DECK)
        for tile in move.pieces
    )


def others_of_it(state: Any, seat: int, move: Move) -> int:
    return hidden(state, seat).count(move.pieces[0])


def tiles_left(state: Any, seat: int, move: Move) -> int:
    return int(state.left)


COUNTED: dict[str, tuple[Callable[[Any, int, Move], int], str]] = {
    "reason-flower": (flowers, "flower"),
    "reason-held": (cards, "cards? "),
    "reason-tricks": (stacks, "stacks?"),
    "reason-beaten": (kinds_above, "tiles?"),
    "reason-weak": (below, "tiles?"),
    "reason-risk": (others_of_it, "unseen"),
    "reason-wall": (tiles_left, "tiles? left"),
}
"""The sentences of hints that count pieces: how it is counted again, and the unit in English."""
ELSEWHERE = {
    "reason-beaten-sets": "sets that beat sets, of test_tiengow",
    "reason-away": "the distance of computer players",
    "reason-away--liangxi": "the distance of computer players",
    "reason-before": "the distance of computer players",
}
"""Those whose numbers are tested beside the functions that count."""


def moments(key: str, seed: int) -> Iterator[tuple[Table, int]]:
    """Moments of a random deal, and the seat that is asked."""
    house = next(one for one in TABLES if one.game.key == key)
    rng, game = Random(seed), house.game
    promise = Promise(1, game.opening(house.options, house.seats), "", "")
    deal = dealing.dealt(game, house.options, promise, shuffled(house, rng))
    people = PEOPLE[: house.seats]
    while deal.result is None:
        seat = rng.choice(sorted(deal.state.to_act))
        table = Table(1, 1, 1, 1, key, house.preset, house.options, people, "playing", deal=deal)
        yield table, seat
        deal = dealing.moved(game, deal, seat, rng.choice(table.legal(seat)))


@pytest.mark.parametrize("key", ["mushi", "koikoi", "sakura", "tiengow", "xiamen", "dalian"])
def test_the_reasons_of_a_hint_count_what_they_name(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[str, dict[str, Any], str]] = []
    say, speak = words("en").at(key), Words.__call__

    def heard(self: Words, name: str, /, **values: Any) -> str:
        text = speak(self, name, **values)
        said.append((name, values, text))
        return text

    monkeypatch.setattr(Words, "__call__", heard)
    rng, found = Random(3), set[str]()
    for seed in range(volume(1, 10)):
        for table, seat in moments(key, seed):
            legal = table.legal(seat)
            for move in rng.sample(legal, min(2, len(legal))):
                said.clear()
                reasons(Glance.at(table, seat, say), move)
                counts = [one for one in said if one[0] in COUNTED and "count" in one[1]]
                keeps = any(name == "reason-keeps" for name, _, _ in said)
                for name, values, text in counts:
                    if name == "reason-beaten" and keeps:
                        continue  # it is said of the tile that is kept
                    recount, unit = COUNTED[name]
                    assert table.deal is not None
                    assert values["count"] == recount(table.deal.state, seat, move), (name, move)
                    assert re.search(unit, text), text
                    found.add(name)
    assert found


def test_every_reason_that_counts_is_counted_again() -> None:
    say = words("en")
    reasons = [key for key in keys("en") if key.startswith("reason-")]
    counting = {key for key in reasons if "count" in say.takes(key)}
    assert counting == {*COUNTED, *ELSEWHERE}
