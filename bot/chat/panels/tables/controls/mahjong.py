"""The hand of mahjong: a tile to discard, a kong, a win; or what to claim of another's tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import discord

from bot.chat.panels.tables.controls import limits
from bot.chat.panels.tables.moves import LONG, HandButton, MoveButton, Offer, Picked, PieceSelect
from bot.chat.reply import Item, joined, names_in
from bot.domain.tables.table import Moment, Table
from bot.words import Words, telling
from rules import MahjongView, Move
from rules.mahjong.claims import STRENGTH
from rules.mahjong.tiles import OUTER
from rules.mahjong.variant import total

LONGEST = 100
"""Discord takes so many letters beside a choice."""
FEW = 2
"""More moves of a verb than these stand in a select."""
SELECTS = 3
"""There is room for so many of them beside the discards and the buttons."""


def controls(
    table: Table, view: MahjongView, legal: Sequence[Move], picked: Picked, say: Words
) -> Offer:
    """What a seat is asked, and its choices: on its own turn, or of a tile that it could claim."""
    assert table.deal is not None
    if view.phase == "limit":
        return limits.controls(table, view, legal, say)
    at, order = table.deal.window, HandButton(table.id, "order").shown(say)
    known = [*_known(view, say), *_outlook(view, say)]
    headline = joined(_question(table, view, legal, say), _worth(view, say), *known)
    match view.phase:
        case "turn":
            return Offer(headline, [*_own(table.id, at, view, legal, say), order])
        case "look":
            return Offer(
                headline, [MoveButton(table.id, at, move).shown(say) for move in legal[::-1]]
            )
    claims = sorted(legal, key=lambda move: -STRENGTH.get(move.verb, 0))
    buttons = [MoveButton(table.id, at, move).shown(say) for move in claims]
    return Offer(headline, [*buttons, order], tuple(_taken(view, legal)))


def _question(table: Table, view: MahjongView, legal: Sequence[Move], say: Words) -> str:
    """What the seat is asked, and why where it has no free choice."""
    claims = len(legal) - 1
    drawn = say("hand-drawn", card=telling.card(say, view.drawn)) if view.drawn else ""
    match view.phase:
        case "turn" if view.duties:
            return say("hand-follow", cards=telling.cards(say, view.duties), drawn=drawn)
        case "turn" if view.lap:
            return say("hand-last-lap", drawn=drawn)
        case "turn":
            return say("hand-discard", drawn=drawn)
        case "look" if claims:
            return say("hand-look")
        case "look":
            inside = OUTER.isdisjoint(_tiles(view))
            return say("hand-look-not", why="outside" if inside else "waits")
        case "opening":
            card = telling.card(say, view.indicator or "")
            return say("hand-opening", card=card, claims=claims)
        case _:
            added = view.thrown != (view.turn, view.claimed)
            to_xi = any(
                one.kind == "xi" and view.claimed in one.tiles for one in view.melds[view.turn]
            )
            key = "hand-added-xi" if added and to_xi else "hand-added" if added else "hand-thrown"
            card, name = telling.card(say, view.claimed or ""), names_in(table)[view.turn]
            return say(key, name=name, card=card, claims=claims)


def _worth(view: MahjongView, say: Words) -> str:
    """What a win would bring; nothing where a false one may be declared as well."""
    if view.worth is None or view.false_wins:
        return ""
    points = sum(line.deltas[view.seat or 0] for line in view.worth.lines)
    win = say("hand-worth", win=telling.win(say, view.worth), points=points)
    if not (worth := telling.worth(view.worth)):
        return win
    elements = say("comma").join(telling.element(say, one) for one in worth)
    return joined(win, say("sheet-water", points=total(worth), elements=elements))


def _known(view: MahjongView, say: Words) -> Iterator[str]:
    """What a player who has looked knows, and that the hand cannot change."""
    if view.ready[view.seat or 0] == "looked":
        yield say("hand-frozen") if view.phase == "turn" else ""
    if view.treasure:
        yield say("hand-treasure", card=telling.card(say, view.treasure))
    if view.seat in view.dead:
        yield say("hand-dead")
    if view.seat == view.liable:
        yield say("hand-liable")
    if view.terms:
        yield say("hand-terms", terms=telling.terms(say, view.terms))


def _outlook(view: MahjongView, say: Words) -> Iterator[str]:
    """What a hand waits for as it is, or what it lacks though it is one tile away."""
    for one in view.outlook:
        if one.discard is None and one.waits:
            yield say("hand-waits", cards=telling.cards(say, one.waits))
        elif one.discard is None:
            yield say("hand-lacks", conditions=_conditions(one.lacks, say))


def _conditions(names: Sequence[str], say: Words) -> str:
    """Conditions of a win in a row."""
    return telling.listed(say, "names-both", (say(f"condition-{name}") for name in names))


def _tiles(view: MahjongView) -> Iterator[str]:
    """The tiles of the viewer, those laid open included."""
    yield from view.hand
    yield from (tile for meld in view.melds[view.seat or 0] for tile in meld.tiles)


def _own(
    number: int, at: Moment, view: MahjongView, legal: Sequence[Move], say: Words
) -> Iterator[Item]:
    """The tiles that may be discarded, also with a declaration; then a win and kongs."""
    options = [
        discord.SelectOption(
            label=telling.card(say, move.pieces[0]),
            value=str(move),
            description=_about(view, move.pieces[0], say) or None,
        )
        for move in legal
        if move.verb == "discard"
    ]
    if options:
        yield PieceSelect(number, at).offering(options, say("hand-select-discard"))
    if readies := [move for move in legal if move.verb == "ready"]:
        title = say("hand-select-ready")
        yield PieceSelect.of_moves(
            number, at, readies, title, say, lambda move: _awaits(view, move.pieces[0], say)
        )
    others = [move for move in legal if move.verb not in ("discard", "ready")]
    often = Counter(move.verb for move in others)
    few = [move for move in others if often[move.verb] <= FEW]
    yield from (MoveButton(number, at, move).shown(say) for move in few)
    many = [move for move in others if often[move.verb] > FEW]
    for place, moves in enumerate(_parted(many)):
        alike = moves[0].verb == moves[-1].verb
        title = say(f"hand-select-{moves[0].verb if alike else 'lay'}")
        yield PieceSelect.of_moves(number, at, moves, title, say, name=f"moves{place}")


def _parted(moves: Sequence[Move]) -> Sequence[Sequence[Move]]:
    """Moves by their verb, no more together than a select holds.

    Where that takes too many selects all stand together; what is left out then can be typed.
    """
    verbs = dict.fromkeys(move.verb for move in moves)
    parts = [part for verb in verbs for part in _cut([move for move in moves if move.verb == verb])]
    return parts if len(parts) <= SELECTS else _cut(moves)[:SELECTS]


def _cut(moves: Sequence[Move]) -> list[Sequence[Move]]:
    return [moves[at : at + LONG] for at in range(0, len(moves), LONG)]


def _about(view: MahjongView, tile: str, say: Words) -> str:
    """What there is to know of a tile of the hand."""
    count, face = view.hand.count(tile), view.face(tile)
    about = (
        say("tile-drawn") if tile == view.drawn else "",
        say("tile-gold") if tile in view.wilds else "",
        say("tile-stands", card=telling.card(say, face)) if face != tile else "",
        say("tile-held", count=count) if count > 1 else "",
        _awaits(view, tile, say),
    )
    return say("comma").join(one for one in about if one)[:LONGEST]


def _awaits(view: MahjongView, tile: str, say: Words) -> str:
    """What a hand waits for once a tile is discarded, or what it lacks though it is near."""
    after = next((one for one in view.outlook if one.discard == tile), None)
    if after is None:
        return ""
    if after.waits:
        return say("tile-waits", cards=telling.cards(say, after.waits))
    return say("tile-lacks", conditions=_conditions(after.lacks, say))


def _taken(view: MahjongView, legal: Sequence[Move]) -> Iterator[str]:
    """The tiles of the hand that some claim would lay open."""
    found = Counter[str]()
    for move in legal:
        same = {"pung": 2, "kong": 3}.get(move.verb, 0)
        found |= Counter(move.pieces) | Counter({view.claimed or "": same})
    return found.elements()
