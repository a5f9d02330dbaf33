"""Koi-Koi (こいこい), the game for two of twelve deals: stop with a combination, or go on.

Source: SET is the sheet of rules that comes with a usual pack of flower cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from rules.draw import draw_cards, draw_lot
from rules.game import Event, Line, Move, Result, Seat, pay
from rules.hanafuda.capture import Spot, all_of_a_flower, all_three, by_flower, takes
from rules.hanafuda.cards import (
    BIT,
    CLASS_BITS,
    FLOWER,
    FLOWERS,
    MONTH,
    PACK,
    bits,
    in_order,
    of_class,
    of_flower,
)
from rules.hanafuda.options import KoiKoiOptions
from rules.hanafuda.state import FlowerState, cards_of
from rules.hanafuda.table import FlowerTable
from rules.hanafuda.turns import Layout
from rules.hanafuda.yaku import Combination, Made, accounts, sum_of
from rules.shared import changed, moment, put

KOIKOI, STOP = Move("koikoi"), Move("stop")
RAIN_MAN, CUP = "rain.man", "chrys.cup"
BRIGHTS = of_class("bright")
SETS = tuple(
    Combination(name, frozenset(cards.split()), points)
    for name, cards, points in (
        ("flower-viewing", "cherry.curtain chrys.cup", 5),
        ("moon-viewing", "grass.moon chrys.cup", 5),
        ("boar-deer-butterflies", "clover.boar maple.deer peony.butterfly", 5),
        ("akatan", "pine.ribbon plum.ribbon cherry.ribbon", 5),
        ("aotan", "peony.ribbon chrys.ribbon maple.ribbon", 5),
    )
)
"""The combinations of certain cards. A pile with the red and the blue ribbons has both
combinations: ten points.
"""
COUNTED = (
    ("animals", of_class("animal"), 5),
    ("ribbons", of_class("ribbon"), 5),
    ("junk", of_class("junk"), 10),
)
"""Combinations by number: this many cards of a class are one point, each further one a point more.
"""
MONTHS = tuple(frozenset(of_flower(flower)) for flower in FLOWERS)
BRIGHT = ("five-brights", "four-brights", "rainy-four", "three-brights")
"""The combinations of bright cards, the best first."""
LUCK = 6

BRIGHT_BITS = bits(BRIGHTS)
SET_BITS = tuple(
    (bits(combination.cards), combination.name, combination.points) for combination in SETS
)
COUNTED_BITS = tuple((bits(cards), name, least) for name, cards, least in COUNTED)
MONTH_BITS = tuple(map(bits, MONTHS))
"""The months as numbers (see `BIT`), for the test after every turn."""


@moment
class KoiKoiState(FlowerState):
    """One moment of a deal.

    `calls` counts each seat's koi-koi, and `told` has the combinations each seat had when last
    asked.
    """

    calls: tuple[int, ...] = (0, 0)
    told: tuple[Made, ...] = ((), ())


class KoiKoi(FlowerTable[KoiKoiState, KoiKoiOptions]):
    """The game as `rules.GAMES` lists it."""

    key = "koikoi"
    title = "Koi-Koi"
    version = 1
    seats = range(2, 3)
    endings: tuple[str, ...] = ("win", "luck", "draw", "void")
    bound = 1 + 16 * 3
    presets: Mapping[str, KoiKoiOptions] = MappingProxyType(
        {
            "koikoi": KoiKoiOptions(),
            "no-viewing": KoiKoiOptions(moon_viewing=False, flower_viewing=False),
        }
    )
    pack = PACK
    worth: Mapping[str, int] = MappingProxyType({})
    combinations = (
        Combination("five-brights", BRIGHTS, 10),
        Combination("four-brights", BRIGHTS - {RAIN_MAN}, 8),
        Combination("rainy-four", BRIGHTS - {"pine.crane"}, 7),
        Combination("three-brights", BRIGHTS - {RAIN_MAN, "paulownia.phoenix"}, 5),
        *SETS,
        *(Combination(name, cards, 1, least) for name, cards, least in COUNTED),
    )

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
        """Return eight cards to each player and eight to the table, in packets of four."""
        return Layout((4, 4), (4, 4))

    # --- Luck of the deal -----------------------------------------------------------------------

    def opened(self, deal: KoiKoiState, events: list[Event]) -> None:
        """Apply the house rules for lucky cards, then begin.

        Four of a flower on the table call the deal off; a hand of four of a flower or four pairs
        ends it at once.
        """
        lies, options = cards_of(deal.field), deal.options
        lucky = [(seat, luck) for seat in (0, 1) if (luck := _luck(deal.hands[seat]))]
        if options.table_four == "redeal" and all_of_a_flower(lies):
            self.thrown_in(deal, "void", events, lies)
        elif lucky and options.hand_luck:
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
            self._ended(deal, "draw", deal.dealer, (pay("draw", 2),))
        else:
            ((seat, luck),) = lucky
            self._ended(deal, "luck", seat, (pay(luck, 2, (1 - seat, seat, LUCK)),))

    def possible(self, state: KoiKoiState) -> bool:
        """Whether no full hand is a lucky one, where the house rule lets such a hand end the
        deal.
        """
        whole = sum(self.layout(state.options, 2).hand)
        full = [hand for hand in state.hands if len(hand) == whole]
        return not (state.options.hand_luck and any(map(_luck, full)))

    # --- The turn -------------------------------------------------------------------------------

    def open_spots(self, state: KoiKoiState) -> dict[str, tuple[Spot, ...]]:
        """Return the spots of each flower; under the house rule, three single cards of it are one
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
        """Let a seat whose combinations are worth more than before stop or go on. With an empty
        hand it stops.
        """
        seat = deal.turn
        made, before = self.made(deal, deal.captures[seat]), deal.told[seat]
        if made == before or sum_of(made) <= sum_of(before):
            self.next_turn(deal, events)
            return
        events.append(
            Event(
                "made",
                seat,
                tuple([combination[0] for combination in made if combination not in before]),
            )
        )
        deal.told = put(deal.told, seat, made)
        if deal.hands[seat]:
            deal.phase = "koikoi"
        else:
            self._won(deal, seat)

    def answers(self, state: KoiKoiState, seat: Seat) -> tuple[Move, ...]:
        """Return the answers: to stop and be paid, or to go on."""
        return (STOP, KOIKOI)

    def koikoi(self, deal: KoiKoiState, seat: Seat, move: Move, events: list[Event]) -> None:
        """Go on with the deal; from now on only a better pile is paid."""
        events.append(Event("koikoi", seat))
        deal.phase, deal.calls = "play", put(deal.calls, seat, deal.calls[seat] + 1)
        self.next_turn(deal, events)

    def stop(self, deal: KoiKoiState, seat: Seat, move: Move, events: list[Event]) -> None:
        """Win the deal."""
        events.append(Event("stop", seat))
        self._won(deal, seat)

    verbs: Mapping[str, Callable[..., None]] = {
        **FlowerTable.verbs,
        "koikoi": koikoi,
        "stop": stop,
    }

    # --- The end --------------------------------------------------------------------------------

    def stopping(self, state: KoiKoiState, seat: Seat) -> int:
        """Return the points paid to the seat on turn if it stopped now."""
        return sum(line.deltas[seat] for line in self._lines(state, seat))

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
        return tuple(_made(state.options, state.carry.number, cards))

    def combined(self, state: KoiKoiState, name: str, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Return the cards of a pile that make a combination.

        For brights these are all brights captured; junk includes the cup if the house rule says so.
        """
        own = frozenset(cards)
        if name in BRIGHT:
            return in_order(BRIGHTS & own)
        if name == "month":
            return in_order(_month(state.carry.number))
        cup = {CUP} & own if name == "junk" and state.options.cup_as_junk else ()
        return in_order((*super().combined(state, name, cards), *cup))

    def offered(self, options: KoiKoiOptions) -> Iterator[Combination]:
        """Yield the combinations that count under these house rules, each with its points in the
        first deal.
        """
        for combination in (*self.combinations, Combination("month", MONTHS[0], 4)):
            cards = in_order(combination.cards)[: combination.least or None]
            points = dict(_made(options, 1, cards)).get(combination.name)
            if points:
                yield replace(combination, points=points)

    def finish(self, deal: KoiKoiState, events: list[Event]) -> None:
        """End a deal in which the hands are empty and nobody has stopped; the dealer may be
        paid.
        """
        dealer = deal.dealer
        paid = deal.options.nobody_wins == "dealer"
        line = pay("dealer-right", 2, (1 - dealer, dealer, LUCK)) if paid else pay("draw", 2)
        self._ended(deal, "draw", dealer, (line,))

    def _won(self, deal: KoiKoiState, seat: Seat) -> None:
        self._ended(deal, "win", seat, tuple(self._lines(deal, seat)))

    def _lines(self, state: KoiKoiState, seat: Seat) -> Iterator[Line]:
        """Yield a line for each combination, then lines that double the sum of those before."""
        points, options = 0, state.options
        for name, each in self.made(state, state.captures[seat]):
            yield pay(name, 2, (1 - seat, seat, each))
            points += each
        if options.seven_doubles and points >= 7:
            yield pay("doubled-seven", 2, (1 - seat, seat, points))
            points *= 2
        if (times := self._times(state, seat)) > 1:
            yield pay("doubled-call", 2, (1 - seat, seat, points * (times - 1)))

    def _ended(self, deal: KoiKoiState, ending: str, dealer: Seat, lines: tuple[Line, ...]) -> None:
        """End the deal; the winner deals next, after a draw the same dealer."""
        made: tuple[Made, ...] = ((), ())
        if ending == "win":
            made = put(made, dealer, self.made(deal, deal.captures[dealer]))
        sheet = accounts(deal.captures, made, CLASS_BITS, self.worth)
        carry = self.next_carry(deal, dealer, lines, deal.options.hands)
        self.over(deal, Result(ending, lines, sheet, carry))

    def seen(self, state: KoiKoiState) -> dict[str, Any]:
        """Return how often each seat has said koi-koi."""
        return {"calls": state.calls}


def _luck(hand: tuple[str, ...]) -> str:
    """Return 手四 for four of a flower, くっつき for four pairs, otherwise an empty text."""
    flowers = [FLOWER[card] for card in hand]
    counts = sorted([flowers.count(flower) for flower in dict.fromkeys(flowers)])
    return "hand-four" if 4 in counts else "hand-pairs" if counts == [2, 2, 2, 2] else ""


def _made(options: KoiKoiOptions, number: int, cards: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Yield the combinations among captured cards; the `number` of the deal tells its month."""
    held = bits(cards)
    brights = (held & BRIGHT_BITS).bit_count()
    if brights > 2 and (bright := _bright(brights, bool(held & BIT[RAIN_MAN]))):
        name, place = bright
        yield name, int(options.brights.split("-")[place])
    for wanted, name, points in SET_BITS:
        if held & wanted == wanted and _is_played(name, options):
            yield name, points
    month = MONTH_BITS[(number - 1) % len(MONTH_BITS)]
    if held & month == month and options.month_cards:
        yield "month", 4
    for of_kind, name, least in COUNTED_BITS:
        count = (held & of_kind).bit_count()
        if name == "junk" and held & BIT[CUP] and options.cup_as_junk:
            count += 1
        if count >= least:
            yield name, count - least + 1


def _is_played(name: str, options: KoiKoiOptions) -> bool:
    """Whether a combination counts; the house may leave out the two viewings."""
    match name:
        case "flower-viewing":
            return options.flower_viewing
        case "moon-viewing":
            return options.moon_viewing
        case _:
            return True


def _month(number: int) -> frozenset[str]:
    """Return the cards of the flower that is the month of a deal."""
    return MONTHS[(number - 1) % len(MONTHS)]


def _bright(count: int, with_rain: bool) -> tuple[str, int] | None:
    """Return the best combination of bright cards and its place in the option's row of points; None
    without one.
    """
    match count, with_rain:
        case 5, _:
            return "five-brights", 0
        case 4, False:
            return "four-brights", 1
        case 4, True:
            return "rainy-four", 2
        case 3, False:
            return "three-brights", 3
        case _:
            return None
