"""Facts that the books of all flower games share: combinations of certain cards, the next
dealer.
"""

from __future__ import annotations

from tests.bot.truths.fact import Phrase, Row


def made(name: str, points: int) -> Row:
    """Return the row of the page for a combination of certain cards."""
    values = (("points", points),)
    return Row("combinations", "guide-combination", values=values, named=f"combination-{name}")


WINNER_DEALS = {
    "en": "deals next",
    "ja": "勝った人が次の親です",
    "zh-Hant": "贏家做下一局的莊",
    "zh-Hans": "赢家做下一局的庄",
}
NEXT = Phrase("pays", "winner deals")
