"""The facts that tables with the same deals of a duplicate match share."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from bot.domain.tables import fair
from rules.record import Common as Recorded


@dataclass(frozen=True, slots=True)
class Common:
    """The secret for all deals at all tables of a duplicate match, and everybody's additions to it.

    `match` is the number of the duplicate match. Deals that are unfinished at `until` stay
    unfinished. An addition is written `place:interaction id`.
    """

    match: int
    deals: int
    secret: str = field(repr=False)
    additions: tuple[str, ...]
    promised_at: datetime
    until: datetime

    def secret_of(self, number: int) -> str:
        """Return the secret of a deal, the same at every table."""
        return fair.of_deal(self.secret, self.additions, number)

    @property
    def recorded(self) -> Recorded:
        """The common facts in the form that records use."""
        promised = fair.milliseconds(self.promised_at)
        assert promised is not None
        return Recorded(fair.commitment(self.secret), self.additions, self.secret, promised)
