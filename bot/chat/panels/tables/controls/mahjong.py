"""The hand of mahjong: a tile to discard, a kong, a win; or claims of another player's tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

import discord

from bot.chat.component import OPTIONS
from bot.chat.panels.tables.controls import claiming, limits, orders, waits
from bot.chat.panels.tables.controls.hand_button import LAY, HandButton
from bot.chat.panels.tables.controls.hinted import FROM_HAND
from bot.chat.panels.tables.controls.moves import MoveButton, Offer, Picked, PieceSelect
from bot.chat.panels.tables.controls.picking import chosen
from bot.chat.panels.tables.controls.with_emoji import COPY
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import LONGEST, Item, joined
from bot.domain.tables import claims
from bot.domain.tables.ahead import marking
from bot.domain.tables.deal import Moment
from bot.words import Words, telling, winning
from rules import MahjongView, Move
from rules.mahjong.claims import PASS, STRENGTH, WIN
from rules.mahjong.tiles import OUTER, without
from rules.mahjong.variant import Outlook, total

FEW = 2
"""The largest number of moves with one verb that are shown as buttons."""
SELECTS = 3
"""The number of selects that fit beside the discards and the buttons."""
TOLD = 3
"""The largest number of discards described above a hand."""


def controls(glance: Glance, picked: Picked) -> Offer:
    """Return a seat's question and choices: on its own turn, or about a tile it could claim."""
    number, view, legal, say = glance.number, glance.view, glance.legal, glance.say
    if view.phase == "limit":
        return limits.controls(glance)
    at, move = glance.deal.window, _picked(picked)
    listed = move is not None and move.verb == claiming.LIST
    move = Move("discard", move.pieces) if move and listed else move
    if move and move in legal:
        return _chosen(glance, move, listed=listed)
    order = HandButton(number, "order").worded(say, orders.button(glance.table))
    back = HandButton(number, "back").worded(say)
    after = dict(waits.outlook(glance))
    known = [*_known(glance), *waits.awaited(glance, after.get(None))]
    if view.phase == "turn":
        told = waits.best(after, view, TOLD)
        known += waits.discarding(told, view, say)
        after = {tile: outlook for tile, outlook in after.items() if outlook not in told}
    headline = joined(_question(glance), _worth(view, say), *known)
    match view.phase:
        case "turn" if picked == LAY:
            return Offer(headline, [*_laid(number, at, view, legal, say), back])
        case "turn":
            said, marks = _with_only(glance)
            return Offer(joined(headline, said), [*_own(glance, after, marks), order])
        case "look":
            moves = (MoveButton(number, at, move) for move in legal[::-1])
            return Offer(headline, [button.shown(say) for button in moves])
    strongest = sorted(legal, key=lambda move: -STRENGTH.get(move.verb, 0))
    buttons = [MoveButton(number, at, move).shown(say) for move in strongest]
    return Offer(headline, [*buttons, order], tuple(_taken(view, legal)))


def _question(glance: Glance) -> str:
    """Return the question to the seat, and the reason if it has no free choice."""
    view, say, count = glance.view, glance.say, len(glance.legal) - 1
    drawn = say("hand-drawn", card=telling.card(say, view.drawn)) if view.drawn else ""
    match view.phase:
        case "turn" if view.duties:
            return say("hand-follow", cards=telling.cards(say, view.duties), drawn=drawn)
        case "turn" if view.lap:
            return say("hand-last-lap", drawn=drawn)
        case "turn":
            wins = view.worth is not None and not view.false_wins
            return say("hand-discard", drawn=drawn, wins="yes" if wins else "no")
        case "look" if count:
            return say("hand-look")
        case "look":
            inside = OUTER.isdisjoint(_tiles(view))
            return say("hand-look-not", why="outside" if inside else "waits")
        case "opening":
            card = telling.card(say, view.indicator or "")
            return say("hand-opening", card=card, claims=count)
        case _:
            added = view.thrown != (view.turn, view.claimed)
            melds = view.melds[view.turn]
            to_xi = any(meld.is_xi and view.claimed in meld.tiles for meld in melds)
            key = "hand-added-xi" if added and to_xi else "hand-added" if added else "hand-thrown"
            card, name = telling.card(say, view.claimed or ""), glance.names[view.turn]
            return say(key, name=name, card=card, claims=count)


