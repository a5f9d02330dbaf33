"""The panel of plans for a trick that is not led: a set to lead, and tiles to put down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from bot.chat.component import OPTIONS, At, Number, Select, one_of
from bot.chat.panels.frame.interaction import Interaction, table_of
from bot.chat.panels.tables.controls.moves import Offer, replan, thinned
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Item, Reply, joined, selectable
from bot.domain.refusal import Refusal
from bot.domain.tables.ahead import premoves, tricks
from bot.domain.tables.ahead.decisions import Plan
from bot.domain.tables.ahead.tricks import BEAT, FOLD, LEAD, LEAST, NEVER, SUBJECTS
from bot.domain.tables.table import Table
from bot.words import Words, telling
from rules import Move, Seat

ASK = "~ask"
"""The value of *Ask me*."""


def offered(glance: Glance) -> Offer:
    """Return the plans of a seat that waits for a lead, with the current ones marked."""
    table, seat, say = glance.table, glance.seat, glance.say
    plans = premoves.tricks_of(table, seat)
    subjects = SUBJECTS if tricks.leads(table, seat) else (BEAT, FOLD)
    items: list[Item] = [
        TrickSelect(table.id, glance.moment, about).of(table, seat, plans, say)
        for about in subjects
    ]
    return Offer(joined(say("trick-choose"), sentence(plans, say)), items)


def sentence(plans: Mapping[str, Plan], say: Words) -> str:
    """Return a seat's plans for a trick in words, each with its condition; empty without a plan."""
    if not plans:
        return ""
    told = [say("trick-planned")]
    if LEAD in plans:
        told.append(say("trick-lead", cards=telling.cards(say, plans[LEAD].move.pieces)))
    told.append(say(f"trick-beat-{_beat(plans)}"))
    if FOLD in plans:
        down = plans[FOLD].move.pieces
        told.append(say("trick-fold", cards=_order(down, say), count=len(down)))
    else:
        told.append(say("trick-fold-ask"))
    return "\n- ".join(told)


def _beat(plans: Mapping[str, Plan]) -> str:
    """Return the last part of the message key for a seat's plan when it can beat the lead."""
    move = plans[BEAT].move if BEAT in plans else None
    return "least" if move == LEAST else "never" if move == NEVER else "ask"


def _order(tiles: tuple[str, ...], say: Words) -> str:
    """Return tiles in the order in which they are put down."""
    return say("trick-then").join(telling.card(say, tile) for tile in tiles)


class TrickSelect(Select, custom_id="trick:{table}:{at}:{about}"):
    """The select of a plan: a set to lead, whether to beat a lead, or tiles to put down.

    Each tile that is chosen to be put down comes after those that were chosen before.
    """

    table: Number
    at: At
    about: Annotated[str, one_of(*SUBJECTS)]

    def of(self, table: Table, seat: Seat, plans: Mapping[str, Plan], say: Words) -> TrickSelect:
        """Set the choices of the select, the current one marked, and return it."""
        move = plans[self.about].move if self.about in plans else None
        choices = {ASK: say("trick-ask")}
        if self.about == LEAD:
            every = [Move(LEAD, tiles) for tiles in tricks.leads(table, seat)]
            choices |= {
                str(move): telling.cards(say, move.pieces) for move in thinned(every, OPTIONS - 1)
            }
        elif self.about == BEAT:
            choices |= {str(LEAST): say("trick-least"), str(NEVER): say("trick-never")}
        else:
            named = move.pieces if move else ()
            rest = tricks.left(table, seat, named)
            choices |= {tile: telling.card(say, tile) for tile in rest}
        ticked = ASK if move is None else str(move)
        title = self._title(move, say)
        return self.offering(selectable(choices, ticked if self.about != FOLD else ""), title)

    def _title(self, move: Move | None, say: Words) -> str:
        if self.about == FOLD and move:
            return say("trick-select-then", cards=_order(move.pieces, say))
        return say(f"trick-select-{self.about}")

    async def pressed(self, interaction: Interaction) -> Reply:
        """Store the choice; nobody else learns of it before it is carried out."""
        return await replan(interaction, self.table, self._changed(interaction))

    async def _changed(self, interaction: Interaction) -> Table:
        service, user = interaction.client.services.tables.premoves, interaction.user.id
        table, value = await table_of(interaction, self.table), self.item.values[0]
        seat = table.seat_of(user)
        if seat is None:
            raise Refusal("stale")
        move = None if value == ASK else Move.parse(value)
        if move and self.about == FOLD:
            before = premoves.tricks_of(table, seat).get(FOLD)
            move = Move(FOLD, (*(before.move.pieces if before else ()), value))
        return await service.trick(self.table, user, self.at, self.about, move)
