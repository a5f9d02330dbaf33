"""Figures next to their budgets: always printed, but only enforced in the long lane."""

from __future__ import annotations

import pytest

from docs.budgets import budgets
from tests.volume import LONG


def held(
    capsys: pytest.CaptureFixture[str], key: str, figure: float, about: str = "", beside: str = ""
) -> None:
    """Print a figure with its bound; in the long lane, fail if it misses the bound by far."""
    budget = budgets()[key]
    verdict = "reached" if budget.reached(figure) else "NOT reached"
    with capsys.disabled():
        print(
            f"\n{about}{': ' if about else ''}{budget.what}: {figure:.3g} {budget.unit}"
            f" ({budget.bound}: {verdict}){f'; beside {beside}' if beside else ''}"
        )
    if LONG and budget.missed(figure):
        pytest.fail(f"{about} {budget.what}: {figure:.3g} {budget.unit}, {budget.bound}")
