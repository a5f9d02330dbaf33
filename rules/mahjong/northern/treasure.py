"""The treasure (宝牌): a die finds it in the wall, and ready seats look at it.

Once three tiles like it are discarded (by a house rule also those in melds), another replaces it.

Places are counted from the end of the whole wall, so they stay the same when tiles are drawn from
its tail. Source: CD is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from rules.frozen import changed, put
from rules.game import Event, Seat
from rules.mahjong.northern.state import DECLARED, LOOKED, NorthernState

FACES = 6


def places(state: NorthernState) -> dict[int, int]:
    """Return the places of the upper tiles of the last whole stacks, by the number of a die.

    Places where a treasure has lain are left out. CD:
    宝牌は,牌の山の末尾から出た目の数だけさかのぼった列にある牌です.
    """
    gone = state.replaced
    first = gone + gone % 2  # a stack does not count if one of its tiles was drawn
    every = {number: first + 2 * (number - 1) for number in range(1, FACES + 1)}
    return {number: place for number, place in every.items() if place not in state.used}


def may_look(state: NorthernState) -> bool:
    """Whether there is a treasure, or a stack in which to find one."""
    return bool(state.aside or places(state))


def thrown_for(state: NorthernState, seat: Seat, events: list[Event]) -> NorthernState:
    """Throw a die until it finds a stack where no treasure has lain, and take the treasure from
    there.

    If the dice run out first, there is no treasure.
    """
    found, tape = places(state), list(state.tape)
    while found and tape:
        number = tape.pop(0)
        events.append(Event("die", seat, (str(number),)))
        if number in found:
            place = found[number]
            at = len(state.wall) - 1 - (place - state.replaced)
            wall = state.wall[:at] + state.wall[at + 1 :]
            events.append(Event("treasure", seat))
            state = changed(state, wall=wall, aside=(state.wall[at],), place=place)
            break
    return changed(state, tape=tuple(tape))


def put_back(state: NorthernState) -> NorthernState:
    """Put the treasure back into the wall. CD: もとの宝牌はもとの位置に戻します.

    Where kongs have drawn the tiles before and after it, it is the next tile of the tail.
    """
    place = max(state.place, state.replaced)
    at = len(state.wall) - (place - state.replaced)
    wall = (*state.wall[:at], *state.aside, *state.wall[at:])
    used = state.used | {place}
    return changed(state, wall=wall, aside=(), seen=frozenset(), used=used)


def is_gone(state: NorthernState) -> bool:
    """Whether three tiles like the treasure are discarded; under a house rule those in melds count,
    too.
    """
    if not state.aside:
        return False
    lie = [tile for _, tile in state.river]
    if state.options.treasure_gone == "seen":
        lie += [tile for melds in state.melds for meld in melds for tile in meld.tiles]
    return lie.count(state.aside[0]) >= 3


def shown(state: NorthernState, seat: Seat, events: list[Event]) -> NorthernState:
    """Let a seat look at the treasure; throw for one first if there is none."""
    if not state.aside:
        state = thrown_for(state, seat, events)
    events.append(Event("looked", seat, state.aside, frozenset((seat,))))
    return changed(state, ready=put(state.ready, seat, LOOKED), seen=state.seen | {seat})


def before_draw(state: NorthernState, seat: Seat, events: list[Event]) -> NorthernState:
    """Replace a treasure that is gone.

    A seat that has looked sees the new one; a seat that declared ready is asked whether to look.
    """
    if is_gone(state):
        events.append(Event("treasure-gone"))
        state = thrown_for(put_back(state), seat, events)
    if state.ready[seat] == LOOKED and state.aside and seat not in state.seen:
        return shown(state, seat, events)
    return changed(state, phase="look") if state.ready[seat] == DECLARED else state
