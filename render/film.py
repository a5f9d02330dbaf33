"""Palette images one after the other as the bytes of an animated GIF file."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator

from PIL import GifImagePlugin, Image, ImageChops

from render.sheets import KEY

PART = 2, 3
"""The scale of a film's pictures, as a fraction: a phone must hold all of them in its memory."""
EACH, LAST = 1200, 6000
"""Milliseconds for which each picture is shown, and for which the last picture is."""
FOREVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
COLOURS = 0xF7
"""The flag in the header for a table of 256 colours."""


def animated(frames: Iterable[Image.Image]) -> bytes:
    """Make the file of images with the same size and palette; it loops forever. ValueError without
    an image.

    Of each image after the first only the changed pixels are kept: seventy tables of mahjong have
    0.6 MB, while Pillow's own way of writing takes 4.8 MB.
    """
    parts: list[bytes] = []
    before: Image.Image | None = None
    coming: Image.Image | None = None
    for image in map(_reduced, frames):
        if coming is None:
            parts += [b"GIF89a", _screen(image), FOREVER]
        else:
            parts += _frame(coming, before, EACH)
        before, coming = coming, image
    if coming is None:
        raise ValueError("a film has at least one picture")
    return b"".join((*parts, *_frame(coming, before, LAST), b";"))


def _reduced(image: Image.Image) -> Image.Image:
    part, whole = PART
    size = image.width * part // whole, image.height * part // whole
    small = image.convert("RGB").resize(size, Image.Resampling.BOX)
    return small.quantize(palette=image, dither=Image.Dither.NONE)


def _screen(image: Image.Image) -> bytes:
    """Return the size of the film and the colours of all its pictures."""
    return struct.pack("<HHBBB", *image.size, COLOURS, 0, 0) + bytes(image.getpalette() or ())


def _frame(image: Image.Image, before: Image.Image | None, duration: int) -> Iterator[bytes]:
    """Yield the bytes of a frame: an image, or only its difference from the one before."""
    if before is None:
        yield from GifImagePlugin.getdata(image, duration=duration)
        return
    mask = ImageChops.difference(_indexes(image), _indexes(before)).point(CHANGED, "1")
    box = mask.getbbox() or (0, 0, 1, 1)
    changed = Image.new("P", image.size, KEY)
    changed.paste(image, (0, 0), mask)
    yield from GifImagePlugin.getdata(
        changed.crop(box), box[:2], duration=duration, transparency=KEY
    )


CHANGED = [0] + [255] * 255


def _indexes(image: Image.Image) -> Image.Image:
    """Return the palette indexes of an image as shades of grey, to compare."""
    return Image.frombytes("L", image.size, image.tobytes())
