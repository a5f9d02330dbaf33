"""A plan is made where its written condition holds, and its player is asked nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

import rules
from bot.domain.tables import dealing
from bot.domain.tables.ahead import premoves, tricks
from bot.domain.tables.ahead.decisions import Plan
from bot.domain.tables.deal import Promise
from bot.domain.tables.table import Table
from rules import Move, RuleError, Seat
from rules.tiengow.combinations import COST
from rules.tiengow.tiles import in_order
from tests.bot.decks.mahjong_deals import PEOPLE
from tests.playing import Table as House
from tests.playing import shuffled
from tests.volume import seeds

HOUSES = [("mushi", 2), ("koikoi", 2), ("sakura", 2), ("sakura", 4), ("tiengow", 4)]
Made = Callable[[Table, Seat, Move], Plan]


@dataclass
class Turn:
    """A turn for which its player had planned a move, and the pieces that lay open at planning."""

    table: Table
    plan: Plan
    lay: set[str]


def lying(table: Table, seat: Seat) -> set[str]:
    """The pieces that lie open."""
    return {piece for spot in premoves.spots(table.view(seat)) for piece in spot}


def dealt(key: str, seats: int, rng: Random) -> Table:
    """A table of people with a random deal under one of the presets."""
    game = rules.game(key)
    preset, options = rng.choice([*game.presets.items()])
    promise = Promise(1, game.opening(options, seats), "", "")
    deal = dealing.dealt(game, options, promise, shuffled(House(game, preset, options, seats), rng))
    return Table(1, 1, 1, 1, key, preset, options, PEOPLE[:seats], "playing", deal=deal)


def turns(key: str, seats: int, seed: int, made: Made) -> Iterator[Turn]:
    """Every planned turn of a random deal; plans are made as early as possible, and at random."""
    rng = Random(seed)
    one, game = dealt(key, seats, rng), rules.game(key)
    lay: dict[Seat, set[str]] = {}
    while one.deal and one.deal.result is None:
        one = premoves.without_spent(one)
        assert one.deal
        for seat in {*range(seats)} - {plan.seat for plan in one.plans.values()}:
            moves = premoves.foreseen(one, seat)
            if moves and seat not in one.deal.state.to_act:
                one = premoves.kept(one, made(one, seat, rng.choice(moves)))
                lay[seat] = lying(one, seat)
        assert one.deal
        seat = rng.choice(sorted(one.deal.state.to_act))
        if (seat, "turn") in one.plans and premoves.has_come(one, seat):
            yield Turn(one, one.plans[seat, "turn"], lay[seat])
        move = rng.choice(one.legal(seat))
        one = dealing.after(one, dealing.moved(game, one.deal, seat, move))


def holds(turn: Turn) -> bool:
    """Whether the written condition holds: still possible, and the named cards lie there."""
    table, plan = turn.table, turn.plan
    named = plan.move.pieces[1:] if plan.move.verb == "play" else ()
    return plan.move in table.legal(plan.seat) and {*named} <= lying(table, plan.seat)


def takes(turn: Turn) -> set[str]:
    """The pieces that the player of a plan can take."""
    moves = turn.table.legal(turn.plan.seat)
    return {piece for move in moves if move.verb == "play" for piece in move.pieces[1:]}


@pytest.mark.parametrize(("key", "seats"), HOUSES)
def test_a_plan_is_made_exactly_where_its_written_condition_holds(key: str, seats: int) -> None:
    made = []
    for seed in seeds(12, 300):
        for turn in turns(key, seats, seed, premoves.planned):
            due = premoves.due(turn.table)
            assert (due == (turn.plan.seat, turn.plan.move)) == holds(turn)
            made.append(due is not None)
    assert made.count(True) > 3


@pytest.mark.parametrize(("key", "seats"), HOUSES)
def test_a_player_who_ticked_it_is_asked_about_new_captures(key: str, seats: int) -> None:
    """In Tien Gow nothing new can come up once a set is led, so the tick does nothing there."""

    def ticked(table: Table, seat: Seat, move: Move) -> Plan:
        return premoves.planned(table, seat, move, asking=True)

    asked = 0
    for seed in seeds(12, 300):
        for turn in turns(key, seats, seed, ticked):
            table, seat = turn.table, turn.plan.seat
            new = bool(takes(turn) - turn.lay)
            asked += new
            made = holds(turn) and not new
            assert (premoves.due(table) == (seat, turn.plan.move)) == made
    assert bool(asked) == (key != "tiengow")


def test_a_plan_of_an_earlier_version_asks_about_new_choices() -> None:
    """Such a plan holds a hash of all choices, which is what its player was told."""

    def earlier(table: Table, seat: Seat, move: Move) -> Plan:
        view: Any = table.view(seat)
        hashed = premoves._outlook(view, premoves.foreseen(table, seat))
        return replace(premoves.planned(table, seat, move), expected=hashed)

    fates = set()
    for seed in seeds(12, 100):
        for turn in turns("koikoi", 2, seed, earlier):
            if holds(turn):
                fate = premoves.fate(turn.table, turn.plan)
                assert fate is premoves.Fate.ASKED or takes(turn) <= turn.lay
                fates.add(fate)
    assert fates == {premoves.Fate.ASKED, premoves.Fate.MADE}


# --- Tricks that are not led ----------------------------------------------------------------------


def said(table: Table, seat: Seat, rng: Random) -> Table:
    """The table after a seat has planned some of its lead, its answer and its order, at random."""
    view: Any = table.view(seat)
    hand = list(view.hand)
    rng.shuffle(hand)
    moves = [Move("fold", tuple(hand[: rng.randint(1, len(hand))]))] * (rng.random() < 0.8)
    moves += [rng.choice([tricks.LEAST, tricks.NEVER])] * (rng.random() < 0.6)
    if leads := tricks.leads(table, seat):
        moves += [Move("lead", rng.choice(leads))] * (rng.random() < 0.8)
    for move in moves:
        table = premoves.kept(table, tricks.planned(table, seat, move))
    return table


def written(table: Table, seat: Seat) -> Move | None:
    """The move that the sentences of a seat's plans name; None: they say that it is asked."""
    view: Any = table.view(seat)
    plans = {about: plan.move for (one, about), plan in table.plans.items() if one == seat}
    if not view.trick:
        return plans.get("lead")
    beats = [move for move in table.legal(seat) if move.verb == "beat"]
    if beats and "beat" not in plans:
        return None
    if beats and plans["beat"] == tricks.LEAST:
        return next(one for one in beats if COST[one.pieces] == min(COST[m.pieces] for m in beats))
    order, count = plans["fold"].pieces if "fold" in plans else (), len(view.led)
    return Move("fold", in_order(order[:count])) if len(order) >= count else None


