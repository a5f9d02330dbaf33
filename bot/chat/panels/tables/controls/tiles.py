"""The controls of a hand of Tien Gow: tiles are led, shown to beat, or put face down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import discord

from bot.chat.component import OPTIONS
from bot.chat.panels.tables.controls.hand_button import HandButton
from bot.chat.panels.tables.controls.moves import (
    BUTTONS,
    MoveButton,
    Offer,
    Picked,
    PieceSelect,
    choices,
)
from bot.chat.panels.tables.controls.picking import chosen
from bot.chat.panels.tables.controls.with_emoji import COPY
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Item, joined, selectable
from bot.words import Words, telling
from rules import Move, TienGowView
from rules.tiengow.combinations import COMBINATIONS
from rules.tiengow.tiles import CIVIL, MILITARY, RANK, civil

STEPS = 3
"""The largest number of tiles picked one after the other, where there are many choices."""


def controls(glance: Glance, picked: Picked) -> Offer:
    """Return a seat's question and choices; `picked` are tiles of the hand, or a move."""
    number, at, view = glance.number, glance.moment, glance.view
    legal, say = glance.legal, glance.say
    match view.phase:
        case "sit":
            asked = say("hand-sit", highest=glance.names[view.dealer])
            return Offer(asked, choices(number, at, legal, "", say))
        case "wall":
            title, about = say("hand-select-wall"), lambda move: say(f"wall-{move.pieces[0]}")
            ways = PieceSelect.of_moves(number, at, legal, title, say, about)
            return Offer(say("hand-wall"), [ways])
        case _ if isinstance(picked, Move):
            return chosen(glance, at, picked)
        case _ if meant := _meant(legal, picked):
            buttons = [MoveButton(number, at, move).shown(say) for move in meant]
            headline = say("hand-picked", cards=telling.cards(say, meant[0].pieces))
            return Offer(headline, [*buttons, HandButton(number, "back").worded(say)], picked)
        case _ if view.trick:
            return _follow(glance, picked)
        case _:
            return Offer(_led(picked, say), _leads(glance))


def _meant(legal: Sequence[Move], picked: Sequence[str]) -> list[Move]:
    """Return the moves with exactly these tiles; moves that beat come first."""
    return sorted(move for move in legal if sorted(move.pieces) == sorted(picked))


def _led(picked: Sequence[str], say: Words) -> str:
    """Return the question to the leader; tiles picked in an out-of-date hand may not be a set."""
    return say("hand-no-set", cards=telling.cards(say, picked)) if picked else say("hand-lead")


def _leads(glance: Glance) -> list[Item]:
    """Return every possible lead: civil tiles, military tiles, then sets."""
    view, legal, say = glance.view, glance.legal, glance.say
    singles = {move.pieces[0]: move for move in legal if len(move.pieces) == 1}
    sets = [move for move in legal if len(move.pieces) > 1]
    tiles = [_option(str(singles[tile]), tile, _rank(tile, say), say) for tile in _held(view)]
    named = {str(move): telling.cards(say, move.pieces) for move in sets}
    kinds = {str(move): say(f"set-{COMBINATIONS[move.pieces].kind}") for move in sets}
    options = [*tiles, *selectable(named, about=kinds)]
    return [_select(glance, options, (*_kinds(view), len(sets)), say("hand-select-lead"))]


def _follow(glance: Glance, picked: Sequence[str]) -> Offer:
    """Return choices of as many tiles as were led: to beat the best tiles shown, or to fold."""
    number, at, view = glance.number, glance.moment, glance.view
    legal, say, count = glance.legal, glance.say, len(view.led)
    beating = [move for move in legal if move.verb == "beat"]
    key = "hand-beat" if beating else "hand-fold" if len(legal) > 1 else "hand-no-choice"
    name, cards = glance.names[view.winning], telling.cards(say, view.best)
    headline, title = say(key, name=name, cards=cards, count=count), say("hand-select-beat")
    if len(legal) > 1 and count == 1:
        options = [_single(tile, legal, say) for tile in _held(view)]
        bright = [move.pieces[0] for move in beating]
        return Offer(headline, [_select(glance, options, _kinds(view), title, bright)])
    every = [*beating, *(move for move in legal if move not in beating)]
    if len(legal) > BUTTONS and count <= STEPS:
        return _stepwise(glance, picked, headline)
    title = say("hand-select-tiles", count=count)
    if len(legal) <= OPTIONS:
        return Offer(headline, choices(number, at, every, title, say))
    tiles = PieceSelect(number, at).offering(_several(view, say), title, count=(count, count))
    return Offer(headline, [tiles, *choices(number, at, beating, say("hand-select-beat"), say)])


