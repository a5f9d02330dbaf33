"""What a picture is made of: a view, the names, the sentences and the look."""

from __future__ import annotations

from dataclasses import dataclass

from render.layout import reach
from render.look import Look, Say
from rules import HanafudaView, Seat

SIZES = {"phone": (900, 1200), "wide": (1200, 800)}
LETTERS = {"phone": 30, "wide": 24}
"""The smallest letters of a layout, in pixels."""

SHORT = 13
"""How wide a name in a sentence may be, in letters' heights."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture's subject; `names` has one name a seat."""

    view: HanafudaView
    names: tuple[str, ...]
    say: Say
    look: Look

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture."""
        return SIZES[self.look.layout]

    @property
    def letters(self) -> int:
        """The height of the smallest letters."""
        return LETTERS[self.look.layout]

    @property
    def line(self) -> int:
        """The height of a line of the smallest letters."""
        return self.letters * 5 // 4

    @property
    def tall(self) -> bool:
        """Whether the picture is for a phone held upright."""
        return self.look.layout == "phone"

    def short(self, seat: Seat) -> str:
        """A seat's name cut so that it leaves room for the sentence around it."""
        name = self.names[seat]
        while reach(name, 1) > SHORT:
            name = name[:-1]
        return name if name == self.names[seat] else f"{name.rstrip()}…"

    @property
    def below(self) -> Seat:
        """Who sits at the bottom of the table."""
        return self.view.seat or 0


def signed(points: int) -> str:
    """Points with their sign: `+25`, `−3`, `0`."""
    return f"{points:+d}".replace("-", "−") if points else "0"
