"""Text as people type it, in one form."""

from __future__ import annotations

import unicodedata


def normal(text: str) -> str:
    """Return a text without invisible characters, with wide letters and digits in usual width."""
    shown = "".join(sign for sign in text if unicodedata.category(sign) != "Cf")
    return unicodedata.normalize("NFKC", shown)
