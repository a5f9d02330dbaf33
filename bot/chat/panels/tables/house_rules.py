"""The house rules as a private panel of selects, built from the options' declaration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.chat.component import Button, Field, Number, Select
from bot.chat.panels.frame.answer import Interaction, Place, answer, table_of
from bot.chat.reply import Item, Reply, selectable
from bot.domain.tables.table import Table
from bot.words import Words, telling
from rules import Choice, choices, ruleset_hash, word

PAGE = 3
"""How many house rules stand on a page, under the select of the preset."""

LONG = 25
"""How many choices a select holds."""


async def open_panel(interaction: Interaction, number: int, page: int = 0) -> Reply:
    """The panel as the person sees it; only the owner can change anything, before the match."""
    one = await table_of(interaction, number)
    return panel(one, interaction.user.id, page, interaction.client.private(interaction))


def panel(table: Table, user: int, page: int, say: Words) -> Reply:
    """One page of the house rules."""
    say = say.at(table.key)
    fields = choices(table.options)
    pages = -(-len(fields) // PAGE)
    page %= pages
    shown = fields[page * PAGE : (page + 1) * PAGE]
    locked = not table.is_set_by(user)
    differences = telling.changes(say, table.game, table.preset, table.options)
    lines = [
        say("rules-panel-title", game=say(f"game-{table.key}"))
        + f" · {say('rules-panel-page', page=page + 1, pages=pages)}",
        say("rules-panel-preset", preset=say(f"preset-{table.preset}")),
        say("rules-panel-differs", differences=differences)
        if differences
        else say("rules-panel-same"),
        *(telling.explained(say, one) for one in shown),
    ]
    if locked:
        lines.append(say("rules-panel-locked"))
    items: list[Item] = [RuleSelect.of_presets(table, page, say, locked)]
    items += [RuleSelect.of_choice(table, page, choice, say, locked) for choice in shown]
    items.append(RulesPage(table.id, page + 1).labelled(say("button-next")))
    return Reply("\n".join(lines), items)


def in_force(table: Table, say: Words) -> str:
    """Every house rule of a table, those that differ from the preset marked."""
    preset = table.game.presets[table.preset]
    lines = [f"**{say('rules-in-force', hash=ruleset_hash(table.key, table.options))}**"]
    for choice in choices(table.options):
        value = getattr(table.options, choice.name)
        mark = say("rules-changed-mark") if value != getattr(preset, choice.name) else ""
        named = telling.value(say, value)
        lines.append(say("rules-line", label=telling.label(say, choice), value=named, mark=mark))
    return "\n".join(lines)


class RuleSelect(Select, custom_id="rule:{table}:{page}:{field}"):
    """The select of one house rule, or of the preset."""

    table: Number
    page: Number
    field: Field

    @classmethod
    def of_presets(cls, table: Table, page: int, say: Words, locked: bool) -> RuleSelect:
        """All presets of the game."""
        presets = {
            name: say("rules-panel-preset", preset=say(f"preset-{name}"))
            for name in table.game.presets
        }
        options = selectable(presets, table.preset)
        return cls(table.id, page, "preset").offering(options, disabled=locked)

    @classmethod
    def of_choice(
        cls, table: Table, page: int, choice: Choice, say: Words, locked: bool
    ) -> RuleSelect:
        """The closed set of values of a house rule; a long range shows its common numbers."""
        now = getattr(table.options, choice.name)
        label = telling.label(say, choice)
        offered = {
            word(value): say("labelled", label=label, value=telling.value(say, value))
            for value in _common(choice.values, now)
        }
        options = selectable(offered, word(now))
        return cls(table.id, page, choice.name).offering(options, disabled=locked)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Set the house rule, show the panel again and the lobby as it stands."""
        chosen = self.item.values[0]
        await answer(interaction, lambda: self._set(interaction, chosen), Place.PRESSED)

    async def _set(self, interaction: Interaction, chosen: str) -> Reply:
        preset = chosen if self.field == "preset" else None
        words = {} if preset else {self.field: chosen}
        one = await interaction.client.services.tables.lobbies.set_rules(
            self.table, interaction.user.id, preset, words
        )
        return panel(one, interaction.user.id, self.page, interaction.client.private(interaction))


def _common(values: Sequence[Any], now: Any) -> list[Any]:
    if len(values) <= LONG:
        return list(values)
    common = {1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 25, 30, 36, 40, 48, 50, now}
    return [value for value in values if value in common]


class RulesPage(Button, custom_id="rules:{table}:{page}"):
    """Turns to another page of the house rules."""

    table: Number
    page: Number

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the page."""
        await answer(
            interaction, lambda: open_panel(interaction, self.table, self.page), Place.PRESSED
        )
