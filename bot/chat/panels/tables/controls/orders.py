"""The standing order of a player as a private panel: it answers claim windows for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple

from bot.chat.component import OPTIONS, PRIMARY, Button, Field, Number, Part, Select, one_of
from bot.chat.panels.frame.interaction import Interaction, table_of
from bot.chat.panels.tables.controls import claiming
from bot.chat.panels.tables.controls.with_emoji import pictured
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Item, Reply, selectable
from bot.domain.refusal import Refusal
from bot.domain.tables import claims, windows
from bot.domain.tables.ahead.decisions import Order
from bot.domain.tables.ahead.orders import ORDERS, SCOPES, ordered
from bot.domain.tables.table import Table
from bot.words import Words, claimed
from rules import Seat

NONE = "~none"
"""The choice to answer every window in person."""
PARTS = {"claims": (0, claims.MOST), "scope": (1, 1), "stops": (0, len(claims.STOPS))}
"""The parts of an order, with the fewest and the most choices in each."""


class Draft(NamedTuple):
    """An order that is being composed; the ids of the panel's components hold it."""

    scope: str = SCOPES[0]
    text: str = claims.ANY[0]

    def chosen(self, part: str) -> Sequence[str]:
        """Return the choices made for one part."""
        claimed, stops = claims.parts(self.text)
        return {"claims": claimed, "scope": [self.scope], "stops": stops}[part]

    def choose(self, part: str, values: Sequence[str]) -> Draft:
        """Return the order with one part changed."""
        parts = {part: self.chosen(part) for part in PARTS} | {part: values}
        return Draft(parts["scope"][0], claims.written(parts["claims"], parts["stops"]))


async def open_panel(
    interaction: Interaction,
    table: Table | None = None,
    draft: Draft | None = None,
    *,
    number: int | None = None,
) -> Reply:
    """Open the order of the person who asks: at a `table`, one with a `number`, or the channel's.

    `draft` has the choices so far, where an order is composed of claims. Where claims can be
    marked, the panel of claims is returned instead.
    """
    table = table or await table_of(interaction, number)
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise Refusal("not-seated")
    if table.key not in ORDERS:
        raise Refusal("stale")
    say = interaction.client.private(interaction).at(table.key)
    if table.pace.settled:
        return await claiming.panel(interaction, table, seat, say)
    now = windows.order_of(table, seat)
    lines = [say("order-title"), say("order-now", order=claimed.order(say, now))]
    if ORDERS[table.key].offered:
        return Reply("\n".join(lines), [OrderSelect.of(table, now, say)])
    known = Draft(now.scope, now.text) if now else None
    draft = draft or known or Draft()
    ordered(table, draft.text, draft.scope)
    if draft != known:
        told = claimed.order(say, Order(draft.text, draft.scope, 0, 0))
        lines += [say("order-draft", order=told), say("order-at-once")]
    items = pictured(_composed(table, seat, draft, known, say), interaction.client.emoji)
    return Reply("\n".join(lines), items)


def button(table: Table) -> str:
    """Return the name of the button that shows a player's answers in advance."""
    return "claims" if table.pace.settled else "order"


def reminder(glance: Glance) -> str:
    """Return a line on a player's current answers in advance; empty without any."""
    table, seat, say = glance.table, glance.seat, glance.say
    if table.pace.settled:
        return claiming.reminder(table, seat, say)
    if table.key not in ORDERS:
        return ""
    now = windows.order_of(table, seat)
    return "" if now is None else say("hand-order", order=claimed.order(say, now))


class OrderSelect(Select, custom_id="order:{table}"):
    """The select of every order on offer, for each length of time."""

    table: Number

    @classmethod
    def of(cls, table: Table, now: Order | None, say: Words) -> OrderSelect:
        """Return the select with the game's orders and the choice of none.

        The order in force, `now`, is marked; if it is None, the choice of none is.
        """
        chosen = f"{now.scope}:{now.text}" if now else NONE
        offered = {NONE: claimed.order(say, None)} | {
            f"{scope}:{text}": claimed.order(say, Order(text, scope, 0, 0))
            for text in ORDERS[table.key].offered
            for scope in SCOPES
        }
        return cls(table.id).offering(selectable(offered, chosen))

    async def pressed(self, interaction: Interaction) -> Reply:
        """Give the order and show the panel again."""
        scope, _, text = self.chosen.partition(":")
        return await _give(interaction, self.table, text, scope)


async def _give(interaction: Interaction, number: int, text: str, scope: str) -> Reply:
    """Give an order, or remove it, and return the panel."""
    table = await interaction.client.services.tables.playing.give_order(
        number, interaction.user.id, text or None, scope
    )
    return await open_panel(interaction, table)


# --- An order put together from claims ------------------------------------------------------------


def _composed(
    table: Table, seat: Seat, draft: Draft, known: Draft | None, say: Words
) -> list[Item]:
    """Return the selects for the parts of an order, and buttons to give or remove it."""
    possible = claims.possible(table.view(seat)) if table.deal else ()  # type: ignore[arg-type]
    offered = {
        "claims": (*claims.ANY, *draft.chosen("claims"), *possible),
        "scope": SCOPES,
        "stops": claims.STOPS,
    }
    items: list[Item] = [
        PartSelect.of_part(part, table.id, draft, offered[part], say) for part in PARTS
    ]
    given = [draft] if draft != known else []
    dropped = [Draft(text="")] if known else []
    return [*items, *(GiveButton(table.id, *order).shown(say) for order in (*given, *dropped))]


class PartSelect(Select, custom_id="{part}:{table}:{scope}:{text}"):
    """The select of one part of an order; its id carries the choices so far."""

    several = True

    part: Annotated[str, one_of(*PARTS)]
    table: Number
    scope: Field
    text: Annotated[str, Part(r"[\w ]+")]

    @classmethod
    def of_part(
        cls, part: str, number: int, draft: Draft, offered: Sequence[str], say: Words
    ) -> PartSelect:
        """Return the select of a part, with the current choices marked."""
        tell = claimed.scope if part == "scope" else claimed.claim
        words = {word: tell(say, word) for word in list(dict.fromkeys(offered))[:OPTIONS]}
        ticked = draft.chosen(part)[: PARTS[part][1]]  # a forged id can hold more
        options, title = selectable(words, *ticked), say(f"order-select-{part}")
        return cls(part, number, *draft).offering(options, title, count=PARTS[part])

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the changed draft of the order."""
        draft = Draft(self.scope, self.text).choose(self.part, self.item.values)
        return await open_panel(interaction, draft=draft, number=self.table)


class GiveButton(Button, custom_id="give:{table}:{scope}:{text}"):
    """The button that gives the order in its id, or removes the order if the id has none."""

    table: Number
    scope: Field
    text: Annotated[str, Part(r"[\w ]*")]

    def shown(self, say: Words) -> GiveButton:
        """Return the button to give the order in its id, or to remove the current order."""
        if self.text:
            return self.labelled(say("button-give"), PRIMARY)
        return self.labelled(say("button-no-order"))

    async def pressed(self, interaction: Interaction) -> Reply:
        """Give the order and show the panel again."""
        return await _give(interaction, self.table, self.text, self.scope)
