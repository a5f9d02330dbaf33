"""The private hand: a picture, and controls for exactly the moves that are legal."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import cast

import discord

import render
from bot.match import Table
from bot.panels.answer import Interaction, channel_of
from bot.panels.moves import CardSelect, HandButton, MoveButton, choices, thinned
from bot.panels.pictured import pictured
from bot.panels.reply import Item, Reply, called, drawn, names_in
from bot.words import Words, telling
from rules import HanafudaView, Move, RuleError, Seat

MOST_TOLD = 1200
"""So many characters of a message, which holds 2000, may tell of the last moves with emoji."""
OPEN = timedelta(minutes=14)
"""How long a private message can be updated; Discord allows fifteen minutes."""


async def shown(
    interaction: Interaction, one: Table | None = None, chosen: str | None = None, note: str = ""
) -> Reply:
    """The hand of whoever asks at a table, without one at that of the channel.

    `chosen` is a card picked from the hand, `note` goes before all.
    """
    one = one or await interaction.client.tables.awake(channel_of(interaction))
    seat = one.seat_of(interaction.user.id)
    if seat is None:
        raise RuleError("You do not sit at this table.", "not-seated")
    say = interaction.client.private(interaction).at(one.key)
    if one.deal is None:
        return Reply(_joined(note, say("hand-nothing")))
    _remember(interaction, one.id)
    view, legal = cast(HanafudaView, one.view(seat)), one.legal(seat)
    emoji = interaction.client.emoji
    headline, items = controls(one, view, legal, chosen, say)
    choice = _ringed(view, legal, chosen)
    look = await interaction.client.looks.look_of_player(one.guild, interaction.user.id)
    picture = await drawn(render.hand, view, one.names, say, look, choice=choice)
    alt = render.describe(view, one.names, say)
    lately = "\n".join(f"> {line}" for line in told(one, say, emoji)[-2:])
    return Reply(_joined(note, headline, lately), pictured(items, emoji), picture, alt)


def _ringed(view: HanafudaView, legal: Sequence[Move], chosen: str | None) -> set[str]:
    """The card a choice is about, in the hand or turned from the stock, and all it may take."""
    card = chosen or view.turned
    about = [move for move in legal if not chosen or move.pieces[:1] == (chosen,)]
    return {card, *(piece for move in about for piece in move.pieces)} if card and about else set()


def _joined(*lines: str) -> str:
    return "\n".join(line for line in lines if line)


def told(one: Table, say: Words, emoji: telling.Emoji = telling.PLAIN) -> list[str]:
    """What the last moves did, a line a move; without the emoji where they would be too many."""
    if one.deal is None:
        return []
    names = names_in(one)
    lines = [
        say("gap").join(telling.event(say, event.heard_by(None), names, emoji) for event in events)
        for events in one.deal.told
        if events
    ]
    return lines if not emoji or sum(map(len, lines)) <= MOST_TOLD else told(one, say)


def controls(
    one: Table, view: HanafudaView, legal: Sequence[Move], chosen: str | None, say: Words
) -> tuple[str, list[Item]]:
    """The sentence above the picture, and the buttons and selects below it."""
    if one.phase != "playing" or one.deal is None:
        return _between(one, view.seat or 0, say) if one.promise else (say("hand-over"), [])
    at = (one.deal.promise.number, one.deal.ply)
    if view.seat not in view.to_act:
        resting = [say("hand-resting")] if view.seat in view.resting else []
        waiting = say("hand-waiting", who=called(one.asked, say) or say("computer-name"))
        calls = choices(one.id, at, legal, say("hand-select"), say) if legal else []
        return _joined(*resting, waiting), [*calls, HandButton(one.id, "refresh", say)]
    if chosen:
        captures = [move for move in legal if move.pieces[:1] == (chosen,)]
        items = choices(one.id, at, captures, say("hand-select-take"), say)
        headline = say("hand-choose-capture", card=telling.card(say, chosen))
        return headline, [*items, HandButton(one.id, "back", say)]
    match view.phase:
        case "play":
            plays = [move for move in legal if move.verb == "play"]
            others = [MoveButton(one.id, at, move, say) for move in legal if move.verb != "play"]
            return say("hand-turn"), [CardSelect.of_hand(one.id, at, plays, say), *others]
        case "take":
            headline = say("hand-choose-turned", card=telling.card(say, view.turned or ""))
            return headline, choices(one.id, at, legal, say("hand-select-take"), say)
        case "cut":
            touch, cuts = MoveButton(one.id, at, legal[0], say), thinned(legal[1:])
            title = say("hand-select-cut")
            return say("hand-cut"), [touch, CardSelect.of_moves(one.id, at, cuts, title, say)]
        case _:
            return _question(view, legal, say), choices(one.id, at, legal, say("hand-select"), say)


def _question(view: HanafudaView, legal: Sequence[Move], say: Words) -> str:
    """What a seat is asked where it plays no card."""
    match view.phase:
        case "call":
            return say("hand-call", cards=telling.cards(say, view.aimed))
        case "koikoi":
            made = next(
                made for side, made in zip(view.sides, view.made, strict=True) if view.seat in side
            )
            return say("hand-koikoi", made=telling.made(say, made))
        case _:
            return say("hand-keep-four" if len(legal) > 1 else "hand-keep")


def _between(one: Table, seat: Seat, say: Words) -> tuple[str, list[Item]]:
    """A deal has ended and the next waits for everybody who plays in it."""
    if one.players[seat] in one.asked:
        return say("hand-next"), [HandButton(one.id, "ready", say)]
    rests = one.promise is not None and seat in one.promise.carry.resting
    resting = [say("hand-resting-next")] if rests else []
    waiting = say("hand-waiting", who=called(one.asked, say))
    return _joined(*resting, waiting), [HandButton(one.id, "refresh", say)]


def _remember(interaction: Interaction, table: int) -> None:
    """Keep in mind the last hand a player opened, and forget those too old to be updated."""
    hands, key = interaction.client.hands, (table, interaction.user.id)
    hands.pop(key, None)
    hands[key] = interaction
    while hands and _too_old(next(iter(hands.values()))):
        del hands[next(iter(hands))]


def _too_old(interaction: Interaction) -> bool:
    return discord.utils.utcnow() - interaction.created_at > OPEN


async def refresh_open(interaction: Interaction, one: Table) -> None:
    """Bring the hands that players have open up to date; the one just pressed is so already."""
    hands = interaction.client.hands
    for player in one.players:
        opened = hands.get((one.id, player.user)) if player else None
        if opened is None or opened is interaction or _too_old(opened):
            continue
        try:
            reply = await shown(opened, one)
            await opened.edit_original_response(**reply.changes())
        except discord.HTTPException:
            hands.pop((one.id, opened.user.id), None)  # they closed it
