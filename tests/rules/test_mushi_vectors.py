"""The worked positions of Mushi, checked at the game's own doors."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from rules import Move
from rules.hanafuda.mushi import PACK
from rules.hanafuda.options import MushiOptions
from tests.rules.positions import (
    MUSHI,
    PLAIN,
    dealt,
    from_hand,
    from_stock,
    lying,
    move,
    pack,
    position,
    rest,
)
from tests.rules.worked import Vector, Worked, options_of

WORKED = Worked("mushi")
checks = WORKED.checks


def house(text: str) -> MushiOptions:
    """The house rules a vector names: `fieldFour=toDealer` (what stands before a comma is not)."""
    name, value = re.findall(r"(\w+)=(\w+)", text)[0]
    field = re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name)
    return replace(PLAIN, **{field: {"true": True, "false": False}.get(value, value)})


def cases(vector: Vector) -> list[tuple[MushiOptions, Any]]:
    """The house rules of each case with what is expected of it."""
    expected = vector["expected"]
    named = [(house(key), value) for key, value in expected.items() if "=" in key]
    return named or [(PLAIN, expected)]


def table(position: Vector) -> str:
    """The table cards of a vector; three of a flower other than rain lie together."""
    flowers: dict[str, list[str]] = {}
    for card in position["field"]:
        flower = card.partition(".")[0]
        flowers.setdefault(card if flower == "rain" else flower, []).append(card)
    heaps = [[" ".join(some)] if len(some) == 3 else some for some in flowers.values()]
    return ", ".join(spot for heap in heaps for spot in heap)


@checks("MU-01")
def the_order_of_the_deal(vector: Vector) -> None:
    for key, places in vector["expected"].items():
        order = key.partition("_")[2].removesuffix("_x2")
        step = dealt(PACK, replace(PLAIN, deal_order=order), dealer=vector["position"]["dealer"])
        state = step.state
        heaps = {"dealer": state.hands[0], "younger": state.hands[1], "stock": state.stock}
        for heap, lie in {**heaps, "field": tuple(lying(state))}.items():
            assert set(lie) == {PACK[place] for place in places[heap]}


@checks("MU-02", "MU-03", "MU-04")
def what_the_table_cards_do_at_once(vector: Vector) -> None:
    lies = vector["position"]["field"]
    for options, expected in cases(vector):
        state = dealt(pack(field=" ".join(lies)), options).state
        if expected["result"] == "redeal":
            assert state.result is not None
            assert state.result.ending == "void"
            assert state.result.carry is not None
            assert state.result.carry.dealer == expected["nextDealer"]
            continue
        state = move(state, "keep")
        assert lying(state) == set(expected["field"])
        assert set(state.captures[0]) == set(expected.get("dealerCaptured", ()))
        assert set(state.reserved) == set(expected.get("reserved", ()))
        assert [spot for spot in state.field if len(spot) == 3] == expected.get("groups", [])
        if state.reserved:
            oni = replace(position(options, hand="rain.oni", field="iris.j1", stock="pine.j2"))
            taken = move(replace(oni, reserved=state.reserved), "play rain.oni iris.j1")
            assert set(expected["reserved"]) < set(taken.captures[0])


@checks("MU-06", "MU-07", "MU-12")
def what_a_card_may_take(vector: Vector) -> None:
    where = vector["position"]
    sources = [where["from"]] if isinstance(where["from"], str) else where["from"]
    for options, expected in cases(vector):
        for source in sources:
            takes = from_hand if source == "hand" else from_stock
            found = takes(table(where), where["card"], options)
            assert found == options_of(expected["options"])
            assert expected.get("mayDecline", False) or () not in found
            total = expected.get("capturedTotal")
            assert total is None or {len(one) + 1 for one in found} == {total}


@checks("MU-09", "MU-10")
def what_takes_the_oni_on_the_table(vector: Vector) -> None:
    where = vector["position"]
    takes = {"hand": from_hand, "stock": from_stock}[where["from"]]
    for card in where["cards"]:
        assert takes(table(where), card) == options_of(vector["expected"][card])


@checks("MU-13")
def the_oni_as_the_last_card_of_the_stock(vector: Vector) -> None:
    where = vector["position"]
    rains = tuple(where["captured"]["0"])
    pair, field = ("pine.j1", "pine.j2"), where["field"]
    others = rest(rains, pair, field, [where["card"]])
    for options, expected in cases(vector):
        before = position(
            options,
            turn=where["player"],
            hand=pair[0],
            field=", ".join([*field, pair[1]]),
            stock=where["card"],
            piles=(rains, others),
        )
        state = move(before, "play pine.j1 pine.j2")
        assert set(expected["captured"]) <= set(state.captures[where["player"]])
        for card, owner in expected["leftover"].items():
            assert card in state.captures[owner]
        left = {card for e in state.last if e.kind == "leftover" for card in e.pieces}
        assert left == set(expected["leftover"])


@checks("MU-15")
def the_oni_stranded_on_the_table(vector: Vector) -> None:
    where, expected = vector["position"], vector["expected"]
    rains = tuple(where["captured"]["0"])
    others = rest(rains, where["hand"], where["stock"])
    before = position(
        turn=1,
        hand=" ".join(where["hand"]),
        stock=" ".join(where["stock"]),
        piles=(rains, others),
    )
    assert MUSHI.legal(before, 1) == (Move("play", ("rain.oni",)),)
    state = move(before, "play rain.oni")
    left = {card: e.seat for e in state.last if e.kind == "leftover" for card in e.pieces}
    assert left == expected["leftover"]
    assert set(left) == set(expected["afterStockCard"]["field"])


@checks("MU-16")
def the_fourth_of_a_group_while_the_oni_lies_there(vector: Vector) -> None:
    where = vector["position"]
    field, card = table(where), where["card"]
    by_hand = vector["expected"]["from hand"]
    assert from_hand(field, card) == options_of(by_hand["options"])
    for options, expected in cases(vector):
        assert from_stock(field, card, options) == options_of(expected["options"])


@checks("MU-19")
def four_of_a_flower_in_a_hand(vector: Vector) -> None:
    where, expected = vector["position"], vector["expected"]
    holder = expected["cancelOption"]["player"]
    deck = pack(younger=" ".join(where["hand"][str(holder)]))
    state = dealt(deck, dealer=where["dealer"]).state
    assert {str(one) for one in MUSHI.legal(state, holder)} == {"keep", "redeal"}
    result = move(state, "redeal").result
    assert result is not None
    assert result.ending == "cancelled"
    assert result.carry is not None
    assert result.carry.dealer == expected["ifDeclared"]["nextDealer"]
    assert move(state, "keep").phase == expected["ifNot"]["result"]


@pytest.mark.parametrize("name", WORKED.vectors)
def test_a_worked_position(name: str) -> None:
    WORKED.check(name)


def test_every_worked_position_of_mushi_is_checked() -> None:
    WORKED.are_all_checked(13, PACK)
