"""Mushi (むし), the Osaka game for two with forty cards and the oni.

Sources: EN and JA are the English and the Japanese description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rules.draw import draw_cards, draw_lot
from rules.frozen import moment
from rules.game import Event, Line, Move, Question, Result, Seat, pay
from rules.hanafuda.capture import (
    Spot,
    all_of_a_flower,
    by_flower,
    spread,
    takes,
    three_of_a_flower,
)
from rules.hanafuda.cards import CLASS, CLASS_BITS, FLOWER, OLD_ORDER, in_order, without_flowers
from rules.hanafuda.options import MushiOptions
from rules.hanafuda.state import FlowerState, cards_of, without
from rules.hanafuda.table import FlowerTable
from rules.hanafuda.turns import Layout
from rules.hanafuda.yaku import Account, Combination, accounts, four_of

ONI = "rain.oni"
PACK = without_flowers("peony", "clover")
PLAIN_RAINS = frozenset(("rain.man", "rain.swallow", "rain.ribbon"))
WORTH = MappingProxyType({"bright": 20, "animal": 10, "ribbon": 5, "junk": 1})
PAR = 115
"""Half of the pack's 230 points; the winner receives the points by which their cards exceed it."""

COMBINATIONS = (
    Combination("three", frozenset({"pine.crane", "plum.nightingale", "cherry.curtain"}), 25),
    four_of("wisteria", 10),
    four_of("paulownia", 10),
)
KEEP = Move("keep")
REDEAL = Move("redeal")


@moment
class MushiState(FlowerState):
    """One moment of a deal of Mushi.

    `reserved` holds the rains set aside for the taker of the oni. `placed` names the player who
    left the oni on the table (None: nobody has).
    """

    reserved: tuple[str, ...] = ()
    placed: Seat | None = None

    @property
    def pieces(self) -> Iterator[str]:
        """Every card wherever it lies."""
        yield from super().pieces
        yield from self.reserved

    @property
    def oni_lies(self) -> bool:
        """Whether the oni is on the table."""
        return (ONI,) in self.field


