"""The last moves of a table, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.reply import names_in
from bot.domain.tables.deal import Deal
from bot.domain.tables.table import Table
from bot.words import Words, lines, telling
from rules import Event

MOST_TOLD = 1200
"""The largest number of characters for the last moves with emoji; a message holds 2000."""
LATELY = 4
"""The largest number of past moves listed in a hand."""
ONE_LINE = 120
"""The largest number of characters for the last move beside the table."""
ROWS = 4
"""The largest number of lines that the last move takes on a phone."""
CEREMONY = ("cut", "touch", "keep", "sit", "wall")
"""The verbs of moves before play, which are not listed once a piece has been played."""
STOPS = (".", "!", "。", "！")
"""The ends of sentences."""
SIGN = "🂠🂠"
"""A text as wide as a piece's emoji in a line."""
VOICED = ("ready", "koikoi", "win")
"""The public declarations after which a computer player may say something."""
VOICES = 4
"""The number of sentences that a declaration may choose from; the last one is empty."""


def played(deal: Deal) -> int:
    """Return the number of steps since play began; before that, the number of all steps."""
    verbs = [deal.log[step.ply - 1][1].verb if step.ply else "" for step in deal.told]
    before = max((place for place, verb in enumerate(verbs, 1) if verb in CEREMONY), default=0)
    return len(verbs) - before or len(verbs)


def last_moves(
    table: Table, say: Words, emoji: telling.Emoji = telling.PLAIN, moves: int = LATELY
) -> list[str]:
    """Return the last moves, a line each; without the emoji if the lines would be too long."""
    if table.deal is None:
        return []
    names = names_in(table)
    every = [telling.step(say, events, names, emoji) for _, events in table.deal.told[-moves:]]
    fits = not emoji or sum(map(len, every)) <= MOST_TOLD
    return every if fits else last_moves(table, say, moves=moves)


def latest(table: Table, say: Words, emoji: telling.Emoji = telling.PLAIN, rows: int = ROWS) -> str:
    """Return the last move in one line; if it is too long, without its first events.

    On a phone it takes at most `rows` lines, unless its last event is longer. Pieces are shown by
    their `emoji`, if any.
    """
    if table.deal is None or not table.deal.told:
        return ""
    names, (_, events) = names_in(table), table.deal.told[-1]
    signs = dict.fromkeys(emoji, SIGN)
    while len(events) > 1 and not _fits(_brief(events, names, say, signs), rows):
        events = events[1:]
    told, voice = _brief(events, names, say, emoji), _voice(table, events, say)
    more = told + say("gap") + voice if voice else told
    return more if _fits(more, rows) else told


def _fits(text: str, rows: int) -> bool:
    """Whether a text is short enough for one line, and for `rows` lines on a phone."""
    return len(text) <= ONE_LINE and lines.height(lines.shown(text)) <= rows


def _voice(table: Table, events: Sequence[Event], say: Words) -> str:
    """Return a computer player's sentence on its last declaration in a move; it may be empty.

    The choice follows from the numbers of the table, the deal and the seat, so it reveals nothing
    of a hand.
    """
    for event in events[::-1]:
        player = None if event.seat is None else table.players[event.seat]
        if event.kind in VOICED and player and player.computer:
            pick = (table.id + table.current + (event.seat or 0)) % VOICES
            return say(f"voice-{event.kind}", pick=pick)
    return ""


def _brief(events: Sequence[Event], names: Sequence[str], say: Words, emoji: telling.Emoji) -> str:
    """Return one move by public facts, in as few characters as possible."""
    told = ""
    for event in telling.heard(events):
        more = telling.brief(say, event.heard_by(None), names, emoji)
        if told and told.endswith(STOPS) and more.endswith(STOPS):
            told += say("gap")
        elif told:
            told = told.rstrip("".join(STOPS)) + say("brief-between")
        told += more
    return told
