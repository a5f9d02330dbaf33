"""The table of every mahjong: draws, discards, claims and kongs, until somebody wins.

A set of rules (`Variant`) says what may be done and what it is worth.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from rules.game import Carry, Chance, Event, Move, Result, Seat, Step
from rules.mahjong.claims import WIN, Window, answered, strongest
from rules.mahjong.offers import Offers, source_of
from rules.mahjong.state import SEATS, MahjongCarry, Meld, following
from rules.mahjong.tiles import Tiles, flower, in_order, without
from rules.mahjong.variant import Sheet, Variant, Verb
from rules.mahjong.view import MahjongView
from rules.options import Options
from rules.shared import changed, check, put, told

State = Any
WINDS = ("east", "south", "west", "north")
OTHERS = {seat: frozenset(range(SEATS)) - {seat} for seat in range(SEATS)}


class MahjongTable:
    """A set of rules as a game of `rules.GAMES`; it keeps nothing itself."""

    seats = range(SEATS, SEATS + 1)

    def __init__(self, variant: Variant[Any, Any]) -> None:
        self.variant = variant
        self.offers = Offers(variant)
        self.key = variant.key
        self.title = variant.title
        self.endings = variant.endings
        self.bound = variant.bound
        self.presets: Mapping[str, Any] = variant.presets
        self._verbs: Mapping[str, Verb] = {
            "discard": self._discard,
            "kong": self._kong,
            "win": self._win,
            **variant.verbs,
        }

    def check(self, options: Options, seats: int) -> None:
        """RuleError that names every clash at once."""
        quarrels = self.variant.quarrels(options)
        check(f"{self.title} mahjong", self.seats, options, seats, quarrels)

    def deck(self, options: Options, seats: int) -> Tiles:
        """Every tile in its order."""
        return self.variant.deck(options)

    def sides(self, options: Options, playing: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
        """Each seat plays for itself."""
        return tuple((seat,) for seat in playing)

    def opening(self, options: Options, seats: int) -> MahjongCarry:
        """The first deal; the dealer is still to be found."""
        return MahjongCarry(1, None, (0,) * seats, base=self.variant.base)

    def deal(self, options: Options, carry: Carry, chance: Chance) -> Step:
        """The hands are dealt as the rule set has it."""
        events: list[Event] = []
        state = self.variant.deal(options, cast(MahjongCarry, carry), chance, events)
        for seat in (following(state.dealer, steps) for steps in range(SEATS)):
            if at_once := self.variant.flowered(state, seat):
                return told(self._won(state, seat, None, at_once, None, events), events)
        return told(state, events)

    # --- What may be done -----------------------------------------------------------------------

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The moves open to a seat."""
        if seat not in state.to_act:
            return ()
        return self.offers.moves(state, seat)

    # --- Moves ----------------------------------------------------------------------------------

    def apply(self, state: State, seat: Seat, move: Move) -> Step:
        """Carry out a legal move and all that follows without a decision."""
        events: list[Event] = []
        if state.window:
            state = self._answer(state, seat, move, events)
        else:
            state = self._verbs[move.verb](state, seat, move, events)
        return told(state, events)

    def _answer(self, state: State, seat: Seat, move: Move, events: list[Event]) -> State:
        """Remember an answer; once all have answered the strongest claim goes through."""
        events.append(Event("answer", seat))
        window = answered(state.window, seat, move)
        if window.waiting:
            return changed(state, window=window)
        state = self.variant.passed_by(state, window)
        claim = strongest(window, self.variant.rank(state, window))
        state = changed(state, window=None, phase="turn")
        if claim is None:
            return self._unclaimed(state, window, events)
        seat, move = claim
        if move == WIN:
            giver = window.by if window.tile else None
            return self._won(state, seat, window.tile, window.kind, giver, events)
        return self._claimed(state, seat, move, window, events)

    def _unclaimed(self, state: State, window: Window, events: list[Event]) -> State:
        """The game goes on: the next draw, a replacement for the kong, or the dealer's turn."""
        match window.kind:
            case "discard":
                return self._draw(state, following(window.by), "wall", events)
            case "rob_kong":
                return self._draw(state, window.by, "kong", events)
            case _:
                return self._begin(state, state.dealer)

    def _claimed(
        self, state: State, seat: Seat, move: Move, window: Window, events: list[Event]
    ) -> State:
        """A discard becomes part of a meld."""
        tile = window.tile or ""
        own = move.pieces or self.offers.same(state, seat, tile)[: 3 if move.verb == "kong" else 2]
        tiles = in_order((*own, tile))
        events.append(Event(move.verb, seat, tiles))
        meld = Meld(move.verb, tiles, window.by, tile)
        state = changed(
            self._begin(state, seat),
            hands=put(state.hands, seat, without(state.hands[seat], *own)),
            melds=put(state.melds, seat, (*state.melds[seat], meld)),
            river=state.river[:-1],
            thrown=None,
        )
        return self._draw(state, seat, "kong", events) if move.verb == "kong" else state

    def _discard(self, state: State, seat: Seat, move: Move, events: list[Event]) -> State:
        """A tile is thrown; everybody who could claim it by what lies open is asked."""
        (tile,) = move.pieces
        events.append(Event("discard", seat, (tile,)))
        state = changed(
            state,
            hands=put(state.hands, seat, without(state.hands[seat], tile)),
            river=(*state.river, (seat, tile)),
            thrown=(seat, tile),
            drawn=None,
            source=None,
        )
        state = self.variant.discarded(state, seat, tile)
        return self._ask(state, Window("discard", seat, OTHERS[seat], tile), events)

    def _ask(self, state: State, window: Window, events: list[Event]) -> State:
        """Everybody else is asked, unless all can see that nobody may claim."""
        if self.variant.opens(state, window.kind, window.tile or ""):
            return changed(state, phase="claim", window=window)
        return self._unclaimed(state, window, events)

    def _kong(self, state: State, seat: Seat, move: Move, events: list[Event]) -> State:
        """Four of the hand are laid down, or a tile is added to a pung, which may be robbed."""
        (tile,) = move.pieces
        same = self.offers.same(state, seat, tile)
        if len(same) == 4:
            events.append(Event("concealed", seat, same))
            state = changed(
                state,
                hands=put(state.hands, seat, without(state.hands[seat], *same)),
                melds=put(state.melds, seat, (*state.melds[seat], Meld("concealed", same))),
            )
            return self._draw(state, seat, "kong", events)
        events.append(Event("added", seat, (tile,)))
        state = changed(
            state,
            hands=put(state.hands, seat, without(state.hands[seat], tile)),
            melds=put(state.melds, seat, tuple(self._added(state, seat, tile))),
            drawn=None,
        )
        return self._ask(state, Window("rob_kong", seat, OTHERS[seat], tile), events)

    def _added(self, state: State, seat: Seat, tile: str) -> Iterator[Meld]:
        face = self.variant.face(state, tile)
        for meld in state.melds[seat]:
            same = meld.kind == "pung" and self.variant.face(state, meld.tiles[0]) == face
            four = in_order((*meld.tiles, tile))
            yield Meld("added", four, meld.source, meld.claimed) if same else meld

    def _win(self, state: State, seat: Seat, move: Move, events: list[Event]) -> State:
        """A win with the tile just drawn."""
        return self._won(state, seat, state.drawn, source_of(state), None, events)

    # --- What follows ---------------------------------------------------------------------------

    def _begin(self, state: State, seat: Seat) -> State:
        """A seat's turn begins."""
        state = self.variant.turned(state, seat)
        return changed(state, phase="turn", turn=seat)

    def _draw(self, state: State, seat: Seat, source: str, events: list[Event]) -> State:
        """A tile from the head of the wall, or from its tail to replace; flowers are laid open."""
        state = self._begin(state, seat)
        if source == "wall" and self.variant.exhausted(state):
            return self._used_up(state, events)
        while True:
            tile = state.wall[0] if source == "wall" else state.wall[-1]
            rest = state.wall[1:] if source == "wall" else state.wall[:-1]
            state = changed(state, wall=rest)
            if not flower(tile):
                break
            events.append(Event("flower", seat, (tile,)))
            own = in_order((*state.flowers[seat], tile))
            state = changed(state, flowers=put(state.flowers, seat, own))
            if at_once := self.variant.flowered(state, seat):
                return self._won(state, seat, None, at_once, None, events)
            source = "flower"
        events.append(Event("drawn", seat, (tile,), frozenset((seat,))))
        hand = in_order((*state.hands[seat], tile))
        return changed(state, hands=put(state.hands, seat, hand), drawn=tile, source=source)

    def _used_up(self, state: State, events: list[Event]) -> State:
        """Nobody can draw any more."""
        if chance := self.variant.last_chance(state):
            seat, source = chance
            return self._won(state, seat, None, source, None, events)
        events.append(Event("used-up"))
        carry = self.variant.carry(state, "draw", None, None)
        return _over(state, Result("draw", state.lines, Sheet(), carry))

    def _won(
        self,
        state: State,
        seat: Seat,
        tile: str | None,
        source: str,
        giver: Seat | None,
        events: list[Event],
    ) -> State:
        """A win, or where it was declared falsely the fine for it."""
        win = self.variant.appraise(state, seat, tile, source)
        if win is None:
            return self._foul(state, seat, tile, source, events)
        events.append(Event("win", seat, (tile,) if tile else ()))
        state = self._taken(state, seat, tile, source, giver)
        lines = state.lines + win.lines
        carry = self.variant.carry(changed(state, lines=lines), win.name, seat, win)
        sheet = Sheet(seat, tile, source, giver, win)
        return _over(state, Result(win.name, lines, sheet, carry), seat)

    def _taken(
        self, state: State, seat: Seat, tile: str | None, source: str, giver: Seat | None
    ) -> State:
        """The winning tile lies with the winner's hand."""
        if giver is None or tile is None:
            return state
        if source == "discard":
            state = changed(state, river=state.river[:-1])
        else:
            melds = (
                Meld("pung", without(one.tiles, tile), one.source, one.claimed)
                if one.kind == "added" and tile in one.tiles
                else one
                for one in state.melds[giver]
            )
            state = changed(state, melds=put(state.melds, giver, tuple(melds)))
        hand = in_order((*state.hands[seat], tile))
        return changed(state, hands=put(state.hands, seat, hand))

    def _foul(
        self, state: State, seat: Seat, tile: str | None, source: str, events: list[Event]
    ) -> State:
        """A false win ends the deal."""
        events.append(Event("foul", seat, state.hands[seat]))
        lines = state.lines + self.variant.foul(state, seat, tile, source)
        state = changed(state, lines=lines)
        carry = self.variant.carry(state, "foul", None, None)
        return _over(state, Result("foul", lines, Sheet(seat, None, source), carry), seat)

    # --- What is seen ---------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> MahjongView:
        """What a seat may see; the wall and the other hands are numbers, answers are nothing."""
        own = state.hands[seat] if seat is not None else ()
        hands = tuple(
            row if one == seat or one in state.opened else () for one, row in enumerate(state.hands)
        )
        about: dict[str, Any] = {
            "wilds": (),
            "white_stands": False,
            "duties": (),
            "locked": False,
            "wall": len(state.wall),
            "rounds": 0,
            "stage": 0,
        }
        return MahjongView(
            game=self.key,
            seat=seat,
            phase=state.phase,
            hand=own,
            hand_sizes=tuple(map(len, state.hands)),
            dealer=state.dealer,
            to_act=state.to_act,
            scores=state.carry.scores,
            last=tuple(event.heard_by(seat) for event in state.last),
            lines=state.lines,
            turn=state.turn,
            hands=hands,
            melds=state.melds,
            flowers=state.flowers,
            throws=state.river,
            drawn=state.drawn if seat == state.turn else None,
            claimed=state.window.tile if state.window else None,
            thrown=state.thrown,
            indicator=state.indicator,
            winds=tuple(WINDS[(one - state.dealer) % SEATS] for one in range(SEATS)),
            number=state.carry.number,
            streak=state.carry.streak,
            changes=state.carry.changes,
            result=state.result,
            worth=self.offers.within_reach(state, seat),
            **about | self.variant.seen(state, seat),
        )


def _over(state: State, result: Result, shown: Seat | None = None) -> State:
    opened = frozenset() if shown is None else frozenset((shown,))
    return changed(
        state, phase="over", window=None, lines=result.lines, result=result, opened=opened
    )
