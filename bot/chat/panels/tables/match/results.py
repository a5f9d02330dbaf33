"""The words for how a deal ended, and why each point moved."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.panels.tables.match import news
from bot.chat.reply import names_in
from bot.domain.tables.deal import Deal
from bot.domain.tables.table import Table
from bot.words import Words, telling, winning
from bot.words.telling import Emoji
from rules import Line, Result, Seat
from rules.game import LARGEST
from rules.mahjong.win import total
from rules.points import counted, signed


def paid(line: Line, names: Sequence[str], say: Words) -> str:
    """Return the people who gain by a line of a score sheet, with their points.

    Among more than two players, a single payer comes first.
    """
    gained = ((name, d) for name, d in zip(names, line.deltas, strict=True) if d > 0)
    who = say("comma").join(f"{name} {signed(points)}" for name, points in gained)
    payers = [name for name, points in zip(names, line.deltas, strict=True) if points < 0]
    return f"{payers[0]} → {who}" if len(payers) == 1 and len(names) > 2 else who


def sheet(table: Table, deal: Deal, say: Words, emoji: Emoji) -> list[str]:
    """Return the score sheet of a deal in lines: its last move, its end, and why points moved."""
    result, names = deal.result, names_in(table)
    if result is None:
        return []
    told = news.latest(table, say, emoji)
    lines = [told and f"> {told}", f"**{ending(result, names, say)}**"]
    for line in result.lines:
        if who := paid(line, names, say):
            lines.append(say("sheet-line", reason=winning.reason(say, line), who=who))
    if any(abs(points) >= LARGEST for line in result.lines for points in line.deltas):
        lines.append(say("sheet-bound", points=counted(LARGEST)))
    if won := getattr(result.sheet, "win", None):
        worth = winning.worth(won)
        elements = say("comma").join(winning.element(say, element) for element in worth)
        lines += [say("sheet-water", points=total(worth), elements=elements)] if worth else []
        out = winning.without(say, won)
        lines += [winning.met(say, won), say("sheet-left-out", elements=out) if out else ""]
    return [line for line in (*lines, hurried(table, deal, say)) if line]


def hurried(table: Table, deal: Deal, say: Words) -> str:
    """Return a line on how often a *master* computer ran out of time; empty if never.

    It then moved at the usual level. The line comes after the deal: earlier, it would reveal how
    long somebody thought.
    """
    return say("sheet-hurried", times=deal.hurried) if deal.hurried and not table.shut else ""


def ending(result: Result, names: Sequence[str], say: Words) -> str:
    """Return the end of a deal: its winners, and their points."""
    winners = _winners(result, len(names))
    who, count = telling.listed(say, "names-both", (names[seat] for seat in winners)), len(winners)
    points = signed(result.deltas(len(names))[winners[0]])
    return say(f"sheet-{result.ending}", name=who, count=count, points=points)


def ended(table: Table, places: Sequence[int], say: Words) -> list[str]:
    """Return lines on the end of a match: its winners by their `places`, and its last deal.

    For a match of one deal, the end of that deal is enough if it names the same winners.
    """
    names = names_in(table)
    first = [seat for seat, place in enumerate(places) if place == 1]
    won = telling.listed(say, "names-and", (names[seat] for seat in first))
    told = say("match-won", names=won, count=len(first))
    if table.deal is None or (result := table.deal.result) is None:
        return [f"**{told}**"]
    last = ending(result, names, say)
    single, named = table.deal.promise.carry.number == 1, _winners(result, len(names))
    if single and first == named and "name" in say.takes(f"sheet-{result.ending}"):
        return [f"**{last}**"]
    return [f"**{told}**", say("table-last", ending=last)]


def _winners(result: Result, seats: int) -> list[Seat]:
    """Return the winners of a deal: by its sheet, otherwise those who gained most."""
    winner: Seat | None = getattr(result.sheet, "winner", None)
    deltas = result.deltas(seats)
    best = max(deltas)
    return [seat for seat, d in enumerate(deltas) if d == best] if winner is None else [winner]
