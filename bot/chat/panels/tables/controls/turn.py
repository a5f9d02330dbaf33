"""The choices of a turn of mahjong: tiles to discard, declarations, kongs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

import discord

from bot.chat.component import OPTIONS
from bot.chat.panels.tables.controls import waits
from bot.chat.panels.tables.controls.hand_button import HandButton
from bot.chat.panels.tables.controls.moves import MoveButton, PieceSelect
from bot.chat.panels.tables.controls.with_emoji import COPY
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import LONGEST, Item
from bot.domain.tables import claims
from bot.domain.tables.ahead import marking
from bot.words import Words, telling
from rules import MahjongView, Move
from rules.mahjong.claims import WIN
from rules.mahjong.tiles import without
from rules.mahjong.win import Outlook

FEW = 2
"""The largest number of moves with one verb that are shown as buttons."""
SELECTS = 3
"""The number of selects that fit beside the discards and the buttons."""


def controls(
    glance: Glance, after: Mapping[str | None, Outlook], marks: Sequence[Item]
) -> Iterator[Item]:
    """Yield the controls of a turn: a win first, the tiles, declarations, then kongs.

    A win comes first, so that nobody presses a discard in its place. `after` has the waits of the
    hand after each discard, unless the lines above list them. `marks` go with the only discard.
    """
    number, at, view, say = glance.number, glance.deal.window, glance.view, glance.say
    discards = _as_shown(view, (move for move in glance.legal if move.verb == "discard"))

    def awaits(move: Move) -> str:
        return waits.beside(after.get(move.pieces[0]), view, say)

    few, many = _few(glance)
    first = [move for move in few if move == WIN and not view.false_wins]
    yield from (MoveButton(number, at, move).shown(say) for move in first)
    if len({*discards}) == 1:
        yield from (*marks, MoveButton(number, at, discards[0]).shown(say))
    elif discards:
        yield _tiles_of(glance, discards, awaits)
    yield from _readies(glance, awaits)
    yield from (MoveButton(number, at, move).shown(say) for move in few if move not in first)
    if many:
        yield HandButton(number, "lay").worded(say)
    if len({*discards}) > 1 and any(can_mark(glance, move.pieces[0]) for move in discards):
        yield HandButton(number, "mark").worded(say)


def _readies(glance: Glance, awaits: Callable[[Move], str]) -> Iterator[Item]:
    """Yield the declarations of ready: a button each if there are few, otherwise a select."""
    number, at, say = glance.number, glance.deal.window, glance.say
    found = _as_shown(glance.view, (move for move in glance.legal if move.verb == "ready"))
    moves = [*dict.fromkeys(found)]
    if len(moves) > FEW:
        yield PieceSelect.of_moves(number, at, moves, say("hand-select-ready"), say, awaits)
        return
    for move in moves:
        yield MoveButton(number, at, move).shown(say)


def _as_shown(view: MahjongView, moves: Iterable[Move]) -> Sequence[Move]:
    """Return moves of one tile in the order of the hand, equal tiles once, the drawn tile last.

    If the hand holds a tile equal to the drawn one, the move is returned twice.
    """
    by_tile = {move.pieces[0]: move for move in moves}
    apart = view.hand[-1:] if view.drawn else ()
    lying = dict.fromkeys(view.hand[: len(view.hand) - len(apart)])
    return [by_tile[tile] for tile in (*lying, *apart) if tile in by_tile]


def _tiles_of(
    glance: Glance, discards: Sequence[Move], awaits: Callable[[Move], str]
) -> PieceSelect:
    """Return the select of the tiles to discard; the drawn tile is last and apart."""
    view, say = glance.view, glance.say
    apart = int(discards[-1].pieces[0] == view.drawn)
    lying = len(discards) - apart
    options = [
        discord.SelectOption(
            label=telling.card(say, move.pieces[0]),
            value=f"{move}{COPY if move in discards[:at] else ''}",
            description=_about(view, move.pieces[0], at == lying, awaits(move), say) or None,
        )
        for at, move in enumerate(discards)
    ]
    bright = [option.value for option in options[lying:]]
    select = PieceSelect(glance.number, glance.deal.window, groups=(lying, apart), bright=bright)
    return select.offering(options, say("hand-select-discard"))


def _few(glance: Glance) -> tuple[list[Move], list[Move]]:
    """Return the other acts of a turn in two lists: those with few forms, and the rest.

    The rest are acts with many forms, and kongs that waste a wild tile.
    """
    others = [move for move in glance.legal if move.verb not in marking.DISCARDS]
    often = Counter(move.verb for move in others)

    def many(move: Move) -> bool:
        wastes = move.verb == "kong" and any(tile in glance.view.wilds for tile in move.pieces)
        return wastes or often[move.verb] > FEW

    return [move for move in others if not many(move)], [move for move in others if many(move)]


def laid(glance: Glance) -> Iterator[Item]:
    """Yield selects of melds with many forms, such as kongs of wild tiles."""
    number, at, say = glance.number, glance.deal.window, glance.say
    for place, moves in enumerate(_parted(_few(glance)[1])):
        alike = moves[0].verb == moves[-1].verb
        title = say(f"hand-select-{moves[0].verb if alike else 'lay'}")
        yield PieceSelect.of_moves(number, at, moves, title, say, name=f"moves{place}")


def _parted(moves: Sequence[Move]) -> Sequence[Sequence[Move]]:
    """Group moves by verb, in parts that a select can hold.

    If that takes too many selects, the verbs are mixed. Moves beyond that are only in `/play`.
    """
    verbs = dict.fromkeys(move.verb for move in moves)
    parts = [part for verb in verbs for part in _cut([move for move in moves if move.verb == verb])]
    return parts if len(parts) <= SELECTS else _cut(moves)[:SELECTS]


def _cut(moves: Sequence[Move]) -> list[Sequence[Move]]:
    return [moves[at : at + OPTIONS] for at in range(0, len(moves), OPTIONS)]


def _about(view: MahjongView, tile: str, drawn: bool, awaits: str, say: Words) -> str:
    """Return the facts about a tile of the hand; `awaits` has the waits without it."""
    count = view.hand.count(tile)
    about = (
        say("tile-drawn") if drawn else "",
        warned(view, tile, say),
        say("tile-lately") if was_lately(view, tile) else "",
        say("tile-held", count=count) if count > 1 else "",
        awaits,
    )
    return say("comma").join(part for part in about if part)[:LONGEST]


def warned(view: MahjongView, tile: str, say: Words) -> str:
    """Return a property of a tile that its picture hides: it is wild, or counts as another."""
    face = view.face(tile)
    if tile in view.wilds:
        return say("tile-gold")
    return say("tile-stands", card=telling.card(say, face)) if face != tile else ""


def was_lately(view: MahjongView, tile: str) -> bool:
    """Whether an equal tile was discarded since another player declared ready."""
    return any(discard.tile == tile for discard in view.lately)


def can_mark(glance: Glance, tile: str) -> bool:
    """Whether claims could be marked after a tile is discarded."""
    if not glance.table.pace.ahead or not marking.can_mark(glance.table, glance.seat):
        return False
    return bool(claims.possible(replace(glance.view, hand=without(glance.view.hand, tile))))
