"""A second check: each answer must be found again in another way before it is offered.

Legal moves come from the rules, as at a table, tile by tile. Hidden pieces are imagined.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, cast

from bot.domain.lessons.problems import deciding, hands, tiles
from bot.domain.lessons.problems.question import Position, Question
from bot.domain.lessons.problems.situation import leads
from bot.domain.players import CHOICE, Asked
from bot.domain.players.estimating import RECKONED
from bot.domain.players.judging import judge, tried
from rules import FlowerTable, MahjongTable, Move
from rules.frozen import changed, put
from rules.mahjong.claims import PASS, WIN
from rules.mahjong.tiles import KINDS, Tiles, in_order, without
from rules.tiengow.tiles import in_order as dominoes

WORLDS = 12
"""The number of imagined deals in which an answer must stay the same."""
OUTPLAYED, SLOWER = 32, 0.5
"""The number of imagined deals in which a decision at mahjong is played out again, and the share of
exchanges of the other hands in them."""
CERTAIN = 1.0
"""How many standard errors a decision must be better than the other answers."""
Reckoning = Callable[[Position, Question], bool]


def reckoned(position: Position, question: Question) -> bool:
    """Whether a second calculation finds the same answer, and no other answer that is as good."""
    found = RECKONINGS[question.kind]
    return found(position, question) and 0 <= question.right < len(set(question.choices))


def _waits(position: Position, question: Question) -> bool:
    """Whether drawing each tile, and asking the rules for a win, gives the same waits."""
    wins = _winning(position, position.state.hands[position.seat])
    left = _hidden(position)
    right = int(question.choices[question.right])
    return wins == {*question.facts} and right == len(wins) and all(left[tile] for tile in wins)


def _discards(position: Position, question: Question) -> bool:
    """Whether making each discard and then drawing each tile gives the same answer."""
    return _agrees(_left(position, _hidden(position)), question)


def _agrees(value: Mapping[str, int], question: Question) -> bool:
    """Whether the right answer alone has the greatest value, and the facts list the values."""
    best = max(value, key=lambda choice: value[choice])
    alone = [*value.values()].count(value[best]) == 1
    facts = [str(value[choice]) for choice in question.choices]
    return alone and best == question.choices[question.right] and facts == [*question.facts]


def _left(position: Position, hidden: Counter[str]) -> dict[str, int]:
    """Count the unseen tiles that win after each discard."""
    hand = position.state.hands[position.seat]
    return {
        tile: sum(hidden[other] for other in _winning(position, without(hand, tile)))
        for tile in dict.fromkeys(hand)
        if Move("discard", (tile,)) in position.game.legal(position.state, position.seat)
    }


def _claims(position: Position, question: Question) -> bool:
    """Whether making each claim, each discard and each draw gives the same answer."""
    left, hand = _hidden(position), position.state.hands[position.seat]
    value = {
        str(move): sum(left[tile] for tile in _winning(position, hand))
        if move == PASS
        else max(_left(tiles.claimed(position, move), left).values(), default=0)
        for move in position.game.legal(position.state, position.seat)
    }
    return _agrees(value, question)


def _worth(position: Position, question: Question) -> bool:
    """Whether a win brings the same points with all possible hands of the others."""
    right = int(question.choices[question.right])
    found = set()
    for world in _worlds(position):
        state = position.game.apply(world, position.seat, WIN).state
        found.add(state.result.deltas(len(state.hands))[position.seat] if state.result else None)
    return found == {right}


def _lead(position: Position, question: Question) -> bool:
    """Whether only the right lead is safe, even if one player holds all unseen tiles."""
    game, _, state, seat, _ = position
    hidden = dominoes(_unseen(position))
    safe = []
    for move in game.legal(state, seat):
        after: Any = game.apply(state, seat, move).state
        if after.result is None and after.turn != seat:
            after = changed(after, hands=put(after.hands, after.turn, hidden))
            if any(move.verb == "beat" for move in game.legal(after, after.turn)):
                continue
        safe.append(" ".join(move.pieces))
    return safe == [question.choices[question.right]]


def _take(position: Position, question: Question) -> bool:
    """Whether playing each card and counting the captured cards gives the same answer."""
    game, _, state, seat, _ = position
    flowers = cast(FlowerTable[Any, Any], game)
    assert flowers.worth
    value = {}
    for move in game.legal(state, seat):
        if len(move.pieces) > 1:
            worth = flowers.worth
            value[str(move)] = sum(worth[flowers.kinds[card]] for card in move.pieces)
    return _agrees(value, question)


def _koikoi(position: Position, question: Question) -> bool:
    """Whether a master with other random worlds prefers the same answer."""
    game, options, state, seat, _ = position
    asked = Asked(game.view(state, seat), game.legal(state, seat), options, b"again" * 6)
    right, wrong = (Move(question.choices[place]) for place in (question.right, 1 - question.right))
    return judge(asked, wrong).better == right and judge(asked, right).better == right


def _decided(position: Position, question: Question) -> bool:
    """Whether club players, in other random worlds, gain most by the same move."""
    game, options, state, seat, _ = position
    moves = tuple(map(Move.parse, question.choices))
    gains = tried(moves, Asked(game.view(state, seat), moves, options, b"other worlds"))
    return leads(gains, moves[question.right], 0.0, CERTAIN)


def _outplayed(position: Position, question: Question) -> bool:
    """Whether club players gain most by the same move in other worlds, with slower players.

    A master that reckons in points must prefer it, too.
    """
    moves, key = tuple(map(Move.parse, question.choices)), position.game.key
    right = moves[question.right]
    if rates := RECKONED.get(key):
        view: Any = position.game.view(position.state, position.seat)
        if max(moves, key=rates(view, position.options)) != right:
            return False
    other = position._replace(luck=Random("other worlds"))
    worlds = OUTPLAYED * hands.MANY.get(question.kind, 1)
    found = hands.search(other, worlds, CHOICE[key], SLOWER)
    for move in moves:
        found.tried(move, worlds)
    return hands.surely(found, other, moves, right, 0.0, CERTAIN, SLOWER)


RECKONINGS: Mapping[str, Reckoning] = {
    "waits": _waits,
    "discard": _discards,
    "claim": _claims,
    "worth": _worth,
    "lead": _lead,
    "take": _take,
    "koikoi": _koikoi,
    **dict.fromkeys(deciding.FINDERS, _decided),
    **dict.fromkeys(hands.FINDERS, _outplayed),
}
"""The second calculation for each kind of problem."""


def _winning(position: Position, hand: Tiles) -> set[str]:
    """Return the tiles with which the rules let a hand win after drawing them."""
    game, _, state, seat, _ = position
    coming = cast(MahjongTable, game).variant.coming(state, seat)
    about = {"turn": seat, "phase": "turn", "source": "wall", "window": None}
    found = set()
    for tile in KINDS:
        hands = put(state.hands, seat, in_order((*hand, tile)))
        drawn = changed(coming, hands=hands, drawn=tile, **about)
        if WIN in game.legal(drawn, seat):
            found.add(tile)
    return found


def _hidden(position: Position) -> Counter[str]:
    """Count the tiles that a seat has not seen, from their true places."""
    state = position.state
    others = (
        tile for seat, hand in enumerate(state.hands) if seat != position.seat for tile in hand
    )
    return Counter((*state.wall, *others))


def _unseen(position: Position) -> Iterator[str]:
    """Yield the tiles of Tien Gow that a seat has not seen, from their true places."""
    state: Any = position.state
    rows = (*enumerate(state.hands), *enumerate(state.down))
    yield from (tile for seat, row in rows if seat != position.seat for tile in row)


def _worlds(position: Position) -> Iterator[Any]:
    """Yield states that agree with a seat's knowledge, the true one first."""
    game, options, state, seat, _ = position
    yield state
    luck = Random("worlds")
    for _ in range(WORLDS):
        yield game.imagine(game.view(state, seat), options, luck.randrange)
