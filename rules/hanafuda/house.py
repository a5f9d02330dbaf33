"""The pack, the house rules and the combinations of a flower-card game."""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

from rules.game import Carry, Length, Line, RuleError, Seat
from rules.hanafuda.cards import CLASS, in_order
from rules.hanafuda.resting import sitting_out
from rules.hanafuda.state import FlowerState
from rules.hanafuda.yaku import Combination, Made
from rules.options import Options
from rules.shared import check, gained

StateT = TypeVar("StateT", bound=FlowerState)
OptionsT = TypeVar("OptionsT", bound=Options)


class FlowerHouse(ABC, Generic[StateT, OptionsT]):
    """The pack and the house rules of a game; it has no state of its own."""

    family = "hanafuda"
    school = ""
    key: str
    title: str
    version: int
    seats: range
    endings: tuple[str, ...]
    bound: int
    presets: Mapping[str, OptionsT]
    pack: tuple[str, ...]
    kinds: Mapping[str, str] = CLASS
    """The class of each card in this game."""
    worth: Mapping[str, int]
    """The points of a card of each class."""
    par: int = 0
    """The points above which a pile is paid; 0 if it is compared with the other piles."""
    combinations: tuple[Combination, ...]
    wild: str | None = None
    """The card that may take cards of other flowers; None in games without one."""

    def check(self, options: OptionsT, seats: int) -> None:
        """Raise RuleError that names every clash of these house rules at once."""
        check(self.seats, options, seats, self.quarrels(options, seats))

    def quarrels(self, options: OptionsT, seats: int) -> list[RuleError]:
        """Return the clashes of house rules that only this game has."""
        return []

    def deck(self, options: OptionsT, seats: int) -> tuple[str, ...]:
        """Return every card of the pack in its order."""
        return self.pack

    # --- Seats and length -----------------------------------------------------------------------

    def length(self, options: Any) -> Length:
        """Return the number of deals that the house rule says."""
        return Length("deals", options.hands, "hands")

    def sides(self, options: OptionsT, playing: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
        """Return each seat as a side of its own."""
        return tuple([(seat,) for seat in playing])

    def pile(self, state: StateT, seat: Seat) -> Seat:
        """Return the seat whose pile holds a seat's captures: itself where there are no teams."""
        return seat

    def most(self, options: OptionsT) -> int:
        """Return the largest number of people who play in one deal."""
        return self.seats[-1]

    def opening(self, options: OptionsT, seats: int) -> Carry:
        """Return the carry for the first deal; with too many people, the last seats sit it out."""
        resting = tuple(range(self.most(options), seats))
        return Carry(1, self.fixed_dealer(options), (0,) * seats, resting)

    def fixed_dealer(self, options: OptionsT) -> Seat | None:
        """Return the first dealer if the house rule fixes one, otherwise None."""
        return None

    def next_carry(
        self, state: StateT, dealer: Seat, lines: tuple[Line, ...], deals: int
    ) -> Carry | None:
        """Return the carry for the next deal, once the lines are paid; None after `deals` deals."""
        if state.carry.number >= deals:
            return None
        resting = sitting_out(state.carry, dealer, self.most(state.options))
        return Carry(state.carry.number + 1, dealer, gained(state.carry.scores, lines), resting)

    # --- The combinations -----------------------------------------------------------------------

    def offered(self, options: OptionsT) -> Iterable[Combination]:
        """Return the combinations that count under these house rules, each with its points."""
        return self.combinations

    def made(self, state: StateT, cards: tuple[str, ...]) -> Made:
        """Return the complete combinations of a pile with their points."""
        own = frozenset(cards)
        return tuple(
            [
                (combination.name, combination.points)
                for combination in self.combinations
                if combination.cards <= own
            ]
        )

    def combined(self, state: StateT, name: str, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Return the cards of a pile that make the combination of this name."""
        made_of = next(
            combination.cards for combination in self.combinations if combination.name == name
        )
        return in_order(made_of.intersection(cards))
