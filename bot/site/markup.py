"""Discord's markup in a sentence, such as `**bold**`, as HTML."""

from __future__ import annotations

import re

from markupsafe import Markup, escape

MARKS = (
    (re.compile(r"`([^`]+)`"), r"<code>\1</code>"),
    (re.compile(r"\*\*(.+?)\*\*"), r"<strong>\1</strong>"),
    (re.compile(r"(?<!\*)\*([^*\s](?:[^*]*[^*\s])?)\*(?!\*)"), r"<em>\1</em>"),
)
"""Patterns of markup in an escaped sentence, and the HTML elements to put in their place."""


def marked(text: str) -> Markup:
    """Return a sentence as HTML; bold, italic and code become elements, all else is plain text."""
    found = str(escape(text))
    for pattern, element in MARKS:
        found = pattern.sub(element, found)
    return Markup(found)


def lines(text: str) -> list[Markup]:
    """Return the lines of a text as HTML, without empty lines."""
    return [marked(line.removeprefix("-# ")) for line in text.splitlines() if line.strip()]
