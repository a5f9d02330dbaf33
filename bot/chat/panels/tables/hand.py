"""The private hand: a picture, and controls for exactly the moves that are legal."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

import discord

import render
from bot.chat.desk import OpenHand
from bot.chat.painting import drawn
from bot.chat.panels.frame.answer import Interaction, channel_of
from bot.chat.panels.frame.with_emoji import pictured
from bot.chat.panels.tables import orders, premoves, seats, votes, window
from bot.chat.panels.tables.controls import CONTROLS
from bot.chat.panels.tables.moves import HandButton, Offer, Picked, choices
from bot.chat.reply import Reply, called, joined, names_in
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


async def shown(
    interaction: Interaction,
    one: Table | None = None,
    picked: Picked = (),
    note: str = "",
    *,
    to_plan: bool = False,
) -> Reply:
    """The hand of whoever asks at a table, without one at that of the channel.

    `picked` are pieces of the hand, `note` goes before all; `to_plan`: with what can be planned.
    Who sees it has seen how the match stands, unless there is more to be caught up on.
    """
    if one is None:
        one, note = await _opened(interaction, note)
    reply = await panel(interaction, one, picked, note, to_plan=to_plan)
    glances, user = interaction.client.services.read_marks, interaction.user.id
    if not await glances.behind(one, user):
        glances.look(one, user)
    return reply


async def panel(
    interaction: Interaction,
    one: Table,
    picked: Picked = (),
    note: str = "",
    *,
    to_plan: bool = False,
) -> Reply:
    """The hand of whoever asks, whether they look at it or not."""
    seat = seating.seat_of(one, interaction.user.id)
    say = interaction.client.private(interaction).at(one.key)
    if one.deal is None:
        return Reply(joined(note, say("hand-nothing")))
    _remember(interaction, one)
    view, emoji = one.view(seat), interaction.client.emoji
    plan = interaction.client.services.tables.premoves.of(one, seat)
    if to_plan and premoves.possible(one, seat):
        headline, items, ringed = premoves.offered(one, one.deal, seat, plan, picked, say)
    else:
        now = offered(one, one.deal, seat, picked, say)
        headline, items, ringed = premoves.beside(now, one, one.deal, seat, plan, say)
    if not picked and await interaction.client.services.read_marks.behind(one, interaction.user.id):
        items.append(HandButton(one.id, "catchup", say))
    items = [*items, *await votes.back_button(one, seat, items, say)]
    look = await interaction.client.services.looks.look_of_player(one.guild, interaction.user.id)
    picture = await drawn(render.hand, view, one.names, say, look, choice=ringed)
    alt = render.describe(view, one.names, say)
    kept = await window.kept(interaction, one, seat, say)
    order = await orders.reminder(interaction, one, seat, say)
    moves = max(one.deal.since(seat), FEWEST)
    lately = "\n".join(f"> {line}" for line in told(one, say, emoji, moves))
    return Reply(joined(note, kept, headline, order, lately), pictured(items, emoji), picture, alt)


async def _opened(interaction: Interaction, note: str) -> tuple[Table, str]:
    """The table of somebody who opens their hand: whoever was away is back, and is told so."""
    tables, user = interaction.client.services.tables, interaction.user.id
    one = await tables.playing.awake(channel_of(interaction))
    if one.phase == "over" or seating.seat_of(one, user) in one.present:
        return one, note
    say = interaction.client.private(interaction)
    return await tables.leaving.come_back(one.channel, user), joined(note, say("welcome-back"))


def told(
    one: Table, say: Words, emoji: telling.Emoji = telling.PLAIN, moves: int = LATELY
) -> list[str]:
    """What the last moves did, a line a move; without the emoji where they would be too many."""
    if one.deal is None:
        return []
    names = names_in(one)
    lines = [line(events, names, say, emoji) for _, events in one.deal.told[-moves:]]
    return lines if not emoji or sum(map(len, lines)) <= MOST_TOLD else told(one, say, moves=moves)


def line(
    events: Sequence[Event], names: Sequence[str], say: Words, emoji: telling.Emoji = telling.PLAIN
) -> str:
    """What one move did, as everybody may hear it."""
    return say("gap").join(
        telling.event(say, event.heard_by(None), names, emoji) for event in telling.gathered(events)
    )


def offered(one: Table, deal: Deal, seat: Seat, picked: Picked, say: Words) -> Offer:
    """The sentence above the picture, and the buttons and selects below it."""
    if one.phase != "playing":
        return _between(one, seat, say) if one.promise else Offer(say("hand-over"), [])
    view, legal = one.view(seat), one.legal(seat)
    if seat in view.to_act:
        return CONTROLS[one.key](one, view, legal, picked, say)
    resting = [say("hand-resting")] if seat in deal.promise.carry.resting else []
    waiting = _waiting(one, say)
    calls = choices(one.id, deal.moment, legal, say("hand-select"), say) if legal else []
    return Offer(joined(*resting, waiting), [*calls, HandButton(one.id, "refresh", say)])


def _between(one: Table, seat: Seat, say: Words) -> Offer:
    """A deal has ended and the next waits for everybody who plays in it."""
    if one.players[seat] in one.asked:
        return Offer(say("hand-next"), [HandButton(one.id, "ready", say)])
    rests = one.promise is not None and seat in one.promise.carry.resting
    resting = [say("hand-resting-next")] if rests else []
    return Offer(joined(*resting, _waiting(one, say)), [HandButton(one.id, "refresh", say)])


def _waiting(one: Table, say: Words) -> str:
    """Whom the game waits for."""
    if one.asked:
        return say("hand-waiting", who=called(one.asked, say))
    return seats.idle(one, say) or say("hand-waiting-computer")


def _remember(interaction: Interaction, one: Table) -> None:
    """Keep in mind the last hand a player opened, and forget those too old to be updated."""
    hands, key = interaction.client.hands, (one.id, interaction.user.id)
    hands.pop(key, None)
    hands[key] = OpenHand(interaction, one)
    while hands and too_old(next(iter(hands.values())).interaction):
        del hands[next(iter(hands))]


def too_old(interaction: Interaction) -> bool:
    """Whether a private message can be updated no more."""
    return discord.utils.utcnow() - interaction.created_at > OPEN
