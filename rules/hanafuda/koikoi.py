"""Koi-Koi (こいこい), the game for two of twelve deals: stop with a combination, or go on.

Source: SET is the printed sheet that docs/sources.md describes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from rules.draw import draw_cards, draw_lot
from rules.frozen import changed, moment, put
from rules.game import Event, Line, Move, Result, Seat, pay
from rules.hanafuda import koikoi_yaku as yaku
from rules.hanafuda.capture import Spot, all_three, by_flower, takes
from rules.hanafuda.cards import CLASS_BITS, MONTH, PACK, in_order, of_class
from rules.hanafuda.koikoi_options import KoiKoiOptions
from rules.hanafuda.koikoi_yaku import luck
from rules.hanafuda.koikoi_yaku import made as _made
from rules.hanafuda.state import FlowerState, cards_of
from rules.hanafuda.table import FlowerTable
from rules.hanafuda.turns import Layout
from rules.hanafuda.view import KoiKoiView
from rules.hanafuda.yaku import Combination, Made, accounts, sum_of

KOIKOI, STOP = Move("koikoi"), Move("stop")
LUCK = 6
"""The points of a lucky hand."""
RIGHT = {"nobody": 0, "dealer": 6, "dealerOne": 1}
"""The points of the dealer’s privilege, by the house rule."""


@moment
class KoiKoiState(FlowerState):
    """One moment of a deal.

    `calls` counts each seat's koi-koi. `told` holds the combinations last counted for each seat:
    only more points than these let the seat stop again.
    """

    calls: tuple[int, ...] = (0, 0)
    told: tuple[Made, ...] = ((), ())


VOID = {
    "redeal": ("hand-four",),
    "redealPairs": ("hand-four", "hand-pairs"),
    "playOn": (),
}
"""The luck of the table cards that calls a deal off, by the house rule."""
FLAT = KoiKoiOptions(
    draw_dealer="stays",
    further_cards=False,
    counted_beside=True,
    cup_as_junk=False,
    calls="any",
)
"""The house rules of the preset that was the default before `sheet`."""


class KoiKoi(FlowerTable[KoiKoiState, KoiKoiOptions]):
    """The game as `rules.GAMES` lists it."""

    key = "koikoi"
    title = "Koi-Koi"
    version = 3
    seats = range(2, 3)
    endings: tuple[str, ...] = ("win", "luck", "draw", "void")
    bound = 1 + 16 * 3
    presets: Mapping[str, KoiKoiOptions] = MappingProxyType(
        {
            "sheet": KoiKoiOptions(),
            "koikoi": FLAT,
            "no-viewing": replace(FLAT, moon_viewing=False, flower_viewing=False),
        }
    )
    pack = PACK
    worth: Mapping[str, int] = MappingProxyType({})
    combinations = yaku.COMBINATIONS
    sees = KoiKoiView

    def begin(self, **fields: Any) -> KoiKoiState:
        """Make a state of Koi-Koi."""
        return KoiKoiState(**fields)

    def draw(
        self, options: KoiKoiOptions, playing: tuple[Seat, ...], dice: tuple[int, ...]
    ) -> tuple[Seat, tuple[Event, ...]]:
        """Find the dealer by lot, or by the card of the earlier month."""
        if options.first_dealer == "lot":
            return draw_lot(playing, dice)
        return draw_cards(playing, PACK, dice, MONTH)

    def layout(self, options: KoiKoiOptions, players: int) -> Layout:
        """Return packets of four: eight cards to each player, and eight to the table."""
        return Layout((4, 4), (4, 4))

    # --- Luck of the deal -----------------------------------------------------------------------

    def opened(self, deal: KoiKoiState, events: list[Event]) -> None:
        """Apply the house rules for lucky cards, then begin.

        Four of a flower on the table, or four pairs there, may call the deal off; a lucky hand
        ends it at once.
        """
        lies, options = cards_of(deal.field), deal.options
        lucky = [(seat, kind) for seat in (0, 1) if (kind := luck_of(options, deal.hands[seat]))]
        if luck(lies) in VOID[options.table_four]:
            self.call_off(deal, "void", events, lies)
        elif lucky:
            self._lucky(deal, lucky, events)
        else:
            super().opened(deal, events)

    def _lucky(
        self, deal: KoiKoiState, lucky: Sequence[tuple[Seat, str]], events: list[Event]
    ) -> None:
        """Pay the seat with a lucky hand; two lucky hands cancel out."""
        for seat, _ in lucky:
            events.append(Event("luck", seat, deal.hands[seat]))
        if len(lucky) == 2:
            self._drawn(deal)
        else:
            ((seat, kind),) = lucky
            self._ended(deal, "luck", seat, (pay(kind, 2, (1 - seat, seat, LUCK)),))

    def possible(self, state: KoiKoiState) -> bool:
        """Whether the deal could go on: under the house rule, a lucky full hand ends it at once.

        In a finished deal any hands are possible, because four of a flower on the table come before
        lucky hands.
        """
        if state.result:
            return True
        whole = sum(self.layout(state.options, 2).hand)
        full = [hand for hand in state.hands if len(hand) == whole]
        return not any(luck_of(state.options, hand) for hand in full)

    # --- The turn -------------------------------------------------------------------------------

    def open_spots(self, state: KoiKoiState) -> dict[str, tuple[Spot, ...]]:
        """Return the spots of each flower; a house rule joins three single cards of it into one
        spot.
        """
        spots = by_flower(state.field)
        if len(state.field) > len(spots) + 1 and state.options.three_together:
            return {flower: all_three(own) for flower, own in spots.items()}
        return spots

    def stock_takes(self, state: KoiKoiState, card: str) -> Sequence[Spot]:
        """Return where a card from the stock may go: the same spots as for a card from the hand."""
        own = takes(card, state.field)
        return all_three(own) if state.options.three_together else own

    def end_turn(self, deal: KoiKoiState, events: list[Event]) -> None:
        """Let a seat whose combinations have gained points stop or go on.

        Viewings that the turn has lost need not be made up for. The seat wins at once with an empty
        hand, or if koi-koi cannot be called again.
        """
        seat = deal.turn
        made, before = self.made(deal, deal.captures[seat]), deal.told[seat]
        if made == before:
            super().end_turn(deal, events)
            return
        deal.told = put(deal.told, seat, made)
        if sum_of(made) <= sum_of(yaku.kept(before, made)):
            super().end_turn(deal, events)
            return
        events.append(
            Event(
                "made",
                seat,
                tuple([combination[0] for combination in made if combination not in before]),
            )
        )
        if deal.hands[seat] and (deal.options.calls == "any" or not any(deal.calls)):
            deal.phase = "koikoi"
        else:
            self._won(deal, seat)

    def answers(self, state: KoiKoiState, seat: Seat) -> tuple[Move, ...]:
        """Return the answers: to stop and be paid, or to go on."""
        return (STOP, KOIKOI)

    def koikoi(self, deal: KoiKoiState, seat: Seat, move: Move, events: list[Event]) -> None:
        """Record the call, and go on with the next turn."""
        events.append(Event("koikoi", seat))
        deal.phase, deal.calls = "play", put(deal.calls, seat, deal.calls[seat] + 1)
        super().end_turn(deal, events)

    def stop(self, deal: KoiKoiState, seat: Seat, move: Move, events: list[Event]) -> None:
        """Stop: the seat wins the deal and is paid."""
        events.append(Event("stop", seat))
        self._won(deal, seat)

    verbs: Mapping[str, Callable[..., None]] = {
        **FlowerTable.verbs,
        "koikoi": koikoi,
        "stop": stop,
    }

    # --- The end --------------------------------------------------------------------------------

    def stopping(self, state: KoiKoiState, seat: Seat) -> int:
        """Return the points paid to this seat, which is on turn, if it stopped now."""
        made = self.made(state, state.captures[seat])
        return sum(line.deltas[seat] for line in self._lines(state, seat, made))

    def called(self, state: KoiKoiState, seat: Seat) -> int:
        """Return the factor for the other seat's points if `seat` called koi-koi now.

        A win of seven points or more may be doubled in addition.
        """
        calls = put(state.calls, seat, state.calls[seat] + 1)
        return self._times(changed(state, calls=calls), 1 - seat)

    def _times(self, state: KoiKoiState, seat: Seat) -> int:
        """Return the factor for a winner's points, by the koi-koi calls of both."""
        match state.options.calls_double:
            case "opponent":
                return 2 if state.calls[1 - seat] else 1
            case "each":
                return 1 + sum(state.calls)
            case _:
                return 1

    def made(self, state: KoiKoiState, cards: tuple[str, ...]) -> Made:
        """Return the complete combinations of a pile with their points."""
        return _made(state.options, state.carry.number, cards)

    def combined(self, state: KoiKoiState, name: str, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Return the cards of a pile that make the combination of this name.

        For brights these are all brights captured, and for combinations to which further cards add
        a point, all cards of that class. Junk includes the cup if the house rule says so.
        """
        own = frozenset(cards)
        if name in yaku.BRIGHT:
            return in_order(yaku.BRIGHTS & own)
        if name == "month":
            return in_order(yaku.month(state.carry.number))
        if name in yaku.WIDER and state.options.further_cards:
            return in_order(of_class(yaku.WIDER[name]) & own)
        cup = {yaku.CUP} & own if name == "junk" and state.options.cup_as_junk else ()
        return in_order((*super().combined(state, name, cards), *cup))

    def offered(self, options: KoiKoiOptions) -> Iterator[Combination]:
        """Yield the combinations under these house rules, each with its points in the first
        deal.
        """
        for combination in (*self.combinations, Combination("month", yaku.MONTHS[0], 4)):
            points = dict(_made(options, 1, combination.cards)).get(combination.name)
            if combination.least or points:
                yield replace(combination, points=1 if combination.least else points or 0)

    def finish(self, deal: KoiKoiState, events: list[Event]) -> None:
        """End a deal in which the hands are empty and nobody has stopped.

        House rules may pay the better combinations once somebody has called koi-koi, or the dealer
        where nobody wins.
        """
        points = [sum_of(self.made(deal, pile)) for pile in deal.captures]
        if deal.options.unstopped == "better" and any(deal.calls) and any(points):
            tied = points[0] == points[1]
            self._won(deal, deal.dealer if tied else points.index(max(points)))
        elif right := RIGHT[deal.options.nobody_wins]:
            dealer = deal.dealer
            line = pay("dealer-right", 2, (1 - dealer, dealer, right))
            self._ended(deal, "draw", dealer, (line,))
        else:
            self._drawn(deal)

    def _drawn(self, deal: KoiKoiState) -> None:
        """End a deal that pays nobody."""
        stays = deal.options.draw_dealer == "stays"
        dealer = deal.dealer if stays else 1 - deal.dealer
        self._ended(deal, "draw", dealer, (pay("draw", 2),))

    def _won(self, deal: KoiKoiState, seat: Seat) -> None:
        made = self.made(deal, deal.captures[seat])
        lines = tuple(self._lines(deal, seat, made))
        self._ended(deal, "win", seat, lines, put(((), ()), seat, made))

    def _lines(self, state: KoiKoiState, seat: Seat, made: Made) -> Iterator[Line]:
        """Yield a line for each combination, then those by which house rules multiply their sum."""
        points, options = 0, state.options
        for name, each in made:
            yield pay(name, 2, (1 - seat, seat, each))
            points += each
        if options.seven_doubles and points >= 7:
            yield pay("doubled-seven", 2, (1 - seat, seat, points))
            points *= 2
        if (times := self._times(state, seat)) > 1:
            yield pay("doubled-call", 2, (1 - seat, seat, points * (times - 1)))

    def _ended(
        self,
        deal: KoiKoiState,
        ending: str,
        dealer: Seat,
        lines: tuple[Line, ...],
        made: tuple[Made, ...] = ((), ()),
    ) -> None:
        """End the deal and name the next dealer, who is the winner if there is one; `made` has the
        combinations that are paid to each seat.
        """
        sheet = accounts(deal.captures, made, CLASS_BITS, self.worth)
        carry = self.next_carry(deal, dealer, lines, deal.options.hands)
        self.over(deal, Result(ending, lines, sheet, carry))

    def seen(self, state: KoiKoiState) -> dict[str, Any]:
        """Return how often each seat has said koi-koi, and the combinations that count."""
        return {"calls": state.calls, "offered": _offered(self, state.options)}


@lru_cache(maxsize=64)
def _offered(game: KoiKoi, options: KoiKoiOptions) -> Made:
    return tuple([(combination.name, combination.points) for combination in game.offered(options)])


def luck_of(options: KoiKoiOptions, hand: tuple[str, ...]) -> str:
    """Return the luck of a hand that ends the deal under these house rules; empty without one."""
    kind = luck(hand) if options.hand_luck else ""
    return kind if options.pairs_luck or kind == "hand-four" else ""
