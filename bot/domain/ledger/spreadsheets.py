"""A spreadsheet file as people save it: its encoding, cells, names and numbers."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator

from bot.domain.typed import APOSTROPHES, BOMS, normal

OF_SYSTEMS = {"ja": "cp932", "zh-Hans": "gb18030", "zh-Hant": "cp950", "en": "cp1252"}
"""The encoding in which spreadsheets save a file, by the language of the operating system."""
SHOWN = {
    "utf-8": "UTF-8",
    "utf-8-sig": "UTF-8",
    "utf-16": "UTF-16",
    "utf-16-le": "UTF-16",
    "utf-16-be": "UTF-16",
    "cp932": "Shift-JIS",
    "gb18030": "GB 18030",
    "cp950": "Big5",
    "cp1252": "Windows-1252",
    "mac_roman": "Mac Roman",
}
"""The names of encodings as people know them."""
SEPARATORS = ",;\t，；|"
"""The characters that may separate cells; if two are equally frequent, the first is taken."""


def decodings(content: bytes, language: str) -> Iterator[tuple[str, str]]:
    """Yield each encoding that a file may have with its text in it, the likeliest first.

    A byte order mark or valid UTF-8 leaves no doubt. Otherwise the usual encoding of the reader's
    language comes first. A file with NUL in it is no text in any encoding.
    """
    for mark, encoding in BOMS.items():
        if content.startswith(mark):
            yield from _decoded(content, encoding)
            return
    wide: tuple[str, ...] = ()
    if content.count(b"\0") * 4 > len(content):
        wide = ("utf-16-be",) if content[:1] == b"\0" else ("utf-16-le",)
    for encoding in (*wide, "utf-8"):
        if found := [*_decoded(content, encoding)]:
            yield from found
            return
    own = OF_SYSTEMS.get(language, "cp1252")
    for encoding in dict.fromkeys((own, *OF_SYSTEMS.values(), "mac_roman")):
        yield from _decoded(content, encoding)


def _decoded(content: bytes, encoding: str) -> Iterator[tuple[str, str]]:
    try:
        text = content.decode(encoding)
    except UnicodeDecodeError:
        return
    if "\0" not in text:
        yield encoding, text


def rows(text: str) -> Iterator[list[str] | None]:
    """Yield the cells of each row; None for a row that cannot be divided into cells.

    A first line such as `sep=;` names the separator and is not a row. Otherwise the first line that
    is not blank shows it.
    """
    first, _, rest = text.partition("\n")
    if named := re.fullmatch(r'"?sep=(.)"?\s*', first):
        separator, text = named[1], rest
    else:
        separator = max(SEPARATORS, key=text.lstrip("\r\n ").partition("\n")[0].count)
    source = io.StringIO(text, newline="")
    lines = csv.reader(source, delimiter=separator, skipinitialspace=True)
    while True:
        try:
            yield [_active(cell.strip()) for cell in next(lines)]
        except StopIteration:
            return
        except csv.Error:
            yield None


FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r", "\n")
"""The first characters that make a spreadsheet treat a cell as a formula.

Japanese and Chinese spreadsheets take the full-width ones for the others.
"""


def inert(text: str) -> str:
    """Write a cell so that no spreadsheet treats it as a formula, or its lines as rows.

    `rows` reverses this, except that every line break is then a plain one: Python does not quote a
    cell for a carriage return.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return f"'{text}" if text.lstrip("'").startswith(FORMULA) else text


TEXT = re.compile('="([^"]*)"')
"""A pattern of a formula for a text; some programs write long numbers so, because spreadsheets
round them.
"""


def _active(cell: str) -> str:
    """Return a cell without the apostrophe that `inert` puts before it, or the text of a `TEXT`."""
    if cell[:1] == "'" and cell.lstrip("'").startswith(FORMULA):
        return cell[1:]
    return TEXT.sub(r"\1", cell) if TEXT.fullmatch(cell) else cell


DASHES = str.maketrans(dict.fromkeys("‐‑‒–—―−▲△▼▽", "-"))
"""The characters that people write for a minus; accountants in Japan write a triangle."""
KANA_MINUS = re.compile(r"(?<!\w)ー(?=\d)")
"""A pattern of the long vowel sign, which Japanese keyboards write for a minus."""
WHOLE = r"(?:\d{1,3}(?:\.\d{3})+,00?(?!\d)|(?:\d{1,3}(?:[,'’]\d{3})+|\d{1,7})(?:[.,]00?(?!\d))?)"
NUMBER = rf"\((?:[+-] ?)?{WHOLE}\)|(?:[+-] ?)?{WHOLE}"
"""A pattern of a whole number in a text that `plain` has returned; it may have empty decimals."""
UNIT = r"(?: ?(?:点|點|分|pts?\.?|points?))?"
"""A pattern of the word for points that may follow a number."""


def plain(text: str) -> str:
    """Return a text without invisible characters, with full-width letters, digits and minus signs
    in their usual form.
    """
    return KANA_MINUS.sub("-", normal(text).translate(DASHES))


def number(text: str) -> int | None:
    """Read a whole number as people write it; None for anything else.

    `▲12`, `(12)` and `(-12)` are negative, `(+12)` is not. `1.200` and `1.000` are refused, because
    they mean a thousand to some people and one to others.
    """
    written = plain(text).replace(" ", "")
    if not (found := re.fullmatch(f"'?({NUMBER}){UNIT}", written, re.IGNORECASE)):
        return None
    digits = re.sub(r"[.,]00?$|[.,'’]", "", found[1].strip("()"))
    return -int(digits) if re.match(r"\(\d", found[1]) else int(digits)


def folded(name: str) -> str:
    """Return a form of a name in which different spellings of the same name are equal."""
    return " ".join(plain(name).translate(APOSTROPHES).casefold().split())
