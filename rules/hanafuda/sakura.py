"""Sakura (さくら) or Higobana (肥後花): the Hawaiian game for two, three or four, with hiki.

Source: SAK is the Japanese description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from rules.draw import draw_cards, draw_lot
from rules.game import Event, Line, Move, Result, RuleError, Seat, pay
from rules.hanafuda.capture import Spot, all_of_a_flower, all_three, takes
from rules.hanafuda.cards import CLASS, FLOWER, FLOWERS, MONTH, PACK, in_order, of_flower
from rules.hanafuda.options import SakuraOptions
from rules.hanafuda.state import FlowerState, cards_of, without
from rules.hanafuda.table import FlowerTable, Layout
from rules.hanafuda.yaku import Combination, accounts
from rules.shared import changed, put, remembered

GAJI = "rain.oni"
KINDS = MappingProxyType({**CLASS, "rain.man": "animal", "paulownia.yellow": "ribbon"})
"""SAK: 雨に小野道風はタネ,黄色の桐はタン,他の札の分類は,普通と同じです."""
WORTH = MappingProxyType({"bright": 20, "animal": 5, "ribbon": 10, "junk": 0})
COMBINATIONS = tuple(
    Combination(name, frozenset(cards.split()), 50)
    for name, cards in (
        ("curtain-moon-cup", "cherry.curtain grass.moon chrys.cup"),
        ("boar-deer-geese", "clover.boar maple.deer grass.geese"),
        ("red-pictures", "pine.crane plum.nightingale cherry.curtain"),
        ("red-ribbons", "pine.ribbon plum.ribbon cherry.ribbon"),
        ("blue-pictures", "peony.butterfly chrys.cup maple.deer"),
        ("blue-ribbons", "peony.ribbon chrys.ribbon maple.ribbon"),
        ("grass-pictures", "wisteria.cuckoo iris.bridge clover.boar"),
        ("grass-ribbons", "wisteria.ribbon iris.ribbon clover.ribbon"),
    )
)
LAYOUTS = {
    "10-8": Layout((4, 3, 3), (4, 4, 0)),
    "8-8": Layout((4, 4), (4, 4)),
    3: Layout((4, 3), (3, 3)),
    4: Layout((3, 2), (4, 4)),
}
"""SAK: 1度に3~4枚ずつを,2人なら手札10枚場札8枚または手八場八,3人なら手七場六,4人なら手五場八."""
HIKI = {flower: Move("hiki", of_flower(flower)) for flower in FLOWERS}
PASS = Move("pass")
TURN = Move("turn")


@dataclass(frozen=True)
class SakuraState(FlowerState):
    """One moment of a deal of Sakura.

    `turns` counts by seat the turns still to come, with the one being played; `aimed` is what the
    gaji in the air is to take, `way` how it came there, `asked` who has yet to say hiki or pass;
    `used` names who took a card of which flower with the gaji.
    """

    turns: tuple[int, ...] = ()
    aimed: Spot = ()
    way: str = ""
    asked: frozenset[Seat] = frozenset()
    used: tuple[Seat, str] | None = None

    @property
    def to_act(self) -> frozenset[Seat]:
        """Whose turn it is, or all who could call a hiki by what lies open."""
        return self.asked or super().to_act


class Sakura(FlowerTable[SakuraState, SakuraOptions]):
    """The game as `rules.GAMES` lists it."""

    key = "sakura"
    title = "Sakura"
    version = 1
    seats = range(2, 8)
    endings: tuple[str, ...] = ("win",)
    bound = 120
    presets: Mapping[str, SakuraOptions] = MappingProxyType(
        {
            "sakura": SakuraOptions(),
            "teams": SakuraOptions(four_players="teams2v2"),
            "to-the-letter": SakuraOptions(triple_stock="takeOne"),
        }
    )
    """As it is played; two teams; every sentence of the source as it stands."""
    pack = PACK
    kinds = KINDS
    worth = WORTH
    combinations = COMBINATIONS
    wild = GAJI

    def quarrels(self, options: SakuraOptions, seats: int) -> list[RuleError]:
        """Teams need four people, who all play."""
        if self._in_teams(options) and seats != 4:
            text = "Teams need exactly four people at the table, all of them playing."
            return [RuleError(text, "teams-of-four")]
        return []

    def sides(
        self, options: SakuraOptions, playing: tuple[Seat, ...]
    ) -> tuple[tuple[Seat, ...], ...]:
        """SAK: チーム戦では,チーム同士は向かいあって座り."""
        if self._in_teams(options):
            return (playing[::2], playing[1::2])
        return super().sides(options, playing)

    def _in_teams(self, options: SakuraOptions) -> bool:
        """Whether four play, two against two."""
        return options.four_players == "teams2v2" and options.at_play == 4

    def most(self, options: SakuraOptions) -> int:
        """How many people play in one deal."""
        return options.at_play

    def begin(self, **fields: Any) -> SakuraState:
        """A state of Sakura."""
        return SakuraState(**fields)

    def draw(
        self, options: SakuraOptions, playing: tuple[Seat, ...], dice: tuple[int, ...]
    ) -> tuple[Seat, tuple[Event, ...]]:
        """SAK: 1枚ずつ札を引いて月順が一番若い札を引いた人."""
        if options.first_dealer == "any":
            return draw_lot(playing, dice)
        return draw_cards(playing, PACK, dice, MONTH)

    def layout(self, options: SakuraOptions, players: int) -> Layout:
        """What each number of players receives."""
        return LAYOUTS[options.deal_two if players == 2 else players]

    def opened(self, state: SakuraState, events: list[Event]) -> SakuraState:
        """SAK: 場札を配ったとき4枚同じ花の札があったら,この4枚は親の取り札になります."""
        lies = cards_of(state.field)
        for flower in all_of_a_flower(lies):
            four = in_order(card for card in lies if FLOWER[card] == flower)
            events.append(Event("dealer-takes", state.dealer, four))
            state = changed(state, field=without(state.field, four))
            state = self.capture(state, state.dealer, four, events)
        return super().opened(changed(state, turns=tuple(map(len, state.hands))), events)

    def pile(self, state: SakuraState, seat: Seat) -> Seat:
        """SAK: 取り札と点数はチームのものにします."""
        sides = self.sides(state.options, state.playing)
        return next(side[0] for side in sides if seat in side)

    # --- The gaji -------------------------------------------------------------------------------

    def hand_takes(self, state: SakuraState, card: str, own: Sequence[Spot]) -> Sequence[Spot]:
        """SAK: the gaji 手札,山札のときは,何とでも合います; on the table it is a plain rain."""
        return self._gaji_takes(state) if card == GAJI else own

    def stock_takes(self, state: SakuraState, card: str) -> Sequence[Spot]:
        """One card of the flower; where three lie, all of them unless the house says one."""
        spots = self._gaji_takes(state) if card == GAJI else takes(card, state.field)
        if state.way == "play" or state.options.triple_stock == "takeOne":
            return spots
        own = takes(card, state.field)
        return (*(spot for spot in spots if spot not in own), *all_three(own))

    def _gaji_takes(self, state: SakuraState) -> Sequence[Spot]:
        if state.options.gaji_vs_hiki != "forbidden":
            return state.field
        calls = {FLOWER[h.pieces[0]] for seat in state.playing for h in self.hikis(state, seat)}
        return [spot for spot in state.field if FLOWER[spot[0]] not in calls]

    def lay(
        self, state: SakuraState, way: str, card: str, taken: Spot, events: list[Event]
    ) -> SakuraState:
        """Before the gaji takes a card, everyone who could hold its other cards is asked."""
        if card != GAJI or not taken:
            return super().lay(changed(state, way=""), way, card, taken, events)
        way = state.way or way
        if asked := self._may_hold_the_rest(state, taken):
            events.append(Event("aim", state.turn, (card, *taken)))
            about = {"turned": card, "aimed": taken, "way": way, "asked": asked}
            return changed(state, phase="call", **about)
        state = changed(state, used=(state.turn, FLOWER[taken[0]]), way="")
        return super().lay(state, way, card, taken, events)

    def _may_hold_the_rest(self, state: SakuraState, aimed: Spot) -> frozenset[Seat]:
        """Who could call a hiki of the flower the gaji aims at, by what everybody sees."""
        flower = FLOWER[aimed[0]]
        captured = any(FLOWER[card] == flower for pile in state.captures for card in pile)
        unseen = 4 - len(takes(aimed[0], state.field))
        if captured or flower == "rain" or state.options.gaji_vs_hiki == "forbidden":
            return frozenset()
        others = (seat for seat in state.playing if seat != state.turn)
        return frozenset(seat for seat in others if len(state.hands[seat]) >= unseen)

    def pass_(self, state: SakuraState, seat: Seat, move: Move, events: list[Event]) -> SakuraState:
        """Not to call a hiki; once everybody has passed the gaji takes its card."""
        events.append(Event("pass", seat))
        asked = state.asked - {seat}
        if asked:
            return changed(state, asked=asked)
        flower, way, aimed = FLOWER[state.aimed[0]], state.way, state.aimed
        state = _landed(changed(state, used=(state.turn, flower)))
        return super().lay(state, way, GAJI, aimed, events)

    # --- Hiki -----------------------------------------------------------------------------------

    def hikis(self, state: SakuraState, seat: Seat) -> Iterator[Move]:
        """SAK: 場札と手札で同じ花の札が4枚あるときは,手札を持つ人が「引き」という."""
        flowers = [FLOWER[card] for card in state.hands[seat]]
        lies = [FLOWER[spot[0]] for spot in state.field]
        for flower in dict.fromkeys(flowers):
            on_table = lies.count(flower)
            together = flowers.count(flower) + on_table == 4
            if together and (on_table or state.options.hiki_four_in_hand):
                yield HIKI[flower]

    @remembered
    def legal(self, state: SakuraState, seat: Seat) -> tuple[Move, ...]:
        """A hiki may be called out of turn, so a seat has moves for which nobody waits."""
        if state.result is None and state.phase == "play" and seat != state.turn:
            return tuple(self.hikis(state, seat))
        if state.phase == "call":
            return self.answers(state, seat) if seat in state.asked else ()
        return super().legal(state, seat)

    def answers(self, state: SakuraState, seat: Seat) -> tuple[Move, ...]:
        """SAK: ガジで取ろうとしているときに「引き」をいうと,引きが優先されます."""
        flower = FLOWER[state.aimed[0]]
        first = [one for one in self.hikis(state, seat) if FLOWER[one.pieces[0]] == flower]
        return (PASS, *first)

    def plays(self, state: SakuraState, seat: Seat) -> tuple[Move, ...]:
        """Hiki, the cards of the hand, or the stock alone for who has fewer cards than turns."""
        fewer = state.turns[seat] > len(state.hands[seat])
        skip = (TURN,) if fewer else ()
        return (*self.hikis(state, seat), *super().plays(state, seat), *skip)

    def hiki(self, state: SakuraState, seat: Seat, move: Move, events: list[Event]) -> SakuraState:
        """Four of a flower from hand and table; a gaji that aimed at them takes another card."""
        events.append(Event("hiki", seat, move.pieces))
        rest = tuple(card for card in state.hands[seat] if card not in move.pieces)
        hands, field = put(state.hands, seat, rest), without(state.field, move.pieces)
        state = self.capture(changed(state, hands=hands, field=field), seat, move.pieces, events)
        return self._aim_again(state, events) if state.phase == "call" else self._on(state, events)

    def _aim_again(self, state: SakuraState, events: list[Event]) -> SakuraState:
        """The gaji takes another card; where there is none it stays as a rain."""
        state = changed(state, phase="take", aimed=(), asked=frozenset())
        spots = self.stock_takes(state, GAJI)
        if len(spots) > 1:
            return state
        way = state.way
        return self.lay(_landed(state), way, GAJI, spots[0] if spots else (), events)

    def turn_only(
        self, state: SakuraState, seat: Seat, move: Move, events: list[Event]
    ) -> SakuraState:
        """SAK: 後の好きな順番に,手札を出さないで山札をめくります."""
        events.append(Event("skip", seat))
        return self.turn_stock(state, events)

    verbs: Mapping[str, Callable[..., Any]] = {
        **FlowerTable.verbs,
        "hiki": hiki,
        "pass": pass_,
        "turn": turn_only,
    }

    def end_turn(self, state: SakuraState, events: list[Event]) -> SakuraState:
        """To the next turn, or to the end once everybody has had all of theirs."""
        turns = put(state.turns, state.turn, state.turns[state.turn] - 1)
        state = changed(state, turns=turns, turn=state.after(state.turn))
        return self._on(state, events) if any(turns) else self.finish(state, events)

    def _on(self, state: SakuraState, events: list[Event]) -> SakuraState:
        """Whoever has no card left only turns the stock: there is nothing to decide."""
        if state.hands[state.turn]:
            return state
        return self.turn_only(state, state.turn, TURN, events)

    # --- The end --------------------------------------------------------------------------------

    def finish(self, state: SakuraState, events: list[Event]) -> SakuraState:
        """Leftovers to who used the gaji, then the points and the wins."""
        if state.used:
            state = self.leave_to(state, state.used[0], tuple(_left_over(state)), events)
        sides = self.sides(state.options, state.playing)
        piles = tuple(state.captures[side[0]] for side in sides)
        sheet = accounts(
            piles, tuple(self.made(state, p) for p in piles), KINDS, WORTH, credited=False
        )
        best = max(one.total for one in sheet)
        winner = next(
            side
            for seat in _from(state, state.dealer)
            for side, one in zip(sides, sheet, strict=True)
            if seat in side and one.total == best
        )
        total = {side: one.total for side, one in zip(sides, sheet, strict=True)}
        lines = tuple(_lines(state, winner, total))
        deltas = tuple(map(sum, zip(*(line.deltas for line in lines), strict=True)))
        dealer = next(seat for seat in _from(state, state.dealer) if seat in winner)
        if state.options.team_next_dealer == "captain":
            dealer = winner[0]
        carry = self.next_carry(state, dealer, deltas, state.options.hands)
        return changed(state, phase="over", result=Result("win", lines, sheet, carry))

    def seen(self, state: SakuraState) -> dict[str, Any]:
        """What the gaji aims at."""
        return {"aimed": state.aimed}


def _landed(state: SakuraState) -> SakuraState:
    """The gaji is no longer in the air."""
    nobody: frozenset[Seat] = frozenset()
    return changed(state, phase="play", turned=None, aimed=(), way="", asked=nobody)


def _from(state: SakuraState, seat: Seat) -> tuple[Seat, ...]:
    """Those who play, in turn order from a seat on."""
    at = state.playing.index(seat)
    return state.playing[at:] + state.playing[:at]


def _left_over(state: SakuraState) -> Iterator[str]:
    """SAK: ガジを使った結果,合わせる相手がなくなって余る札は,ガジを使った人の取り札になります.

    The odd cards of the flower it took and the odd rains; where cards of the stock stay unseen,
    only a card whose three others are all captured.
    """
    assert state.used is not None
    lies = cards_of(state.field)
    for card in lies:
        of_flower = sum(FLOWER[other] == FLOWER[card] for other in lies)
        known = not state.stock or (of_flower == 1 and not _unseen(state, FLOWER[card]))
        if FLOWER[card] in ("rain", state.used[1]) and known:
            yield card


def _unseen(state: SakuraState, flower: str) -> bool:
    return any(FLOWER[card] == flower for card in state.stock)


def _lines(
    state: SakuraState, winner: tuple[Seat, ...], total: Mapping[tuple[Seat, ...], int]
) -> Iterator[Line]:
    """Each loser pays a win, a second for a big one; or the difference of the points."""
    losers = [side for side in total if side != winner]
    margin = {side: total[winner] - total[side] for side in losers}
    seats, options = len(state.hands), state.options
    if options.stake == "difference":
        yield pay("difference", seats, *_payments(winner, margin))
        return
    if options.margin_to == "secondBest":
        margin = dict.fromkeys(losers, min(margin.values()))
    yield pay("win", seats, *_payments(winner, dict.fromkeys(losers, 1)))
    for bar in (100,) if options.big_win == "100" else (50, 100):
        reached = {side: 1 for side in losers if margin[side] >= bar}
        if reached:
            yield pay(f"win-by-{bar}", seats, *_payments(winner, reached))


def _payments(
    winner: tuple[Seat, ...], points: Mapping[tuple[Seat, ...], int]
) -> Iterator[tuple[Seat, Seat, int]]:
    """Each loser to the winner, in teams to the opposite one."""
    for side, each in points.items():
        for payer, receiver in zip(side, winner, strict=True):
            yield payer, receiver, each
