"""The worth of a winning hand, with the reasons, in the words of one language."""

from __future__ import annotations

from bot.words import Words, telling
from rules import Line
from rules.mahjong.liangxi.told import left_out
from rules.mahjong.win import Element, Win
from rules.points import signed

OF_NO_ELEMENT = ("qionghu-wild", "five-dots")
"""The factors of a payment at Liangxi that are no scoring elements of the hand."""
OWN_WORDS = ("unpaid", "place", "handicap", "penalty", "correction", "report", "import")
"""The reasons for payments that belong to no game."""


def grounds(say: Words, key: str, detail: tuple[str, ...] = ()) -> str:
    """Return the reason of an entry in words, with the pieces behind it."""
    if key in OWN_WORDS:
        return say(f"reason-{key}")
    named = reason(say, Line(key, (), detail))
    pieces = tuple(piece for piece in detail if not piece.startswith("×"))
    return say("noted", text=named, note=telling.cards(say, pieces)) if pieces else named


def reason(say: Words, line: Line) -> str:
    """Return why points moved in a line of a score sheet, with its multiple if it has one."""
    times = "".join(word for word in line.detail if word.startswith("×"))
    return named(say, line.reason, times) or say(f"combination-{line.reason}")


def named(say: Words, name: str, times: str = "") -> str:
    """Return the words for a kind of line with its multiple; empty if there are none."""
    key = f"line-{name}"
    return say(key, times=times).strip() if key in say else ""


def win(say: Words, won: Win) -> str:
    """Return the words for a win of mahjong; a multiple comes with the names of its factors."""
    way = named(say, won.name) or say(f"water-{won.name}")
    if won.multiplier == 1:
        return way
    names = dict.fromkeys((way, *(named(say, line.reason) for line in _factors(won))))
    return say("win-times", names=say("comma").join(names), times=f"×{won.multiplier}")


def _factors(won: Win) -> list[Line]:
    """Return the lines of a win whose factors multiply each payment."""
    names = {*OF_NO_ELEMENT, *(element.name for element in won.elements)}
    return [line for line in won.lines if line.detail and line.reason in names]


def worth(won: Win) -> list[Element]:
    """Return the scoring elements of a mahjong hand that are not lines of their own."""
    reasons = {line.reason for line in won.lines}
    return [element for element in won.elements if element.points and element.name not in reasons]


def element(say: Words, element: Element) -> str:
    """Return a scoring element of a mahjong hand: its name, tiles and points."""
    own = telling.cards(say, tuple(dict.fromkeys(element.tiles)))
    key = "sheet-element" if own else "sheet-element-plain"
    points = element.points if element.points > 0 else signed(element.points)
    return say(key, name=say(f"water-{element.name}"), cards=own, points=points)


def without(say: Words, won: Win) -> str:
    """Return the elements that do not count, each with the reason; empty without any."""
    return say("comma").join(
        say(
            "sheet-without",
            name=say("comma").join(dict.fromkeys(say(f"water-{name}") for name in out.names)),
            why=say(f"out-{out.why}", other=say(f"water-{out.by}") if out.by else ""),
        )
        for out in left_out(won.left_out)
    )


def met(say: Words, won: Win) -> str:
    """Return the conditions of a win that the hand meets, in words; empty without any."""
    names = (say(f"met-{condition.name}") for condition in won.shown)
    return say("sheet-met", conditions=" ".join(names)) if won.shown else ""
