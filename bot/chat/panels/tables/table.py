"""The public message of a running match: picture, last moves, whose turn, buttons for everybody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import discord

from bot.chat.component import Act, Button, Number
from bot.chat.painting import Sketch
from bot.chat.panels.frame.answer import Interaction, Place, answer
from bot.chat.panels.tables import (
    fairness,
    guide,
    hand,
    orders,
    replay,
    scores,
    seats,
    votes,
    window,
)
from bot.chat.reply import Item, Reply, called, joined, names_in
from bot.domain.tables.orders import ORDERS
from bot.domain.tables.table import Deal, Table
from bot.services.ledger.ledger import Ledger
from bot.words import Words, telling
from bot.words.telling import Emoji
from render import Look
from rules import Line, Result, Seat
from rules.mahjong.variant import total

BUTTONS = {
    "playing": ("hand", "help", "scores"),
    "between": ("ready", "hand", "help", "scores"),
    "over": ("rematch", "help", "scores"),
}
"""The same buttons for every seat."""
PRIVATE: Mapping[str, Callable[..., Awaitable[Reply]]] = {
    "hand": hand.open_panel,
    "order": orders.open_panel,
    "help": guide.open_panel,
    "scores": scores.open_panel,
    "fair": fairness.open_panel,
}
"""What a button shows to one person of the table of a `number`."""
BRIGHT = ("ready", "rematch", "hand")


def playing(table: Table, deal: Deal, say: Words, look: Look, emoji: Emoji) -> Reply:
    """A deal that is being played; whom it names learns of it by a notice."""
    view = table.view(None)
    turn = _turn(table, deal, say)
    told = (f"> {line}" for line in hand.news(table, say, emoji))
    terms = getattr(view, "terms", "")
    limited = [say("hand-terms", terms=telling.terms(say, terms))] if terms else []
    about = (*limited, *window.lines(table, say), *seats.lines(table, say))
    lines = [title(table, deal, say), turn, *about, *told]
    sketch = Sketch("table", view, table.names, say, look)
    return Reply(joined(*lines), _buttons(table, say), sketch=sketch)


def title(table: Table, deal: Deal, say: Words) -> str:
    """The game and where its match stands."""
    number = deal.promise.carry.number
    return telling.deal_title(say, table.game, table.options, table.view(None), number)


def _turn(table: Table, deal: Deal, say: Words) -> str:
    if not table.asked:
        return seats.idle(table, say) or say("table-computer")
    key = f"table-turn-{table.view(None).phase}"
    return say(key if key in say else "table-turn", who=called(table.asked, say))


async def finished(
    table: Table, ledger: Ledger, about: str, say: Words, look: Look, emoji: Emoji
) -> Reply:
    """The score sheet of a deal that has ended; then the next deal waits, or the match is over.

    `about` says under which house rules it was played and where it counts.
    """
    deal = table.deal
    reached = await ledger.places(table) if table.phase == "over" else []
    if deal is None or deal.result is None:
        return _without_sheet(table, reached, say)
    view = table.view(None)
    lines = [title(table, deal, say), *_sheet(table, deal, say, emoji)]
    sketch = None
    standings: Sequence[tuple[bytes, str]] = ()
    if deal.result.sheet:
        history = await ledger.history(table)
        more = (("history", tuple(map(tuple, history))),)
        sketch = Sketch("scores", view, table.names, say, look, more)
        if table.phase == "over":
            standings = await scores.pictured(table, history, say, look)
    lines += [about, say("table-secret", secret=deal.promise.secret)]
    if table.phase == "over":
        lines.append(say("table-over", game=say(f"game-{table.key}")))
        lines += scores.places(names_in(table), table.points, say, reached)
    else:
        lines += _next(table, say)
    return Reply("\n".join(lines), _buttons(table, say), sketch=sketch, others=standings)


def _without_sheet(table: Table, reached: Sequence[int], say: Words) -> Reply:
    """A rematch that waits for its players, or a table that was closed before a deal ended.

    `reached` are the places of a match that was ended by a vote, or resigned.
    """
    game = say(f"game-{table.key}")
    if reached:
        places = scores.places(names_in(table), table.points, say, reached)
        lines = [say("table-over", game=game), say("table-deal-lost"), *places]
        return Reply("\n".join(lines), _buttons(table, say))
    if table.phase == "over":
        key = "table-ended" if any(table.players) else "table-closed"
        lost = say("table-deal-lost") if table.deal else ""
        text = joined(say(key, game=game), lost)
        return Reply(text, _buttons(table, say) if any(table.players) else ())
    lines = [telling.match_title(say, table.game, table.options), *_next(table, say)]
    return Reply("\n".join(lines), _buttons(table, say))


def _next(table: Table, say: Words) -> list[str]:
    """What is promised of the next deal, who sits it out, and whom it waits for."""
    if table.promise is None:
        return []
    names = names_in(table)
    rest = say("comma").join(names[seat] for seat in table.promise.carry.resting)
    off = say("table-called-off", game=say(f"game-{table.key}"))
    return [
        *([off] if table.promise.instead else []),
        say("table-commitment", commitment=table.promise.commitment),
        *([say("table-resting", names=rest)] if rest else []),
        say("table-ready", who=called(table.asked, say)) if table.asked else seats.idle(table, say),
        *window.times(table, say),
        *seats.lines(table, say),
    ]


def paid(line: Line, names: Sequence[str], say: Words) -> str:
    """Who gains by a line, after the one who pays where not everybody does."""
    gained = ((name, d) for name, d in zip(names, line.deltas, strict=True) if d > 0)
    who = say("comma").join(f"{name} {telling.signed(points)}" for name, points in gained)
    payers = [name for name, points in zip(names, line.deltas, strict=True) if points < 0]
    return f"{payers[0]} → {who}" if len(payers) == 1 and len(names) > 2 else who


def _sheet(table: Table, deal: Deal, say: Words, emoji: Emoji) -> list[str]:
    """Why each point moved."""
    result, names = deal.result, names_in(table)
    if result is None:
        return []
    told = (f"> {line}" for line in hand.news(table, say, emoji)[-1:])
    lines = [*told, f"**{ending(result, names, say)}**"]
    for line in result.lines:
        if who := paid(line, names, say):
            lines.append(say("sheet-line", reason=telling.reason(say, line), who=who))
    if won := getattr(result.sheet, "win", None):
        worth = telling.worth(won)
        elements = say("comma").join(telling.element(say, one) for one in worth)
        lines += [say("sheet-water", points=total(worth), elements=elements)] if worth else []
        out = telling.without(say, won)
        lines += [telling.met(say, won), say("sheet-left-out", elements=out) if out else ""]
    return [line for line in lines if line]


def ending(result: Result, names: Sequence[str], say: Words) -> str:
    """How a deal has ended: who has won it, and how much."""
    deltas = result.deltas(len(names))
    winners = _winners(result, deltas)
    who, count = telling.listed(say, "names-both", (names[seat] for seat in winners)), len(winners)
    points = telling.signed(deltas[winners[0]])
    return say(f"sheet-{result.ending}", name=who, count=count, points=points)


def _winners(result: Result, deltas: Sequence[int]) -> list[Seat]:
    """Who has won a deal: whoever the game says, or those who gained most."""
    winner: Seat | None = getattr(result.sheet, "winner", None)
    best = max(deltas)
    return [seat for seat, d in enumerate(deltas) if d == best] if winner is None else [winner]


def _buttons(table: Table, say: Words) -> list[Item]:
    """Those of the phase; in a claim window, those of the window in place of the hand.

    Then there is no room in their row for the question whether it is fair.
    """
    asks = window.buttons(table, say)
    acts = [act for act in BUTTONS[table.phase] if act != ("hand" if asks else "")]
    order = ["order"] if table.phase == "playing" and table.key in ORDERS else []
    shown = [TableButton(table.id, act).shown(say) for act in acts]
    shown += [TableButton(table.id, act).shown(say, orders.button(table)) for act in order]
    shown += [TableButton(table.id, "fair").shown(say)] if not asks else []
    absent = (
        [*seats.buttons(table, say), *votes.wait_buttons(table, say)]
        if table.phase != "over"
        else []
    )
    return [*asks, *shown, *absent, *replay.buttons(table, say)]


class TableButton(Button, custom_id="table:{table}:{act}"):
    """One of the buttons under the table."""

    table: Number
    act: Act

    def shown(self, say: Words, label: str = "") -> TableButton:
        """What it shows or does."""
        bright = self.act in BRIGHT
        style = discord.ButtonStyle.primary if bright else discord.ButtonStyle.secondary
        return self.labelled(say(f"button-{label or self.act}"), style)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show what the button names, or go on with the match."""
        if self.act in PRIVATE:
            shown = PRIVATE[self.act]
            await answer(interaction, lambda: shown(interaction, number=self.table))
            await interaction.client.screen.publish(interaction, self.table)
        else:
            await answer(interaction, lambda: self._on(interaction), Place.PRESSED)

    async def _on(self, interaction: Interaction) -> Reply:
        tables, user = interaction.client.services.tables, interaction.user
        if self.act == "rematch":
            message = interaction.message.id if interaction.message else None
            one = await tables.lobbies.rematch(self.table, user.id, message)
        else:
            one = await tables.playing.ready(self.table, user.id, interaction.id)
            interaction.client.services.read_marks.look(one, user.id)
        return await interaction.client.screen.message(one, interaction.client.public(interaction))
