"""Calling off a tournament and ending its round early, each after a question."""

from __future__ import annotations

from bot.chat.desk import Final
from bot.chat.panels.contests.tournament import steering, tournament
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.frame.rights import check_organises
from bot.chat.panels.league import finals, ladder
from bot.chat.reply import Reply, joined
from bot.domain.refusal import Refusal
from bot.services.contests.steering import Order
from bot.words.spelling import escaped


def call_off(number: int) -> Final:
    """Return the act that calls off the tournament of a league."""

    async def tell(interaction: Interaction) -> str:
        league = await finals.organised(interaction, number)
        cup = await interaction.client.services.tournaments.last(league)
        if cup is None or cup.over:
            raise Refusal("no-tournament")
        say = interaction.client.private(interaction)
        left = sum(not match.outcome for match in cup.current)
        told = say("question-off", league=escaped(league.name), people=len(cup.present))
        begun = say("question-open", matches=left, round=cup.last) if cup.last else ""
        return joined(told, begun)

    async def end(interaction: Interaction) -> Reply:
        league = await finals.organised(interaction, number)
        await interaction.client.services.tournaments.call_off(league, interaction.user.id)
        return await tournament.open_panel(interaction, league)

    async def show(interaction: Interaction) -> None:
        league = await ladder.own_league(interaction, number)
        if cup := await interaction.client.services.tournaments.last(league):
            await interaction.client.screen.show_tournament(cup.id)

    return Final("off", tell, end, show)


def ending_round(order: Order) -> Final:
    """Return the act that ends the round of a tournament now."""

    async def tell(interaction: Interaction) -> str:
        await check_organises(interaction, order.league)
        cup = await interaction.client.services.tournaments.by_id(order.tournament)
        if cup.over or not cup.last:
            raise Refusal("tournament-over" if cup.over else "round-not-begun")
        return interaction.client.private(interaction)(f"steer-ending-{cup.kind}", number=cup.last)

    async def end(interaction: Interaction) -> Reply:
        await interaction.client.services.steering.end(order)
        return await steering.open_panel(interaction, order.tournament)

    return Final("round-end", tell, end)
