"""Views of tables whose deals are played elsewhere, too: of a day, or of a duplicate match."""

from __future__ import annotations

from bot.chat.component import PRIMARY
from bot.chat.panels.tables.after import replay
from bot.chat.panels.tables.after.daily_button import DailyButton
from bot.chat.panels.tables.after.duplicate_button import DuplicateButton
from bot.chat.reply import Item
from bot.domain.tables.table import Table
from bot.words import Words, timing

BRIGHT = PRIMARY


def mark(table: Table, say: Words) -> str:
    """Return the day or the duplicate match of a table; empty at any other table."""
    if common := table.common:
        return say("duplicate-mark", number=common.match, deal=table.number, deals=common.deals)
    return say("daily-mark", day=timing.day(say, table.day)) if table.day else ""


def afterwards(table: Table, say: Words) -> list[Item]:
    """Return the buttons after a deal; a deal that others may still play has no replay."""
    if not table.elsewhere:
        return replay.buttons(table, say)
    if table.phase != "over":
        return []
    if table.common:
        compare = DuplicateButton(table.common.match, "show")
        return [compare.labelled(say("button-duplicate-show"), BRIGHT)]
    return [DailyButton(table.day, table.key, "show").labelled(say("button-daily"), BRIGHT)]
