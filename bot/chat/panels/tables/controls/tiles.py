"""The hand of Tien Gow: tiles are picked first, then led, shown to beat or put face down."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.chat.panels.tables.moves import (
    BUTTONS,
    COPY,
    HandButton,
    MoveButton,
    Offer,
    Picked,
    PieceSelect,
    choices,
)
from bot.chat.reply import Item, names_in
from bot.domain.tables.table import Table
from bot.words import Words, telling
from rules import Move, TienGowView
from rules.tiengow.combinations import COMBINATIONS
from rules.tiengow.tiles import CIVIL, MILITARY, RANK, civil

MOST = 4
"""The most tiles that can be led together."""


def controls(
    table: Table, view: TienGowView, legal: Sequence[Move], picked: Picked, say: Words
) -> Offer:
    """What a seat is asked, and its choices; `picked` are tiles of the hand."""
    assert table.deal is not None
    at = table.deal.moment
    match view.phase:
        case "sit":
            return Offer(say("hand-sit"), choices(table.id, at, legal, "", say))
        case "wall":
            title, about = say("hand-select-wall"), lambda move: say(f"wall-{move.pieces[0]}")
            ways = PieceSelect.of_moves(table.id, at, legal, title, say, about)
            return Offer(say("hand-wall"), [ways])
        case _ if meant := _meant(legal, picked):
            buttons = [MoveButton(table.id, at, move).shown(say) for move in meant]
            headline = say("hand-picked", cards=telling.cards(say, meant[0].pieces))
            return Offer(headline, [*buttons, HandButton(table.id, "back").shown(say)], picked)
        case _ if view.trick:
            return _follow(table, view, legal, say)
        case _:
            return _lead(table, view, legal, picked, say)


def _meant(legal: Sequence[Move], picked: Picked) -> list[Move]:
    """What may be done with exactly these tiles; to beat stands before to put face down."""
    return sorted(move for move in legal if sorted(move.pieces) == sorted(picked))


def _lead(
    table: Table, view: TienGowView, legal: Sequence[Move], picked: Picked, say: Words
) -> Offer:
    """Any tiles that belong together; those that do can also be led by name."""
    assert table.deal is not None
    number, at = table.id, table.deal.moment
    refused = say("hand-no-set", cards=telling.cards(say, picked)) if picked else ""
    headline = refused or say("hand-lead")
    if len(legal) <= BUTTONS:
        return Offer(headline, choices(number, at, legal, "", say), picked)
    count = 1, min(MOST, len(view.hand))
    options = _several(view.hand, picked, say)
    title = say("hand-select-lead")
    items: list[Item] = [PieceSelect(number, at).offering(options, title, count=count)]
    if sets := [move for move in legal if len(move.pieces) > 1]:
        title = say("hand-select-sets")
        items.append(PieceSelect.of_moves(number, at, sets, title, say, lambda m: _kind(m, say)))
    return Offer(headline, items, picked)


def _follow(table: Table, view: TienGowView, legal: Sequence[Move], say: Words) -> Offer:
    """As many tiles as were led, and beside them all that beats the best ones."""
    assert table.deal is not None
    assert view.winning is not None
    number, at, count = table.id, table.deal.moment, len(view.led)
    beating = [move for move in legal if move.verb == "beat"]
    key = "hand-beat" if beating else "hand-fold" if len(legal) > 1 else "hand-no-choice"
    name, cards = names_in(table)[view.winning], telling.cards(say, view.best)
    headline = say(key, name=name, cards=cards, count=count)
    if len(legal) <= BUTTONS:
        return Offer(headline, choices(number, at, legal, "", say))
    options = _singles(view.hand, legal, say) if count == 1 else _several(view.hand, (), say)
    title = say("hand-select-tiles", count=count)
    tiles = PieceSelect(number, at).offering(options, title, count=(count, count))
    return Offer(headline, [tiles, *choices(number, at, beating, say("hand-select-beat"), say)])


def _several(hand: Picked, picked: Picked, say: Words) -> list[discord.SelectOption]:
    """Every tile of a hand, what is picked marked."""
    copies = [hand[:place].count(tile) for place, tile in enumerate(hand)]
    return [
        discord.SelectOption(
            label=telling.card(say, tile),
            value=tile + COPY * copy,
            description=_rank(tile, say),
            default=copy < picked.count(tile),
        )
        for tile, copy in zip(hand, copies, strict=True)
    ]


def _singles(hand: Picked, legal: Sequence[Move], say: Words) -> list[discord.SelectOption]:
    """The tiles of a hand, each but once; one that cannot beat goes face down at once."""
    found = []
    for tile in dict.fromkeys(hand):
        only, *others = _meant(legal, (tile,))
        about = say("tile-beats" if others else "tile-folds", rank=_rank(tile, say))
        value = tile if others else str(only)
        label = telling.card(say, tile)
        found.append(discord.SelectOption(label=label, value=value, description=about))
    return found


def _rank(tile: str, say: Words) -> str:
    """How strong a tile is among its kind."""
    kind = CIVIL if civil(tile) else MILITARY
    order = sorted({RANK[one] for one in kind}, reverse=True)
    name = "civil" if civil(tile) else "military"
    return say(f"tile-{name}", rank=order.index(RANK[tile]) + 1, ranks=len(order))


def _kind(move: Move, say: Words) -> str:
    """What kind of set a move leads."""
    return say(f"set-{COMBINATIONS[move.pieces].kind}")
