"""Whether a hand of Liangxi wins, its worth in its best reading, and who pays for it.

Source: LX is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from rules.game import Line, RuleError, Seat, pay
from rules.mahjong.liangxi.hand import DEALT, Hand, check
from rules.mahjong.liangxi.names import LIMIT, NAMES, QIONGHU, WAYS, named
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.read import read
from rules.mahjong.liangxi.restrictions import COLOURS, meets
from rules.mahjong.liangxi.shape import Shape, shapes
from rules.mahjong.liangxi.small import of_the_shape
from rules.mahjong.liangxi.worth import Given, Worth, left, promises, worth
from rules.mahjong.shapes import counted, waits
from rules.mahjong.state import SEATS, others
from rules.mahjong.tiles import DRAGONS, WINDS
from rules.mahjong.ways import DISCARD, DRAWN, DRAWS, GIVEN, NONE, ROB_KONG, Way
from rules.mahjong.win import Element, Win

SMALL, LIMITED = "small", "limited"
"""The names of a win without a big hand, and of one whose points the dealer named."""
ENDINGS = (*(name.name for name in NAMES), *(way[0] for way in WAYS), *QIONGHU, SMALL, LIMITED)
"""The names of all wins."""
WINS = (
    Way("discard", (DISCARD,), GIVEN),
    Way("robbed", (ROB_KONG,), GIVEN),
    Way("zimo", (*DRAWS, "xi_replacement"), DRAWN),
    Way("tianhu", (DEALT,), NONE, dealers=True, opening=True),
)
"""The ways to win: on a discard, by robbing, by self-draw, and with the dealt hand.

LX: 振り込み…搶槓…自模…天和. The name and worth of a hand follow from its tiles.
"""
FED = 4
"""The size of a concealed hand whose feeder pays for all.

