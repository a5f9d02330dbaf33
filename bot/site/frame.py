"""The frame of a page: HTML for people and JSON for programs, both made from the same values."""

from __future__ import annotations

import json
import posixpath
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, partial
from hashlib import sha256
from importlib.resources import files
from typing import Any, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined

from bot.site.markup import lines, marked
from bot.site.pictures import of_piece
from bot.words import LANGUAGES, Words, words

VERSION = 1
"""The version of the JSON, which rises when a field changes its meaning or is removed."""
POLICY = "; ".join(
    (
        "default-src 'none'",
        "img-src 'self'",
        "style-src 'self'",
        "script-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
"""The policy for browsers: a page loads pictures, styles and scripts only from its own host."""
HTML, JSON = ".html", ".json"


class Page(NamedTuple):
    """A page: its address without a suffix, and the contents of its two files."""

    path: str
    html: bytes
    json: bytes

    @property
    def files(self) -> Mapping[str, bytes]:
        """The contents of the page's files, by path."""
        return {f"{self.path}{HTML}": self.html, f"{self.path}{JSON}": self.json}


@cache
def stylesheet() -> tuple[str, bytes]:
    """Return the path and content of the stylesheet; the path has a hash of the content."""
    return _shipped("style", "css")


@cache
def keys() -> tuple[str, bytes]:
    """Return the path and content of the script for replays; the path has a hash of the content."""
    return _shipped("keys", "js")


def _shipped(name: str, kind: str) -> tuple[str, bytes]:
    body = files("bot.site").joinpath(f"{name}.{kind}").read_bytes()
    return f"{name}.{sha256(body).hexdigest()[:16]}.{kind}", body


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("bot.site"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def written(facts: Mapping[str, Any]) -> bytes:
    """Return facts as a line of JSON."""
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


@dataclass(frozen=True, slots=True)
class Frame:
    """The frame of all pages in a language; `home` is the site's public address, if known.

    A page `at_root` lies above the folders of the languages. A page that is `anywhere` is shown at
    any address, so its links begin with the site's address. A page of an `example` says that its
    people are invented.
    """

    language: str
    home: str = ""
    at_root: bool = False
    anywhere: bool = False
    example: bool = False

    @property
    def say(self) -> Words:
        """The words of the language."""
        return words(self.language)

    def page(
        self,
        name: str,
        template: str,
        title: str,
        about: str,
        data: Mapping[str, Any],
        **values: Any,
    ) -> Page:
        """Make a page from its template.

        `name` is its address without language and suffix, the same in all languages. `about` is a
        sentence for search engines and previews. `data` are the facts of the JSON, and `values` are
        for the template alone.
        """
        path = name if self.at_root else f"{self.language}/{name}"
        own: dict[str, Any] = {"version": VERSION, "language": self.language, "title": title}
        own |= {"example": True} if self.example else {}
        html = (
            _environment()
            .get_template(f"{template}.html")
            .render(
                {"of": "", **data, **values},
                **self._known(path),
                title=title,
                about=about,
                name=name,
            )
        )
        return Page(path, html.encode(), written({**own, **data}))

    def _known(self, path: str) -> Mapping[str, Any]:
        """Return the values that every template may use."""
        place = partial(between, path) if not self.anywhere else (self.home or "/").__add__
        return {
            "home": self.home,
            "example": self.example,
            "language": self.language,
            "say": self.say,
            "languages": [(code, words(code)("language")) for code in LANGUAGES],
            "policy": POLICY,
            "to": lambda name, language=self.language: place(f"{language}/{name}{HTML}"),
            "file": place,
            "json": f"{posixpath.basename(path)}{JSON}",
            "style": place(stylesheet()[0]),
            "keys": place(keys()[0]),
            "icon": place(of_piece("pine.crane").path),
            "marked": marked,
            "lines": lines,
        }


def between(page: str, file: str) -> str:
    """Return the link from a page to a file, both by their paths from the root of the site."""
    return posixpath.relpath(file, posixpath.dirname(page) or ".")
