"""Draw every card in every face and write one palette sheet a face and size, and their index."""

import io
import json
import zlib
from pathlib import Path

import resvg_py
from PIL import Image

from render.faces import palette
from render.faces.drawing import FACES, Face, cards

SHEETS = Path(__file__).parent
COLUMNS = 8
SMALL = 90  # below this width "fine" detail gives way to "coarse"
OVERSAMPLE = 3


def build() -> None:
    """Write all sheets, and an index with the order of the pieces and the version of the art."""
    check = 0
    for name, face in FACES.items():
        drawings = [face.svg(card) for card in cards()]
        sheets = {width: draw_sheet(drawings, face, width) for width in face.widths}
        shades = palette.chosen(list(sheets.values()), face.style())
        for width, sheet in sheets.items():
            image = palette.indexed(sheet, shades)
            check = zlib.crc32(image.tobytes(), zlib.crc32(bytes(image.getpalette() or ()), check))
            path = SHEETS / f"hanafuda-{name}-{width}.png"
            image.save(path, optimize=True, transparency=palette.KEY)
    index = {"art": f"{check:08x}", "columns": COLUMNS, "pieces": [card.name for card in cards()]}
    text = json.dumps(index, indent=1) + "\n"
    (SHEETS / "hanafuda.json").write_text(text, encoding="utf-8")


def draw_sheet(drawings: list[str], face: Face, width: int) -> Image.Image:
    """Draw the cards row by row on one transparent sheet."""
    height = round(width * face.units[1] / face.units[0])
    rows = -(-len(drawings) // COLUMNS)
    sheet = Image.new("RGBA", (width * COLUMNS, height * rows))
    for place, svg in enumerate(drawings):
        row, column = divmod(place, COLUMNS)
        sheet.paste(rasterise(svg, (width, height)), (column * width, row * height))
    return sheet


def rasterise(svg: str, size: tuple[int, int]) -> Image.Image:
    """Draw one card large, leave out what its size cannot show, and shrink it."""
    width, height = size
    left_out = "fine" if width < SMALL else "coarse"
    png = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width * OVERSAMPLE,
        height=height * OVERSAMPLE,
        style_sheet=f".{left_out} {{ display: none }}",
        skip_system_fonts=True,
    )
    return Image.open(io.BytesIO(png)).resize(size, Image.Resampling.HAMMING)


if __name__ == "__main__":
    build()
