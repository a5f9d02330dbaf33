"""Sealed answers: an answer in a claim window is fixed before anybody sees the others'.

The nonce of an answer is HMAC(secret, "seal:PLY:SEAT"), with the ply at which its window opened.
Its seal is the SHA-256 of "NONCE:COMMITMENT:PLY:SEAT:MOVE"; the commitment identifies table and
deal. So nobody can choose a nonce, and nothing is stored. With the secret of a deal, every seal
follows from its log.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from operator import itemgetter
from typing import NamedTuple

import rules
from bot.domain.tables import dealing, windows
from bot.domain.tables.deal import PASS, Deal
from bot.domain.tables.table import Table
from rules import AnyGame, Move, Seat, Step
from rules.record import Record, replayed


class Sealed(NamedTuple):
    """A seat's answer to the window that opened at `ply`, with its seal."""

    ply: int
    seat: Seat
    move: Move
    nonce: str
    seal: str


def sealed(secret: str, commitment: str, ply: int, seat: Seat, move: Move) -> Sealed:
    """Seal a seat's answer, with the nonce that follows from the secret."""
    nonce = hmac.digest(bytes.fromhex(secret), f"seal:{ply}:{seat}".encode(), "sha256").hex()
    text = f"{nonce}:{commitment}:{ply}:{seat}:{move}"
    return Sealed(ply, seat, move, nonce, hashlib.sha256(text.encode()).hexdigest())


def own(table: Table, seat: Seat) -> Sealed | None:
    """Return a seat's own answer to the open window; None if it has not answered."""
    deal = table.deal
    if deal is None or not windows.is_open(table):
        return None
    move = windows.kept(table).get(seat)
    if move is None:
        since = deal.course[bool(deal.opened) :]
        answers = _answers(table.game, since, deal.log[deal.opened :], deal.opened)
        move = next((move for _, caller, move in answers if caller == seat), None)
    return _of(deal, deal.opened, seat, move) if move else None


def closed(table: Table) -> tuple[Sealed, ...]:
    """Return the answers to the window that was closed last, one for each seat that was asked."""
    deal = table.deal
    if deal is None:
        return ()
    every = [*_answers(table.game, dealing.played(table.game, table.options, deal), deal.log)]
    if windows.is_open(table):
        every = [answer for answer in every if answer[0] != deal.opened]
    last = max((ply for ply, _, _ in every), default=None)
    return tuple(
        _of(deal, *answer) for answer in sorted(every, key=itemgetter(0, 1)) if answer[0] == last
    )


def known(record: Record) -> Mapping[str, tuple[int, Sealed]]:
    """Return every answer of a valid record with the number of its deal, by the answer's seal."""
    game, every = rules.game(record.game), {}
    for number, (deal, (_, played)) in enumerate(
        zip(record.deals, replayed(record), strict=True), 1
    ):
        for reply in _answers(game, played, deal.log):
            answer = sealed(deal.secret or "", deal.commitment, *reply)
            every[answer.seal] = number, answer
    return every


def _of(deal: Deal, ply: int, seat: Seat, move: Move) -> Sealed:
    return sealed(deal.promise.secret, deal.promise.commitment, ply, seat, move)


def _answers(
    game: AnyGame,
    played: Iterable[Step],
    log: Iterable[tuple[Seat, Move]],
    opened: int = 0,
) -> Iterator[tuple[int, Seat, Move]]:
    """Yield each answer to a claim window: the ply at which it opened, the seat, and the move.

    `played` and `log` begin at the ply `opened`.
    """
    for ply, ((seat, move), (before, after)) in enumerate(
        zip(log, pairwise(played), strict=True), opened
    ):
        asked = before.state.to_act
        if seat in asked and all(PASS in game.legal(before.state, other) for other in asked):
            yield opened, seat, move
        opened = dealing.opened_at(game, opened, ply, seat, before, after)
