"""Move everything to another database: copy it whole and check it, or leave it where it is."""

from __future__ import annotations

from bot.services.ledger import rebuilding
from bot.services.ledger.rebuilding import Check
from bot.services.upkeep.upgrades import COPIES, bring_up_to_date
from bot.store import Connection, Database
from bot.store.opening import find
from bot.store.session import holding
from bot.store.upkeep import copying
from bot.store.upkeep.copying import Told, UnequalError


async def move(source: str, target: str, told: Told) -> Check:
    """Copy a database into an empty one; return the findings of `rebuild` in both.

    Both are held meanwhile; HeldError if another process holds one. A source of an earlier release
    is first copied and brought up to date. OccupiedError if the target is not empty; UnequalError
    if the copy differs. After any error the target is as it was.
    """
    find(source)
    async with holding(source), holding(target):
        await _up_to_date(source)

        def work(here: Connection, there: Connection) -> Check:
            copying.copy(here, there, told)
            return agreed(rebuilding.rebuild(here), rebuilding.rebuild(there))

        return await copying.between(source, target, work)


async def _up_to_date(address: str) -> None:
    """Bring a database of an earlier release up to date, after a copy."""
    database = Database(address)
    try:
        await bring_up_to_date(database, COPIES)
    finally:
        await database.close()


def agreed(kept: Check, copied: Check) -> Check:
    """Return the findings in a copy; UnequalError if the original has others."""
    if kept != copied:
        raise UnequalError(f"rebuild finds {len(copied.faults)} faults, not {len(kept.faults)}")
    return copied
