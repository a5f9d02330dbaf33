"""The few colours of a face, which are the same on all of its sheets."""

from PIL import Image, ImageColor

from render.colours import ART, SHARE

KEY = 255
KEY_COLOUR = (255, 0, 255)
Colour = tuple[int, ...]


def chosen(sheets: list[Image.Image], style: str) -> list[Colour]:
    """Return the colours of a face: the inks of its style sheet, then blends of them.

    The next blend is always the one missed most: it is common, and far from all colours that are
    kept.
    """
    kept = inks_of(style)
    weights = _weights(sheets, kept)
    gaps = {shade: min(_far(shade, ink) for ink in kept) for shade in weights}
    while len(kept) < SHARE:
        new = max(weights, key=lambda shade: weights[shade] * gaps[shade])
        kept.append(new)
        gaps = {shade: min(gap, _far(shade, new)) for shade, gap in gaps.items()}
    return kept


def inks_of(style: str) -> list[Colour]:
    """Return the colours that a style sheet names."""
    words = style.replace(";", " ").split()
    named = (ImageColor.getrgb(word)[:3] for word in words if word.startswith("#"))
    return [*dict.fromkeys(named)]


def _weights(sheets: list[Image.Image], inks: list[Colour]) -> dict[Colour, float]:
    """Return inks and the best blends of them, with the square root of their visible area."""
    pixels = b"".join(flat(sheet).tobytes() for sheet in sheets)
    everything = Image.frombytes("RGB", (1, len(pixels) // 3), pixels)
    blends = everything.quantize(ART - len(inks), Image.Quantize.MEDIANCUT).getpalette() or []
    triples = [tuple(blends[at : at + 3]) for at in range(0, len(blends), 3)]
    shades = list(dict.fromkeys([*inks, *triples]))
    seen = everything.quantize(palette=_reference(shades), dither=Image.Dither.NONE).histogram()
    return {shade: seen[place] ** 0.5 for place, shade in enumerate(shades)}


def _far(one: Colour, other: Colour) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _reference(shades: list[Colour]) -> Image.Image:
    """Return an image that only holds a palette."""
    image = Image.new("P", (1, 1))
    image.putpalette(_channels(shades, 256))
    return image


def _channels(shades: list[Colour], length: int) -> list[int]:
    padded = [*shades, *[shades[0]] * length][:length]
    return [channel for shade in padded for channel in shade]


def indexed(sheet: Image.Image, shades: list[Colour], style: str, near: int) -> Image.Image:
    """Return a sheet in these colours, with the key colour outside the pieces' rounded corners.

    Two shades no further apart than `near` count as one.
    """
    image = flat(sheet).quantize(palette=_reference(shades), dither=Image.Dither.NONE)
    outside = sheet.getchannel("A").point([255] * 128 + [0] * 128)
    image.paste(KEY, mask=outside.convert("1"))
    image = even(image, shades, len(inks_of(style)), near)
    image.putpalette([*_channels(shades, KEY), *KEY_COLOUR])
    return image


def even(image: Image.Image, shades: list[Colour], first: int, near: int) -> Image.Image:
    """Return the same sheet with fewer steps along the edges, so that a picture compresses better.

    A blend takes the shade on its left or above it if the two hardly differ. The inks, which are
    the shades numbered below `first`, stay.
    """
    alike = [[_far(shade, other) <= near for other in shades] for shade in shades]
    pixels, width = bytearray(image.tobytes()), image.width
    for at, own in enumerate(pixels):
        if first <= own < KEY:
            beside = (pixels[at - step] for step in (1, width) if at >= step)
            pixels[at] = next(
                (shade for shade in beside if shade != KEY and alike[own][shade]), own
            )
    return Image.frombytes("P", image.size, bytes(pixels))


def flat(sheet: Image.Image) -> Image.Image:
    """Return the sheet on black, the colour of the pieces' edges."""
    return Image.alpha_composite(Image.new("RGBA", sheet.size, "black"), sheet).convert("RGB")
