"""Scenes start from a database that is ready, and nothing is done in threads."""

from once import _translated
from quiet import _inline, _lasting, databases, migrated, still

__all__ = ["_inline", "_lasting", "_translated", "databases", "migrated", "still"]
