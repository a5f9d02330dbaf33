"""A finished deal shown again: in steps with all hands, as a film, or as a text to share.

Such a text opens the deal for anybody who has it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import render
from bot import logs
from bot.chat import filming
from bot.chat.component import (
    OPTIONS,
    PRIMARY,
    SECONDARY,
    Act,
    Button,
    Number,
    Part,
    Select,
    one_of,
)
from bot.chat.painting import drawn
from bot.chat.panels.frame.interaction import Interaction, Place, server_of_table
from bot.chat.panels.league import web
from bot.chat.panels.tables.after import review
from bot.chat.panels.tables.match import fairness, news, results
from bot.chat.reply import Item, Reply, joined, selectable
from bot.domain.refusal import Refusal
from bot.domain.shards import NOWHERE
from bot.domain.tables.table import Table
from bot.services.ledger import shares
from bot.services.ledger.replays import Replay, moment
from bot.services.ledger.shared import Opened
from bot.words import Words, telling
from bot.words.spelling import escaped
from rules import Length
from rules.points import signed

log = logs.named("paifuda")

WAYS = {"first": "⏮️", "back": "◀️", "on": "▶️", "last": "⏭️"}
"""The emoji of the buttons to other steps."""
ROOM = 1900
"""The longest text to share in a message, in characters; a longer one becomes a file."""


async def open_panel(
    interaction: Interaction, table: int, deal: int | None = None, step: int | None = None
) -> Reply:
    """Make the panel of a step, by default the first step of the last deal.

    A step beyond the end means the last step.
    """
    replay = await _opened(interaction, table, deal)
    at, over = min(step or 0, len(replay.steps) - 1), replay.steps[-1]
    seat, say = over.seat_of(interaction.user.id), interaction.client.private(interaction)
    reviews = await review.button(interaction, over, seat, say.at(over.key), row=1)
    return await shown(interaction, replay, at, [*_items(replay, at, say), *reviews])


async def shown(
    interaction: Interaction, replay: Replay, at: int, items: Sequence[Item], last: str = ""
) -> Reply:
    """Return a step of a deal with all hands in its picture, and `last` as its last line."""
    now = replay.steps[at]
    say = interaction.client.private(interaction).at(now.key)
    view, hands = moment(now)
    look = await interaction.client.services.looks.look_of_player(now.guild, interaction.user.id)
    picture = await drawn(render.open_table, view, now.names, say, look, hands=hands)
    alt = render.describe_opened(view, hands, now.names, say)
    told = [f"> {line}" for line in news.last_moves(now, say, interaction.client.emoji)]
    count = say("replay-step", step=at + 1, steps=len(replay.steps))
    lines = [_title(now, say), *told, *_gains(now, say), count]
    return Reply(joined(*lines, last), items, picture, alt)


async def _opened(interaction: Interaction, table: int, deal: int | None) -> Replay:
    """Return a finished deal of this server; Refusal for a private deal of other players."""
    replays = interaction.client.services.replays
    server = await server_of_table(interaction, table)
    found = await replays.open(server, table, deal)
    if server == NOWHERE and found.steps[0].seat_of(interaction.user.id) is None:
        raise Refusal("private-table")
    return found


def _title(table: Table, say: Words) -> str:
    """Return the game and the deal; for a deal from a text, the length of its match is unknown."""
    view, length = table.view(None), table.length if table.id else Length("deals", 0, "")
    number = table.deal.promise.carry.number if table.deal else 0
    return telling.deal_title(say, table.game, length, view, number)


def _gains(table: Table, say: Words) -> list[str]:
    """Return everybody's gain, if the deal has ended by this step."""
    result = table.deal.result if table.deal else None
    if result is None:
        return []
    points = result.deltas(len(table.players))
    gains = (
        f"{escaped(name)} {signed(own)}" for name, own in zip(table.names, points, strict=True)
    )
    late = [line] if table.deal and (line := results.hurried(table, table.deal, say)) else []
    return [say("replay-gains", gains=say("comma").join(gains)), *late]


async def film(interaction: Interaction, table: int, deal: int) -> Reply:
    """Make an animated picture of the whole deal."""
    client = interaction.client
    replay = await _opened(interaction, table, deal)
    end = replay.steps[-1]
    say = client.private(interaction).at(end.key)
    look = await client.services.looks.look_of_player(end.guild, interaction.user.id)
    user, about = interaction.user.id, (replay.found, say.language, look)
    try:
        made = await client.services.worker.draw(user, filming.film, *about)
    except Refusal:
        raise
    except Exception:
        log.exception("a film could not be drawn", table=table, deal=deal)
        return Reply(say("replay-film-failed"))
    steps = len(filming.shown(replay.steps))
    told = say("replay-film", title=_title(end, say), steps=steps)
    return Reply(told, file=(f"deal-{table}-{deal}.gif", made))


