"""Pictures that grow in height as needed, so that pieces stay large enough to tell apart."""

from __future__ import annotations

from collections.abc import Callable

from render.layout import NoRoomError, Picture

STEP = 21
"""Pixels by which a picture grows in one step."""
HIGHEST = 3
"""The largest height of a picture, in multiples of its usual height."""


def grown(size: tuple[int, int], draw: Callable[[Picture], None]) -> Picture:
    """Draw on a picture of this size, or on the lowest one of this width that has enough room.

    NoRoomError if there is no room below `HIGHEST` times the usual height.
    """
    width, usual = size
    missing = NoRoomError(f"nothing holds all that is drawn on {size}")
    for height in range(usual, HIGHEST * usual, STEP):
        picture = Picture(width, height)
        try:
            draw(picture)
        except NoRoomError as found:
            missing = found
            continue
        if picture.holds_all:
            return picture
    raise missing
