"""The private hand: a picture, and controls for exactly the moves that are legal."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

import discord

from bot.chat.desk import OpenHand
from bot.chat.painting import Sketch
from bot.chat.panels.frame.answer import Interaction, table_of
from bot.chat.panels.tables import orders, premoves, seats, votes, window
from bot.chat.panels.tables.controls import CONTROLS
from bot.chat.panels.tables.moves import HandButton, Offer, Picked, choices
from bot.chat.panels.tables.with_emoji import pictured
from bot.chat.reply import Face, Reply, called, joined, names_in
from bot.domain.tables import seating
from bot.domain.tables.table import Deal, Table
from bot.words import Words, telling
from rules import Event, Seat

MOST_TOLD = 1200
"""So many characters of a message, which holds 2000, may tell of the last moves with emoji."""
LATELY = 4
"""So many moves are told beside the table."""
FEWEST = 2
"""A hand tells of what was done since its player's last move, but of no fewer moves."""
OPEN = timedelta(minutes=14)
"""How long a private message can be updated; Discord allows fifteen minutes."""


async def open_panel(
    interaction: Interaction,
    table: Table | None = None,
    picked: Picked = (),
    note: str = "",
    *,
    number: int | None = None,
    to_plan: bool = False,
) -> Reply:
    """The hand of whoever asks at a table: a value, that of a `number`, or that of the channel.

    `picked` are pieces of the hand, `note` goes before all; `to_plan`: with what can be planned.
    Who sees it has seen how the match stands, unless there is more to be caught up on.
    """
    if table is None:
        table, note = await _opened(interaction, number, note)
    reply = await panel(interaction, table, picked, note, to_plan=to_plan)
    glances, user = interaction.client.services.read_marks, interaction.user.id
    if not await glances.behind(table, user):
        glances.look(table, user)
    return reply


async def panel(
    interaction: Interaction,
    table: Table,
    picked: Picked = (),
    note: str = "",
    *,
    to_plan: bool = False,
) -> Reply:
    """The hand of whoever asks, whether they look at it or not."""
    seat = seating.seat_of(table, interaction.user.id)
    say = interaction.client.private(interaction).at(table.key)
    if table.deal is None:
        return Reply(joined(note, say("hand-nothing")))
    view, emoji = table.view(seat), interaction.client.emoji
    plan = interaction.client.services.tables.premoves.of(table, seat)
    if to_plan and premoves.possible(table, seat):
        headline, items, ringed = premoves.offered(table, table.deal, seat, plan, picked, say)
    else:
        now = offered(table, table.deal, seat, picked, say)
        headline, items, ringed = premoves.beside(now, table, table.deal, seat, plan, say)
    if not picked and await interaction.client.services.read_marks.behind(
        table, interaction.user.id
    ):
        items.append(HandButton(table.id, "catchup").shown(say))
    items = [*items, *votes.back_button(table, seat, items, say)]
    look = await interaction.client.services.looks.look_of_player(table.guild, interaction.user.id)
    kept = await window.kept_answer(interaction, table, seat, say)
    order = await orders.reminder(interaction, table, seat, say)
    moves = max(table.deal.since(seat), FEWEST)
    lately = "\n".join(f"> {line}" for line in news(table, say, emoji, moves))
    sketch = Sketch("hand", view, table.names, say, look, (("choice", tuple(ringed)),))
    words = joined(note, kept, headline, order, lately)
    reply = Reply(words, pictured(items, emoji), sketch=sketch)
    _remember(interaction, table, reply.face)
    return reply


async def _opened(interaction: Interaction, number: int | None, note: str) -> tuple[Table, str]:
    """The table of somebody who opens their hand: whoever was away is back, and is told so."""
    tables, user = interaction.client.services.tables, interaction.user.id
    one = await tables.playing.awake((await table_of(interaction, number)).id)
    if one.phase == "over" or seating.seat_of(one, user) in one.present:
        return one, note
    say = interaction.client.private(interaction)
    return await tables.leaving.come_back(one.id, user), joined(note, say("welcome-back"))


def news(
    table: Table, say: Words, emoji: telling.Emoji = telling.PLAIN, moves: int = LATELY
) -> list[str]:
    """What the last moves did, a line a move; without the emoji where they would be too many."""
    if table.deal is None:
        return []
    names = names_in(table)
    lines = [line(events, names, say, emoji) for _, events in table.deal.told[-moves:]]
    return (
        lines if not emoji or sum(map(len, lines)) <= MOST_TOLD else news(table, say, moves=moves)
    )


def line(
    events: Sequence[Event], names: Sequence[str], say: Words, emoji: telling.Emoji = telling.PLAIN
) -> str:
    """What one move did, as everybody may hear it."""
    return say("gap").join(
        telling.event(say, event.heard_by(None), names, emoji) for event in telling.gathered(events)
    )


def offered(table: Table, deal: Deal, seat: Seat, picked: Picked, say: Words) -> Offer:
    """The sentence above the picture, and the buttons and selects below it."""
    if table.phase != "playing":
        return _between(table, seat, say) if table.promise else Offer(say("hand-over"), [])
    view, legal = table.view(seat), table.legal(seat)
    if seat in view.to_act:
        return CONTROLS[table.key](table, view, legal, picked, say)
    resting = [say("hand-resting")] if seat in deal.promise.carry.resting else []
    waiting = _waiting(table, say)
    calls = choices(table.id, deal.moment, legal, say("hand-select"), say) if legal else []
    return Offer(joined(*resting, waiting), [*calls, HandButton(table.id, "refresh").shown(say)])


def _between(table: Table, seat: Seat, say: Words) -> Offer:
    """A deal has ended and the next waits for everybody who plays in it."""
    if table.players[seat] in table.asked:
        return Offer(say("hand-next"), [HandButton(table.id, "ready").shown(say)])
    rests = table.promise is not None and seat in table.promise.carry.resting
    resting = [say("hand-resting-next")] if rests else []
    return Offer(
        joined(*resting, _waiting(table, say)), [HandButton(table.id, "refresh").shown(say)]
    )


def _waiting(table: Table, say: Words) -> str:
    """Whom the game waits for."""
    if table.asked:
        return say("hand-waiting", who=called(table.asked, say))
    return seats.idle(table, say) or say("hand-waiting-computer")


def _remember(interaction: Interaction, table: Table, face: Face) -> None:
    """Keep in mind the last hand a player opened, and forget those too old to be updated."""
    hands, key = interaction.client.hands, (table.id, interaction.user.id)
    hands.pop(key, None)
    hands[key] = OpenHand(interaction, table, face)
    while hands and too_old(next(iter(hands.values())).interaction):
        del hands[next(iter(hands))]


def too_old(interaction: Interaction) -> bool:
    """Whether a private message can be updated no more."""
    return discord.utils.utcnow() - interaction.created_at > OPEN
