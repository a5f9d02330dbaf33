"""The turns of Sakura: plays, the gaji that takes any card, and hiki out of turn.

Source: SAK as in `rules.hanafuda.sakura`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.frozen import moment, put
from rules.game import Event, Move, Seat
from rules.hanafuda.capture import Spot, all_three, by_flower, takes
from rules.hanafuda.cards import FLOWER, FLOWERS, of_flower
from rules.hanafuda.options import SakuraOptions
from rules.hanafuda.state import FlowerState, without
from rules.hanafuda.table import FlowerTable
from rules.shared import ALONE, NOBODY, remembered

GAJI = "rain.oni"
HIKI = {flower: Move("hiki", of_flower(flower)) for flower in FLOWERS}
PASS = Move("pass")
TURN = Move("turn")


@moment
class SakuraState(FlowerState):
    """One moment of a deal of Sakura.

    `turns` counts the turns each seat still has, this one included. While others are asked for a
    hiki, `aimed` holds the cards the gaji is to take, and `asked` the seats that must still answer.
    `way` tells how the gaji came, until it has taken a card. `used` names the seat that took a card
    with the gaji, and that card's flower; None before.
    """

    turns: tuple[int, ...] = ()
    aimed: Spot = ()
    way: str = ""
    asked: frozenset[Seat] = frozenset()
    used: tuple[Seat, str] | None = None

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seat on turn; before the gaji captures, all seats that could call a hiki as far as
        the open cards tell.
        """
        return NOBODY if self.result else self.asked or ALONE[self.turn]


