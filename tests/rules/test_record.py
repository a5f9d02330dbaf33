"""The record of a match: written, read and played again; a damaged one is refused."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules import Chance, Move, RuleError, Step, play
from rules.game import DICE
from rules.record import Deal, Record, read, replayed, write
from tests.letters import LETTERS

MUSHI = rules.game("mushi")
PLAIN = MUSHI.presets["mushi"]


def played(options: rules.Options, deals: int, seed: int = 0) -> tuple[Record, list[list[Step]]]:
    """A random match and the steps of each of its deals; the last deal breaks off."""
    rng, carry = Random(seed), MUSHI.opening(options, 2)
    story: list[list[Step]] = []
    told: list[Deal] = []
    for number in range(deals):
        deck = list(MUSHI.deck(options, 2))
        rng.shuffle(deck)
        chance = Chance(tuple(deck), tuple(rng.choices(range(1, 7), k=DICE)))
        steps = [MUSHI.deal(options, carry, chance)]
        log: list[tuple[int, Move]] = []
        broken = number == deals - 1 > 0
        while steps[-1].state.result is None and not (broken and len(log) == 5):
            (seat,) = steps[-1].state.to_act
            move = rng.choice(MUSHI.legal(steps[-1].state, seat))
            steps.append(play(MUSHI, steps[-1].state, seat, move))
            log.append((seat, move))
        secret = None if broken else f"{number:064x}"
        told.append(Deal(f"{number + 7:064x}", ("90", "91"), secret, chance, tuple(log)))
        story.append(steps)
        carry = steps[-1].state.result.carry if steps[-1].state.result else carry
    names = ("Ono no Michikaze", "小野 道風 100%\n")
    return Record(MUSHI.version, "mushi", "mushi", options, names, tuple(told)), story


RECORD, STORY = played(replace(PLAIN, hands=6, oni_takes_triple=True), 3)
TEXT = write(RECORD)


@pytest.mark.parametrize("deals", [1, 2, 4])
@pytest.mark.parametrize(
    "options", [PLAIN, replace(PLAIN, hands=50, oni_takes_triple=True), MUSHI.presets["some-play"]]
)
def test_a_record_is_read_as_it_was_written(options: rules.Options, deals: int) -> None:
    record, _ = played(options, deals)
    assert read(write(record)) == record
    assert write(read(write(record))) == write(record)


def test_a_record_names_the_game_and_its_house_rules() -> None:
    lines = TEXT.splitlines()
    assert lines[0] == "paifuda-record 1"
    assert f"game mushi {rules.ruleset_hash('mushi', RECORD.options)}" in lines
    assert "options mushi hands=6 oni_takes_triple=true" in lines
    assert all("\n" not in line for line in lines)


def test_a_record_plays_again_as_it_was_played() -> None:
    again = list(replayed(read(TEXT)))
    assert [steps for _, steps in again] == STORY
    assert [carry.number for carry, _ in again] == [steps[0].state.carry.number for steps in STORY]


def test_the_secret_of_an_unfinished_deal_stays_hidden() -> None:
    assert [deal.secret is None for deal in RECORD.deals] == [False, False, True]
    assert TEXT.count("secret") == 2


Damage = Callable[[str], str]
DAMAGED: list[tuple[str, Damage]] = [
    ("no game", lambda text: text.replace("game mushi", "gone mushi", 1)),
    ("an unknown game", lambda text: text.replace("game mushi", "game bridge", 1)),
    ("an unknown preset", lambda text: text.replace("options mushi", "options bridge", 1)),
    ("other house rules", lambda text: text.replace("hands=6", "hands=7", 1)),
    ("a value outside its set", lambda text: text.replace("hands=6", "hands=600", 1)),
    ("an unknown house rule", lambda text: text.replace("hands=6", "fingers=6", 1)),
    ("nobody seated", lambda text: text.replace("seat ", "sofa ")),
    ("a version that is no number", lambda text: text.replace("rules 1", "rules one", 1)),
    ("no commitment", lambda text: text.replace("commitment", "promise", 1)),
    ("no deck", lambda text: text.replace("deck", "heap", 1)),
    ("no dice", lambda text: text.replace("dice", "coins", 1)),
    ("dice that are no numbers", lambda text: text.replace("dice ", "dice x", 1)),
    ("a move by nobody", lambda text: text.replace("move ", "move x", 1)),
    ("an empty move", lambda text: text + "move 0\n"),
    ("a move that is too long", lambda text: text + "move 0 play " + "pine.j1 " * 20 + "\n"),
]
UNREAD: list[tuple[str, str, Damage]] = [
    *((how, "damaged", damage) for how, damage in DAMAGED),
    ("nothing", "not-a-record", lambda text: ""),
    ("another file", "not-a-record", lambda text: "# A shopping list\n"),
    (
        "another version of the record",
        "not-a-record",
        lambda text: text.replace("record 1", "record 9", 1),
    ),
    ("a version before the first", "unknown-rules", lambda _: write(replace(RECORD, version=0))),
    (
        "a version that is not here yet",
        "unknown-rules",
        lambda _: write(replace(RECORD, version=999)),
    ),
]


@pytest.mark.parametrize(("how", "sentence", "damage"), UNREAD, ids=[row[0] for row in UNREAD])
def test_a_record_that_cannot_be_read_is_refused(how: str, sentence: str, damage: Damage) -> None:
    with pytest.raises(RuleError) as refused:
        read(damage(TEXT))
    assert refused.value.sentence == sentence


def with_log(*log: tuple[int, Move]) -> Record:
    """The record with another log in its first deal."""
    return replace(RECORD, deals=(replace(RECORD.deals[0], log=log), *RECORD.deals[1:]))


LOG = RECORD.deals[0].log
CHEATS = [
    ("a move out of turn", "not-your-turn", with_log((1 - LOG[0][0], LOG[0][1]), *LOG[1:])),
    ("a seat that is not there", "not-your-turn", with_log((7, LOG[0][1]), *LOG[1:])),
    ("a move the rules refuse", "not-legal", with_log(LOG[0], (LOG[1][0], Move("stop")), *LOG[2:])),
    ("a move left out", "not-your-turn", with_log(*LOG[:4], *LOG[5:])),
    ("a move after the end", "deal-over", with_log(*LOG, (0, Move("keep")))),
    ("a deal after one that is not over", "damaged", with_log(*LOG[:3])),
    (
        "a deal after the match",
        "damaged",
        replace(RECORD, options=replace(PLAIN, hands=1, oni_takes_triple=True)),
    ),
]


@pytest.mark.parametrize(("how", "sentence", "record"), CHEATS, ids=[row[0] for row in CHEATS])
def test_a_record_that_breaks_the_rules_does_not_play(
    how: str, sentence: str, record: Record
) -> None:
    written = read(write(record))
    with pytest.raises(RuleError) as refused:
        list(replayed(written))
    assert refused.value.sentence == sentence


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_every_fault_of_a_record_is_a_rule_error(data: st.DataObject) -> None:
    lines = TEXT.splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    kept = data.draw(st.integers(0, len(lines[at])))
    lines[at] = lines[at][:kept] + data.draw(st.text(LETTERS, max_size=9))
    with suppress(RuleError):
        assert isinstance(read("\n".join(lines)), Record)


FIRST = RECORD.deals[0]
DECK = FIRST.chance.deck


def with_chance(deck: tuple[str, ...] = DECK, dice: tuple[int, ...] = FIRST.chance.dice) -> Record:
    """The record of the first deal alone, from other luck."""
    return replace(RECORD, deals=(replace(FIRST, chance=Chance(deck, dice)),))


TAMPERED = [
    ("a card is missing", "damaged", with_chance(DECK[:-1])),
    ("a card is there twice", "damaged", with_chance((*DECK[:-1], DECK[0]))),
    ("a card is of another game", "damaged", with_chance((*DECK[:-1], "peony.butterfly"))),
    ("a card is of no game", "damaged", with_chance((*DECK[:-1], "ace.spades"))),
    ("no dice were thrown", "damaged", with_chance(dice=())),
    ("a die shows nine", "damaged", with_chance(dice=(9, *FIRST.chance.dice[1:]))),
    ("a seat too many", "not-for-so-many", replace(RECORD, players=(*RECORD.players, "Tofu"))),
    ("a seat too few", "not-for-so-many", replace(RECORD, players=RECORD.players[:1])),
]


@pytest.mark.parametrize(("how", "sentence", "record"), TAMPERED, ids=[row[0] for row in TAMPERED])
def test_a_record_of_no_possible_deal_is_refused(how: str, sentence: str, record: Record) -> None:
    written = read(write(record))
    with pytest.raises(RuleError) as refused:
        list(replayed(written))
    assert refused.value.sentence == sentence


# --- Any record -----------------------------------------------------------------------------------

NAMES = st.text(LETTERS, max_size=12)
HEX = st.text("0123456789abcdef", min_size=64, max_size=64)
TIMES = st.integers(0, 10**14 - 1)
ADDITIONS = st.from_regex(r"([0-9]|message):[0-9]{1,20}", fullmatch=True)
PIECES = MUSHI.deck(PLAIN, 2)
MOVES = st.builds(
    Move,
    st.sampled_from(["play", "take", "touch", "koikoi", "stop"]),
    st.lists(st.sampled_from(PIECES), max_size=3).map(tuple),
)


@st.composite
def any_deals(draw: st.DrawFn) -> Deal:
    """A deal that can be written down, however little sense it makes; some with their times."""
    promised, dealt = draw(st.just((None, None)) | st.tuples(TIMES, TIMES))
    dice = draw(st.lists(st.integers(1, 6), min_size=DICE, max_size=DICE))
    return Deal(
        commitment=draw(HEX),
        additions=tuple(draw(st.lists(ADDITIONS, max_size=6))),
        secret=draw(st.none() | HEX),
        chance=Chance(tuple(draw(st.permutations(PIECES))), tuple(dice)),
        log=tuple(draw(st.lists(st.tuples(st.integers(0, 1), MOVES), max_size=5))),
        promised=promised,
        dealt=dealt,
    )


RECORDS = st.builds(
    Record,
    version=st.just(MUSHI.version),
    game=st.just("mushi"),
    preset=st.just("mushi"),
    options=st.just(PLAIN),
    players=st.tuples(NAMES, NAMES),
    deals=st.lists(any_deals(), max_size=3).map(tuple),
)


@settings(max_examples=60, deadline=None)
@given(RECORDS)
@pytest.mark.slow
def test_every_record_is_read_as_written(record: Record) -> None:
    text = write(record)
    assert read(text) == record
    timed = any(deal.promised is not None for deal in record.deals)
    assert text.startswith(f"paifuda-record {1 + timed}\n")


TIMED = write(replace(RECORD, deals=(replace(RECORD.deals[0], promised=5, dealt=7),)))


@pytest.mark.parametrize(
    ("line", "other"),
    [
        ("promised 5\n", ""),
        ("dealt 7\n", ""),
        ("promised 5", "promised"),
        ("promised 5", "promised five"),
        ("promised 5", "promised 5.0"),
        ("promised 5", "promised -5"),
        ("promised 5", "promised 05"),
        ("promised 5", "promised ٥"),
        ("promised 5", f"promised {10**14}"),
        ("promised 5", "promised 5\npromised 6"),
        ("dealt 7", "dealt 7\ndealt 7"),
    ],
)
def test_a_time_that_is_none_is_refused(line: str, other: str) -> None:
    assert read(TIMED).deals[0].promised == 5
    assert line in TIMED
    with pytest.raises(RuleError):
        read(TIMED.replace(line, other, 1))
