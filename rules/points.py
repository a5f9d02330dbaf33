"""Points as text: a true minus sign, and separated thousands for five digits or more."""

from __future__ import annotations

GROUPED = 10_000
"""The smallest number of points written with thousands separated."""


def signed(points: int) -> str:
    """Write points with their sign: `+25`, `−3`, `0`, `+25,165,824`."""
    return f"+{counted(points)}" if points > 0 else counted(points)


def counted(points: int) -> str:
    """Write a number of points without a plus sign: `112`, `−3`."""
    return f"{points:{',' if abs(points) >= GROUPED else ''}}".replace("-", "−")


def averaged(points: float) -> str:
    """Write an average of points with its sign: `+2.5`, `−0.3`, `+0.0`."""
    return f"{points:+.1f}".replace("-", "−")
