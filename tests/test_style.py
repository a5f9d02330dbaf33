"""Notes in the code open as docs/style.md says, so that a stranger reads each of them once."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ("bot", "docs", "render", "rules", "tests")

OPENING = re.compile(r"\s*(What(ever)?|Who(ever|m|mever|se)?|So (long|many|much|often))\b")
ANYWHERE = re.compile(r"\b(whoever|whomever|whatever)\b", re.IGNORECASE)

NOT_YET = {
}
"""The number of notes that break the rules in each folder not yet rewritten: it may only fall."""


def notes(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every docstring and every string below a constant, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            note = node.value.value
            if isinstance(note, str):
                yield node.lineno, note


def fault(note: str) -> str:
    """The rule of docs/style.md that a note breaks, or an empty text."""
    if found := OPENING.match(note):
        return f'opens with "{found[1]}": begin with a verb (function) or a noun (value)'
    if found := ANYWHERE.search(note):
        return f'says "{found[0]}": say who, as in "the player who"'
    return ""


def faults(folder: Path) -> Iterator[str]:
    """A line for each note below a folder that breaks a rule."""
    for file in sorted(folder.rglob("*.py")):
        for line, note in notes(ast.parse(file.read_text(encoding="utf-8"))):
            if broken := fault(note):
                yield f"{file.relative_to(ROOT)}:{line}: {broken}\n    {note.splitlines()[0]}"


def _folder(row: str) -> str:
    """The folder a row counts for: a room, or one level below `bot`."""
    room, below, *deeper = row.split(":")[0].split("/")
    return f"{room}/{below}" if room == "bot" and deeper else room


def test_notes_open_with_a_verb_or_a_noun() -> None:
    by_folder: defaultdict[str, list[str]] = defaultdict(list)
    for room in ROOMS:
        for row in faults(ROOT / room):
            by_folder[_folder(row)].append(row)
    for folder, rows in by_folder.items():
        allowed = NOT_YET.get(folder, 0)
        assert len(rows) <= allowed, (
            f"{len(rows)} notes in {folder} break the rules of docs/style.md"
            f" ({allowed} were there before):\n" + "\n".join(rows)
        )


@pytest.mark.parametrize(
    ("note", "breaks"),
    [
        ("Return the seats that may still claim.", False),
        ("Seconds between two tries.", False),
        ("Whether the deal is over.", False),
        ("So that nobody waits, ask again.", False),
        ("What a seat may claim.", True),
        ("Who may claim.", True),
        ("So long a table waits.", True),
        ("The lock of whoever changes a table.", True),
    ],
)
def test_a_note_is_judged_by_how_it_opens(note: str, breaks: bool) -> None:
    assert bool(fault(note)) is breaks
