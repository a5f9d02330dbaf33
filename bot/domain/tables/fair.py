"""Committed and verifiable chance: a secret published as a hash, additions by the players.

Before a deal the bot draws 32 secret bytes and publishes their SHA-256. The players add what the
operator cannot choose: the ids of the interactions with which they joined or pressed Ready. Deck
and dice follow from both; at the end of the deal the secret is shown and anyone can recompute them.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import rules
from rules import Chance, RuleError
from rules.game import DICE
from rules.record import Deal, Record, replayed


def draw_secret() -> str:
    """32 secret bytes in hexadecimal."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """The SHA-256 of a secret in hexadecimal: what is published before the deal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def chance(secret: str, additions: Sequence[str], deck: Sequence[str]) -> Chance:
    """Deck (Fisher–Yates from the last place down) and then the dice, off one HMAC-SHA-256 stream.

    Block n of the stream is HMAC(secret, additions joined by commas, a colon and n).
    """
    numbers = _stream(bytes.fromhex(secret), ",".join(additions))
    cards = list(deck)
    for last in range(len(cards) - 1, 0, -1):
        other = _below(last + 1, numbers)
        cards[last], cards[other] = cards[other], cards[last]
    return Chance(tuple(cards), tuple(_below(6, numbers) + 1 for _ in range(DICE)))


def _stream(secret: bytes, additions: str) -> Iterator[int]:
    """Even 32-bit numbers without end."""
    block = 0
    while True:
        digest = hmac.digest(secret, f"{additions}:{block}".encode(), "sha256")
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    """An even number below a limit: what would favour some numbers is drawn again."""
    fair = 2**32 - 2**32 % limit
    return next(number for number in numbers if number < fair) % limit


@dataclass(frozen=True, slots=True)
class Finding:
    """What checking one deal of a record gave: `fault` names a sentence, None when all is well."""

    deal: int
    fault: str | None


def verify(record: Record) -> tuple[Finding, ...]:
    """Recompute commitment, deck, dice and every move of each deal of a record."""
    game = rules.game(record.game)
    deck = game.deck(record.options, len(record.players))
    findings = [Finding(n, _fault(deal, deck)) for n, deal in enumerate(record.deals, 1)]
    played = 0
    try:
        for _ in replayed(record):
            played += 1
    except RuleError:
        findings[played] = Finding(played + 1, findings[played].fault or "illegal-move")
    return tuple(findings)


def _is_secret(text: str) -> bool:
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def _fault(deal: Deal, deck: Sequence[str]) -> str | None:
    if deal.secret is None:
        return "still-secret"
    if not _is_secret(deal.secret) or commitment(deal.secret) != deal.commitment:
        return "wrong-commitment"
    if chance(deal.secret, deal.additions, deck) != deal.chance:
        return "wrong-deck"
    return None
