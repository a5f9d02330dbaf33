"""The selects of a person's standing rule, which answers claims at every table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Annotated

from bot.chat.component import Number, Select, one_of
from bot.chat.panels import doors
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.reply import LONGEST, Item, Reply, selectable
from bot.domain.tables import typical
from bot.domain.tables.ahead import standing
from bot.domain.tables.ahead.standing import LEAST, Rule
from bot.domain.tables.table import Table
from bot.words import Words, claimed
from rules import MahjongTable

NO_RULE = "~table"
"""The choice to have no own rule; no written rule begins with this sign."""
PARTS = ("kind", "about", "least", "opening")


def selects(table: Table, own: str, say: Words) -> list[Item]:
    """Return a select for each part that can be set of a person's rule, `own` (or empty)."""
    return [StandingSelect.of(part, table, own, say) for part in _parts(table, own)]


def _parts(table: Table, own: str) -> Iterator[str]:
    """Yield the parts of a standing rule that can be set; some depend on its kind."""
    yield "kind"
    if isinstance(table.game, MahjongTable) and own.split()[:1] == ["ask"]:
        yield "about"
    if isinstance(table.game, MahjongTable) and own.split()[:1] in (["wins"], ["marked"]):
        yield "least"
        if table.game.school == "xiamen":
            yield "opening"


class StandingSelect(Select, custom_id="standing:{table}:{part}"):
    """The select of a part of a standing rule; each value is the whole rule with a new part."""

    table: Number
    part: Annotated[str, one_of(*PARTS)]

    @classmethod
    def of(cls, part: str, table: Table, own: str, say: Words) -> StandingSelect:
        """Return the select; `own`, the person's current rule as text (or empty), is marked."""
        options = selectable(_offered(part, table, own, say), own or NO_RULE)
        for option in options:
            if option.value == NO_RULE:
                option.description = claimed.standing(say, Rule(table.pace.rule))[:LONGEST]
            elif option.value.startswith("ask"):
                option.description = _asked(table, standing.rule_of(option.value), say)
        return cls(table.id, part).offering(options, say(f"standing-select-{part}"))

    async def pressed(self, interaction: Interaction) -> Reply:
        """Set the rule, and show the panel again."""
        rule = "" if self.chosen == NO_RULE else self.chosen
        await interaction.client.services.tables.claiming.choose(interaction.user.id, rule)
        return await doors.claims(interaction, self.table)


def _asked(table: Table, rule: Rule, say: Words) -> str:
    """Return the sentence on the price of being asked: everybody sees the wait.

    In mahjong it says about how many waits a deal has.
    """
    if not isinstance(table.game, MahjongTable):
        return say("standing-ask-seen")
    return say("standing-ask-cost", count=typical.asked(table.key, rule.about))


def _offered(part: str, table: Table, own: str, say: Words) -> Mapping[str, str]:
    """Return the rules that a change of one part can give, as text, each with its label."""
    now = standing.rule_of(own) if own else Rule()
    match part:
        case "kind":
            kinds = [*standing.offered(table)]
            if now.kind not in kinds:
                kinds.append(now.kind)
            return {NO_RULE: say("standing-table")} | {
                str(replace(now, kind=kind)): say(f"standing-{kind}") for kind in kinds
            }
        case "about":
            asks = {about: str(replace(now, kind="ask", about=about)) for about in standing.ABOUT}
            return {asks[about]: say(f"standing-about-{about or 'all'}") for about in asks}
        case "least":
            every = sorted({*LEAST, now.least})
            return {
                str(replace(now, least=least)): say("standing-least", points=least)
                for least in every
            }
        case _:
            both = (("yes", True), ("no", False))
            return {
                str(replace(now, opening=opening)): say(f"standing-opening-{key}")
                for key, opening in both
            }
