"""Every test of failures starts from a quiet place, as tests of the bot do."""

from quiet import _inline, _lasting, databases, migrated, refused, secrets, still

__all__ = ["_inline", "_lasting", "databases", "migrated", "refused", "secrets", "still"]
