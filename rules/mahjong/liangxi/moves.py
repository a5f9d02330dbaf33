"""The moves that only Liangxi offers to the seat on turn.

Source: LX is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.game import Move, Seat
from rules.mahjong.liangxi import laying
from rules.mahjong.liangxi.reckoning import waits_pointless
from rules.mahjong.liangxi.score import FED
from rules.mahjong.liangxi.state import LiangxiState
from rules.mahjong.liangxi.xi import kinds, named
from rules.mahjong.tiles import OUTER, Tiles, in_order, without

SET = 3
"""The number of concealed tiles that a claimed set replaces."""


def turn_moves(state: LiangxiState, seat: Seat) -> Iterator[Move]:
    """Yield the moves that lay down or extend a xi, make kongs with wild tiles, show wild tiles, or
    declare ready.
    """
    if seat in state.down:
        return
    yield from xis(state, seat)
    yield from additions(state, seat)
    yield from kongs(state, seat)
    yield from shows(state, seat)
    yield from readies(state, seat)


def xis(state: LiangxiState, seat: Seat) -> Iterator[Move]:
    """Yield the xi a seat can lay down: the dealer before the first draw, others before the second.

    LX: 荘家なら開局から最初の自模の直前までの間に,散家なら…2度目の自模の直前までの間に.
    """
    if state.xi(seat) or state.draws[seat] > (0 if seat == state.dealer else 1):
        return
    for tiles in laying.xis(state.hands[seat], state.wilds, state.options.ones_in_xi):
        yield Move("xi", tiles)


def additions(state: LiangxiState, seat: Seat) -> Iterator[Move]:
    """Yield tiles to add to the xi, and wild tiles to take back out of it."""
    xi, hand = state.xi(seat), state.hands[seat]
    if xi is None:
        return
    about = (xi.tiles, state.wilds, state.options.ones_in_xi)
    if state.wall:
        yield from (Move("add", (tile,)) for tile in laying.additions(hand, *about))
    yield from (Move("swap", pair) for pair in laying.swaps(hand, *about))


def kongs(state: LiangxiState, seat: Seat) -> Iterator[Move]:
    """Yield four of a kind, some of them wild; LX: 混だけの…槓子…は作れません."""
    hand = state.tally(seat)
    if not (hand.wilds and state.wall):
        return
    wilds = [tile for tile in hand.tiles if tile in state.wilds]
    for own in hand.natural.values():
        if len(own) < 4 <= len(own) + len(wilds):
            yield Move("kong", in_order((*own, *wilds[: 4 - len(own)])))


def shows(state: LiangxiState, seat: Seat) -> Iterator[Move]:
    """Yield the equal tiles the dealer can show as private wild tiles before the first discard.

    LX: 荘家は,開局後始めの打牌の前に,1~4枚の同一牌をさらして,自分専用の混にできます.
    """
    first = seat == state.dealer and seat not in state.begun and not state.shown
    if not (first and state.terms and state.terms.exposed):
        return
    hand = state.hands[seat]
    for tile in dict.fromkeys(hand):
        for count in range(1, hand.count(tile) + 1):
            yield Move("expose", (tile,) * count)


def spoils(state: LiangxiState, seat: Seat, own: Tiles, tile: str) -> bool:
    """Whether a claim spoils the hand: a tile of the xi's kind in a meld, or a broken limit.

    LX: 79で8を哭いたら,その手であがると,チョンボです.
    """
    if xi := state.xi(seat):
        same = kinds(named(xi.tiles, state.wilds, state.options.ones_in_xi))
        if any(held in same for held in own if held not in state.wilds):
            return True
    match state.terms.form if state.terms else "":
        case "quandaiyao":
            return OUTER.isdisjoint((*own, tile))
        case "shouba-si":
            return len(state.hands[seat]) - SET < FED
        case _:
            return False


def readies(state: LiangxiState, seat: Seat) -> Iterator[Move]:
    """Yield the discards after which a hand without points waits, to be laid face down.

    LX: 窮和聴牌後,手牌を全部伏せれば(=手を変えない),混での自摸あがりを認める. A hand with a xi has
    a point.
    """
    allowed = state.options.qionghu_wild == "allow_x2" and state.lap is None
    if not allowed or seat in state.dead:
        return
    hand = state.hands[seat]
    for tile in dict.fromkeys(hand):
        if tile not in state.wilds and waits_pointless(state, seat, without(hand, tile)):
            yield Move("ready", (tile,))
