"""The public message of a running match: picture, last move, turn, and buttons for everybody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace

from bot.chat.component import PRIMARY, Act, Button, Number
from bot.chat.painting import Sketch
from bot.chat.panels import doors
from bot.chat.panels.frame.interaction import (
    ByPress,
    Interaction,
    Place,
    player_of,
    words_of,
)
from bot.chat.panels.tables.after import summary
from bot.chat.panels.tables.after.elsewhere import afterwards, mark
from bot.chat.panels.tables.after.onward import OnwardButton
from bot.chat.panels.tables.book import guide
from bot.chat.panels.tables.controls import orders
from bot.chat.panels.tables.hand import hand
from bot.chat.panels.tables.match import (
    fairness,
    news,
    opening,
    results,
    scores,
    seats,
    votes,
    window,
)
from bot.chat.reply import Item, Reply, called, joined, names_in
from bot.chat.rows import steady
from bot.domain.tables.ahead.orders import ORDERS
from bot.domain.tables.deal import Deal
from bot.domain.tables.table import Table
from bot.services.ledger.ledger import Ledger
from bot.words import Words, lines, telling
from bot.words.spelling import escaped
from bot.words.telling import Emoji
from render import Look

BUTTONS = {
    "playing": ("hand", "help", "scores"),
    "between": ("hand", "help", "scores"),
    "offered": ("ready", "decline", "help"),
    "over": ("hand", "help", "scores"),
}
"""The acts of the first buttons in each phase; they are the same for every seat.

A view keeps its place from phase to phase. Where the message changes under a finger, the press
opens another view at most: *Pass* comes in the place of *Fair?*, *Ready* after it, and *Rematch*
last.
"""
PRIVATE: Mapping[str, Callable[..., Awaitable[Reply]]] = {
    "hand": hand.open_panel,
    "order": orders.open_panel,
    "help": guide.open_panel,
    "scores": scores.open_panel,
    "fair": fairness.open_panel,
}
"""The private views that buttons open; each takes the `number` of a table."""
LINES = 4
"""The largest number of lines above the picture on a phone; only a long last move may take more."""


def playing(table: Table, deal: Deal, say: Words, look: Look, emoji: Emoji) -> Reply:
    """Return the message of a running deal; the people it asks are notified separately.

    The lines before the picture are the deal, the turn with its deadline, unusual facts, and the
    last move. There are at most four, unless the last move needs more.
    """
    view = table.view(None)
    turn = f"{_turn(table, deal, say)} {window.until(table)}".rstrip()
    terms = getattr(view, "terms", "")
    limited = [telling.limited(say, terms, getattr(view, "pot", 0))] if terms else []
    unusual = (mark(table, say), *limited, *window.notes(table, say), *seats.lines(table, say))
    above = joined(title(table, deal, say), turn, " ".join(filter(None, unusual)))
    rows = max(1, LINES - lines.height(lines.shown(above)))
    told = news.latest(table, say, emoji, rows)
    text = joined(above, told and f"> {told}")
    sketch = Sketch("table", view, table.names, say, look)
    return Reply(text, _buttons(table, say), sketch=sketch, named=_named(table))


def title(table: Table, deal: Deal, say: Words) -> str:
    """Return the game and the state of its match, in a line."""
    number = deal.promise.carry.number
    return telling.deal_title(say, table.game, table.length, table.view(None), number)


def _turn(table: Table, deal: Deal, say: Words) -> str:
    if not table.asked:
        return seats.idle(table, say) or say("table-computer")
    view = table.view(None)
    key = "table-looking" if table.looking else f"table-turn-{view.phase}"
    highest = names_in(table)[view.dealer]  # until seats are chosen, the highest roller
    return say(key if key in say else "table-turn", who=called(table.asked, say), highest=highest)


async def finished(
    table: Table, ledger: Ledger, about: str, say: Words, look: Look, emoji: Emoji
) -> Reply:
    """Return a match whose deal has ended, with the score sheet of that deal.

    `about` says where the match counts.
    """
    deal = table.deal
    places = await scores.final_places(table, ledger)
    if deal is None or deal.result is None:
        return _without_sheet(table, places, say)
    sketch = await scores.last_deal(table, table.view(None), ledger, say, look)
    if table.phase == "over":
        head = say("table-over", game=say(f"game-{table.key}"))
        late = results.hurried(table, deal, say)
        lines = [head, *results.ended(table, places, say), late, about]
        if sketch is None:
            lines += scores.places(names_in(table), table.points, say, places)
    else:
        lines = [title(table, deal, say), *results.sheet(table, deal, say, emoji), about]
        lines += _next(table, say)
    return Reply(joined(*lines), _buttons(table, say), sketch=sketch, named=_named(table))


def _named(table: Table) -> str:
    """Return the start of the file names of a table's pictures; it contains the shuffle promise."""
    return f"promise-{fairness.promised(table)}"