LX: 手牌が4枚しかない人に振ったとき(聴牌しているときを除く)は…1人で払います.
"""
Times = tuple[str, int]
"""A reason to multiply the points, and the factor."""


def score(hand: Hand, house: LiangxiOptions) -> Win:
    """Return the best worth of a hand; RuleError with the reason where it may not win."""
    check(hand, house)
    found, times = _face_down(hand, house), 2
    if found is None:
        found, times = _best(hand, house), 1
    won, shape = found
    points, fives = won.total, _fives(hand)
    if hand.terms and hand.terms.points:
        points = hand.terms.points
        out = (*left(won.elements, LIMITED), *won.left_out)
        won = Worth((Element(LIMITED, points),), out, points, big=True)
    elif points < (least := 1 if hand.terms and hand.terms.flowers else house.min_points):
        text = f"This hand has too few points: {points}, and at least {least} are needed."
        raise RuleError(text, "below-minimum", points=str(points), least=str(least))
    more = [("qionghu-wild", times), ("five-dots", 2**fives)]
    lines = payment(hand, points, tuple([factor for factor in more if factor[1] > 1]))
    name = won.elements[0].name if won.big else SMALL
    reading = read(hand, shape)
    return Win(name, won.elements, lines, times * 2**fives, (), won.left_out, reading)


def _fives(hand: Hand) -> int:
    """Return how many times 5 Dots double the points: once each, under terms that say so.

    LX: 5筒があれば点を倍にする(2枚あれば4倍).
    """
    if not (hand.terms and hand.terms.five_dots):
        return 0
    return (*hand.natural, *(tile for meld in hand.melds for tile in meld.tiles)).count("5p")


# --- The best reading ---------------------------------------------------------------------------


Found = tuple[Worth, Shape]
"""The worth of a hand, and its reading."""


def _best(hand: Hand, house: LiangxiOptions) -> Found:
    """Return the worth of the best reading; RuleError where there is none, or none within the
    terms.
    """
    given = Given.of(hand, house)
    promised = promises(hand, house, given)
    if not promised:
        raise RuleError("These tiles do not make up sets and a pair.", "not-complete")
    top, best = (-1, 0), None
    for points, place, name, shape_of in promised:
        if (points, place) < top:
            break
        shape = shape_of()
        if meets(hand, shape):
            found = worth(hand, shape, house, given, name)
            if (found.total, place) > top:
                top, best = (found.total, place), (found, shape)
    if best is None:
        raise _not_within(hand)
    pointless = _qionghu(hand, house) if best[0].total <= 1 else None
    if hand.terms and hand.terms.form in COLOURS:
        colours = COLOURS[hand.terms.form]
        if pointless is None or pointless[0].elements[0].name not in colours:
            raise _not_within(hand)
    return pointless or best


def _not_within(hand: Hand) -> RuleError:
    form = hand.terms.form if hand.terms else ""
    text = "This hand cannot win: it does not meet the dealer’s limit."
    return RuleError(text, "not-within", form=form)


# --- A hand without a point ---------------------------------------------------------------------


def _qionghu(hand: Hand, house: LiangxiOptions) -> Found | None:
    """Return the worth of 窮和 and its reading if no reading has a point; otherwise None.

    LX: 点のない手です.
    """
    two_suits = house.two_suit_qionghu or hand.terms is not None
    waived = {"quemen"} if two_suits else set[str]()
    given, read_as, out = Given.of(hand, house), None, list[Element]()
    if given.ways or given.small:
        return None
    for shape in shapes(hand, house):
        if not meets(hand, shape):
            continue
        small = list(of_the_shape(hand, shape, house))
        if any(named(shape, house)) or any(element.name not in waived for element in small):
            return None
        read_as, out = shape, small
    if read_as is None:
        return None
    colour = _colour(read_as)
    return Worth((Element(colour, LIMIT),), left(out, colour), LIMIT, big=True), read_as


def _colour(shape: Shape) -> str:
    """Return the name of a pointless hand, by its suits, winds and dragons.

    LX: 数牌3種と四風牌,三元牌のいずれか; 数牌3種; 字牌のない手; 数牌2種.
    """
    if len(shape.suits) < 3:
        return "erse-qionghu"
    sorts = [not frozenset(shape.tiles).isdisjoint(sort) for sort in (WINDS, DRAGONS)]
    return ("qing-sanse-qionghu", "sise-qionghu", "sanse-qionghu")[sum(sorts)]


def _face_down(hand: Hand, house: LiangxiOptions) -> Found | None:
    """Return the worth of a pointless hand, laid face down, that draws a wild tile; otherwise None.

    LX: 混での自摸あがりを認めるだけでなく,混を自模ったら点数を2倍(=80点)にする.
    """
    allowed = house.qionghu_wild == "allow_x2" and hand.face_down
    if not allowed or not hand.drawn or len(hand.every_wild) != 1 or hand.tile not in hand.wilds:
        return None
    for face in waits(counted(hand.concealed), 0, dragons=True):
        completed = replace(hand, tile=face, source="discard", wilds=frozenset(), last=False)
        if face not in hand.wilds and (found := _qionghu(completed, house)):
            colours = COLOURS.get(hand.terms.form, QIONGHU) if hand.terms else QIONGHU
            return found if found[0].elements[0].name in colours else None
    return None


# --- Payment ------------------------------------------------------------------------------------


def liable(hand: Hand) -> Seat | None:
    """Return the seat that pays for all (包); None without one.

    It declared a false win, or it fed a hand of four without waiting itself.
    """
    if hand.liable is not None:
        return hand.liable
    fed = hand.source == "discard" and hand.held == FED and not hand.ready
    return hand.giver if fed else None


def payment(hand: Hand, points: int, times: tuple[Times, ...] = ()) -> tuple[Line, ...]:
    """Return the payments for a hand of these points, which are multiplied by the factors."""
    return _payments(hand.seat, hand.dealer, liable(hand), points, times)


@lru_cache(1 << 10)
def _payments(
    winner: Seat, dealer: Seat, who: Seat | None, points: int, times: tuple[Times, ...]
) -> tuple[Line, ...]:
    """Return a payment of the points by every other seat; the dealer pays and receives double.

    The seat `who` is liable and gives the others their shares back (None: nobody). LX:
    荘家は倍払い倍取りです.三人払いで荘倍があるので…振り込みと自模に,点数授受の違いがありません.
    """
    payers, detail = others(winner), (str(points),)
    lines = [pay("points", SEATS, *((seat, winner, points) for seat in payers), detail=detail)]
    for reason, factor in times:
        more = ((seat, winner, points * (factor - 1)) for seat in payers)
        lines.append(pay(reason, SEATS, *more, detail=(f"×{factor}",)))
        points *= factor
    doubled = [seat for seat in payers if dealer in (seat, winner)]
    double = ((seat, winner, points) for seat in doubled)
    lines.append(pay("dealer", SEATS, *double, detail=("×2",)))
    if who is not None and who != winner:
        shares = {seat: points * (2 if seat in doubled else 1) for seat in payers if seat != who}
        lines.append(pay("liable", SEATS, *((who, seat, share) for seat, share in shares.items())))
    return tuple(lines)
