"""The counts that the server of the pages can keep; this class keeps none."""

from __future__ import annotations

from bot.site.keeping import Cabinet


class Meter:
    """A meter that counts nothing, for a server without the setting `metrics`."""

    def answered(self, status: int, seconds: float) -> None:
        """Count an answer by its status, with the seconds it took."""

    async def start(self, cabinet: Cabinet) -> None:
        """Begin to serve the counts."""

    async def stop(self) -> None:
        """Stop serving the counts."""
