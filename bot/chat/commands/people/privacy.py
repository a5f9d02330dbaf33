"""`/privacy show|appear|export|forget`: a person's stored data, and their name on web pages."""

from __future__ import annotations

from collections.abc import Mapping

from bot.chat.commands.about import links
from bot.chat.commands.slash import group, slash
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.people import appearance
from bot.chat.reply import Reply
from bot.words import Words


@slash("command-privacy-show")
async def show(interaction: Interaction) -> Reply:
    """Count the data that is stored about a person; link the owner's pages."""
    client, say = interaction.client, interaction.client.private(interaction)
    counted = await client.services.privacy.counted(interaction.user.id)
    return Reply(summary(counted, say), links(client.settings, say))


def summary(counted: Mapping[str, int], say: Words) -> str:
    """Return a line for each kind of data that is stored about a person."""
    lines = [say(f"privacy-{name}", number=number) for name, number in counted.items() if number]
    if not lines:
        return say("privacy-nothing")
    return "\n".join([say("privacy-title"), *lines, say("privacy-hint")])


appear = slash("command-privacy-appear")(appearance.open_panel)


@slash("command-privacy-export")
async def export(interaction: Interaction) -> Reply:
    """Give a person their data as a file."""
    file = await interaction.client.services.privacy.file(interaction.user.id)
    return Reply(interaction.client.private(interaction)("export-head"), file=file)


@slash("command-privacy-forget")
async def forget(interaction: Interaction, sure: bool = False) -> Reply:
    """Forget a person who is sure; otherwise tell the consequences."""
    say = interaction.client.private(interaction)
    if not sure:
        return Reply(say("privacy-warning"), links(interaction.client.settings, say))
    number = await interaction.client.services.privacy.forget(interaction.user.id)
    return Reply(say("privacy-forgotten", name=say("somebody", number=number)))


PRIVACY = group("command-privacy", show, appear, export, forget)
