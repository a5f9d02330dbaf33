"""The command `/league tournament`."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from bot.chat.commands import autocomplete
from bot.chat.commands.contests.duplicate import USUAL
from bot.chat.commands.meaning import PEOPLE, meant, offer_leagues, organised
from bot.chat.commands.slash import declared
from bot.chat.commands.translator import named
from bot.chat.commands.typed import Name
from bot.chat.desk import Final
from bot.chat.panels.contests.tournament import calling_off
from bot.chat.panels.contests.tournament import tournament as panel
from bot.chat.panels.frame.answer import Interaction, answer
from bot.chat.panels.frame.asking import asked
from bot.chat.panels.frame.rights import check_organises
from bot.chat.reply import Reply
from bot.domain.contests.duplicate import DEALS
from bot.domain.league.tournament import KINDS, LATE, WAIT, Plan
from bot.services.league.fixtures import SEATS
from bot.words import timing

DAY = 24 * 60
LONGEST = 28 * DAY
"""The longest round, and the longest wait before the first one, in minutes."""
SPANS = (10, 15, 20, 30, 45, 60, 90, 120, 180, 240, *(days * DAY for days in (1, 2, 3, 5, 7, 14)))
"""The lengths of a round on offer, in minutes."""
Minutes = app_commands.Range[int, 1, LONGEST]
OPTIONS = {
    "form": "option-tournament",
    "people": "option-people",
    "game": "option-game",
    "start": "option-begins",
    "time": "option-round-time",
    "rounds": "option-swiss-rounds",
    "deals": "option-deals",
    "late": "option-late",
    "off": "option-off",
    "league": "option-league",
}
"""The options of the command, with the keys of their names."""
LATER = [app_commands.Choice(name=named(f"late-{rule}"), value=rule) for rule in LATE]
FORMS = [app_commands.Choice(name=named(f"tournament-{kind}"), value=kind) for kind in KINDS]


async def offer_spans(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Offer lengths of time in words; a typed number means minutes."""
    say = interaction.client.private(interaction)
    own = (int(typed),) if typed.isdecimal() and 0 < int(typed) <= LONGEST else ()
    named_so = {minutes: timing.duration(say, 60 * minutes) for minutes in (*own, *SPANS)}
    found = {option: name for option, name in named_so.items() if option in own or typed in name}
    return [app_commands.Choice(name=name, value=minutes) for minutes, name in found.items()]


@declared("command-league-tournament", **OPTIONS)
@app_commands.choices(form=FORMS, game=autocomplete.GAMES)
@app_commands.choices(people=PEOPLE)
@app_commands.choices(late=LATER)
@app_commands.autocomplete(start=offer_spans, time=offer_spans)
@app_commands.autocomplete(league=offer_leagues)
async def tournament(
    interaction: Interaction,
    form: str | None = None,
    people: int = SEATS[0],
    game: str | None = None,
    start: Minutes = 60,
    time: Minutes = 60,
    rounds: app_commands.Range[int, 0, 12] = 0,
    deals: app_commands.Range[int, DEALS[0], DEALS[-1]] = USUAL["deals"],
    late: str = WAIT,
    off: bool = False,
    league: Name | None = None,
) -> None:
    """Announce a tournament, show it, or ask before it is called off."""

    async def work() -> Reply:
        chosen, by = await meant(interaction, league), interaction.user.id
        tournaments = interaction.client.services.tournaments
        if form:
            await check_organises(interaction, chosen)
            played = game or next(iter(chosen.season.charter.games))
            plan = Plan(form, played, people, start, time, rounds, deals, late)
            changed.append((await tournaments.announce(chosen, by, plan)).id)
        return await panel.open_panel(interaction, chosen)

    changed: list[int] = []
    if off:
        await asked(interaction, partial(_off, interaction, league))
    elif await answer(interaction, work) and changed:
        await interaction.client.screen.show_tournament(changed[0])


async def _off(interaction: Interaction, league: str | None) -> Final:
    """Return the act that calls the tournament of a league off."""
    return calling_off.call_off((await organised(interaction, league)).id)
