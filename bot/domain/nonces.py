"""Nonces of messages: with the same one, Discord sends a message only once in a few minutes."""

from __future__ import annotations

from hashlib import sha256

LENGTH = 24
"""The length of a nonce in characters; Discord accepts 25."""


def nonce(*about: object) -> str:
    """Return the nonce of a message, which follows from what the message is about."""
    return sha256(" ".join(map(str, about)).encode()).hexdigest()[:LENGTH]
