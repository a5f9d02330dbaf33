"""The panel of a planned draw in mahjong: tiles to discard when drawn, and until when."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, Any

from bot.chat.component import At, Number, Select, one_of
from bot.chat.panels.frame.interaction import Interaction, table_of
from bot.chat.panels.tables.controls.moves import PLAN, MoveButton, Offer, replan
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Item, Reply, joined, selectable
from bot.domain.refusal import Refusal
from bot.domain.tables.ahead import draws, premoves
from bot.domain.tables.ahead.decisions import Plan
from bot.domain.tables.deal import Moment
from bot.domain.tables.table import Table
from bot.words import Words, telling

SUITS = ("mp", "sz")
"""The suits whose tiles share a select."""


def offered(glance: Glance, plan: Plan | None) -> Offer:
    """Return the offer of tiles to discard when drawn, and of moves before the draw.

    `plan` is the plan for the next draw, None if there is none yet.
    """
    number, at, view, say = glance.number, glance.moment, glance.view, glance.say
    tiles = draws.offered(view)
    named = plan.needs if plan else ()
    items: list[Item] = [DrawSelect.of(number, at, suits, tiles, named, say) for suits in SUITS]
    items += [
        MoveButton(number, at, move, PLAN).shown(say)
        for move in premoves.foreseen(glance.table, glance.seat)
    ]
    until = say("draw-while-ready" if view.ready[glance.seat] else "draw-until-turn")
    return Offer(joined(say("draw-choose"), until, sentence(view, plan, say)), items)


def sentence(view: Any, plan: Plan | None, say: Words) -> str:
    """Return the plan for the next draw in words; empty without one."""
    if plan is None:
        return ""
    if set(plan.needs) >= set(draws.offered(view)):
        return say("draw-planned-every")
    return say("draw-planned", cards=telling.cards(say, plan.needs))


async def every(interaction: Interaction, number: int, at: Moment) -> Table:
    """Plan to discard any drawn tile, and return the table."""
    table = await table_of(interaction, number)
    seat = table.seat_of(interaction.user.id)
    if seat is None or not draws.possible(table, seat):
        raise Refusal("stale")
    view: Any = table.view(seat)
    premoves = interaction.client.services.tables.premoves
    return await premoves.discard(number, interaction.user.id, at, draws.offered(view))


class DrawSelect(Select, custom_id="draw:{table}:{at}:{suits}"):
    """The select of tiles of some suits that are discarded as soon as they are drawn."""

    several = True

    table: Number
    at: At
    suits: Annotated[str, one_of(*SUITS)]

    @classmethod
    def of(
        cls,
        number: int,
        at: Moment,
        suits: str,
        tiles: Sequence[str],
        named: Collection[str],
        say: Words,
    ) -> DrawSelect:
        """Return the select of tiles of these suits; the planned ones (`named`) are marked."""
        own = {tile: telling.card(say, tile) for tile in tiles if tile[1] in suits}
        options, title = selectable(own, *named), say(f"draw-select-{suits}")
        return cls(number, at, suits).offering(options, title, count=(0, len(options)))

    async def pressed(self, interaction: Interaction) -> Reply:
        """Plan to discard the chosen tiles; nobody else learns of it before one is drawn."""
        return await replan(interaction, self.table, self._changed(interaction))

    async def _changed(self, interaction: Interaction) -> Table:
        tables, user = interaction.client.services.tables, interaction.user.id
        table = await table_of(interaction, self.table)
        seat = table.seat_of(user)
        plan = None if seat is None else tables.premoves.draw_of(table, seat)
        others = (tile for tile in (plan.needs if plan else ()) if tile[1] not in self.suits)
        tiles = (*others, *self.item.values)
        return await tables.premoves.discard(self.table, user, self.at, tiles)