def _without_sheet(table: Table, reached: Sequence[int], say: Words) -> Reply:
    """Return a table without a finished deal: a rematch that waits, or a table that was closed.

    `reached` has the places of a match that ended by a vote or by resigning.
    """
    game = say(f"game-{table.key}")
    if reached:
        places = scores.places(names_in(table), table.points, say, reached)
        lost = say("table-deal-lost")
        lines = [say("table-over", game=game), *results.ended(table, reached, say), lost, *places]
        return Reply("\n".join(lines), _buttons(table, say))
    if table.phase == "over":
        key = "table-ended" if table.people else "table-closed"
        lost = say("table-deal-lost") if table.deal else ""
        text = joined(say(key, game=game), lost)
        return Reply(text, _buttons(table, say) if table.people and table.deal else ())
    title_ = telling.match_title(say, table.game, table.length)
    if table.offered:
        lines = [title_, say("rematch-offered", who=called(table.asked, say)), window.until(table)]
        return Reply(joined(*lines, *seats.lines(table, say)), _buttons(table, say))
    return Reply(joined(title_, *_next(table, say)), _buttons(table, say))


def _next(table: Table, say: Words) -> list[str]:
    """Return the lines on the next deal: who sits out, and whom it waits for."""
    if table.promise is None:
        return []
    names = names_in(table)
    rest = say("comma").join(names[seat] for seat in table.promise.carry.resting)
    off = say("table-called-off", game=say(f"game-{table.key}"))
    return [
        *([off] if table.promise.instead else []),
        *([say("table-resting", names=rest)] if rest else []),
        say("table-ready", who=called(table.asked, say)) if table.asked else seats.idle(table, say),
        window.until(table),
        *window.notes(table, say),
        *seats.lines(table, say),
    ]


def _buttons(table: Table, say: Words) -> Sequence[Item]:
    """Return the buttons of the table's phase.

    In a claim window, *Answer* takes the place of *My hand*, which it opens, too, and *Pass* that
    of *Fair?*: their row has no more room.
    """
    asks = window.buttons(table, say)
    acts = BUTTONS["offered" if table.offered else table.phase]
    between = table.phase == "between" and not table.offered
    order = ["order"] if table.key in ORDERS and (between or table.phase == "playing") else []
    shown: list[Item] = [TableButton(table.id, act).worded(say) for act in acts]
    shown += [TableButton(table.id, act).worded(say, orders.button(table)) for act in order]
    shown = (
        [asks[0], *shown[1:], *asks[1:]] if asks else [*shown, fairness.FairButton.of(table, say)]
    )
    ready = [TableButton(table.id, "ready").worded(say)] if between else []
    absent = (
        [*seats.buttons(table, say), *votes.wait_buttons(table, say)]
        if table.phase != "over"
        else []
    )
    further: list[Item] = []
    if table.phase == "over":
        further = [OnwardButton.for_all(table.key, say)]
        again = () if table.elsewhere else (TableButton(table.id, "rematch").worded(say),)
        further += again
    return steady(shown, [*ready, *absent, *afterwards(table, say), *further])


class TableButton(Button, custom_id="table:{table}:{act}"):
    """A button below the public message of a table."""

    table: Number
    act: Act
    label, styles = "button-{act}", dict.fromkeys(("ready", "rematch", "hand"), PRIMARY)
    places = dict.fromkeys(PRIVATE, Place.PRIVATE) | {"rematch": ByPress.TABLE}

    @property
    def reveals(self) -> int | None:
        """The number of the table to show after a private view; None after other acts."""
        return self.table if self.act in PRIVATE else None

    @property
    def renews(self) -> str:
        """The subject of a private view, which replaces the last view of it; otherwise empty."""
        return "{act} {table}" if self.act in PRIVATE and self.act != "hand" else ""

    async def afterwards(self, interaction: Interaction) -> None:
        """Send the person the summary of their last week once, after a press on *My hand*."""
        if self.act == "hand":
            await summary.greet(interaction)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the view that the button names, or do its act and show the table."""
        if self.act == "rematch":
            return await opening.rematch(interaction, self.table)
        if self.act in PRIVATE:
            return await PRIVATE[self.act](interaction, number=self.table)
        tables, user = interaction.client.services.tables, interaction.user
        if self.act == "decline":
            return await _declined(interaction, self.table)
        table = await tables.playing.ready(self.table, user.id, interaction.id)
        interaction.client.services.read_marks.look(table, user.id)
        return await doors.message(interaction.client, table, words_of(interaction, table))


async def _declined(interaction: Interaction, number: int) -> Reply:
    """Decline a rematch; return the lobby of the other players, who are told by whom."""
    client, user = interaction.client, interaction.user
    table = await client.services.tables.lobbies.decline(number, user.id)
    say = words_of(interaction, table)
    lobby = await doors.message(client, table, say)
    if table.phase != "lobby":
        return lobby
    told = say("rematch-declined", name=escaped(player_of(user).name))
    return replace(lobby, content=joined(lobby.content, told))