def _worth(view: MahjongView, say: Words) -> str:
    """Return the worth of a win; empty where a false win could be declared as well."""
    if view.worth is None or view.false_wins:
        return ""
    points = sum(line.deltas[view.seat or 0] for line in view.worth.lines)
    win = say("hand-worth", win=winning.win(say, view.worth), points=points)
    if not (worth := winning.worth(view.worth)):
        return win
    elements = say("comma").join(winning.element(say, element) for element in worth)
    return joined(win, say("sheet-water", points=total(worth), elements=elements))


def _known(glance: Glance) -> Iterator[str]:
    """Yield facts on the hand that the picture does not explain, such as dead hands."""
    view, say = glance.view, glance.say
    if view.ready[view.seat or 0] == "looked":
        yield say("hand-frozen") if view.phase == "turn" else ""
    if view.treasure:
        yield say("hand-treasure", card=telling.card(say, view.treasure))
    if view.seat in view.dead:
        yield say("hand-dead")
    if others := view.dead - {view.seat}:
        names = telling.listed(say, "names-both", (glance.names[seat] for seat in others))
        yield say("hand-dead-others", names=names)
    if view.seat == view.liable:
        yield say("hand-liable")
    if view.terms:
        yield from limits.wanted(view, say)


def _tiles(view: MahjongView) -> Iterator[str]:
    """Yield the tiles of the viewer, including open melds."""
    yield from view.hand
    yield from (tile for meld in view.melds[view.seat or 0] for tile in meld.tiles)


def _picked(picked: Picked) -> Move | None:
    """Return the picked move, None without one; a single tile stands for its discard."""
    return picked if isinstance(picked, Move) else Move("discard", picked) if picked else None


def _chosen(glance: Glance, move: Move, *, listed: bool) -> Offer:
    """Return the controls of a picked move; with a discard, the claims to mark, or their list."""
    view, say, at = glance.view, glance.say, glance.deal.window
    tile = move.pieces[0] if move.pieces else ""
    marks = move.verb == "discard" and _marks(glance, tile)
    thrown = move.verb in marking.DISCARDS
    near = waits.outlook(glance).get(tile) if thrown else None
    first = (
        [say("hand-why", reason=warning)]
        if thrown and (warning := _warned(view, tile, say))
        else []
    )
    if thrown and _was_lately(view, tile):
        first.append(say("hand-lately", card=telling.card(say, tile)))
    worth = [_worth(view, say)] if move in (WIN, PASS) else []
    about = [*first, *worth, *waits.awaited(glance, near), *_known(glance)]
    if not marks:
        return chosen(glance, at, move, joined(*about))
    said, found = claiming.marked_with(glance, tile, listed=listed)
    offer = chosen(glance, at, move, marks=found)
    headline = say("claims-discard", card=telling.card(say, tile))
    headline = joined(headline, said, *about)
    return offer._replace(headline=headline, items=claiming.apart(offer.items))


def _marks(glance: Glance, tile: str) -> bool:
    """Whether claims could be marked after a tile is discarded."""
    if not glance.table.pace.ahead or not marking.can_mark(glance.table, glance.seat):
        return False
    return bool(claims.possible(replace(glance.view, hand=without(glance.view.hand, tile))))


def _with_only(glance: Glance) -> tuple[str, list[Item]]:
    """Return lines on the marks to set with the only discard, and their buttons; none otherwise."""
    tiles = {move.pieces[0] for move in glance.legal if move.verb == "discard"}
    if len(tiles) != 1 or not _marks(glance, tile := tiles.pop()):
        return "", []
    said, found = claiming.marked_with(glance, tile, listed=False)
    return joined(glance.say("claims-only", card=telling.card(glance.say, tile)), said), found


