"""Move a club to another database: copy it whole and check it, or leave it where it is."""

from __future__ import annotations

from bot.services.ledger import rebuilding
from bot.services.ledger.rebuilding import Check
from bot.store import Connection, connected
from bot.store.session import holding
from bot.store.upkeep import backups, copying
from bot.store.upkeep.copying import Told, UnequalError


async def move(source: str, target: str, told: Told) -> Check:
    """Copy a database into an empty one; return the findings of `rebuild` in both.

    Nobody else may work with either. OccupiedError if the target is not empty; UnequalError if the
    copy differs. After any error the target is as it was.
    """
    backups.find(source)
    async with holding(source), holding(target):
        async with connected(source):
            pass  # its tables are now up to date

        def work(here: Connection, there: Connection) -> Check:
            copying.copy(here, there, told)
            return agreed(rebuilding.rebuild(here), rebuilding.rebuild(there))

        return await copying.between(source, target, work)


def agreed(kept: Check, copied: Check) -> Check:
    """Return the findings in a copy; UnequalError if the original has others."""
    if kept != copied:
        raise UnequalError(f"rebuild finds {len(copied.faults)} faults, not {len(kept.faults)}")
    return copied
