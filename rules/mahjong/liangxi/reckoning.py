"""The scoring of a hand at the table, with liability and stakes.

Source: LX is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from rules.frozen import changed, put
from rules.game import Line, RuleError, Seat, pay
from rules.mahjong.claims import OF_OTHERS
from rules.mahjong.liangxi import shape
from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.limits import stake
from rules.mahjong.liangxi.names import QIONGHU
from rules.mahjong.liangxi.score import FED, score
from rules.mahjong.liangxi.shape import EGG_AND_HEN
from rules.mahjong.liangxi.special import near_pattern
from rules.mahjong.liangxi.state import LiangxiCarry, LiangxiState
from rules.mahjong.shapes import away, complete, counted, waits
from rules.mahjong.state import SEATS
from rules.mahjong.tiles import KINDS, WINDS, Tiles, in_order, without
from rules.mahjong.win import Win


def hand_of(state: LiangxiState, seat: Seat, tile: str | None, source: str) -> Hand:
    """Return a seat's hand for scoring; the giver of the tile is assumed to be ready."""
    of_other, xi = source in OF_OTHERS, state.xi(seat)
    concealed = state.hands[seat]
    if tile and not of_other:
        concealed = without(concealed, tile)
    return Hand(
        seat=seat,
        dealer=state.dealer,
        concealed=concealed,
        melds=tuple(meld for meld in state.melds[seat] if not meld.is_xi),
        tile=tile,
        source=_source(state, seat, source),
        giver=state.turn if of_other else None,
        xi=xi.tiles if xi else (),
        xi_added=xi.added if xi else (),
        wilds=frozenset(state.wilds),
        exposed=state.shown if seat == state.dealer else (),
        winds=winds(state, seat),
        from_xi=sum(meld.from_xi for meld in state.melds[seat]),
        last=source == "self_draw" and state.left == 0,
        dihu=_is_dihu(state, seat, source),
        face_down=seat in state.down,
        liable=liable(state),
        terms=state.terms,
    )


def _source(state: LiangxiState, seat: Seat, source: str) -> str:
    """Return the source of the winning tile: `dealt` for a hand that wins as dealt (天和)."""
    first = seat == state.dealer and not state.draws[seat] and seat not in state.begun
    return "dealt" if first and source == "self_draw" else source


def winds(state: LiangxiState, seat: Seat) -> Tiles:
    """Return the wind of a seat, and that of the circle."""
    both = WINDS[(seat - state.dealer) % SEATS], WINDS[state.circle % SEATS]
    return tuple(dict.fromkeys(both))


def _is_dihu(state: LiangxiState, seat: Seat, source: str) -> bool:
    """Whether a win on this tile is an earthly win (地和).

    LX: 子が,荘家の第1捨て牌か,自分の最初の自模で上がった場合です.
    """
    if seat == state.dealer:
        return False
    claimed = any(meld.is_open for melds in state.melds for meld in melds)
    if claimed and not state.options.dihu_after_claims:
        return False
    if source == "discard":
        return len(state.river) == 1 and not claimed and state.turn == state.dealer
    return source == "self_draw" and state.draws[seat] == 1