def _own(
    glance: Glance, after: Mapping[str | None, Outlook], marks: Sequence[Item]
) -> Iterator[Item]:
    """Yield the controls of a turn: a win first, the tiles, declarations, then kongs.

    A win comes first, so that nobody presses a discard in its place. `after` has the waits of the
    hand after each discard, unless the lines above list them. `marks` go with the only discard.
    """
    number, at, view = glance.number, glance.deal.window, glance.view
    legal, say = glance.legal, glance.say
    discards = _as_shown(view, (move for move in legal if move.verb == "discard"))

    def awaits(move: Move) -> str:
        return waits.beside(after.get(move.pieces[0]), view, say)

    few, many = _few(view, legal)
    first = [move for move in few if move == WIN and not view.false_wins]
    yield from (MoveButton(number, at, move).shown(say) for move in first)
    if len({*discards}) == 1:
        yield from (*marks, MoveButton(number, at, discards[0]).shown(say))
    elif discards:
        yield _tiles_of(number, at, view, discards, awaits, say)
    yield from _readies(glance, awaits)
    yield from (MoveButton(number, at, move).shown(say) for move in few if move not in first)
    if many:
        yield HandButton(number, "lay").worded(say)
    if len({*discards}) > 1 and any(_marks(glance, move.pieces[0]) for move in discards):
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
    number: int,
    moment: Moment,
    view: MahjongView,
    discards: Sequence[Move],
    awaits: Callable[[Move], str],
    say: Words,
) -> PieceSelect:
    """Return the select of the tiles to discard; the drawn tile is last and apart."""
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
    select = PieceSelect(number, moment, groups=(lying, apart), bright=bright)
    return select.offering(options, say("hand-select-discard"))


def _few(view: MahjongView, legal: Sequence[Move]) -> tuple[list[Move], list[Move]]:
    """Return the other acts of a turn in two lists: those with few forms, and the rest.

    The rest are acts with many forms, and kongs that waste a wild tile.
    """
    others = [move for move in legal if move.verb not in marking.DISCARDS]
    often = Counter(move.verb for move in others)

    def many(move: Move) -> bool:
        wastes = move.verb == "kong" and any(tile in view.wilds for tile in move.pieces)
        return wastes or often[move.verb] > FEW

    return [move for move in others if not many(move)], [move for move in others if many(move)]


def _laid(
    number: int, at: Moment, view: MahjongView, legal: Sequence[Move], say: Words
) -> Iterator[Item]:
    """Yield selects of melds with many forms, such as kongs of wild tiles."""
    for place, moves in enumerate(_parted(_few(view, legal)[1])):
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
        _warned(view, tile, say),
        say("tile-lately") if _was_lately(view, tile) else "",
        say("tile-held", count=count) if count > 1 else "",
        awaits,
    )
    return say("comma").join(part for part in about if part)[:LONGEST]


def _warned(view: MahjongView, tile: str, say: Words) -> str:
    """Return a property of a tile that its picture hides: it is wild, or counts as another."""
    face = view.face(tile)
    if tile in view.wilds:
        return say("tile-gold")
    return say("tile-stands", card=telling.card(say, face)) if face != tile else ""


def _was_lately(view: MahjongView, tile: str) -> bool:
    """Whether an equal tile was discarded since another player declared ready."""
    return any(discard.tile == tile for discard in view.lately)


def _taken(view: MahjongView, legal: Sequence[Move]) -> Iterator[str]:
    """Return the tiles of the hand that some claim would put on the table."""
    found = Counter[str]()
    for move in legal:
        same = Counter({view.claimed or "": FROM_HAND.get(move.verb, 0)})
        found |= Counter(move.pieces) | same
    return found.elements()
