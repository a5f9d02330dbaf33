"""The line in which boards show an announcement of the operator."""

from __future__ import annotations

from datetime import timedelta

from bot.domain.bulletin import Bulletin
from bot.words import Words

NEAR = timedelta(hours=12)
"""The longest time between two times of which the second is shown without its day."""


def announced(say: Words, announcement: Bulletin | None) -> str:
    """Return an announcement in a line, with times as each reader's Discord shows them; empty
    without one.
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
