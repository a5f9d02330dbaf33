"""A palette image as the bytes of a PNG file, packed with zlib-ng."""

from __future__ import annotations

import struct
import zlib

from PIL import Image
from zlib_ng import zlib_ng

LEVEL = 3
"""How hard to pack. Measured on tables of flower cards of 720 x 700, full of them: level 3 takes
1.3 ms and at most 61 KB, level 4 1.8 ms and 58 KB, level 5 2.2 ms and 56 KB, level 6 3.4 ms and
55 KB; lossless WebP must go through RGB and takes 28 ms or more."""
MOST, HARDER = 75_000, 5
"""A file of more bytes is packed once more, harder: only private pictures full of cards are."""


def png(image: Image.Image) -> bytes:
    """Return the file of an image in mode P with 256 colours; rows are not filtered."""
    width, height = image.size
    rows = Image.new("P", (width + 1, height))  # each row begins with the number of its filter, 0
    rows.paste(image, (1, 0))
    pixels = rows.tobytes()
    packed = zlib_ng.compress(pixels, LEVEL)
    if len(packed) > MOST:
        packed = zlib_ng.compress(pixels, HARDER)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(image.getpalette() or ())),
            _chunk(b"IDAT", packed),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    check = zlib.crc32(body, zlib.crc32(kind))
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", check)
