"""Xiamen (厦門) as a rule set of the mahjong table.

Source: XM is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from rules.draw import throw
from rules.frozen import changed, put
from rules.game import Chance, Event, Move, Seat
from rules.mahjong.claims import OF_OTHERS, Rank, Window
from rules.mahjong.state import SEATS, MahjongCarry, following
from rules.mahjong.tiles import WHITE, Tiles, deck
from rules.mahjong.wall import counted, found_dealer
from rules.mahjong.ways import Ways
from rules.mahjong.win import Win
from rules.mahjong.xiamen.opening import Dealt, dealt, outer
from rules.mahjong.xiamen.options import XiamenOptions
from rules.mahjong.xiamen.score import XIAMEN, XIAMEN_WAYS, Scale
from rules.mahjong.xiamen.state import XiamenState, duties, followed, grown_older, honour_of
from rules.mahjong.xiamen.worth import HouseT, Worth


class Xiamen(Worth[HouseT]):
    """The mahjong of Xiamen."""

    key = "xiamen"
    title = "Xiamen"
    version = 6
    school = "xiamen"
    endings: tuple[str, ...] = (*(way.name for way in XIAMEN_WAYS), "draw", "foul")
    presets: Mapping[str, Any] = MappingProxyType({"xiamen": XiamenOptions()})
    bound = 500
    base = 2
    first = MahjongCarry(1, None, (0,) * SEATS, base=base)
    size = 16
    ways: Ways = XIAMEN_WAYS
    turns_claimed = False
    scale: Scale = XIAMEN

    # --- Before the first turn ------------------------------------------------------------------

    def deck(self, options: HouseT) -> Tiles:
        """Return the 144 tiles, the flowers among them."""
        return deck(flowers=True)

    def deal(
        self, options: HouseT, carry: MahjongCarry, chance: Chance, events: list[Event]
    ) -> XiamenState:
        """Throw dice for dealer, hands and cut, replace flowers, then open the gold."""
        tape = list(chance.dice)
        dealer = found_dealer(carry, tape, events)
        first = counted(dealer, throw(dealer, tape, events))
        place = throw(first, tape, events)
        cutter = counted(first, place)
        table = Dealt(dealt(chance.deck, first), outer(chance.deck, cutter, place), events)
        table.first_draw(dealer)
        table.replace_flowers(dealer)
        events.append(Event("deal"))
        by_dice = options.gold_reveal == "dice"
        gold = table.by_dice(cutter, tape) if by_dice else table.by_tail(dealer)
        events.append(Event("gold", None, (gold,)))
        return XiamenState(
            options=options,
            carry=carry,
            dealer=dealer,
            phase="opening",
            turn=dealer,
            hands=table.hands,
            wall=table.wall,
            flowers=table.flowers,
            indicator=gold,
            drawn=table.drawn,
            source="wall",
            window=Window("opening", dealer, frozenset(range(SEATS))),
        )

    # --- Legal moves ----------------------------------------------------------------------------

    def discards(self, state: XiamenState, seat: Seat) -> Tiles:
        """Return the tiles of which one must be discarded first (跟打); without such a duty, each
        kind of the hand.
        """
        return duties(state, seat) or super().discards(state, seat)

    def opens(self, state: XiamenState, kind: str, tile: str) -> bool:
        """Whether a window opens for this tile: never for a gold.

        In the lap after a discarded gold, one opens only where a house rule lets others win.
        """
        if state.is_gold(tile):
            return False
        if not state.laps:
            return True
        if kind == "rob_kong":
            return bool(state.options.rob_kong_in_lap)
        return bool(state.options.gold_lap_ron == "others")

    def may_meld(self, state: XiamenState, seat: Seat, verb: str, tile: str) -> bool:
        """Whether a seat may meld: not in the lap of a gold, and no pung of a kind it let pass."""
        if state.laps or (verb == "pung" and tile in state.passed[seat]):
            return False
        return super().may_meld(state, seat, verb, tile)

    def may_win(self, state: XiamenState, seat: Seat, tile: str | None, source: str) -> bool:
        """Whether a seat may win in this way: not with a forfeited hand, nor on a kind that it has
        let pass.

        A seat that discarded a gold wins on nobody else's tile before its next turn.
        """
        if seat in state.dead or (tile and state.faces.face[tile] in state.passed[seat]):
            return False
        return source not in OF_OTHERS or seat not in state.laps

    def declares_freely(self, state: XiamenState) -> bool:
        """Whether anybody may declare a win, and is fined for a false one.

        XM: チョンボ(間違った上がり)は,3人それぞれから…もらえた点を逆向きに払い.
        """
        return bool(state.options.declare == "free")

    def rank(self, state: XiamenState, window: Window) -> Rank:
        """Rank claims; at the opening heaven's hand beats three golds, and these beat the robbed
        gold.
        """
        if window.kind != "opening":
            return super().rank(state, window)

        def strength(seat: Seat, move: Move) -> tuple[int, int]:
            win = self.appraise(state, seat, None, "opening")
            place = self.at_opening.index(win.name) if win else len(self.at_opening)
            return -place, -((seat - state.dealer) % SEATS)

        return strength

    # --- Consequences ---------------------------------------------------------------------------

    def last_chance(self, state: XiamenState) -> tuple[Seat, str] | None:
        """Return the seat that wins with three golds and any other tiles when the wall is used up
        (三金倒), and the source of that win; None without one.
        """
        for seat in range(SEATS):
            if state.hands[seat].count(state.indicator or "") == 3 and seat not in state.dead:
                return seat, "sanjindao"
        return None

    def discarded(self, state: XiamenState, seat: Seat, tile: str) -> XiamenState:
        """Apply a discard: a gold locks the lap, and a single honour of a discarded kind must be
        discarded next.
        """
        state = grown_older(state, seat)
        if state.is_gold(tile):
            return self._gold_discarded(state, seat)
        if state.stage[seat]:
            state = changed(state, stage=put(state.stage, seat, 0))
        kind = honour_of(state, tile)
        return followed(state, kind) if kind else state

    def _gold_discarded(self, state: XiamenState, seat: Seat) -> XiamenState:
        """Lock the lap, and count 双游 or 三游 if the shape of a lone gold remains.

        Where it does not, a house rule forfeits the hand.
        """
        still = self.hand(state, seat, None, "self_draw").lone_gold
        stage = min(state.stage[seat] + 1, 2) if still else 0
        dead = state.dead
        if state.options.gold_discard_forfeits and not still:
            dead |= {seat}
        laps = state.laps | {seat}
        return changed(state, laps=laps, stage=put(state.stage, seat, stage), dead=dead)

    def passed_by(self, state: XiamenState, window: Window) -> XiamenState:
        """Note the kinds that seats could pung or win on and let pass, where the house rule locks
        them.

        A seat may not pung or win on such a kind before its next turn.
        """
        tile = window.tile
        if not state.options.pass_lock or tile is None:
            return state
        passed, face = state.passed, state.faces.face[tile]
        for seat, move in window.answers:
            if move.verb == "pass" and self._could(state, seat, tile, window.kind):
                passed = put(passed, seat, passed[seat] | {face})
        return changed(state, passed=passed)

    def _could(self, state: XiamenState, seat: Seat, tile: str, source: str) -> bool:
        """Whether a seat could pung a tile or win on it."""
        face = state.faces.face[tile]
        if state.tally(seat).many(face) >= 2 and self.may_meld(state, seat, "pung", face):
            return True
        may = self.may_win(state, seat, tile, source)
        return may and self.appraise(state, seat, tile, source) is not None

    def turned(self, state: XiamenState, seat: Seat) -> XiamenState:
        """End the lap of a gold that the seat discarded, and the locks on kinds that this seat, or
        a seat skipped before it, let pass.
        """
        laps = state.laps - {seat}
        if not any(state.passed):
            return state if laps == state.laps else changed(state, laps=laps)
        steps = (seat - state.turn) % SEATS  # 0 while a kong is replaced: nobody's turn comes
        reached = {following(state.turn, step) for step in range(1, steps + 1)}
        passed = tuple(
            frozenset() if other in reached else kinds for other, kinds in enumerate(state.passed)
        )
        return changed(state, laps=laps, passed=passed)

    # --- The end --------------------------------------------------------------------------------

    def carry(
        self, state: XiamenState, ending: str, winner: Seat | None, win: Win | None
    ) -> MahjongCarry | None:
        """Return the next carry: the dealer's base grows after the dealer's own win or a draw.

        After a foul the dealer stays with the same base and streak; a new dealer begins with the
        first base. None after the last deal.
        """
        after = super().carry(state, ending, winner, win)
        if after is None:
            return None
        if ending == "foul":
            return replace(after, streak=state.carry.streak)
        stays = winner in (None, state.dealer)
        base = self.grown(state.carry.base, win, state.options) if stays else self.base
        return replace(after, base=base)

    # --- The view -------------------------------------------------------------------------------

    def seen(self, state: XiamenState, seat: Seat | None, *, shut: bool) -> dict[str, Any]:
        """Return the gold, the face of white, the viewer's own duties and stage, whether claims are
        locked, and whether the discards lie in one heap.
        """
        gold = state.indicator
        return {
            "wilds": (gold,) if gold else (),
            "white_stands": gold not in (None, WHITE),
            "duties": () if seat is None else duties(state, seat),
            "locked": bool(state.laps),
            "stage": 0 if seat is None else state.stage[seat],
            "heaped": state.options.discards == "heap",
        }
