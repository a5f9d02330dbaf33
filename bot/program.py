"""The command that starts this program anew."""

from __future__ import annotations

import sys
from pathlib import Path

PROGRAM = (sys.executable, "-P", "-m", "paifuda")
"""The first words of the command.

`-P` keeps the working folder off the import path. `python -m bot` would not do: an installed
package hides `bot`, `render` and `rules` inside itself.
"""


def command(*words: str, config: Path | None = None) -> tuple[str, ...]:
    """Return the command with these words for a child process, which reads the file `config`."""
    return (*PROGRAM, *words, *(("--config", str(config)) if config else ()))
