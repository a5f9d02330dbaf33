"""Notes in the code are written as docs/style.md says, so that a stranger reads them once."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ("bot", "docs", "render", "rules", "tests")

OPENING = re.compile(r"\s*(What(ever)?|Who(ever|m|mever|se)?|So (long|many|much|often))\b")
ANYWHERE = re.compile(r"\b(whoever|whomever|whatever)\b", re.IGNORECASE)
COMMENT = re.compile(rf"(?:^|  )# .*?({ANYWHERE.pattern})", re.IGNORECASE)


def notes(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every docstring and every string below a constant, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            note = node.value.value
            if isinstance(note, str):
                yield node.lineno, note


def fault(note: str) -> str:
    """The rule of docs/style.md that a note breaks, or an empty text."""
    if found := ANYWHERE.search(note):
        return f'says "{found[0]}": say who, as in "the player who"'
    if found := OPENING.match(note):
        return f'opens with "{found[1]}": begin with a verb (function) or a noun (value)'
    return ""


def faults(file: Path) -> Iterator[str]:
    """A line for each note and each comment of a file that breaks a rule."""
    code = file.read_text(encoding="utf-8")
    where = file.relative_to(ROOT)
    for line, note in notes(ast.parse(code)):
        if broken := fault(note):
            yield f"{where}:{line}: {broken}\n    {note.splitlines()[0]}"
    for line, comment in enumerate(code.splitlines(), 1):
        if found := COMMENT.search(comment):
            yield f"{where}:{line}: {fault(found[1])}\n    {found[0]}"


@pytest.mark.parametrize("room", ROOMS)
def test_notes_open_with_a_verb_or_a_noun(room: str) -> None:
    rows = [row for file in sorted((ROOT / room).rglob("*.py")) for row in faults(file)]
    assert not rows, "docs/style.md says how notes are written:\n" + "\n".join(rows)


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
