"""The two lines at the head of a sheet of numbers: a title, and a large headline."""

from __future__ import annotations

from typing import NamedTuple

from render.boards.plot import row_height
from render.boards.scene import Page
from render.layout import Box, Picture, Text, stack


class Head(NamedTuple):
    """A title and the headline below it; `under` tells that the title stands below instead."""

    title: str
    headline: str
    under: bool = False

    @property
    def lines(self) -> tuple[str, str]:
        """The two lines from top to bottom."""
        return (self.headline, self.title) if self.under else (self.title, self.headline)


def headline_letters(page: Page) -> int:
    """Return the height of the letters of a headline, in pixels."""
    return page.letters + 8


def parted(picture: Picture, page: Page, gap: int, more: int = 0) -> tuple[Box, Box]:
    """Return the area of the two lines, which is `more` pixels higher than they need, and the rest
    of the picture below a gap.
    """
    head, body = stack(picture.inner.inset(8, 4), 2 * row_height(page) + more, 0, gap=gap)
    return head, body


def write_head(picture: Picture, area: Box, page: Page, head: Head) -> None:
    """Write the two lines into an area."""
    boxes = stack(area, area.height // 2, 0, gap=0)
    small, large = reversed(boxes) if head.under else boxes
    picture.add(
        Text(head.title, small, page.letters, faint=True),
        Text(head.headline, large, headline_letters(page), bold=True),
    )
