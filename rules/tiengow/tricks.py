"""The tricks: leading, beating, folding, and the consequences that leave no decision.

A parameter `deal` is the draft of a state on which a move is carried out.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.frozen import put
from rules.game import Event, Move, Seat
from rules.shared import ALONE
from rules.tiengow.combinations import COST, Tiles, folds, higher, sets, weakest
from rules.tiengow.ending import settled
from rules.tiengow.settlement import SEATS, Trick, bonuses, rewarded
from rules.tiengow.state import TienGowState, Won, best, laid


class Moves(dict[Tiles, Move]):
    """The moves of a verb by their tiles; each move is made only once."""

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def __missing__(self, tiles: Tiles) -> Move:
        move = self[tiles] = Move(self.verb, tiles)
        return move

    def of(self, some: Iterable[Tiles]) -> tuple[Move, ...]:
        """Return the moves for these sets of tiles."""
        return tuple(map(self.__getitem__, some))


LEAD, BEAT, FOLD = Moves("lead"), Moves("beat"), Moves("fold")


def plays(state: TienGowState, seat: Seat) -> tuple[Move, ...]:
    """Return the moves of a seat: to lead any set; or to beat the best one, or to fold any tiles.

    Nobody must follow or win; a seat that may not win only folds.
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
    """Return the move that costs a seat least: the cheapest set to lead, or the weakest tiles to
    fold.

    In the last trick it beats if it can.
    """
    hand, moves = state.hands[seat], plays(state, seat)
    shown = [move for move in moves if move.verb != "fold"]
    if shown and (not state.trick or len(hand) == len(shown[0].pieces)):
        return min(shown, key=lambda move: COST[move.pieces])
    return FOLD[weakest(hand, len(state.trick[0].tiles))]


def may_win(state: TienGowState, seat: Seat) -> bool:
    """Whether a follower may win: for a single last tile it needs a stack (結の資格).

    B lets everybody contest the last tile of a player with seven stacks.
    """
    if state.stacks[seat] or len(state.hands[seat]) > 1:
        return True
    return 7 in state.stacks and state.options.eighth_trick == "contested"


def play(deal: TienGowState, seat: Seat, move: Move, events: list[Event]) -> None:
    """Play a set: as a lead, face up to beat the best tiles, or face down."""
    _put(deal, seat, move.verb, move.pieces, events)
    _go_on(deal, events)


def _put(deal: TienGowState, seat: Seat, verb: str, tiles: Tiles, events: list[Event]) -> None:
    """Move tiles out of a hand; folded ones are secret even from the winner of the trick."""
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
    """Play on until a player has a decision.

    A last single tile is led by itself, and a seat without a stack folds its own: everybody can see
    that there is no choice. All others are asked, even if they cannot beat the best tiles.
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
    """Give the winner a stack for each tile led, and pay the bonuses.

    The last trick pays bonuses only under its house rule.
    """
    plays, led = deal.trick, deal.trick[0]
    winner, tiles = next((play.seat, play.tiles) for play in reversed(plays) if play.tiles)
    events.append(Event("trick", winner, (str(led.count),)))
    trick = Trick(led.seat, led.tiles, winner, tiles)
    last = not deal.hands[winner]
    if not last or deal.options.last_trick_bonus:
        shown = [play.seat for play in plays if play.tiles]
        earned = tuple(bonuses(trick, shown, deal.options))
        events += [Event(bonus.reason, bonus.receiver) for bonus in earned]
        if earned:
            deal.lines += rewarded(earned, deal.multiple)
    deal.trick, deal.won, deal.turn = (), (*deal.won, Won(winner, plays)), winner
    deal.stacks = put(deal.stacks, winner, deal.stacks[winner] + led.count)
    if last:
        settled(deal, trick)
