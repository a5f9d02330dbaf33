"""Liangxi (亮喜), the old game of Beijing, as a rule set of the mahjong table.

Source: LX is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, cast

from rules.draw import throw
from rules.game import Chance, Event, Line, Move, RuleError, Seat, pay
from rules.mahjong.claims import WIN, Rank, Window
from rules.mahjong.liangxi import laying, limits
from rules.mahjong.liangxi.hand import OF_OTHERS, Hand, from_sheet
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.score import ENDINGS, score
from rules.mahjong.liangxi.state import NOBODY, LiangxiCarry, LiangxiState
from rules.mahjong.liangxi.terms import Terms
from rules.mahjong.liangxi.wilds import wild_kinds
from rules.mahjong.shapes import counted as counted_kinds
from rules.mahjong.shapes import waits
from rules.mahjong.state import MELDS, SEATS, MahjongCarry, Meld, following
from rules.mahjong.tiles import WINDS, Tiles, deck, in_order, without
from rules.mahjong.variant import Variant, Win
from rules.mahjong.wall import broken, counted, dealt
from rules.shared import changed, put

LAP = SEATS
"""LX: 最後の一周は,4人とも牌を捨てません."""
FROM = {"left": (1,), "opposite": (2,), "right": (3,), "any": (1, 2, 3)}
"""How many places after the discarder those sit who may chow."""
MOST_SHOWN = 4


class Liangxi(Variant[LiangxiState, LiangxiOptions]):
    """The mahjong of the old Beijing."""

    key = "liangxi"
    title = "Liangxi"
    endings = (*ENDINGS, "draw")
    presets: Mapping[str, Any] = MappingProxyType(
        {
            "liangxi": LiangxiOptions(),
            "liangxi-10": LiangxiOptions(min_points=10),
            "liangxi-20": LiangxiOptions(min_points=20),
        }
    )
    """Any point wins; as the book plays; as strictly as it is played."""
    bound = 700
    size = 13
    sources = (*Variant.sources, "xi_replacement", "dealt")
    melds: Mapping[str, str] = MappingProxyType({**MELDS, "xi": "xi"})

    def opening(self) -> LiangxiCarry:
        """No points lie on the table yet."""
        return LiangxiCarry(1, None, NOBODY)

    # --- Before the first turn ------------------------------------------------------------------

    def deck(self, options: LiangxiOptions) -> Tiles:
        """LX: 麻將牌136枚(花牌なし)を使います."""
        return deck(flowers=False)

    def deal(
        self, options: LiangxiOptions, carry: MahjongCarry, chance: Chance, events: list[Event]
    ) -> LiangxiState:
        """The dealer may limit the hands before the dice are thrown; else the deal follows."""
        tape, dealer = list(chance.dice), carry.dealer
        if dealer is None:
            dealer = counted(0, throw(0, tape, events))
            events.append(Event("lot", dealer))
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
        """What the dealer may lay down before the deal."""
        return tuple(limits.moves(state.terms))

    def _dealt(self, state: LiangxiState, events: list[Event]) -> LiangxiState:
        """LX: その人からみて右端から,2人の目の合計だけ数えたところの次から牌を取ります."""
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
            events.append(Event("wild", None, (indicator,)))
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
        """LX: 混が指定された時は,チョンチョンの下の牌による混決めを行いません."""
        terms = state.terms
        named_wild = terms is not None and (terms.wild is not None or terms.exposed)
        return not named_wild and state.options.wild_rule != "designated"

    # --- Tiles ----------------------------------------------------------------------------------

    def is_wild(self, state: LiangxiState, tile: str) -> bool:
        """混."""
        return tile in state.wilds

    # --- What may be done -----------------------------------------------------------------------

    def discards(self, state: LiangxiState, seat: Seat) -> Tiles:
        """Nothing in the last lap."""
        return () if self.keeps(state) else super().discards(state, seat)

    def keeps(self, state: LiangxiState) -> bool:
        """LX: 最後の一周は,4人とも牌を捨てません."""
        return state.lap is not None

    def turn_moves(self, state: LiangxiState, seat: Seat) -> tuple[Move, ...]:
        """Xi, additions, wild tiles taken back, kongs with wild tiles, tiles shown to be wild."""
        return (
            *self._xis(state, seat),
            *self._additions(state, seat),
            *self._kongs(state, seat),
            *self._shows(state, seat),
        )

    def _xis(self, state: LiangxiState, seat: Seat) -> Iterator[Move]:
        """LX: 荘家なら開局から最初の自模の直前までの間に,散家なら…2度目の自模の直前までの間に."""
        if state.xi(seat) or state.draws[seat] > (0 if seat == state.dealer else 1):
            return
        for tiles in laying.xis(state.hands[seat], state.wilds, state.options.ones_in_xi):
            if len(tiles) == laying.SIZE or state.source:
                yield Move("xi", tiles)

    def _additions(self, state: LiangxiState, seat: Seat) -> Iterator[Move]:
        """Tiles for the xi, and wild tiles of it that can be taken back."""
        xi, hand = state.xi(seat), state.hands[seat]
        if xi is None or not state.source:
            return
        about = (xi.tiles, state.wilds, state.options.ones_in_xi)
        yield from (Move("add", (tile,)) for tile in laying.additions(hand, *about))
        yield from (Move("swap", pair) for pair in laying.swaps(hand, *about))

    def _kongs(self, state: LiangxiState, seat: Seat) -> Iterator[Move]:
        """Four of a kind of which wild tiles are some; LX: 混だけの…槓子…は作れません."""
        hand = state.hands[seat]
        wilds = tuple(tile for tile in hand if tile in state.wilds)
        for tile in dict.fromkeys(hand) if state.source else ():
            own = hand.count(tile)
            if tile not in state.wilds and own < 4 <= own + len(wilds):
                yield Move("kong", in_order((*(tile,) * own, *wilds[: 4 - own])))

    def _shows(self, state: LiangxiState, seat: Seat) -> Iterator[Move]:
        """LX: 荘家は,開局後始めの打牌の前に,1~4枚の同一牌をさらして,自分専用の混にできます."""
        first = seat == state.dealer and not state.river and not state.shown
        if not (first and state.terms and state.terms.exposed):
            return
        hand = state.hands[seat]
        for tile in dict.fromkeys(hand):
            for count in range(1, hand.count(tile) + 1):
                yield Move("expose", (tile,) * count)

    def opens(self, state: LiangxiState, kind: str, tile: str) -> bool:
        """A wild tile that is discarded can be claimed by nobody, unless the house allows it."""
        return tile not in state.wilds or bool(state.options.claim_wild)

    def may_take(self, state: LiangxiState, window: Window) -> bool:
        """A tile added to a xi may be ponged; LX: 喜への追加牌を…; not in the last lap."""
        if state.lap is not None or window.tile in state.wilds:
            return False
        xi = state.xi(window.by)
        return window.kind == "discard" or (xi is not None and window.tile in xi.tiles)

    def may_meld(self, state: LiangxiState, seat: Seat, verb: str, tile: str) -> bool:
        """Who may chow is for the terms of the deal; nobody chows a tile added to a xi."""
        if verb != "chow":
            return True
        terms = state.terms or Terms()
        from_left = [following(state.turn, steps) for steps in FROM[terms.chi]]
        ponged = any(one.is_open and one.kind != "chow" for one in state.melds[seat])
        discarded = state.window is not None and state.window.kind == "discard"
        return discarded and seat in from_left and (ponged or not terms.chow_after_pung)

    def may_win(self, state: LiangxiState, seat: Seat, tile: str | None, source: str) -> bool:
        """Not with a hand that is dead."""
        return seat not in state.dead

    def declares_freely(self, state: LiangxiState) -> bool:
        """Whether a win may be declared that is none (チョンボ)."""
        return bool(state.options.declare == "free")

    def may_add(self, meld: Meld, tile: str) -> bool:
        """There is one xi in a hand, and only what fits it is offered."""
        return meld.is_xi

    def rank(self, state: LiangxiState, window: Window) -> Rank:
        """LX: 同時ロンは,窮和の人がいれば,窮和優先,そうでなければ,上家の頭ハネです."""
        usual = super().rank(state, window)

        def strength(seat: Seat, move: Move) -> Any:
            win = self.appraise(state, seat, window.tile, window.kind) if move == WIN else None
            return bool(win and "qionghu" in win.name), usual(seat, move)

        return strength

    # --- What follows ---------------------------------------------------------------------------

    def carried_out(
        self, state: LiangxiState, seat: Seat, move: Move, events: list[Event]
    ) -> LiangxiState:
        """What the dealer lays down, shows to be wild, or what comes back from a xi."""
        match move.verb:
            case "limit":
                return self._limited(state, seat, move, events)
            case "expose":
                events.append(Event("expose", seat, move.pieces))
                hand = without(state.hands[seat], *move.pieces)
                drawn = state.drawn if state.drawn in hand else None
                hands = put(state.hands, seat, hand)
                return changed(state, hands=hands, shown=move.pieces, drawn=drawn)
            case _:
                return self._swapped(state, seat, move, events)

    def _limited(
        self, state: LiangxiState, seat: Seat, move: Move, events: list[Event]
    ) -> LiangxiState:
        if move != limits.DONE:
            return changed(state, terms=limits.said(state.terms, move.pieces))
        if state.terms:
            events.append(Event("limit", seat, tuple(str(state.terms).split())))
        return self._dealt(state, events)

    def _swapped(
        self, state: LiangxiState, seat: Seat, move: Move, events: list[Event]
    ) -> LiangxiState:
        """LX: 引いた牌を喜に入れ,喜の混を手牌に戻せます."""
        tile, wild = move.pieces
        events.append(Event("swap", seat, move.pieces))
        hand = in_order((*without(state.hands[seat], tile), wild))
        melds = tuple(one.less(wild).plus(tile) if one.is_xi else one for one in state.melds[seat])
        drawn = wild if state.drawn == tile and tile not in hand else state.drawn
        return changed(
            state,
            hands=put(state.hands, seat, hand),
            melds=put(state.melds, seat, melds),
            drawn=drawn,
        )

    def xi(self, tiles: Tiles) -> tuple[str, int]:
        """風九喜 has three more, for which tiles are drawn."""
        return "xi", len(tiles) - laying.SIZE

    def before_draw(self, state: LiangxiState, seat: Seat, events: list[Event]) -> LiangxiState:
        """The last lap begins with the last four tiles."""
        if state.lap is None and state.left <= LAP:
            events.append(Event("last-lap"))
            state = changed(state, lap=state.replaced)
        return changed(state, draws=put(state.draws, seat, state.draws[seat] + 1))

    def exhausted(self, state: LiangxiState) -> bool:
        """Only what stays is left."""
        return state.left == 0

    def discarded(self, state: LiangxiState, seat: Seat, tile: str) -> LiangxiState:
        """LX: 全員に有効な混を捨てたら,上がり放棄です."""
        dead = state.dead | {seat} if tile in state.wilds else state.dead
        return changed(state, begun=state.begun | {seat}, dead=dead)

    def fouled(self, state: LiangxiState, seat: Seat) -> LiangxiState:
        """LX: 包,チョンボ,誤自模…は,次局またはその局の点数を1人で払います: the deal goes on without it."""
        liable = seat if state.liable is None else state.liable
        return changed(state, dead=state.dead | {seat}, liable=liable)

    # --- The end --------------------------------------------------------------------------------

    def _hand(self, state: LiangxiState, seat: Seat, tile: str | None, source: str) -> Hand:
        """The hand of a seat as it is scored."""
        of_other, xi = source in OF_OTHERS, state.xi(seat)
        concealed = state.hands[seat]
        if tile and not of_other:
            concealed = without(concealed, tile)
        return Hand(
            seat=seat,
            dealer=state.dealer,
            concealed=concealed,
            melds=tuple(one for one in state.melds[seat] if not one.is_xi),
            tile=tile,
            source=self._source(state, seat, source),
            giver=state.turn if of_other else None,
            xi=xi.tiles if xi else (),
            wilds=frozenset(state.wilds),
            exposed=state.shown if seat == state.dealer else (),
            winds=self._winds(state, seat),
            from_xi=sum(one.from_xi for one in state.melds[seat]),
            last=not of_other and state.left == 0,
            dihu=self._is_dihu(state, seat, source),
            ready=of_other and self._waits(state, state.turn),
            liable=self._liable(state),
            terms=state.terms,
        )

    def _source(self, state: LiangxiState, seat: Seat, source: str) -> str:
        """天和 is a hand that is complete before anything is drawn or discarded."""
        dealt_so = seat == state.dealer and not state.draws[seat] and not state.river
        return "dealt" if dealt_so and source == "self_draw" else source

    def _winds(self, state: LiangxiState, seat: Seat) -> Tiles:
        """The wind of a seat, and that of the circle."""
        return tuple(
            dict.fromkeys((WINDS[(seat - state.dealer) % SEATS], WINDS[state.circle % SEATS]))
        )

    def _is_dihu(self, state: LiangxiState, seat: Seat, source: str) -> bool:
        """LX: 子が,荘家の第1捨て牌か,自分の最初の自模で上がった場合です."""
        if seat == state.dealer:
            return False
        claimed = any(one.is_open for melds in state.melds for one in melds)
        if claimed and not state.options.dihu_after_claims:
            return False
        if source == "discard":
            return len(state.river) == 1 and not claimed and state.turn == state.dealer
        return source not in OF_OTHERS and state.draws[seat] == 1 and seat not in state.begun

    def _liable(self, state: LiangxiState) -> Seat | None:
        """Who pays for all because of a false win, by the scope that the house has."""
        carried = cast(LiangxiCarry, state.carry).liable
        now = state.liable if state.options.chombo_scope != "next" else None
        return carried if carried is not None else now

    def _waits(self, state: LiangxiState, seat: Seat) -> bool:
        """Whether a hand is ready: some tile completes it."""
        natural = [tile for tile in state.hands[seat] if tile not in state.wilds]
        wilds = len(state.hands[seat]) - len(natural)
        wilds += len(state.shown) if seat == state.dealer else 0
        return bool(waits(counted_kinds(natural), wilds, natural=True, dragons=True))

    def appraise(
        self, state: LiangxiState, seat: Seat, tile: str | None, source: str
    ) -> Win | None:
        """The worth of a win; None where the tiles may not win."""
        try:
            win = score(self._hand(state, seat, tile, source), state.options)
        except RuleError:
            return None
        return replace(win, lines=(*win.lines, *self._pot(state, seat)))

    def _pot(self, state: LiangxiState, seat: Seat) -> Iterator[Line]:
        """What was laid down for limited hands goes to the winner."""
        payments = [(one, seat, points) for one, points in enumerate(self._laid(state)) if points]
        if any(one != seat for one, _, _ in payments):
            yield pay("deposit", SEATS, *payments)

    def _laid(self, state: LiangxiState) -> list[int]:
        """What each seat has laid down for limited hands, this one's with the others."""
        laid = list(cast(LiangxiCarry, state.carry).pot)
        if state.terms:
            laid[state.dealer] += state.terms.points
        return laid

    def carry(
        self, state: LiangxiState, ending: str, winner: Seat | None, win: Win | None
    ) -> LiangxiCarry | None:
        """What was laid down stays until somebody wins; so does what a false win costs."""
        after = cast(LiangxiCarry | None, super().carry(state, ending, winner, win))
        if after is None:
            return None
        before = cast(LiangxiCarry, state.carry)
        scope, offender = state.options.chombo_scope, state.liable
        if winner is not None:
            liable = offender if scope == "next" else None
            return replace(after, pot=NOBODY, liable=liable)
        pot = before.pot
        if state.terms:
            pot = put(pot, state.dealer, pot[state.dealer] + state.terms.points)
        liable = before.liable if offender is None or scope == "same" else offender
        return replace(after, pot=pot, liable=liable)

    def sheet(self, sheet: Mapping[str, Any], options: LiangxiOptions) -> Win:
        """The worth of a hand described as data; RuleError where it may not win."""
        return score(from_sheet(sheet, options), options)

    # --- What is seen ---------------------------------------------------------------------------

    def seen(self, state: LiangxiState, seat: Seat | None) -> dict[str, Any]:
        """The wild kinds, what the dealer has shown and laid down, and what can be drawn."""
        return {
            "wilds": state.wilds,
            "wall": state.left if state.phase != "limit" else 0,
            "rounds": state.options.rounds,
            "shown": state.shown,
            "terms": str(state.terms) if state.terms else "",
            "pot": sum(self._laid(state)),
            "dead": state.dead,
            "liable": self._liable(state),
            "lap": state.lap is not None,
        }
