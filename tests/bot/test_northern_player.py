"""The computer player of Changchun and Dalian: what it must see, and how it fares."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.domain.players import choose
from bot.domain.players.nearest import Held
from bot.domain.players.northern import AIMS, RULES
from bot.domain.players.outlook import LIMITS, MERITS, SINGLES
from rules.mahjong.northern.hand import Hand
from rules.mahjong.northern.score import winning as waits_of
from rules.mahjong.tiles import KINDS, in_order
from tests.mahjong_hands import winning
from tests.mahjong_seats import asked, at_random, chosen, dealt, holding, laid, played, wins
from tests.northern_deals import HOUSES, blind
from tests.volume import FIRST, LONG, seeds

C, D = "changchun", "dalian"
CHOW, PUNGS, XI = "chow 123m", "pung 222z, pung 555p", "xigang 567z"
TURNS = [
    ("the only tile of the third suit is kept", C, "111456789m 234p 7z 5s", "", "ready 7z"),
    ("a closed wait doubles", C, "111456m 789p 55s 55z 3s", "", "ready 5s"),
    ("the only outside tile is kept", C, "222456m 678p 345s 2p 9s", "", "ready 2p"),
    ("four chows want a pair of dragons", C, "123456m 789p 345s 2z 7z", "", "ready 2z"),
    ("a special kong is as good as a pung", C, "123m 789p 3456s 2z", XI, "ready 2z"),
    ("the pair of 8 is avoided", D, "789m 555p 3458s 6z", CHOW, "ready 8s"),
    ("a chow must stay possible", D, "222m 33555p 77s 5s", "pung 111z", "ready 7s"),
    ("a closed hand does not wait", D, "111456m 789p 34s 55z 2z", "", "discard 2z"),
    ("where it need not be opened it does", C, "111456m 789p 34s 55z 2z", "", "ready 2z"),
    ("a win is taken", C, "111456m 789p 34s 55z 5s", "", "win"),
    ("a tile is added to a special kong", C, "12456m 79p 234s 7z", XI, "add 7z"),
    ("a kong is declared for its money", C, "111156m 789p 34s 25z 9s", "", "kong 1m"),
    ("four of a kind stay where chows want them", C, "111m 44555566p 23s 9s", "", "ready 9s"),
    ("a fourth tile is added to a pung", C, "12456m 79p 24s 3z 1z", "pung 111z", "kong 1z"),
]


@pytest.mark.parametrize(
    ("key", "hand", "melds", "wanted"),
    [row[1:] for row in TURNS],
    ids=[row[0] for row in TURNS],
)
def test_on_turn(key: str, hand: str, melds: str, wanted: str) -> None:
    assert chosen(HOUSES[key], holding(dealt(HOUSES[key], 1), hand, melds)) == wanted


FIRST_TURNS = [
    ("dragons are a special kong", C, "24m 148p 2359s 11567z", "xi 5z 6z 7z"),
    ("in Dalian too", D, "24m 148p 2359s 11567z", "xi 5z 6z 7z"),
    ("four winds are one", C, "24m 1489p 2359s 1234z", "xi 1z 2z 3z 4z"),
    ("not where it breaks a hand that waits", C, "123m 123p 123789s 27z", "ready 2z"),
]


@pytest.mark.parametrize(
    ("key", "hand", "wanted"),
    [row[1:] for row in FIRST_TURNS],
    ids=[row[0] for row in FIRST_TURNS],
)
def test_before_the_first_discard(key: str, hand: str, wanted: str) -> None:
    assert chosen(HOUSES[key], holding(dealt(HOUSES[key], 1), hand, begun=frozenset())) == wanted


CLAIMS = [
    ("a chow opens the hand", D, "12m 555789p 345s 66z", "", "3m", "chow 1m 2m"),
    ("and a pung does", D, "456m 55p 23789s 667z", "", "5p", "pung"),
    ("a hand that waits needs no chow", C, "12456m 555p 34589s 9s", "", "6m", "pass"),
    ("a pung brings a closed hand nearer", C, "24m 55p 1378s 22667z", "", "6z", "pung"),
    ("not one that leaves a bare single", C, "9m 377s", f"{PUNGS}, {CHOW}", "7s", "pass"),
    ("unless all are pungs", C, "9m 377s", f"{PUNGS}, pung 111m", "7s", "pung"),
    ("in Dalian never", D, "9m 377s", f"{PUNGS}, pung 111m", "7s", "pass"),
    ("a kong is taken for its money", C, "888m 24p 1368s 224z", "", "8m", "kong"),
    ("a win", C, "111456m 789p 34s 55z", "", "2s", "win"),
]


@pytest.mark.parametrize(
    ("key", "hand", "melds", "tile", "wanted"),
    [row[1:] for row in CLAIMS],
    ids=[row[0] for row in CLAIMS],
)
def test_on_a_discard(key: str, hand: str, melds: str, tile: str, wanted: str) -> None:
    assert chosen(HOUSES[key], asked(dealt(HOUSES[key], 1), hand, melds, tile)) == wanted


WAITING = "111456m 789p 35s 55z"
"""Waits for the four of bamboo."""
GONE = tuple((3, tile) for tile in ("4s",) * 4)
DECLARED, LOOKED = ("declared", "", "", ""), ("looked", "", "", "")
KNOWN = {"ready": LOOKED, "aside": ("9p",), "seen": frozenset((0,))}
TREASURES = [
    ("who is ready looks", WAITING, {"phase": "look", "ready": DECLARED}, "look"),
    (
        "not where nothing can come any more",
        WAITING,
        {"phase": "look", "ready": DECLARED, "river": GONE},
        "draw",
    ),
    ("the treasure wins", f"{WAITING} 9p", KNOWN, "win"),
    ("who has looked keeps the hand", f"{WAITING} 2s", KNOWN, "discard 2s"),
    ("who has not is ready again", f"{WAITING} 2z", {"ready": DECLARED}, "ready 2z"),
    ("a wait for nothing is not declared", f"{WAITING} 2z", {"river": GONE}, "discard 2z"),
]


@pytest.mark.parametrize(
    ("hand", "changed", "wanted"),
    [row[1:] for row in TREASURES],
    ids=[row[0] for row in TREASURES],
)
def test_the_treasure(hand: str, changed: dict[str, Any], wanted: str) -> None:
    state = holding(dealt(HOUSES["changchun"], 1), hand, **changed)
    assert chosen(HOUSES["changchun"], state) == wanted


# --- Near to a win ------------------------------------------------------------------------------

MELDS = laid("chow 123m, chow 456p, pung 555s, concealed 9999s, xigang 567z")


def near(rng: Random) -> Held:
    """A hand of sets and a pair that lacks one tile; some of the sets are laid open."""
    sets = rng.choice((2, 3, 4, 4))
    hand = [KINDS[kind] for kind, count in enumerate(winning(rng, sets)) for _ in range(count)]
    hand.remove(rng.choice(hand))
    return Held(in_order(hand), tuple(rng.sample(MELDS, 4 - sets)))


@pytest.mark.parametrize("key", RULES)
def test_every_condition_of_a_win_is_understood(key: str) -> None:
    assert AIMS[key].conditions <= {*MERITS, *LIMITS, *SINGLES, "three-suits"}


@pytest.mark.parametrize("key", RULES)
def test_hands_a_tile_away_are_just_those_that_wait(key: str) -> None:
    rng, scale = Random(2), RULES[key].scale(HOUSES[key].options)
    for held in (near(rng) for _ in range(300)):
        hand = Hand(0, 0, 1, held.tiles, held.melds, None, "self_draw")
        by_rules = waits_of(hand, scale)
        after = AIMS[key].with_each(held.lines, held.melds)
        assert tuple(tile for tile in after if after[tile] == 0) == by_rules
        assert (AIMS[key].away(held.lines, held.melds) == 1) == bool(by_rules)


# --- Whole deals --------------------------------------------------------------------------------


@pytest.mark.parametrize("key", RULES)
@pytest.mark.slow
def test_four_computers_win_most_deals_and_always_choose_alike(key: str) -> None:
    """In the gate four draws, one after the other, are too many."""
    results = []
    for seed in seeds(4, 8):
        results.append(played(HOUSES[key], seed, [choose] * 4))
        if not LONG and results[-1].ending != "draw":
            break
    assert [result.ending for result in results].count("draw") <= len(results) // 2 or not LONG
    assert any(result.ending != "draw" for result in results)
    assert played(HOUSES[key], FIRST, [choose] * 4) == results[0]


@pytest.mark.parametrize("key", RULES)
@pytest.mark.long
def test_one_wins_most_deals_against_three_who_make_any_move(key: str) -> None:
    own, others = wins(HOUSES[key], 12, lambda seed: {seed % 4}, at_random)
    assert own >= 6
    assert others <= 2


@pytest.mark.parametrize("key", RULES)
@pytest.mark.long
def test_players_who_know_the_conditions_win_more_than_others(key: str) -> None:
    own, others = wins(HOUSES[key], 16, lambda seed: {seed % 2, seed % 2 + 2}, blind)
    assert own > 1.3 * others
