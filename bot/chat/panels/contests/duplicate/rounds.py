"""The buttons of duplicate rounds, below the tournament they belong to."""

from __future__ import annotations

from bot.chat.panels.tables.after.duplicate_button import DuplicateButton
from bot.chat.reply import Item
from bot.domain.contests.tournament import Tournament
from bot.words import Words


def buttons(tournament: Tournament, say: Words) -> list[Item]:
    """Return the buttons of a tournament's duplicate rounds.

    They lead to the table in the running round, to the comparison of the last finished one, and to
    the chance.
    """
    played = [
        (match.duplicate, bool(match.outcome)) for match in tournament.matches if match.duplicate
    ]
    running = [number for number, over in played if not over]
    over = [number for number, over in played if over]
    acts = {"play": running, "show": over, "fair": running or over}
    return [
        DuplicateButton(numbers[-1], act).shown(say) for act, numbers in acts.items() if numbers
    ]