def _stepwise(glance: Glance, picked: Sequence[str], headline: str) -> Offer:
    """Return a choice of one tile at a time, for hands with many moves of several tiles each."""
    legal, say = glance.legal, glance.say
    with_it = [move for move in legal if picked and not Counter(picked) - Counter(move.pieces)]
    if not with_it:
        return Offer(headline, _first(glance))
    also = say("hand-picked", cards=telling.cards(say, picked))
    return Offer(joined(headline, also), _rest(glance, with_it, picked), tuple(picked))


def _first(glance: Glance) -> list[Item]:
    """Return a select of the first tile, and buttons for moves that beat at once."""
    number, at, view, say = glance.number, glance.moment, glance.view, glance.say
    tiles = [_option(tile, tile, _rank(tile, say), say) for tile in _held(view)]
    title = say("hand-select-tiles", count=len(view.led))
    beating = [move for move in glance.legal if move.verb == "beat"]
    buttons = [MoveButton(number, at, move).shown(say) for move in beating[:BUTTONS]]
    bright = [tile for move in beating for tile in move.pieces]
    return [_select(glance, tiles, _kinds(view), title, bright), *buttons]


def _rest(glance: Glance, moves: Sequence[Move], picked: Sequence[str]) -> list[Item]:
    """Return a select of the moves with the picked tiles."""
    say = glance.say
    first = sorted(moves, key=lambda move: move.verb != "beat")
    options = selectable({str(move): _more(move, picked, say) for move in first})
    title = say("hand-select-tiles", count=len(glance.view.led) - len(picked))
    back = HandButton(glance.number, "back").worded(say)
    bright = [str(move) for move in moves if move.verb == "beat"]
    return [_select(glance, options, (len(options),), title, bright), back]


def _more(move: Move, picked: Sequence[str], say: Words) -> str:
    """Return the other tiles of a move; for one that beats, the move in words."""
    if move.verb == "beat":
        return telling.move(say, move)
    return telling.cards(say, [*(Counter(move.pieces) - Counter(picked)).elements()])


# --- Tiles ----------------------------------------------------------------------------------------


def _held(view: TienGowView) -> list[str]:
    """Return the different tiles of a hand: civil tiles, then military ones."""
    return sorted(dict.fromkeys(view.hand), key=lambda tile: not civil(tile))


def _kinds(view: TienGowView) -> tuple[int, int]:
    """Return the numbers of different civil and military tiles in the hand."""
    tiles = _held(view)
    first = sum(map(civil, tiles))
    return first, len(tiles) - first


def _select(
    glance: Glance,
    options: list[discord.SelectOption],
    groups: tuple[int, ...],
    title: str,
    bright: Sequence[str] = (),
) -> PieceSelect:
    """Return a select of tiles or moves of a hand; buttons may replace it."""
    select = PieceSelect(glance.number, glance.moment, groups=groups, bright=bright)
    return select.offering(options, title)


def _option(value: str, tile: str, about: str, say: Words) -> discord.SelectOption:
    return discord.SelectOption(label=telling.card(say, tile), value=value, description=about)


def _several(view: TienGowView, say: Words) -> list[discord.SelectOption]:
    """Return an option for every tile of a hand, of which several can be picked."""
    hand = sorted(view.hand, key=lambda tile: not civil(tile))
    copies = [hand[:place].count(tile) for place, tile in enumerate(hand)]
    return [
        _option(tile + COPY * copy, tile, _rank(tile, say), say)
        for tile, copy in zip(hand, copies, strict=True)
    ]


def _single(tile: str, legal: Sequence[Move], say: Words) -> discord.SelectOption:
    """Return the option for a tile; a tile that cannot beat is folded at once."""
    only, *others = _meant(legal, (tile,))
    about = say("tile-beats" if others else "tile-folds", rank=_rank(tile, say))
    return _option(tile if others else str(only), tile, about, say)


def _rank(tile: str, say: Words) -> str:
    """Return the rank of a tile within its kind."""
    kind = CIVIL if civil(tile) else MILITARY
    order = sorted({RANK[tile] for tile in kind}, reverse=True)
    name = "civil" if civil(tile) else "military"
    return say(f"tile-{name}", rank=order.index(RANK[tile]) + 1, ranks=len(order))
