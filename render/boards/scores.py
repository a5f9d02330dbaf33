"""The score sheet at the end of a deal: a column a side, a row a line, the match as a plot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.boards.plot import Entry, Scores, draw_list, draw_plot, list_height, row_height
from render.boards.scene import TOGETHER, Scene, Side, signed
from render.layout import Box, Path, Picture, Text, ems, stack
from rules import Result
from rules.hanafuda.cards import CLASSES
from rules.hanafuda.yaku import Account

GAP = 16
RULE = 10
"""The height of a line that rules off."""


class Row(NamedTuple):
    """A label and one entry a side; `ruled` rows stand bold below a line.

    `counts` has the number of cards an entry rests on, where it rests on cards.
    """

    label: str
    entries: tuple[str, ...]
    ruled: bool = False
    counts: tuple[str, ...] = ()


def sheet(scene: Scene, history: Scores) -> Picture:
    """The sheet of a finished deal; `history` holds the scores after each deal, this one last."""
    picture = Picture(*scene.size)
    head, body = stack(picture.inner.inset(8, 4), 2 * row_height(scene) + GAP, 0, gap=GAP)
    _title(picture, head, scene)
    rows = _rows(scene)
    if scene.tall:
        table, match = stack(body, _table_height(scene, rows, body.width), 0, gap=2 * GAP)
    else:
        table, match = body.split(body.width * 11 // 20, 3 * GAP)
    _table(picture, table, scene, rows)
    _match(picture, match, scene, ((0,) * len(scene.names), *(history or (_after(scene),))))
    return picture


def _result(scene: Scene) -> Result:
    assert scene.view.result is not None
    return scene.view.result


def _deltas(scene: Scene) -> tuple[int, ...]:
    return _result(scene).deltas(len(scene.names))


def _after(scene: Scene) -> tuple[int, ...]:
    """The scores of the match with this deal counted."""
    return tuple(map(sum, zip(scene.view.scores, _deltas(scene), strict=True)))


def _title(picture: Picture, area: Box, scene: Scene) -> None:
    """Which deal it was and how it ended."""
    view, say, result = scene.view, scene.say, _result(scene)
    gained = _deltas(scene)
    winner = max(view.sides, key=lambda side: sum(gained[seat] for seat in side))
    upper, lower = stack(area, area.height // 2, 0, gap=0)
    title = say("score-title", number=view.number, deals=view.deals)
    ending = say(f"ending-{result.ending}", name=scene.side_name(winner, WIDEST), count=len(winner))
    picture.add(
        Text(title, upper, scene.letters, faint=True),
        Text(ending, lower, scene.letters + 8, bold=True),
    )


WIDEST = 13.5
"""How wide the winners' names may be in the headline, in letters' heights."""


# --- The lines ----------------------------------------------------------------------------------


def _rows(scene: Scene) -> list[Row]:
    """Where cards have worth, how it adds up; else what was paid for; then what changes hands."""
    sheet = _result(scene).sheet
    rows = _account_rows(scene, sheet) if sheet and scene.game.worth else _line_rows(scene)
    paid = tuple(sum(_deltas(scene)[seat] for seat in side) for side in scene.view.sides)
    return [*rows, Row(scene.say("line-payment"), tuple(map(signed, paid)), True)]


def _account_rows(scene: Scene, accounts: Sequence[Account]) -> list[Row]:
    """Counts and points by class, the combinations, the totals."""
    say = scene.say
    rows: list[Row] = []
    for place, kind in enumerate(CLASSES):
        points = tuple(str(one.points[place]) for one in accounts)
        counts = tuple(str(one.counts[place]) for one in accounts)
        rows.append(Row(say(f"class-{kind}"), points, counts=counts))
    made = dict.fromkeys(name for one in accounts for name, _ in one.gained)
    if made:
        cards = tuple(str(one.cards) for one in accounts)
        rows.append(Row(say("line-card-points"), cards, True))
    for name in made:
        entries = tuple(_entry(one, name) for one in accounts)
        rows.append(Row(say(f"combination-{name}"), entries))
    totals = tuple(str(one.total).replace("-", "−") for one in accounts)
    rows.append(Row(say("line-total"), totals, True))
    return rows


MADE = "✓"


def _entry(account: Account, name: str) -> str:
    """What a combination brings or costs; a mark where making it brings nothing itself."""
    gained, lost = dict(account.gained), dict(account.lost)
    net = gained.get(name, 0) - lost.get(name, 0)
    return MADE if name in gained and not net else signed(net)


def _line_rows(scene: Scene) -> list[Row]:
    """A row for each reason why points changed hands."""
    named = {one.name for one in scene.game.combinations}
    named |= {name for one in _result(scene).sheet or () for name, _ in one.gained}
    return [
        Row(
            scene.say(f"{'combination' if line.reason in named else 'line'}-{line.reason}"),
            tuple(signed(sum(line.deltas[seat] for seat in side)) for side in scene.view.sides),
        )
        for line in _result(scene).lines
    ]


def _table(picture: Picture, area: Box, scene: Scene, rows: Sequence[Row]) -> None:
    """The names, then the rows."""
    y, line = area.y, row_height(scene)
    for row in (*_heads(scene, area.width), *rows):
        if row.ruled:
            picture.add(Path(((area.x, y + RULE // 2), (area.right - 1, y + RULE // 2)), 2))
            y += RULE
        _entries(picture, Box(area.x, y, area.width, line), scene, row)
        y += line


def _table_height(scene: Scene, rows: Sequence[Row], width: int) -> int:
    lines = len(_heads(scene, width)) + len(rows)
    return row_height(scene) * lines + RULE * sum(row.ruled for row in rows)


def _columns(box: Box, sides: Sequence[Side]) -> tuple[Box, list[Box]]:
    """The box of the labels, and one for each side."""
    column = min(box.width * 3 // 10, box.width * 5 // 8 // len(sides))
    label, rest = box.split(box.width - column * len(sides), 0)
    return label, [
        Box(rest.x + place * column + GAP, rest.y, column - GAP, rest.height)
        for place in range(len(sides))
    ]


def _heads(scene: Scene, width: int) -> list[Row]:
    """The names of the sides; a team's stand one below the other where they are too long."""
    sides = scene.view.sides
    room = _columns(Box(0, 0, width, 0), sides)[1][0].width / scene.letters / BOLD
    names = tuple(scene.side_name(side, room) for side in sides)
    if len(sides[0]) == 1 or names == tuple(scene.side_name(side, 99) for side in sides):
        return [Row("", names)]
    plus = TOGETHER.rstrip()
    first = tuple(scene.short(side[0], room - ems(plus)) + plus for side in sides)
    return [Row("", first), Row("", tuple(scene.short(side[1], room) for side in sides))]


