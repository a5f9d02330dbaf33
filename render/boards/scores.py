"""The score sheet at the end of a deal: columns of sides, rows of payments, the match as a plot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import zip_longest
from typing import NamedTuple

from render.boards.fitting import grown
from render.boards.heading import Head, headline_letters, parted, write_head
from render.boards.plot import LOWEST, Scores, draw_plot, is_plotted, row_height, won
from render.boards.scene import HIGHEST, TOGETHER, AnyScene, Page, Side
from render.boards.wrapping import wrapped
from render.layout import Box, Path, Picture, Text, ems, reach
from render.look import Say
from rules import Line, Result
from rules.points import signed

GAP = 16
RULE = 10
"""The height of a line above a ruled row, in pixels."""


class Row(NamedTuple):
    """A label and one entry for each side; `ruled` rows are bold below a line.

    `counts` stands before the entries: the number of cards behind each, or a place.
    """

    label: str
    entries: tuple[str, ...]
    ruled: bool = False
    counts: tuple[str, ...] = ()


Above = Callable[[Picture, Box], int]
"""A function that draws the win at the top of an area, and returns the height it takes."""


class Outcome(NamedTuple):
    """A deal's title, its winners, and its rows of payments.

    `told` has sentences on the pieces that `above` draws. `gains` has each side's gain as words,
    where they tell more than the number. `alone` tells that the deal belongs to no match.
    """

    title: str
    winners: Side
    rows: tuple[Row, ...]
    above: Above | None = None
    told: tuple[str, ...] = ()
    gains: tuple[str, ...] = ()
    alone: bool = False


def sheet(
    scene: AnyScene, outcome: Outcome, history: Scores, places: Sequence[int] = ()
) -> Picture:
    """Draw the sheet of a finished deal.

    `history` has each seat's points in the match after every deal, this one last. With the `places`
    of the seats it is the sheet of the match, too, and names the winner.
    """
    most = HIGHEST.get(scene.look.layout)
    for leading in LEADING:
        tried = replace(scene, leading=leading)
        draw = partial(_draw, scene=tried, outcome=outcome, history=history, places=places)
        picture = grown(scene.size, draw)
        if most is None or picture.height <= most:
            break
    return picture


LEADING = (6, 3, 0)
"""The space between rows, in pixels: they come closer if a sheet would be seen too small."""


def _draw(
    picture: Picture, scene: AnyScene, outcome: Outcome, history: Scores, places: Sequence[int]
) -> None:
    head, body = parted(picture, scene, GAP, more=GAP)
    rooms = head.width / scene.letters, head.width / headline_letters(scene)
    write_head(picture, head, scene, headings(scene, outcome, places, *rooms))
    if outcome.above:
        high = outcome.above(picture, body)
        body = Box(body.x, body.y + high + GAP, body.width, body.height - high - GAP)
    scores = running(scene, history)
    beside = is_plotted(scores) and not scene.tall and body.height >= LOWEST
    table, plot = body.split(body.width * 11 // 20, 3 * GAP) if beside else (body, body)
    bottom = _table(
        picture, table, scene, (*outcome.rows, *sums(scene, outcome, scores[-1], places))
    )
    below = Box(table.x, bottom, table.width, 0)
    bottom = _resting(picture, below, scene, scores[-1], places)
    if not beside:
        plot = Box(body.x, bottom + GAP, body.width, body.bottom - bottom - GAP)
    if is_plotted(scores) and plot.height >= LOWEST:
        _plot(picture, plot, scene, scores)
    picture.crop()


def share(scene: AnyScene) -> int:
    """Return the height of the pieces on a sheet: a third of it, less where rows are close."""
    return scene.size[1] * scene.leading // (LEADING[0] * SHARE)


SHARE = 3
"""How many times as high a sheet usually is as the pieces that won."""


def result_of(scene: AnyScene) -> Result:
    """Return the result of the finished deal."""
    result: Result | None = scene.view.result
    assert result is not None
    return result


def gains(scene: AnyScene) -> tuple[int, ...]:
    """Return each seat's gain in the deal."""
    return result_of(scene).deltas(len(scene.names))


def label(say: Say, line: Line) -> str:
    """Return the label of a payment: its reason in few words, and the multiple behind it."""
    times = (word for word in line.detail if word.startswith("×"))
    return " ".join((say(f"row-{line.reason}"), *times))


