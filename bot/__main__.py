"""The command line; in the repository `python -m bot` begins it, too."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

from bot import logs
from bot.console.exits import BUG

if TYPE_CHECKING:
    from typer import Typer


def main() -> None:
    """Run the command line.

    The import waits until here, because worker processes of the bot import this module, too.
    """
    commands = imported()
    try:
        commands()
    except Exception:
        logs.named("paifuda").critical("ended unforeseen", exc_info=True)
        sys.exit(BUG)


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
