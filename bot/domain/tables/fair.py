"""Committed and verifiable chance: a secret published as a hash, and additions by the players.

Before a deal the bot draws 32 secret bytes and publishes their SHA-256. The players add numbers
that the operator cannot choose: the ids of the interactions with which they joined or pressed
Ready. Each seat adds one number; they are sorted by seat. Deck and dice follow from secret and
additions. At the end of the deal the bot shows the secret, and anyone can recompute deck and dice.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import rules
from rules import Carry, Chance, Result, RuleError, Seat
from rules.game import DICE
from rules.record import Common, Deal, Record, replayed

NOTHING = 0
"""The addition of a seat that adds nothing: a computer player's, an absent person's, and every
seat's where other tables play the same deals.
"""
MESSAGE = "message"
"""The word before the id of a public message; other additions have the seat there."""
SKEW = timedelta(seconds=30)
"""The largest difference between the bot's clock and Discord's that a check tolerates."""
_EPOCH = datetime(2015, 1, 1, tzinfo=UTC)
_FIRST = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)


SOURCE: ContextVar[Callable[[int], str]] = ContextVar("source", default=secrets.token_hex)
"""The source of secrets. Only the example league has another, so that it is the same each time.

Secrets are drawn deep in tables, contests and leagues; a parameter would pass through all of these.
"""


def draw_secret() -> str:
    """Draw a secret of 32 bytes, in hexadecimal."""
    return SOURCE.get()(32)


def commitment(secret: str) -> str:
    """Return the SHA-256 of a secret in hexadecimal, which the bot publishes before the deal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def chance(secret: str, additions: Sequence[str], deck: Sequence[str]) -> Chance:
    """Compute deck and dice from one HMAC-SHA-256 stream.

    The deck is shuffled by Fisher–Yates from the last place down, then the dice are cast. Block n
    of the stream is HMAC(secret, additions joined by commas, a colon and n).
    """
    numbers = _stream(bytes.fromhex(secret), ",".join(additions))
    cards = list(deck)
    for last in range(len(cards) - 1, 0, -1):
        other = _below(last + 1, numbers)
        cards[last], cards[other] = cards[other], cards[last]
    return Chance(tuple(cards), tuple(_below(6, numbers) + 1 for _ in range(DICE)))


def derived(secret: str, about: str) -> str:
    """Derive a secret from another one, such as a deal's secret from a match's.

    `about` says what the new secret is for; different texts give different secrets.
    """
    return hmac.digest(bytes.fromhex(secret), about.encode(), "sha256").hex()


def of_deal(secret: str, additions: Sequence[str], number: int) -> str:
    """Return the secret of a duplicate match's deal, from its common secret and additions."""
    return derived(secret, f"{','.join(additions)}:{number}")


def mark(secret: str, user: int) -> str:
    """Return a mark by which only those who know the `secret` recognise a person.

    In a person's addition, it replaces the seat while they have none.
    """
    return hmac.digest(bytes.fromhex(secret), f"user:{user}".encode(), "sha256").hex()[:16]


def numbered_at(number: int) -> datetime:
    """Return the time at which Discord created an id (a snowflake)."""
    return _EPOCH + (number >> 22) * _MILLISECOND


def numbering(at: datetime) -> int:
    """Return the smallest id that Discord could create at a time."""
    return (at - _EPOCH) // _MILLISECOND << 22


def milliseconds(at: datetime | None) -> int | None:
    """Return a time as records have it, in milliseconds since 1970 (UTC); None if unknown."""
    return (at - _FIRST) // _MILLISECOND if at else None


def _stream(secret: bytes, additions: str) -> Iterator[int]:
    """Yield uniformly distributed 32-bit numbers without end."""
    block = 0
    while True:
        digest = hmac.digest(secret, f"{additions}:{block}".encode(), "sha256")
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    """Return a number below a limit, each equally likely; numbers that favour some are skipped."""
    fair = 2**32 - 2**32 % limit
    return next(number for number in numbers if number < fair) % limit


# --- Checking a record ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Finding:
    """The outcome of checking one deal: `fault` is the name of a message, None when all is well.

    `timed`: the record has times of promise and deal, and the additions were checked against them.
    `silent` are the seats that added nothing. `ending` and the `points` of each seat follow from
    the moves; they are empty if the deal has not ended. `version` is that of the rules by which the
    deal was checked, if its record names an earlier one.
    """

    deal: int
    fault: str | None
    timed: bool = True
    silent: tuple[Seat, ...] = ()
    ending: str = ""
    points: tuple[int, ...] = ()
    version: int | None = None


def verify(record: Record) -> tuple[Finding, ...]:
    """Recompute commitment, additions, deck, dice and every move of each deal of a record."""
    return tuple(findings(record))


