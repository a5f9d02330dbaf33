"""Mushi (むし), the Osaka game for two with forty cards and the oni.

Sources: EN and JA are the English and the Japanese description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.game import Carry, Chance, Event, Move, RuleError, Seat, Step, changed
from rules.hanafuda.draw import draw_dealer
from rules.hanafuda.mushi.deal import cancel, cut_and_deal, may_cancel, open_table
from rules.hanafuda.mushi.options import MushiOptions
from rules.hanafuda.mushi.state import COMBINATIONS, ONI, PACK, PLAIN_RAINS, WORTH, MushiState
from rules.hanafuda.mushi.turn import REDEAL, choices, play_card, plays, take_choice
from rules.hanafuda.view import HanafudaView
from rules.options import clashes

TOUCH = Move("touch")
CUTS = (TOUCH, *(Move("cut", (str(upper),)) for upper in range(5, len(PACK) - 4)))
"""The younger hand touches the pack or names the size of the upper packet."""
KEEP = Move("keep")


class Mushi:
    """The game as `rules.GAMES` lists it."""

    key = "mushi"
    title = "Mushi"
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

    def check(self, options: MushiOptions, seats: int) -> None:
        """RuleError that names every clash at once."""
        wrong = clashes(options)
        if seats not in self.seats:
            wrong.append("Mushi is a game for two.")
        if wrong:
            raise RuleError(" ".join(wrong), "house-rules-clash", clashes=" ".join(wrong))

    def deck(self, options: MushiOptions, seats: int) -> tuple[str, ...]:
        """The forty cards without peony and bush clover."""
        return PACK

    def opening(self, options: MushiOptions, seats: int) -> Carry:
        """The first deal; its dealer is still to be drawn unless the house fixes one."""
        return Carry(1, 0 if options.first_dealer == "fixed" else None, (0,) * seats)

    def deal(self, options: MushiOptions, carry: Carry, chance: Chance) -> Step:
        """The dealer offers the shuffled pack to the younger hand, who cuts it."""
        dealer = carry.dealer
        events: tuple[Event, ...] = ()
        if dealer is None:
            dealer, events = draw_dealer(options.first_dealer, PACK, chance.dice, WORTH)
        state = MushiState(
            options, carry, dealer, "cut", 1 - dealer, stock=chance.deck, last=events
        )
        return Step(state, events)

    def legal(self, state: MushiState, seat: Seat) -> tuple[Move, ...]:
        """The moves open to a seat; none when it is not its turn."""
        if state.result or seat != state.turn:
            return ()
        match state.phase:
            case "cut":
                return CUTS
            case "keep":
                return (KEEP, REDEAL) if may_cancel(state, seat) else (KEEP,)
            case "play":
                return plays(state, seat)
            case _:
                return choices(state)

    def apply(self, state: MushiState, seat: Seat, move: Move) -> Step:
        """Carry out a legal move and all that follows without a decision."""
        events: list[Event] = []
        match move.verb:
            case "play":
                state = play_card(state, seat, move, events)
            case "take":
                state = take_choice(state, seat, move, events)
            case "keep":
                events.append(Event("keep", seat))
                state = open_table(state, events)
            case "redeal":
                state = cancel(state, seat, events)
            case _:
                state = cut_and_deal(state, seat, move, events)
        told = tuple(events)
        return Step(changed(state, last=told), told)

    def view(self, state: MushiState, seat: Seat | None) -> HanafudaView:
        """What a seat may see; the stock and the other hand are numbers."""
        return HanafudaView(
            game=self.key,
            seat=seat,
            phase=state.phase,
            hand=() if seat is None else state.hands[seat],
            hand_sizes=tuple(len(hand) for hand in state.hands),
            dealer=state.dealer,
            to_act=state.to_act,
            scores=state.carry.scores,
            last=tuple(event.heard_by(seat) for event in state.last),
            lines=state.lines,
            field=state.field,
            captures=state.captures,
            reserved=state.reserved,
            stock=len(state.stock),
            turned=state.turned,
            number=state.carry.number,
            deals=state.options.hands,
            result=state.result,
        )


__all__ = [
    "COMBINATIONS",
    "ONI",
    "PACK",
    "PLAIN_RAINS",
    "WORTH",
    "Mushi",
    "MushiOptions",
    "MushiState",
]