def test_a_plan_for_a_led_trick_follows_its_sentences() -> None:
    """Every seat that waits for a lead plans something; its turn is made or asked as written."""
    seen = set()
    for seed in seeds(12, 300):
        rng = Random(seed)
        one, asked = dealt("tiengow", 4, rng), set[Seat]()
        while one.deal and one.deal.result is None:
            one = premoves.without_spent(one)
            for seat in range(4):
                if seat not in asked and tricks.possible(one, seat):
                    one, asked = said(one, seat, rng), {*asked, seat}
            assert one.deal
            (seat,) = one.deal.state.to_act
            if premoves.tricks_of(one, seat):
                move, due = written(one, seat), premoves.due(one)
                assert due == (None if move is None else (seat, move))
                seen.add(move.verb if move else "")
            move = rng.choice(one.legal(seat))
            one, asked = (
                dealing.after(one, dealing.moved(one.game, one.deal, seat, move)),
                asked - {seat},
            )
    assert seen == {"lead", "beat", "fold", ""}


REFUSED = [
    Move("lead", ("4-6",)),
    Move("beat", ("4-6",)),
    Move("fold", ("no tile",)),
    Move("fold", ("4-6",) * 3),
]


@pytest.mark.parametrize("move", REFUSED, ids=str)
def test_only_pieces_that_a_seat_may_lead_can_be_planned(move: Move) -> None:
    one = dealt("tiengow", 4, Random(3))
    while one.deal and one.deal.state.phase != "play":
        (seat,) = one.deal.state.to_act
        one = dealing.after(one, dealing.moved(one.game, one.deal, seat, one.legal(seat)[0]))
    assert one.deal
    waits = min({*range(4)} - one.deal.state.to_act)
    assert tricks.possible(one, waits)
    with pytest.raises(RuleError):
        tricks.planned(one, waits, move)