def findings(record: Record) -> Iterator[Finding]:
    """Yield the finding on each deal of a record.

    After an illegal move, nobody knows who rests in the later deals; any seat may have added there.
    """
    seats, game = len(record.players), rules.game(record.game)
    deck = game.deck(record.options, seats)
    version = game.version if record.version < game.version else None
    playing, before = replayed(record), None
    start: Carry | None = record.opening
    for number, deal in enumerate(record.deals, 1):
        fault = _fault(deal, before, deck, _Seats.of(seats, start))
        if fault is None and record.common:
            fault = _uncommon(record.common, deal, record.opening.number + number - 1)
        result: Result | None = None
        try:
            carry, played = next(playing, (None, []))
            if carry:
                result = played[-1].state.result
                fault = fault or ("unfinished" if result is None else None)
            start = record.following(carry, result) if carry else None
        except RuleError:
            start, fault = None, fault or "illegal-move"
        silent = () if record.common else _silent(deal)
        ended = (result.ending, result.deltas(seats)) if result else ("", ())
        yield Finding(number, fault, deal.promised is not None, silent, *ended, version)
        before = deal


def _uncommon(common: Common, deal: Deal, number: int) -> str | None:
    """Return the fault of a deal that does not fit the common secret and additions of its match.

    None without a fault. Everybody must have added to the common chance.
    """
    if common.secret is None:
        return "still-secret"
    if not _is_secret(common.secret) or commitment(common.secret) != common.commitment:
        return "wrong-commitment"
    if of_deal(common.secret, common.additions, number) != deal.secret:
        return "wrong-common"
    said = [addition.partition(":")[2] for addition in common.additions]
    if not said or str(NOTHING) in said:
        return "addition-missing"
    if not all(map(_is_number, said)):
        return "addition-damaged"
    if len({*said}) < len(said):
        return "addition-doubled"
    return _wrong_time(map(int, said), common.promised, deal.dealt) if deal.dealt else None


@dataclass(frozen=True, slots=True)
class _Seats:
    """The seats that must have added to the chance of a deal, and the seats that may have."""

    must: frozenset[str]
    may: frozenset[str]

    @classmethod
    def of(cls, seats: int, carry: Carry | None) -> _Seats:
        """Return the seats of a deal.

        Without a carry, nobody knows who rests: no seat must have added, and every seat may have.
        """
        every = range(seats)
        playing = frozenset(map(str, every if carry is None else set(every) - set(carry.resting)))
        return cls(playing if carry else frozenset(), playing)


def _silent(deal: Deal) -> tuple[Seat, ...]:
    found = (re.fullmatch(rf"(\d\d?):{NOTHING}", addition, re.ASCII) for addition in deal.additions)
    return tuple(int(match[1]) for match in found if match) if deal.promised is not None else ()


def _is_secret(text: str) -> bool:
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def _fault(deal: Deal, before: Deal | None, deck: Sequence[str], seats: _Seats) -> str | None:
    if deal.secret is None:
        return "still-secret"
    if not _is_secret(deal.secret) or commitment(deal.secret) != deal.commitment:
        return "wrong-commitment"
    if fault := _wrong_times(deal, before) or _wrong_additions(deal, seats):
        return fault
    if chance(deal.secret, deal.additions, deck) != deal.chance:
        return "wrong-deck"
    return None


def _wrong_times(deal: Deal, before: Deal | None) -> str | None:
    """Return the fault if the times of this deal and the one before are missing or reversed."""
    if deal.promised is None or deal.dealt is None:
        return "times-missing" if before and before.promised is not None else None
    order = (before.dealt if before else None) or 0, deal.promised, deal.dealt
    late = (after < before - SKEW // _MILLISECOND for before, after in pairwise(order))
    return "times-reversed" if any(late) else None


def _wrong_additions(deal: Deal, seats: _Seats) -> str | None:
    """Return the fault in a deal's additions; None without one, or if its times are unknown."""
    if deal.promised is None or deal.dealt is None:
        return None
    said = [addition.partition(":")[::2] for addition in deal.additions]
    who = [mark for mark, _ in said]
    if len({*who}) < len(who):
        return "addition-doubled"
    if not all(_is_number(addition) for _, addition in said):
        return "addition-damaged"
    if not {*who} <= seats.may | {MESSAGE}:
        return "addition-stranger"
    if not seats.must <= {*who}:
        return "addition-missing"
    if who != sorted(who, key=lambda mark: (mark == MESSAGE, mark)):
        return "additions-unsorted"
    added = (int(addition) for _, addition in said if addition != str(NOTHING))
    return _wrong_time(added, deal.promised, deal.dealt)


def _is_number(text: str) -> bool:
    return re.fullmatch(r"0|[1-9]\d{0,19}", text, re.ASCII) is not None


def _wrong_time(numbers: Iterable[int], promised: int, dealt: int) -> str | None:
    """Return the fault if Discord created a number before the promise or after the deal.

    Differences up to `SKEW` are tolerated. The times are in milliseconds since 1970.
    """
    skew = SKEW // _MILLISECOND
    for number in numbers:
        at = milliseconds(numbered_at(number)) or 0
        if at < promised - skew:
            return "addition-early"
        if at > dealt + skew:
            return "addition-late"
    return None
