"""Words in any script as masks: Noto Sans, Noto Sans CJK, lettered boxes for other characters."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import as_file, files

from PIL import Image, ImageDraw, ImageFont

ELLIPSIS = "…"
LONGEST = 200
"""The largest number of characters that are drawn of a line; the rest is left out."""

SOURCES = {
    "latin": ("fontpkg_noto_sans", "files/NotoSans[wdth,wght].ttf", 0),
    **{
        language: ("manimgx_fonts_cjk", "NotoSansCJK-VF.otf.ttc", face)
        for face, language in enumerate(("ja", "ko", "zh-Hans", "zh-Hant"))
    },
}
"""Package, file and face of each font; Han characters are drawn as each language writes them."""
USUAL = "ja"
"""The language whose Han characters are used for languages without their own."""

Run = tuple[str | None, str]
"""A script and the text in it; without a script, the letters of a box."""

REGIONS = "\U0001f1e6-\U0001f1ff"
CLUSTER = re.compile(
    f"[{REGIONS}]{{2}}"
    "|.(?:[\ufe0e\ufe0f\U0001f3fb-\U0001f3ff\u20e3\U000e0020-\U000e007f]|\u200d[^\\w\\s])*",
    re.DOTALL,
)
"""A character, or an emoji with all characters that belong to it."""


def plain(words: str) -> str:
    """Return words composed (NFC), without line breaks, controls and marks of direction."""
    words = unicodedata.normalize("NFC", " ".join(words.split()))
    return "".join(c for c in words if unicodedata.category(c) not in REFUSED or c in KEPT)


REFUSED = {"Cc", "Cf", "Cs", "Co", "Cn"}
KEPT = {"\u200d", *map(chr, range(0xE0020, 0xE0080))}
"""Format characters that hold an emoji together."""


@cache
def font(script: str, size: int, weight: int) -> ImageFont.FreeTypeFont:
    """Return one face of a script, `size` pixels high, at a weight from 100 to 900."""
    package, path, face = SOURCES[script]
    with as_file(files(package).joinpath(path)) as source:
        made = ImageFont.truetype(source, size, face, layout_engine=ImageFont.Layout.BASIC)
    made.set_variation_by_axes([weight, 100] if script == "latin" else [weight])
    return made


@lru_cache(8192)
def script_of(character: str, language: str) -> str | None:
    """Return the font that has a character, as a language writes it; None when no font has it."""
    for script in ("latin", language if language in SOURCES else USUAL):
        probe = font(script, 24, 400)
        if character.isspace() or _glyph(probe, character) != _missing(script):
            return script
    return None


@cache
def _missing(script: str) -> bytes:
    """Return the glyph the font draws for a missing character: U+10FFFF is always missing."""
    return _glyph(font(script, 24, 400), "\U0010ffff")


def _glyph(probe: ImageFont.FreeTypeFont, character: str) -> bytes:
    mask = probe.getmask(character)
    return bytes(mask) + repr(mask.size).encode()


def pieces(words: str, language: str) -> Iterator[tuple[str | None, str]]:
    """Yield the clusters of a line with the script of each; None: the letters of a box."""
    for cluster in clusters(plain(words)[:LONGEST]):
        if run := piece(cluster, language):
            yield run


def clusters(words: str) -> list[str]:
    """Return the characters of plain words, an emoji with all that belongs to it as one."""
    return CLUSTER.findall(words)


def piece(cluster: str, language: str) -> Run | None:
    """Return a cluster with its script; None where there is nothing to draw."""
    bare = cluster.rstrip("\ufe0e\ufe0f")
    if len(bare) == 1 and (script := script_of(bare, language)):
        return script, bare
    if bare and not unicodedata.category(bare[0]).startswith("M"):
        return None, letters(bare)
    return None


@lru_cache(8192)
def is_seen(run: Run) -> bool:
    """Whether a run has any ink: some letters are blank."""
    script, part = run
    return script is None or font(script, 24, 700).getmask(part).getbbox() is not None


def letters(cluster: str) -> str:
    """Return the letters in the box for a character without a font: a flag's, or an initial."""
    if re.match(f"[{REGIONS}]", cluster):
        return "".join(chr(ord(c) - 0x1F1E6 + ord("A")) for c in cluster if c >= "\U0001f1e6")
    if cluster[0].isascii() and cluster[0].isalnum():
        return cluster[0]
    name = unicodedata.name(cluster[0], "?")
    for word in ("LETTER ", "SYLLABLE ", "CHARACTER ", "SIGN "):
        name = name.partition(word)[2] or name
    return name[0]


def joined(parts: Iterable[Run]) -> list[Run]:
    """Join neighbours of the same script into one run; boxes stay by themselves."""
    line: list[Run] = []
    for script, part in parts:
        if script and line and line[-1][0] == script:
            line[-1] = (script, line[-1][1] + part)
        else:
            line.append((script, part))
    return line


def length(run: Run, size: int, weight: int) -> float:
    """Return the width, in pixels, by which a run moves the pen."""
    script, part = run
    if script is None:
        return size * (0.72 + 0.4 * len(part))
    return font(script, size, weight).getlength(part)


def fitted(words: str, size: int, weight: int, width: int, language: str) -> list[Run]:
    """Return the runs of a line, clipped with an ellipsis to a width in pixels."""
    whole = joined(pieces(words, language))
    if sum(length(run, size, weight) for run in whole) <= width:
        return whole
    dots: Run = ("latin", ELLIPSIS)
    pen, kept = length(dots, size, weight), []
    for run in pieces(words, language):
        pen += length(run, size, weight)
        if pen > width:
            break
        kept.append(run)
    while kept and kept[-1][1].isspace():
        kept.pop()
    return [*joined(kept), dots]


ASCENT, HEIGHT = 1.15, 1.55
"""The distance of the baseline from the top of a mask, and the mask's height, as multiples of the
letter size.
"""


@lru_cache(1024)
def mask(words: str, size: int, bold: bool, width: int, language: str) -> Image.Image:
    """Draw a line of words, white on black, no wider than `width`."""
    weight = 700 if bold else 500
    line = fitted(words, size, weight, width, language)
    total = sum(length(run, size, weight) for run in line)
    image = Image.new("L", (max(1, min(width, round(total + 1))), round(size * HEIGHT)))
    draw = ImageDraw.Draw(image)
    pen = 0.0
    for run in line:
        _draw_run(draw, run, pen, size, weight)
        pen += length(run, size, weight)
    return image


def _draw_run(draw: ImageDraw.ImageDraw, run: Run, pen: float, size: int, weight: int) -> None:
    script, part = run
    base = round(size * ASCENT)
    if script:
        draw.text((pen, base), part, 255, font(script, size, weight), anchor="ls")
        return
    left, right = pen + size * 0.08, pen + length(run, size, weight) - size * 0.08
    top, bottom = base - size * 0.84, base + size * 0.14
    draw.rounded_rectangle((left, top, right, bottom), size // 5, None, 200, max(1, size // 14))
    inner = font("latin", round(size * 0.62), weight)
    middle = ((left + right) / 2, base - size * 0.35 + size * 0.62 * 0.36)
    draw.text(middle, part, 255, inner, anchor="ms")
