"""The events that the server of the pages can count; without `metrics` it counts none."""

from __future__ import annotations

from bot.site.keeping import Cabinet


class Meter:
    """A meter that counts nothing."""

    def answered(self, status: int, seconds: float) -> None:
        """Count an answer by its status."""

    async def start(self, cabinet: Cabinet) -> None:
        """Serve the counts."""

    async def stop(self) -> None:
        """Stop serving them."""
