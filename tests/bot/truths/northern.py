"""Payments of Changchun and Dalian: each kong, each doubling, and the players it applies to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from functools import partial
from typing import Any

from rules import Line, Seat
from rules.mahjong import appraise
from rules.points import signed
from tests import rare_changchun
from tests.bot.truths.fact import Fact, Number, Phrase, Row, Truth, said
from tests.bot.truths.mahjong import NUMBER, PHRASES, each, ended, stories, succession

OF_PAYER = ("dealer", "shooter", "payer-closed", "all-closed")
"""The doublings of single payers."""


def _northern(key: str, options: Any) -> Iterator[Fact]:
    """Yield what each kong brings, each doubling of a payment, and the payers it applies to."""
    states = ended(key, options, stories(rare_changchun))
    yield from succession(states)
    for state in states:
        lines = [*state.result.lines]
        rate = next((at for at, line in enumerate(lines) if line.reason == "rate"), len(lines))
        for line in lines[:rate]:
            yield Row("kongs", f"line-{line.reason}", signed(each(line)))
            yield from _of_kong(line, state)
        if rate < len(lines):
            yield Number("pays", str(-min(lines[rate].deltas)))
        for line in lines[rate + 1 :]:
            yield Row("doubles", f"guide-{line.reason}", *line.detail)
            yield from _of_doubling(line, state)
    yield from _of_waits(key, options)
    yield from _of_concealed(key, options)


def _of_kong(line: Line, state: Any) -> Iterator[Fact]:
    """Yield when kongs are paid; a dealer pays as much for one as anybody else."""
    if state.result.ending == "draw":
        yield Phrase("kongs", "if nobody wins")
    if not line.reason.startswith("open"):
        assert len({points for points in line.deltas if points < 0}) == 1


def _of_doubling(line: Line, state: Any) -> Iterator[Fact]:
    """Yield a doubling by the payers it applies to, or a factor above two."""
    if line.detail != ("×2",):
        yield Number("pays", line.detail[0].removeprefix("×"))
        yield Phrase("pays", line.reason)
    if line.reason in OF_PAYER:
        sheet = state.result.sheet
        paying = {seat for seat, points in enumerate(line.deltas) if points < 0}
        assert paying == _payers(line.reason, state, {*range(4)} - {sheet.winner})
        yield Phrase("pays", line.reason)


def _payers(reason: str, state: Any, others: set[Seat]) -> set[Seat]:
    """The payers to whom a doubling applies by the book."""
    closed = {seat for seat in others if not any(meld.is_open for meld in state.melds[seat])}
    return {
        "dealer": others if state.dealer not in others else {state.dealer},
        "shooter": {state.result.sheet.giver},
        "payer-closed": closed,
        "all-closed": others if closed == others else set(),
    }[reason]


def _doubled(key: str, options: Any, hand: str, **about: Any) -> dict[str, Line]:
    """Return the lines of a hand that wins by drawing 4p, each by its reason."""
    melds = about.get("melds", [{"type": "chow", "tiles": ["1m", "2m", "3m"], "claimed": "1m"}])
    win = {"tile": "4p", "source": "self_draw"}
    sheet = {"dealer": 0, "winner": 1, "hand": hand.split(), "melds": melds, "win": win}
    return {line.reason: line for line in appraise(key, sheet, asdict(options)).lines}


def _of_waits(key: str, options: Any) -> Iterator[Fact]:
    """Yield whether a wait doubles although another tile wins, too."""
    found = _doubled(key, options, "7s 8s 9s 1z 1z 1z 4p 5p 6p 7p")
    yield Phrase("pays", "any wait" if "dandiao" in found else "only wait")
    single = _doubled(key, options, "7s 8s 9s 1z 1z 1z 7m 8m 9m 4p")["dandiao"]
    yield Row("doubles", "guide-dandiao", single.detail[0])


def _of_concealed(key: str, options: Any) -> Iterator[Fact]:
    """Yield whether a special kong ends a concealed hand, where one doubles."""
    if key == "changchun":
        special = [{"type": "yaodan", "tiles": ["1m", "1p", "1s"]}]
        found = _doubled(key, options, "7s 8s 9s 1z 1z 1z 7m 8m 9m 4p", melds=special)
        yield Phrase("pays", "only claims" if "menqing" in found else "special kongs")


COMMON: Mapping[Phrase, Mapping[str, str]] = {
    **PHRASES,
    **said(
        "kongs",
        "if nobody wins",
        "Kongs pay at once, even without a win,",
        "カンの点はすぐに払い、流局でも戻さず、親でも倍にしません。",
        "槓的分當場結算，流局也算數，莊家不加倍。",
        "杠的分当场结算，流局也算数，庄家不加倍。",
    ),
    **said(
        "pays",
        "any wait",
        "double when the hand can be read that way.",
        "手をその形に読めれば倍になります。",
        "手牌能拆成這種聽法就加倍。",
        "手牌能拆成这种听法就加倍。",
    ),
    **said(
        "pays",
        "only wait",
        "double when no other tile wins.",
        "ほかの牌で上がれないときだけ倍になります。",
        "只聽這一張才加倍。",
        "只听这一张才加倍。",
    ),
    **said(
        "pays",
        "dealer",
        "The dealer pays and receives double",
        "親は払うのももらうのも2倍",
        "莊家輸贏都加倍",
        "庄家输赢都加倍",
    ),
}
CHANGCHUN = {
    **said(
        "pays",
        "shooter",
        "and the discarder pays double.",
        "放銃した人の払いも2倍です。",
        "點炮的人也加倍付。",
        "点炮的人也加倍付。",
    ),
    **said(
        "pays",
        "piaohu",
        "(×4) for all pungs",
        "飄胡（対対胡）",
        "飄胡（全是刻子）",
        "飘胡（全是刻子）",
    ),
    **said("pays", "mobao", "or the treasure.", "摸宝", "摸寶", "摸宝"),
    **said("pays", "chongbao", "or the treasure.", "衝宝", "衝寶", "冲宝"),
    **said(
        "pays",
        "only claims",
        "Only claims end a concealed hand.",
        "鳴いたときだけ、門清ではなくなります。",
        "只有吃、碰、明槓才不算門清。",
        "只有吃、碰、明杠才不算门清。",
    ),
    **said(
        "pays",
        "special kongs",
        "Claims and special kongs end a concealed hand.",
        "鳴くか特殊な槓をさらすと、門清ではなくなります。",
        "吃、碰、明槓或亮出特殊槓，就不算門清。",
        "吃、碰、明杠或亮出特殊杠，就不算门清。",
    ),
}
DALIAN = {
    **said(
        "pays",
        "shooter",
        "The discarder and a payer without claims pay double",
        "放銃した人の払いも2倍",
        "點炮的人加倍付",
        "点炮的人加倍付",
    ),
    **said(
        "pays",
        "payer-closed",
        "a payer without claims pay double",
        "門前のまま払う人も2倍",
        "沒開門（門清）的人加倍付",
        "没开门（门清）的人加倍付",
    ),
    **said(
        "pays",
        "all-closed",
        "If no payer has made a claim, all pay double again",
        "3人とも門前ならさらに2倍",
        "三家都沒開門再加倍",
        "三家都没开门再加倍",
    ),
    **said(
        "pays",
        "chongbao",
        "(×4) if the treasure is your wait",
        "衝宝は4倍",
        "衝寶加倍兩次（4倍）",
        "冲宝加倍两次（4倍）",
    ),
}
RATE = "(?<=three pays )[0-9]+|(?<=レートの)[0-9]+|(?<=底分)[0-9]+|(?<=×)[0-9]+|[3-9](?=倍)"
"""The rate, and factors above two, on a page on payment."""
TRUTHS = {
    key: Truth(
        partial(_northern, key),
        {"doubles": NUMBER, "kongs": NUMBER},
        numbers={"pays": RATE},
        phrases={**COMMON, **phrases},
        drawn=("rate", "single_wait", "concealed"),
    )
    for key, phrases in (("changchun", CHANGCHUN), ("dalian", DALIAN))
}
