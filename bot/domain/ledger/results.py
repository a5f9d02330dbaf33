"""Results of matches that were played elsewhere, read from a spreadsheet or from one line."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.domain.ledger.spreadsheets import NUMBER, SHOWN, decodings, folded, number, plain, rows
from bot.domain.refusal import Refusal
from rules.points import signed

COLUMNS = {
    "match": ("対局", "試合", "對局", "對戰", "对局", "对战"),
    "game": ("ゲーム", "種目", "遊戲", "游戏"),
    "player": ("プレイヤー", "名前", "玩家", "姓名", "名字"),
    "points": ("点", "点数", "得点", "分", "分數", "分数", "得分"),
}
"""The columns of a table of results, with their heads in other languages."""
HEADS = {folded(head): column for column, heads in COLUMNS.items() for head in (column, *heads)}
"""The columns by the heads that name them."""
MOST = 1_000
"""The largest number of lines imported at once: they block the writer for half a second."""
POINTS = 1_000_000
"""The largest gain or loss of a person in a match."""

Called = Mapping[str, str]
"""Keys of games by the names people use."""
Known = Mapping[str, Sequence[int]]
"""The people of a server by their names."""


class Written(NamedTuple):
    """A file of results as it was sent, and the language of its sender."""

    content: bytes
    language: str


class Fault(NamedTuple):
    """A fault in a line: the key of its sentence, and the value that the sentence names."""

    line: int
    sentence: str
    value: str = ""


class Result(NamedTuple):
    """A match that was played elsewhere, with everybody's points."""

    match: str
    game: str
    points: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Preview:
    """The results in a file, and all its faults; a file with faults is not imported."""

    results: tuple[Result, ...]
    faults: tuple[Fault, ...]
    encoding: str = "UTF-8"
    """The name of the encoding in which the file was read."""
    recognised: int = 0
    """The number of lines that name one known person."""


def read(content: bytes, games: Called, known: Known, language: str = "en") -> Preview:
    """Read a table with the columns match, game, player and points, in any order.

    A game is named by its key in `games`; a player by number, by mention, or by a name in `known`
    that only one person has. The lines of a match must sum to zero. Of the encodings that a file
    may have, the one in which most players are recognised is taken.

    Raises:
        Refusal: if the file is no text.
    """
    people, keys = _folded(known), {folded(name): key for name, key in games.items()}
    found = [
        replace(_read(text, keys, people), encoding=SHOWN[encoding])
        for encoding, text in decodings(content, language)
    ]
    if not found:
        raise Refusal("not-results")
    return max(found, key=lambda one: one.recognised)


def _folded(known: Known) -> Known:
    """Return people by their names as `folded` writes them."""
    found: dict[str, list[int]] = defaultdict(list)
    for name, users in known.items():
        found[folded(name)] += users
    return found


def _read(text: str, games: Called, known: Known) -> Preview:
    lines = rows(text)
    head = [HEADS.get(folded(title), "") for title in next(lines, None) or ()]
    if missing := [column for column in COLUMNS if column not in head]:
        return Preview((), (Fault(1, "columns", ", ".join(missing)),))
    faults: list[Fault] = []
    matches: dict[str, tuple[int, str, dict[int, int]]] = {}
    recognised = 0
    for line, cells in enumerate(lines, 2):
        if cells is None:
            faults.append(Fault(line, "unreadable"))
            continue
        if not any(cells):
            continue
        if line > MOST:
            faults.append(Fault(line, "too-many", str(MOST)))
            break
        row = dict(zip(head, cells, strict=False))
        users = _users(row.get("player", ""), known)
        recognised += len(users) == 1
        faults += _add(matches, line, row, games, users)
    faults += _unbalanced(matches)
    results = tuple(Result(name, game, points) for name, (_, game, points) in matches.items())
    return Preview(results, tuple(sorted(faults)), recognised=recognised)


def _add(
    matches: dict[str, tuple[int, str, dict[int, int]]],
    line: int,
    row: Mapping[str, str],
    games: Called,
    users: Sequence[int],
) -> Iterator[Fault]:
    """Add a line, whose player may be one of `users`, to its match; yield its faults."""
    match, named, player, points = (row.get(column, "") for column in COLUMNS)
    game, gain = games.get(folded(named), ""), number(points)
    if not match:
        yield Fault(line, "no-match-name")
    if not game:
        yield Fault(line, "game", named)
    if len(users) != 1:
        yield Fault(line, "player" if not users else "players", player)
    if gain is None or abs(gain) > POINTS:
        yield Fault(line, "points", points)
    if not match or len(users) != 1 or gain is None:
        return
    _, first, gained = matches.setdefault(match, (line, game, {}))
    if first != game:
        yield Fault(line, "other-game", named)
    if users[0] in gained:
        yield Fault(line, "twice", player)
    else:
        gained[users[0]] = gain


def _unbalanced(matches: Mapping[str, tuple[int, str, Mapping[int, int]]]) -> Iterator[Fault]:
    for name, (line, _, gained) in matches.items():
        if sum(gained.values()):
            yield Fault(line, "sum", signed(sum(gained.values())))
        elif len(gained) < 2:
            yield Fault(line, "alone", name)


def reported(text: str, known: Known) -> dict[int, int]:
    """Read a result such as `@Aki 12, Ben -12`; Refusal unless it sums to zero.

    A player is named as in a file. A name may contain numbers: it ends where it is a known name.
    """
    points: dict[int, int] = {}
    start, strange, written, people = 0, "", plain(text), _folded(known)
    for found in POINTS_OR_MENTION.finditer(written):
        if found[1] is None:
            continue
        named = written[start : found.start()].strip(BETWEEN)
        users = _users(named, people) or _users(named.removeprefix("@"), people)
        if len(users) > 1:
            raise Refusal("namesakes", name=named)
        strange = strange or named
        if users and users[0] not in points:
            points[users[0]] = number(found[1]) or 0
            start, strange = found.end(), ""
    if strange:
        raise Refusal("nobody-called", name=strange)
    if written[start:].strip(BETWEEN) or len(points) < 2 or sum(points.values()):
        raise Refusal("unbalanced")
    return points


POINTS_OR_MENTION = re.compile(rf"<@!?\d+>|((?:(?=[+\-(])|(?<!\w))(?:{NUMBER}))(?![\w.])")
"""A pattern of a number of points, or of a mention, which is skipped."""
BETWEEN = " \t\r\n:,;、"
"""The characters that may stand between names and points, in the form of `plain`."""


def _users(player: str, known: Known) -> Sequence[int]:
    """Return the people that a cell may mean: one by number or mention, or those of a name."""
    identified = re.fullmatch(r"<@!?(\d{1,20})>|(\d{15,20})", player)
    if identified and _is_id(user := int(identified[1] or identified[2])):
        return (user,)
    return known.get(folded(player), ())


def _is_id(user: int) -> bool:
    """Return whether a number can be a person's id on Discord; databases hold no larger one."""
    return 0 < user < 2**63
