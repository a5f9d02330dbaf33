"""Koi-Koi by its sentences: the deal and its luck, what a card takes, to stop or to go on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules import Chance, Event, Move, RuleError, Step, play
from rules.hanafuda.koikoi import KoiKoiState
from rules.hanafuda.koikoi_options import KoiKoiOptions
from tests.rules.positions import (
    IRISES,
    KOIKOI,
    ORDERS,
    PINES,
    Cards,
    Table,
    cards,
    dealt,
    drawing,
    ended,
    from_hand,
    from_stock,
    lying,
    move,
    position,
    rows,
    stacked,
    written,
)

SET, FLAT = KoiKoiOptions(), KOIKOI.presets["koikoi"]

# --- The deal -------------------------------------------------------------------------------------


def test_the_earlier_month_deals_first() -> None:
    """SET: who draws the card of the earlier month deals first."""
    for options, dice, dealer in (
        (SET, drawing("rain.man", "plum.j1", game=KOIKOI), 1),
        (SET, drawing("plum.j2", "plum.j1", "pine.j1", "maple.j1", game=KOIKOI), 0),
        (KoiKoiOptions(first_dealer="lot"), (1, 1, 2), 1),
    ):
        state = KOIKOI.deal(options, KOIKOI.opening(options, 2), Chance(KOIKOI.pack, dice)).state
        assert (state.dealer, state.to_act) == (dealer, {1 - dealer})


def deal(heaps: dict[str, str] | None = None, options: KoiKoiOptions = SET) -> Step:
    """A deal in which these cards lie in the heaps `younger`, `dealer` and `field`."""
    return dealt(stacked(ORDERS["child-dealer-field"], heaps or {}, KOIKOI), options)


def test_eight_cards_each_and_on_the_table() -> None:
    state = deal().state
    assert [len(hand) for hand in state.hands] == [8, 8]
    assert (len(lying(state)), len(state.stock)) == (8, 24)
    for heap, places in ORDERS["child-dealer-field"].items():
        lie = {"dealer": state.hands[0], "younger": state.hands[1], "field": lying(state)}[heap]
        deck = stacked(ORDERS["child-dealer-field"], {}, KOIKOI)
        assert set(lie) == {deck[place] for place in places}


PAIRS = "pine.j1 pine.j2 plum.j1 plum.j2 rain.man rain.oni maple.j1 maple.deer"
OTHER_PAIRS = "iris.j1 iris.j2 grass.j1 grass.j2 chrys.j1 chrys.cup peony.j1 peony.j2"
NO_LUCK = KoiKoiOptions(hand_luck=False)
PLAY_ON = KoiKoiOptions(table_four="playOn")
AGAIN = KoiKoiOptions(table_four="redealPairs")
FOUR_ALONE = KoiKoiOptions(pairs_luck=False)

LUCK: Table = [
    ("SET: 手四", SET, {"younger": IRISES}, "luck", {"hand-four": (-6, 6)}, (2, 1)),
    ("SET: 手四 (dealer)", SET, {"dealer": IRISES}, "luck", {"hand-four": (6, -6)}, (2, 0)),
    ("SET: くっつき", SET, {"younger": PAIRS}, "luck", {"hand-pairs": (-6, 6)}, (2, 1)),
    ("SET: くっつき (dealer)", SET, {"dealer": PAIRS}, "luck", {"hand-pairs": (6, -6)}, (2, 0)),
    ("SET: くっつき (three pairs)", SET, {"dealer": PAIRS[:-11]}, "play", {}, None),
    (
        "[twice four is four]",
        SET,
        {"younger": f"{IRISES} {PINES}"},
        "luck",
        {"hand-four": (-6, 6)},
        (2, 1),
    ),
    (
        "[both players: nobody is paid (K-5)]",
        SET,
        {"younger": IRISES, "dealer": PAIRS},
        "draw",
        {"draw": (0, 0)},
        (2, 1),
    ),
    (
        "[both players: pairs]",
        SET,
        {"younger": OTHER_PAIRS, "dealer": PAIRS},
        "draw",
        {"draw": (0, 0)},
        (2, 1),
    ),
    (
        "[the house may do without]",
        NO_LUCK,
        {"younger": IRISES, "dealer": PAIRS},
        "play",
        {},
        None,
    ),
    ("SET: 場に同じ月が4枚出たら配り直し", SET, {"field": PINES}, "void", {}, (1, 0)),
    (
        "[the table stands before the hands]",
        SET,
        {"field": PINES, "younger": IRISES},
        "void",
        {},
        (1, 0),
    ),
    ("EON: 手四 (K-5)", FOUR_ALONE, {"dealer": IRISES}, "luck", {"hand-four": (6, -6)}, (2, 0)),
    ("EON: no くっつき (K-5)", FOUR_ALONE, {"dealer": PAIRS}, "play", {}, None),
    ("[pairs on the table stay (K-11)]", SET, {"field": PAIRS}, "play", {}, None),
    ("BGA: the cards are dealt again", AGAIN, {"field": PINES}, "void", {}, (1, 0)),
    ("BGA: the cards are dealt again (pairs)", AGAIN, {"field": PAIRS}, "void", {}, (1, 0)),
    ("[the house may play on]", PLAY_ON, {"field": PINES}, "play", {}, None),
    (
        "[and then the hands count]",
        PLAY_ON,
        {"field": PINES, "younger": IRISES},
        "luck",
        {"hand-four": (-6, 6)},
        (2, 1),
    ),
]


@rows("options, heaps, ending, paid, follows", LUCK)
def test_the_luck_of_the_deal(
    says: str,
    options: KoiKoiOptions,
    heaps: dict[str, str],
    ending: str,
    paid: dict[str, tuple[int, int]],
    follows: tuple[int, int] | None,
) -> None:
    step = deal(heaps, options)
    if ending == "play":
        assert (step.state.phase, step.state.to_act) == ("play", {0})
        return
    result = ended(step.state)
    assert result.ending == ending
    assert {line.reason: line.deltas for line in result.lines} == paid
    assert result.carry is not None
    assert (result.carry.number, result.carry.dealer) == follows
    shown = {e.seat: set(e.pieces) for e in step.events if e.kind == "luck"}
    assert all(shown[seat] == set(step.state.hands[seat]) for seat in shown)
    assert len(shown) == {"luck": 1, "draw": 2, "void": 0}[ending]
    for seat in (None, 0, 1):
        view, chance = KOIKOI.view(step.state, seat), Random(1)
        imagined = KOIKOI.imagine(view, options, chance.randrange)
        assert KOIKOI.view(imagined, seat) == view


def test_four_on_the_table_stay_there() -> None:
    """[The four stay there and nobody takes them.]"""
    state, luck = deal({"field": PINES}, PLAY_ON).state, Random(1)
    while state.result is None:
        (seat,) = state.to_act
        state = play(KOIKOI, state, seat, luck.choice(KOIKOI.legal(state, seat))).state
        assert set(cards(PINES)) <= lying(state)


# --- A card and what it takes ---------------------------------------------------------------------

PLUMS = "plum.nightingale, plum.ribbon, plum.j1"
ALL_THREE: set[Cards] = {("plum.j1", "plum.nightingale", "plum.ribbon")}
ONE_EACH: set[Cards] = {("plum.j1",), ("plum.nightingale",), ("plum.ribbon",)}
TAKES: Table = [
    ("SET: 同じ月の札", SET, "plum.j1, iris.j1", "plum.j2", {("plum.j1",)}),
    ("SET: one of two", SET, "plum.j1, plum.ribbon", "plum.j2", {("plum.j1",), ("plum.ribbon",)}),
    ("SET: 場に3枚あるときは3枚とも取れる", SET, PLUMS, "plum.j2", ALL_THREE),
    ("[or only one of them]", KoiKoiOptions(three_together=False), PLUMS, "plum.j2", ONE_EACH),
    ("SET: nothing to take", SET, "iris.j1", "plum.j2", {()}),
    ("[the rain is a flower like others]", SET, "iris.j1, rain.man", "rain.oni", {("rain.man",)}),
]


@rows("options, field, card, takes", TAKES)
def test_captures_of_a_card(
    says: str, options: KoiKoiOptions, field: str, card: str, takes: set[Cards]
) -> None:
    assert from_hand(field, card, options) == takes
    assert from_stock(field, card, options) == takes


# --- To stop or to go on --------------------------------------------------------------------------


def midway(options: KoiKoiOptions = FLAT, **besides: Any) -> KoiKoiState:
    """Seat 0 has boar and deer, and butterflies in the hand."""
    fields: dict[str, Any] = {
        "hands": "peony.butterfly iris.j1 grass.geese / chrys.j1 wisteria.j1 cherry.j1",
        "field": "peony.j1, iris.bridge, grass.j1",
        "stock": "clover.j1 maple.j1 paulownia.j1 rain.oni pine.j1 plum.j1",
        "piles": (cards("clover.boar maple.deer rain.swallow"), ()),
    }
    state: KoiKoiState = position(options, **(fields | besides))
    return state


def test_a_new_combination_lets_its_maker_stop_or_continue() -> None:
    """SET: こいこい or 上がり."""
    state = move(midway(), "play peony.butterfly peony.j1")
    assert (state.phase, state.to_act) == ("koikoi", {0})
    assert written(KOIKOI.legal(state, 0)) == {"stop", "koikoi"}
    assert KOIKOI.legal(state, 1) == ()
    over = move(state, "stop")
    result = ended(over)
    assert (result.ending, result.deltas(2)) == ("win", (5, -5))
    on = move(state, "koikoi")
    assert [[(event.kind, event.seat) for event in after.last] for after in (over, on)] == [
        [("stop", 0)],
        [("koikoi", 0)],
    ]
    assert (on.phase, on.to_act, KOIKOI.view(on, 1).calls) == ("play", {1}, (1, 0))
    with pytest.raises(RuleError):
        play(KOIKOI, on, 0, KOIKOI.legal(state, 0)[0])


def test_everybody_is_told_what_was_made() -> None:
    told = play(KOIKOI, midway(), 0, Move.parse("play peony.butterfly peony.j1")).events[-1]
    assert told == Event("made", 0, ("boar-deer-butterflies",))
    assert told.heard_by(None) == told
    state = move(midway(), "play peony.butterfly peony.j1", "koikoi", "play chrys.j1")
    told = play(KOIKOI, state, 0, Move.parse("play iris.j1 iris.bridge")).events[-1]
    assert told.pieces == ("animals",)


def test_nobody_is_asked_without_an_improvement() -> None:
    state = move(midway(), "play iris.j1 iris.bridge")
    assert (state.phase, state.to_act) == ("play", {1})
    state = move(midway(), "play peony.butterfly peony.j1", "koikoi", "play chrys.j1")
    state = move(state, "play iris.j1 iris.bridge")
    assert (state.phase, state.to_act) == ("koikoi", {0})
    assert dict(KOIKOI.view(state, None).made[0]) == {"boar-deer-butterflies": 5, "animals": 1}
    state = move(midway(), "play peony.butterfly peony.j1", "koikoi", "play chrys.j1")
    state = move(state, "play iris.j1 iris.bridge", "koikoi")
    assert (state.phase, state.calls) == ("play", (2, 0))


def test_koikoi_is_called_once_in_a_deal() -> None:
    """SET: after a call, the first player to make more wins at once (K-9)."""
    told, called = (
        Move.parse("play iris.j1 iris.bridge"),
        ("play peony.butterfly peony.j1", "koikoi"),
    )
    caller = play(KOIKOI, move(midway(SET), *called, "play chrys.j1"), 0, told)
    assert caller.events[-1] == Event("made", 0, ("boar-deer-butterflies",))
    assert ended(caller.state).deltas(2) == (14, -14)
    piles = (midway().captures[0], cards("pine.ribbon plum.ribbon"))
    opponent = midway(SET, field="peony.j1, cherry.ribbon, iris.bridge", piles=piles)
    result = ended(move(opponent, *called, "play cherry.j1 cherry.ribbon"))
    paid = {line.reason: line.deltas[1] for line in result.lines}
    assert paid == {"akatan": 5, "doubled-call": 5}


def test_points_lost_to_the_rain_can_be_made_again() -> None:
    """[雨流れ lowers what a seat must beat: the next combination is asked about (K-4).]"""
    rain = KoiKoiOptions(viewings_lost="rainMan", calls="any")
    state = midway(
        rain,
        hands="rain.oni iris.j1 peony.butterfly / chrys.j1 wisteria.j1 cherry.j1",
        field="rain.man, peony.j1, grass.j1",
        stock="paulownia.j1 maple.j1 paulownia.j2 pine.j1 pine.j2 plum.j1",
        piles=(cards("clover.boar maple.deer cherry.curtain chrys.cup"), ()),
        told=((("flower-viewing", 5),), ()),
        calls=(1, 0),
    )
    state = move(state, "play rain.oni rain.man")
    assert (state.phase, state.told[0]) == ("play", ())
    state = move(state, "play wisteria.j1", "play peony.butterfly peony.j1")
    assert (state.phase, state.told[0]) == ("koikoi", (("boar-deer-butterflies", 6),))


@pytest.mark.parametrize("calls", ["any", "once"])
def test_the_card_that_costs_a_viewing_can_make_something_new(calls: str) -> None:
    """[Viewings lost in the same turn need not be beaten, either (K-4).]

    Three brights and both viewings were fifteen points; the rainy four is seven.
    """
    state = midway(
        KoiKoiOptions(viewings_lost="rainMan", calls=calls),
        hands="rain.oni iris.j1 / chrys.j1 wisteria.j1",
        field="rain.man, grass.j1",
        stock="paulownia.j1 maple.j1 pine.j1 plum.j1",
        piles=(cards("pine.crane cherry.curtain grass.moon chrys.cup"), ()),
        told=((("three-brights", 5), ("flower-viewing", 5), ("moon-viewing", 5)), ()),
        calls=(1, 0),
    )
    last = play(KOIKOI, state, 0, Move.parse("play rain.oni rain.man"))
    assert last.events[-1] == Event("made", 0, ("rainy-four",))
    if calls == "any":
        assert (last.state.phase, last.state.told[0]) == ("koikoi", (("rainy-four", 7),))
    else:
        assert ended(last.state).deltas(2) == (14, -14)


def test_nobody_is_asked_without_a_card() -> None:
    """[There is no going on without cards: the deal is won (K-12).]"""
    state = midway(hands="peony.butterfly / chrys.j1")
    result = ended(move(state, "play peony.butterfly peony.j1"))
    assert (result.ending, result.deltas(2)) == ("win", (5, -5))


def test_questions_in_whole_deals() -> None:
    """[Once a turn at most, after more points than before, with a card in the hand.]"""
    assert sum(_asked(FLAT, seed) for seed in range(60)) > 20
    assert max(_asked(SET, seed) for seed in range(60)) == 1


def _asked(options: KoiKoiOptions, seed: int) -> int:
    """How often a seat was asked in a random deal."""
    asked, best, luck = 0, [0, 0], Random(seed)
    state = dealt(tuple(luck.sample(KOIKOI.pack, 48)), options).state
    while state.result is None:
        (seat,) = state.to_act
        points = sum(each for _, each in KOIKOI.view(state, None).made[seat])
        if state.phase == "koikoi":
            asked += 1
            assert points > best[seat]
            assert state.hands[seat]
            best[seat] = points
        else:
            assert points == best[seat] or state.phase == "take"
        state = play(KOIKOI, state, seat, luck.choice(KOIKOI.legal(state, seat))).state
    return asked
