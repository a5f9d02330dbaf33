"""The tricks: to lead, to beat or to put face down, and what follows without a decision."""

from __future__ import annotations

from functools import lru_cache

from rules.game import Event, Move, Seat
from rules.shared import changed, put
from rules.tiengow.combinations import COST, Tiles, folds, higher, sets, weakest
from rules.tiengow.ending import settled
from rules.tiengow.settlement import SEATS, Trick, bonuses, rewarded
from rules.tiengow.state import Play, TienGowState, Won, best


@lru_cache(16384)
def _move(verb: str, tiles: Tiles) -> Move:
    return Move(verb, tiles)


def plays(state: TienGowState, seat: Seat) -> tuple[Move, ...]:
    """What a seat may do: lead any set; or beat the best one, or put any tiles face down.

    There is no duty to follow or to win.
    """
    hand = state.hands[seat]
    if not state.trick:
        return tuple([_move("lead", tiles) for tiles in sets(hand)])
    led = state.trick[0].tiles
    down = [_move("fold", tiles) for tiles in folds(hand, len(led))]
    if not may_win(state, seat):
        return tuple(down)
    up = [_move("beat", one) for one in higher(hand, best(state.trick), led, state.options)]
    return tuple(up + down)


def cheapest(state: TienGowState, seat: Seat) -> Move:
    """What costs a seat least: the weakest tiles, and in the last trick a win."""
    hand, moves = state.hands[seat], plays(state, seat)
    shown = [move for move in moves if move.verb != "fold"]
    if shown and (not state.trick or len(hand) == len(shown[0].pieces)):
        return min(shown, key=lambda move: COST[move.pieces])
    return _move("fold", weakest(hand, len(state.trick[0].tiles)))


def may_win(state: TienGowState, seat: Seat) -> bool:
    """Whether a follower may win: at a single last tile it takes a stack (結の資格).

    B lets everybody contest the last tile of a player with seven stacks.
    """
    if state.stacks[seat] or len(state.hands[seat]) > 1:
        return True
    return 7 in state.stacks and state.options.eighth_trick == "contested"


def play(state: TienGowState, seat: Seat, move: Move, events: list[Event]) -> TienGowState:
    """A set is led, or tiles beat the best ones face up, or they go face down."""
    return _go_on(_put(state, seat, move.verb, move.pieces, events), events)


def _put(
    state: TienGowState, seat: Seat, verb: str, tiles: Tiles, events: list[Event]
) -> TienGowState:
    """Tiles leave a hand; face down nobody else learns which, not even who wins them."""
    hand = list(state.hands[seat])
    for tile in tiles:
        hand.remove(tile)
    hidden = verb not in ("lead", "beat")
    events.append(Event(verb, seat, tiles, frozenset((seat,)) if hidden else None))
    play = Play(seat, len(tiles), () if hidden else tiles)
    return changed(
        state,
        hands=put(state.hands, seat, tuple(hand)),
        down=put(state.down, seat, state.down[seat] + tiles) if hidden else state.down,
        trick=(*state.trick, play),
        turn=state.after(seat),
    )


def _go_on(state: TienGowState, events: list[Event]) -> TienGowState:
    """All that follows without a decision.

    A last single tile is led by itself, and who has no stack puts it face down: everybody can see
    that there is no choice. All others are asked, whether they can beat or not.
    """
    while state.result is None:
        if len(state.trick) == SEATS:
            state = _finished(state, events)
        elif not state.trick and len(state.hands[state.turn]) == 1:
            state = _put(state, state.turn, "lead", state.hands[state.turn], events)
        elif state.trick and not may_win(state, state.turn):
            state = _put(state, state.turn, "stackless", state.hands[state.turn], events)
        else:
            break
    return state


def _finished(state: TienGowState, events: list[Event]) -> TienGowState:
    """The winner takes a stack for each tile led, and bonuses but in the last trick."""
    won = Won(next(p.seat for p in reversed(state.trick) if p.tiles), state.trick)
    led, winner = state.trick[0], won.winner
    events.append(Event("trick", winner, (str(led.count),)))
    trick = Trick(led.seat, led.tiles, winner, won.best)
    last = not state.hands[winner]
    lines = state.lines
    if not last or state.options.last_trick_bonus:
        shown = (play.seat for play in state.trick if play.tiles)
        earned = tuple(bonuses(trick, shown, state.options))
        events += [Event(one.reason, one.receiver) for one in earned]
        lines += rewarded(earned, state.multiple)
    stacks = tuple(n + led.count * (s == winner) for s, n in enumerate(state.stacks))
    state = changed(
        state,
        trick=(),
        won=(*state.won, won),
        turn=winner,
        stacks=stacks,
        lines=lines,
    )
    return settled(state, trick) if last else state
