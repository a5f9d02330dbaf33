"""Nothing is written that only tests call, and no note names a module that is gone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.sources import ROOT, tree

ROOMS = ("bot", "render", "rules")
FILES = [file for room in ROOMS for file in sorted((ROOT / room).rglob("*.py"))]
MIGRATIONS = ROOT / "bot" / "store" / "migrations"
"""Alembic calls their functions."""
MODULE = re.compile(r"`((?:bot|render|rules|docs|tests)(?:\.(?!ftl\b)[a-z_]+)+)`")


def _named(module: ast.Module) -> Iterator[str]:
    """Yield the names that a module uses, in strings, too, but not those in `__all__`."""
    for statement in module.body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "__all__":
            continue
        for node in ast.walk(statement):
            match node:
                case ast.Name(id=name) | ast.Attribute(attr=name) | ast.Constant(value=str(name)):
                    yield name


def _defined(module: ast.Module) -> Iterator[str]:
    """Yield the classes of a module and its functions, except those that a framework is given."""
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            given = any(isinstance(one, ast.Call) for one in node.decorator_list)
            if isinstance(node, ast.ClassDef) or not given:
                yield node.name


def _stands(module: str) -> bool:
    """Whether there is such a module, or such a function of one."""
    path = ROOT.joinpath(*module.split("."))
    if path.is_dir() or path.with_suffix(".py").exists():
        return True
    owners = (path.parent.with_suffix(".py"), path.parent / "__init__.py")
    return any(path.name in _defined(tree(owner)) for owner in owners if owner.exists())


def test_no_function_is_there_for_tests_alone() -> None:
    named = {name for file in (*FILES, *ROOT.glob("docs/*.py")) for name in _named(tree(file))}
    alone = [
        f"{file.relative_to(ROOT)}: {name}"
        for file in FILES
        if not file.is_relative_to(MIGRATIONS)
        for name in _defined(tree(file))
        if name not in named
    ]
    assert alone == []


def test_every_module_that_is_named_stands() -> None:
    pages = (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"))
    gone = [
        f"{file.relative_to(ROOT)}: {module}"
        for file in (*FILES, *ROOT.glob("tests/**/*.py"), *pages)
        for module in set(MODULE.findall(file.read_text(encoding="utf-8")))
        if not _stands(module)
    ]
    assert gone == []
