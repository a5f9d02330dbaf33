"""Payments of Koi-Koi: every combination, what doubles it, and a deal that nobody wins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rules.hanafuda.cards import of_class
from rules.hanafuda.koikoi_options import KoiKoiOptions
from tests.bot.truths.captured import NEXT, WINNER_DEALS, made
from tests.bot.truths.fact import Fact, Phrase, Row, Truth, said
from tests.playing import TABLES, tried
from tests.rare import ENDINGS, FIELDS
from tests.rules.positions import PINES, cards, ended, move, position

BRIGHTS = "pine.crane cherry.curtain grass.moon paulownia.phoenix"
RED = "pine.ribbon plum.ribbon cherry.ribbon"
BLUE = "peony.ribbon chrys.ribbon maple.ribbon"
PILES = (
    f"{BRIGHTS} rain.man",
    BRIGHTS,
    f"{BRIGHTS[10:]} rain.man",
    BRIGHTS[10:],
    "cherry.curtain chrys.cup",
    "grass.moon chrys.cup",
    "clover.boar maple.deer peony.butterfly",
    RED,
    BLUE,
    f"{RED} {BLUE}",
    PINES,
)
PLAYED = "maple.j1 maple.j2"
"""The two cards that the winner takes last."""


def _koikoi(options: KoiKoiOptions) -> Iterator[Fact]:
    """Yield the points of each combination, what doubles them, and who deals next."""
    for pile in PILES:
        for name, points in _gained(pile, options).items():
            if name not in COUNTED and not name.startswith("doubled"):
                yield made(name, points)
    for kind, name in (("animal", "animals"), ("ribbon", "ribbons"), ("junk", "junk")):
        yield _number_of(kind, name, options)
    yield from _beside(options)
    yield from _doublings(options)
    yield from _called(options)
    yield from _without(options)


def _gained(pile: str, options: KoiKoiOptions, *calls: int) -> dict[str, int]:
    """Return what seat 0 gains when it stops with these cards, by reason; empty if it cannot
    stop.
    """
    before = position(
        options,
        hand="maple.j1 clover.j1",
        field="maple.j2",
        stock="wisteria.j1 iris.j1",
        piles=(cards(pile), ()),
        calls=calls or (0, 0),
        dealer=1,
    )
    after = move(before, f"play {PLAYED}")
    if not after.result and after.phase != "koikoi":
        return {}
    result = after.result or ended(move(after, "stop"))
    assert result.carry
    assert result.carry.dealer == 0
    return {line.reason: line.deltas[0] for line in result.lines}


def _number_of(kind: str, name: str, options: KoiKoiOptions) -> Row:
    """Return the row of a combination that counts cards: one point for the least number, one more
    for each further card.
    """
    aside = (*cards(PLAYED), "clover.j1", "clover.boar", "cherry.ribbon", "chrys.ribbon")
    every = [card for card in of_class(kind) if card not in aside]
    beside = 2 if kind == "junk" else 0
    paid = {}
    for count in range(3, 13):
        pile = sorted(every)[: count - beside]
        paid[count] = _gained(" ".join(pile), options).get(name, 0)
    least = min(count for count, points in paid.items() if points)
    values = (("points", paid[least]), ("count", least))
    assert paid[least + 1] == paid[least] + 1 or least + 1 - beside > len(every)
    return Row("combinations", "guide-counted", values=values, named=f"combination-{name}")


def _beside(options: KoiKoiOptions) -> Iterator[Fact]:
    """Yield whether further cards add points to a set, whether it counts beside the combination of
    its class, and what loses the viewings.
    """
    more = _gained(f"{RED} iris.ribbon rain.ribbon", options)
    if more["akatan"] == _gained(RED, options)["akatan"] + 2:
        yield Phrase("combinations", "further")
    if "ribbons" not in more:
        yield Phrase("combinations", "alone")
    both = replace(options, flower_viewing=True, moon_viewing=True)
    lost = [
        {"flower-viewing", "moon-viewing"} - {*_gained(f"{VIEWINGS} {card}", both)}
        for card in ("rain.man", "paulownia.j1")
    ]
    if lost == [{"flower-viewing", "moon-viewing"}, set()]:
        yield Phrase("viewings", "rain")
    elif lost == [{"flower-viewing"}, {"moon-viewing"}]:
        yield Phrase("viewings", "rain and fog")
    else:
        assert lost == [set(), set()]


def _called(options: KoiKoiOptions) -> Iterator[Fact]:
    """Yield whether koi-koi is called once, and who wins when the cards run out after it."""
    told = ((("akatan", options.ribbon_points),), ())
    fields: dict[str, Any] = {"told": told, "calls": (1, 0)}
    before = position(
        options,
        hand="maple.j1 clover.j1",
        field="maple.ribbon",
        stock="wisteria.j1 iris.j1",
        piles=(cards(f"{RED} chrys.ribbon peony.ribbon"), ()),
        **fields,
    )
    if move(before, "play maple.j1 maple.ribbon").result:
        yield Phrase("koikoi", "once")
    piles = (cards(RED), ())
    last = position(options, hand="clover.j1", stock="wisteria.j1", dealer=1, piles=piles, **fields)
    if ended(move(last, "play clover.j1")).ending == "win":
        yield Phrase("koikoi", "better")


def _doublings(options: KoiKoiOptions) -> Iterator[Fact]:
    """Yield whether seven points and calls of koi-koi double the payment."""
    many = _gained(f"{RED} {BLUE}", options)
    doubled = many.pop("doubled-seven", 0)
    assert doubled in (0, sum(many.values()))
    yield Phrase("pays", "seven" if doubled else "not seven")
    plain, own, other = (sum(_gained(RED, options, *calls).values()) for calls in CALLS)
    kinds = {(1, 1): "calls nothing", (1, 2): "other call", (2, 2): "each call"}
    kind = kinds[own // plain, other // plain]
    yield Phrase("pays", kind)
    both = sum(_gained(f"{RED} {BLUE}", options, 0, 1).values())
    if kind == "other call" and both == 4 * sum(many.values()):
        yield Phrase("pays", "both")
    yield NEXT


CALLS = ((0, 0), (1, 0), (0, 1))
COUNTED = ("animals", "ribbons", "junk")
VIEWINGS = "cherry.curtain grass.moon chrys.cup"


def _without(options: KoiKoiOptions) -> Iterator[Fact]:
    """Yield what a deal without a combination pays, and what a lucky hand pays."""
    last = position(options, hand="maple.j1", field="maple.j2", stock="wisteria.j1", dealer=1)
    result = ended(move(last, f"play {PLAYED}"))
    assert result.carry
    if any(result.deltas(2)):
        assert result.carry.dealer == 1
        six = result.deltas(2) == (-6, 6)
        assert six or result.deltas(2) == (-1, 1)
        yield Phrase("koikoi", "dealer six" if six else "dealer one")
    nobody = replace(options, nobody_wins="nobody")
    carry = ended(move(replace(last, options=nobody), f"play {PLAYED}")).carry
    yield Phrase("pays", "same dealer" if carry and carry.dealer == 1 else "other dealer")
    table = next(table for table in TABLES if table.game.key == "koikoi")
    fours, pairs = (
        [*tried(table._replace(options=options), trial)][1][2].state.result
        for trial in FIELDS["koikoi", "table_four"]
    )
    void = bool(fours and fours.ending == "void")
    yield Phrase("deal", "redealt" if void else "plays on")
    if pairs and pairs.ending == "void":
        yield Phrase("deal", "pairs again")
    (pair,) = FIELDS["koikoi", "pairs_luck"]
    if [*tried(table._replace(options=options), pair)][1][2].state.result:
        yield Phrase("deal", "luck of pairs")
    for trial in ENDINGS["koikoi", "luck"]:
        dealt = [*tried(table._replace(options=options), trial)][1][2].state
        if dealt.result:
            assert sorted(dealt.result.deltas(2)) == [-6, 6]
            yield Phrase("deal", "luck")


TRUTH = Truth(
    _koikoi,
    {"combinations": ".+"},
    phrases={
        **said(
            "deal",
            "redealt",
            "Four of a flower on the table: the cards are dealt again",
            "場札に同じ花が4枚：配り直します",
            "場上有四張同花：重新發牌",
            "场上有四张同花：重新发牌",
        ),
        **said(
            "deal",
            "pairs again",
            "the same goes for four pairs",
            "対4組でも同じです",
            "場上有四對時也一樣",
            "场上有四对时也一样",
        ),
        **said(
            "deal",
            "luck of pairs",
            "or four pairs, in a dealt hand: they win six points at once",
            "対4組（くっつき）：その場で6文の勝ちです",
            "或四對：立即贏6分",
            "或四对：立即赢6分",
        ),
        **said(
            "combinations",
            "further",
            "each further ribbon to red poems or blue ribbons",
            "赤短と青短はほかのタン1枚ごとに1文増えます",
            "赤短、青短每多一張短加1分",
            "赤短、青短每多一张短加1分",
        ),
        **said(
            "combinations",
            "alone",
            "nor ribbons if you have red poems or blue ribbons.",
            "赤短か青短があればタンは数えません",
            "有赤短或青短就不另算短",
            "有赤短或青短就不另算短",
        ),
        **said(
            "viewings",
            "rain",
            "Capturing the rain man costs you both",
            "小野道風を取ると、どちらも流れます",
            "吃到柳道風，這兩個役都作廢",
            "吃到柳道风，这两个役都作废",
        ),
        **said(
            "viewings",
            "rain and fog",
            "costs you hanami, and any paulownia costs you tsukimi",
            "花見が、桐を1枚でも取ると月見が流れます",
            "花見酒作廢；吃到任何一張桐，月見酒作廢",
            "花见酒作废；吃到任何一张桐，月见酒作废",
        ),
        **said(
            "koikoi",
            "once",
            "the first to make more wins at once",
            "先に文を増やした人がそのままあがり",
            "誰先加分誰就直接獲勝",
            "谁先加分谁就直接获胜",
        ),
        **said(
            "koikoi",
            "better",
            "the player with more points wins. With equal points the dealer wins",
            "文数の多い人があがります。同じなら親があがります",
            "由分數較高的人獲勝；同分時莊家獲勝",
            "由分数较高的人获胜；同分时庄家获胜",
        ),
        **said(
            "koikoi",
            "dealer one",
            "the dealer receives one point and deals again",
            "親が1文をもらい、次も親です",
            "莊家得1分並連莊",
            "庄家得1分并连庄",
        ),
        **said(
            "pays",
            "same dealer",
            "After a deal that pays nobody, the same player deals again",
            "誰も払わない局の後は、同じ人が親を続けます",
            "互不付分的一局之後，由原莊家連莊",
            "互不付分的一局之后，由原庄家连庄",
        ),
        **said(
            "pays",
            "other dealer",
            "After a deal that pays nobody, the other player deals",
            "誰も払わない局の後は、親を交替します",
            "互不付分的一局之後，換對手做莊",
            "互不付分的一局之后，换对手做庄",
        ),
        **said(
            "deal",
            "plays on",
            "Four of a flower on the table: they stay there",
            "場札に同じ花が4枚：場に残り",
            "場上有四張同花：留在場上",
            "场上有四张同花：留在场上",
        ),
        NEXT: {**WINNER_DEALS, "en": "the points of the winner, who deals next."},
        **said(
            "pays", "seven", "more are doubled", "7文以上は2倍です", "7分以上加倍", "7分以上加倍"
        ),
        **said(
            "pays",
            "not seven",
            "are not doubled",
            "7文以上でも倍にはなりません",
            "也不加倍",
            "也不加倍",
        ),
        **said(
            "pays",
            "other call",
            "the loser had called koi-koi",
            "負けた人がこいこいをしていれば",
            "輸家喊過「來來」",
            "输家喊过“来来”",
        ),
        **said(
            "pays",
            "both",
            "both together are ×4",
            "両方なら4倍",
            "兩樣都有就是四倍",
            "两样都有就是四倍",
        ),
        **said(
            "pays",
            "each call",
            "Each koi-koi of the deal adds the points once more",
            "その局のこいこい1回ごとに",
            "每喊一次「來來」，就多付一份",
            "每喊一次“来来”，就多付一份",
        ),
        **said(
            "pays",
            "calls nothing",
            "Calling koi-koi doubles nothing",
            "こいこいで倍にはなりません",
            "喊「來來」不加倍",
            "喊“来来”不加倍",
        ),
        **said(
            "koikoi",
            "dealer six",
            "the dealer receives six points and deals again",
            "親が6文をもらい、次も親です",
            "莊家得6分",
            "庄家得6分",
        ),
        **said(
            "deal",
            "luck",
            "they win six points at once",
            "その場で6文の勝ちです",
            "立即贏6分",
            "立即赢6分",
        ),
    },
    drawn=(
        "moon_viewing",
        "flower_viewing",
        "month_cards",
        "cup_as_junk",
        "brights",
        "hand_luck",
        "seven_doubles",
        "calls_double",
        "nobody_wins",
        "table_four",
        "draw_dealer",
        "further_cards",
        "counted_beside",
        "ribbon_points",
        "viewing_points",
        "viewings_lost",
        "pairs_luck",
        "calls",
        "unstopped",
    ),
)
