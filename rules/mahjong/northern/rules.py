"""The rules that Changchun and Dalian share at the mahjong table.

Source: CD is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from rules.draw import throw
from rules.frozen import changed, put
from rules.game import Chance, Event, Line, Move, Seat
from rules.mahjong.northern import treasure
from rules.mahjong.northern.hand import near
from rules.mahjong.northern.kongs import SPECIALS, money
from rules.mahjong.northern.score import PEEK, WAYS
from rules.mahjong.northern.state import DECLARED, NorthernState
from rules.mahjong.northern.worth import HouseT, Worth
from rules.mahjong.state import MahjongCarry, Meld
from rules.mahjong.tiles import OUTER, Tiles, deck, in_order, without
from rules.mahjong.variant import AtOnce
from rules.mahjong.wall import broken, counted, dealt, found_dealer

ENDINGS = (*(way.name for way in WAYS), "draw")


class Northern(Worth[HouseT]):
    """The shared rules of Changchun and Dalian: wall, kong points, being ready, treasure."""

    school = "northern"
    endings = ENDINGS
    bound = 600
    size = 13
    strength: Mapping[str, int] = MappingProxyType({"win": 4, "pung": 3, "kong": 2, "chow": 1})
    """The strength of claims; a pung goes before a kong.

    CD: 上がり>ポン>カン>チーと,ポンがカンより優先されます.
    """
    specials: tuple[str, ...]
    great: Tiles = ()

    # --- Before the first turn ------------------------------------------------------------------

    def deck(self, options: HouseT) -> Tiles:
        """Return the 136 tiles without flowers. CD: 花牌なしの136枚."""
        return deck(flowers=False)

    def deal(
        self, options: HouseT, carry: MahjongCarry, chance: Chance, events: list[Event]
    ) -> NorthernState:
        """Find the dealer, break the wall where the dice say, and deal the hands.

        CD: 1度目の目の和で誰の山から取るか決め,2度目の目の和で山を分ける位置を決めます.
        """
        tape = list(chance.dice)
        dealer = found_dealer(carry, tape, events)
        breaker = counted(dealer, throw(dealer, tape, events))
        wall = broken(chance.deck, breaker, throw(dealer, tape, events))
        hands, drawn, wall = dealt(wall, dealer)
        events.append(Event("deal"))
        return NorthernState(
            options=options,
            carry=carry,
            dealer=dealer,
            phase="turn",
            turn=dealer,
            hands=hands,
            wall=wall,
            drawn=drawn,
            source="wall",
            tape=tuple(tape),
        )

    # --- Legal moves ----------------------------------------------------------------------------

    def discards(self, state: NorthernState, seat: Seat) -> Tiles:
        """Return the tiles a seat may discard; after looking at the treasure only the drawn one.

        CD: 宝牌を見たら,手牌を変更できません.
        """
        return (state.drawn or "",) if state.frozen(seat) else super().discards(state, seat)

    def turn_moves(self, state: NorthernState, seat: Seat) -> tuple[Move, ...]:
        """Return special kongs, tiles added to them, and discards that declare the hand ready."""
        found = [*self._xi(state, seat), *self._additions(state, seat)]
        if not state.frozen(seat):
            found += self._readies(state, seat)
        return tuple(found)

    def _xi(self, state: NorthernState, seat: Seat) -> Iterator[Move]:
        """Yield the special kongs that a seat may lay down."""
        held = {*state.hands[seat]}
        for kind in self.specials:
            tiles = SPECIALS[kind].tiles
            if held.issuperset(tiles) and self.may_expose(state, seat, kind):
                yield Move("xi", tiles)

    def may_expose(self, state: NorthernState, seat: Seat, kind: str) -> bool:
        """Whether a seat may lay down a special kong: before its first discard, each kind once.

        CD: 配牌時に,手牌に…があるとき.
        """
        return seat not in state.begun and all(meld.kind != kind for meld in state.melds[seat])

    def _additions(self, state: NorthernState, seat: Seat) -> Iterator[Move]:
        """Yield the tiles that may be added to a special kong.

        CD: 親の第1手では,さらしたカンに牌を追加できません.
        """
        if not state.source or (seat == state.dealer and seat not in state.begun):
            return
        specials = [meld for meld in state.melds[seat] if meld.is_xi]
        for tile in dict.fromkeys(state.hands[seat]) if specials else ():
            for meld in specials:
                if self.may_add(meld, tile) and self._keeps(state, seat, meld, meld.plus(tile)):
                    yield Move("add", (tile,))

    def _readies(self, state: NorthernState, seat: Seat) -> Iterator[Move]:
        hand = state.hands[seat]
        if not near(state.tally(seat).counts, len(hand) // 3):
            return
        for tile in dict.fromkeys(hand):
            if self._waits(state, seat, without(hand, tile)):
                yield Move("ready", (tile,))

    def may_meld(self, state: NorthernState, seat: Seat, verb: str, tile: str) -> bool:
        """Whether a seat may claim a meld; a frozen hand only a kong that keeps its waits.

        CD: 聴牌して宝牌を見た後でも,聴牌を崩さず待ちを変えないカンはできます.
        """
        if state.frozen(seat):
            meld = Meld(verb, (tile,) * 4)
            return verb == "kong" and self._keeps(state, seat, None, meld, tile)
        return super().may_meld(state, seat, verb, tile)

    def may_kong(self, state: NorthernState, seat: Seat, tile: str) -> bool:
        """Whether a kong may be declared: always, unless it changes the waits of a frozen hand."""
        for meld in state.melds[seat]:
            if meld.kind == "pung" and meld.tiles[0] == tile:
                return self._keeps(state, seat, meld, meld.plus(tile))
        return self._keeps(state, seat, None, Meld("concealed", (tile,) * 4))

    def _keeps(
        self, state: NorthernState, seat: Seat, old: Meld | None, new: Meld, *given: str
    ) -> bool:
        """Whether a kong is allowed: once a seat has looked at the treasure, its waits must not
        change.

        `old` is the meld that the kong replaces, None without one; `given` are its tiles from other
        seats.
        """
        if not state.frozen(seat):
            return True
        hand = state.hands[seat]
        before = without(hand, state.drawn) if state.drawn else hand
        gone = without(new.tiles, *(old.tiles if old else ()), *given)
        melds = (*(meld for meld in state.melds[seat] if meld is not old), new)
        after = self._waits(state, seat, without(hand, *gone), melds)
        return after == self._waits(state, seat, before) != ()

    def may_add(self, meld: Meld, tile: str) -> bool:
        """Whether a tile may be added to a meld: to a special kong, one of its kinds.

        CD: ここに手牌または山から引いた風牌を追加して山の末尾から補充牌を引けます.
        """
        return meld.is_xi and tile in SPECIALS[meld.kind].tiles

    def asks(self, state: NorthernState, seat: Seat) -> tuple[Move, ...]:
        """Return the answers before a draw: to draw, or to look at the treasure first."""
        return (Move("draw"), Move("look")) if self.may_look(state, seat) else (Move("draw"),)

    def foreseen(self, state: NorthernState, seat: Seat) -> tuple[Move, ...]:
        """Return the answers of a seat that has declared ready, which is asked whether to look at
        the treasure.
        """
        return self.asks(state, seat) if state.ready[seat] == DECLARED else ()

    def may_look(self, state: NorthernState, seat: Seat) -> bool:
        """Whether a seat may look at the treasure: its hand waits, with a 1, a 9 or an honour in
        it.

        CD: 1,9,字牌のない聴牌も認められますが,宝牌を見れず.
        """
        laid = (tile for meld in state.melds[seat] for tile in meld.tiles)
        outside = not OUTER.isdisjoint((*state.hands[seat], *laid))
        waits = self._waits(state, seat, state.hands[seat])
        return outside and bool(waits) and treasure.may_look(state)

    # --- Consequences ---------------------------------------------------------------------------

    def xi(self, tiles: Tiles) -> tuple[str, int]:
        """Return the kind of the special kong of these tiles, and how many tiles are drawn for
        it.
        """
        return next(
            (kind, special.draws) for kind, special in SPECIALS.items() if special.tiles == tiles
        )

    def earned(self, state: NorthernState, seat: Seat, meld: Meld) -> tuple[Line, ...]:
        """Return the payment for a kong, which does not depend on any win.

        CD: カンは,上がりとは別に点数を受け渡します.流局でも…カンの点はもらえます.
        """
        return (money(seat, meld, state.options.rate, self.great),)

    def discarded(self, state: NorthernState, seat: Seat, tile: str) -> NorthernState:
        """Take back the declaration of a ready hand that has not looked; it may be declared
        again.
        """
        if state.ready[seat] != DECLARED:
            return state
        return changed(state, ready=put(state.ready, seat, ""))

    def declared(self, state: NorthernState, seat: Seat) -> NorthernState:
        """Note that a seat declared ready; before its next draw it may look at the treasure.

        CD: 聴牌を宣言すれば,次の自分の番に,宝牌を…のぞき見できます.
        """
        return changed(state, ready=put(state.ready, seat, DECLARED))

    def before_draw(self, state: NorthernState, seat: Seat, events: list[Event]) -> NorthernState:
        """Replace a treasure that is gone. A ready seat is asked whether to look, or shown the new
        one if it has looked.
        """
        return treasure.before_draw(state, seat, events)

    def looked(self, state: NorthernState, seat: Seat, events: list[Event]) -> NorthernState:
        """Show the treasure to a seat."""
        return treasure.shown(state, seat, events)

    def at_once(self, state: NorthernState, seat: Seat) -> AtOnce | None:
        """Return the win of a seat that knows the treasure and waits for it; otherwise None.

        CD: 宝牌を見たときに,それが待ち牌だったら,宝牌のツモ上がりで上がれます.
        """
        if seat not in state.seen or state.phase == "over":
            return None
        (tile,) = state.aside
        waits = self._waits(state, seat, state.hands[seat])
        return AtOnce(PEEK, tile) if tile in waits else None

    def taken(self, state: NorthernState, seat: Seat, source: str) -> NorthernState:
        """Move the treasure to the hand that it completes."""
        if source != PEEK:
            return state
        hand = in_order((*state.hands[seat], *state.aside))
        return changed(state, hands=put(state.hands, seat, hand), aside=())

    # --- The view -------------------------------------------------------------------------------

    def seen(self, state: NorthernState, seat: Seat | None, *, shut: bool) -> dict[str, Any]:
        """Return the seats that are ready, and the treasure for those who know it."""
        known = seat in state.seen or (state.result is not None and not shut)
        return {
            "ready": state.ready,
            "aside": len(state.aside),
            "treasure": state.aside[0] if state.aside and known else None,
        }
