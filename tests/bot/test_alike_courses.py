"""Two courses of a deal that one viewer cannot tell apart: the table offers that viewer the same.

Single moments with other hidden pieces are compared elsewhere. Here the same moves are made from
the first to the last, so a fact that the table remembers may not tell of hidden pieces either.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import render
from bot.chat.panels.tables.board import table as board
from bot.chat.panels.tables.hand import hand, premoves
from bot.chat.panels.tables.match import votes
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Reply
from bot.domain.tables import dealing, noticing, sealing, taking_back, windows
from bot.domain.tables.ahead.orders import ORDERS
from bot.domain.tables.confirming import confirmed
from bot.domain.tables.deal import PASS, Promise
from bot.domain.tables.pace import OLD, PACES, USUAL
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.words import words
from rules import Chance, Move, RuleError, Seat
from tests.contract.hidden import hidden
from tests.playing import TABLES, callers, shuffled
from tests.playing import Table as House
from tests.volume import part, seeds

EN = words("en")
MOST = {"mahjong": 70, "hanafuda": 20, "tiengow": 24}
"""The largest number of moves, by family."""
SWAPS = 24
"""How many pairs of hidden pieces are exchanged, one after the other, where that can be."""
CALLED, TRIES = ("sakura", "liangxi"), 12
"""Games with calls out of turn, and how many deals are tried to find one with a call."""
ENDS = ("win", "stop", "redeal", "luck")
"""Moves that would end the deal at once."""
EACH = 3
"""One moment of so many is compared."""
Log = list[tuple[Seat, Move]]


def begun(house: House, chance: Chance, rng: Random) -> Table:
    """Return a table of people at the first move of a deal, with any pace."""
    game, options = house.game, house.options
    promise = Promise(1, game.opening(options, house.seats), "", "5e" * 32)
    deal = dealing.dealt(game, options, promise, chance)
    people = tuple(Player(one, f"P{one}") for one in range(1, house.seats + 1))
    pace = rng.choice([*PACES.values(), *OLD.values()]) if game.key in ORDERS else USUAL
    about = 1, 1, 1, 1, game.key, house.preset, options, people, "playing"
    return Table(*about, deal=deal, pace=pace)


def made(one: Table, seat: Seat, move: Move) -> Table:
    """Return the table after a move."""
    assert one.deal is not None
    return dealing.after(one, dealing.moved(one.game, one.deal, seat, move))


def course(house: House, first: Table, rng: Random) -> tuple[Log, bool]:
    """Return random moves, and whether there is a call out of turn among them.

    Claims are as frequent as passes.
    """
    one, log, most = first, list[tuple[Seat, Move]](), rng.randrange(2, MOST[house.game.family])
    calls = False
    while one.deal and one.deal.result is None and len(log) < most:
        called = callers(house, one.deal.state)
        asked = called if called and rng.random() < 0.5 else sorted(one.deal.state.to_act)
        seat = rng.choice(asked)
        calls |= seat not in one.deal.state.to_act
        legal = one.legal(seat)
        claims = [move for move in legal if move != PASS] if rng.random() < 0.5 else []
        tame = [move for move in claims or legal if move.verb not in ENDS]
        log.append((seat, rng.choice(tame or legal)))
        one = made(one, *log[-1])
    return log, calls


def played(first: Table, log: Log, chance: Chance) -> Iterator[Table]:
    """Yield the table at each moment of a course with these pieces; RuleError where it ends."""
    assert first.deal is not None
    deal = dealing.dealt(first.game, first.options, first.deal.promise, chance)
    yield (one := replace(first, deal=deal))
    for seat, move in log:
        yield (one := made(one, seat, move))


def alike(house: House, seed: int) -> Iterator[tuple[Seat | None, Table, Table]]:
    """Yield each moment of two courses that look the same to a viewer (None: to the public)."""
    rng = Random(seed)
    for _ in range(TRIES if house.game.key in CALLED else 1):
        chance = shuffled(house, rng)
        first = begun(house, chance, rng)
        log, calls = course(house, first, rng)
        if calls:
            break
    viewer = rng.choice([None, *range(house.seats)])
    every = [*played(first, log, chance)]
    views = [one.view(viewer) for one in every]
    assert every[-1].deal is not None
    last = every[-1].deal.state
    unseen = hidden(last, viewer)
    places = [at for at, piece in enumerate(chance.deck) if unseen[piece]]
    hands = {piece for hand in last.hands for piece in hand}
    held = [at for at in places if chance.deck[at] in hands]
    for _ in range(SWAPS if held else 0):
        deck = [*chance.deck]
        left, right = rng.choice(held), rng.choice(places)
        deck[left], deck[right] = deck[right], deck[left]
        other = Chance(tuple(deck), chance.dice)
        try:
            found = [*as_seen(viewer, views, played(first, log, other))]
        except RuleError:
            continue
        if len(found) == len(every):
            chance = other
            yield from zip([viewer] * len(every), every, found, strict=True)


def as_seen(viewer: Seat | None, views: list[Any], every: Iterator[Table]) -> Iterator[Table]:
    """Yield the tables of a course for as long as a viewer sees the same."""
    for view, one in zip(views, every, strict=True):
        if one.view(viewer) != view:
            return
        yield one


def facts(one: Table, viewer: Seat | None) -> dict[str, Any]:
    """Return everything that a viewer is told and offered, and when a question was put."""
    deal = one.deal
    assert deal is not None
    found: dict[str, Any] = {
        "times": (deal.opened, deal.began, deal.skipped, noticing._question(one)),
        "heard": [[event.heard_by(viewer) for event in told.events] for told in deal.told],
        "waits": (one.waits_for, windows.is_open(one), one.asking, one.looking),
    }
    if deal.result is not None:
        return found
    found["board"] = shown(board.playing(one, deal, EN.at(one.key), render.PLAIN, {}))
    if viewer is not None:
        found |= of_seat(one, viewer)
    return found


def of_seat(one: Table, seat: Seat) -> dict[str, Any]:
    """Return the moves, plans and buttons of a seat."""
    glance = Glance.at(one, seat, EN.at(one.key))
    offers = [hand.offered(glance)]
    if premoves.possible(glance):
        offers.append(premoves.offered(glance, None, ()))
    return {
        "moves": (one.legal(seat), one.game.foreseen(glance.deal.state, seat)),
        "hand": [(offer.headline, items(offer.items), [*offer.ringed]) for offer in offers],
        "sure": confirmed(glance.person, one, glance.legal, glance.view),
        "back": (taking_back.last_move(one, seat), items(votes.back_button(glance, []))),
        "seal": sealing.own(one, seat),
    }


def shown(reply: Reply) -> Any:
    """Return a message without its picture, and the arguments of the picture."""
    return reply.content, items(reply.items), repr(reply.sketch), reply.named, reply.mentions


def items(every: Any) -> list[Any]:
    """Return buttons and selects as Discord gets them."""
    return [getattr(item, "item", item).to_component_dict() for item in every]


@pytest.mark.parametrize("seed", seeds(1, 12))
@pytest.mark.parametrize("house", part(TABLES, 3), ids=str)
def test_a_viewer_is_told_nothing_of_hidden_pieces(house: House, seed: int) -> None:
    for at, (viewer, one, other) in enumerate(alike(house, seed)):
        if at % EACH == seed % EACH:
            assert facts(one, viewer) == facts(other, viewer)
