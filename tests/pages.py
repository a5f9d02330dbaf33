"""The project's Markdown pages as GitHub reads them: tables, links, headings, commands, prose."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PAGES = tuple(sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]))
CODE = re.compile(r"`[^`]*`")
LINKED = re.compile(r"\[([^\]]*)\]\([^)]*\)")
PICTURED = re.compile(r"</?\w[^>]*>|<!--.*?-->|!\[[^\]]*\]\([^)]*\)")
ITEM = re.compile(r"(#+|[-*]|\d+\.|\|) ")
SENTENCE = re.compile(r"(?<=[.!?])\s+|(?<=[.!?][*)”])\s+")
FENCED = re.compile(r"^ *```(\w+)\n(.*?)^ *```", re.DOTALL | re.MULTILINE)


class Cells(NamedTuple):
    """A table of a page: the heads of its columns, and its rows."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def text(page: Path) -> str:
    """The text of a page outside its blocks of code."""
    return FENCED.sub("", page.read_text(encoding="utf-8"))


def tables(page: str) -> Iterator[Cells]:
    """Every table of a page; ValueError for rows that GitHub shows as a paragraph of bars."""
    lines = page.splitlines()
    for barred, rows in groupby(lines, key=lambda line: line.startswith("|")):
        if not barred:
            continue
        head, *rest = (_cells(row) for row in rows)
        if not rest or not all(re.fullmatch(":?-+:?", one) for one in rest[0]):
            raise ValueError(f"no table begins with {head}")
        if wrong := [row for row in rest if len(row) != len(head)]:
            raise ValueError(f"the table {head} has another number of cells in {wrong[0]}")
        yield Cells(head, tuple(rest[1:]))


def _cells(row: str) -> tuple[str, ...]:
    return tuple(one.strip() for one in re.split(r"(?<!\\)\|", row.strip())[1:-1])


def links(page: Path) -> Iterator[tuple[Path, str]]:
    """The file and the heading of every link and picture into the project."""
    said = text(page)
    found = re.findall(r"\]\(([^)\s]+)\)", said) + re.findall(r'src="([^"]+)"', said)
    for link in found:
        if "://" not in link:
            file, _, anchor = link.partition("#")
            yield (page.parent / file).resolve() if file else page, anchor


def anchors(page: Path) -> set[str]:
    """The anchors of the headings of a page."""
    heads = re.findall(r"^#+ (.+)$", text(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def sentences(page: str) -> Iterator[tuple[int, str]]:
    """Yield every sentence of a page with its line, without code, pictures, addresses and emphasis.

    An item of a list, a cell of a table and two spaces at the end of a line end a sentence, too; in
    a cell so does a semicolon.
    """
    for line, part in _parts(page):
        plain = LINKED.sub(r"\1", PICTURED.sub(" ", CODE.sub("code", part))).replace("**", "")
        for sentence in SENTENCE.split(" ".join(plain.split())):
            if sentence:
                yield line, sentence


def _parts(page: str) -> Iterator[tuple[int, str]]:
    """Yield the paragraphs, items, headings and cells of a page with their first lines."""
    began, part, code = 1, "", False
    for line, written in enumerate([*page.splitlines(), ""], 1):
        stripped = written.strip()
        fence, item = stripped.startswith("```"), ITEM.match(stripped)
        if part and (fence or item or not stripped):
            yield began, part
            part = ""
        if stripped.startswith("|"):
            yield from ((line, cell) for cell in re.split(r"(?<!\\)[|;]", stripped))
        elif stripped and not code and not fence:
            began = began if part else line
            part += f" {stripped[item.end() :] if item else stripped}"
        if part and written.endswith("  "):
            yield began, part
            part = ""
        code ^= fence


def commands(page: Path) -> list[str]:
    """Every line of the blocks for a shell."""
    blocks = FENCED.findall(page.read_text(encoding="utf-8"))
    lines = [line.strip() for kind, block in blocks if kind == "sh" for line in block.splitlines()]
    return [line for line in lines if line]
