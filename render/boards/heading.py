"""The two lines at the head of a sheet of numbers: a title, and a large headline below it."""

from __future__ import annotations

from render.boards.plot import row_height
from render.boards.scene import Page
from render.layout import Box, Picture, Text, stack


def headline_letters(page: Page) -> int:
    """Return the height of the letters of a headline, in pixels."""
    return page.letters + 8


def parted(picture: Picture, page: Page, gap: int, more: int = 0) -> tuple[Box, Box]:
    """Return the area of the two lines, which is `more` pixels higher than they need, and the rest
    of the picture below a gap.
    """
    head, body = stack(picture.inner.inset(8, 4), 2 * row_height(page) + more, 0, gap=gap)
    return head, body


def write_head(picture: Picture, area: Box, page: Page, title: str, headline: str) -> None:
    """Write the two lines into an area."""
    upper, lower = stack(area, area.height // 2, 0, gap=0)
    picture.add(
        Text(title, upper, page.letters, faint=True),
        Text(headline, lower, headline_letters(page), bold=True),
    )