class Mushi(FlowerTable[MushiState, MushiOptions]):
    """The game as `rules.GAMES` lists it."""

    key = "mushi"
    title = "Mushi"
    version = 1
    seats = range(2, 3)
    endings: tuple[str, ...] = ("win", "tie", "void", "cancelled")
    bound = 2 + 8 * 2 * 2
    presets: Mapping[str, MushiOptions] = MappingProxyType(
        {
            "mushi": MushiOptions(),
            "some-play": MushiOptions(
                field_four="toDealer",
                field_three_rain="toOniTaker",
                oni_takes_triple=True,
                last_stock_oni="mayTakeRain",
            ),
        }
    )
    pack = PACK
    worth = WORTH
    par = PAR
    combinations = COMBINATIONS
    wild = ONI

    def begin(self, **fields: Any) -> MushiState:
        """Make a state of Mushi."""
        return MushiState(**fields)

    def fixed_dealer(self, options: MushiOptions) -> Seat | None:
        """Return the first dealer if the house rule fixes one, otherwise None."""
        return 0 if options.first_dealer == "fixed" else None

    def draw(
        self, options: MushiOptions, playing: tuple[Seat, ...], dice: tuple[int, ...]
    ) -> tuple[Seat, tuple[Event, ...]]:
        """Find the dealer by lot, by the card worth most, or by the earliest flower in the old
        order.
        """
        match options.first_dealer:
            case "drawHighestPoint":
                rank = {card: -WORTH[CLASS[card]] for card in PACK}
            case "drawMonthOrder":
                rank = {card: OLD_ORDER.index(FLOWER[card]) for card in PACK}
            case _:
                return draw_lot(playing, dice)
        return draw_cards(playing, PACK, dice, rank)

    # --- The deal -------------------------------------------------------------------------------

    def layout(self, options: MushiOptions, players: int) -> Layout:
        """Return the packets of four. JA: 4枚ずつ.

        In both rounds the table comes last; under the house rule for another order, the table has
        the first packet and the last.
        """
        if options.deal_order == "child-dealer-field":
            return Layout((4, 4), (4, 4))
        return Layout((0, 4, 4), (4, 0, 4))

    def opened(self, deal: MushiState, events: list[Event]) -> None:
        """Apply the house rules for the table cards, then begin.

        If four of a flower in a hand may cancel the deal, the non-dealer is asked first.
        """
        lies = cards_of(deal.field)
        grouped = [flower for flower in three_of_a_flower(lies) if flower != "rain"]
        deal.field = spread(lies, grouped)
        four = deal.options.field_four == "redeal" and all_of_a_flower(lies)
        if four or (deal.options.field_three_rain == "redeal" and _three_rains(lies)):
            self.call_off(deal, "void", events, lies)
        elif deal.options.hand_four == "mayCancel":
            deal.phase = "keep"
        else:
            self._clear_table(deal, events)

    def _clear_table(self, deal: MushiState, events: list[Event]) -> None:
        """Take off the cards that the house rules remove at once; then the dealer plays first."""
        lies = cards_of(deal.field)
        away = dict.fromkeys(all_of_a_flower(lies), "dealer")
        if _three_rains(lies):
            away["rain"] = "oni" if deal.options.field_three_rain == "toOniTaker" else "dealer"
        for flower, owner in away.items():
            cards = in_order(card for card in lies if FLOWER[card] == flower)
            deal.field = without(deal.field, cards)
            if owner == "dealer":
                events.append(Event("dealer-takes", deal.dealer, cards))
                self.capture(deal, deal.dealer, cards, events)
            else:
                events.append(Event("reserve", None, cards))
                deal.reserved = cards
        super().opened(deal, events)

    # --- Four of a flower in a hand -------------------------------------------------------------

    def answers(self, state: MushiState, seat: Seat) -> tuple[Move, ...]:
        """Return the answers of the non-dealer, who may call the deal off with four of a flower.

        The question comes in every deal, so it tells nothing about the hand.
        """
        return (KEEP, REDEAL) if _may_cancel(state, seat) else (KEEP,)

    def beforehand(self, options: MushiOptions) -> tuple[Question, ...]:
        """Return the usual questions and, under its house rule, whether to show four of a flower.

        Only the holder knows of the four cards.
        """
        asks = (Question("keep", (KEEP, REDEAL), open=False),)
        return super().beforehand(options) + (asks if options.hand_four == "mayCancel" else ())

    def is_seen(self, state: MushiState, card: str) -> bool:
        """Whether a card lies open, on the table, in a pile or aside."""
        return card in state.reserved or super().is_seen(state, card)

    def plays(self, state: MushiState, seat: Seat) -> tuple[Move, ...]:
        """Return the plays; a house rule lets the dealer show four of a flower before its first
        card.
        """
        moves = super().plays(state, seat)
        if seat != state.dealer or len(state.hands[seat]) < 8 or not _may_cancel(state, seat):
            return moves
        return (*moves, REDEAL)

    def keep(self, deal: MushiState, seat: Seat, move: Move, events: list[Event]) -> None:
        """Record that the non-dealer keeps its cards, and begin."""
        events.append(Event("keep", seat))
        self._clear_table(deal, events)

    def redeal(self, deal: MushiState, seat: Seat, move: Move, events: list[Event]) -> None:
        """Show the four cards, and call the deal off."""
        flower = all_of_a_flower(deal.hands[seat])[0]
        four = tuple(card for card in deal.hands[seat] if FLOWER[card] == flower)
        events.append(Event("redeal", seat, four))
        self.call_off(deal, "cancelled", events)

    verbs: Mapping[str, Callable[..., None]] = {
        **FlowerTable.verbs,
        "keep": keep,
        "redeal": redeal,
    }

    # --- The oni --------------------------------------------------------------------------------

    def open_spots(self, state: MushiState) -> dict[str, tuple[Spot, ...]]:
        """Return the spots of each flower, without the oni.

        EN: the oni on the table "cannot be captured by any cards in hand".
        """
        spots = by_flower(state.field)
        if "rain" in spots:
            spots["rain"] = tuple([spot for spot in spots["rain"] if spot[0] != ONI])
        return spots

    def wild_takes(self, state: MushiState) -> Sequence[Spot]:
        """Return the spots the oni may take: no rains and, without the house rule, no groups."""
        size = 3 if state.options.oni_takes_triple else 1
        return [s for s in state.field if len(s) <= size and FLOWER[s[0]] != "rain"]

    def stock_takes(self, state: MushiState, card: str) -> Sequence[Spot]:
        """Return the spots a stock card may take; an empty spot means it is captured alone."""
        if card == ONI:
            return self.wild_takes(state) if state.stock else self._last_oni_takes(state)
        own = takes(card, state.field)
        return self._beside_oni(state, card, own) if state.oni_lies else own

    def _beside_oni(self, state: MushiState, card: str, own: tuple[Spot, ...]) -> Sequence[Spot]:
        """Return the spots of a stock card while the oni lies on the table.

        Any card but a rain takes the oni, or its own group of three under a house rule. A rain
        takes another rain, or stays.
        """
        if FLOWER[card] != "rain":
            group = state.options.fourth_of_triple_vs_oni == "triple" and own and len(own[0]) == 3
            return own if group else ((ONI,),)
        stays = state.options.rain_flip_with_oni == "stays"
        return () if stays else [spot for spot in own if spot[0] != ONI]

    def _last_oni_takes(self, state: MushiState) -> Sequence[Spot]:
        """Return the choices for an oni turned last: alone or, by the house rule, with a rain."""
        rains = takes(ONI, state.field)
        return rains if state.options.last_stock_oni == "mayTakeRain" and rains else ((),)

    def wild_lies(self, deal: MushiState) -> None:
        """Remember the seat that leaves the oni on the table."""
        deal.placed = deal.turn

    def wild_brings(self, deal: MushiState, seat: Seat, events: list[Event]) -> tuple[str, ...]:
        """Give the rains set aside to the seat that takes the oni, and return them."""
        brought, deal.reserved = deal.reserved, ()
        if brought:
            events.append(Event("brings", seat, brought))
        return brought

    # --- The end --------------------------------------------------------------------------------

    def finish(self, deal: MushiState, events: list[Event]) -> None:
        """Share the leftovers, count combinations, pay, and name the next dealer."""
        self._share_leftovers(deal, events)
        made = tuple([self.made(deal, pile) for pile in deal.captures])
        sheet = accounts(deal.captures, made, CLASS_BITS, WORTH)
        lines = _lines(sheet)
        ahead = sheet[0].total - sheet[1].total
        ending = "win" if ahead else "tie"
        dealer = deal.dealer if ahead == 0 else 0 if ahead > 0 else 1
        if ahead == 0 and deal.options.tie_dealer == "alternates":
            dealer = 1 - dealer
        carry = self.next_carry(deal, dealer, lines, deal.options.hands)
        self.over(deal, Result(ending, lines, sheet, carry))

    def _share_leftovers(self, deal: MushiState, events: list[Event]) -> None:
        """Give the table cards to their owners.

        EN: "One who takes the other two rain cards takes the remaining rain card and the other is
        taken by who used the junk of rain." An oni stranded on the table goes first. Cards without
        an owner stay: rains if nobody captured one, others if nobody captured the oni.
        """
        rain_holder = _holder(deal, PLAIN_RAINS)
        if deal.oni_lies:
            owners = (deal.placed, rain_holder)
            if deal.options.stranded_oni == "rainHolder":
                owners = (rain_holder, deal.placed)
            owner = next((seat for seat in owners if seat is not None), None)
            self.leave_to(deal, owner, (ONI,), events)
        lies = cards_of(deal.field)
        rains = tuple([card for card in lies if card in PLAIN_RAINS])
        self.leave_to(deal, rain_holder, rains, events)
        others = tuple([card for card in lies if FLOWER[card] != "rain"])
        self.leave_to(deal, _holder(deal, frozenset((ONI,))), others, events)

    # --- The view -------------------------------------------------------------------------------

    def seen(self, state: MushiState) -> dict[str, Any]:
        """Return the rains that lie aside for the seat that takes the oni (JA:
        カス以外の雨3枚…).
        """
        return {"reserved": state.reserved}


