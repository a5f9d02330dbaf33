"""A quick sketch of the rest of a deal of flower cards, for a player that searches.

Each seat makes the most valuable capture. The cards keep the worth they had when the search began.
The game itself computes the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from bot.domain.players import flowers
from rules import ByGame, FlowerTable, HanafudaView, Seat
from rules.frozen import changed, draft
from rules.hanafuda.cards import FLOWER
from rules.hanafuda.koikoi import STOP

LAID, MATE = 0.5, 2.0
"""The factors for laying a card down: `LAID` times its worth is the cost.

`MATE` is the gain for each other card of its flower in the hand.
"""
SPARED = 1.5
"""How much the wild card must bring for each card in the hand; otherwise it is kept."""
RAIN = "rain"
"""The flower that the wild card does not take."""
NEVER = float("-inf")


@dataclass(frozen=True)
class Sketch:
    """The worth of each card of a game at one moment of a deal."""

    game: FlowerTable[Any, Any]
    worth: dict[str, float]

    @classmethod
    def of(cls, view: HanafudaView) -> Self:
        """Return the sketch from a view."""
        thinking = flowers.Thinking.of(view)
        return cls(thinking.game, thinking.each)

    def outcome(self, state: Any, seat: Seat) -> float:
        """Return a seat's gain if the deal is played on from the next turn."""
        course = (COURSES.of(self.game) or Course)(self, state)
        return course.paid()[seat]


class Course:
    """The course of a sketched deal."""

    def __init__(self, sketch: Sketch, state: Any) -> None:
        self.game, self.worth, self.state = sketch.game, sketch.worth, state
        self.hands = [[*hand] for hand in state.hands]
        self.piles = [[*pile] for pile in state.captures]
        self.stock = [*reversed(state.stock)]
        self.lies: dict[str, list[str]] = {}
        self.prize: dict[str, float] = {}
        self.loose = self.game.wild if getattr(state, "oni_lies", False) else None
        for spot in state.field:
            for card in spot:
                if card != self.loose:
                    self._lay(card)

    # --- The turns ------------------------------------------------------------------------------

    def paid(self) -> Sequence[int]:
        """Return each seat's gain at the end of the deal."""
        state, playing = self.state, self.state.playing
        left = [*(getattr(state, "turns", ()) or map(len, self.hands))]
        piles = {seat: self.piles[self.game.pile(state, seat)] for seat in playing}
        at, turns = playing.index(state.turn), sum(left)
        while turns:
            seat = playing[at % len(playing)]
            at += 1
            if left[seat]:
                left[seat] -= 1
                turns -= 1
                before = len(piles[seat])
                self._turn(self.hands[seat], piles[seat])
                if len(piles[seat]) > before and (stopped := self._stopped(seat)):
                    return stopped
        now = draft(self.now())
        self.game.finish(now, [])
        return _gains(now)

    def _stopped(self, seat: Seat) -> Sequence[int]:
        """Return each seat's gain if this seat now ends the deal; empty if the deal goes on."""
        return ()

    def _turn(self, hand: list[str], pile: list[str]) -> None:
        """Play a card of the hand, if there is one, then turn the top card of the stock."""
        if hand:
            self._put(self._chosen(hand), pile)
        card = self.stock.pop()
        if self.loose and FLOWER[card] != RAIN:
            pile += (card, self.loose)
            self.loose = None
        else:
            self._put(card, pile)

    def _chosen(self, hand: list[str]) -> str:
        """Remove and return the card with the best capture, otherwise the least useful card."""
        prize, worth, flowers = self.prize, self.worth, [FLOWER[card] for card in hand]
        best, chosen = NEVER, 0
        for place, flower in enumerate(flowers):
            card = hand[place]
            if card == self.game.wild:
                value = worth[card] - SPARED * len(hand) + max(prize.values(), default=-99.0)
            elif flower in prize:
                value = prize[flower] + worth[card]
            else:
                value = -1 - LAID * worth[card] + MATE * (flowers.count(flower) - 1)
            if value > best:
                best, chosen = value, place
        return hand.pop(chosen)

    def _put(self, card: str, pile: list[str]) -> None:
        """Capture cards of a card's flower, of two the better one; otherwise lay the card down."""
        flower = FLOWER[card]
        if card == self.game.wild:
            flower = max(self.prize, key=self.prize.__getitem__, default=flower)
        own = self.lies.pop(flower, ())
        if not own:
            self._lay(card)
            return
        del self.prize[flower]
        pile.append(card)
        if len(own) == 2:
            first, other = own
            more = self.worth[first] >= self.worth[other]
            pile.append(first if more else other)
            self._lay(other if more else first)
        else:
            pile += own

    def _lay(self, card: str) -> None:
        """Lay a card on the table, and note what a capture of its flower is worth."""
        own = self.lies.setdefault(FLOWER[card], [])
        own.append(card)
        each = [self.worth[card] for card in own]
        self.prize[FLOWER[card]] = max(each) if len(own) < 3 else sum(each)

    # --- The end --------------------------------------------------------------------------------

    def now(self, **fields: Any) -> Any:
        """Return the game's state as the sketched deal stands, with these fields changed."""
        left = (self.loose,) if self.loose else ()
        lies = (*left, *(card for own in self.lies.values() for card in own))
        return changed(
            self.state,
            hands=tuple(map(tuple, self.hands)),
            captures=tuple(map(tuple, self.piles)),
            field=tuple([(card,) for card in lies]),
            stock=tuple(reversed(self.stock)),
            **fields,
        )


class Calling(Course):
    """The course of a deal that a seat can end by stopping with its combinations."""

    def __init__(self, sketch: Sketch, state: Any) -> None:
        super().__init__(sketch, state)
        self.told = [sum(points for _, points in made) for made in state.told]
        self.calls = [*state.calls]

    def _stopped(self, seat: Seat) -> Sequence[int]:
        made = self.game.made(self.state, tuple(self.piles[seat]))
        points = sum([points for _, points in made])
        before, self.told[seat], hand = self.told[seat], points, self.hands[seat]
        if points <= before:
            return ()
        if hand and not flowers.enough(points, len(hand), self.calls):
            self.calls[seat] += 1
            return ()
        now = self.now(turn=seat, calls=tuple(self.calls))
        return _gains(self.game.apply(now, seat, STOP).state)


def _gains(state: Any) -> Sequence[int]:
    """Return each seat's gain in a finished deal."""
    gains: tuple[int, ...] = state.result.deltas(len(state.hands))
    return gains


COURSES: ByGame[type[Course]] = ByGame({"koikoi": Calling})
"""The kind of course by game, for games in which a deal may end early."""
