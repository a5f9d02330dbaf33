"""The house rules as a private panel of selects, built from the declarations of the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.chat.component import OPTIONS, Button, Field, Number, Select
from bot.chat.panels.frame.interaction import Interaction, table_of
from bot.chat.panels.tables.setup.setup_button import back
from bot.chat.reply import Item, Reply, link, selectable
from bot.domain.tables.table import Table
from bot.words import Words, choosing, examples
from rules import Choice, Options, word

PAGE = 4
"""The number of selects on a page, including that of the preset."""
TITLE = 150
"""The longest placeholder of a select, in characters."""


class Leaf(NamedTuple):
    """A page: the subject of its rules, the rules, and whether it is the first, with the preset."""

    group: str
    rules: Sequence[Choice]
    first: bool


def leaves(options: Options) -> list[Leaf]:
    """Return the pages of house rules; no page has rules of two groups."""
    found: list[Leaf] = []
    for group, rules in choosing.grouped(options).items():
        rest = list(rules)
        while rest:
            first = not found
            count = PAGE - first
            found.append(Leaf(group, rest[:count], first))
            rest = rest[count:]
    return found


async def open_panel(interaction: Interaction, number: int, page: int = 0) -> Reply:
    """Make the panel of house rules; only the owner can change them, before the match."""
    return panel(interaction, await table_of(interaction, number), page)


def panel(interaction: Interaction, table: Table, page: int = 0) -> Reply:
    """Make a page of the house rules; people who miss a rule find the place for questions."""
    client, say = interaction.client, interaction.client.private(interaction).at(table.key)
    every, locked = leaves(table.options), not table.is_set_by(interaction.user.id)
    page = min(page, len(every) - 1)
    lines = [*_lines(table, page, every, say), *([say("rules-panel-locked")] if locked else [])]
    support = client.settings.support
    missed = [link(say("button-rule-missed"), support)] if support else []
    items = [*_selects(table, page, every[page], say, locked), *_turns(table, page, every, say)]
    return Reply("\n".join(lines), [*items, *back(table, say), *missed])


def _lines(table: Table, page: int, every: Sequence[Leaf], say: Words) -> list[str]:
    """Return the words of a page: its subject, the preset with all differences, and its rules."""
    leaf = every[page]
    differences = choosing.changes(say, table.game, table.preset, table.options)
    same = say("rules-panel-differs", differences=differences) if differences else ""
    head = say("rules-panel-title", game=say(f"game-{table.key}"))
    group = say(f"rules-group-{leaf.group}")
    place = say("rules-panel-page", page=page + 1, pages=len(every))
    about = (
        choosing.inert(say, table.options, rule, examples.explained(say, rule))
        for rule in leaf.rules
    )
    return [
        say("rules-panel-head", head=head, group=group, place=place),
        say("rules-panel-preset", preset=say(f"preset-{table.preset}")),
        same or say("rules-panel-same"),
        *about,
    ]


def _selects(table: Table, page: int, leaf: Leaf, say: Words, locked: bool) -> list[Item]:
    """Return the selects of a page: of the preset on the first, and of each rule."""
    presets = [RuleSelect.of_presets(table, page, say, locked)] if leaf.first else []
    return [
        *presets,
        *(RuleSelect.of_choice(table, page, rule, say, locked) for rule in leaf.rules),
    ]


def _turns(table: Table, page: int, every: Sequence[Leaf], say: Words) -> list[Item]:
    """Return the buttons to the pages before and after."""
    ways = {"previous": page - 1, "following": page + 1}
    return [
        RulesPage(table.id, at).labelled(say(f"button-{way}"))
        for way, at in ways.items()
        if 0 <= at < len(every)
    ]


class RuleSelect(Select, custom_id="rule:{table}:{page}:{field}"):
    """The select of one house rule, or of the preset."""

    table: Number
    page: Number
    field: Field

    @classmethod
    def of_presets(cls, table: Table, page: int, say: Words, locked: bool) -> RuleSelect:
        """Return the select with all presets of the game; `locked` disables it."""
        presets = {
            name: say("rules-panel-preset", preset=say(f"preset-{name}"))
            for name in table.game.presets
        }
        options, title = selectable(presets, table.preset), presets[table.preset]
        return cls(table.id, page, "preset").offering(options, title[:TITLE], disabled=locked)

    @classmethod
    def of_choice(
        cls, table: Table, page: int, choice: Choice, say: Words, locked: bool
    ) -> RuleSelect:
        """Return the select of a house rule's values; `locked` disables it.

        A long range has only common numbers.
        """
        now = getattr(table.options, choice.name)
        label = choosing.label(say, choice)
        offered = {
            word(value): say("labelled", label=label, value=choosing.value(say, choice, value))
            for value in _common(choice.values, now)
        }
        options, title = selectable(offered, word(now)), offered[word(now)]
        return cls(table.id, page, choice.name).offering(options, title[:TITLE], disabled=locked)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Set the house rule, then show the panel and the lobby again."""
        chosen = self.chosen
        preset = chosen if self.field == "preset" else None
        words = {} if preset else {self.field: chosen}
        table = await interaction.client.services.tables.lobbies.set_rules(
            self.table, interaction.user.id, preset, words
        )
        page = _page_of(self.field, table.options, self.page)
        return panel(interaction, table, page)


def _page_of(name: str, options: Options, page: int) -> int:
    """Return the page number of a rule; it may change when other rules come into effect."""
    found = (
        at for at, leaf in enumerate(leaves(options)) if name in {rule.name for rule in leaf.rules}
    )
    return next(found, page)


def _common(values: Sequence[Any], now: Any) -> list[Any]:
    if len(values) <= OPTIONS:
        return list(values)
    common = {1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 25, 30, 36, 40, 48, 50, now}
    return [value for value in values if value in common]


class RulesPage(Button, custom_id="rules:{table}:{page}", opens=open_panel):
    """The button to another page of the house rules."""

    table: Number
    page: Number
