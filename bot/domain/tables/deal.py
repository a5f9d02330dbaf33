"""A deal of a table: promised, then dealt, then played by its log of moves."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, NamedTuple

from rules import Carry, Chance, Event, Move, Result, Seat, Step

Moment = tuple[int, int]
"""The number of a deal and a ply in the deal; each button is made for one moment."""

PASS = Move("pass")
"""The answer that claims nothing."""


class Addition(NamedTuple):
    """An addition to the chance: the id of a press or of a message, and whose it is.

    `by` is a seat, `fair.MESSAGE`, or the `fair.mark` of a person who gave up their seat. The text
    of an addition is stored, hashed and published.
    """

    by: str
    number: int

    @classmethod
    def of(cls, text: str) -> Addition:
        """Return the addition that a text means."""
        by, _, number = text.partition(":")
        return cls(by, int(number))

    def __str__(self) -> str:
        return f"{self.by}:{self.number}"


@dataclass(frozen=True, slots=True)
class Promise:
    """A promised deal: its commitment is public, its secret hidden; players add to its chance.

    `additions` has the texts of all additions. `gone` has those of people who gave up their seats,
    kept for them under their marks. While the deal runs, `gone` has the seats that people gave up
    in it, as `fair.mark:seat`. `made_at` and `dealt_at` are the times when
    promise and deal were written, None for those of earlier releases. `instead` means that this
    deal replaces the one before it, which was called off.
    """

    number: int
    carry: Carry
    commitment: str
    secret: str = field(repr=False)
    additions: tuple[str, ...] = ()
    instead: bool = False
    gone: tuple[str, ...] = ()
    made_at: datetime | None = None
    dealt_at: datetime | None = None

    @property
    def ready(self) -> frozenset[Seat]:
        """The seats that have added to the chance."""
        return frozenset(int(addition.by) for addition in self.added)

    @property
    def added(self) -> tuple[Addition, ...]:
        """The additions as values."""
        return tuple(map(Addition.of, self.additions))


class Told(NamedTuple):
    """The events of one move; `ply` is the number of moves up to it, 0 for the dealing."""

    ply: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that has been dealt: `log` holds its moves, and `step` follows from them."""

    promise: Promise
    chance: Chance = field(repr=False)
    log: tuple[tuple[Seat, Move], ...]
    step: Step = field(repr=False)
    told: tuple[Told, ...] = ()
    """The last steps with events worth telling, oldest first."""
    opened: int = 0
    """The ply at which the open question was put; since then, seats have only answered it."""
    began: tuple[int, ...] = ()
    """For each seat, the ply at which its last turn after the first question began; 0 for none."""
    course: tuple[Step, ...] = field(default=(), repr=False)
    """The step before the open question, and every step since."""
    skipped: int = 0
    """How many plies to skip after moves were taken back, so that no moment comes twice."""
    version: int = 1
    """The version of the game's rules under which the deal was last played."""
    hurried: int = 0
    """How many moves a computer player of the usual level made for a master without time to
    think.
    """
    state: Any = field(init=False, repr=False, compare=False)
    """The game's state after the last move."""
    result: Result | None = field(init=False, repr=False, compare=False)
    """The result of the deal; None while it runs."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "state", self.step.state)
        object.__setattr__(self, "result", self.step.state.result)

    @property
    def ply(self) -> int:
        """The number of moves made."""
        return len(self.log)

    @property
    def moment(self) -> Moment:
        """The present moment of the match: deal and ply."""
        return self.promise.number, self.skipped + self.ply

    @property
    def window(self) -> Moment:
        """The moment at which the open question was put."""
        return self.promise.number, self.skipped + self.opened

    def since(self, seat: Seat) -> int:
        """Count the steps in `told` after a seat's last move other than a pass."""
        own = [
            ply for ply, (mover, move) in enumerate(self.log, 1) if mover == seat and move != PASS
        ]
        return sum(step.ply > max(own, default=0) for step in self.told)

    def follows(self, at: Moment) -> bool:
        """Whether a move chosen at the moment `at` still holds: others have only answered since."""
        return self.window <= at <= self.moment

    @property
    def unmarked(self) -> Deal:
        """The deal without the marks of people who gave up a seat in it."""
        return replace(self, promise=replace(self.promise, gone=())) if self.promise.gone else self

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points in the match; this deal's points are included once it has ended."""
        before = self.promise.carry.scores
        gained = self.result.deltas(len(before)) if self.result else (0,) * len(before)
        return tuple(map(sum, zip(before, gained, strict=True)))
