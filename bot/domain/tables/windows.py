"""Claim windows: who answers and when, by the pace of the table; pure changes and decisions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from bot import logs
from bot.domain.players import decide, decided
from bot.domain.tables import dealing, thinking
from bot.domain.tables.ahead import marking, standing
from bot.domain.tables.ahead.decisions import Answer, Order
from bot.domain.tables.ahead.orders import ORDERS
from bot.domain.tables.deal import PASS, Deal
from bot.domain.tables.player import USUAL_LEVEL
from bot.domain.tables.table import LAPSE, Table
from rules import MahjongTable, Move, Seat

log = logs.named("paifuda.tables")

Answers = Mapping[Seat, Move]


def is_open(table: Table) -> bool:
    """Whether a claim window is open: every seat that is asked may pass."""
    if table.phase != "playing" or table.deal is None or table.key not in ORDERS:
        return False
    if table.looking:
        return False
    asked = table.deal.state.to_act
    return bool(asked) and all(PASS in table.legal(seat) for seat in asked)


def has_fixed_end(table: Table) -> bool:
    """Whether an open window closes at its fixed time and not before."""
    return table.pace.fixed and not table.alone and is_open(table)


def due(table: Table, before: Table, now: datetime) -> datetime | None:
    """Return when the open window closes at the latest, or when a rematch offer lapses.

    None if neither has an end.
    """
    if table.offered:
        return before.due or now + LAPSE
    still = table.pace.seconds is None or table.lost_at or table.alone
    if still or table.deal is None or not is_open(table):
        return None
    if before.due and before.deal and before.deal.window == table.deal.window:
        return before.due
    return now + timedelta(seconds=table.pace.seconds or 0)


def keeping(table: Table, seat: Seat, move: Move) -> Table:
    """Keep a seat's answer until the window closes, in place of its earlier answer."""
    assert table.deal is not None
    return replace(table, answers={**table.answers, seat: Answer(*table.deal.window, move)})


def kept(table: Table) -> Answers:
    """Return the kept answers for the open window."""
    if table.phase != "playing" or table.deal is None:
        return {}
    window = table.deal.window
    return {
        seat: answer.move
        for seat, answer in table.answers.items()
        if (answer.deal, answer.ply) == window
    }


def kept_until_end(table: Table, seat: Seat) -> Move | None:
    """Return a seat's kept answer while a window waits for its fixed time; otherwise None."""
    return kept(table).get(seat) if has_fixed_end(table) else None


def without_late(table: Table) -> Table:
    """Drop the answers whose window has closed."""
    if not table.answers:
        return table
    held = {seat: table.answers[seat] for seat in kept(table)}
    return replace(table, answers=held)


def answered(table: Table, answers: Answers) -> Deal:
    """Play answers to the window and return the deal: passes first, so no claim cuts them off.

    Answers that come after the window has closed are dropped.
    """
    deal = table.deal
    assert deal is not None
    window = deal.window
    for seat, move in sorted(answers.items(), key=lambda answer: (answer[1] != PASS, answer[0])):
        if deal.window == window and seat in deal.state.to_act:
            deal = dealing.moved(table.game, deal, seat, move)
    return deal


def at_once(table: Table) -> Answers:
    """Return the answers known as soon as a window opens; none if it closes at a fixed time."""
    if has_fixed_end(table) or not is_open(table):
        return {}
    return {seat: move for seat in _asked(table) if (move := _at_once(table, seat))}


def answers_itself(table: Table, seat: Seat) -> bool:
    """Whether a seat answers an open window at once, without its player."""
    if has_fixed_end(table) or not is_open(table) or seat not in _asked(table):
        return False
    return _at_once(table, seat) is not None


def _at_once(table: Table, seat: Seat) -> Move | None:
    if table.alone:
        return _alone(table, seat)
    if table.pace.ahead:
        return None if _asks(table, seat) else _in_advance(table, seat)
    quick = table.pace.kind == "quick" and table.legal(seat) == (PASS,)
    return PASS if quick else _by_itself(table, seat)


