"""The addresses of public pages: they follow from secrets and tell no number of the database."""

from __future__ import annotations

import base64
import hmac

ROUNDS = 4
"""The number of rounds in which a database number is mixed."""
HALF = 4
"""The size of half a mixed number, in bytes."""
MOST = 2**40
"""The limit of database numbers; an address that gives a larger one is refused."""


def of_league(secret: str) -> str:
    """Return the part of an address that stands for a league, from the secret of its pages."""
    return _text(_hashed(secret, "league"))


def page_of_league(home: str, language: str, secret: str) -> str:
    """Return the whole address of a league's first page in a language.

    `home` is the beginning of the site's addresses, `secret` that of the league's pages.
    """
    return f"{home}{language}/league/{of_league(secret)}/index.html"


def of_person(secret: str, page: str) -> str:
    """Return the part of an address for a person in a league.

    `secret` is the league's, `page` the person's.
    """
    return _text(_hashed(secret, f"person:{page}"))


def sealed(secret: str, kind: str, number: int) -> str:
    """Return the part of an address that stands for a thing of a league, by its kind and number.

    `secret` is the league's; nobody without it can tell the number.
    """
    left, right = divmod(number, 2 ** (8 * HALF))
    for turn in range(ROUNDS):
        left, right = right, left ^ _mixed(secret, kind, turn, right)
    return _text(left.to_bytes(HALF) + right.to_bytes(HALF))


def opened(secret: str, kind: str, address: str) -> int | None:
    """Return the database number behind a part of an address; None if the part is not genuine.

    `secret` and `kind` are those with which `sealed` made it.
    """
    try:
        packed = base64.b32decode(f"{address.upper()}===")
    except ValueError:
        return None
    if len(packed) != 2 * HALF or _text(packed) != address:
        return None
    left, right = int.from_bytes(packed[:HALF]), int.from_bytes(packed[HALF:])
    for turn in reversed(range(ROUNDS)):
        left, right = right ^ _mixed(secret, kind, turn, left), left
    number = left * 2 ** (8 * HALF) + right
    return number if number < MOST else None


def _mixed(secret: str, kind: str, turn: int, half: int) -> int:
    return int.from_bytes(_hashed(secret, f"{kind}:{turn}:{half}")[:HALF])


def _hashed(secret: str, about: str) -> bytes:
    return hmac.digest(bytes.fromhex(secret), about.encode(), "sha256")


def _text(packed: bytes) -> str:
    """Return the first eight bytes as lower-case letters and digits."""
    return base64.b32encode(packed[: 2 * HALF]).decode().rstrip("=").lower()
