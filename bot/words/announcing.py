"""The line in which boards show an operator's announcement."""

from __future__ import annotations

from datetime import timedelta

from bot.domain.bulletin import Bulletin
from bot.words import Words

NEAR = timedelta(hours=12)
"""How far apart begin and end may be if the end is shown without its day."""


def announced(say: Words, announcement: Bulletin | None) -> str:
    """Return an announcement as one line; empty without an announcement.

    Discord shows each reader the times in their own zone.
    """
    if announcement is None:
        return ""
    at, until = announcement.at, announcement.until
    if at is None or until is None:
        return say("announcement", text=announcement.text)
    form = "t" if until - at < NEAR else "f"
    begin, end = f"<t:{at.timestamp():.0f}:f>", f"<t:{until.timestamp():.0f}:{form}>"
    if announcement.text:
        return say("announcement-at", text=announcement.text, begin=begin, end=end)
    return say("announcement-away", begin=begin, end=end)