BOLD = 1.06
"""How much wider bold letters are."""


def _entries(picture: Picture, box: Box, scene: Scene, row: Row) -> None:
    """A label on the left; in each column the count, faint, and the entry, flush right."""
    label, cells = _columns(box, scene.view.sides)
    bold = row.ruled or not row.label
    picture.add(Text(row.label, label, scene.letters, bold=bold))
    for place, (entry, cell) in enumerate(zip(row.entries, cells, strict=True)):
        if row.counts:
            left, cell = cell.split(cell.width * 2 // 5, GAP // 2)
            picture.add(Text(row.counts[place], left, scene.letters, "right", faint=True))
        picture.add(Text(entry, cell, scene.letters, "right", bold=bold))


# --- The match ----------------------------------------------------------------------------------

HIGHEST = 400
"""No plot is higher."""
RESTED = "–"
"""What stands for the points of a deal that somebody sat out."""


def _match(picture: Picture, area: Box, scene: Scene, scores: Scores) -> None:
    """The running score with each seat's points of this deal and of the match."""
    total = scores[-1]
    gained = [signed(points) for points in _deltas(scene)]
    for seat in scene.view.resting:
        gained[seat] = RESTED
    order = sorted(range(len(total)), key=lambda seat: -total[seat])
    entries = [Entry(seat, (gained[seat], signed(total[seat]))) for seat in order]
    heads = (scene.say("column-deal"), scene.say("column-match"))
    high = list_height(scene, len(entries))
    if scene.tall:
        plot, named = area.split(area.width * 2 // 5, 2 * GAP)
        plot = Box(plot.x, plot.y, plot.width, min(plot.height, max(high, HIGHEST)))
    else:
        free = min(area.height - high - GAP, HIGHEST)
        plot, named = stack(Box(area.x, area.y, area.width, free + high + GAP), free, 0, gap=GAP)
    draw_plot(picture, plot, scores)
    draw_list(picture, named, scene, heads, entries)
