"""The command `/league tournament`."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from bot.chat.commands.autocomplete import Game
from bot.chat.commands.contests.duplicate import USUAL
from bot.chat.commands.meaning import OfLeague, People, meant, organised
from bot.chat.commands.slash import Answer, Then, slash
from bot.chat.commands.typed import OneOf, Suggested, worded
from bot.chat.panels.contests.tournament import calling_off
from bot.chat.panels.contests.tournament import tournament as panel
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.frame.rights import check_organises
from bot.domain.contests.course import Plan
from bot.domain.contests.duplicate import DEALS
from bot.domain.league.tournament import KINDS, LATE, WAIT
from bot.services.league.fixtures import SEATS
from bot.words import timing

DAY = 24 * 60
LONGEST = 28 * DAY
"""The longest round, and the longest wait before the first round, in minutes."""
SPANS = (10, 15, 20, 30, 45, 60, 90, 120, 180, 240, *(days * DAY for days in (1, 2, 3, 5, 7, 14)))
"""The lengths of a round on offer, in minutes."""
Form = app_commands.Transform[str, OneOf(worded("tournament", KINDS))]
Late = app_commands.Transform[str, OneOf(worded("late", LATE))]


async def offer_spans(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Offer lengths of time in words; a typed number means minutes."""
    say = interaction.client.private(interaction)
    own = (int(typed),) if typed.isdecimal() and 0 < int(typed) <= LONGEST else ()
    named_so = {minutes: timing.duration(say, 60 * minutes) for minutes in (*own, *SPANS)}
    found = {option: name for option, name in named_so.items() if option in own or typed in name}
    return [app_commands.Choice(name=name, value=minutes) for minutes, name in found.items()]


Minutes = app_commands.Transform[int, Suggested(offer_spans, LONGEST)]


@slash(
    "command-league-tournament",
    form="option-tournament",
    start="option-begins",
    time="option-round-time",
    rounds="option-swiss-rounds",
)
async def tournament(
    interaction: Interaction,
    form: Form | None = None,
    people: People = SEATS[0],
    game: Game | None = None,
    start: Minutes = 60,
    time: Minutes = 60,
    rounds: app_commands.Range[int, 0, 12] = 0,
    deals: app_commands.Range[int, DEALS[0], DEALS[-1]] = USUAL["deals"],
    late: Late = WAIT,
    off: bool = False,
    league: OfLeague = None,
) -> Answer:
    """Announce a tournament, show it, or call it off."""
    if off:
        return calling_off.call_off((await organised(interaction, league)).id)
    chosen, by = await meant(interaction, league), interaction.user.id
    if not form:
        return await panel.open_panel(interaction, chosen)
    await check_organises(interaction, chosen)
    played = game or next(iter(chosen.season.charter.games))
    plan = Plan(form, played, people, start, time, rounds, deals, late)
    cup = await interaction.client.services.tournaments.announce(chosen, by, plan)
    show = partial(interaction.client.screen.show_tournament, cup.id)
    return Then(await panel.open_panel(interaction, chosen), show)
