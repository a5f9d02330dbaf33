"""Pages of the site as a browser and a crawler read them."""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import unquote

import html5lib

from bot.site.frame import POLICY
from bot.site.shelf import Site
from tests import pages as texts

MOST = 60_000
"""The most bytes of a page."""
LOADED = {"img": "src", "link": "href", "script": "src", "source": "src", "iframe": "src"}
"""The elements with which a page loads something, and the attributes that say what."""
RELATIVES = {"alternate", "icon", "next", "prev", "stylesheet"}
"""The kinds of links in the head that lead into the site."""


class Read:
    """A page: its elements by name; html5lib refuses one that is not valid."""

    def __init__(self, path: str, body: bytes) -> None:
        self.path, self.size = path, len(body)
        parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
        self.root: Any = parser.parse(body.decode())

    def all(self, tag: str) -> Sequence[Any]:
        """Return every element of a name."""
        found: Sequence[Any] = self.root.findall(f".//{tag}")
        return found

    @property
    def ids(self) -> list[str]:
        """Return the ids of the page, which links may name."""
        return [one.get("id") for one in self.root.iter() if one.get("id")]

    def _stiff(self) -> int:
        """Return how many tables neither scroll nor stand as blocks on a phone."""
        scrolled = self.root.findall(".//div[@class='wide']//table")
        stacked = [one for one in self.all("table") if "matches" in one.get("class", "").split()]
        return len(self.all("table")) - len(scrolled) - len(stacked)

    def links(self) -> Iterator[tuple[str, str]]:
        """Yield the path and the fragment of everything that the page names."""
        named = [one.get("href") for one in self.all("a")]
        named += [one.get("src") for tag in ("img", "script") for one in self.all(tag)]
        named += [one.get("href") for one in self.all("link") if one.get("rel") in RELATIVES]
        for link in named:
            path, _, fragment = link.partition("#")
            folder = posixpath.dirname(self.path)
            found = posixpath.normpath(posixpath.join(folder, unquote(path)))
            yield (found if path else self.path), fragment

    def faults(self) -> list[str]:
        """Return the faults of the page itself; its links are not followed."""
        images = self.all("img")
        policy = [one.get("content") for one in self.all("meta") if one.get("http-equiv")]
        loaded = [one.get(name, "") for tag, name in LOADED.items() for one in self.all(tag)]
        own = [
            link for link in loaded if "://" not in link and not link.startswith(("//", "data:"))
        ]
        canonical = [one for one in self.all("link") if one.get("rel") == "canonical"]
        wrong = {
            "another policy": policy != [POLICY],
            "something from elsewhere": len(own) + len(canonical) != len(loaded),
            "a script of its own": any(
                one.text or not one.get("src") for one in self.all("script")
            ),
            "a style": any(one.get("style") or one.tag == "style" for one in self.root.iter()),
            "a handler": any(
                key.startswith("on") for one in self.root.iter() for key in one.attrib
            ),
            "an id twice": len(self.ids) != len(set(self.ids)),
            "a picture without words or size": not all(
                {"alt", "width", "height"} <= set(one.keys()) for one in images
            ),
            "an empty column": any(map(_has_empty_column, self.all("table"))),
            "a table that may be wider than a phone": self._stiff() > 0,
            "too large": self.size > MOST,
            "no language": not self.root.get("lang"),
            "not one main heading": len(self.all("h1")) != 1,
        }
        return [f"{self.path}: {fault}" for fault, there in wrong.items() if there]


def _has_empty_column(table: Any) -> bool:
    """Whether no row of a table has anything to read in one of its columns."""
    rows = [row.findall("*") for row in table.findall("./tbody/tr")]
    texts = [["".join(cell.itertext()).strip() for cell in cells] for cells in rows]
    return bool(texts) and not all(map(any, zip(*texts, strict=False)))


async def pages(site: Site, language: str = "") -> dict[str, bytes]:
    """Return the pages of a site in a language and their JSON, by path."""
    found: dict[str, bytes] = {}
    async for volume in site.volumes():
        if not volume.lasting and volume.name.startswith(language):
            found.update(volume.make())
    return found


async def faults(site: Site, files: Mapping[str, bytes]) -> list[str]:
    """Return the faults of the pages among some files, and their links that lead nowhere."""
    read = {path: Read(path, body) for path, body in files.items() if path.endswith(".html")}
    found = [fault for page in read.values() for fault in page.faults()]
    links = {link: page.path for page in read.values() for link in page.links()}
    for (path, fragment), page in links.items():
        is_there = path in files or await site.find(path)
        if not is_there or (fragment and (path not in read or fragment not in read[path].ids)):
            found.append(f"{page}: leads to {path}#{fragment}, which is not there")
    return found


def undocumented(files: Mapping[str, bytes]) -> dict[str, set[str]]:
    """Return the fields that docs/site.md names and no page of a kind has, by kind."""
    page = (texts.ROOT / "docs" / "site.md").read_text(encoding="utf-8")
    (table,) = [one for one in texts.tables(page) if one.head[0] == "`kind`"]
    told = {kind.strip("`"): {*re.findall(r"`(\w+)`", fields)} for kind, _, fields in table.rows}
    given: dict[str, set[str]] = {}
    for path, body in files.items():
        if path.endswith(".json"):
            data = json.loads(body)
            given.setdefault(data["kind"], set()).update(_fields(data))
    lacking = {kind: told[kind] - fields for kind, fields in given.items()}
    return {kind: fields for kind, fields in lacking.items() if fields - {*told}}


def _fields(value: Any) -> Iterator[str]:
    """Yield the names of all fields of a value read from JSON."""
    if isinstance(value, dict):
        yield from value
    for each in value.values() if isinstance(value, dict) else value:
        if isinstance(each, dict | list):
            yield from _fields(each)
