"""Write a refusal in the reader's language."""

from __future__ import annotations

from collections.abc import Callable

from bot.words import Words
from bot.words.spelling import cut, escaped
from rules import RuleError

LONGEST = 500
"""The largest number of characters of a refusal without a message of its own."""

PLACES = ("channel", "thread", "room", "alone")
"""The kinds of places where a person can be refused.

They are a channel in which the person can open threads, a thread, a channel without threads, and
outside the bot's servers.
"""


def refusal(
    say: Words,
    error: RuleError,
    spelt: Callable[[str], str] = escaped,
    *,
    place: str = "channel",
) -> str:
    """Return a refusal in the person's language.

    Without a message for it, the words of the rules are used. A refusal may have a message of its
    own for a kind of place: `refusal-KEY-PLACE`. Values that repeat a person's input are cut and
    `spelt`, so that they cannot spoil the sentence.
    """
    key = f"refusal-{error.sentence}"
    if not error.sentence or key not in say:
        return spelt(cut(str(error), LONGEST))
    key = own if (own := f"{key}-{place}") in say else key
    values = {
        name: _worded(say, name, value) or spelt(cut(value)) for name, value in error.values.items()
    }
    if error.because:
        values["clashes"] = say("gap").join(refusal(say, cause, spelt) for cause in error.because)
    return say(key, **values)


MARKED = {"by": "<@{}>", "until": "<t:{}:f>"}
"""Values that Discord shows in the reader's way: a person by id, a time by its seconds."""
NAMED = ("game", "way")
"""The values that are keys of words: a game, and a way to win."""


def _worded(say: Words, name: str, value: str) -> str:
    """Return the words of a value that is a key, or Discord's mark of a person or a time.

    For any other value, return an empty text.
    """
    if name in MARKED and value.isdecimal():
        return MARKED[name].format(value)
    key = f"{name}-{value}"
    return say(key) if name in NAMED and key in say else ""
