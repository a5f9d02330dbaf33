"""Points as they are written: with a real minus, and commas from five digits on."""

from __future__ import annotations

GROUPED = 10_000
"""From so many points on thousands are parted."""


def signed(points: int) -> str:
    """Points with their sign: `+25`, `−3`, `0`, `+25,165,824`."""
    return f"+{counted(points)}" if points > 0 else counted(points)


def counted(points: int) -> str:
    """Points of a stock that everybody began with: `112`, `−3`."""
    return f"{points:{',' if abs(points) >= GROUPED else ''}}".replace("-", "−")


def averaged(points: float) -> str:
    """Points on the average with their sign: `+2.5`, `−0.3`, `+0.0`."""
    return f"{points:+.1f}".replace("-", "−")
