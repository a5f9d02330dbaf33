"""A refusal to a player: a key and its values. The sentences are in `bot/words`."""

from __future__ import annotations

from collections.abc import Sequence

from rules import RuleError

MATCH_OVER = ("no-match", "old-table")
"""The keys of the refusals because a match is over or another table is shown in its place."""


class Refusal(RuleError):  # noqa: N818 - what the words call it
    """A request that the bot refuses, with the message `refusal-KEY` in the reader's language.

    `values` are put into the message. `because` holds the refusals that this one sums up.
    """

    def __init__(self, key: str, because: Sequence[RuleError] = (), **values: str) -> None:
        super().__init__(key, key, because, **values)
