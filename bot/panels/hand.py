"""The private hand: a picture, and controls for exactly the moves that are legal."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from datetime import timedelta
from typing import Any, cast

import discord

import render
from bot.match import Table
from bot.panels.answer import Interaction, Place, answer, channel_of, refusal
from bot.panels.pictured import pictured
from bot.panels.reply import Item, Reply, called, drawn, names_in
from bot.tables import Moment
from bot.words import Words, telling
from rules import HanafudaView, Move, RuleError, Seat

log = logging.getLogger("paifuda")

BUTTONS = 5
"""More moves than this stand in a select."""
LONG = 25
"""How many choices a select holds."""
MOST_TOLD = 1200
"""So many characters of a message, which holds 2000, may tell of the last moves with emoji."""
OPEN = timedelta(minutes=14)
"""How long a private message can be updated; Discord allows fifteen minutes."""


async def opened(interaction: Interaction) -> Reply:
    """The hand of whoever asks, as the table stands."""
    one = await interaction.client.tables.awake(channel_of(interaction))
    return await shown(interaction, one)


async def shown(
    interaction: Interaction, one: Table, chosen: str | None = None, note: str = ""
) -> Reply:
    """The hand of whoever asks; `chosen` is a card picked from it, `note` goes before all."""
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
        calls = _choices(one.id, at, legal, say("hand-select"), say) if legal else []
        return _joined(*resting, waiting), [*calls, HandButton(one.id, "refresh", say)]
    if chosen:
        captures = [move for move in legal if move.pieces[:1] == (chosen,)]
        items = _choices(one.id, at, captures, say("hand-select-take"), say)
        headline = say("hand-choose-capture", card=telling.card(say, chosen))
        return headline, [*items, HandButton(one.id, "back", say)]
    match view.phase:
        case "play":
            plays = [move for move in legal if move.verb == "play"]
            others = [MoveButton(one.id, at, move, say) for move in legal if move.verb != "play"]
            return say("hand-turn"), [CardSelect.of_hand(one.id, at, plays, say), *others]
        case "take":
            headline = say("hand-choose-turned", card=telling.card(say, view.turned or ""))
            return headline, _choices(one.id, at, legal, say("hand-select-take"), say)
        case "cut":
            touch, cuts = MoveButton(one.id, at, legal[0], say), _thinned(legal[1:])
            title = say("hand-select-cut")
            return say("hand-cut"), [touch, CardSelect.of_moves(one.id, at, cuts, title, say)]
        case _:
            return _question(view, legal, say), _choices(one.id, at, legal, say("hand-select"), say)


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
    """A deal has ended and the next waits for everybody."""
    if one.promise and seat in one.promise.ready:
        waiting = say("hand-waiting", who=called(one.asked, say))
        return waiting, [HandButton(one.id, "refresh", say)]
    return say("hand-next"), [HandButton(one.id, "ready", say)]


def _choices(number: int, at: Moment, moves: Sequence[Move], title: str, say: Words) -> list[Item]:
    if len(moves) <= BUTTONS:
        return [MoveButton(number, at, move, say) for move in moves]
    return [CardSelect.of_moves(number, at, moves, title, say)]


def _thinned(moves: Sequence[Move]) -> Sequence[Move]:
    """Every move, or evenly spread ones where a select could not hold them all."""
    return moves[:: -(-len(moves) // LONG)]


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


async def _moved(interaction: Interaction, number: int, at: Moment, move: Move) -> Reply:
    """Make a move and show the hand after it; a refusal is said above the hand as it stands."""
    client, channel = interaction.client, channel_of(interaction)
    try:
        one = await client.tables.play(channel, interaction.user.id, move, number, at)
        return await shown(interaction, one)
    except RuleError as error:
        one = await client.tables.at(channel)
        note = refusal(client.private(interaction), error)
        return await shown(interaction, one, note=f"⚠ {note}")


async def _play(interaction: Interaction, number: int, at: Moment, move: Move) -> None:
    await answer(interaction, lambda: _moved(interaction, number, at, move), Place.PRESSED)
    await interaction.client.publish(interaction)


class MoveButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=r"(?P<table>\d+):(?P<deal>\d+)-(?P<ply>\d+):(?P<move>.+)",
):
    """A move: its id is `table:ply:move`, so it works after a restart and only at its own ply."""

    def __init__(self, number: int, at: Moment, move: Move, say: Words | None = None) -> None:
        self.number, self.at, self.move = number, at, move
        super().__init__(
            discord.ui.Button(
                label=telling.move(say, move)[:80] if say else move.verb,
                style=discord.ButtonStyle.primary,
                custom_id=f"{number}:{at[0]}-{at[1]}:{move}",
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> MoveButton:
        """The move a press names."""
        at = (int(match["deal"]), int(match["ply"]))
        return cls(int(match["table"]), at, Move.parse(match["move"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Make the move."""
        await _play(interaction, self.number, self.at, self.move)


