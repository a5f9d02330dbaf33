"""A deal from its promise to its end: pure changes, without the database."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, NamedTuple

import rules
from bot.domain.recent import Recent
from bot.domain.refusal import Refusal
from bot.domain.tables import additions, fair
from bot.domain.tables.deal import PASS, Deal, Moment, Promise, Told
from bot.domain.tables.table import Table
from rules import AnyGame, Carry, Chance, Move, Options, Seat, Step, steps
from rules.record import anew

RECENT = 8
"""How many of the last steps worth telling a deal keeps."""
QUIET = frozenset(("answer", "drawn"))
"""Events too frequent to tell: answers to windows, and draws."""
KEPT = 32
"""The number of deals whose stages `_stages` remembers: those that were asked for last."""

_REMEMBERED = Recent[Hashable, list[Deal]](KEPT)


class Finished(NamedTuple):
    """A deal that has ended, not replayed yet, and its table at that time."""

    table: Table
    promise: Promise
    chance: Chance
    log: tuple[tuple[Seat, Move], ...]
    hurried: int = 0


def promised(table: Table, number: int, carry: Carry | None = None) -> Promise:
    """Promise the next deal with a new secret; without a carry it opens the match.

    In a duplicate match the secret follows from the facts the tables share.
    """
    carry = carry or table.game.opening(table.options, len(table.players))
    common = table.common
    secret = common.secret_of(carry.number) if common else fair.draw_secret()
    return Promise(number, carry, fair.commitment(secret), secret)


def promised_deal(table: Table) -> Deal:
    """Deal the promised deal; from now on, nobody adds to its chance."""
    promise = additions.closed(table)
    deck = table.game.deck(table.options, len(table.players))
    chance = fair.chance(promise.secret, promise.additions, deck)
    return dealt(table.game, table.options, promise, chance)


def stamped(table: Table, before: Table | None, now: datetime) -> Table:
    """Write the time into a promise or a deal that `before` did not have."""
    known = before.promise.commitment if before and before.promise else None
    promise, deal = table.promise, table.deal
    if promise and promise.commitment != known and promise.made_at is None:
        table = replace(table, promise=replace(promise, made_at=now))
    if deal and deal.promise.commitment == known and deal.promise.made_at:
        table = replace(table, deal=replace(deal, promise=replace(deal.promise, dealt_at=now)))
    return table


def dealt(
    game: AnyGame,
    options: Options,
    promise: Promise,
    chance: Chance,
    log: Sequence[tuple[Seat, Move]] = (),
) -> Deal:
    """Rebuild a deal by playing its log."""
    played = list(steps(game, options, promise.carry, chance, log))
    deal = _begun(game, promise, chance, played[0])
    for (seat, move), step in zip(log, played[1:], strict=True):
        deal = _followed(game, deal, seat, move, step)
    return replace(deal, log=tuple(log))


def _begun(game: AnyGame, promise: Promise, chance: Chance, step: Step) -> Deal:
    """Return a deal before its first move; `step` is the dealing itself."""
    told, began = worth_telling((Told(0, step.events),)), (0,) * len(promise.carry.scores)
    facts = promise, chance, (), step, told, 0, began, (step,)
    return Deal(*facts, version=game.version)


def cut(game: AnyGame, options: Options, deal: Deal, ply: int) -> Deal:
    """Return the deal after its first `ply` moves; its question counts as a new moment."""
    again = _stages(game, options, deal)[ply]
    return replace(again, skipped=deal.skipped + deal.ply + 1 - again.opened)


def moved(game: AnyGame, deal: Deal, seat: Seat, move: Move) -> Deal:
    """Return the deal after a move; RuleError when the rules refuse it."""
    return _followed(game, deal, seat, move, rules.play(game, deal.state, seat, move))


def _followed(game: AnyGame, deal: Deal, seat: Seat, move: Move, step: Step) -> Deal:
    """Return the deal after a move, given the `step` the move leads to."""
    told = (*deal.told, *worth_telling((Told(deal.ply + 1, step.events),)))
    opened = opened_at(game, deal.opened, deal.ply, seat, deal.step, step)
    began = _began(game, deal.began, deal.ply, deal.step, step)
    course = (*(deal.course if opened == deal.opened else (deal.step,)), step)
    return replace(
        deal,
        log=(*deal.log, (seat, move)),
        step=step,
        told=told[-RECENT:],
        opened=opened,
        began=began,
        course=course,
        version=game.version,
    )


def running(table: Table, at: Moment | None = None) -> Deal:
    """Return the running deal; Refusal if there is none, or if it has moved on since `at`."""
    deal = table.deal
    if table.phase != "playing" or deal is None:
        raise Refusal("not-playing")
    if at and not deal.follows(at):
        raise Refusal("stale")
    return deal


def played(game: AnyGame, options: Options, deal: Deal) -> Sequence[Step]:
    """Return the steps of a deal: the dealing, then one for each move."""
    return [stage.step for stage in _stages(game, options, deal)]


def _stages(game: AnyGame, options: Options, deal: Deal) -> Sequence[Deal]:
    """Return the deal as it stood after the dealing and after each move.

    The moves were checked when they were made. The stages depend only on promise, chance and log.
    Those of a deal that was asked for lately are kept, so only newer moves are carried out.
    """
    key = game, options, deal.promise, deal.chance
    every = _REMEMBERED.pop(key, [])
    same = min(len(every) - 1, deal.ply)
    if not every or every[same].log != deal.log[:same]:
        first = game.deal(options, deal.promise.carry, deal.chance)
        every = [_begun(game, deal.promise, deal.chance, first)]
    for seat, move in deal.log[len(every) - 1 :]:
        stage = every[-1]
        every.append(_followed(game, stage, seat, move, game.apply(stage.state, seat, move)))
    return _REMEMBERED.keep(key, every)[: deal.ply + 1]


def worth_telling(every: Iterable[Told]) -> tuple[Told, ...]:
    """Keep only the steps in which something happened that is worth telling."""
    heard = (
        Told(ply, tuple(event for event in events if event.kind not in QUIET))
        for ply, events in every
    )
    return tuple(step for step in heard if step.events)


def opened_at(game: AnyGame, opened: int, ply: int, seat: Seat, before: Step, after: Step) -> int:
    """Return the ply at which the question after a move was put; `opened` if it is still the same.

    A move only answers a question to several seats if no public fact changes except who is still
    asked. A call out of turn leaves a question to the same seats as it was, even if it took a card
    that one of them could have captured: otherwise everybody would learn that from the clock.
    """
    asked = before.state.to_act
    if seat not in asked and after.state.to_act == asked:
        return opened
    if not after.state.to_act or after.state.to_act != asked - {seat}:
        return ply + 1
    one, other = (
        replace(game.view(step.state, None), to_act=frozenset(), last=())  # type: ignore[type-var]
        for step in (before, after)
    )
    return opened if one == other else ply + 1


def _began(
    game: AnyGame, began: tuple[int, ...], ply: int, before: Step, after: Step
) -> tuple[int, ...]:
    """Return for each seat the ply at which its last turn began, after one more move."""
    seat = _turn(game, after.state)
    if seat is None or seat == _turn(game, before.state):
        return began
    return (*began[:seat], ply + 1, *began[seat + 1 :])


def _turn(game: AnyGame, state: Any) -> Seat | None:
    """Return the only seat that is asked; None if several are, or if that seat may pass."""
    if len(state.to_act) != 1:
        return None
    (seat,) = state.to_act
    return None if PASS in game.legal(state, seat) else seat


def after(table: Table, deal: Deal) -> Table:
    """Return the table after its deal has moved on: still playing, between deals, or over.

    A deal of the day is a match of its own, as is a `single` deal. A match ends with the deal in
    which a player has resigned. In a duplicate match, every deal starts as the first deal of a
    match does.
    """
    if deal.result is None:
        return replace(table, deal=deal)
    table = replace(table, deal=deal.unmarked)
    carry, before, common = deal.result.carry, deal.promise.carry, table.common
    if common:
        opening = table.game.opening(table.options, len(table.players))
        carry = anew(opening, before, deal.result) if before.number < common.deals else None
    if carry is None or table.day or table.single or table.resigned is not None:
        return replace(table, phase="over")
    promise = promised(table, deal.promise.number + 1, carry)
    return replace(table, phase="between", promise=promise)
