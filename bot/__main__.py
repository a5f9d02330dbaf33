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
    """Import all commands, with everything they need.

    The collector of garbage is off meanwhile, because there is no garbage, and it took a quarter of
    the time.
    """
    gc.disable()
    from bot.console.commands import app

    gc.freeze()
    gc.enable()
    return app


if __name__ == "__main__":
    main()
