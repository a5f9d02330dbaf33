"""The hand of mahjong: a tile to discard, a kong, a win; or claims of another player's tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.chat.panels.tables.controls import claiming, limits, orders, turn, waits
from bot.chat.panels.tables.controls.hand_button import LAY, HandButton
from bot.chat.panels.tables.controls.hinted import FROM_HAND
from bot.chat.panels.tables.controls.moves import MoveButton, Offer, Picked
from bot.chat.panels.tables.controls.picking import chosen
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Item, joined
from bot.domain.tables.ahead import marking
from bot.words import Words, telling, winning
from rules import MahjongView, Move
from rules.mahjong.claims import PASS, STRENGTH, WIN
from rules.mahjong.tiles import OUTER
from rules.mahjong.win import total

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
            return Offer(headline, [*turn.laid(glance), back])
        case "turn":
            said, marks = _with_only(glance)
            return Offer(joined(headline, said), [*turn.controls(glance, after, marks), order])
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
    marks = move.verb == "discard" and turn.can_mark(glance, tile)
    thrown = move.verb in marking.DISCARDS
    near = waits.outlook(glance).get(tile) if thrown else None
    first = (
        [say("hand-why", reason=warning)]
        if thrown and (warning := turn.warned(view, tile, say))
        else []
    )
    if thrown and turn.was_lately(view, tile):
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


def _with_only(glance: Glance) -> tuple[str, list[Item]]:
    """Return lines on the marks to set with the only discard, and their buttons; none otherwise."""
    tiles = {move.pieces[0] for move in glance.legal if move.verb == "discard"}
    if len(tiles) != 1 or not turn.can_mark(glance, tile := tiles.pop()):
        return "", []
    said, found = claiming.marked_with(glance, tile, listed=False)
    return joined(glance.say("claims-only", card=telling.card(glance.say, tile)), said), found


def _taken(view: MahjongView, legal: Sequence[Move]) -> Iterator[str]:
    """Return the tiles of the hand that some claim would put on the table."""
    found = Counter[str]()
    for move in legal:
        same = Counter({view.claimed or "": FROM_HAND.get(move.verb, 0)})
        found |= Counter(move.pieces) | same
    return found.elements()