def looks_whole(state: LiangxiState, seat: Seat, tile: str | None) -> bool:
    """Whether the counts of a hand's tiles allow a win, with one more tile if given.

    Where the terms ask for a small flower, one set fewer is enough.
    """
    counts, wilds = state.tally(seat).plus(tile)
    wilds += len(state.shown) if seat == state.dealer else 0
    form, flowers = (state.terms.form, state.terms.flowers) if state.terms else ("", ())
    if form == "xiaoji":
        return sum(counts) + wilds == len(EGG_AND_HEN)
    if flowers:
        return away(counts, wilds, (sum(counts) + wilds) // 3 - 1, dragons=True) == 0
    return complete(counts, wilds, dragons=True) or (
        not state.melds[seat] and near_pattern(counts, wilds)
    )


# --- Waiting hands ------------------------------------------------------------------------------


def waiting(state: LiangxiState, seat: Seat) -> bool:
    """Whether a hand is ready (聴牌): the draw of some tile would win."""
    if seat in state.dead:
        return False
    for tile in KINDS:
        hands = put(state.hands, seat, in_order((*state.hands[seat], tile)))
        if _worth(changed(state, hands=hands), seat, tile, "self_draw"):
            return True
    return False


def waits_pointless(state: LiangxiState, seat: Seat, rest: Tiles) -> bool:
    """Whether these tiles wait for a tile that completes a hand without points (窮和)."""
    if not set(rest).isdisjoint(state.wilds):
        return False
    for tile in waits(counted(rest), 0, dragons=True):
        after = changed(state, hands=put(state.hands, seat, rest))
        win = None if tile in state.wilds else _worth(after, seat, tile, "discard")
        if win and pointless(win):
            return True
    return False


def waits_for(state: LiangxiState, seat: Seat, tiles: Tiles) -> Tiles:
    """Return the kinds of which one more completes these tiles, at any worth."""
    hand = replace(hand_of(state, seat, None, "self_draw"), concealed=tiles)
    return shape.waits(hand, state.options)


def pointless(win: Win) -> bool:
    """Whether a win is 窮和, even if the dealer has named its points."""
    return any(element.name in QIONGHU for element in (*win.elements, *win.left_out))


def _worth(state: LiangxiState, seat: Seat, tile: str | None, source: str) -> Win | None:
    try:
        return score(hand_of(state, seat, tile, source), state.options)
    except RuleError:
        return None


def judged(
    state: LiangxiState, seat: Seat, tile: str | None, source: str, *, ready: bool = True
) -> Win:
    """Return the worth of a win together with the stakes; RuleError where the tiles may not win.

    `ready` tells whether the giver of the tile waited too, which only that seat knows.
    """
    hand = replace(hand_of(state, seat, tile, source), ready=ready)
    win = score(hand, state.options)
    return replace(win, lines=(*win.lines, *_pot(state, seat)))


def settled(state: LiangxiState, seat: Seat, tile: str | None, source: str) -> Win | None:
    """Return the worth of a win as it is paid; None if the tiles may not win.

    It may depend on whether the giver waited, so this looks at the giver's hand.
    """
    fed = source == "discard" and hand_of(state, seat, tile, source).held == FED
    ready = not fed or waiting(state, state.turn)
    try:
        return judged(state, seat, tile, source, ready=ready)
    except RuleError:
        return None


# --- Liability and stakes -----------------------------------------------------------------------


def liable(state: LiangxiState) -> Seat | None:
    """Return the seat that pays for all after a false win, as far as the house rule says so, or
    None.
    """
    carried = cast(LiangxiCarry, state.carry).liable
    now = state.liable if state.options.chombo_scope != "next" else None
    return carried if carried is not None else now


def laid_down(state: LiangxiState) -> tuple[int, ...]:
    """Return the points each seat has staked for limited hands, this deal's included."""
    pot = cast(LiangxiCarry, state.carry).pot
    points = stake(state.terms, state.options.stick)
    return put(pot, state.dealer, pot[state.dealer] + points)


def _pot(state: LiangxiState, seat: Seat) -> Iterator[Line]:
    """Yield the line that gives the stakes for limited hands to the winner."""
    payments = [(payer, seat, points) for payer, points in enumerate(laid_down(state)) if points]
    if any(payer != seat for payer, _, _ in payments):
        yield pay("deposit", SEATS, *payments)


def left_over(state: LiangxiState, winner: Seat | None, after: LiangxiCarry) -> LiangxiCarry:
    """Return the next carry `after` with its stakes and liability.

    Stakes stay until somebody wins, liability as long as the house rule says.
    """
    carried, now = cast(LiangxiCarry, state.carry).liable, state.liable
    match state.options.chombo_scope:
        case "same":
            owing = None
        case "next":
            owing = now
        case _:
            owing = now if winner is None or carried is not None else None
    if winner is not None:
        return replace(after, pot=(0,) * SEATS, liable=owing)
    return replace(after, pot=laid_down(state), liable=carried if owing is None else owing)