def sums(
    scene: AnyScene, outcome: Outcome, total: Sequence[int], places: Sequence[int]
) -> Iterator[Row]:
    """Yield the rows of each side's gain in the deal, and of its sum in the match if it has one."""
    gained = gains(scene)
    paid = (sum(gained[seat] for seat in side) for side in scene.sides)
    yield Row(scene.say("line-payment"), outcome.gains or tuple(map(signed, paid)), True)
    if outcome.alone:
        return
    points, reached = map(scene.points, total), [f"{place}." for place in places]
    counts = _of_sides(scene, reached) if places else ()
    yield Row(scene.say("line-match"), _of_sides(scene, [*points]), bool(places), counts)


def _of_sides(scene: AnyScene, words: Sequence[str]) -> tuple[str, ...]:
    return tuple(" · ".join(words[seat] for seat in side) for side in scene.sides)


def running(scene: AnyScene, history: Scores) -> Scores:
    """Return the scores before the first deal and after each.

    Without a history they are those before and after this deal.
    """
    start, scores = scene.start, scene.view.scores
    if not history:
        return (start,) * len(scores), tuple(map(sum, zip(scores, gains(scene), strict=True)))
    return tuple(tuple(start + gain for gain in after) for after in ((0,) * len(scores), *history))


def headings(
    scene: AnyScene, outcome: Outcome, places: Sequence[int], upper: float, lower: float
) -> Head:
    """Return the deal's title and ending; at the end of the match, also its winner.

    A match of one deal has no other winner than that deal, unless the places say so. The ending of
    the deal stands above the pieces that won it, for the match may be another player's. `upper` and
    `lower` are the widths of the title and of the headline, in letters' heights.
    """
    first = tuple(seat for seat, place in enumerate(places) if place == 1)
    if places and (scene.view.number > 1 or first != outcome.winners):
        ended = _ending(scene, outcome.winners, f"{outcome.title} · ", upper)
        return Head(ended, won(scene, places, lower), under=True)
    return Head(outcome.title, _ending(scene, outcome.winners, "", lower))


def _ending(scene: AnyScene, winners: Side, before: str, width: float) -> str:
    """Return `before` and the sentence on the end of the deal, within a width in letters'
    heights.
    """
    key, count = f"ending-{result_of(scene).ending}", len(winners)
    return scene.naming(
        lambda name: before + scene.say(key, name=name, count=count), winners, width, TOGETHER
    )


# --- The table ----------------------------------------------------------------------------------


def _table(picture: Picture, area: Box, scene: AnyScene, rows: Sequence[Row]) -> int:
    """Draw rows below the names of the sides; return the y where they end."""
    rows = (*_heads(scene, area.width, rows), *rows)
    draw_rows(picture, area, scene, rows)
    return area.y + rows_height(scene, rows)


