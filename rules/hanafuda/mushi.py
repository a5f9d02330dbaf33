"""Mushi (むし), the Osaka game for two with forty cards and the oni.

Sources: EN and JA are the English and the Japanese description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType

from rules.game import Carry, Chance, Event, Line, Move, Result, RuleError, Seat, Step, pay
from rules.hanafuda.capture import Field, Spot, all_of_a_flower, spread, takes, three_of_a_flower
from rules.hanafuda.cards import FLOWER, in_order, without
from rules.hanafuda.draw import draw_dealer
from rules.hanafuda.view import HanafudaView
from rules.hanafuda.yaku import Account, Combination, accounts, four_of
from rules.options import Options, clashes, option

ONI = "rain.oni"
PACK = without("peony", "clover")
PLAIN_RAINS = ("rain.man", "rain.swallow", "rain.ribbon")
WORTH = MappingProxyType({"bright": 20, "animal": 10, "ribbon": 5, "junk": 1})
PAR = 115
"""Half of the 230 points of the pack: what a player has more than this is paid to them."""

COMBINATIONS = (
    Combination("three", frozenset({"pine.crane", "plum.nightingale", "cherry.curtain"}), 25),
    four_of("wisteria", 10),
    four_of("paulownia", 10),
)


@dataclass(frozen=True)
class MushiOptions(Options):
    """The house rules of Mushi."""

    hands: int = option(
        range(1, 51),
        "Deals in a match",
        "How many deals are played; a deal that is thrown in does not count.",
        "The sources name no length; six or twelve deals are usual.",
    )
    first_dealer: str = option(
        ("lot", "drawHighestPoint", "drawMonthOrder", "fixed"),
        "First dealer",
        "By lot, by drawing the card worth most, by drawing the earliest flower of the old order "
        "(pine, plum, cherry, wisteria, iris, rain, paulownia, grass, chrysanthemum, maple), "
        "or always the first seat.",
        "EN: Elder hand is chosen by lot. JA: 始めの親は好きな方法で決めます。",
    )
    deal_order: str = option(
        ("child-dealer-field", "field-child-dealer-child-dealer-field"),
        "Order of the deal",
        "In packets of four: younger, dealer, table, twice; or table, younger, dealer, younger, "
        "dealer, table.",
        "EN: in the order of younger-elder-table repeated twice, or "
        "table-younger-elder-younger-elder-table.",
    )
    hand_four: str = option(
        ("mayCancel", "off"),
        "Four of a flower in a hand",
        "The holder may show them and have the cards dealt again, or nothing happens.",
        "EN: If there are four cards of the same flower in a hand of one player, he/she may "
        "declare it to cancel the deal. JA: これをさらせば,親を変えないで配り直しです。",
    )
    field_four: str = option(
        ("redeal", "toDealer"),
        "Four of a flower on the table",
        "The cards are dealt again, or the dealer captures the four.",
        "EN: the hand is thrown in … Some play that the elder hand capture four of a kind.",
    )
    field_three_rain: str = option(
        ("redeal", "toDealer", "toOniTaker"),
        "Three plain rains on the table",
        "The cards are dealt again, or the dealer captures the three, or they are set aside for "
        "whoever captures the oni.",
        "EN: or three rain cards but the junk … go to who takes the junk of rain. "
        "JA: 配り直しにするか,親の取り札にするか,始める前に決めます。",
    )
    oni_takes_triple: bool = option(
        (False, True),
        "Oni takes a group",
        "The oni may take three cards of a flower that lie together.",
        "JA: 鬼で3枚組を取れるとする人もいます。",
    )
    last_stock_oni: str = option(
        ("alone", "mayTakeRain"),
        "Oni as the last card",
        "Whoever turns it takes it alone, or takes it with a rain from the table.",
        "EN: one who plays it (younger hand) takes it. Some play that the junk of rain in the "
        "bottom of the stock can capture a rain card on the table.",
    )
    fourth_of_triple_vs_oni: str = option(
        ("oni", "triple"),
        "Fourth of a group while the oni lies there",
        "Turned from the stock it must take the oni, or it takes its group.",
        "EN: it must be captured by a card from the stock even if it matches any other cards.",
    )
    rain_flip_with_oni: str = option(
        ("normal", "stays"),
        "Rain turned while the oni lies there",
        "It takes another rain as usual, or it stays on the table.",
        "JA: 山札が雨なら,鬼と合わないので,場に残します。",
    )
    stranded_oni: str = option(
        ("placer", "rainHolder"),
        "Oni left at the end",
        "It goes to the player who placed it, or to the one who holds the rains.",
        "The sources do not say; it happens about once in five hundred deals.",
    )
    tie_dealer: str = option(
        ("stays", "alternates"),
        "Dealer after 115 to 115",
        "The dealer stays, or the other player deals.",
        "The sources do not say; EN: One who scores more becomes next elder hand.",
    )


@dataclass(frozen=True, slots=True)
class MushiState:
    """One moment of a deal of Mushi; before the cut the whole pack is the stock.

    `turned` is a stock card that waits for a choice, `reserved` the rains set aside for the taker
    of the oni, `placed` the player who left the oni on the table (None: it was dealt there).
    """

    options: MushiOptions
    carry: Carry
    dealer: Seat
    phase: str
    turn: Seat
    hands: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    field: Field = ()
    captures: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    stock: tuple[str, ...] = ()
    turned: str | None = None
    reserved: tuple[str, ...] = ()
    placed: Seat | None = None
    last: tuple[Event, ...] = ()
    result: Result | None = None

    @property
    def to_act(self) -> frozenset[Seat]:
        """The one seat whose turn it is."""
        return frozenset() if self.result else ALONE[self.turn]

    @property
    def lines(self) -> tuple[Line, ...]:
        """Points move only at the end of a deal."""
        return self.result.lines if self.result else ()

    @property
    def pieces(self) -> Iterator[str]:
        """Every card wherever it lies."""
        for cards in (*self.hands, *self.field, *self.captures, self.stock, self.reserved):
            yield from cards
        if self.turned:
            yield self.turned

    @property
    def oni_lies(self) -> bool:
        """Whether the oni is on the table."""
        return (ONI,) in self.field


ALONE = (frozenset({0}), frozenset({1}))
TOUCH = Move("touch")
CUTS = (TOUCH, *(Move("cut", (str(upper),)) for upper in range(5, len(PACK) - 4)))
"""The younger hand touches the pack or names the size of the upper packet."""
KEEP = Move("keep")
REDEAL = Move("redeal")


@cache
def _play(card: str, spot: Spot = ()) -> Move:
    return Move("play", (card, *spot))


@cache
def _take(spot: Spot) -> Move:
    return Move("take", spot)


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
                return (KEEP, REDEAL) if _may_cancel(state, seat) else (KEEP,)
            case "play":
                return _plays(state, seat)
            case _:
                assert state.turned is not None
                return tuple(_take(spot) for spot in _stock_takes(state, state.turned))

    def apply(self, state: MushiState, seat: Seat, move: Move) -> Step:
        """Carry out a legal move and all that follows without a decision."""
        events: list[Event] = []
        match move.verb:
            case "touch" | "cut":
                state = _cut(state, seat, move, events)
            case "keep":
                events.append(Event("keep", seat))
                state = _open_table(state, events)
            case "redeal":
                shown = all_of_a_flower(state.hands[seat])
                four = in_order(c for c in state.hands[seat] if FLOWER[c] in shown)
                events.append(Event("redeal", seat, four))
                state = _throw_in(state, "cancelled", events)
            case "play":
                card, taken = move.pieces[0], move.pieces[1:]
                events.append(Event("play", seat, move.pieces))
                state = _settle(_leave_hand(state, seat, card), card, taken, events)
                state = _turn_stock(state, events)
            case _:
                card = state.turned or ""
                events.append(Event("take", seat, (card, *move.pieces)))
                state = _settle(replace(state, turned=None), card, move.pieces, events)
                state = _pass_turn(state, events)
        told = tuple(events)
        return Step(replace(state, last=told), told)

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


# --- Cut and deal -------------------------------------------------------------------------------


def _cut(state: MushiState, seat: Seat, move: Move, events: list[Event]) -> MushiState:
    """The lower packet goes on top; then the cards are dealt in packets of four."""
    events.append(Event(move.verb, seat, move.pieces))
    upper = int(move.pieces[0]) if move.pieces else 0
    pack = state.stock[upper:] + state.stock[:upper]
    younger, dealer, table = (_packets(pack, place) for place in PLACES[state.options.deal_order])
    hands = (dealer, younger) if state.dealer == 0 else (younger, dealer)
    grouped = [flower for flower in three_of_a_flower(table) if flower != "rain"]
    state = replace(state, hands=hands, field=spread(table, grouped), stock=pack[24:])
    events.append(Event("deal"))
    if _void(state):
        return _throw_in(state, "void", events)
    if state.options.hand_four == "mayCancel":
        return replace(state, phase="keep")
    return _open_table(state, events)


PLACES = {
    "child-dealer-field": ((0, 12), (4, 16), (8, 20)),
    "field-child-dealer-child-dealer-field": ((4, 12), (8, 16), (0, 20)),
}
"""Where the two packets of younger hand, dealer and table begin in the pack."""


def _packets(pack: tuple[str, ...], place: tuple[int, int]) -> tuple[str, ...]:
    first, second = place
    return pack[first : first + 4] + pack[second : second + 4]


def _void(state: MushiState) -> bool:
    """Whether the table cards alone make the deal void: no holder of four is asked then."""
    four = all_of_a_flower(_cards(state.field))
    return (state.options.field_four == "redeal" and bool(four)) or (
        state.options.field_three_rain == "redeal" and _three_rains(state.field)
    )


def _three_rains(field: Field) -> bool:
    """EN: "three rain cards but the junk"; with the oni beside them they are four of a flower."""
    rains = [card for card in _cards(field) if FLOWER[card] == "rain"]
    return len(rains) == 3 and ONI not in rains


def _cards(field: Field) -> tuple[str, ...]:
    return tuple(card for spot in field for card in spot)


def _open_table(state: MushiState, events: list[Event]) -> MushiState:
    """Clear what the house rules take off the table at once; then the dealer plays first."""
    away = dict.fromkeys(all_of_a_flower(_cards(state.field)), "dealer")
    if _three_rains(state.field):
        away["rain"] = "oni" if state.options.field_three_rain == "toOniTaker" else "dealer"
    for flower, owner in away.items():
        cards = in_order(card for card in _cards(state.field) if FLOWER[card] == flower)
        field = tuple(spot for spot in state.field if FLOWER[spot[0]] != flower)
        state = replace(state, field=field)
        if owner == "dealer":
            events.append(Event("dealer-takes", state.dealer, cards))
            state = _capture(state, state.dealer, cards)
        else:
            events.append(Event("reserve", None, cards))
            state = replace(state, reserved=cards)
    return replace(state, phase="play", turn=state.dealer)


def _may_cancel(state: MushiState, seat: Seat) -> bool:
    """Four of a flower may be shown before the holder's first card.

    The younger hand is asked every time and the dealer with the first turn, so that being asked
    tells nobody anything.
    """
    return (
        state.options.hand_four == "mayCancel"
        and len(state.hands[seat]) == 8
        and (state.phase == "keep" or seat == state.dealer)
        and bool(all_of_a_flower(state.hands[seat]))
    )


def _throw_in(state: MushiState, ending: str, events: list[Event]) -> MushiState:
    """No points; the same dealer deals again and the deal does not count."""
    events.append(Event("void", None, _cards(state.field) if ending == "void" else ()))
    carry = replace(state.carry, dealer=state.dealer)
    return replace(state, phase="over", result=Result(ending, (), None, carry))


# --- The turn -----------------------------------------------------------------------------------


def _plays(state: MushiState, seat: Seat) -> tuple[Move, ...]:
    moves: list[Move] = []
    for card in state.hands[seat]:
        spots = _oni_takes(state) if card == ONI else takes_by_hand(card, state.field)
        moves.extend([_play(card, spot) for spot in spots] or [_play(card)])
    if _may_cancel(state, seat):
        moves.append(REDEAL)
    return tuple(moves)


def takes_by_hand(card: str, field: Field) -> tuple[Spot, ...]:
    """EN: the oni on the table "cannot be captured by any cards in hand"."""
    return tuple([spot for spot in takes(card, field) if spot[0] != ONI])


def _oni_takes(state: MushiState) -> tuple[Spot, ...]:
    """JA: 鬼札で,雨と3枚組以外の何でも取れます; the variation lets it take a group."""
    size = 3 if state.options.oni_takes_triple else 1
    return tuple(s for s in state.field if len(s) <= size and FLOWER[s[0]] != "rain")


def _stock_takes(state: MushiState, card: str) -> tuple[Spot, ...]:
    """The spots a card turned from the stock may take; the empty spot: it is taken by itself."""
    options = state.options
    if card == ONI:
        return _last_oni_takes(state) if not state.stock else _oni_takes(state)
    if state.oni_lies and FLOWER[card] != "rain":
        spots = takes_by_hand(card, state.field)
        if options.fourth_of_triple_vs_oni == "triple" and spots and len(spots[0]) == 3:
            return spots
        return ((ONI,),)
    if state.oni_lies and options.rain_flip_with_oni == "stays":
        return ()
    return takes_by_hand(card, state.field)


def _last_oni_takes(state: MushiState) -> tuple[Spot, ...]:
    """JA: 最後の山札が鬼なら,めくった人が鬼1枚だけを取ります; the variation adds a rain."""
    rains = takes_by_hand(ONI, state.field)
    if state.options.last_stock_oni == "mayTakeRain" and rains:
        return rains
    return ((),)


def _leave_hand(state: MushiState, seat: Seat, card: str) -> MushiState:
    rest = tuple([other for other in state.hands[seat] if other != card])
    hands = (rest, state.hands[1]) if seat == 0 else (state.hands[0], rest)
    return replace(state, hands=hands)


def _turn_stock(state: MushiState, events: list[Event]) -> MushiState:
    """Turn the top stock card; it waits as `turned` only where there is a choice."""
    card = state.stock[0]
    state = replace(state, stock=state.stock[1:])
    spots = _stock_takes(state, card)
    if len(spots) > 1:
        events.append(Event("choose", state.turn, (card,)))
        return replace(state, phase="take", turned=card)
    if spots == ((),):
        events.append(Event("alone", state.turn, (card,)))
        return _pass_turn(_capture(state, state.turn, (card,)), events)
    taken = spots[0] if spots else ()
    events.append(Event("turn", state.turn, (card, *taken)))
    return _pass_turn(_settle(state, card, taken, events), events)


def _settle(
    state: MushiState, card: str, taken: tuple[str, ...], events: list[Event]
) -> MushiState:
    """A card comes to rest: captured with what it takes, or among the table cards."""
    if not taken:
        placed = state.turn if card == ONI else state.placed
        return replace(state, field=(*state.field, (card,)), placed=placed)
    field = tuple([spot for spot in state.field if spot[0] not in taken])
    return _capture(replace(state, field=field), state.turn, (card, *taken), events)


def _capture(
    state: MushiState, seat: Seat, cards: tuple[str, ...], events: list[Event] | None = None
) -> MushiState:
    """Add cards to a pile; the oni brings the rains that were set aside for its taker."""
    if ONI in cards and state.reserved:
        cards += state.reserved
        if events is not None:
            events.append(Event("brings", seat, state.reserved))
        state = replace(state, reserved=())
    pile = state.captures[seat] + cards
    piles = (pile, state.captures[1]) if seat == 0 else (state.captures[0], pile)
    return replace(state, captures=piles)


def _pass_turn(state: MushiState, events: list[Event]) -> MushiState:
    state = replace(state, phase="play", turn=1 - state.turn)
    return state if any(state.hands) else _end(state, events)


# --- The end ------------------------------------------------------------------------------------


def _end(state: MushiState, events: list[Event]) -> MushiState:
    state = _share_leftovers(state, events)
    sheet = accounts(state.captures, WORTH, COMBINATIONS)
    lines = _lines(state, sheet)
    ahead = sheet[0].total - sheet[1].total
    winner = None if ahead == 0 else 0 if ahead > 0 else 1
    result = Result(
        "tie" if winner is None else "win", lines, sheet, _next_carry(state, lines, winner)
    )
    return replace(state, phase="over", result=result)


def _share_leftovers(state: MushiState, events: list[Event]) -> MushiState:
    """Give every table card an owner.

    EN: "One who takes the other two rain cards takes the remaining rain card and the other is taken
    by who used the junk of rain." An oni stranded on the table goes first; rains that nobody
    captured a part of stay unowned.
    """
    rain_holder = _holder(state, *PLAIN_RAINS)
    if state.oni_lies:
        by_rain = state.options.stranded_oni == "rainHolder" or state.placed is None
        state = _leave_to(state, rain_holder if by_rain else state.placed, {ONI}, events)
    rains = set(_cards(state.field)) & set(PLAIN_RAINS)
    state = _leave_to(state, rain_holder, rains, events)
    others = {card for card in _cards(state.field) if FLOWER[card] != "rain"}
    return _leave_to(state, _holder(state, ONI), others, events)


def _holder(state: MushiState, *cards: str) -> Seat | None:
    """Who captured any of the cards."""
    for seat in (0, 1):
        if any(card in state.captures[seat] for card in cards):
            return seat
    return None


def _leave_to(
    state: MushiState, seat: Seat | None, cards: set[str], events: list[Event]
) -> MushiState:
    if seat is None or not cards:
        return state
    events.append(Event("leftover", seat, in_order(cards)))
    field = tuple(spot for spot in state.field if spot[0] not in cards)
    return _capture(replace(state, field=field), seat, in_order(cards), events)


def _lines(state: MushiState, sheet: tuple[Account, ...]) -> tuple[Line, ...]:
    """Each combination is paid; the cards pay what one player has above 115.

    Combination points are received "in captured cards" (EN): they move from total to total, so the
    payment is total - 115. Should rains have stayed unowned the winner still receives only what
    exceeds 115.
    """
    lines = []
    for seat in (0, 1):
        for name, points in sheet[seat].gained:
            cards = next(in_order(one.cards) for one in COMBINATIONS if one.name == name)
            lines.append(pay(name, 2, (1 - seat, seat, points), detail=cards))
    winner = 0 if sheet[0].total >= sheet[1].total else 1
    payment = max(sheet[winner].total - PAR, 0)
    rest = payment - sum(line.deltas[winner] for line in lines)
    return (pay("cards", 2, (1 - winner, winner, rest)), *lines)


def _next_carry(state: MushiState, lines: tuple[Line, ...], winner: Seat | None) -> Carry | None:
    if state.carry.number >= state.options.hands:
        return None
    dealer = state.dealer if winner is None else winner
    if winner is None and state.options.tie_dealer == "alternates":
        dealer = 1 - state.dealer
    scores = tuple(
        score + sum(line.deltas[seat] for line in lines)
        for seat, score in enumerate(state.carry.scores)
    )
    return Carry(state.carry.number + 1, dealer, scores)
