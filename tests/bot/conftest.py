"""Every test of the bot starts from a quiet place."""

from once import _translated
from quiet import (
    _asked,
    _hasty,
    _inline,
    _lasting,
    databases,
    expiring,
    home,
    migrated,
    refused,
    secrets,
    still,
    ticking,
    usual,
)

__all__ = [
    "_asked",
    "_hasty",
    "_inline",
    "_lasting",
    "_translated",
    "databases",
    "expiring",
    "home",
    "migrated",
    "refused",
    "secrets",
    "still",
    "ticking",
    "usual",
]
