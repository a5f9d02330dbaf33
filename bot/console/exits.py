"""Exit codes of all commands, as click and sysexits.h have them; docs/operations.md lists them."""

from __future__ import annotations

FAULTS = 1
"""A check has found a fault."""
USAGE = 2
"""An argument of the command line is wrong; click exits with this code, too."""
BUG = 70
"""The program has failed in an unforeseen way (EX_SOFTWARE)."""
AGAIN = 75
"""Something that passes stands in the way, so another try may succeed (EX_TEMPFAIL)."""
SETTINGS = 78
"""A setting, the token or the database must be corrected before another try (EX_CONFIG)."""
