"""`/organise`: results corrected and taken back, penalties, substitutes, disputes, the role."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.contests import steering
from bot.chat.commands.league import excluding
from bot.chat.commands.meaning import meant, offer_leagues
from bot.chat.commands.translator import named, worded
from bot.chat.commands.typed import Name, Reason
from bot.chat.desk import Final
from bot.chat.panels.frame import people
from bot.chat.panels.frame.answer import Interaction, answer, player_of
from bot.chat.panels.frame.asking import asked
from bot.chat.panels.frame.rights import check_organises
from bot.chat.panels.league import corrections, ladder, rulings
from bot.chat.panels.league.substitution import substituting
from bot.chat.panels.ledger import ledger
from bot.chat.reply import Reply
from bot.domain.refusal import Refusal
from bot.domain.tables.player import Player
from bot.services.league.organising import MOST
from bot.words.spelling import escaped

Number = app_commands.Range[int, 1, 2**31 - 1]
Points = app_commands.Range[int, 1, MOST]
AnyPoints = app_commands.Range[int, -MOST, MOST]
VOIDS = (
    ("void", "entry", "option-entry"),
    ("match", "match", "option-number"),
    ("import", "import", "option-import"),
)
"""The commands that take something back, what that is, and the option with its number."""
Ruling = Callable[[int, int, int, str], Awaitable[None]]


def group() -> app_commands.Group:
    """Make the group of commands for organisers.

    Discord cannot hide part of a group, so each command checks permissions itself.
    """
    found = app_commands.Group(
        name=named("command-organise"), description=named("command-organise-about")
    )
    entries = (_correct(), *map(_ruling, ("freeze", "release")))
    voids = (_void(*about) for about in VOIDS)
    players = (_penalty(), _handicap(), _substitute())
    for command in (*entries, *voids, *players, *excluding.COMMANDS, _flows(), _role()):
        found.add_command(command)
    found.add_command(steering.rounds())
    return found


def _correct() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-organise-correct"), description=named("command-organise-correct-about")
    )
    @worded(
        entry="option-entry",
        payer="option-payer",
        receiver="option-receiver",
        points="option-points",
        why="option-why",
    )
    async def correct(
        interaction: discord.Interaction[Any],
        entry: Number,
        payer: discord.User,
        receiver: discord.User,
        points: Points,
        why: Reason,
    ) -> None:
        async def final() -> Final:
            return corrections.correcting(entry, payer, receiver, points, why)

        await asked(interaction, final)

    return correct


def _ruling(act: str) -> app_commands.Command[Any, ..., None]:
    """Make the command to freeze an entry, or to let it stand."""

    @app_commands.command(
        name=named(f"command-organise-{act}"), description=named(f"command-organise-{act}-about")
    )
    @worded(entry="option-entry", why="option-why")
    async def rule(interaction: discord.Interaction[Any], entry: Number, why: Reason) -> None:
        async def work() -> Reply:
            await check_organises(interaction)
            own = interaction.client.services.organisers
            acts: dict[str, Ruling] = {"freeze": own.freeze, "release": own.release}
            await acts[act](interaction.guild_id or 0, interaction.user.id, entry, why)
            return await ledger.entry(interaction, entry)

        if await answer(interaction, work):
            await rulings.show(interaction, entry)

    return rule


def _void(act: str, kind: str, option: str) -> app_commands.Command[Any, ..., None]:
    """Make the command that takes back an entry, a match or an import."""

    @app_commands.command(
        name=named(f"command-organise-{act}"), description=named(f"command-organise-{act}-about")
    )
    @worded(number=option, why="option-why")
    async def void(interaction: discord.Interaction[Any], number: Number, why: Reason) -> None:
        async def final() -> Final:
            return corrections.voiding(kind, number, why)

        await asked(interaction, final)

    return void


def _penalty() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-organise-penalty"), description=named("command-organise-penalty-about")
    )
    @worded(
        player="option-player", points="option-points", why="option-why", league="option-league"
    )
    @app_commands.autocomplete(league=offer_leagues)
    async def penalty(
        interaction: discord.Interaction[Any],
        player: discord.User,
        points: Points,
        why: Reason,
        league: Name | None = None,
    ) -> None:
        async def work() -> Reply:
            await check_organises(interaction)
            chosen = await meant(interaction, league)
            by = interaction.user.id
            number = await interaction.client.services.organisers.penalise(
                chosen, by, player.id, points, why
            )
            await people.known(interaction, player)
            changed.append(chosen.id)
            return await ledger.entry(interaction, number)

        changed: list[int] = []
        if await answer(interaction, work):
            await ladder.renew(interaction, changed[0])

    return penalty


def _handicap() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-organise-handicap"),
        description=named("command-organise-handicap-about"),
    )
    @worded(player="option-player", points="option-start", league="option-league")
    @app_commands.autocomplete(league=offer_leagues)
    async def handicap(
        interaction: discord.Interaction[Any],
        player: discord.User,
        points: AnyPoints,
        league: Name | None = None,
    ) -> None:
        async def work() -> Reply:
            await check_organises(interaction)
            chosen = await meant(interaction, league)
            await interaction.client.services.organisers.handicap(
                chosen, interaction.user.id, player.id, points
            )
            await people.known(interaction, player)
            changed.append(chosen.id)
            say = interaction.client.private(interaction)
            who = people.mention(player.id, say)
            return Reply(say("handicap-set", who=who, points=points, league=escaped(chosen.name)))

        changed: list[int] = []
        if await answer(interaction, work):
            await ladder.renew(interaction, changed[0])

    return handicap


def _substitute() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-organise-substitute"),
        description=named("command-organise-substitute-about"),
    )
    @worded(leaving="option-leaving", coming="option-coming")
    async def substitute(
        interaction: discord.Interaction[Any],
        leaving: discord.User,
        coming: discord.User | None = None,
    ) -> None:
        async def final() -> Final:
            return substituting(leaving.id, _player(coming) if coming else None)

        await asked(interaction, final)

    return substitute


def _player(user: discord.User) -> Player:
    if user.bot:
        raise Refusal("no-bots")
    return player_of(user)


def _flows() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-organise-flows"), description=named("command-organise-flows-about")
    )
    @worded(league="option-league")
    @app_commands.autocomplete(league=offer_leagues)
    async def flows(interaction: discord.Interaction[Any], league: Name | None = None) -> None:
        async def work() -> Reply:
            await check_organises(interaction)
            return await rulings.flows(interaction, await meant(interaction, league))

        await answer(interaction, work)

    return flows


def _role() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(
        name=named("command-organise-role"), description=named("command-organise-role-about")
    )
    @worded(role="option-role")
    async def role(interaction: discord.Interaction[Any], role: discord.Role | None = None) -> None:
        async def work() -> Reply:
            say = interaction.client.private(interaction)
            _check_manages(interaction)
            guild, by = interaction.guild_id or 0, interaction.user.id
            await interaction.client.services.organisers.set_role(
                guild, by, role.id if role else None
            )
            key = "role-set" if role else "role-none"
            return Reply(say(key, role=f"<@&{role.id}>" if role else ""))

        await answer(interaction, work)

    return role


def _check_manages(interaction: Interaction) -> None:
    if not interaction.permissions.manage_guild:
        raise Refusal("role-manager-only")
