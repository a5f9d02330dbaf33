"""The end of a deal of Tien Gow, hands that win as dealt, and the match, by A and B."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import RuleError
from rules.tiengow.dealt import dealt_hand
from rules.tiengow.options import TienGowOptions
from rules.tiengow.settlement import denied
from tests.rules.tiengow_positions import (
    SEATED,
    TIENGOW,
    A,
    B,
    opened,
    played,
    position,
    rows,
    tiles,
    walled,
)

# --- The last trick after seven stacks ------------------------------------------------------------

SEVEN = (7, 0, 0, 0)
EIGHT = (8, 0, 0, 0)
SEEN = replace(A, eight_test="publicInfo")
TOP = replace(A, eight_test="topTileOnly")
FOLDS = ["fold 6-6", "fold 1-2", "fold 4-5"]
BEATEN = ["beat 6-6", "fold 1-2", "fold 4-5"]
CAUGHT = ["fold 6-6", "beat 2-4", "fold 4-5"]


@rows(
    "house, lasts, moves, ending, stacks",
    [
        ("A: 2 山縛りの助けなしに勝てなかった場合は七支", A, "5-5/6-6/1-2/4-5", [], "seven", EIGHT),
        ("A: 確実に勝てる 1 枚 (T-3)", A, "5-5/3-3/1-2/4-5", [], "eight", EIGHT),
        ("(its twin is no higher)", A, "5-5/5-5/1-2/4-5", [], "eight", EIGHT),
        ("(what has been seen tells)", SEEN, "5-5/3-3/1-2/4-5", [], "seven", EIGHT),
        ("(only a top tile)", TOP, "1-1/3-3/1-2/4-5", [], "seven", EIGHT),
        ("(a nine is one)", TOP, "3-6/3-3/1-2/4-5", [], "eight", EIGHT),
        ("B: 八枝結", B, "5-5/6-6/1-2/4-5", FOLDS, "eight", EIGHT),
        ("B: 8棟目も取れるか (T-21)", B, "5-5/6-6/1-2/4-5", BEATEN, "seven", (7, 1, 0, 0)),
        ("B: no capture either", B, "1-2/6-6/2-4/4-5", CAUGHT, "seven", (7, 0, 1, 0)),
    ],
)
def test_after_seven_stacks(
    says: str,
    house: TienGowOptions,
    lasts: str,
    moves: list[str],
    ending: str,
    stacks: tuple[int, ...],
) -> None:
    state = position(lasts, house, stacks=SEVEN, dealer=3)
    lead = f"lead {lasts.split('/')[0]}"
    state = played(state, lead, *moves).state
    assert (state.result.ending, state.stacks) == (ending, stacks)
    gained = state.result.deltas(4)
    times = 2 if ending == "seven" else 4
    assert gained == (5 * times * 4, -5 * times, -5 * times, -5 * times * 2)


def test_two_last_tiles_need_no_help() -> None:
    """A: 2 枚以上…で最終周を勝った場合は八支."""
    state = position("2-2 2-2/6-6 5-5/1-2 2-4/4-5 1-1", stacks=(6, 0, 0, 0))
    moves = ("lead 2-2 2-2", "fold 6-6 5-5", "fold 2-4 1-2", "fold 1-1 4-5")
    assert played(state, *moves).state.result.ending == "eight"


NO_EIGHT = replace(A, dealer_top_lead="noEight")
TOP_LEAD = walled(
    "6-6 6-6 1-1 1-1 4-4 4-4 3-6 4-5", "1-3 1-3 5-5 5-5 2-2 2-2 2-6 3-5"
)  # what the dealer and the right-hand neighbour hold


@rows(
    "rule, ending",
    [
        ("A: 八支", "ignore", "eight"),
        ("A: 八支を認めない人がいます (T-6: they are seven)", "noEight", "seven"),
        ("A: この場合に七支も認めない人もいます", "noSevenNoEight", "plain"),
    ],
)
def test_a_dealer_who_leads_a_top_tile_first(says: str, rule: str, ending: str) -> None:
    house = replace(
        SEATED,
        first_dealer="diceHighest",
        dice_roller="dealer",
        dealer_top_lead=rule,
        wall_method="ends2cols",
    )
    state = opened(house, 6, 6, 1, 1, 1, 2, 1, 3, 3, 2, deck=TOP_LEAD).state
    for lead in ("6-6", "6-6", "3-6", "4-5", "1-1", "1-1", "4-4 4-4"):
        state = played(state, f"lead {lead}").state
        while state.trick:
            state = played(state, str(TIENGOW.legal(state, state.turn)[0])).state
    assert (state.stacks, state.result.ending) == ((8, 0, 0, 0), ending)


@rows(
    "house, first, shut",
    [
        ("A: 親が始めの周に天", NO_EIGHT, "6-6", "seven"),
        ("A: 九", NO_EIGHT, "3-6", "seven"),
        ("A: 九 (the other nine)", NO_EIGHT, "4-5", "seven"),
        ("A: 至尊", NO_EIGHT, "2-4 1-2", "seven"),
        ("(T-6: no other top set)", NO_EIGHT, "6-6 6-6", "eight"),
        ("(no other tile)", NO_EIGHT, "1-1", "eight"),
        ("(the civil supreme is none)", NO_EIGHT, "1-5 1-5", "eight"),
        ("A: 文尊…ともに至尊扱い", replace(NO_EIGHT, wenwuzun=True), "1-5 1-5", "seven"),
        ("(every lead)", A, "2-4 1-2", "eight"),
    ],
)
def test_sets_that_are_a_top_lead(says: str, house: TienGowOptions, first: str, shut: str) -> None:
    assert denied(("eight", 4), tiles(first), house)[0] == shut


# --- Hands that win when dealt --------------------------------------------------------------------

WHITE = "5-6 5-6 5-5 5-5 3-3 3-3 2-2"
PIPS = replace(B, red_unit="pip")
WHITE_HEAVEN = replace(B, six_six_red=False)
WHITE_PIPS = replace(PIPS, six_six_red=False)
ONE_FOUR = "6-6 6-6 5-5 5-5 3-3 3-3 2-2 4-6"


@rows(
    "house, hand, worth",
    [
        ("B: 赤い目が1つで他は全て白い目", B, f"{WHITE} 1-6", "dealt-seven"),
        ("B: 赤い目が1つ (T-20: a half with red pips)", B, f"{WHITE} 4-6", "dealt-seven"),
        ("(two halves with red)", B, f"{WHITE} 4-4", ""),
        ("(or a single pip: a four is four)", PIPS, f"{WHITE} 4-6", ""),
        ("(or a single pip)", PIPS, f"{WHITE} 1-6", "dealt-seven"),
        ("B: 杯の目が全て白い目 (T-15)", B, f"{WHITE} 2-2", "dealt-eight"),
        ("A: 6 のゾロ目の半分は赤", B, f"{WHITE} 6-6", ""),
        ("A: 6 のゾロ目の半分は赤 (six pips)", PIPS, f"{WHITE} 6-6", ""),
        ("(or it counts as white)", WHITE_HEAVEN, ONE_FOUR, "dealt-seven"),
        ("(or it counts as white)", WHITE_PIPS, f"{WHITE} 6-6", "dealt-eight"),
        ("B: 8枚中7枚が武牌", B, "1-6 3-6 4-5 2-6 3-5 2-5 3-4 1-4", "dealt-seven"),
        ("B: 8枚全てが武牌", B, "3-6 4-5 2-6 3-5 2-5 3-4 1-4 2-3", "dealt-eight"),
        ("B: 文武混合牌が4種類存在する", B, "6-6 3-6 1-1 3-5 4-4 3-4 1-3 2-3", "dealt-eight"),
        ("(three kinds)", B, "6-6 3-6 1-1 3-5 4-4 3-4 5-5 2-3", ""),
        ("A: 手役が一般的でない", A, f"{WHITE} 5-6", ""),
    ],
)
def test_hands_that_win_when_dealt(says: str, house: TienGowOptions, hand: str, worth: str) -> None:
    assert dealt_hand(tiles(hand), house)[0] == worth


def test_of_two_winning_hands_the_dealers_is_paid() -> None:
    """B: その手牌を配られたプレーヤーが即勝利し; (T-19: first the dealer, then in turn)."""
    house = replace(B, first_dealer="diceHighest", wall_method="ends2cols")
    wall = walled(f"{WHITE} 2-2", "3-6 4-5 2-6 3-5 2-5 3-4 1-4 2-3")
    for first, winner in (((1, 2), 2), ((2, 2), 0), ((2, 3), 0), ((3, 3), 1)):
        step = opened(house, 6, 6, 1, 1, 1, 2, 1, 3, *first, deck=wall)
        assert step.state.dealer == 0
        assert step.state.result.sheet.winner == winner
        assert [one.seat for one in step.events if one.kind == "dealt-hand"] == [winner]
        assert not any(TIENGOW.foreseen(step.state, seat) for seat in range(4))


# --- The match ------------------------------------------------------------------------------------


@rows(
    "house, changes, term, multiple",
    [
        ("A: the first dealer", A, 0, 1, 2),
        ("A: 2 度目の親では 3 倍", A, 0, 2, 3),
        ("A: 3 度目の親では 4 倍", A, 3, 3, 4),
        ("B: 親は仮親なので倍率は1倍", B, 0, 1, 1),
        ("B: 親の2倍だった親の倍率が3倍に", B, 1, 2, 3),
        ("(a provisional dealer who wins)", B, 0, 2, 2),
    ],
)
def test_the_dealers_multiple(
    says: str, house: TienGowOptions, changes: int, term: int, multiple: int
) -> None:
    state = position("5-5/5-5/5-6/5-6", house, term=term, changes=changes)
    assert TIENGOW.view(state, None).multiple == multiple


def test_bonuses_are_paid_at_once() -> None:
    """A: すぐに祝儀を受け渡しします."""
    state = position("2-4 1-2 5-5 1-5/6-6 6-6 1-3 1-5/4-4 4-4 1-3 1-6/3-3 3-3 1-1 1-6")
    moves = ("fold 6-6 6-6", "fold 4-4 4-4", "fold 3-3 3-3")
    state = played(state, "lead 2-4 1-2", *moves).state
    assert {(line.reason, line.deltas) for line in state.lines} == {
        ("bonus-supreme", (6, -2, -2, -2)),
        ("dealer", (6, -2, -2, -2)),
    }
    assert TIENGOW.view(state, None).lines == state.lines


def test_a_last_supreme_earns_its_bonus_by_house_rule() -> None:
    """A: 最終周の場合…この祝儀はありません. 結でも賀尊と四大賀を認める人がいます."""
    hands = "2-4 1-2/6-6 6-6/4-4 4-4/3-3 3-3"
    moves = ("lead 2-4 1-2", "fold 6-6 6-6", "fold 4-4 4-4", "fold 3-3 3-3")
    for house, bonus in ((A, False), (replace(A, last_trick_bonus=True), True)):
        state = position(hands, house, stacks=(0, 2, 2, 2))
        result = played(state, *moves).state.result
        assert result.ending == "supreme"
        assert ("bonus-supreme" in {line.reason for line in result.lines}) is bonus


def test_house_rules_have_known_values() -> None:
    with pytest.raises(RuleError) as refused:
        TIENGOW.check(replace(A, kam_multiplier=3), 4)
    assert refused.value.sentence == "no-such-value"
