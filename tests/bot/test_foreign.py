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
from rules.mahjong.liangxi.terms import Terms
from rules.record import write
from tests.letters import LETTERS

RECORDS = sorted((Path(__file__).parents[1] / "stored" / "0.1.0" / "records").glob("*.txt"))
EN = words("en")
FEW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
GAMES = tuple(one.key for one in rules.GAMES)


def told(work: Callable[[], Any]) -> Any:
    """The result of some work; a refusal must have a sentence of limited length."""
    try:
        return work()
    except RuleError as error:
        sentence = refusal(EN, error)
        assert 0 < len(sentence) <= 1900
        return None


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


@FEW
@given(st.sampled_from(RECORDS), st.data())
def test_a_spoilt_record_is_verified_or_refused(file: Path, data: st.DataObject) -> None:
    found = [*lines(file)]
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(found) - 1))
        match data.draw(st.integers(0, 2)):
            case 0:
                found[place] = data.draw(WORDS)
            case 1:
                del found[place]
                found = found or [""]
            case _:
                word = found[place].split(" ")
                word[data.draw(st.integers(0, len(word) - 1))] = data.draw(
                    st.text(LETTERS, max_size=9)
                )
                found[place] = " ".join(word)
    record = told(lambda: shares.read("\n".join(found)))
    if record:
        told(lambda: fair.verify(record))


@FEW
@given(st.sampled_from(RECORDS), st.data())
def test_a_spoilt_share_text_is_read_or_refused(file: Path, data: st.DataObject) -> None:
    record = told(lambda: shares.read("\n".join(lines(file))))
    text = shares.write(record) if record else shares.MARK
    place = data.draw(st.integers(0, len(text)))
    more, gone = data.draw(st.text(LETTERS, max_size=5)), data.draw(st.integers(0, 4))
    again = told(lambda: shares.read(text[:place] + more + text[place + gone :]))
    assert again is None or write(again)


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


@FEW
@given(st.lists(st.lists(CELLS, max_size=8), max_size=8), st.sampled_from(HEADS))
def test_an_import_is_read_or_names_its_faults(rows: list[list[str]], head: str) -> None:
    text = "\n".join([head, *(",".join(row) for row in rows)])
    games, known = dict(zip(GAMES, GAMES, strict=True)), {"aki": (1,), "ben": (2, 3)}
    if "\0" in text:
        with pytest.raises(RuleError):
            importing.read(text.encode(), games, known)
        return
    found = importing.read(text.encode(), games, known)
    assert all(f"import-fault-{one.sentence}" in EN for one in found.faults)
    now = datetime(2026, 11, 27, tzinfo=UTC)
    found = comparing.compared(found, [], Term(now, now - timedelta(days=9)))
    assert all(f"import-fault-{one.sentence}" in EN for one in found.faults)
    users = [user for one in found.results for user in one.points]
    assert all(abs(user) < 2**63 and user not in (POT, GONE) for user in users)
    assert found.faults or all(not sum(one.points.values()) for one in found.results)


@FEW
@given(st.text(st.sampled_from("<@!>123456789 +-−:,x"), max_size=60))
def test_a_reported_result_sums_to_zero_or_is_refused(text: str) -> None:
    points = told(lambda: results.reported(text, {"x": (1,), "x1": (2,)}))
    assert points is None or (len(points) > 1 and not sum(points.values()))


TILES = st.text(st.sampled_from("123456789mpszf()+* ,0x"), max_size=40)


@FEW
@given(
    st.sampled_from(("xiamen", "quanzhou", "changchun", "dalian", "liangxi", "mushi")), st.data()
)
def test_a_hand_is_appraised_or_refused(key: str, data: st.DataObject) -> None:
    hand, tile, melds, flowers, gold, xi, wilds, winds, limited = (
        data.draw(TILES) for _ in range(9)
    )
    way = data.draw(st.sampled_from((*appraisal.WAYS, "nothing")))
    streak, discarded = data.draw(st.integers(0, 20)), data.draw(st.integers(0, 2))

    def worth() -> Any:
        facts: dict[str, Any] = {
            "dealer": data.draw(st.booleans()),
            "streak": streak,
            "discarded": discarded,
        }
        parts: dict[str, Any] = {
            "flowers": flowers,
            "gold": gold,
            "xi": xi,
            "wilds": wilds,
            "winds": winds,
        }
        about = {**parts, **facts, "limited": limited}
        return appraise(key, appraisal.draft(key, hand, tile, way, melds, **about).sheet)

    result = told(worth)
    assert result is None or [*appraisal.worth(EN.at(key), result, 0)]


@pytest.mark.parametrize("melds", ["123m 456m 789p 111s", "1234z", "5555z+", "(1111z)"])
@FEW
@given(st.data())
def test_a_whole_hand_is_appraised_or_refused(melds: str, data: st.DataObject) -> None:
    tiles = st.sampled_from([f"{n}{s}" for s in "mps" for n in range(1, 10)])
    own = "".join(data.draw(st.lists(tiles, min_size=1, max_size=14)))
    key = data.draw(st.sampled_from(("xiamen", "changchun", "liangxi")))
    hand = told(lambda: appraisal.draft(key, own, data.draw(tiles), laid=melds))
    result = told(lambda: appraise(key, hand.sheet)) if hand else None
    assert result is None or [*appraisal.worth(EN.at(key), result, 0)]


@FEW
@given(st.text(LETTERS, max_size=100))
def test_a_move_and_a_limit_are_read_or_refused(text: str) -> None:
    move = told(lambda: Move.parse(text))
    assert move is None or Move.parse(str(move)) == move
    terms = told(lambda: Terms.parse(text))
    assert terms is None or Terms.parse(str(terms)) == terms
