"""The deadlines at a table, and the two buttons of a claim window, the same for all."""

from __future__ import annotations

from typing import Annotated

from bot.chat.component import PRIMARY, At, Button, Number, one_of
from bot.chat.panels import doors
from bot.chat.panels.frame.interaction import Interaction, Place
from bot.chat.panels.tables.match import fairness
from bot.chat.reply import Item, Reply, dated, names_in
from bot.domain.tables import windows
from bot.domain.tables.ahead.orders import ORDERS
from bot.domain.tables.deal import PASS
from bot.domain.tables.table import Table
from bot.words import Words, telling, timing
from rules import RuleError, Seat


def terms(table: Table, say: Words) -> list[str]:
    """Return lines on the pace of a table, the people it asks each time, and its clock."""
    pace = [say("table-pace", pace=timing.pace(say, table.pace))] if table.key in ORDERS else []
    pace += asking(table, say)
    if not table.clock.seconds:
        return pace
    return [*pace, say("table-clock", clock=timing.clock(say, table.clock))]


def asking(table: Table, say: Words) -> list[str]:
    """Return a line on the people asked about claims that others answer in advance."""
    names, about = names_in(table), table.asking
    whole = [names[seat] for seat in about if not about[seat] and table.pace.rule != "ask"]
    parts = [_asked(names[seat], about[seat], say) for seat in about if about[seat]]
    every = [*whole, *parts]
    return [say("table-asking", names=telling.listed(say, "names-both", every))] if every else []


def _asked(name: str, about: str, say: Words) -> str:
    """Return a name with the class of discards about which that player is asked."""
    return say("noted", text=name, note=say(f"standing-about-{about}"))


def until(table: Table) -> str:
    """Return when a window closes, or when each player's time runs out; Discord counts down."""
    if table.due:
        return f"⏳ {dated(table.due)}"
    names = names_in(table)
    due = [
        (names[seat], dated(running.due))
        for seat, running in enumerate(table.clocks)
        if running.due and not running.over
    ]
    if not due:
        return ""
    alike = {when for _, when in due}
    return "⏳ " + " · ".join(alike if len(alike) == 1 else map(" ".join, due))


def notes(table: Table, say: Words) -> list[str]:
    """Return lines on players who have run out of time, and on time just given back to clocks."""
    names = names_in(table)
    found = [
        say("table-over-time", name=names[seat], when=dated(running.due))
        for seat, running in enumerate(table.clocks)
        if running.due and running.over
    ]
    if table.credit:
        away = timing.roughly(say, table.credit.total_seconds())
        found.append(say("table-credited", time=away))
    return found


def buttons(table: Table, say: Words) -> list[Item]:
    """Return the buttons *Answer* and *Pass*, while a window is open."""
    if table.deal is None or not windows.is_open(table):
        return []
    return [
        WindowButton(table.id, table.deal.window, act).worded(say) for act in ("answer", "pass")
    ]


def kept_answer(table: Table, seat: Seat, say: Words) -> str:
    """Return a line on an answer that waits for a window's fixed time; empty without one."""
    move = windows.kept_until_end(table, seat)
    if move is None:
        return ""
    when = dated(table.due) if table.due else ""
    return say("hand-kept", move=telling.move(say, move), when=when)


class WindowButton(Button, custom_id="window:{table}:{at}:{act}"):
    """A button of a claim window: `answer` opens the hand, `pass` passes."""

    table: Number
    at: At
    act: Annotated[str, one_of("answer", "pass")]
    place = Place.PRIVATE
    label, styles = "button-{act}", {"answer": PRIMARY}

    @property
    def reveals(self) -> int | None:
        """The number of the table to show if the press opens the hand; None for a pass."""
        return self.table if self.act == "answer" else None

    async def pressed(self, interaction: Interaction) -> Reply:
        """Open the hand, or pass."""
        if self.act == "answer":
            return await doors.hand(interaction, number=self.table)
        return await self._pass(interaction)

    async def _pass(self, interaction: Interaction) -> Reply:
        tables, user = interaction.client.services.tables, interaction.user.id
        say = interaction.client.private(interaction)
        try:
            table = await tables.playing.play(self.table, user, PASS, self.at, interaction.id)
        except RuleError:
            return Reply(say("window-not-asked"))
        seat = table.seat_of(user)
        assert seat is not None
        say = say.at(table.key)
        told = kept_answer(table, seat, say) or say("window-passed")
        return Reply(told, fairness.sealed(table, seat, say))
