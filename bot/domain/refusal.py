"""A refusal to a player: a key and its values; the sentence is in `bot/words`."""

from __future__ import annotations

from collections.abc import Sequence

from rules import RuleError


class Refusal(RuleError):  # noqa: N818 - what the words call it
    """A thing that cannot be done, told by the message `refusal-KEY` in the reader's language.
    `values` are put into the sentence. `because` holds other refusals that this one sums up.
    """

    def __init__(self, key: str, because: Sequence[RuleError] = (), **values: str) -> None:
        super().__init__(key, key, because, **values)
