"""The tricks: to lead, to beat or to put face down, and what follows without a decision.

What is called `deal` here is the draft of a state on which a move is carried out.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.game import Event, Move, Seat
from rules.shared import ALONE, put
from rules.tiengow.combinations import COST, Tiles, folds, higher, sets, weakest
from rules.tiengow.ending import settled
from rules.tiengow.settlement import SEATS, Trick, bonuses, rewarded
from rules.tiengow.state import TienGowState, Won, best, laid


class Moves(dict[Tiles, Move]):
    """The moves of a verb by their tiles; each is made once."""

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def __missing__(self, tiles: Tiles) -> Move:
        move = self[tiles] = Move(self.verb, tiles)
        return move

    def of(self, some: Iterable[Tiles]) -> tuple[Move, ...]:
        """The move of each of some tiles."""
        return tuple(map(self.__getitem__, some))


LEAD, BEAT, FOLD = Moves("lead"), Moves("beat"), Moves("fold")


def plays(state: TienGowState, seat: Seat) -> tuple[Move, ...]:
    """What a seat may do: lead any set; or beat the best one, or put any tiles face down.

    There is no duty to follow or to win.
    """
    hand = state.hands[seat]
    if not state.trick:
        return LEAD.of(sets(hand))
    led = state.trick[0].tiles
    down = FOLD.of(folds(hand, len(led)))
    if not may_win(state, seat):
        return down
    return BEAT.of(higher(hand, best(state.trick), led, state.options)) + down


def cheapest(state: TienGowState, seat: Seat) -> Move:
    """What costs a seat least: the weakest tiles, and in the last trick a win."""
    hand, moves = state.hands[seat], plays(state, seat)
    shown = [move for move in moves if move.verb != "fold"]
    if shown and (not state.trick or len(hand) == len(shown[0].pieces)):
        return min(shown, key=lambda move: COST[move.pieces])
    return FOLD[weakest(hand, len(state.trick[0].tiles))]


def may_win(state: TienGowState, seat: Seat) -> bool:
    """Whether a follower may win: at a single last tile it takes a stack (結の資格).

    B lets everybody contest the last tile of a player with seven stacks.
    """
    if state.stacks[seat] or len(state.hands[seat]) > 1:
        return True
    return 7 in state.stacks and state.options.eighth_trick == "contested"


def play(deal: TienGowState, seat: Seat, move: Move, events: list[Event]) -> None:
    """A set is led, or tiles beat the best ones face up, or they go face down."""
    _put(deal, seat, move.verb, move.pieces, events)
    _go_on(deal, events)


def _put(deal: TienGowState, seat: Seat, verb: str, tiles: Tiles, events: list[Event]) -> None:
    """Tiles leave a hand; face down nobody else learns which, not even who wins them."""
    hand = [*deal.hands[seat]]
    for tile in tiles:
        hand.remove(tile)
    deal.hands = put(deal.hands, seat, tuple(hand))
    if verb in ("lead", "beat"):
        events.append(Event(verb, seat, tiles))
        deal.trick = (*deal.trick, laid(seat, len(tiles), tiles))
    else:
        events.append(Event(verb, seat, tiles, ALONE[seat]))
        deal.trick = (*deal.trick, laid(seat, len(tiles)))
        deal.down = put(deal.down, seat, deal.down[seat] + tiles)
    deal.turn = deal.after(seat)


def _go_on(deal: TienGowState, events: list[Event]) -> None:
    """All that follows without a decision.

    A last single tile is led by itself, and who has no stack puts it face down: everybody can see
    that there is no choice. All others are asked, whether they can beat or not.
    """
    while deal.result is None:
        hand = deal.hands[deal.turn]
        if len(deal.trick) == SEATS:
            _finish(deal, events)
        elif not deal.trick and len(hand) == 1:
            _put(deal, deal.turn, "lead", hand, events)
        elif deal.trick and not may_win(deal, deal.turn):
            _put(deal, deal.turn, "stackless", hand, events)
        else:
            break


def _finish(deal: TienGowState, events: list[Event]) -> None:
    """The winner takes a stack for each tile led, and bonuses but in the last trick."""
    plays, led = deal.trick, deal.trick[0]
    winner, tiles = next((play.seat, play.tiles) for play in reversed(plays) if play.tiles)
    events.append(Event("trick", winner, (str(led.count),)))
    trick = Trick(led.seat, led.tiles, winner, tiles)
    last = not deal.hands[winner]
    if not last or deal.options.last_trick_bonus:
        shown = [play.seat for play in plays if play.tiles]
        earned = tuple(bonuses(trick, shown, deal.options))
        events += [Event(one.reason, one.receiver) for one in earned]
        if earned:
            deal.lines += rewarded(earned, deal.multiple)
    deal.trick, deal.won, deal.turn = (), (*deal.won, Won(winner, plays)), winner
    deal.stacks = put(deal.stacks, winner, deal.stacks[winner] + led.count)
    if last:
        settled(deal, trick)
