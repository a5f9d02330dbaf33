"""The worked positions of Sakura, checked at the game's own doors."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.hanafuda.cards import FLOWER
from tests.rules.positions import (
    SAKURA,
    cards,
    ended,
    from_hand,
    from_stock,
    lying,
    move,
    position,
    some_worth,
)
from tests.rules.sakura_positions import EIGHT, HIGO, LAST, deal, last_turn
from tests.rules.worked import Vector, Worked, options_of

WORKED = Worked("sakura")
checks = WORKED.checks


@checks("SA-01")
def the_points_of_the_cards(vector: Vector) -> None:
    expected = vector["expected"]
    named = vector["position"]["cards"]
    assert [SAKURA.worth[SAKURA.kinds[card]] for card in named] == expected["points"]
    counts = Counter(
        f"{kind}{SAKURA.worth[kind]}" for kind in (SAKURA.kinds[card] for card in SAKURA.pack)
    )
    assert counts == expected["classCounts"]
    pile = tuple(card for card in SAKURA.pack if card not in (*named, *LAST))
    sheet = ended(last_turn(piles=(tuple(named), pile))).sheet
    assert sheet[0].cards == sum(expected["points"])
    assert sheet[0].cards + sheet[1].cards == expected["packTotal"]


@checks("SA-02")
def four_of_a_flower_on_the_table(vector: Vector) -> None:
    where, expected = vector["position"], vector["expected"]
    state = deal("7-6", {"t": " ".join(where["field"])}, dealer=where["dealer"]).state
    assert sorted(state.captures[where["dealer"]]) == expected["dealerCaptured"]
    assert lying(state) == set(expected["field"])
    assert bool(state.result) is expected["redeal"]


@checks("SA-03", "SA-05")
def what_a_card_may_take(vector: Vector) -> None:
    where, expected = vector["position"], vector["expected"]
    asked = where.get("cards") or [(where["card"], source) for source in where["from"]]
    for card, source in asked:
        field = ", ".join(where["field"])
        hand = source == "hand"
        found = from_hand(field, card, HIGO) if hand else from_stock(field, card, HIGO, last=True)
        assert found == options_of(expected.get("options", expected.get(card)))
        assert expected.get("mayDecline", False) or found == {()} or () not in found


@checks("SA-06", "SA-08")
def a_hiki(vector: Vector) -> None:
    where, expected = vector["position"], vector["expected"]
    before = position(
        HIGO,
        hands=f"{' '.join(where['hand'])} / maple.j1 plum.j1 grass.j1",
        field=", ".join(where["field"]),
        stock="cherry.j1 wisteria.j1 peony.j1 chrys.j1 paulownia.j1",
    )
    hikis = [one for one in SAKURA.legal(before, 0) if one.verb == "hiki"]
    assert [FLOWER[one.pieces[0]] for one in hikis] == expected["hikiFlowers"]
    if "after" not in expected:
        return
    after = expected["after"]
    state = move(before, str(hikis[0]))
    assert sorted(state.captures[0]) == after["captured"]
    assert list(state.hands[0]) == after["hand"]
    assert lying(state) == set(after["field"])
    assert state.turns[0] == after["turnsLeft"]
    for _ in range(after["stockOnlyTurnsAvailable"]):
        state = move(state, "turn", f"play {state.hands[1][0]}")
    assert {one.verb for one in SAKURA.legal(state, 0)} == {"play"}


@checks("SA-10", "SA-15")
def what_is_left_at_the_end(vector: Vector) -> None:
    where, expected = vector["position"], vector["expected"]
    flower = FLOWER[where["gaji"]["capturedWith"]]
    unseen = cards("plum.j2 plum.ribbon rain.swallow rain.ribbon pine.j1 pine.j2 chrys.j1 chrys.j2")
    state = last_turn(
        EIGHT if "stockLeft" in where else HIGO,
        piles=((),) * where["players"],
        field=", ".join(where.get("fieldAtEnd")),
        unseen=" ".join(unseen[: where.get("stockLeft", 0)]),
        used=(where["gaji"]["user"], flower),
    )
    left = {card: e.seat for e in state.last if e.kind == "leftover" for card in e.pieces}
    assert left == {card: seat for card, seat in expected.items() if seat != "nobody"}
    assert lying(state) == {card for card, seat in expected.items() if seat == "nobody"}


@checks("SA-12")
def the_winner_of_a_tie(vector: Vector) -> None:
    where = vector["position"]
    sixty = cards("pine.crane cherry.curtain pine.ribbon plum.ribbon")
    seventy = [
        cards("grass.moon paulownia.phoenix wisteria.ribbon iris.ribbon paulownia.yellow"),
        cards(
            "cherry.ribbon peony.ribbon chrys.ribbon clover.ribbon rain.ribbon "
            "plum.nightingale wisteria.cuckoo iris.bridge chrys.cup"
        ),
    ]
    for case, winner in zip(where["cases"], vector["expected"]["winners"], strict=True):
        others = iter(seventy)
        piles = tuple(sixty if total == 60 else next(others) for total in case["total"])
        result = ended(last_turn(piles=piles, dealer=case["dealer"]))
        assert [account.total for account in result.sheet] == case["total"]
        assert result.carry is not None
        assert result.carry.dealer == winner
        assert result.deltas(3)[winner] == 2


@checks("SA-13")
def what_a_combination_costs(vector: Vector) -> None:
    where, expected = vector["position"], vector["expected"]
    reds, grasses = (
        "pine.ribbon plum.ribbon cherry.ribbon",
        "wisteria.cuckoo iris.bridge clover.boar",
    )
    second = "grass.moon maple.deer peony.ribbon wisteria.ribbon plum.nightingale"
    first = some_worth(where["base"][0], reds, grasses, second, "chrys.cup", game=SAKURA)
    third = some_worth(where["base"][2], grasses, second, "chrys.cup", " ".join(first), game=SAKURA)
    other = tuple(card for card in SAKURA.pack if card not in first + third)
    result = ended(last_turn(piles=(first, other, third), dealer=where["dealer"]))
    assert [account.cards for account in result.sheet] == where["base"]
    assert [len(account.gained) for account in result.sheet] == where["yakuCount"]
    assert [account.total for account in result.sheet] == expected["total"]
    assert result.carry is not None
    assert result.carry.dealer == expected["winner"]


@pytest.mark.parametrize("name", WORKED.vectors)
def test_a_worked_position(name: str) -> None:
    WORKED.check(name)


def test_every_worked_position_of_sakura_is_checked() -> None:
    WORKED.are_all_checked(10, SAKURA.pack)