class SakuraTurns(FlowerTable[SakuraState, SakuraOptions]):
    """The moves of Sakura; the game adds its house rules, the deal, and the settlement."""

    wild = GAJI

    def begin(self, **fields: Any) -> SakuraState:
        """Make a state of Sakura."""
        return SakuraState(**fields)

    # --- The gaji -------------------------------------------------------------------------------

    def wild_takes(self, state: SakuraState) -> Sequence[Spot]:
        """Return the spots a gaji from hand or stock may take: any spot, unless a house rule
        protects those open to a hiki.

        SAK: 手札,山札のときは,何とでも合います.
        """
        if state.options.gaji_vs_hiki != "forbidden":
            return state.field
        calls = {FLOWER[h.pieces[0]] for seat in state.playing for h in self.hikis(state, seat)}
        return [spot for spot in state.field if FLOWER[spot[0]] not in calls]

    def stock_takes(self, state: SakuraState, card: str) -> Sequence[Spot]:
        """Return the spots a stock card may take: one card of its flower, or all three unless the
        house rule says one.

        The gaji may take any spot of `wild_takes`. Played from the hand, it takes one card.
        """
        own = takes(card, state.field)
        singly = state.way == "play" or state.options.triple_stock == "takeOne" or len(own) < 3
        if card != GAJI:
            return own if singly else all_three(own)
        spots = self.wild_takes(state)
        if singly:
            return spots
        (rains,) = all_three(own)
        return [rains if spot == own[0] else spot for spot in spots if spot not in own[1:]]

    def wild_comes(self, deal: SakuraState, way: str, taken: Spot, events: list[Event]) -> str:
        """Return how the gaji came if it takes a card now; empty if others are asked for a hiki
        first.

        At the gaji's first capture, each seat that could hold the rest of the flower is asked.
        """
        way, deal.way = deal.way or way, ""
        if deal.used is None and (asked := self._may_hold_the_rest(deal, taken)):
            events.append(Event("aim", deal.turn, (GAJI, *taken)))
            deal.phase, deal.turned, deal.aimed = "call", GAJI, taken
            deal.way, deal.asked = way, asked
            return ""
        deal.used = (deal.turn, FLOWER[taken[0]])
        return way

    def _may_hold_the_rest(self, state: SakuraState, aimed: Spot) -> frozenset[Seat]:
        """Return the seats that could call a hiki of the flower the gaji aims at, as far as public
        facts tell.
        """
        flower = FLOWER[aimed[0]]
        captured = any(FLOWER[card] == flower for pile in state.captures for card in pile)
        unseen = 4 - len(takes(aimed[0], state.field))
        if captured or flower == "rain" or state.options.gaji_vs_hiki == "forbidden":
            return frozenset()
        others = (seat for seat in state.playing if seat != state.turn)
        return frozenset(seat for seat in others if len(state.hands[seat]) >= unseen)

    def pass_(self, deal: SakuraState, seat: Seat, move: Move, events: list[Event]) -> None:
        """Decline a hiki; once everybody has passed the gaji takes its card."""
        events.append(Event("pass", seat))
        deal.asked -= {seat}
        if not deal.asked:
            deal.used = (deal.turn, FLOWER[deal.aimed[0]])
            self._lay_gaji(deal, deal.aimed, events)

    # --- Hiki -----------------------------------------------------------------------------------

    def hikis(self, state: SakuraState, seat: Seat) -> tuple[Move, ...]:
        """Return the hikis a seat may call: all four of a flower in its hand and on the table.

        SAK: 場札と手札で同じ花の札が4枚あるときは,手札を持つ人が「引き」という.
        """
        return _hikis(state, seat, by_flower(state.field))

    @remembered
    def legal(self, state: SakuraState, seat: Seat) -> tuple[Move, ...]:
        """Return the moves of a seat; a hiki is open out of turn, so a seat nobody waits for may
        have moves, too.
        """
        if state.phase == "call":
            return self.answers(state, seat) if seat in state.asked else ()
        if seat == state.turn:
            return self.turn_moves(state, seat) if state.result is None else ()
        return self.hikis(state, seat) if state.phase == "play" else ()

    def answers(self, state: SakuraState, seat: Seat) -> tuple[Move, ...]:
        """Return the answers to a gaji that is about to capture: a pass, or a hiki of the same
        flower, which goes first.

        SAK: ガジで取ろうとしているときに「引き」をいうと,引きが優先されます.
        """
        flower = FLOWER[state.aimed[0]]
        first = [hiki for hiki in self.hikis(state, seat) if FLOWER[hiki.pieces[0]] == flower]
        return (PASS, *first)

    def plays(self, state: SakuraState, seat: Seat) -> tuple[Move, ...]:
        """Return hikis and the plays of hand cards. A seat with fewer cards than turns may also
        turn a card of the stock and play none.
        """
        lies = self.open_spots(state)
        moves = _hikis(state, seat, lies) + self.with_each(state, seat, lies)
        return (*moves, TURN) if state.turns[seat] > len(state.hands[seat]) else moves

    def hiki(self, deal: SakuraState, seat: Seat, move: Move, events: list[Event]) -> None:
        """Take four of a flower from hand and table; a gaji aimed at them takes another card."""
        events.append(Event("hiki", seat, move.pieces))
        rest = tuple([card for card in deal.hands[seat] if card not in move.pieces])
        deal.hands, deal.field = put(deal.hands, seat, rest), without(deal.field, move.pieces)
        self.capture(deal, seat, move.pieces, events)
        if deal.phase == "call":
            self._aim_again(deal, events)
        else:
            self._on(deal, events)

    def _aim_again(self, deal: SakuraState, events: list[Event]) -> None:
        """Let the gaji take another card, which its player chooses. Without one it stays on the
        table as a rain.
        """
        deal.phase, deal.aimed, deal.asked = "take", (), frozenset()
        spots = self.stock_takes(deal, GAJI)
        if len(spots) <= 1:
            self._lay_gaji(deal, spots[0] if spots else (), events)

    def _lay_gaji(self, deal: SakuraState, taken: Spot, events: list[Event]) -> None:
        """Lay the gaji open with the cards it takes, and aim it at none any more."""
        way = deal.way
        deal.phase, deal.turned, deal.aimed = "play", None, ()
        deal.way, deal.asked = "", frozenset()
        self.lay(deal, way, (GAJI, *taken), events)

    def turn_only(self, deal: SakuraState, seat: Seat, move: Move, events: list[Event]) -> None:
        """Turn a card of the stock and play none.

        SAK: 後の好きな順番に,手札を出さないで山札をめくります.
        """
        events.append(Event("skip", seat))
        self.turn_stock(deal, events)

    verbs: Mapping[str, Callable[..., None]] = {
        **FlowerTable.verbs,
        "hiki": hiki,
        "pass": pass_,
        "turn": turn_only,
    }

    def end_turn(self, deal: SakuraState, events: list[Event]) -> None:
        """Go to the next turn, or end the deal once everybody has had all turns."""
        deal.turns = put(deal.turns, deal.turn, deal.turns[deal.turn] - 1)
        deal.turn = deal.after(deal.turn)
        if any(deal.turns):
            self._on(deal, events)
        else:
            self.finish(deal, events)

    def _on(self, deal: SakuraState, events: list[Event]) -> None:
        """Turn the stock for the seat on turn if its hand is empty, as it has nothing to decide."""
        if not deal.hands[deal.turn]:
            self.turn_only(deal, deal.turn, TURN, events)

    def seen(self, state: SakuraState) -> dict[str, Any]:
        """Return the cards the gaji aims at."""
        return {"aimed": state.aimed}


def _hikis(state: SakuraState, seat: Seat, lies: Mapping[str, Sequence[Spot]]) -> tuple[Move, ...]:
    """Return the hikis of a seat, given the open cards of each flower."""
    held = [FLOWER[card] for card in state.hands[seat]]
    fours: list[str] = []
    for flower, spots in lies.items():
        if 0 < held.count(flower) == 4 - len(spots):
            fours.append(flower)
    if state.options.hiki_four_in_hand:
        fours += [flower for flower in held if held.count(flower) == 4]
    if not fours:
        return ()
    return tuple([HIKI[flower] for flower in dict.fromkeys(held) if flower in fours])
