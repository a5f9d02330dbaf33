"""The summary of a person's last week, shown when they come back: deals, places and best deal."""

from __future__ import annotations

from typing import Annotated

from bot import logs
from bot.chat.component import Button, one_of
from bot.chat.painting import Sketch
from bot.chat.panels.frame.answer import add
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.tables.match import scores
from bot.chat.reply import Reply, joined
from bot.domain.ledger.week import Played, Week
from bot.domain.people.person import WEEKLY
from bot.words import Words
from rules import RuleError
from rules.points import signed

log = logs.named("paifuda")


async def greet(interaction: Interaction) -> None:
    """Send the person of a press the summary of their last week, unless they have had it."""
    try:
        found = await interaction.client.services.summaries.due(interaction.user.id)
        if found is None:
            return
        await add(interaction, await panel(interaction, found))
    except Exception:
        log.exception("a summary could not be drawn", channel=interaction.channel_id or 0)


async def panel(interaction: Interaction, week: Week) -> Reply:
    """Return a week in a few lines, with the sheet of its best deal."""
    say = interaction.client.private(interaction)
    lines = [
        say("week-game", game=say(f"game-{game}"), deals=deals, won=won)
        for game, deals, won in week.counts
    ]
    if week.places:
        told = (
            say("career-place", place=place, times=times) for place, times in week.places.items()
        )
        lines.append(say("week-places", places=say("comma").join(told)))
    sketch = await _sheet(interaction, week.best, say) if week.best else None
    if week.best and sketch:
        about = {"game": say(f"game-{week.best.game}"), "points": signed(week.best.points)}
        lines.append(say("week-best", **about))
    head = say("week-title", deals=len(week.deals))
    return Reply(joined(head, *lines), [WeeklyButton("no").worded(say)], sketch=sketch)


async def _sheet(interaction: Interaction, best: Played, say: Words) -> Sketch | None:
    """Return the score sheet of a deal; None if it cannot be shown any more."""
    services, user = interaction.client.services, interaction.user.id
    try:
        found = await services.replays.open(best.guild, best.table, best.deal)
    except RuleError:
        return None
    table = found.steps[-1]
    look = await services.looks.look_of_player(best.guild, user)
    return await scores.last_deal(table, table.view(None), services.ledger, say, look)


async def turned(interaction: Interaction, answer: str) -> Reply:
    """Turn a person's summaries on or off, and offer the opposite."""
    say = interaction.client.private(interaction)
    await interaction.client.services.summaries.turn(interaction.user.id, answer)
    other = next(choice for choice in WEEKLY if choice != answer)
    return Reply(say(f"week-{answer}"), [WeeklyButton(other).worded(say)])


class WeeklyButton(Button, custom_id="weekly:{answer}", opens=turned):
    """The button that turns a person's summaries off (`no`), or on again (`yes`)."""

    answer: Annotated[str, one_of(*WEEKLY)]
    label = "button-weekly-{answer}"