async def share(interaction: Interaction, table: int, deal: int) -> Reply:
    """Make the text of a deal for copying, or a file if it is too long for a message."""
    replay = await _opened(interaction, table, deal)
    end = replay.steps[-1]
    say = interaction.client.private(interaction).at(end.key)
    text, title = shares.write(shares.recorded(end)), _title(end, say)
    link = await web.link_of_table(interaction.client, end, say)
    content = joined(f"{say('replay-share', title=title)}\n```\n{text}\n```", link)
    if len(content) <= ROOM:
        return Reply(content)
    file = (f"deal-{table}-{deal}.paifuda.txt", text.encode())
    return Reply(joined(say("replay-share-file", title=title), link), file=file)


def buttons(table: Table, say: Words) -> list[Item]:
    """Return the buttons below a table whose deal is over."""
    if table.deal is None or table.deal.result is None:
        return []
    return [ReplayButton(table.id, table.deal.promise.number, 0, "replay").shown(say)]


def _items(replay: Replay, at: int, say: Words) -> list[Item]:
    """Return buttons to other steps, other forms of the deal, and other deals of the match."""
    table, deal, steps = replay.table, replay.number, len(replay.steps)
    ways = [
        ReplayButton(table, deal, to, way).shown(say, disabled=to == at)
        for way, to in goals(at, steps - 1).items()
    ]
    others = [ReplayButton(table, deal, at, act).shown(say) for act in ("film", "share")]
    return [*ways, *others, *([DealSelect.of(replay, say)] if len(replay.deals) > 1 else [])]


def goals(at: int, last: int) -> Mapping[str, int]:
    """Return the step that each of the four buttons shows, by the keys of `WAYS`.

    The buttons are on the step `at`, and the deal ends with the step `last`.
    """
    return {"first": 0, "back": max(at - 1, 0), "on": min(at + 1, last), "last": last}


class ReplayButton(Button, custom_id="replay:{table}:{deal}:{step}:{act}"):
    """The button to a step of a deal, or to the deal in another form."""

    table: Number
    deal: Number
    step: Number
    act: Act
    place, places = Place.PRIVATE, dict.fromkeys(WAYS, Place.PRESSED)

    def shown(self, say: Words, *, disabled: bool = False) -> ReplayButton:
        """Label the button: with a sign for another step, or with a word for another form."""
        return self.labelled(
            None if self.act in WAYS else say(f"button-{self.act}"),
            PRIMARY if self.act == "on" else SECONDARY,
            emoji=WAYS.get(self.act),
            disabled=disabled,
            row=1 if self.act in FORMS else None,
        )

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show another step, or the form that the button names."""
        if self.act in FORMS:
            return await FORMS[self.act](interaction, self.table, self.deal)
        return await open_panel(interaction, self.table, self.deal, self.step)


FORMS = {"film": film, "share": share}
"""The functions for the other forms of a deal."""


class DealSelect(Select, custom_id="replay-deal:{table}"):
    """The select of the finished deals of a match."""

    table: Number

    @classmethod
    def of(cls, replay: Replay, say: Words) -> DealSelect:
        """Return the select with the deals around the current one."""
        place = replay.deals.index(replay.number)
        first = max(0, min(place - OPTIONS // 2, len(replay.deals) - OPTIONS))
        shown = replay.deals[first : first + OPTIONS]
        offered = {str(deal): say("replay-deal", deal=deal) for deal in shown}
        options = selectable(offered, str(replay.number))
        return cls(replay.table).offering(options, say("replay-select"))

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the deal from its beginning."""
        return await open_panel(interaction, self.table, self.number)


# --- From a text ----------------------------------------------------------------------------------


async def open_text(interaction: Interaction, text: str) -> Reply:
    """Open the deal in a text at its end, with the outcome of its check."""
    key, opened = await interaction.client.services.shared.open(interaction.user.id, text)
    return await _shared(interaction, key, opened, len(opened.replay.steps) - 1)


async def _shared(interaction: Interaction, key: str, opened: Opened, step: int) -> Reply:
    say, replay = interaction.client.private(interaction), opened.replay
    at = min(step, len(replay.steps) - 1)
    ways = goals(at, len(replay.steps) - 1)
    items: list[Item] = [
        SharedButton(key, to, way).shown(disabled=to == at) for way, to in ways.items()
    ]
    return await shown(interaction, replay, at, items, fairness.checked(opened.finding, say))


class SharedButton(Button, custom_id="shared:{key}:{step}:{way}"):
    """The button to a step of a deal that was opened from a text."""

    key: Annotated[str, Part("[0-9a-f]{16}")]
    step: Number
    way: Annotated[str, one_of(*WAYS)]

    def shown(self, *, disabled: bool) -> SharedButton:
        """Return the button with the sign of its way."""
        bright = self.way == "on"
        style = PRIMARY if bright else SECONDARY
        return self.labelled(None, style, emoji=WAYS[self.way], disabled=disabled)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the step, for as long as the deal is kept."""
        opened = interaction.client.services.shared.at(self.key)
        return await _shared(interaction, self.key, opened, self.step)
