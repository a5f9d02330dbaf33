"""The hands of all players, laid open after a deal that nobody else may still play."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.painting import Sketch
from bot.chat.panels.tables.controls.hand_button import OPENED, HandButton
from bot.chat.panels.tables.controls.moves import Picked
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.panels.tables.match.votes import has_room
from bot.chat.reply import Item
from bot.services.ledger.replays import moment


def pictured(glance: Glance, picked: Picked) -> Sketch | None:
    """Return the picture of the table with all hands below; None unless `picked` asks for it.

    It is also None while the deal may not be laid open.
    """
    table, say, look = glance.table, glance.say, glance.look
    if picked != OPENED or not _may_open(glance):
        return None
    view, hands = moment(table)
    return Sketch("open_table", view, table.names, say, look, (("hands", tuple(hands)),))


def button(glance: Glance, picked: Picked, shown: Sequence[Item]) -> list[Item]:
    """Return the button to all hands, or back to the player's own; none if hands may not be
    shown.
    """
    if not _may_open(glance) or not has_room(shown):
        return []
    act = "back" if picked == OPENED else OPENED[0]
    return [HandButton(glance.number, act).worded(glance.say)]


def _may_open(glance: Glance) -> bool:
    """Whether the deal is over, nobody else may still play it, and some hand has pieces left."""
    if glance.deal.result is None or glance.table.shut:
        return False
    return any(view.hand for view in moment(glance.table)[1])
