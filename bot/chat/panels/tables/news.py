"""What the last moves of a table did, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.reply import names_in
from bot.domain.tables.deal import Deal
from bot.domain.tables.table import Table
from bot.words import Words, telling
from rules import Event

MOST_TOLD = 1200
"""So many characters of a message, which holds 2000, may tell of the last moves with emoji."""
LATELY = 4
"""So many moves are told beside a hand."""
ONE_LINE = 120
"""So many letters beside the table may tell of the last move."""
CEREMONY = ("cut", "touch", "keep", "sit", "wall")
"""What comes before play; nobody asks for it once a piece lies on the table."""
STOPS = (".", "!", "。", "！")
"""What a sentence ends with."""
SIGN = "🂠🂠"
"""As wide as the picture of a piece in a line."""
DICE = "roll"
"""What decides where a deal begins: a replay tells it, here what follows does."""


def played(deal: Deal) -> int:
    """How many moves of play there are to tell; those before it where there is none yet."""
    verbs = [deal.log[one.ply - 1][1].verb if one.ply else "" for one in deal.told]
    before = max((place for place, verb in enumerate(verbs, 1) if verb in CEREMONY), default=0)
    return len(verbs) - before or len(verbs)


def told(
    table: Table, say: Words, emoji: telling.Emoji = telling.PLAIN, moves: int = LATELY
) -> list[str]:
    """What the last moves did, a line a move; without the emoji where they would be too many."""
    if table.deal is None:
        return []
    names = names_in(table)
    lines = [line(events, names, say, emoji) for _, events in table.deal.told[-moves:]]
    return (
        lines if not emoji or sum(map(len, lines)) <= MOST_TOLD else told(table, say, moves=moves)
    )


def latest(table: Table, say: Words, emoji: telling.Emoji = telling.PLAIN) -> str:
    """What the last move did, in one line: where that is too much, the last of it that fits.

    It stands in the pictures of its pieces where there are some; in words it is told elsewhere.
    """
    if table.deal is None or not table.deal.told:
        return ""
    names, (_, events) = names_in(table), table.deal.told[-1]
    signs = dict.fromkeys(emoji, SIGN)
    while len(events) > 1 and len(_brief(events, names, say, signs)) > ONE_LINE:
        events = events[1:]
    return _brief(events, names, say, emoji)


def _brief(events: Sequence[Event], names: Sequence[str], say: Words, emoji: telling.Emoji) -> str:
    """What one move did, as everybody may hear it, in as few letters as there are."""
    told = ""
    for event in _heard(events):
        more = telling.brief(say, event.heard_by(None), names, emoji)
        if told and told.endswith(STOPS) and more.endswith(STOPS):
            told += say("gap")
        elif told:
            told = told.rstrip("".join(STOPS)) + say("brief-between")
        told += more
    return told


def line(
    events: Sequence[Event], names: Sequence[str], say: Words, emoji: telling.Emoji = telling.PLAIN
) -> str:
    """What one move did, as everybody may hear it."""
    return say("gap").join(
        telling.event(say, event.heard_by(None), names, emoji) for event in _heard(events)
    )


def _heard(events: Sequence[Event]) -> Sequence[Event]:
    """What is told of a move: the dice only where they are all there was."""
    return telling.gathered([one for one in events if one.kind != DICE] or events)
