"""Assemble the hanafuda from their SVG parts and write one palette sheet a size."""

import io
import json
from pathlib import Path
from xml.etree import ElementTree as ET

import resvg_py
from PIL import Image, ImageColor

PARTS = Path(__file__).parent / "hanafuda"
SVG = "{http://www.w3.org/2000/svg}"
UNITS = (330, 540)
SIZES = (180, 132, 96, 64, 48)
COLUMNS = 8
SMALL = 90  # below this width "fine" detail gives way to "coarse"
MARK_PLACES = {"fine": "translate(48 48)", "coarse": "translate(58 58) scale(1.6)"}
OVERSAMPLE = 3
COLOURS = 200
KEY = 255
KEY_COLOUR = (255, 0, 255)


def build() -> None:
    """Draw every card at every size and write the sheets and their index."""
    cards = assemble_all()
    sizes = {width: (width, round(width * UNITS[1] / UNITS[0])) for width in SIZES}
    sheets = {width: draw_sheet(list(cards.values()), size) for width, size in sizes.items()}
    palette = shared_palette(list(sheets.values()))
    for width, sheet in sheets.items():
        indexed = to_palette(sheet, palette)
        indexed.save(PARTS.with_name(f"hanafuda-{width}.png"), optimize=True, transparency=KEY)
    index = {"cards": list(cards), "columns": COLUMNS, "sizes": sizes}
    PARTS.with_suffix(".json").write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")


def assemble_all() -> dict[str, str]:
    """Return the finished SVG of every card, by month, the back last."""
    common = ET.parse(PARTS / "common.svg").getroot()
    files = [path for path in PARTS.glob("*.svg") if path.stem != "common"]
    flowers = [ET.parse(path).getroot() for path in files]
    flowers.sort(key=lambda flower: int(flower.attrib["data-month"]))
    return {
        card.attrib["id"]: assemble(common, flower, card)
        for flower in (*flowers, common)
        for card in flower.findall(f"{SVG}g")
    }


def assemble(common: ET.Element, flower: ET.Element, card: ET.Element) -> str:
    """Lay one card's drawing on the shared paper and put its class mark in the corner."""
    svg = ET.Element(f"{SVG}svg", viewBox=f"0 0 {UNITS[0]} {UNITS[1]}")
    svg.extend(common.findall(f"{SVG}style"))
    for part in dict.fromkeys((common, flower)):
        svg.extend(part.findall(f"{SVG}defs"))
    ET.SubElement(svg, f"{SVG}use", href="#paper")
    field = ET.SubElement(svg, f"{SVG}g", {"clip-path": "url(#field)"})
    field.append(card)
    if kind := card.get("data-class"):
        for detail, place in MARK_PLACES.items():
            mark = {"class": detail, "href": f"#mark-{kind}", "transform": place}
            ET.SubElement(svg, f"{SVG}use", mark)
    return ET.tostring(svg, encoding="unicode")


def draw_sheet(cards: list[str], size: tuple[int, int]) -> Image.Image:
    """Draw the cards row by row on one transparent sheet."""
    width, height = size
    rows = -(-len(cards) // COLUMNS)
    sheet = Image.new("RGBA", (width * COLUMNS, height * rows))
    for place, svg in enumerate(cards):
        row, column = divmod(place, COLUMNS)
        sheet.paste(rasterise(svg, size), (column * width, row * height))
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


def shared_palette(sheets: list[Image.Image]) -> list[int]:
    """Choose the sheets' common colours: the inks themselves, then the best blends of them."""
    style = ET.parse(PARTS / "common.svg").findtext(f"{SVG}style", "")
    words = style.replace(";", " ").split()
    inks = dict.fromkeys(ImageColor.getrgb(word)[:3] for word in words if word.startswith("#"))
    pixels = b"".join(flatten(sheet).tobytes() for sheet in sheets)
    everything = Image.frombytes("RGB", (1, len(pixels) // 3), pixels)
    blends = everything.quantize(COLOURS - len(inks), Image.Quantize.MEDIANCUT).getpalette() or []
    colours = [channel for ink in inks for channel in ink] + blends
    return (colours[: 3 * COLOURS] + colours[:3] * 256)[: 3 * KEY] + list(KEY_COLOUR)


def to_palette(sheet: Image.Image, palette: list[int]) -> Image.Image:
    """Map a sheet to the palette, with the key colour outside the cards' rounded corners."""
    reference = Image.new("P", (1, 1))
    reference.putpalette(palette[: 3 * COLOURS] + palette[:3] * (256 - COLOURS))
    indexed = flatten(sheet).quantize(palette=reference, dither=Image.Dither.NONE)
    indexed.putpalette(palette)
    outside = sheet.getchannel("A").point([255] * 128 + [0] * 128)
    indexed.paste(KEY, mask=outside.convert("1"))
    return indexed


def flatten(sheet: Image.Image) -> Image.Image:
    """Return the sheet on black, the colour of the cards' edges."""
    return Image.alpha_composite(Image.new("RGBA", sheet.size, "black"), sheet).convert("RGB")


if __name__ == "__main__":
    build()
