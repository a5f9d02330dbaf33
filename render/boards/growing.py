"""A page that grows downward as things are added."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from render.boards.scene import SIZES, Leaf, Page
from render.boards.scores import Row, draw_rows, rows_height
from render.layout import MARGIN, Box, Picture, Text
from render.look import PAGE, Look, Say

GAP = 12


@dataclass(slots=True)
class Growing:
    """A picture as wide as a page of the guide and as high as its bands; `told` has its words by
    line.
    """

    say: Say
    picture: Picture = field(default_factory=lambda: Picture(SIZES[PAGE][0], 0))
    y: int = MARGIN
    told: list[str] = field(default_factory=list)

    @property
    def page(self) -> Page:
        """The page on which its words are set."""
        return Page((), self.say, Look(PAGE))

    def band(self, height: int, below: int = GAP) -> Box:
        """Make room for the next band, with a gap below it."""
        box = Box(MARGIN, self.y, self.picture.width - 2 * MARGIN, height)
        self.y = box.bottom + below
        self.picture.height = box.bottom + MARGIN
        return box

    def line(self, words: str, bold: bool = False) -> None:
        """Draw a line of words, and add it to the words of the page."""
        page = self.page
        self.picture.add(Text(words, self.band(page.line), page.letters, bold=bold))
        self.told.append(words)

    def rows(self, rows: Sequence[Row], among: Sequence[Row] = ()) -> None:
        """Draw these rows as a table, and add each row to the words of the page as a line.

        `among` has all rows of the table where these are only some of them: the columns are as wide
        as all rows need.
        """
        band = self.band(rows_height(self.page, rows), 2 * GAP)
        draw_rows(self.picture, band, self.page, rows, among)
        self.told += [" ".join(filter(None, (row.label, *row.entries))) for row in rows]

    @property
    def leaf(self) -> Leaf:
        """The page as it is now."""
        return Leaf(self.picture, "\n".join(self.told))
