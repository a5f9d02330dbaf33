"""Every test of the bot starts from a quiet place."""

from quiet import (
    _inline,
    _lasting,
    databases,
    expiring,
    migrated,
    refused,
    secrets,
    still,
    ticking,
)

__all__ = [
    "_inline",
    "_lasting",
    "databases",
    "expiring",
    "migrated",
    "refused",
    "secrets",
    "still",
    "ticking",
]
