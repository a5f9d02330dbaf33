"""The command line; in the repository `python -m bot` begins it, too."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typer import Typer


def main() -> None:
    """Run the command line.

    The import waits until here, because worker processes of the bot import this module, too.
    """
    imported()()


def imported() -> Typer:
    """Import all commands, with everything they need.

    The garbage collector is off meanwhile: imports leave no garbage, and it would take a quarter of
    the time.
    """
    gc.disable()
    from bot.console.commands import app

    gc.freeze()
    gc.enable()
    return app


if __name__ == "__main__":
    main()