def draw_rows(
    picture: Picture, area: Box, page: Page, rows: Sequence[Row], among: Sequence[Row] = ()
) -> None:
    """Draw rows one below the other; those without a label stand bold as heads.

    `among` has all rows of the table where these are only some of them: the columns are as wide as
    all rows need.
    """
    y, line, labels = area.y, row_height(page), widest(page, among or rows, area.width)
    for row in rows:
        if row.ruled:
            picture.add(Path(((area.x, y + RULE // 2), (area.right - 1, y + RULE // 2)), 2))
            y += RULE
        _entries(picture, Box(area.x, y, area.width, line), page, row, labels)
        y += line


def rows_height(page: Page, rows: Sequence[Row]) -> int:
    """Return the height of rows."""
    return row_height(page) * len(rows) + RULE * sum(row.ruled for row in rows)


def columns(box: Box, count: int, labels: int) -> tuple[Box, list[Box]]:
    """Return the box of the labels, and one for each of `count` columns, which share the rest.

    However long the labels are, two columns keep three eighths of the width, three keep four
    eighths, and more keep five.
    """
    free = max(box.width - labels, box.width * min(5, count + 1) // 8)
    column = min(box.width * 3 // 10, free // count)
    label, rest = box.split(box.width - column * count, 0)
    return label, [
        Box(rest.x + place * column + GAP, rest.y, column - GAP, rest.height)
        for place in range(count)
    ]


def widest(page: Page, rows: Sequence[Row], width: int) -> int:
    """Return the width of the labels of rows, at most what the numbers leave free."""
    size = page.letters
    numbers = [row for row in rows if row.label]
    every = (_wide(row, at, size) for row in numbers for at in range(len(row.entries)))
    entry = max(every, default=0)
    free = width - max(len(row.entries) for row in rows) * (entry + GAP)
    return min(free, max(round(reach(row.label, size) * BOLD) for row in rows))


def _wide(row: Row, place: int, size: int) -> int:
    """Return the width of an entry, bold, with the count before it."""
    count = reach(row.counts[place], size) + GAP // 2 if row.counts else 0
    return round(reach(row.entries[place], size) * BOLD) + count


def _heads(scene: AnyScene, width: int, rows: Sequence[Row]) -> list[Row]:
    """Return rows with the names of the sides.

    If the names of a team are too long side by side, they are one below the other. A role that is
    too long breaks into lines.
    """
    sides, box = scene.sides, Box(0, 0, width, 0)
    column = columns(box, len(sides), widest(scene, rows, width))[1][0]
    room = column.width / scene.letters
    names = tuple(scene.side_name(side, room) for side in sides)
    whole = names == tuple(scene.side_name(side, WHOLE) for side in sides)
    if not whole and scene.roles:
        lines = [
            [role] if role == name else role.replace("（", " （").split()
            for role, name in zip(scene.names, names, strict=True)
        ]
        return [Row("", row) for row in zip_longest(*lines, fillvalue="")]
    if whole or len(sides[0]) == 1:
        return [Row("", names)]
    plus = TOGETHER.rstrip()
    first = tuple(scene.short(side[0], room - ems(plus) * BOLD) + plus for side in sides)
    return [Row("", first), Row("", tuple(scene.short(side[1], room) for side in sides))]


WHOLE = 99
"""A width at which no name is cut, in letters' heights."""
BOLD = 1.06
"""The factor by which bold letters are wider."""


def _entries(picture: Picture, box: Box, page: Page, row: Row, labels: int) -> None:
    """Draw a label on the left; in each column the count, faint, and the entry, flush right."""
    label, cells = columns(box, len(row.entries), labels)
    bold = row.ruled or not row.label
    picture.add(Text(row.label, label, page.letters, bold=bold))
    for place, (entry, cell) in enumerate(zip(row.entries, cells, strict=True)):
        if row.counts:
            free = cell.width - round(reach(entry, page.letters) * BOLD) - GAP // 2
            left, cell = cell.split(min(cell.width * 2 // 5, free), GAP // 2)
            picture.add(Text(row.counts[place], left, page.letters, "right", faint=True))
        picture.add(Text(entry, cell, page.letters, "right", bold=bold))


# --- The match ----------------------------------------------------------------------------------

PLOT = 320
"""The largest height of a plot, in pixels."""
NAMED = 4
"""The divisor: a name beside a line of the plot has one fourth of the width."""


def _resting(
    picture: Picture, area: Box, scene: AnyScene, total: Sequence[int], places: Sequence[int]
) -> int:
    """Write who sat the deal out, with their sum in the match; return the y below it."""
    if not scene.view.resting:
        return area.y
    y = area.y + RULE
    for row in wrapped(rested(scene, total, places), area.width, scene.letters):
        line = Box(area.x, y, area.width, scene.line)
        picture.add(Text(row, line, scene.letters, faint=True))
        y = line.bottom
    return y


def rested(scene: AnyScene, total: Sequence[int], places: Sequence[int]) -> str:
    """Return the words on the seats that sat the deal out, with their sums in the match."""
    reached = [f"{place}. " for place in places] or [""] * len(total)
    names = (
        f"{reached[seat]}{scene.short(seat)} {scene.points(total[seat])}"
        for seat in scene.view.resting
    )
    return scene.say("label-resting", names=scene.say("comma").join(names))


def _plot(picture: Picture, area: Box, scene: AnyScene, scores: Scores) -> None:
    """Draw the course of the match; each line ends with its name and sum."""
    area = Box(area.x, area.y, area.width, min(area.height, PLOT))
    room = area.width / NAMED / scene.letters
    ends = [
        f"{scene.short(seat, room)} {scene.points(points)}"
        for seat, points in enumerate(scores[-1])
    ]
    draw_plot(picture, area, scene, scores, scene.points, ends=ends)