def _three_rains(lies: tuple[str, ...]) -> bool:
    """Whether the three rain cards other than the oni lie on the table.

    EN: "three rain cards but the junk"; with the oni beside them they are four of a flower.
    """
    rains = [card for card in lies if FLOWER[card] == "rain"]
    return len(rains) == 3 and ONI not in rains


def _may_cancel(state: MushiState, seat: Seat) -> bool:
    return state.options.hand_four == "mayCancel" and bool(all_of_a_flower(state.hands[seat]))


def _holder(state: MushiState, cards: frozenset[str]) -> Seat | None:
    """Return the seat that captured any of the cards, the first if both did, or None."""
    for seat, pile in enumerate(state.captures):
        if not cards.isdisjoint(pile):
            return seat
    return None


def _lines(sheet: tuple[Account, ...]) -> tuple[Line, ...]:
    """Return the lines of the payment: one for cards and one for each combination.

    They sum to the winner's excess over 115. Combination points are received "in captured cards"
    (EN): they move from total to total, so the payment is total - 115. If rains stay unowned, the
    winner still receives only that excess.
    """
    lines = []
    for seat in (0, 1):
        for name, points in sheet[seat].gained:
            cards = next(
                in_order(combination.cards)
                for combination in COMBINATIONS
                if combination.name == name
            )
            lines.append(pay(name, 2, (1 - seat, seat, points), detail=cards))
    winner = 0 if sheet[0].total >= sheet[1].total else 1
    payment = max(sheet[winner].total - PAR, 0)
    rest = payment - sum([line.deltas[winner] for line in lines])
    return (pay("cards", 2, (1 - winner, winner, rest)), *lines)
