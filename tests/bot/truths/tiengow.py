"""Payments of Tien Gow: every ending from a position before the last trick, and dealt hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from rules import Move, Seat, play
from rules.points import signed
from rules.tiengow.combinations import WENZUN
from rules.tiengow.options import TienGowOptions
from rules.tiengow.state import TienGowState
from tests.bot.truths.fact import Fact, Number, Phrase, Row, Truth, Values, valued
from tests.playing import TABLES, tried
from tests.rare_tiengow import HOUSE, story
from tests.rules.tiengow_positions import TIENGOW, position

PICTURE = "payments"
TABLE = next(table for table in TABLES if table.game.key == "tiengow")


class Last(NamedTuple):
    """The hands before a last trick, the stacks before it, and the tiles that seat 1 beats with."""

    hands: str
    stacks: tuple[int, ...]
    beat: str = ""


FOUR, LOWER = "6-6 6-6 3-6 4-5", "1-1 1-1 2-6 3-5"
PAIRS = "3-3 3-3/2-2 2-2"
EIGHTS = "2-2 2-2 5-6 5-6/4-6 4-6 1-6 1-6"
STACKS = ((2, 3, 1, 1), (1, 4, 2, 0), (1, 5, 1, 0), (1, 6, 0, 0))
"""The stacks of each seat before a single last tile; together they have every number a loser can
have.
"""
LASTS = (
    *(Last("6-6/5-5/3-3/2-2", stacks) for stacks in STACKS),
    Last(f"1-2 2-4/5-5 5-5/{PAIRS}", (2, 2, 1, 1)),
    Last(f"1-5 1-5/5-5 4-6/{PAIRS}", (2, 2, 1, 1)),
    Last(f"1-5 1-5/1-6 1-6/{PAIRS}", (2, 2, 1, 1), "1-6 1-6"),
    Last(f"{LOWER}/5-5 5-5 3-3 3-3/{EIGHTS}", (1, 1, 1, 1)),
    Last(f"{LOWER}/{FOUR}/{EIGHTS}", (1, 1, 1, 1), FOUR),
    Last("1-2/5-5/3-3/2-2", (2, 3, 1, 1)),
    Last("1-2/2-4/3-3/2-2", (2, 3, 1, 1), "2-4"),
    Last("1-2/3-6/3-3/2-2", (2, 3, 1, 1), "3-6"),
    Last("1-5/5-5/3-3/2-2", (2, 3, 1, 1)),
    Last("1-5/1-6/3-3/2-2", (2, 3, 1, 1), "1-6"),
    Last("1-5/5-5/3-3/2-2", (2, 3, 1, 1), "5-5"),
    Last("6-6/5-5/3-3/2-2", (7, 0, 0, 0)),
    Last("5-5/6-6/3-3/2-2", (7, 0, 0, 0)),
    Last("5-5/6-6/3-3/2-2", (7, 0, 0, 0), "6-6"),
    Last(f"5-5 5-5/1-1 1-1/{PAIRS}", (6, 0, 0, 0)),
)
"""Every kind of a last trick; seat 1 beats it where the rules allow that."""
LEADS = (
    (f"2-4 1-2 5-6/5-5 5-5 5-6/{PAIRS}", "2-4 1-2", ""),
    (f"1-5 1-5 5-6/1-6 1-6 5-6/{PAIRS}", "1-5 1-5", ""),
    (f"1-5 1-5 5-6/1-6 1-6 5-6/{PAIRS}", "1-5 1-5", "1-6 1-6"),
    (f"{FOUR} 5-5/{LOWER} 5-5/{EIGHTS}", FOUR, ""),
)
"""Hands before another trick than the last, its lead, and the tiles that seat 1 beats it with."""
DEALT = ("5-5 5-5 3-3 3-3 2-2 2-2 5-6 5-6", "3-6 4-5 2-6 3-5 2-5 3-4 2-4 5-5")
"""A hand without red, and one with seven military tiles."""
REST = "6-6 6-6 1-1 1-1 4-4 4-4 1-3 1-3"
MIXED = ("6-6 3-6 1-1 2-6 4-4 2-5 1-3 1-4", "6-6 1-1 4-4 1-3 5-5 5-5 3-3 3-3")
"""A hand of the four pairs of a civil and a military tile, and another hand beside it."""


def played(options: TienGowOptions) -> Iterator[Fact]:
    """Yield what every last trick, every bonus and every dealt hand pays."""
    options = replace(options, hands=50)  # another deal follows, so that somebody deals next
    ended = [
        _ended(position(one.hands, options, stacks=one.stacks, dealer=dealer), one.beat)
        for one in LASTS
        for dealer in (0, 3)
    ]
    for state in ended:
        yield from _of_last(state)
    yield from _in_all(ended)
    for hands, lead, beat in LEADS:
        yield from _of_bonus(position(hands, options), lead, beat)
    for hand in DEALT:
        yield from _of_dealt((hand, REST), options)
    for fact in _of_dealt(MIXED, options):
        yield from (fact, Phrase("dealt", "mixed"))
    yield from _of_dealer(options)
    yield from _of_top(options)
    yield from (Row(PICTURE, "guide-owed"), Row(PICTURE, "guide-times"))


def _ended(state: Any, beat: str, lead: str = "") -> TienGowState:
    """Play one trick and return the state: seat 0 leads all its tiles or `lead`, seat 1 plays
    `beat`.
    """
    tricks = len(state.won)
    while len(state.won) == tricks:
        (seat,) = state.to_act
        moves = TIENGOW.legal(state, seat)
        wanted = sorted((beat if seat else lead or " ".join(state.hands[0])).split())
        shown = (one for one in moves if one.verb != "fold" and sorted(one.pieces) == wanted)
        folded = next((one for one in moves if one.verb == "fold"), moves[0])
        state = play(TIENGOW, state, seat, next(shown, folded) if seat < 2 else folded).state
    return state  # type: ignore[no-any-return]


# --- The last trick -----------------------------------------------------------------------------


def _of_last(state: TienGowState) -> Iterator[Fact]:
    """Yield each multiplier of the payment."""
    assert state.result
    for line in state.result.lines:
        if line.detail and line.reason not in ("dealer", "bonus-supreme", "bonus-four"):
            yield Row(PICTURE, *_told(line.reason, state, *line.detail))
            yield from (Number(page, *line.detail) for page in PAGES.get(line.reason, ()))


def _in_all(ended: Sequence[TienGowState]) -> Iterator[Fact]:
    """Yield the facts that all endings give together: who can win, the debts, the bonuses."""
    if any(_winner(state) != state.won[-1].winner for state in ended):
        yield from (Row(PICTURE, "guide-won-seven"), *SEVEN_WINS)
    else:
        yield Row(PICTURE, "guide-won")
    owed = {count: points for state in ended for count, points in _owed(state).items()}
    counts, points = zip(*sorted(owed.items()), strict=True)
    yield Row(PICTURE, "row-count", " ".join(map(str, counts)))
    yield Row(PICTURE, "column-points", " ".join(map(signed, points)))
    late = any(line.reason == "bonus-four" for state in ended for line in state.lines)
    yield Row(PICTURE, "guide-bonus-always" if late else "guide-bonus")


def _winner(state: TienGowState) -> Seat:
    """Return the winner of a deal, after checking that this seat deals next."""
    assert state.result
    assert state.result.carry
    winner: Seat = state.result.sheet.winner
    assert state.result.carry.dealer == winner
    return winner


SEVEN_WINS = (Phrase("about", "seven"), Phrase("last", "seven"))
PAGES = {"seven": ("last",), "eight": ("last",), "kam": ("kam",)}
"""The pages whose text has the multiplier of an ending."""


def _told(reason: str, state: TienGowState, entry: str) -> tuple[str, str, Values]:
    """Return the row for a multiplier: its message, the multiplier, and the tiles it names."""
    led, best = state.won[-1].plays[0].tiles, state.won[-1].best
    match reason:
        case "supreme" if led == WENZUN:
            return f"guide-civil{'-beaten' if best != led else ''}-last", entry, ()
        case "smallest":
            return "guide-smallest-last", entry, (("led", led[0]),)
        case "kam" if len(led) == 1:
            return "guide-kam-last", entry, (("led", led[0]), ("best", best[0]))
        case "kam":
            return f"guide-{'civil' if led == WENZUN else 'four'}-kam-last", entry, ()
        case "seven" | "eight" if state.options.eighth_trick == "contested":
            return f"guide-{reason}-contested-last", entry, ()
    return f"guide-{reason}-last", entry, ()


def _owed(state: TienGowState) -> dict[int, int]:
    """Return what each loser of an ordinary deal owes for stacks, before all multipliers."""
    assert state.result
    if state.result.ending != "plain":
        return {}
    won = state.result.sheet.winner
    lines = [line for line in state.result.lines if line.reason in ("stacks", "nyu")]
    gained = [sum(line.deltas[seat] for line in lines) for seat in range(4)]
    return {state.stacks[seat]: gained[seat] for seat in range(4) if seat != won}


# --- Bonuses, dealt hands, the dealer ------------------------------------------------------------


def _of_bonus(state: TienGowState, lead: str, beat: str) -> Iterator[Fact]:
    """Yield the bonuses that a trick earns at once, as points from each payer."""
    for line in _ended(state, beat, lead).lines:
        if line.reason.startswith("bonus-") and not line.detail:
            paid = max(-delta for delta in line.deltas)
            yield Row(PICTURE, f"row-{line.reason}", str(paid), unit="guide-each")


def _of_dealt(hands: tuple[str, str], options: TienGowOptions) -> Iterator[Fact]:
    """Yield the multiplier of the first of two hands if it wins as it is dealt."""
    house = HOUSE | {"dealt_hands": options.dealt_hands}
    trial = story(hands, **house)
    first = next(tried(TABLE._replace(options=options), trial))[2].state
    for line in first.result.lines if first.result else ():
        if line.reason.startswith("dealt-"):
            yield Row(PICTURE, f"guide-{line.reason}", *line.detail)


def _of_dealer(options: TienGowOptions) -> Iterator[Fact]:
    """Yield the multiples that dealers pay with."""
    hands, terms = LASTS[0].hands, (1, 2, 3)
    first, later = (
        [position(hands, options, changes=one, term=term).multiple.multiple for term in terms]
        for one in (0, 1)
    )
    assert first == [first[0], first[0] + 1, first[0] + 2]
    assert later == [2, 3, 4]
    yield Row(PICTURE, "guide-dealer", str(first[0]), unit="guide-dealer-times")


TOP = "6-6 6-6 1-1 1-1 4-4 4-4 3-6 4-5/1-3 1-3 5-5 5-5 2-2 2-2 2-6 3-5/1-6 1-6 4-6 4-6"
"""Hands of which the first takes all eight tricks."""


def _of_top(options: TienGowOptions) -> Iterator[Fact]:
    """Yield how a dealer is paid who begins with the highest tile and takes all eight stacks."""
    house = replace(options, eighth_trick="mustDiscard", eight_test="actualTiles")
    state: Any = position(f"{TOP} 1-5 1-5 3-3 3-3/5-6 5-6 1-2 2-4 2-5 3-4 2-3 1-4", house)
    for lead in ("6-6", "6-6", "3-6", "4-5", "1-1", "1-1", "4-4", "4-4"):
        if not state.result:
            state = play(TIENGOW, state, 0, Move("lead", (lead,))).state
        while not state.result and state.trick:
            (seat,) = state.to_act
            folded = next(one for one in TIENGOW.legal(state, seat) if one.verb == "fold")
            state = play(TIENGOW, state, seat, folded).state
    if state.result.ending != "eight":
        yield Phrase("last", {"seven": "noEight", "plain": "noSevenNoEight"}[state.result.ending])


TRUTH = Truth(
    played,
    rows={PICTURE: ".+"},
    numbers={"last": "×[0-9]+", "kam": "×[0-9]+"},
    phrases={
        **valued("last", "tiengow", "dealer_top_lead", "noEight"),
        **valued("last", "tiengow", "dealer_top_lead", "noSevenNoEight"),
        Phrase("dealt", "mixed"): {
            "en": "all four mixed pairs",
            "ja": "文武の4組",
            "zh-Hant": "天九、地八、人七、鵝五四對齊全",
            "zh-Hans": "天九、地八、人七、鹅五四对齐全",
        },
        SEVEN_WINS[0]: {
            "en": "**seven stacks**",
            "ja": "**7棟**",
            "zh-Hant": "**七棟**",
            "zh-Hans": "**七栋**",
        },
        SEVEN_WINS[1]: {
            "en": "holds seven stacks has won the deal and deals next",
            "ja": "7棟を取った人はそこで局に勝ち、次の親になります",
            "zh-Hant": "得了七棟的人就贏了這一局，並做下一局的莊",
            "zh-Hans": "得了七栋的人就赢了这一局，并做下一局的庄",
        },
    },
)
