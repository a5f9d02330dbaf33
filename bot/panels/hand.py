"""The private hand: a picture, and controls for exactly the moves that are legal."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

import discord

import render
from bot.desk import Desk
from bot.match import Deal, Table
from bot.panels import orders, planning, window
from bot.panels.answer import Interaction, channel_of
from bot.panels.controls import CONTROLS
from bot.panels.moves import HandButton, Offer, Picked, choices
from bot.panels.pictured import pictured
from bot.panels.reply import Reply, called, drawn, joined, names_in
from bot.words import Words, telling
from rules import Event, RuleError, Seat

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
        one, back = await _opened(interaction)
        note = joined(interaction.client.private(interaction)("hand-back") if back else "", note)
    reply = await _drawn(interaction, one, picked, note, to_plan=to_plan)
    glances, user = interaction.client.glances, interaction.user.id
    if not await glances.behind(one, user):
        glances.look(one, user)
    return reply


async def _drawn(
    interaction: Interaction,
    one: Table,
    picked: Picked = (),
    note: str = "",
    *,
    to_plan: bool = False,
) -> Reply:
    """The hand of whoever asks, whether they look at it or not."""
    seat = _seat(one, interaction)
    say = interaction.client.private(interaction).at(one.key)
    if one.deal is None:
        return Reply(joined(note, say("hand-nothing")))
    _remember(interaction, one.id)
    view, emoji = one.view(seat), interaction.client.emoji
    plan = interaction.client.tables.plan_of(one, seat)
    if to_plan and planning.possible(one, seat):
        headline, items, ringed = planning.offered(one, one.deal, seat, plan, picked, say)
    else:
        now = offered(one, one.deal, seat, picked, say)
        headline, items, ringed = planning.beside(now, one, one.deal, seat, plan, say)
    if await interaction.client.glances.behind(one, interaction.user.id):
        items.append(HandButton(one.id, "catchup", say))
    look = await interaction.client.looks.look_of_player(one.guild, interaction.user.id)
    picture = await drawn(render.hand, view, one.names, say, look, choice=ringed)
    alt = render.describe(view, one.names, say)
    kept = await window.kept(interaction, one, seat, say)
    order = await orders.reminder(interaction, one, seat, say)
    moves = max(one.deal.since(seat), FEWEST)
    lately = "\n".join(f"> {line}" for line in told(one, say, emoji, moves))
    return Reply(joined(note, kept, headline, order, lately), pictured(items, emoji), picture, alt)


async def _opened(interaction: Interaction) -> tuple[Table, bool]:
    """The table of the channel, and whether whoever asks was away until now."""
    tables, channel = interaction.client.tables, channel_of(interaction)
    one = await tables.awake(channel)
    player = one.players[_seat(one, interaction)]
    if player is None or not player.away or one.phase == "over":
        return one, False
    return await tables.back(channel, interaction.user.id), True


def _seat(one: Table, interaction: Interaction) -> Seat:
    seat = one.seat_of(interaction.user.id)
    if seat is None:
        raise RuleError("You do not sit at this table.", "not-seated")
    return seat


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
    waiting = say("hand-waiting", who=called(one.asked, say) or say("computer-name"))
    calls = choices(one.id, deal.moment, legal, say("hand-select"), say) if legal else []
    return Offer(joined(*resting, waiting), [*calls, HandButton(one.id, "refresh", say)])


def _between(one: Table, seat: Seat, say: Words) -> Offer:
    """A deal has ended and the next waits for everybody who plays in it."""
    if one.players[seat] in one.asked:
        return Offer(say("hand-next"), [HandButton(one.id, "ready", say)])
    rests = one.promise is not None and seat in one.promise.carry.resting
    resting = [say("hand-resting-next")] if rests else []
    waiting = say("hand-waiting", who=called(one.asked, say))
    return Offer(joined(*resting, waiting), [HandButton(one.id, "refresh", say)])


def _remember(interaction: Interaction, table: int) -> None:
    """Keep in mind the last hand a player opened, and forget those too old to be updated."""
    hands, key = interaction.client.hands, (table, interaction.user.id)
    hands.pop(key, None)
    hands[key] = interaction
    while hands and _too_old(next(iter(hands.values()))):
        del hands[next(iter(hands))]


def _too_old(interaction: Interaction) -> bool:
    return discord.utils.utcnow() - interaction.created_at > OPEN


async def refresh_open(client: Desk, one: Table, pressed: Interaction | None = None) -> None:
    """Bring the hands that players have open up to date; the one just pressed is so already."""
    hands = client.hands
    for player in one.players:
        opened = hands.get((one.id, player.user)) if player else None
        if opened is None or opened is pressed or _too_old(opened):
            continue
        try:
            reply = await _drawn(opened, one)
            await opened.edit_original_response(**reply.changes())
        except discord.HTTPException:
            hands.pop((one.id, opened.user.id), None)  # they closed it
