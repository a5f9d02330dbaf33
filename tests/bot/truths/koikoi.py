"""Payments of Koi-Koi: every combination, what doubles it, and a deal that nobody wins."""

from __future__ import annotations

from collections.abc import Iterator

from rules.hanafuda.cards import of_class
from rules.hanafuda.options import KoiKoiOptions
from tests.bot.truths.captured import NEXT, WINNER_DEALS, made
from tests.bot.truths.fact import Fact, Phrase, Row, Truth, said
from tests.playing import TABLES, tried
from tests.rare import ENDINGS
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
    PINES,
)
PLAYED = "maple.j1 maple.j2"
"""The two cards that the winner takes last."""


def _koikoi(options: KoiKoiOptions) -> Iterator[Fact]:
    """Yield the points of each combination, what doubles them, and who deals next."""
    for pile in PILES:
        for name, points in _gained(pile, options).items():
            if not name.startswith("doubled"):
                yield made(name, points)
    for kind, name in (("animal", "animals"), ("ribbon", "ribbons"), ("junk", "junk")):
        yield _number_of(kind, name, options)
    yield from _doublings(options)
    yield from _without(options)


def _gained(pile: str, options: KoiKoiOptions, *calls: int) -> dict[str, int]:
    """The payment of a deal that seat 0 stops with these cards; empty if it cannot stop."""
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
    if after.phase != "koikoi":
        return {}
    result = ended(move(after, "stop"))
    assert result.carry
    assert result.carry.dealer == 0
    return {line.reason: line.deltas[0] for line in result.lines}


def _number_of(kind: str, name: str, options: KoiKoiOptions) -> Row:
    """The row of a combination that counts cards: one point for the least, one for each more."""
    every = [card for card in of_class(kind) if card not in (*cards(PLAYED), "clover.j1")]
    beside = 2 if kind == "junk" else 0
    paid = {}
    for count in range(3, 13):
        pile = sorted(every)[: count - beside]
        paid[count] = _gained(" ".join(pile), options).get(name, 0)
    least = min(count for count, points in paid.items() if points)
    values = (("points", paid[least]), ("count", least))
    assert paid[least + 1] == paid[least] + 1 or least + 1 - beside > len(every)
    return Row("combinations", "guide-counted", values=values, named=f"combination-{name}")


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


def _without(options: KoiKoiOptions) -> Iterator[Fact]:
    """Yield what a deal without a combination pays, and a hand with luck."""
    last = position(options, hand="maple.j1", field="maple.j2", stock="wisteria.j1", dealer=1)
    result = ended(move(last, f"play {PLAYED}"))
    assert result.carry
    assert result.carry.dealer == 1
    if any(result.deltas(2)):
        assert result.deltas(2) == (-6, 6)
        yield Phrase("koikoi", "dealer six")
    table = next(table for table in TABLES if table.game.key == "koikoi")
    fours = [*tried(table._replace(options=options), ENDINGS["koikoi", "void"][0])]
    void = fours[-1][2].state.result.ending == "void"
    yield Phrase("deal", "redealt" if void else "plays on")
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
            "Four of a flower on the table: the cards are dealt again.",
            "場札に同じ花が4枚：配り直します。",
            "場上有四張同花：重新發牌。",
            "场上有四张同花：重新发牌。",
        ),
        **said(
            "deal",
            "plays on",
            "Four of a flower on the table: they stay there",
            "場札に同じ花が4枚：場に残り",
            "場上有四張同花：留在場上",
            "场上有四张同花：留在场上",
        ),
        NEXT: {**WINNER_DEALS, "en": "The winner deals next."},
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
            "輸家喊過「來來」的，",
            "输家喊过“来来”的，",
        ),
        **said("pays", "both", "both together are ×4", "さらに2倍です", "再加倍", "再加倍"),
        **said(
            "pays",
            "each call",
            "Each koi-koi of the deal adds the points once more",
            "その局のこいこい1回ごとに",
            "每喊一次「來來」，就多付一倍",
            "每喊一次“来来”，就多付一倍",
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
            "the dealer receives six points",
            "親が6文をもらいます",
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
    ),
)
