"""Results of matches played elsewhere, from a file or typed by an organiser."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, tzinfo
from typing import NamedTuple

from bot.domain.ledger.accounts import Known, by_folded_name, users
from bot.domain.ledger.dates import Period
from bot.domain.ledger.spreadsheets import NUMBER, UNIT, folded, number, plain
from bot.domain.refusal import Refusal
from rules.points import counted, signed

COLUMNS = {
    "match": ("対局", "試合", "對局", "對戰", "对局", "对战"),
    "game": ("ゲーム", "種目", "遊戲", "游戏"),
    "player": ("プレイヤー", "名前", "玩家", "姓名", "名字"),
    "points": ("点", "点数", "得点", "分", "分數", "分数", "得分"),
}
"""The required columns of a table of results, with their headings in other languages."""
FURTHER = {"date": ("日付", "日時", "日期"), "reason": (), "entry": (), "tally": ()}
"""Optional columns of a table of results; the last three occur in exported ledgers."""
HEADS = {
    folded(head): column
    for column, heads in (*COLUMNS.items(), *FURTHER.items())
    for head in (column, *heads)
}
"""The key of a column by each heading that may name it."""
LINES = 10_000
"""The largest number of lines that are read; an exported deal has one for each reason to pay."""
MOST = 2_000
"""The largest number of gains entered at once; writing them takes half a second."""
POINTS = 1_000_000
"""The largest gain or loss of a person in a match."""
NAME = 80
"""The longest name of a match."""

Called = Mapping[str, str]
"""The keys of games by the names that people use."""


class Written(NamedTuple):
    """A file of results as it was sent, with the language and the time zone of its sender."""

    content: bytes
    language: str
    zone: tzinfo = UTC


class Fault(NamedTuple):
    """A fault in a line: the key of its message, and the value that the message shows."""

    line: int
    sentence: str
    value: str = ""


class Result(NamedTuple):
    """A match that was played elsewhere, with everybody's points.

    `date` is None if the file has none; `line` is the number of the match's first line.
    """

    match: str
    game: str
    points: Mapping[int, int]
    date: Period | None = None
    line: int = 0


@dataclass(frozen=True, slots=True)
class Preview:
    """The results in a file, and all its faults; a file with faults is not imported."""

    results: tuple[Result, ...]
    faults: tuple[Fault, ...]
    encoding: str = "UTF-8"
    """The name of the encoding in which the file was read."""
    recognised: int = 0
    """How many lines name exactly one known person."""
    left_out: int = 0
    """How many lines are no results, but penalties or parts of voided matches."""
    before: int = 0
    """How many results were entered before, and are not entered again."""
    early: int = 0
    """How many results are older than their season, and count from its beginning."""
    number: int = 0
    """The number of the import; 0 until it is entered."""


def reported(text: str, known: Known) -> dict[int, int]:
    """Read a result such as `@Aki 12, Ben -12`; Refusal unless it sums to zero.

    A player is named as in a file. A name may contain numbers: it ends as soon as the text so far
    is a known name. If the text cannot be read otherwise, points may follow a name without a space.
    """
    written, people = ARROWS.sub(" ", plain(text)), by_folded_name(known)
    try:
        return _reported(written, people, APART)
    except Refusal:
        with suppress(Refusal):
            return _reported(written, people, CLOSE)
        raise


def _reported(written: str, people: Known, pattern: re.Pattern[str]) -> dict[int, int]:
    """Read a result in which a `pattern` finds the points."""
    points: dict[int, int] = {}
    start, strange, twice = 0, "", False
    for found in pattern.finditer(written):
        if found[1] is None:
            continue
        named = written[start : found.start()].strip(BETWEEN)
        meant = users(named, people) or users(named.strip(MARKS), people)
        if len(meant) > 1:
            raise Refusal("namesakes", name=named)
        if not strange:
            strange, twice = named, bool(meant)
        if meant and meant[0] not in points:
            points[meant[0]] = number(found[1]) or 0
            start, strange = found.end(), ""
    if strange:
        raise Refusal("named-twice" if twice else "nobody-called", name=strange.strip(MARKS))
    if written[start:].strip(MARKS) or len(points) < 2:
        raise Refusal("unbalanced")
    if max(map(abs, points.values())) > POINTS:
        raise Refusal("points-large", most=counted(POINTS))
    if total := sum(points.values()):
        raise Refusal("not-zero", points=signed(total))
    return points


APART, CLOSE = (
    re.compile(
        rf"<@!?-?\d+>|((?:(?=[+\-(])|(?<!{beside}))(?:{NUMBER}){UNIT})(?![{beside}]|\.\d)",
        re.IGNORECASE,
    )
    for beside in (r"\w", r"\d")
)
"""Patterns of a number of points, or of a mention, which is skipped: apart from letters, or close
to them.
"""
ARROWS = re.compile(r"(?<=\s)[-=]+>(?=\s)|[→⇒➔➜]")
"""A pattern of arrows, which may stand between a name and its points."""
BETWEEN = " \t\r\n:,.;、。"
"""The characters that may stand between names and points, once `plain` has normalised the text."""
MARKS = BETWEEN + "=/|&*_~`-\"'“”「」『』()[]"
"""Further characters that may stand around a name."""
