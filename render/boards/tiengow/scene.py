"""The scene of Tien Gow: the tiles in the middle, and those before each player."""

from __future__ import annotations

from dataclasses import dataclass

from render.boards.scene import Scene
from rules import Seat, TienGowView
from rules.tiengow.state import Play, Won
from rules.tiengow.tiles import in_order


@dataclass(frozen=True, slots=True)
class TileScene(Scene[TienGowView]):
    """The scene of a table of Tien Gow.

    A finished trick stays in the middle until the next one is led; its stacks are shown only then.
    """

    @property
    def plate(self) -> int:
        """The least width of a plate in one row, more than usual because of the dealer's die."""
        return 20

    @property
    def across(self) -> tuple[Seat, Seat]:
        """The seat at the bottom and the one opposite."""
        return self.below, self.others[1]

    @property
    def finished(self) -> Won | None:
        """The finished trick that still lies in the middle; None without one."""
        view = self.view
        return view.won[-1] if view.won and not view.trick else None

    @property
    def plays(self) -> tuple[Play, ...]:
        """The plays in the middle, the led one first."""
        if self.dealt:
            return ()
        return self.finished.plays if self.finished else self.view.trick

    @property
    def dealt(self) -> Play | None:
        """The dealt hand that has won; None without one."""
        view = self.view
        return view.trick[0] if view.result and view.trick else None

    @property
    def best(self) -> Seat | None:
        """The seat with the best tiles in the middle; None while nothing is led."""
        if not self.plays:
            return None
        return self.finished.winner if self.finished else self.view.winning

    @property
    def _away(self) -> tuple[Won, ...]:
        """The tricks that have been cleared from the middle."""
        won = self.view.won
        return won[:-1] if self.finished else won

    def stacks(self, seat: Seat) -> tuple[str, ...]:
        """Return the tiles with which a seat won its stacks; they lie on top of the stacks."""
        return tuple(tile for trick in self._away if trick.winner == seat for tile in trick.best)

    def unknown(self, seat: Seat) -> int:
        """Return how many stacks a seat won with tiles that nobody knows, as at the start of a
        lesson.
        """
        return self.view.stacks[seat] - len(self.stacks(seat)) - self.coming(seat)

    def coming(self, seat: Seat) -> int:
        """Return how many stacks a seat will get for the trick in the middle."""
        won = self.finished
        return len(won.best) if won and won.winner == seat else 0

    def opened(self, seat: Seat) -> tuple[str, ...]:
        """Return the tiles of a seat that were beaten or folded, as shown after the deal."""
        if self.view.result is None:
            return ()
        shown = (
            play.tiles
            for trick in self._away
            for play in trick.plays
            if play.seat == seat and play.tiles != trick.best
        )
        return in_order((*(tile for tiles in shown for tile in tiles), *self.view.down[seat]))

    def thrown(self, seat: Seat) -> tuple[int, ...]:
        """Return the dice of a seat's last throw in the last move; empty if it threw none."""
        return tuple(map(int, self._lately("roll", seat)))

    def drawn(self, seat: Seat) -> str | None:
        """Return the tile a seat has just drawn to find the first dealer; None without one."""
        return next(iter(self._lately("draw", seat)), None)

    def _lately(self, kind: str, seat: Seat) -> tuple[str, ...]:
        """Return the pieces of a seat's last event of this kind in the last move."""
        found = [
            event.pieces for event in self.view.last if (event.kind, event.seat) == (kind, seat)
        ]
        return found[-1] if found else ()

    @property
    def dealer(self) -> Seat | None:
        """The dealer; None while seats are still being chosen."""
        return None if self.view.phase == "sit" else self.view.dealer

    @property
    def standing(self) -> tuple[str, str]:
        """The round and the number of the deal."""
        view, say = self.view, self.say
        key = "label-deal-open" if view.by_changes else "head-deal"
        round_ = say("label-round", wind=say(f"wind-{view.wind}"), round=view.round)
        return round_, say(key, number=view.number, deals=view.deals)