class CardSelect(
    discord.ui.DynamicItem[discord.ui.Select[discord.ui.View]],
    template=r"choose:(?P<table>\d+):(?P<deal>\d+)-(?P<ply>\d+)",
):
    """A choice among cards of the hand or among moves; a value is a move or a card's name."""

    def __init__(
        self,
        number: int,
        at: Moment,
        options: Sequence[discord.SelectOption] = (),
        title: str | None = None,
    ) -> None:
        self.number, self.at = number, at
        select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id=f"choose:{number}:{at[0]}-{at[1]}",
            placeholder=title,
            options=list(options),
        )
        super().__init__(select)

    @classmethod
    def of_hand(cls, number: int, at: Moment, plays: Sequence[Move], say: Words) -> CardSelect:
        """The cards of the hand; a card with one way to play it is played at once."""
        by_card: dict[str, list[Move]] = {}
        for move in plays:
            by_card.setdefault(move.pieces[0], []).append(move)
        options = [
            discord.SelectOption(
                label=telling.card(say, card),
                value=str(moves[0]) if len(moves) == 1 else card,
                description=_prospect(moves, say)[:100],
            )
            for card, moves in by_card.items()
        ]
        return cls(number, at, options, say("hand-select"))

    @classmethod
    def of_moves(
        cls, number: int, at: Moment, moves: Sequence[Move], title: str, say: Words
    ) -> CardSelect:
        """Moves by their label."""
        options = [
            discord.SelectOption(label=telling.move(say, move)[:100], value=str(move))
            for move in moves
        ]
        return cls(number, at, options, title)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> CardSelect:
        """The select a choice was made in."""
        return cls(int(match["table"]), (int(match["deal"]), int(match["ply"])))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Make the move, or ask which card the chosen one takes."""
        value = self.item.values[0]
        if " " in value:
            await _play(interaction, self.number, self.at, Move.parse(value))
        else:
            await answer(interaction, lambda: self._choose(interaction, value), Place.PRESSED)

    async def _choose(self, interaction: Interaction, card: str) -> Reply:
        one = await interaction.client.tables.at(channel_of(interaction))
        deal = one.deal
        if one.id != self.number or deal is None or (deal.promise.number, deal.ply) != self.at:
            say = interaction.client.private(interaction)
            return await shown(interaction, one, note=f"⚠ {say('refusal-stale')}")
        return await shown(interaction, one, chosen=card)


def _prospect(moves: Sequence[Move], say: Words) -> str:
    taken = moves[0].pieces[1:]
    if len(moves) > 1:
        return say("hand-takes-choice", number=len(moves))
    return say("hand-takes", cards=telling.cards(say, taken)) if taken else say("hand-stays")


class HandButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=r"hand:(?P<table>\d+):(?P<act>back|refresh|ready)",
):
    """Shows the hand again as it stands; `ready` first adds to the chance of the next deal."""

    def __init__(self, number: int, act: str, say: Words | None = None) -> None:
        self.number, self.act = number, act
        style = discord.ButtonStyle.primary if act == "ready" else discord.ButtonStyle.secondary
        label = say(f"button-{act}") if say else act
        super().__init__(
            discord.ui.Button(label=label, style=style, custom_id=f"hand:{number}:{act}")
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> HandButton:
        """The button a press names."""
        return cls(int(match["table"]), match["act"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the hand."""
        if self.act == "ready":
            await answer(interaction, lambda: self._ready(interaction), Place.PRESSED)
            await interaction.client.publish(interaction)
        else:
            await answer(interaction, lambda: opened(interaction), Place.PRESSED)

    async def _ready(self, interaction: Interaction) -> Reply:
        tables, channel = interaction.client.tables, channel_of(interaction)
        one = await tables.ready(channel, self.number, interaction.user.id, interaction.id)
        return await shown(interaction, one)
