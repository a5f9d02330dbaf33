"""The log of what organisers have done, for every member to read."""

from __future__ import annotations

import re
from typing import Any

import discord

from bot.chat.panels.frame import people
from bot.chat.panels.frame.answer import Interaction, Place, answer
from bot.chat.reply import Item, Reply, escaped
from bot.domain.league.charter import Terms
from bot.domain.tables.table import COMPUTER
from bot.store.ledger.ledgers import Span
from bot.store.ledger.rulings import Act
from bot.words import Words, telling
from rules import choices

PEOPLE = ("user", "payer", "receiver", "leaving", "coming")
"""Facts of an act that name people."""


async def opened(interaction: Interaction, span: Span = Span()) -> Reply:  # noqa: B008
    """A page of the log."""
    say = interaction.client.private(interaction)
    acts, newer, older = await interaction.client.services.organisers.log(
        interaction.guild_id or 0, span
    )
    if not acts:
        return Reply(say("log-empty"))
    items: list[Item] = []
    if newer:
        items.append(LogButton("after", acts[0].number, say("button-newer")))
    if older:
        items.append(LogButton("before", acts[-1].number, say("button-older")))
    return Reply("\n".join([say("log-title"), *(line(one, say) for one in acts)])[:1900], items)


def line(one: Act, say: Words) -> str:
    """An act in a line: when, who, what, why."""
    about = {key: _fact(key, value, say) for key, value in one.about.items()}
    why = say("log-why", why=escaped(one.why)) if one.why else ""
    return say(
        "log-line",
        when=discord.utils.format_dt(one.at, "d"),
        who=people.mention(one.by, say),
        what=say(f"act-{_act(one)}", **about),
        why=why,
    )


def _act(one: Act) -> str:
    """What was done; a computer player that comes in is told in other words than a person."""
    came = one.about.get("coming")
    return f"{one.act}-computer" if came == COMPUTER else one.act


def _fact(key: str, value: Any, say: Words) -> Any:
    match key:
        case _ if key in PEOPLE:
            return people.mention(value, say)
        case "game":
            return say(f"game-{value}")
        case "league":
            return escaped(value) or say("log-server")
        case "channel":
            return f"<#{value}>"
        case "role":
            return f"<@&{value}>" if value else say("log-nobody")
        case "term":
            terms = {choice.name: choice for choice in choices(Terms)}
            return telling.label(say, terms[value])
        case "value":
            return telling.value(say, value)
        case _:
            return escaped(value) if isinstance(value, str) else value


class LogButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=r"log:(?P<way>before|after):(?P<act>\d+)",
):
    """Turns to another page of the log."""

    def __init__(self, way: str, act: int, label: str = "-") -> None:
        self.span = Span(**{way: act})
        super().__init__(discord.ui.Button(label=label, custom_id=f"log:{way}:{act}"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> LogButton:
        """The button a press names."""
        return cls(match["way"], int(match["act"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the page."""
        await answer(interaction, lambda: opened(interaction, self.span), Place.PRESSED)