def _asks(table: Table, seat: Seat) -> bool:
    """Whether a seat wants to be asked about the open window.

    The answer depends on public facts, the seat's rule and the discarded tile, never on its hand.
    """
    about = table.asking.get(seat)
    if not about or not isinstance(table.game, MahjongTable):
        return about is not None
    window = table.deal and table.deal.state.window
    return bool(window and window.tile and window.tile[1] == about)


def _alone(table: Table, seat: Seat) -> Move | None:
    """Return the answer for a player alone with computers; None if they have a claim."""
    if (move := _by_itself(table, seat)) is not None:
        return move
    return None if can_claim(table, seat) else PASS


def can_claim(table: Table, seat: Seat) -> bool:
    """Whether a seat can do more than pass; a false win does not count."""
    if (legal := table.legal(seat)) == (PASS,):
        return False
    view = table.view(seat)
    return any(marking.can_claim(view, move) for move in legal)


def at_last(table: Table) -> Answers:
    """Return the final answers to a window: people's own, otherwise the answers the bot gives.

    The bot takes these from marks, rules, orders and computer players. A seat without any makes an
    absent player's move.
    """
    said = kept(table)
    return {seat: said.get(seat) or _at_last(table, seat) for seat in _asked(table)}


def _at_last(table: Table, seat: Seat) -> Move:
    if table.pace.settled:
        return _in_advance(table, seat)
    return _by_itself(table, seat) or table.absent(seat)


def _asked(table: Table) -> list[Seat]:
    return sorted(table.deal.state.to_act) if table.deal else []


def _by_itself(table: Table, seat: Seat) -> Move | None:
    """Return the answer of a computer player or of a standing order; None without either."""
    player = table.players[seat]
    if player and player.automatic:
        return computer(table, seat)
    order = None if table.pace.settled else order_of(table, seat)
    return _ordered(table, seat, order) if order else None


def _in_advance(table: Table, seat: Seat) -> Move:
    """Return a seat's answer by its marks, otherwise by its standing rule; an open seat passes."""
    player, marks = table.players[seat], marking.in_force(table, seat)
    rule, legal = standing.held(table, seat), table.legal(seat)
    if player is None or player.away == "open" or legal == (PASS,):
        return PASS
    if player.automatic or (rule.kind == "computer" and not marks):
        return computer(table, seat)
    view = table.view(seat)
    if view.phase == "opening" and not rule.opening:
        return PASS
    decide = ORDERS[table.key].total(marking.said(table, seat), rule.least)
    try:
        move = decide(view, legal)
    except Exception:
        log.exception("an answer in advance failed", table=table.id, seat=seat)
        return PASS
    return move if move in legal else PASS


def computer(table: Table, seat: Seat) -> Move:
    """Return a computer player's choice; if it fails, an absent player's move."""
    player = table.players[seat]
    try:
        return decide(player.strength if player else USUAL_LEVEL, thinking.asked(table, seat))
    except Exception:
        log.exception("a computer failed to choose", table=table.id, seat=seat)
        return table.absent(seat)


def weighed(table: Table, seat: Seat) -> Iterator[Move | None]:
    """Choose a computer player's move in steps: yield None after each step, then the move."""
    player = table.players[seat]
    try:
        yield from decided(player.strength if player else USUAL_LEVEL, thinking.asked(table, seat))
    except Exception:
        log.exception("a computer failed to choose", table=table.id, seat=seat)
        yield table.absent(seat)


def _ordered(table: Table, seat: Seat, order: Order) -> Move | None:
    """Return the answer of an order: None if it stops, an absent player's move if it fails."""
    legal = table.legal(seat)
    try:
        move = ORDERS[table.key].read(order.text)(table.view(seat), legal)
    except Exception:
        log.exception("a standing order failed", table=table.id, seat=seat)
        return table.absent(seat)
    return move if move is None or move in legal else table.absent(seat)


def order_of(table: Table, seat: Seat) -> Order | None:
    """Return the standing order of a seat while it holds; otherwise None."""
    order, deal = table.orders.get(seat), table.deal
    if order is None or order.scope == "match" or deal is None:
        return order
    current = order.deal == deal.promise.number
    holds = current and (order.scope == "deal" or deal.began[seat] <= order.ply)
    return order if holds else None
