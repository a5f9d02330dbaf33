"""Payments of Xiamen and Quanzhou: each way to win, the base of each payer, and all water."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from rules.mahjong.state import Meld
from rules.mahjong.tiles import PLANTS, SEASONS, Tiles
from rules.mahjong.xiamen.rules import Xiamen
from tests import rare_mahjong
from tests.bot.truths.fact import Fact, Phrase, Row, Truth, said
from tests.bot.truths.mahjong import NUMBER, PHRASES, ended, stories, succession, winner
from tests.rules.mahjong_positions import QUANZHOU, XIAMEN, done, legal, position

GAMES = {"xiamen": XIAMEN, "quanzhou": QUANZHOU}


BASE = 2
"""The dealer's base after another player's deal."""
FALSE_WIN = Phrase("win", "false win")


def _southern(key: str, options: Any) -> Iterator[Fact]:
    """Yield the multiple of each way to win, and the base of each payer."""
    checked = replace(options, declare="checked")
    states = ended(key, checked, stories(rare_mahjong))
    yield from succession(states)
    for state in states:
        yield from _paid(state)
    drawn = next(state.result.carry for state in states if state.result.ending == "draw")
    again = replace(rare_mahjong.ON_DISCARD, carry={"base": drawn.base})
    again, won = ended(key, checked, [again, rare_mahjong.SELF_DRAWN])
    (false,) = ended(key, options, [replace(rare_mahjong.FOUL, house={})])
    assert winner(again) == again.dealer
    yield Row("times", "guide-base-stays", str(-min(again.result.lines[0].deltas)))
    grown = drawn.base - BASE, won.result.carry.base - BASE
    yield Phrase("times", {(2, 2): "doubled", (1, 1): "one", (1, 2): "multiplier"}[grown])
    yield from _owed(key, options)
    yield from _water(key, options)
    if false.result.ending == "foul":
        assert sorted(points < 0 for points in false.result.deltas(4)) == [False] * 3 + [True]
        assert false.result.carry.dealer == false.dealer
        yield FALSE_WIN


def _owed(key: str, options: Any) -> Iterator[Fact]:
    """Yield which of two owed tiles goes first, and how long a passed tile stays locked."""
    nothing, east, south = frozenset[str](), frozenset({"1z"}), frozenset({"2z"})
    hand = "1z 2z 1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p"
    state = position(
        {1: hand},
        options=options,
        turn=1,
        drawn="6p",
        old=(nothing, east, nothing, nothing),
        new=(nothing, south, nothing, nothing),
    )
    if legal(state, 1, "discard", GAMES[key]) == {"1z"}:
        yield Phrase("turn", "older first")
    passed = position({}, options=options, turn=0, passed=(nothing, east, nothing, nothing))
    if options.pass_lock and not any(Xiamen().turned(passed, 2).passed):
        yield Phrase("claims", "skipped")


def _paid(state: Any) -> Iterator[Fact]:
    """Yield the base of each payer, and the multiple that the payment shows."""
    lines = {line.reason: line.deltas for line in state.result.lines}
    if "base" not in lines:
        return
    won = winner(state)
    for seat, points in enumerate(lines["base"]):
        if seat != won and state.carry.base == BASE:
            who = "dealer" if state.dealer in (seat, won) else "child"
            yield Row("times", f"guide-base-{who}", str(-points))
    counted = lines["base"], lines.get("water", (0,) * 4)
    once = [base + water for base, water in zip(*counted, strict=True)]
    paid = [sum(deltas) for deltas in zip(*lines.values(), strict=True)]
    (times,) = {both // one for both, one in zip(paid, once, strict=True)}
    assert paid == [times * one for one in once]
    yield Row("times", f"guide-{state.result.ending}", f"×{times}")


# --- Water --------------------------------------------------------------------------------------

KINDS = {
    "open-pung": ("pung", 3),
    "closed-pung": ("", 3),
    "open-kong": ("kong", 4),
    "added-kong": ("added", 4),
    "closed-kong": ("concealed", 4),
}
"""The kind of meld (none if it is held) and the number of tiles of each set with water."""
REST = "3p 4p 5p 6p 7p 8p 3s 4s 5s 6s 7s 8s 9s 9s"
"""Four sets and a pair without water."""


def _water(key: str, options: Any) -> Iterator[Fact]:
    """Yield the water of each set, of flowers and of a gold, and of a pung filled with gold."""

    def won(name: str, held: str = "", kind: str = "", tiles: Tiles = (), **lies: Any) -> int:
        """Return the water of one element, by its name, in a hand that wins by drawing a tile."""
        melds = {1: (Meld(kind, tiles),)} if kind else {}
        about = {"melds": melds, "turn": 1, "drawn": "9s", "options": options, **lies}
        state = position({1: f"{held} {REST}"}, **about)
        (win,) = [move for move in GAMES[key].legal(state, 1) if move.verb == "win"]
        sheet = done(state, (1, str(win)), game=GAMES[key]).state.result.sheet
        return sum(element.points for element in sheet.win.elements if element.name == name)

    for name, (kind, count) in KINDS.items():
        both = [(tile,) * count for tile in ("2m", "1z")]
        points = (won(name, "" if kind else " ".join(own), kind, own) for own in both)
        yield Row("water", f"water-{name}", " ".join(map(str, points)))
    none = ((),) * 4
    for name, own in (("flower", SEASONS[:1]), ("four-flowers", PLANTS)):
        suit = "seasons" if name == "flower" else "plants"
        flowers = (none[0], own, *none[:2])
        yield Row("water", f"guide-{name}", str(won(suit, "1m 2m 3m", flowers=flowers)))
    yield Row("water", "guide-one-gold", str(won("gold", "1m 2s 3m")))
    filled = won("closed-pung", "1z 1z 2s")
    yield Phrase("water", "gold pung" if filled == won("closed-pung", "1z 1z 1z") else "no water")


SOUTHERN = {
    **PHRASES,
    **said(
        "turn",
        "older first",
        "owed since an earlier turn go first",
        "前の番から残っている牌が先",
        "先打最早欠下的",
        "先打最早欠下的",
    ),
    **said("claims", "skipped", "or is skipped", "飛ばされるまで", "或被跳過", "或被跳过"),
    **said(*FALSE_WIN, "A false win costs", "間違った上がりなら", "詐胡", "诈胡"),
    **said(
        "water",
        "gold pung",
        "has the water of a concealed pung",
        "金牌で補った刻子の水は、暗刻と同じです",
        "用金補成的刻子算暗刻的水",
        "用金补成的刻子算暗刻的水",
    ),
    **said(
        "water",
        "no water",
        "A pung filled with gold has no water.",
        "金牌で補った刻子に水はありません。",
        "用金補成的刻子沒有水。",
        "用金补成的刻子没有水。",
    ),
}
GROWN = {
    "xiamen": said(
        "times",
        "doubled",
        "base doubles with each deal the dealer stays, drawn deals included",
        "流局を含む連荘のたびに2倍になります",
        "每連莊一局，臭莊也算，莊家的底加倍",
        "每连庄一局，臭庄也算，庄家的底加倍",
    ),
    "quanzhou": {
        **said(
            "times",
            "one",
            "grows by one, drawn deals included",
            "連荘のたびに1増えます。流局も含みます",
            "底加1，臭莊也算",
            "底加1，臭庄也算",
        ),
        **said(
            "times",
            "multiplier",
            "grows by the multiplier of the win, or by one after a drawn deal",
            "上がりの倍数だけ増え、流局なら1増えます",
            "按所胡的倍數增加，臭莊加1",
            "按所胡的倍数增加，臭庄加1",
        ),
    },
}

DRAWN = (
    "base_scale",
    "declare",
    "dealer_step",
    "pass_lock",
    "gold_pung_water",
    "open_pung_as_closed",
)
TRUTHS = {
    key: Truth(
        partial(_southern, key),
        {"times": NUMBER, "water": "[0-9]+$"},
        phrases={**SOUTHERN, **GROWN[key]},
        drawn=DRAWN,
    )
    for key in GAMES
}
