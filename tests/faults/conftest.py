"""Every test of failures starts from a quiet place, as tests of the bot do."""

from once import _translated
from quiet import _hasty, _inline, _lasting, databases, home, migrated, refused, secrets, still

__all__ = ["_hasty", "_inline", "_lasting", "databases", "home", "migrated", "refused", "secrets"]
__all__ += ["_translated", "still"]
