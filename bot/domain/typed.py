"""Text as people type it or save it, in one form."""

from __future__ import annotations

import codecs
import unicodedata

BOMS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
"""The encodings of files, by the byte order mark with which they begin."""

APOSTROPHES = str.maketrans(dict.fromkeys("‘’ʼ＇`´", "'"))
"""The signs for an apostrophe; phones write a curly one."""


def decoded(content: bytes) -> str:
    """Return the text of a file in UTF-8, or in the encoding that its byte order mark names.

    UnicodeDecodeError if it is in no such encoding.
    """
    marked = (encoding for mark, encoding in BOMS.items() if content.startswith(mark))
    return content.decode(next(marked, "utf-8"))


def normal(text: str) -> str:
    """Return a text without invisible characters, with wide letters and digits in usual width."""
    if text.isascii():
        return text
    shown = "".join(sign for sign in text if unicodedata.category(sign) != "Cf")
    return unicodedata.normalize("NFKC", shown)


def compared(text: str) -> str:
    """Return a form of a text in which different spellings of the same name are equal."""
    return " ".join(normal(text).translate(APOSTROPHES).casefold().split())
