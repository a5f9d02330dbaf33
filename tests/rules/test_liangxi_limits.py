"""Liangxi by the sentences of its source: limited hands (限定局), and who pays for all (包)."""

from __future__ import annotations

from random import Random
from typing import Any

from rules import Chance, Move
from rules.game import DICE
from rules.mahjong.liangxi.limits import MOST_WORDS
from rules.mahjong.liangxi.terms import FORMS, Terms
from rules.mahjong.tiles import deck
from tests.rare_liangxi import (
    DEPOSIT,
    FIVES,
    LIMITED,
    PEACOCK,
    SHOWN,
    UNWON,
)
from tests.rules.liangxi_positions import (
    LIANGXI,
    PLAIN,
    VECTORS,
    WAITING,
    done,
    ended,
    filled,
    house,
    laid,
    legal,
    position,
    rows,
    won,
)


def asked(options: Any = PLAIN, *words: str) -> Any:
    """The dealer has said these words."""
    luck = Chance(tuple(deck(flowers=False)), (1, 2) * (DICE // 2))
    state: Any = LIANGXI.deal(options, LIANGXI.opening(options, 4), luck).state
    return done(state, *((state.dealer, f"limit {word}") for word in words)).state


TWO = Terms("erse", points=5)

# --- What the dealer says -----------------------------------------------------------------------


def test_the_dealer_is_asked_before_anything_is_dealt() -> None:
    """LX: 荘家が,牌を積みおわってから配牌を引きはじめるまでの間に,手の形と点を宣言し."""
    state = asked()
    assert (state.phase, state.to_act) == ("limit", {state.dealer})
    assert (state.hands, len(state.wall)) == (((),) * 4, 136)
    assert str(LIANGXI.legal(state, state.dealer)[0]) == "limit done"
    assert done(state, (state.dealer, "limit done")).state.phase == "turn"
    assert asked(house(limited_hands=False)).phase == "turn"


@rows(
    "words, terms",
    ("(a name brings what belongs to it)", ["dengji"], Terms("dengji", exposed=True)),
    ("LX: 手の形と点を宣言し", ["sanse", "points 40"], Terms("sanse", points=40)),
    (
        "(another form is said after the first is taken back)",
        ["sise", "points 5", "none", "erse"],
        Terms("erse"),
    ),
    ("LX: チーは対面からだけ", ["free", "chi opposite"], Terms("free", chi="opposite")),
    ("LX: 荘家は…口頭で混を指定できます", ["free", "wild 9s", "wild 1m"], Terms(wild=("1m", "9s"))),
    ("(said twice it is taken back)", ["free", "wild 9s", "wild 9s"], Terms(wild=())),
    ("LX: 混なしを指定することもできます", ["free", "wild none"], Terms(wild=())),
    ("(back to the indicator)", ["free", "wild none", "wild indicator"], Terms()),
    ("LX: さらし混を使うと宣言した", ["free", "wild shown"], Terms(exposed=True)),
    ("(nothing is limited after all)", ["sanse", "points 40", "none"], None),
)
def test_declared_hands_and_their_points(says: str, words: list[str], terms: Any) -> None:
    state = asked(PLAIN, *words)
    assert state.terms == terms
    assert LIANGXI.view(state, None).terms == (str(terms) if terms else "")


def test_an_own_small_flower_is_three_different_tiles() -> None:
    """LX: 小花は指定した牌1枚ずつからなる3枚組です."""
    state = asked(PLAIN, "flower", "own 1m", "own 5z")
    assert "limit done" not in legal(state, state.dealer)
    state = asked(PLAIN, "flower", "own 1m", "own 5z", "own 3p", "done")
    assert state.terms.flowers == (("1m", "3p", "5z"),)


def test_every_declaration_can_be_written_and_ends() -> None:
    rng = Random(0)
    for _ in range(40):
        state, said = asked(PLAIN, rng.choice(list(FORMS))), 1
        while state.phase == "limit":
            moves = [one for one in LIANGXI.legal(state, state.dealer) if one.pieces != ("none",)]
            others = [one for one in moves if one.pieces != ("done",)]
            move: Move = rng.choice(others or moves or [Move("limit", ("none",))])
            state, said = done(state, (state.dealer, str(move))).state, said + 1
            if state.terms and (state.terms.form != "flower" or len(state.terms.own) == 3):
                assert Terms.parse(str(state.terms)) == state.terms
        assert said <= MOST_WORDS + 2


def test_all_hear_what_was_laid_down() -> None:
    state = asked(PLAIN, "kongque", "points 20", "done")
    assert [e.pieces for e in state.last if e.kind == "limit"] == [("kongque", "points=20")]


# --- What is laid down ---------------------------------------------------------------------------


@rows(
    "words, stick, laid_down",
    ("LX: 決めた点数を供託する", ["sanse", "points 40"], 50, 40),
    ("(the points of a form with named wilds)", ["sanse", "points 80", "wild 9s"], 50, 80),
    ("LX: 点棒1本を供託した上で,口頭で混を指定", ["sanse", "points 20", "wild 9s"], 50, 50),
    ("LX: 混なしを指定することもできます", ["free", "wild none"], 50, 50),
    ("LX: 点棒を供託してさらし混を使う (R71)", ["free", "wild shown"], 100, 100),
    ("LX: 荘家がさらし混を使う", ["dengji"], 50, 50),
    ("(a form without points)", ["kongque"], 50, 50),
    ("(as it was played before)", ["free", "wild shown"], 0, 0),
    ("(as it was played before)", ["free", "points 20"], 0, 20),
)
def test_terms_without_a_stake_are_no_terms(
    says: str, words: list[str], stick: int, laid_down: int
) -> None:
    state = asked(house(stick=stick), *words, "done")
    assert LIANGXI.view(state, None).pot == laid_down


@rows(
    "words, stick, points, shown",
    ("LX: 手の形と点を宣言し", ["sanse"], 50, True, True),
    ("LX: 手の形と点を宣言し (no form)", ["free"], 50, False, True),
    ("LX: 特定の面子…3枚組", ["flower", "own 1m", "own 5z", "own 3p"], 50, True, True),
    ("LX: 自分専用の混 (for a stick alone)", ["sanse", "wild shown"], 50, False, True),
    ("LX: 自分専用の混 (not with points)", ["sanse", "points 5"], 50, True, False),
    ("LX: 「免混」混を使わない", ["wubing"], 50, True, False),
    ("(as it was played before)", ["free", "points 5"], 0, True, True),
)
def test_points_belong_to_a_form_without_own_wild_tiles(
    says: str, words: list[str], stick: int, points: bool, shown: bool
) -> None:
    state = asked(house(stick=stick), *words)
    offered = legal(state, state.dealer, "limit")
    assert ("points 20" in offered, "wild shown" in offered) == (points, shown)


# --- What is wild -------------------------------------------------------------------------------


@rows(
    "words, indicator, wilds",
    ("LX: 混が指定された時は…混決めを行いません", ["free", "wild 9s"], False, ("9s",)),
    ("LX: 混なしを指定することもできます", ["free", "wild none"], False, ()),
    ("LX: さらし混…混になるのは,さらした牌だけです", ["free", "wild shown"], False, ()),
    ("LX: 「免混」混を使わない", ["wubing"], False, ()),
)
def test_the_indicator_is_not_used(
    says: str, words: list[str], indicator: bool, wilds: tuple[str, ...]
) -> None:
    state = asked(PLAIN, *words, "done")
    assert (state.indicator is not None, state.wilds) == (indicator, wilds)
    assert asked(PLAIN, "kongque", "done").indicator is not None


def test_the_dealer_shows_equal_tiles_before_the_first_discard() -> None:
    """LX: 荘家は,開局後始めの打牌の前に,1~4枚の同一牌をさらして,自分専用の混にできます."""
    first: dict[str, Any] = {"terms": Terms("free", exposed=True), "begun": frozenset()}
    state = position({0: filled("8m 8m 9p", 14)}, drawn="9p", draws=(0,) * 4, **first)
    assert {"8m", "8m 8m", "9p"} <= legal(state, 0, "expose")
    assert "8m 8m 8m" not in legal(state, 0, "expose")
    shown = done(state, (0, "expose 8m 8m")).state
    assert (shown.shown, legal(shown, 0, "expose")) == (("8m", "8m"), set())
    assert LIANGXI.view(shown, 2).shown == ("8m", "8m")
    assert done(state, (0, "expose 9p")).state.drawn is None
    late = position({0: filled("8m 8m", 14)}, drawn="8m", terms=first["terms"])
    assert legal(late, 0, "expose") == set()
    assert ended(SHOWN).result.sheet.winner == 2


# --- Chows --------------------------------------------------------------------------------------


@rows(
    "terms, may",
    ("(L-18: from the left)", None, {1}),
    ("LX: 混吃…どこからでも喰いあり", Terms.of("shouba-yi"), {1, 2, 3}),
    ("LX: チーは(上家でなく)対面からしかできない", Terms.of("duizhe"), {2}),
    ("LX: 下家からしかチーできない倒着吃", Terms.of("daozhe"), {3}),
    ("LX: 1度ポンしないとチーできない", Terms.of("xianpeng"), {2}),
)
def test_seats_that_may_chow(says: str, terms: Terms | None, may: set[int]) -> None:
    hands = {0: filled("5m", 14), **dict.fromkeys((1, 2, 3), filled("4m 6m"))}
    melds = {2: laid("pung 9p")} if terms and terms.form == "xianpeng" else {}
    state = done(position(hands, terms=terms, melds=melds), (0, "discard 5m")).state
    assert {seat for seat in (1, 2, 3) if legal(state, seat, "chow")} == may


# --- Who wins, and what it brings ---------------------------------------------------------------


def test_an_egg_and_a_hen() -> None:
    """LX: 1索か1筒の裸単騎で,それぞれ,1筒と1索であがる."""
    vector = VECTORS["LX-31"]
    melds = {1: laid("pung 2m, chow 4p 5p 6p, pung 3z, chow 7s 8s 9s")}
    for tile in ("1p", "1s"):
        state = position(
            {0: filled(tile, 14), 1: " ".join(vector["hand"])},
            melds=melds,
            terms=Terms.of("xiaoji"),
        )
        state = done(state, (0, f"discard {tile}")).state
        assert ("win" in legal(state, 1)) is (vector["expect"][f"win_on_{tile}"] == "legal")


def test_fives_of_dots_double_and_the_wall_is_finished() -> None:
    """LX: 5筒があれば点を倍にする(2枚あれば4倍)…牌の山を残さないで打ち続ける."""
    vector, terms = VECTORS["LX-32"], Terms.of("wubing")
    hand = "1m 2m 3m 6p 7p 8p 7s 8s 9s 3z 3z 3z 5p"
    state = position({1: f"{hand} 5p"}, house(stick=0), turn=1, drawn="5p", terms=terms)
    _, _, elements, gained = won(done(state, (1, "win")).state)
    assert sum(elements.values()) == vector["points_before"]
    assert list(gained) == vector["expect"]["payments"]
    assert len(state.wall) - state.left == vector["expect"]["dead_tiles"]
    reasons = [line.reason for line in ended(FIVES).result.lines]
    assert reasons == ["points", "five-dots", "dealer", "deposit"]


def test_the_named_points_are_the_worth_and_the_gain() -> None:
    """LX: 決めた点数を供託することで成立し (R35)."""
    for trial, points in ((LIMITED, 10), (PEACOCK, 20)):
        winner, ending, elements, gained = won(ended(trial))
        assert (winner, ending, elements) == (3, "limited", {"limited": points})
        assert gained == (-points, -points, -3 * points, 5 * points)


def test_a_stake_stays_until_somebody_wins() -> None:
    """(R35)"""
    carry = ended(UNWON).result.carry
    assert carry.pot == (0, 0, 40, 0)
    result = ended(DEPOSIT).result
    assert next(one.deltas for one in result.lines if one.reason == "deposit") == (0, 0, -20, 20)
    assert result.carry.pot == (0, 0, 0, 0)


@rows(
    "least, terms, may",
    ("LX: 「点があればあがれる」", 1, None, True),
    ("LX: 「5点しばり」", 5, None, False),
    ("(R35: not where the points are named)", 5, Terms("free", points=2), True),
    ("(a form alone asks for as much as ever)", 5, Terms("dengji"), False),
)
def test_the_fewest_points_a_win_must_have(
    says: str, least: int, terms: Terms | None, may: bool
) -> None:
    state = position({0: filled("5m", 14), 1: WAITING}, house(min_points=least), terms=terms)
    assert ("win" in legal(done(state, (0, "discard 5m")).state, 1)) is may
