"""How and when a person is notified, as a private panel of selects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Annotated

import discord

from bot.chat.component import Select, one_of
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.reply import Reply, selectable
from bot.domain.people.calendar import INVITES, MINUTES, NOTIFY, REMIND, Habit, local_time, written
from bot.words import Words

HOURS = range(0, MINUTES, 60)
"""The times of day on offer, in minutes after midnight."""
PARTS: Mapping[str, Iterable[str | int]] = MappingProxyType(
    {
        "notify": NOTIFY,
        "remind": REMIND,
        "wakes": HOURS,
        "sleeps": HOURS,
        "invites": INVITES,
    }
)
"""The choices for each part of a person's habits."""

WORDS = ("notify", "invites")
"""The parts whose values are words, not numbers."""


async def open_panel(interaction: Interaction) -> Reply:
    """Make the panel of a person's habits: notices, reminders, hours and invitations."""
    habit = (await interaction.client.services.people.at(interaction.user.id)).habit
    say = interaction.client.private(interaction)
    now = local_time(habit.zone, discord.utils.utcnow())
    waking = "habit-waking-always" if habit.wakes == habit.sleeps else "habit-waking"
    lines = [
        say("habit-title"),
        f"- {say(f'habit-notify-{habit.notify}-help')}",
        f"- {say('habit-remind', hours=habit.remind)}",
        f"- {say(waking, wakes=written(habit.wakes), sleeps=written(habit.sleeps))}",
        f"- {say('habit-zone', zone=f'`{habit.zone}`', now=now)}",
        f"-# {say('habit-clocks')}",
    ]
    return Reply("\n".join(lines), [HabitSelect.of(part, habit, say) for part in PARTS])


async def choose(interaction: Interaction, **parts: str | int) -> Reply:
    """Set parts of the person's habits, and return the panel."""
    services, user = interaction.client.services, interaction.user.id
    await services.tables.alarm.change_hours(user, lambda person: person.choosing(**parts))
    await services.notices.retime(user)
    return await open_panel(interaction)


class HabitSelect(Select, custom_id="habit:{part}"):
    """The select of one part of a person's habits."""

    part: Annotated[str, one_of(*PARTS)]

    @classmethod
    def of(cls, part: str, habit: Habit, say: Words) -> HabitSelect:
        """Return the select of a part, with its current value marked even if it is not on offer."""
        now = getattr(habit, part)
        values = [*PARTS[part]]
        values = values if now in values else sorted([*values, now])
        offered = {str(value): _label(part, value, say) for value in values}
        return cls(part).offering(selectable(offered, str(now)))

    async def pressed(self, interaction: Interaction) -> Reply:
        """Set the part, and show the panel again."""
        text = self.chosen
        value = int(text) if self.part not in WORDS and text.isdecimal() else text
        return await choose(interaction, **{self.part: value})


def _label(part: str, value: str | int, say: Words) -> str:
    match part, value:
        case "notify" | "invites", _:
            return say(f"habit-{part}-{value}")
        case "remind", _:
            return say("habit-remind", hours=value)
        case _, int():
            return say(f"habit-{part}", time=written(value))
    raise AssertionError(part)
