"""Deals begun under earlier rules: decide whether such a deal continues or is called off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AnySet
from dataclasses import fields, is_dataclass, replace
from functools import cache
from hashlib import blake2b
from hmac import digest as keyed
from json import JSONEncoder
from typing import Any

from bot.domain.tables import dealing
from bot.domain.tables.deal import Deal, Promise
from bot.domain.tables.table import Table
from rules import AnyGame, Chance, Move, Options, Seat

GIVEN = frozenset(("options", "carry", "tape", "last", "lines", "result", "added", "trail"))
"""The fields of a state that are inputs or history, or that the digest covers separately."""
KEYED = "2:"
"""The prefix of a digest keyed with the deal's secret; earlier digests have neither."""


def digest(deal: Deal) -> str:
    """Hash the state of a deal, with its secret as the key, so that the hash tells nothing hidden.

    The order of the pieces within a hand makes no difference.
    """
    code = keyed(deal.promise.secret.encode(), _canonical(deal), "sha256")
    return f"{KEYED}{code.hex()[:22]}"


def is_of(known: str, deal: Deal) -> bool:
    """Whether a stored digest, of either form, is that of a deal's state."""
    if known.startswith(KEYED):
        return known == digest(deal)
    return known == blake2b(_canonical(deal), digest_size=12).hexdigest()


def _canonical(deal: Deal) -> bytes:
    """Write the state of a deal as text that does not depend on the order of a hand.

    A field that holds its default is left out. So a field that a later version adds makes no
    difference before it is used.
    """
    state = deal.state
    paid = [line.deltas for line in (state.result or state).lines]
    ending = state.result.ending if state.result else ""
    facts = _facts(state) | {
        "hands": [*map(sorted, state.hands)],
        "dice": len(getattr(state, "tape", ())),
        "paid": paid,
        "ending": ending,
    }
    return _ENCODER.encode(facts).encode()


def _facts(value: Any) -> dict[str, Any]:
    return {
        name: fact
        for name, usual in _fields(value.__class__)
        if (fact := getattr(value, name)) != usual
    }


@cache
def _fields(kind: Any) -> tuple[tuple[str, Any], ...]:
    return tuple((field.name, field.default) for field in fields(kind) if field.name not in GIVEN)


def _plain(value: Any) -> Any:
    """Reduce a value of a state to words, numbers and rows, in a fixed order."""
    match value:
        case AnySet():
            return sorted(value, key=repr)
        case Mapping():
            return sorted(value.items(), key=repr)
        case _ if is_dataclass(value):
            return _facts(value)
        case _:
            return repr(value)


_ENCODER = JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_plain)


def carried_over(
    game: AnyGame,
    options: Options,
    promise: Promise,
    chance: Chance,
    log: Sequence[tuple[Seat, Move]],
    known: str | None,
) -> Deal | None:
    """Replay a deal of an earlier version under today's rules; None where the rules differ.

    They differ if they have another deck, refuse a move, or lead to a state with another digest
    than `known`. Without a digest, as in older databases, legal moves are enough.
    """
    if sorted(chance.deck) != sorted(game.deck(options, len(promise.carry.scores))):
        return None
    try:
        deal = dealing.dealt(game, options, promise, chance, log)
    except Exception:  # a deal for other rules can fail anywhere in these
        return None
    return deal if known is None or is_of(known, deal) else None


def called_off(table: Table) -> Table:
    """Call the running deal off; it will be dealt again with the carry it began with.

    Decisions for that deal are dropped, those for the match stay. The new deal has a new number, so
    that no button of the old deal fits it. A deal of the day keeps its secret, the same for
    everybody.
    """
    old = table.promise
    assert old is not None
    promise = replace(dealing.promised(table, old.number + 1, old.carry), instead=True)
    if table.day:
        promise = replace(promise, secret=old.secret, commitment=old.commitment)
    orders = {seat: order for seat, order in table.orders.items() if order.scope == "match"}
    table = replace(table, phase="between", promise=promise, due=None)
    plans = {key: plan for key, plan in table.plans.items() if plan.scope == "match"}
    return replace(table, answers={}, orders=orders, plans=plans, votes={})
