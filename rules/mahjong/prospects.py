"""The waits of a hand of mahjong, after each discard, and the points of each tile.

The functions use only facts that the player can see: the own hand and the open tiles.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from rules.frozen import changed, put
from rules.game import RuleError, Seat
from rules.mahjong.claims import OF_OTHERS
from rules.mahjong.state import others
from rules.mahjong.tiles import Tiles, in_order, without
from rules.mahjong.variant import Variant
from rules.mahjong.win import Outlook, Win

State = Any
Rules = Variant[Any, Any]


class Prospect(NamedTuple):
    """A tile that a hand waits for, and the points of a win with it.

    `given` are the points it may bring on a discard, the fewest first; several where they depend on
    the giver, and none where it does not win. `drawn` are the points when the seat draws it; None
    where it does not win. `why` is the first refusal of a win; None if no win was refused, even
    where nobody may claim the tile because it is wild.
    """

    tile: str
    given: tuple[int, ...]
    drawn: int | None
    why: RuleError | None = None

    @property
    def points(self) -> tuple[int, ...]:
        """All points the tile may bring, the fewest first."""
        return tuple(sorted({*self.given, *(() if self.drawn is None else (self.drawn,))}))


def outlook(rules: Rules, state: State, seat: Seat) -> Iterator[Outlook]:
    """Yield the waits of a hand as it is, or after each discard, and conditions it lacks."""
    for tile, tiles in _left(rules, state, seat):
        unmet = {
            wait: rules.unmet(state, seat, tiles, wait) for wait in rules.waits(state, seat, tiles)
        }
        if unmet:
            waits = tuple(wait for wait in unmet if not unmet[wait])
            yield Outlook(tile, waits, min(unmet.values(), key=len))


def _left(rules: Rules, state: State, seat: Seat) -> Iterator[tuple[str | None, Tiles]]:
    """Yield the discards of a hand (None: the hand as it is), each with the tiles that it leaves
    between turns.
    """
    hand = state.hands[seat]
    if state.result or rules.declares_freely(state) or not rules.may_win(state, seat, None, ""):
        return
    if state.phase == "turn" and seat == state.turn and len(hand) % 3 == 2:
        yield from ((tile, without(hand, tile)) for tile in rules.discards(state, seat))
    elif state.window is None or state.window.kind in OF_OTHERS:
        yield None, hand


def prospects(rules: Rules, state: State, seat: Seat, waits: Tiles) -> Iterator[Prospect]:
    """Yield the prospect of each tile that a hand between turns waits for."""
    for tile in waits:
        drawn = _brought(rules, _drawn(rules, state, seat, tile), seat, tile, "self_draw")
        given = [
            _brought(rules, after, seat, tile, "discard")
            for after in _discarded(rules, state, seat, tile)
        ]
        why = next((outcome for outcome in (drawn, *given) if isinstance(outcome, RuleError)), None)
        points = sorted({outcome for outcome in given if isinstance(outcome, int)})
        yield Prospect(tile, tuple(points), drawn if isinstance(drawn, int) else None, why)


def completed(rules: Rules, state: State, seat: Seat, waits: Tiles) -> Iterator[tuple[str, Win]]:
    """Yield the win with each tile that a hand between turns waits for, when the seat draws it."""
    for tile in waits:
        with suppress(RuleError):
            yield tile, rules.judged(_drawn(rules, state, seat, tile), seat, tile, "self_draw")


def _brought(rules: Rules, state: State, seat: Seat, tile: str, source: str) -> int | RuleError:
    """Return the points a win would bring, or the refusal if the hand may not win."""
    try:
        win: Win = rules.judged(state, seat, tile, source)
    except RuleError as error:
        return error
    return sum(line.deltas[seat] for line in win.lines)


def _drawn(rules: Rules, state: State, seat: Seat, tile: str) -> State:
    """Return the moment in which a seat has drawn a tile."""
    hands = put(state.hands, seat, in_order((*state.hands[seat], tile)))
    about = {"turn": seat, "drawn": tile, "source": "wall", "window": None}
    return changed(rules.coming(state, seat), hands=hands, **about)


def _discarded(rules: Rules, state: State, seat: Seat, tile: str) -> Iterator[State]:
    """Yield the moments after others discarded a tile: one for each giver if the payment depends on
    the giver.
    """
    if not rules.opens(state, "discard", tile):
        return
    for giver in others(seat) if rules.pays_by_giver else others(seat)[:1]:
        yield changed(state, turn=giver, river=(*state.river, (giver, tile)), window=None)
