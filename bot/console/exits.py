"""Exit codes of all commands, as in click and sysexits.h; docs/operations.md lists them."""

from __future__ import annotations

FAULTS = 1
"""The exit code for faults that a check has found."""
USAGE = 2
"""The exit code for a wrong argument on the command line, as in click."""
BUG = 70
"""The exit code for an unforeseen failure (EX_SOFTWARE)."""
AGAIN = 75
"""The exit code for a temporary obstacle: another try may succeed (EX_TEMPFAIL)."""
SETTINGS = 78
"""The exit code for a setting, token or database to be corrected first (EX_CONFIG)."""
