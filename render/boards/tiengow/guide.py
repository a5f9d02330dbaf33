"""The pages that illustrate the rules of Tien Gow: tiles, sets, payments and two examples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from render.boards.around import parts
from render.boards.family import Maker
from render.boards.growing import GAP, Growing
from render.boards.scene import Leaf
from render.boards.telling import listed, piece_name, pieces_named
from render.boards.tiengow.examples import EXAMPLES
from render.boards.tiengow.payments import payments
from render.layout import TILES, Box, Text, fan
from render.look import Say
from rules.tiengow.combinations import COMBINATIONS, Tiles
from rules.tiengow.tiles import CIVIL, MILITARY, RANK

ACROSS = 3
SHOWN = 64
"""The width of a tile beside its name."""
SETS = 48
"""The width in pixels of each tile of a set."""
APART = 2
"""Pixels between two tiles of a set."""
KINDS = (
    "civil-pair",
    "military-pair",
    "mixed-pair",
    "civil-three",
    "military-three",
    "four",
    "supreme",
)


def guide(key: str) -> Mapping[str, Maker]:
    """Return the pages: the ladder of tiles, the sets by kind, the payments, and two examples."""
    return {"pieces": _tiles, "sets": _sets, "payments": payments, **EXAMPLES}


# --- The tiles ----------------------------------------------------------------------------------


def _tiles(key: str, options: Any, say: Say) -> Leaf:
    """Draw civil and military tiles from high to low with their names."""
    page = Growing(say)
    page.line(say("guide-civil"), bold=True)
    names = [f"{place}. {piece_name(say, tile)}" for place, tile in enumerate(CIVIL, 1)]
    _cells(page, [((tile, tile), name) for tile, name in zip(CIVIL, names, strict=True)])
    page.told.append(listed(say, names))
    page.line(say("guide-military"), bold=True)
    ranks = [tuple(tiles) for _, tiles in groupby(MILITARY, RANK.__getitem__)]
    _cells(page, [(tiles, say(f"guide-rank-{RANK[tiles[0]]}")) for tiles in ranks])
    page.told.append(pieces_named(say, MILITARY))
    page.line(say("guide-equal"))
    return page.leaf


def _cells(page: Growing, cells: Sequence[tuple[Tiles, str]]) -> None:
    """Draw tiles with a name below them, three names in a row."""
    for at in range(0, len(cells), ACROSS):
        band = page.band(TILES[SHOWN] + page.page.line, below=GAP * 2)
        for (tiles, name), box in zip(cells[at : at + ACROSS], parts(band, ACROSS), strict=False):
            start = Box(box.x, box.y, SHOWN, TILES[SHOWN])
            page.picture.add(*fan(tiles, start, SHOWN + APART, name))
            label = Box(box.x, start.bottom, box.width, page.page.line)
            page.picture.add(Text(name, label, page.page.letters))


# --- The sets -----------------------------------------------------------------------------------


def of_kind(kind: str) -> list[Tiles]:
    """Return one set of each rank of a kind, high to low."""
    found = {
        combination.rank: tiles
        for tiles, combination in COMBINATIONS.items()
        if combination.kind == kind
    }
    return [found[rank] for rank in sorted(found, reverse=True)]


def _sets(key: str, options: Any, say: Say) -> Leaf:
    """Draw every kind of sets, each from high to low."""
    page = Growing(say)
    page.line(say("guide-sets"), bold=True)
    for kind in KINDS:
        page.line(say(f"guide-{kind}"))
        _draw_sets(page, of_kind(kind))
        page.told.append(listed(say, map(" ".join, of_kind(kind))))
    page.line(say("guide-partner"))
    return page.leaf


def _draw_sets(page: Growing, sets: Sequence[Tiles]) -> None:
    """Draw sets side by side, in two lines if there are many."""
    across = -(-len(sets) // 2) if len(sets) > len(of_kind("four")) else len(sets)
    for at in range(0, len(sets), across):
        line = sets[at : at + across]
        band = page.band(TILES[SETS], below=GAP)
        step = SETS + APART
        between = min(24, (band.width - sum(map(len, line)) * step) // max(len(line) - 1, 1))
        x = band.x
        for tiles in line:
            page.picture.add(*fan(tiles, Box(x, band.y, SETS, band.height), step, str(tiles)))
            x += len(tiles) * step + between
