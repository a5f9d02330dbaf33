"""The command that starts this program anew."""

from __future__ import annotations

import sys

PROGRAM = (sys.executable, "-P", "-m", "paifuda")
"""The first words of the command for a child process.

`-P` keeps the working folder off the import path. `python -m bot` would not do: an installed
package hides `bot`, `render` and `rules` inside itself.
"""
