"""Xiamen (厦門) as a rule set of the mahjong table.

Source: XM is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import cached_property, partial
from types import MappingProxyType
from typing import Any, TypeVar

from rules.draw import throw
from rules.frozen import changed, put
from rules.game import LARGEST, Chance, Event, Line, Move, Seat, pay
from rules.mahjong.claims import OF_OTHERS, Rank, Window
from rules.mahjong.positions import way_of
from rules.mahjong.shapes import waits
from rules.mahjong.state import SEATS, MahjongCarry, following, melds_of, others
from rules.mahjong.tally import tally
from rules.mahjong.tiles import KINDS, WHITE, Tiles, deck, face_of, in_order, without
from rules.mahjong.variant import Variant
from rules.mahjong.wall import counted, found_dealer
from rules.mahjong.ways import DRAWN, GIVEN, NONE, Ways
from rules.mahjong.win import Win
from rules.mahjong.xiamen.opening import Dealt, dealt, outer, wins
from rules.mahjong.xiamen.options import GoldOptions, XiamenOptions
from rules.mahjong.xiamen.score import (
    OPENING_GOLDS,
    XIAMEN,
    XIAMEN_WAYS,
    Hand,
    Scale,
    base,
    score,
    standing_water,
)
from rules.mahjong.xiamen.state import XiamenState, duties, followed, grown_older, honour_of

HouseT = TypeVar("HouseT", bound=GoldOptions)


class Xiamen(Variant[XiamenState, HouseT]):
    """The mahjong of Xiamen."""

    key = "xiamen"
    title = "Xiamen"
    version = 5
    school = "xiamen"
    endings: tuple[str, ...] = (*(way.name for way in XIAMEN_WAYS), "draw", "foul")
    presets: Mapping[str, Any] = MappingProxyType({"xiamen": XiamenOptions()})
    bound = 500
    base = 2
    """The dealer's base of the first deal."""
    first = MahjongCarry(1, None, (0,) * SEATS, base=base)
    size = 16
    ways: Ways = XIAMEN_WAYS
    turns_claimed = False
    scale: Scale = XIAMEN

    @cached_property
    def at_opening(self) -> tuple[str, ...]:
        """The wins possible when the gold is opened, the strongest first."""
        return tuple(way.name for way in self.ways if way.opening)

    def scale_of(self, options: HouseT) -> Scale:
        """Return the worth of wins and water under these house rules."""
        return self.scale

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
            drawn=table.drawn if table.drawn in table.hands[dealer] else table.hands[dealer][-1],
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

    def looks_whole(self, state: XiamenState, seat: Seat, tile: str | None, source: str) -> bool:
        """Whether a hand could win, by a quick count of its tiles.

        At the opening every hand could, because other shapes win then.
        """
        return source == "opening" or super().looks_whole(state, seat, tile, source)

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
        still = self._hand(state, seat, None, "self_draw").lone_gold
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
        steps = (seat - state.turn - 1) % SEATS + 1
        reached = {following(state.turn, step) for step in range(1, steps + 1)}
        passed = tuple(
            frozenset() if other in reached else kinds for other, kinds in enumerate(state.passed)
        )
        return changed(state, laps=laps, passed=passed)

    # --- The end --------------------------------------------------------------------------------

    def _hand(self, state: XiamenState, seat: Seat, tile: str | None, source: str) -> Hand:
        """Return the hand of a seat as it is scored."""
        concealed = state.hands[seat]
        own = source in ("self_draw", "kong_replacement", "flower_replacement")
        if own and tile:
            concealed = without(concealed, tile)
        return Hand(
            seat=seat,
            dealer=state.dealer,
            dealer_base=state.carry.base * state.options.base_scale,
            concealed=concealed,
            melds=state.melds[seat],
            flowers=state.flowers[seat],
            gold=state.indicator,
            tile=tile,
            source=source,
            stage=state.stage[seat],
        )

    def judged(self, state: XiamenState, seat: Seat, tile: str | None, source: str) -> Win:
        """Return the worth of a win; RuleError if the tiles may not win."""
        hand = self._hand(state, seat, tile, source)
        return score(hand, state.options, self.scale_of(state.options))

    def appraise(self, state: XiamenState, seat: Seat, tile: str | None, source: str) -> Win | None:
        """Return the worth of a win, at the opening the strongest one; None if the tiles may not
        win.
        """
        if source != "opening":
            return super().appraise(state, seat, tile, source)
        hand, scale = self._hand(state, seat, None, "dealt"), self.scale_of(state.options)
        found = wins(replace(hand, stage=0), state.options, scale)
        return next((win for name in self.at_opening for win in found if win.name == name), None)

    def waits(self, state: XiamenState, seat: Seat, tiles: Tiles) -> Tiles:
        """Return the tiles that make sets and a pair of these; golds stand for any tile."""
        own, face = tally(tiles, state.faces), state.faces.face
        faces = waits(own.counts, own.wilds)
        return tuple(
            tile for tile in KINDS if faces and (state.is_gold(tile) or face[tile] in faces)
        )

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

    def grown(self, before: int, win: Win | None, options: Any) -> int:
        """Return the dealer's next base: twice the one `before`, up to the limit of the house rule.

        XM: 親の底は,流局を含む連荘のたびに2倍し.
        """
        most = self.base << options.repeats if options.repeats else LARGEST
        return min(2 * before, most)

    def foul(
        self, state: XiamenState, seat: Seat, tile: str | None, source: str
    ) -> tuple[Line, ...]:
        """Return the fine for a false win: to each seat its share of a true one, and to a seat in
        游 the points its win would have brought.
        """
        hand = self._hand(state, seat, tile, source)
        first = OPENING_GOLDS if source == "opening" else source
        times = self.scale.ways[first][0].times
        water = standing_water(hand, self.scale_of(state.options))
        fines = [
            (seat, winner, (base(hand, winner, state.options) + water) * times)
            for winner in others(seat)
        ]
        lines = [pay("foul", SEATS, *fines)]
        for winner in others(seat):
            if state.stage[winner]:
                win = self._you(state, winner)
                lines.append(pay("foul-you", SEATS, (seat, winner, win)))
        return tuple(lines)

    def _you(self, state: XiamenState, seat: Seat) -> int:
        """Return the total that a player in 双游 or 三游 would have received for a self-draw."""
        hand = replace(self._hand(state, seat, None, "self_draw"), tile=state.indicator)
        any_tile = replace(hand, tile="1m" if state.indicator != "1m" else "2m")
        win = score(any_tile, state.options, self.scale_of(state.options))
        return sum(line.deltas[seat] for line in win.lines)

    def described_wilds(
        self, sheet: Mapping[str, Any], options: HouseT
    ) -> tuple[Collection[str], Callable[[str], str]]:
        """Return the gold as the wild kind, and the function that gives white the face of the
        gold.
        """
        gold = sheet.get("wild", {}).get("indicator")
        return ((gold,), partial(face_of, gold=gold)) if gold else ((), str)

    def sheet(self, sheet: Mapping[str, Any], options: HouseT) -> Win:
        """Return the worth of a hand described as data; RuleError where it may not win."""
        how, state = sheet["win"], sheet.get("state", {})
        way, tile = way_of(self, sheet), how.get("tile")
        dealer_base = self.base
        for _ in range(sheet.get("dealer_streak", 0)):
            dealer_base = self.grown(dealer_base, None, options)
        own = (tile,) if tile and way.tile == NONE else ()
        hand = Hand(
            seat=sheet["winner"],
            dealer=sheet["dealer"],
            dealer_base=dealer_base * options.base_scale,
            concealed=in_order((*sheet["hand"], *own)),
            melds=melds_of(sheet),
            flowers=in_order(sheet.get("flowers", ())),
            gold=sheet.get("wild", {}).get("indicator"),
            tile=tile if way.tile in (GIVEN, DRAWN) else None,
            source=how["source"] if how["source"] in way.sources else way.sources[0],
            stage=state.get("you_stage", 0),
        )
        return score(hand, options, self.scale_of(options))

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
