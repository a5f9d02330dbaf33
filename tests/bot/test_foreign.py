"""Text from outside gives a value or a refusal that can be told, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rules
from bot.domain.ledger import comparing, importing, results
from bot.domain.ledger.dates import Term
from bot.domain.ledger.entries import GONE, POT
from bot.domain.tables import fair
from bot.services.ledger import shares
from bot.words import appraisal, words
from bot.words.refusals import refusal
from rules import Move, RuleError
from rules.mahjong import appraise
from rules.mahjong.liangxi.terms import FORMS, Terms
from rules.mahjong.sheets import variant
from rules.record import read, write
from tests.letters import LETTERS

RECORDS = sorted((Path(__file__).parents[1] / "stored" / "0.1.0" / "records").glob("*.txt"))
EN = words("en")
FEW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
GAMES = tuple(game.key for game in rules.GAMES)


def told(work: Callable[[], Any]) -> Any:
    """The result of some work; a refusal must have a sentence of limited length."""
    try:
        return work()
    except RuleError as error:
        sentence = refusal(EN, error)
        assert 0 < len(sentence) <= 1900
        return None


def both(is_read: Callable[..., bool], *texts: st.SearchStrategy[Any]) -> None:
    """Check random texts by `is_read`: some must be read and some refused.

    Otherwise nothing would be known of one of the two.
    """
    outcomes = set[bool]()

    @FEW
    @given(st.tuples(*texts))
    def every(text: tuple[Any, ...]) -> None:
        outcomes.add(is_read(*text))

    every()
    assert outcomes == {True, False}


@cache
def lines(file: Path) -> tuple[str, ...]:
    """The first two deals of a record."""
    return tuple(file.read_text(encoding="utf-8").partition("deal 3\n")[0].splitlines())


def test_there_are_records_to_spoil() -> None:
    assert RECORDS


@pytest.mark.parametrize("carry", ["[" * 100_000, '{"scores": ' + "[" * 100_000, "{}", "1", "[1]"])
@pytest.mark.parametrize("file", RECORDS[:2])
def test_a_carry_of_any_depth_is_refused(file: Path, carry: str) -> None:
    text = "\n".join([*lines(file)[:4], f"carry {carry}", *lines(file)[4:]])
    record = told(lambda: shares.read(text))
    assert record is None or carry == "{}"


WORDS = st.one_of(
    st.sampled_from(
        ["", "deal 1", "carry {}", "carry [" * 3, "move 9 pass", "seat", "dice 7", "x"]
    ),
    st.text(LETTERS, max_size=40),
    st.just("carry " + "[" * 20_000),
    st.integers().map("rules {}".format),
)


@st.composite
def spoilt_records(draw: st.DrawFn) -> str:
    """The first deals of a record, with up to three spoilt lines."""
    found = [*lines(draw(st.sampled_from(RECORDS)))]
    for _ in range(draw(st.integers(0, 3))):
        place = draw(st.integers(0, len(found) - 1))
        match draw(st.integers(0, 2)):
            case 0:
                found[place] = draw(WORDS)
            case 1:
                del found[place]
                found = found or [""]
            case _:
                words = found[place].split(" ")
                words[draw(st.integers(0, len(words) - 1))] = draw(st.text(LETTERS, max_size=9))
                found[place] = " ".join(words)
    return "\n".join(found)


def test_a_spoilt_record_is_verified_or_refused() -> None:
    def is_read(text: str) -> bool:
        record = told(lambda: shares.read(text))
        return record is not None and told(lambda: fair.verify(record)) is not None

    both(is_read, spoilt_records())


@st.composite
def spoilt(draw: st.DrawFn, texts: st.SearchStrategy[str], letters: st.SearchStrategy[str]) -> str:
    """A text that is mostly spoilt at one place."""
    text = draw(texts)
    place, gone = draw(st.integers(0, len(text))), draw(st.integers(0, 4))
    more = draw(st.text(letters, max_size=5))
    return draw(st.sampled_from([text, text[:place] + more + text[place + gone :]]))


SHARED = st.sampled_from(RECORDS).map(
    lambda file: shares.write(shares.read("\n".join(lines(file))))
)


def test_a_spoilt_share_text_is_read_or_refused() -> None:
    def is_read(text: str) -> bool:
        record = told(lambda: shares.read(text))
        assert record is None or read(write(record)) == record
        return record is not None

    both(is_read, spoilt(SHARED, LETTERS))


HEADS = (
    "",
    "match,game,player,points",
    "points,player,game,match,date",
    "match,game,player,points,date,reason,entry,tally",
)
CELLS = st.one_of(
    st.sampled_from([*GAMES, "<@1>", "aki", "5", "-5", "−5", "99999999999999999999", '"', "\x00"]),
    st.sampled_from(
        ["<@0>", "<@-1>", "<@-101>", "2026-11-26", "2026-02-30", "#1", "'=1", "0", "1"]
    ),
    st.text(LETTERS, max_size=12),
    st.integers().map(str),
)
PEOPLE = ("<@5>", "<@!7>", "aki", "100000000000000009")
COLUMNS = ("match", "game", "player", "points", "date")


@st.composite
def gains(draw: st.DrawFn, people: tuple[str, ...]) -> dict[str, int]:
    """Points of some people, which mostly sum to zero."""
    some = draw(st.lists(st.sampled_from(people), min_size=1, max_size=4, unique=True))
    points = [draw(st.integers(-20, 20)) for _ in some[1:]]
    return dict(zip(some, [*points, draw(st.sampled_from([0, 0, 1])) - sum(points)], strict=True))


@st.composite
def results_of_matches(draw: st.DrawFn) -> str:
    """A table of results; some of its cells are spoilt."""
    head = draw(st.sampled_from(HEADS))
    rows: list[dict[str, str]] = []
    for match in range(draw(st.integers(1, 3))):
        game, date = draw(st.sampled_from(GAMES)), draw(st.sampled_from(["", "2026-11-26"]))
        for person, points in draw(gains(PEOPLE)).items():
            cells = (f"m{match}", game, person, str(points), date)
            rows.append(dict(zip(COLUMNS, cells, strict=True)))
    for _ in range(draw(st.integers(0, 2))):
        draw(st.sampled_from(rows))[draw(st.sampled_from(COLUMNS))] = draw(CELLS)
    order = head.split(",")
    return "\n".join([head, *(",".join(row.get(column, "") for column in order) for row in rows)])


def test_an_import_is_read_or_names_its_faults() -> None:
    games, known = dict(zip(GAMES, GAMES, strict=True)), {"aki": (1,), "ben": (2, 3)}
    now = datetime(2026, 11, 27, tzinfo=UTC)

    def is_read(text: str) -> bool:
        preview = told(lambda: importing.read(text.encode(), games, known))
        assert (preview is None) == ("\0" in text)
        if preview is None:
            return False
        assert all(f"import-fault-{fault.sentence}" in EN for fault in preview.faults)
        preview = comparing.compared(preview, [], Term(now, now - timedelta(days=9)))
        assert all(f"import-fault-{fault.sentence}" in EN for fault in preview.faults)
        users = {user for result in preview.results for user in result.points}
        assert all(abs(user) < 2**63 for user in users)
        assert not users & {POT, GONE}
        if preview.faults or not preview.results:
            return False
        assert all(len(result.points) > 1 for result in preview.results)
        assert not any(sum(result.points.values()) for result in preview.results)
        return True

    both(is_read, results_of_matches())


@st.composite
def reports(draw: st.DrawFn) -> str:
    """A result as an organiser types it."""
    between, after = (
        draw(st.sampled_from([" ", ": ", "="])),
        draw(st.sampled_from([", ", " ", "\n"])),
    )
    points = draw(gains(("x", "x1", "@ben", "<@5>", "<@!7>")))
    return after.join(f"{person}{between}{gain:+}" for person, gain in points.items())


def test_a_reported_result_sums_to_zero_or_is_refused() -> None:
    known = {"x": (1,), "x1": (2,), "ben": (3,)}

    def is_read(text: str) -> bool:
        points = told(lambda: results.reported(text, known))
        assert points is None or (len(points) > 1 and not sum(points.values()))
        return points is not None

    both(is_read, spoilt(reports(), st.sampled_from("<@!>123456789 +-−:,x")))


TILES = st.text(st.sampled_from("123456789mpszf()+* ,0x"), max_size=40)
GROUPS = st.sampled_from(
    [f"{n}{n + 1}{n + 2}{suit}" for suit in "mps" for n in range(1, 8)]
    + [
        f"{n}{n}{n}{suit}"
        for suit, last in zip("mpsz", (9, 9, 9, 7), strict=True)
        for n in range(1, last + 1)
    ]
)
PAIRS = st.sampled_from(["11m", "99p", "55s", "77z"])
ODD = st.sampled_from(["1234z", "5555z+", "(1111z)", "3333m"])
MAHJONGS = ("xiamen", "quanzhou", "changchun", "dalian", "liangxi")


@st.composite
def hands(draw: st.DrawFn) -> tuple[str, dict[str, Any]]:
    """A game and the typed parts of a hand: a whole one, in which some part may be spoilt."""
    key = draw(st.sampled_from(MAHJONGS))
    sets = variant(key).size // 3
    melds = draw(st.lists(GROUPS | ODD, max_size=sets))
    groups = [draw(GROUPS) for _ in range(sets - len(melds))]
    about = {
        "hand": "".join([*groups, draw(PAIRS)]),
        "laid": " ".join(melds),
        "way": draw(st.sampled_from(("self_draw", *appraisal.WAYS))),
        "dealer": draw(st.booleans()),
        "streak": draw(st.integers(0, 20)),
        "discarded": draw(st.integers(0, 2)),
    }
    texts = ("hand", "tile", "laid", "flowers", "gold", "xi", "wilds", "winds", "limited")
    for _ in range(draw(st.integers(0, 2))):
        about[draw(st.sampled_from(texts))] = draw(TILES)
    if draw(st.integers(0, 9)) == 0:
        key, about["way"] = draw(st.sampled_from([("mushi", "self_draw"), (key, "nothing")]))
    return key, about


def test_a_hand_is_appraised_or_refused() -> None:
    def is_read(typed: tuple[str, dict[str, Any]]) -> bool:
        key, about = typed
        result = told(lambda: appraise(key, appraisal.draft(key, **about).sheet))
        assert result is None or [*appraisal.worth(EN.at(key), result, 0)]
        return result is not None

    both(is_read, hands())


def test_a_move_is_read_or_refused() -> None:
    def is_read(text: str) -> bool:
        move = told(lambda: Move.parse(text))
        assert move is None or Move.parse(str(move)) == move
        return move is not None

    both(is_read, st.text(LETTERS, max_size=100))


LIMITS = st.sampled_from(
    [
        *("chi=any", "wild=none", "wild=1m+2m", "own=1m+5p+9s", "points=20", "points=999"),
        *("exposed", "not-exposed", "to-the-end", "five-dots"),
    ]
)


FORMS_AND_LIMITS = st.builds(
    lambda form, limits: " ".join([form, *limits]),
    st.sampled_from([*FORMS]),
    st.lists(LIMITS, max_size=3, unique=True),
)


def test_a_limited_hand_is_read_or_refused() -> None:
    def is_read(text: str) -> bool:
        terms = told(lambda: Terms.parse(text))
        assert terms is None or Terms.parse(str(terms)) == terms
        return terms is not None

    both(is_read, spoilt(FORMS_AND_LIMITS, LETTERS))
