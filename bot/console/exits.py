"""Exit codes of all commands, as in click and sysexits.h; docs/operations.md lists them."""

from __future__ import annotations

FAULTS = 1
"""A check found a fault."""
USAGE = 2
"""An argument on the command line is wrong; click exits with this code, too."""
BUG = 70
"""The program failed in an unforeseen way (EX_SOFTWARE)."""
AGAIN = 75
"""A temporary obstacle: another try may succeed (EX_TEMPFAIL)."""
SETTINGS = 78
"""A setting, the token or the database must be corrected first (EX_CONFIG)."""
