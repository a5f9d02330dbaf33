"""The standing order of a player as a private panel: what answers for them in claim windows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import discord

from bot.chat.panels.frame.answer import Interaction, Place, answer, channel_of
from bot.chat.reply import Item, Reply, selectable
from bot.domain.refusal import Refusal
from bot.domain.tables import claims
from bot.domain.tables.advance import Order
from bot.domain.tables.orders import ORDERS, SCOPES
from bot.domain.tables.table import Table
from bot.words import Words, telling
from rules import Seat

NONE = "none"
"""What is chosen by who answers every window."""
LONG = 25
"""How many choices a select holds."""


PARTS = {"claims": (0, claims.MOST), "scope": (1, 1), "stops": (0, len(claims.STOPS))}
"""What an order is put together from: the fewest and the most that can be chosen of each."""


class Draft(NamedTuple):
    """An order that is being put together; it stands in the ids of the panel."""

    scope: str = SCOPES[0]
    text: str = claims.ANY[0]

    def chosen(self, part: str) -> Sequence[str]:
        """What has been chosen of one part."""
        claimed, stops = claims.parts(self.text)
        return {"claims": claimed, "scope": [self.scope], "stops": stops}[part]

    def choose(self, part: str, values: Sequence[str]) -> Draft:
        """The order with another choice of one part."""
        parts = {one: self.chosen(one) for one in PARTS} | {part: values}
        return Draft(parts["scope"][0], claims.written(parts["claims"], parts["stops"]))


async def opened(
    interaction: Interaction, one: Table | None = None, draft: Draft | None = None
) -> Reply:
    """The order of whoever asks at a table, without one at that of the channel.

    `draft` is what its player has chosen so far, where an order is put together from claims.
    """
    one = one or await interaction.client.services.tables.at(channel_of(interaction))
    seat = one.seat_of(interaction.user.id)
    if seat is None:
        raise Refusal("not-seated")
    say = interaction.client.private(interaction).at(one.key)
    now = await interaction.client.services.tables.answers.order_of(one, seat)
    lines = [say("order-title"), say("order-now", order=telling.order(say, now))]
    if ORDERS[one.key].offered:
        return Reply("\n".join(lines), [OrderSelect.of(one, now, say)])
    known = Draft(now.scope, now.text) if now else None
    draft = draft or known or Draft()
    if draft != known:
        told = telling.order(say, Order(draft.text, draft.scope, 0, 0))
        lines += [say("order-draft", order=told), say("order-at-once")]
    return Reply("\n".join(lines), _composed(one, seat, draft, known, say))


async def reminder(interaction: Interaction, one: Table, seat: Seat, say: Words) -> str:
    """The order that answers for a player now; empty without one."""
    if (
        one.key not in ORDERS
        or (now := await interaction.client.services.tables.answers.order_of(one, seat)) is None
    ):
        return ""
    return say("hand-order", order=telling.order(say, now))


class OrderSelect(
    discord.ui.DynamicItem[discord.ui.Select[discord.ui.View]], template=r"order:(?P<table>\d+)"
):
    """Every order that is offered, for as long as it can hold."""

    def __init__(self, number: int, options: Sequence[discord.SelectOption] = ()) -> None:
        self.number = number
        select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id=f"order:{number}", options=list(options)
        )
        super().__init__(select)

    @classmethod
    def of(cls, one: Table, now: Order | None, say: Words) -> OrderSelect:
        """What the game offers, with what is in force."""
        chosen = f"{now.scope}:{now.text}" if now else NONE
        offered = {NONE: telling.order(say, None)} | {
            f"{scope}:{text}": telling.order(say, Order(text, scope, 0, 0))
            for text in ORDERS[one.key].offered
            for scope in SCOPES
        }
        return cls(one.id, selectable(offered, chosen))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> OrderSelect:
        """The select a choice was made in."""
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Give the order and show the panel again."""
        scope, _, text = self.item.values[0].partition(":")
        await _give(interaction, self.number, text, scope)


async def _give(interaction: Interaction, number: int, text: str, scope: str) -> None:
    """Give an order, or none, and show the panel again."""

    async def work() -> Reply:
        one = await interaction.client.services.tables.playing.give_order(
            channel_of(interaction), number, interaction.user.id, text or None, scope
        )
        return await opened(interaction, one)

    await answer(interaction, work, Place.PRESSED)
    await interaction.client.screen.publish(interaction)


# --- An order put together from claims ------------------------------------------------------------


def _composed(one: Table, seat: Seat, draft: Draft, known: Draft | None, say: Words) -> list[Item]:
    """What to claim, for how long and until when; then to give the order or to answer oneself."""
    possible = claims.possible(one.view(seat)) if one.deal else ()  # type: ignore[arg-type]
    offered = {
        "claims": (*claims.ANY, *draft.chosen("claims"), *possible),
        "scope": SCOPES,
        "stops": claims.STOPS,
    }
    items: list[Item] = [
        PartSelect.of_part(part, one.id, draft, offered[part], say) for part in PARTS
    ]
    given = [draft] if draft != known else []
    dropped = [Draft(text="")] if known else []
    return [*items, *(GiveButton(one.id, order, say) for order in (*given, *dropped))]


class PartSelect(
    discord.ui.DynamicItem[discord.ui.Select[discord.ui.View]],
    template=r"(?P<part>claims|scope|stops):(?P<table>\d+):(?P<scope>\w+):(?P<text>[\w ]+)",
):
    """One part of an order; what has been chosen so far stands in its id."""

    def __init__(
        self,
        part: str,
        number: int,
        draft: Draft,
        options: Sequence[discord.SelectOption] = (),
        title: str | None = None,
    ) -> None:
        self.part, self.number, self.draft = part, number, draft
        fewest, most = PARTS[part]
        select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id=f"{part}:{number}:{draft.scope}:{draft.text}",
            placeholder=title,
            options=list(options),
            min_values=fewest,
            max_values=most,
        )
        super().__init__(select)

    @classmethod
    def of_part(
        cls, part: str, number: int, draft: Draft, offered: Sequence[str], say: Words
    ) -> PartSelect:
        """What is on offer, with what is chosen."""
        tell = telling.scope if part == "scope" else telling.claim
        words = {word: tell(say, word) for word in list(dict.fromkeys(offered))[:LONG]}
        title = say(f"order-select-{part}")
        return cls(part, number, draft, selectable(words, *draft.chosen(part)), title)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> PartSelect:
        """The select a choice was made in."""
        return cls(match["part"], int(match["table"]), Draft(match["scope"], match["text"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the order as it would be."""
        draft = self.draft.choose(self.part, self.item.values)
        await answer(interaction, lambda: opened(interaction, draft=draft), Place.PRESSED)


class GiveButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=r"give:(?P<table>\d+):(?P<scope>\w+):(?P<text>[\w ]*)",
):
    """Gives the order that stands in its id; without one, its player answers again."""

    def __init__(self, number: int, draft: Draft, say: Words | None = None) -> None:
        self.number, self.draft = number, draft
        act = "give" if draft.text else "no-order"
        style = discord.ButtonStyle.primary if draft.text else discord.ButtonStyle.secondary
        super().__init__(
            discord.ui.Button(
                label=say(f"button-{act}") if say else act,
                style=style,
                custom_id=f"give:{number}:{draft.scope}:{draft.text}",
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> GiveButton:
        """The button a press names."""
        return cls(int(match["table"]), Draft(match["scope"], match["text"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Give the order and show the panel again."""
        await _give(interaction, self.number, self.draft.text, self.draft.scope)
