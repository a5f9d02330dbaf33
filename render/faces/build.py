"""Draw every piece in every face; write a palette sheet for each face and size, and their index.

`python -m render.faces.build` draws all families; with keys after it, only the families with these
keys.
"""

import io
import json
import sys
import zlib
from collections.abc import Collection
from pathlib import Path
from typing import Any

import resvg_py
from PIL import Image

from render.faces import palette
from render.faces.cards import HANAFUDA
from render.faces.drawing import Face, Family
from render.faces.mahjong import MAHJONG
from render.faces.tiengow import TIENGOW

FAMILIES: tuple[Family[Any], ...] = (HANAFUDA, MAHJONG, TIENGOW)

SHEETS = Path(__file__).parent
COLUMNS = 8
OVERSAMPLE = 3


def build(wanted: Collection[str]) -> None:
    """Draw the families with these keys, or all families without keys."""
    for family in FAMILIES:
        if not wanted or family.key in wanted:
            draw(family)


def draw(family: Family[Any]) -> None:
    """Write a family's sheets, and an index with its pieces, its faces and the art's version."""
    check = 0
    for name, face in family.faces.items():
        drawings = [face.svg(piece) for piece in family.pieces]
        sheets = {width: draw_sheet(drawings, face, width) for width in face.sizes}
        shades = palette.chosen(list(sheets.values()), face.style)
        for width, sheet in sheets.items():
            image = palette.indexed(sheet, shades, face.style, family.near)
            check = zlib.crc32(image.tobytes(), zlib.crc32(bytes(image.getpalette() or ()), check))
            path = SHEETS / f"{family.key}-{name}-{width}.png"
            image.save(path, optimize=True, transparency=palette.KEY)
    index = {
        "art": f"{check:08x}",
        "columns": COLUMNS,
        "faces": list(family.faces),
        "pieces": [piece.name for piece in family.pieces],
    }
    text = json.dumps(index, indent=1) + "\n"
    (SHEETS / f"{family.key}.json").write_text(text, encoding="utf-8")


def draw_sheet(drawings: list[str], face: Face[Any], width: int) -> Image.Image:
    """Draw the pieces row by row on one transparent sheet."""
    height = face.sizes[width]
    rows = -(-len(drawings) // COLUMNS)
    sheet = Image.new("RGBA", (width * COLUMNS, height * rows))
    for place, svg in enumerate(drawings):
        row, column = divmod(place, COLUMNS)
        drawn = rasterise(svg, (width, height), "coarse" if width >= face.fine else "fine")
        sheet.paste(drawn, (column * width, row * height))
    return sheet


def rasterise(svg: str, size: tuple[int, int], left_out: str) -> Image.Image:
    """Draw a piece large, without the parts of the class `left_out`, and shrink it to a size."""
    width, height = size
    png = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width * OVERSAMPLE,
        height=height * OVERSAMPLE,
        style_sheet=f".{left_out} {{ display: none }}",
        skip_system_fonts=True,
    )
    return Image.open(io.BytesIO(png)).resize(size, Image.Resampling.HAMMING)


if __name__ == "__main__":
    build(sys.argv[1:])
