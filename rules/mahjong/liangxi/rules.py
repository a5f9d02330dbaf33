"""Liangxi (亮喜), the old game of Beijing, as a rule set of the mahjong table.

Source: LX is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import Any, cast

from rules.draw import throw
from rules.frozen import changed, put
from rules.game import Chance, Event, Move, Seat
from rules.mahjong.claims import OF_OTHERS, WIN, Rank, Window
from rules.mahjong.liangxi import laying, limits, moves, reckoning
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.score import ENDINGS, WINS, score
from rules.mahjong.liangxi.sheets import check_sheet, from_sheet, wilds_of
from rules.mahjong.liangxi.state import NOBODY, LiangxiCarry, LiangxiState
from rules.mahjong.liangxi.terms import Terms
from rules.mahjong.liangxi.wilds import wild_kinds
from rules.mahjong.state import MELDS, SEATS, MahjongCarry, Meld, following
from rules.mahjong.tiles import Tiles, deck, in_order, without
from rules.mahjong.variant import Variant, Verb
from rules.mahjong.wall import broken, counted, dealt, found_dealer
from rules.mahjong.win import Win

LAP = SEATS
"""The turns of the last lap. LX: 最後の一周は,4人とも牌を捨てません."""
FROM = {"left": (1,), "opposite": (2,), "right": (3,), "any": (1, 2, 3)}
"""The places after the discarder from which a seat may chow, by the word of the terms."""


class Liangxi(Variant[LiangxiState, LiangxiOptions]):
    """The mahjong of the old Beijing."""

    key = "liangxi"
    title = "Liangxi"
    version = 5
    school = "liangxi"
    endings = (*ENDINGS, "draw")
    presets: Mapping[str, Any] = MappingProxyType(
        {
            "liangxi": LiangxiOptions(),
            "liangxi-10": LiangxiOptions(min_points=10),
            "liangxi-20": LiangxiOptions(min_points=20),
        }
    )
    """House rules that let any point win, and those that ask for 10 or 20 points."""
    bound = 700
    size = 13
    ways = WINS
    wild_kongs = True
    kongs_after_claims = True
    """Whether a kong may follow a claim. LX: ポン,チーして捨て牌を捨てる前に暗槓できます."""
    melds: Mapping[str, str] = MappingProxyType({**MELDS, "xi": "xi"})
    sums_points = True
    first = LiangxiCarry(1, None, NOBODY)

    # --- Before the first turn ------------------------------------------------------------------

    def deck(self, options: LiangxiOptions) -> Tiles:
        """Return the tiles of the deck. LX: 麻將牌136枚(花牌なし)を使います."""
        return deck(flowers=False)

    def deal(
        self, options: LiangxiOptions, carry: MahjongCarry, chance: Chance, events: list[Event]
    ) -> LiangxiState:
        """Find the dealer; then let the dealer limit the hands, or deal at once."""
        tape = list(chance.dice)
        dealer = found_dealer(carry, tape, events)
        state = LiangxiState(
            options=options,
            carry=carry,
            dealer=dealer,
            phase="limit",
            turn=dealer,
            hands=((),) * SEATS,
            wall=chance.deck,
            tape=tuple(tape),
        )
        return state if options.limited_hands else self._dealt(state, events)

    def asks(self, state: LiangxiState, seat: Seat) -> tuple[Move, ...]:
        """Return the words with which the dealer may limit the hands before the deal."""
        return limits.moves(state.terms, state.words, state.options.stick)

    def _dealt(self, state: LiangxiState, events: list[Event]) -> LiangxiState:
        """Break the wall where the dice say, deal the hands, and find the wild tiles."""
        tape, dealer, terms = list(state.tape), state.dealer, state.terms
        first = throw(dealer, tape, events)
        breaker = counted(dealer, first)
        wall = broken(state.wall, breaker, first + throw(breaker, tape, events))
        hands, drawn, wall = dealt(wall, dealer)
        events.append(Event("deal"))
        indicator: str | None = None
        wilds: Tiles = ()
        if self._turns_up(state):
            indicator, wall = wall[0], wall[1:]
            wilds = wild_kinds(indicator, state.options.wild_rule)
            events.append(Event("wild", None, (indicator, *wilds)))
        elif terms and terms.wild:
            wilds = terms.wild
        return changed(
            state,
            phase="turn",
            hands=hands,
            wall=wall,
            drawn=drawn,
            source="wall",
            tape=tuple(tape),
            indicator=indicator,
            wilds=wilds,
        )

    def _turns_up(self, state: LiangxiState) -> bool:
        """Whether a tile is turned up to find the wild tiles: not if the dealer named them."""
        terms = state.terms
        named_wild = terms is not None and (terms.wild is not None or terms.exposed)
        return not named_wild and state.options.wild_rule != "designated"

    # --- Legal moves ----------------------------------------------------------------------------

    def discards(self, state: LiangxiState, seat: Seat) -> Tiles:
        """Return the tiles a seat may discard, wild tiles last.

        In the last lap there are none; a hand that lies face down may only discard the drawn tile.
        """
        if state.lap is not None:  # LX: 最後の一周は,4人とも牌を捨てません.
            return ()
        if seat in state.down and state.drawn:
            return (state.drawn,)
        return tuple(sorted(super().discards(state, seat), key=state.wilds.__contains__))

    def turn_moves(self, state: LiangxiState, seat: Seat) -> tuple[Move, ...]:
        """Return the moves that only Liangxi offers to the seat on turn."""
        return tuple(moves.turn_moves(state, seat))

    def opens(self, state: LiangxiState, kind: str, tile: str) -> bool:
        """Whether a window opens: a discarded wild tile can be claimed only if the house rule
        allows it.
        """
        return tile not in state.wilds or bool(state.options.claim_wild)

    def may_take(self, state: LiangxiState, window: Window) -> bool:
        """Whether a tile may be claimed for a meld: a discard, or a tile added to a xi.

        Never in the last lap, and never a wild tile. LX: 喜への追加牌を….
        """
        if state.lap is not None or window.tile in state.wilds:
            return False
        xi = state.xi(window.by)
        return window.kind == "discard" or (xi is not None and window.tile in xi.tiles)

    def may_meld(self, state: LiangxiState, seat: Seat, verb: str, tile: str) -> bool:
        """Whether a seat may meld: no kong of a tile added to a xi, nor without a tile to draw.

        A hand face down melds nothing. The terms limit the chows.
        """
        added = state.window is not None and state.window.kind != "discard"
        if seat in state.down or (verb == "kong" and (added or not state.wall)):
            return False
        if verb != "chow":
            return True
        terms = state.terms or Terms()
        from_left = [following(state.turn, steps) for steps in FROM[terms.chi]]
        ponged = any(meld.is_open and meld.kind != "chow" for meld in state.melds[seat])
        return seat in from_left and (ponged or not terms.chow_after_pung)

    def spoils(self, state: LiangxiState, seat: Seat, own: Tiles, tile: str) -> bool:
        """Whether a claim spoils the hand: it uses tiles of the xi's kind, or breaks the terms."""
        return moves.spoils(state, seat, own, tile)

    def may_kong(self, state: LiangxiState, seat: Seat, tile: str) -> bool:
        """Whether a tile is left to draw for a kong, and the hand does not lie face down."""
        return bool(state.wall) and seat not in state.down

    def may_win(self, state: LiangxiState, seat: Seat, tile: str | None, source: str) -> bool:
        """Whether a seat may win: its hand must not be dead."""
        return seat not in state.dead

    def looks_whole(self, state: LiangxiState, seat: Seat, tile: str | None, source: str) -> bool:
        """Whether the counts of a hand's tiles allow a win as sets, another shape or a small
        flower.
        """
        return reckoning.looks_whole(state, seat, tile if source in OF_OTHERS else None)

    def calls(self, state: LiangxiState, seat: Seat) -> tuple[Move, ...]:
        """Return the xi that a seat may lay down now, even out of turn."""
        waiting = state.window.calls if state.window else ()
        if seat in state.down or any(waiter == seat for waiter, _ in waiting):
            return ()
        return tuple(moves.xis(state, seat))

    def declares_freely(self, state: LiangxiState) -> bool:
        """Whether a win may be declared without a winning hand (チョンボ)."""
        return bool(state.options.declare == "free")

    def may_add(self, meld: Meld, tile: str) -> bool:
        """Whether a tile may be added to a meld: only to the xi, and only fitting tiles are
        offered.
        """
        return meld.is_xi

    def rank(self, state: LiangxiState, window: Window) -> Rank:
        """Rank claims as usual; of several wins a pointless hand goes first. LX: 窮和優先."""
        usual = super().rank(state, window)

        def strength(seat: Seat, move: Move) -> Any:
            win = self.appraise(state, seat, window.tile, window.kind) if move == WIN else None
            return bool(win and reckoning.pointless(win)), usual(seat, move)

        return strength

    # --- Consequences ---------------------------------------------------------------------------

    @property
    def verbs(self) -> Mapping[str, Verb[LiangxiState]]:
        """The methods for limiting the hands, showing wild tiles, and taking a wild tile out of a
        xi.
        """
        return {"limit": self._limited, "expose": self._exposed, "swap": self._swapped}

    def _exposed(
        self, state: LiangxiState, seat: Seat, move: Move, events: list[Event]
    ) -> LiangxiState:
        events.append(Event("expose", seat, move.pieces))
        hand = without(state.hands[seat], *move.pieces)
        drawn = state.drawn if state.drawn in hand else None
        hands = put(state.hands, seat, hand)
        return changed(state, hands=hands, shown=move.pieces, drawn=drawn)

    def _limited(
        self, state: LiangxiState, seat: Seat, move: Move, events: list[Event]
    ) -> LiangxiState:
        if move != limits.DONE:
            terms = limits.said(state.terms, move.pieces)
            return changed(state, terms=terms, words=state.words + 1)
        if state.terms:
            events.append(Event("limit", seat, tuple(str(state.terms).split())))
        return self._dealt(state, events)

    def _swapped(
        self, state: LiangxiState, seat: Seat, move: Move, events: list[Event]
    ) -> LiangxiState:
        """Put a tile of the hand into the xi, and take a wild tile out of it."""
        tile, wild = move.pieces
        events.append(Event("swap", seat, move.pieces))
        hand = in_order((*without(state.hands[seat], tile), wild))
        melds = tuple(
            meld.with_for(tile, wild) if meld.is_xi else meld for meld in state.melds[seat]
        )
        drawn = wild if state.drawn == tile and tile not in hand else state.drawn
        return changed(
            state,
            hands=put(state.hands, seat, hand),
            melds=put(state.melds, seat, melds),
            drawn=drawn,
        )

    def xi(self, tiles: Tiles) -> tuple[str, int]:
        """Return the kind of a xi and the number of tiles drawn for it: 3 for 風九喜, or none."""
        return "xi", len(tiles) - laying.SIZE

    def before_draw(self, state: LiangxiState, seat: Seat, events: list[Event]) -> LiangxiState:
        """Begin the last lap once at most four tiles are left, and count the draw."""
        if state.lap is None and state.left <= LAP:
            events.append(Event("last-lap"))
            state = changed(state, lap=state.replaced)
        return self.coming(state, seat)

    def discarded(self, state: LiangxiState, seat: Seat, tile: str) -> LiangxiState:
        """Mark the hand of a seat that discards a wild tile as dead.

        LX: 全員に有効な混を捨てたら,上がり放棄です.
        """
        return changed(state, dead=state.dead | {seat}) if tile in state.wilds else state

    def declared(self, state: LiangxiState, seat: Seat) -> LiangxiState:
        """Lay the hand of a seat that declares ready face down."""
        return changed(state, down=state.down | {seat})

    def fouled(self, state: LiangxiState, seat: Seat) -> LiangxiState:
        """Go on after a false win: the hand is dead, and the first such seat is liable."""
        liable = seat if state.liable is None else state.liable
        return changed(state, dead=state.dead | {seat}, liable=liable)

    # --- The end --------------------------------------------------------------------------------

    def judged(self, state: LiangxiState, seat: Seat, tile: str | None, source: str) -> Win:
        """Return the worth of a win; RuleError if the hand may not win or is worth too little."""
        return reckoning.judged(state, seat, tile, source)

    def waits(self, state: LiangxiState, seat: Seat, tiles: Tiles) -> Tiles:
        """Return the kinds that would complete these tiles, natural or wild."""
        return reckoning.waits_for(state, seat, tiles)

    def coming(self, state: LiangxiState, seat: Seat) -> LiangxiState:
        """Count one more draw."""
        return changed(state, draws=put(state.draws, seat, state.draws[seat] + 1))

    def settled(self, state: LiangxiState, seat: Seat, tile: str | None, source: str) -> Win | None:
        """Return the worth of a win as it is paid; None where the tiles may not win."""
        return reckoning.settled(state, seat, tile, source)

    def carry(
        self, state: LiangxiState, ending: str, winner: Seat | None, win: Win | None
    ) -> LiangxiCarry | None:
        """Return the next carry, with stakes left over and the seat that pays all of the next win;
        None after the last deal.
        """
        after = cast(LiangxiCarry | None, super().carry(state, ending, winner, win))
        return reckoning.left_over(state, winner, after) if after else None

    def described_wilds(
        self, sheet: Mapping[str, Any], options: LiangxiOptions
    ) -> tuple[Collection[str], Callable[[str], str]]:
        """Return the kinds that the sheet names as wild, or those its indicator makes wild."""
        return wilds_of(sheet, options), str

    def check_described(self, sheet: Mapping[str, Any], options: LiangxiOptions) -> None:
        """Raise RuleError for an impossible moment or giver, or for terms and shown tiles the
        dealer cannot have.
        """
        check_sheet(sheet, options)

    def sheet(self, sheet: Mapping[str, Any], options: LiangxiOptions) -> Win:
        """Return the worth of a hand described as data; RuleError where it may not win."""
        return score(from_sheet(sheet, options), options)

    # --- The view -------------------------------------------------------------------------------

    def seen(self, state: LiangxiState, seat: Seat | None, *, shut: bool) -> dict[str, Any]:
        """Return the wild kinds, the dealer's shown tiles and terms, hands that are ready or dead,
        and stakes.
        """
        return {
            "wilds": state.wilds,
            "shown": state.shown,
            "terms": str(state.terms) if state.terms else "",
            "ready": tuple("declared" if other in state.down else "" for other in range(SEATS)),
            "pot": sum(reckoning.laid_down(state)),
            "dead": state.dead,
            "liable": reckoning.liable(state),
            "lap": state.lap is not None,
        }
