"""The files of sentences and of code, each parsed once for all tests that look into them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).parent.parent
T = TypeVar("T")


class Lazily(dict[str, T]):
    """Values by name, each made when it is first needed, because few processes need all."""

    def __init__(self, make: Callable[[str], T]) -> None:
        self._make = make

    def __missing__(self, name: str) -> T:
        self[name] = made = self._make(name)
        return made


@cache
def entries(language: str) -> tuple[tuple[Path, ftl.EntryType], ...]:
    """The entries in the files of a language, in their order; a broken one is `Junk`."""
    return tuple(
        (path, entry)
        for path in sorted((ROOT / "bot" / "words" / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
    )


@cache
def tree(path: Path) -> ast.Module:
    """The syntax tree of a file of code."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def _calls() -> dict[str, list[tuple[str, ast.Call]]]:
    """Every call with its file, by the name of the called function or method."""
    found: dict[str, list[tuple[str, ast.Call]]] = {}
    for room in ("rules", "render", "bot"):
        for path in sorted((ROOT / room).rglob("*.py")):
            file = path.relative_to(ROOT).as_posix()
            for node in ast.walk(tree(path)):
                if isinstance(node, ast.Call):
                    name = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
                    found.setdefault(name, []).append((file, node))
    return found


def calls(folder: str, name: str) -> Iterator[ast.Call]:
    """Every call of a function or a method in a folder."""
    return (node for file, node in _calls().get(name, ()) if file.startswith(f"{folder}/"))
