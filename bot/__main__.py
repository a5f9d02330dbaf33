"""The command line, as `paifuda` and `python -m bot` begin it."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typer import Typer


def main() -> None:
    """Run the command line; processes that work beside the bot import this module, too."""
    imported()()


def imported() -> Typer:
    """All commands, with all they need.

    Nothing is looked through for garbage meanwhile: there is none, and that took a quarter of the
    time.
    """
    gc.disable()
    from bot.console.commands import app

    gc.freeze()
    gc.enable()
    return app


if __name__ == "__main__":
    main()
