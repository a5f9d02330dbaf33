"""What cannot be done, in words."""

from __future__ import annotations

from bot.words import Words
from rules import RuleError


def refusal(say: Words, error: RuleError) -> str:
    """What the rules refuse, in the person's language where it is known."""
    key = f"refusal-{error.sentence}"
    if not error.sentence or key not in say:
        return str(error)
    reasons = say("gap").join(refusal(say, one) for one in error.because)
    return say(key, **error.values | ({"clashes": reasons} if reasons else {}))
