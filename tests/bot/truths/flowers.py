"""What the flower games pay: every combination, every kind of a win, and who deals next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rules import Result
from rules.hanafuda.cards import of_class
from rules.hanafuda.options import KoiKoiOptions, MushiOptions, SakuraOptions
from tests.bot.truths.fact import Fact, Number, Phrase, Row, Truth
from tests.playing import TABLES, tried
from tests.rare import ENDINGS
from tests.rules.positions import (
    PINES,
    SAKURA,
    Cards,
    cards,
    ended,
    move,
    position,
    rest,
    some_worth,
)
from tests.rules.sakura_positions import LAST, last_turn


def made(name: str, points: int) -> Row:
    """The row of a combination of certain cards."""
    values = (("points", points),)
    return Row("combinations", "guide-combination", values=values, named=f"combination-{name}")


def said(page: str, name: str, *words: str) -> dict[Phrase, Mapping[str, str]]:
    """A phrase of a page in every language."""
    return {Phrase(page, name): dict(zip(("en", "ja", "zh-Hant", "zh-Hans"), words, strict=True))}


WINNER_DEALS = {
    "en": "deals next",
    "ja": "勝った人が次の親です",
    "zh-Hant": "贏家做下一局的莊",
    "zh-Hans": "赢家做下一局的庄",
}
NEXT = Phrase("pays", "winner deals")


def succeeded(result: Result, winner: int) -> Iterator[Fact]:
    """Yield that the winner deals next."""
    assert result.carry
    assert result.carry.dealer == winner
    yield NEXT


# --- Mushi --------------------------------------------------------------------------------------

BOXED = "maple.j1 maple.j2 grass.j1 grass.j2"
"""The cards of the last turn."""
THREE = "pine.crane plum.nightingale cherry.curtain"
WISTERIAS = "wisteria.cuckoo wisteria.ribbon wisteria.j1 wisteria.j2"
PAULOWNIAS = "paulownia.phoenix paulownia.yellow paulownia.j1 paulownia.j2"


def _mushi(options: MushiOptions) -> Iterator[Fact]:
    """Yield the points of each combination, the payment, and the next dealer."""
    for having in (THREE, WISTERIAS, PAULOWNIAS):
        result = _counted(some_worth(140, having, BOXED), options)
        for line in result.lines[1:]:
            yield made(line.reason, max(line.deltas))
        yield from succeeded(result, 0)
        first, second = result.sheet
        gained = sum(line.deltas[0] for line in result.lines)
        yield Number("pays", str(first.total - gained))
        yield Number("pays", str(first.cards + second.cards))
    apart = "pine.crane wisteria.j1 paulownia.j1"
    others = f"plum.nightingale wisteria.j2 paulownia.j2 {BOXED}"
    tie = _counted(some_worth(115, apart, others), options)
    assert tie.carry
    assert tie.ending == "tie"
    yield Phrase("pays", "dealer stays" if tie.carry.dealer == 0 else "dealer changes")


def _counted(pile: Cards, options: MushiOptions) -> Result:
    """The result of a deal in which seat 0 has a pile and seat 1, who plays last, all the rest."""
    before = position(
        options,
        turn=1,
        hand="maple.j1",
        field="maple.j2, grass.j2",
        stock="grass.j1",
        piles=(pile, rest(pile, cards(BOXED))),
    )
    return ended(move(before, "play maple.j1 maple.j2"))


MUSHI = Truth(
    _mushi,
    {"combinations": ".+"},
    numbers={"pays": "[0-9]+"},
    phrases={
        NEXT: WINNER_DEALS,
        **said("pays", "dealer stays", "the dealer stays", "親はそのまま", "莊家不變", "庄家不变"),
        **said(
            "pays",
            "dealer changes",
            "the other player deals",
            "相手が次の親",
            "換對手做莊",
            "换对手做庄",
        ),
    },
    drawn=("tie_dealer",),
)

# --- Sakura -------------------------------------------------------------------------------------


def _sakura(options: SakuraOptions) -> Iterator[Fact]:
    """Yield what each combination costs, and what each kind of a win pays."""
    for one in SAKURA.combinations:
        result = ended(last_turn(options, piles=(tuple(one.cards), (), (), ())))
        yield from succeeded(result, 0)
        for account in result.sheet[1:]:
            ((name, points),) = account.lost
            assert account.total == account.cards - points
            yield made(name, points)
        yield Phrase("combinations", "other team" if len(result.sheet) == 2 else "every opponent")
    yield from _stakes(replace(options, four_players="individual"))


def _stakes(options: SakuraOptions) -> Iterator[Fact]:
    """Yield what a loser pays by the margin, and over whom the margin is counted.

    With two teams one side alone loses, so both counts are the same.
    """
    paid, margins = [], []
    for margin in (10, 60, 110):
        pile = some_worth(margin, "", " ".join(LAST), game=SAKURA)
        result = ended(last_turn(options, piles=(pile, ())))
        paid.append(result.deltas(2)[0])
        margins.append(result.sheet[0].total - result.sheet[1].total)
    kinds = {(1, 1, 2): "100", (1, 2, 3): "50 and 100", tuple(margins): "difference"}
    yield Phrase("pays", kinds[tuple(paid)])
    if paid != margins:
        first = some_worth(120, "", " ".join(LAST), game=SAKURA)
        second = some_worth(90, "", " ".join((*first, *LAST)), game=SAKURA)
        lost = ended(last_turn(options, piles=(first, second, ()))).deltas(3)
        yield Phrase("pays", "each" if lost[1] != lost[2] else "second")


SAKURA_TRUTH = Truth(
    _sakura,
    {"combinations": ".+"},
    phrases={
        NEXT: {**WINNER_DEALS, "en": "The winner deals next."},
        **said(
            "combinations",
            "every opponent",
            "costs every opponent 50",
            "相手から50点ずつ",
            "每個對手各減50分",
            "每个对手各减50分",
        ),
        **said(
            "combinations",
            "other team",
            "costs the other team 50",
            "相手のチームから50点",
            "對方隊減50分",
            "对方队减50分",
        ),
        **said(
            "pays",
            "100",
            "Each loser pays 1, or 2 if the margin is 100 or more.",
            "負けた人は1勝分、点差が100点以上なら2勝分を払います。",
            "輸家各付1；差100分以上付2。",
            "输家各付1；差100分以上付2。",
        ),
        **said(
            "pays",
            "50 and 100",
            "Each loser pays 1, from a margin of 50 on 2, and from 100 on 3.",
            "負けた人は1勝分、点差が50点以上なら2勝分、100点以上なら3勝分を払います。",
            "輸家各付1；差50分以上付2，100分以上付3。",
            "输家各付1；差50分以上付2，100分以上付3。",
        ),
        **said(
            "pays",
            "difference",
            "Each opponent pays the winner the difference in points.",
            "相手はそれぞれ、勝った人との点差を払います。",
            "對手各付與贏家的分差。",
            "对手各付与赢家的分差。",
        ),
        **said(
            "pays",
            "each",
            "counted over each opponent",
            "点差は相手ごとに数えます",
            "分差按每個對手分別計算",
            "分差按每个对手分别计算",
        ),
        **said(
            "pays",
            "second",
            "counted over the second best",
            "点差は2位との差です",
            "分差是與第二名的差",
            "分差是与第二名的差",
        ),
    },
    drawn=("big_win", "margin_to", "stake"),
)

# --- Koi-Koi ------------------------------------------------------------------------------------

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
    yield Phrase("pays", kinds[own // plain, other // plain])
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
    for trial in ENDINGS["koikoi", "luck"]:
        dealt = [*tried(table._replace(options=options), trial)][1][2].state
        if dealt.result:
            assert sorted(dealt.result.deltas(2)) == [-6, 6]
            yield Phrase("deal", "luck")


KOIKOI = Truth(
    _koikoi,
    {"combinations": ".+"},
    phrases={
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
            "if the loser had called koi-koi",
            "負けた人がこいこいをしていれば",
            "輸家喊過來來，再加倍",
            "输家喊过来来，再加倍",
        ),
        **said(
            "pays",
            "each call",
            "Every koi-koi of the deal adds the points once more",
            "その局のこいこい1回ごとに",
            "每喊一次來來",
            "每喊一次来来",
        ),
        **said(
            "pays",
            "calls nothing",
            "Calling koi-koi doubles nothing",
            "こいこいで倍にはなりません",
            "喊來來不加倍",
            "喊来来不加倍",
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
    ),
)
TRUTHS = {"mushi": MUSHI, "sakura": SAKURA_TRUTH, "koikoi": KOIKOI}
