"""Payments of Mushi and Sakura: every combination, every kind of a win, and who deals next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules import Move, Result
from rules.hanafuda.cards import of_class
from rules.hanafuda.options import MushiOptions, SakuraOptions
from tests.bot.truths.captured import NEXT, WINNER_DEALS, made
from tests.bot.truths.fact import Fact, Number, Phrase, Truth, said, valued
from tests.rules.positions import (
    IRISES,
    PINES,
    RAINS,
    SAKURA,
    Cards,
    cards,
    dealt,
    ended,
    move,
    pack,
    position,
    rest,
    some_worth,
)
from tests.rules.positions import MUSHI as MUSHI_GAME
from tests.rules.sakura_positions import LAST, deal, last_turn

CLASSES = "[0-9]+(?!種)"
"""The pattern of the numbers on the page about card classes, without the number of classes."""


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
    for kind in ("bright", "animal", "ribbon", "junk"):
        alone, *_ = _counted((min(of_class(kind)),), options).sheet
        yield Number("pieces", str(alone.cards))
    yield Number("pieces", str(sum(account.cards for account in result.sheet)))
    yield from _laid(options)
    free = position(options, hand="maple.j1 grass.j1", field="maple.j2", stock="iris.j1")
    if Move("play", ("grass.j1",)) in MUSHI_GAME.legal(free, 0):
        yield Phrase("turn", "any card")
    if Move("play", ("maple.j1",)) not in MUSHI_GAME.legal(free, 0):
        yield Phrase("turn", "must take")
    tie = _counted(some_worth(115, apart, others), options)
    assert tie.carry
    assert tie.ending == "tie"
    yield Phrase("pays", "dealer stays" if tie.carry.dealer == 0 else "dealer changes")


def _laid(options: MushiOptions) -> Iterator[Fact]:
    """Yield the effect of four of a flower, or of three rains, in the cards dealt."""
    for name, field in (("four", PINES), ("rains", RAINS)):
        state = dealt(pack(field=field), options).state
        if state.result:
            assert state.result.ending == "void"
            yield Phrase("deal", f"{name} redealt")
            continue
        state = move(state, "keep") if state.phase == "keep" else state
        taken = {*cards(field)} <= {*state.captures[state.dealer]}
        yield Phrase("deal", f"{name} to the dealer" if taken else f"{name} aside")
    asked = dealt(pack(younger=IRISES), options).state
    may = asked.phase == "keep" and Move("redeal") in MUSHI_GAME.legal(asked, 1)
    yield Phrase("deal", "hand redealt" if may else "hand nothing")


def _counted(pile: Cards, options: MushiOptions) -> Result:
    """Return the result of a deal in which seat 0 has captured a pile, and seat 1, who plays last,
    all other cards.
    """
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
    numbers={"pays": "[0-9]+", "pieces": CLASSES},
    phrases={
        NEXT: WINNER_DEALS,
        **said(
            "turn",
            "any card",
            "Play any card from your hand",
            "どの手札を出してもかまいません。",
            "出哪張手牌由你選",
            "出哪张手牌由你选",
        ),
        **said(
            "turn",
            "must take",
            "A card that can take must take",
            "取れるときは必ず取り",
            "能吃就必須吃",
            "能吃就必须吃",
        ),
        **said(
            "deal",
            "four redealt",
            "Four of a flower on the table: the cards are dealt again.",
            "場札に同じ花が4枚：配り直します。",
            "場上有四張同花：重新發牌。",
            "场上有四张同花：重新发牌。",
        ),
        **said(
            "deal",
            "four to the dealer",
            "Four of a flower on the table: the dealer captures them.",
            "場札に同じ花が4枚：親の取り札になります。",
            "場上有四張同花：歸莊家。",
            "场上有四张同花：归庄家。",
        ),
        **said(
            "deal",
            "rains redealt",
            "Three plain rains on the table: the cards are dealt again.",
            "場に鬼札でない雨が3枚：配り直します。",
            "場上有三張柳（不含鬼牌）：重新發牌。",
            "场上有三张柳（不含鬼牌）：重新发牌。",
        ),
        **said(
            "deal",
            "rains to the dealer",
            "Three plain rains on the table: the dealer captures them.",
            "場に鬼札でない雨が3枚：親の取り札になります。",
            "場上有三張柳（不含鬼牌）：歸莊家。",
            "场上有三张柳（不含鬼牌）：归庄家。",
        ),
        **said(
            "deal",
            "rains aside",
            "Three plain rains on the table: they are set aside",
            "場に鬼札でない雨が3枚：取り分けて",
            "場上有三張柳（不含鬼牌）：放在一旁",
            "场上有三张柳（不含鬼牌）：放在一旁",
        ),
        **said(
            "deal",
            "hand redealt",
            "Four of a flower in a hand: they may be shown for a new deal.",
            "手札に同じ花が4枚：さらせば配り直しです。",
            "手牌有四張同花：可以亮出，重新發牌。",
            "手牌有四张同花：可以亮出，重新发牌。",
        ),
        **said(
            "deal",
            "hand nothing",
            "Four of a flower in a hand: nothing happens.",
            "手札に同じ花が4枚：何も起きません。",
            "手牌有四張同花：沒有效果。",
            "手牌有四张同花：没有效果。",
        ),
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
    drawn=("tie_dealer", "field_four", "field_three_rain", "hand_four"),
)

# --- Sakura -------------------------------------------------------------------------------------


def _sakura(options: SakuraOptions) -> Iterator[Fact]:
    """Yield what each combination costs, and what each kind of a win pays."""
    for one in SAKURA.combinations:
        result = ended(last_turn(options, piles=(tuple(one.cards), (), (), ())))
        if len(result.sheet) > 2:
            yield from succeeded(result, 0)
        for account in result.sheet[1:]:
            ((name, points),) = account.lost
            assert account.total == account.cards - points
            yield made(name, points)
        yield Phrase("combinations", "other team" if len(result.sheet) == 2 else "every opponent")
    for kind in ("bright", "animal", "ribbon", "junk"):
        card = next(one for one in SAKURA.pack if SAKURA.kinds[one] == kind)
        alone, *_ = ended(last_turn(options, piles=((card,), ()))).sheet
        yield Number("pieces", str(alone.cards))
    four = deal("10-8", {"t": PINES}, replace(options, deal_two="10-8"))
    if {*cards(PINES)} <= {*four.state.captures[0]}:
        yield Phrase("deal", "dealer takes four")
    teams = replace(options, four_players="teams2v2", at_play=4)
    won = some_worth(60, "", " ".join(LAST), game=SAKURA)
    carry = ended(last_turn(teams, piles=(won, (), (), ()), dealer=2)).carry
    assert carry
    captain = carry.dealer == 0
    if len(result.sheet) == 2:
        yield Phrase("pays", "captain deals" if captain else "first in turn deals")
    elif captain:
        yield Phrase("pays", "captain")
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
    numbers={"pieces": CLASSES},
    phrases={
        **valued("pays", "sakura", "team_next_dealer", "captain"),
        **said(
            "deal",
            "dealer takes four",
            "Four of a flower on the table go to the dealer at once.",
            "場札に同じ花が4枚あれば、すぐに親の取り札になります。",
            "場上若有四張同花，立即歸莊家。",
            "场上若有四张同花，立即归庄家。",
        ),
        NEXT: {**WINNER_DEALS, "en": "The winner deals next."},
        **said(
            "pays",
            "first in turn deals",
            "the first in turn, counted from the old dealer, deals next",
            "今の親から数えて先に番が来る人",
            "從本局莊家數起先輪到的人做下一局的莊",
            "从本局庄家数起先轮到的人做下一局的庄",
        ),
        **said(
            "pays",
            "captain deals",
            "the player in the team’s first seat deals next",
            "次の親は、勝ったチームの最初の席の人です",
            "由坐在首位的人做下一局的莊",
            "由坐在首位的人做下一局的庄",
        ),
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
            "Each loser pays 1 point, or 2 if the margin is 100 or more.",
            "負けた人は1勝分、点差が100点以上なら2勝分を払います。",
            "輸家各付1分；差100分以上付2分。",
            "输家各付1分；差100分以上付2分。",
        ),
        **said(
            "pays",
            "50 and 100",
            "Each loser pays 1 point, or 2 if the margin is 50 or more, or 3 if it is 100 or more.",
            "負けた人は1勝分、点差が50点以上なら2勝分、100点以上なら3勝分を払います。",
            "輸家各付1分；差50分以上付2分，100分以上付3分。",
            "输家各付1分；差50分以上付2分，100分以上付3分。",
        ),
        **said(
            "pays",
            "difference",
            "Each opponent pays the winner the difference in points.",
            "相手はそれぞれ、勝った人との点差を払います。",
            "每個對手把自己與贏家的分差付給贏家。",
            "每个对手把自己与赢家的分差付给赢家。",
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
    drawn=("big_win", "margin_to", "stake", "team_next_dealer"),
)

TRUTHS = {"mushi": MUSHI, "sakura": SAKURA_TRUTH}
