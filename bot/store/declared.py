"""All tables of the database, from all modules that declare some."""

from __future__ import annotations

from bot.store.contests import schema as contests
from bot.store.ledger import books
from bot.store.lessons import schema as lessons
from bot.store.people import schema as people
from bot.store.schema import metadata
from bot.store.tables import heartbeats
from bot.store.upkeep import bulletins

__all__ = ["books", "bulletins", "contests", "heartbeats", "lessons", "metadata", "people"]
