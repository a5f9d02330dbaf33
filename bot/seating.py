"""Who sits at a table and what they add to its chance: pure changes of a table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot import ticking, windows
from bot.match import Player, Promise, Table
from rules import RuleError, Seat


def in_lobby(table: Table) -> None:
    """RuleError once the match has begun."""
    if table.phase != "lobby":
        raise RuleError("The match has begun.", "begun")


def seat_of(table: Table, user: int) -> Seat:
    """Where a person sits; RuleError when they do not."""
    seat = table.seat_of(user)
    if seat is None:
        raise RuleError("You do not sit at this table.", "not-seated")
    return seat


def seated(table: Table, player: Player) -> Table:
    """A player on the first free seat, or on one more; RuleError when the game has no more."""
    if not has_room(table):
        raise RuleError("Every seat is taken.", "full")
    players = [*table.players] if None in table.players else [*table.players, None]
    players[players.index(None)] = player
    return replace(table, players=tuple(players))


def numbered(table: Table, name: str) -> str:
    """A name for one more computer player, with a number where others have it: `Computer 2`."""
    numbers = (name, *(f"{name} {number}" for number in range(2, table.game.seats[-1] + 1)))
    return next(one for one in numbers if one not in table.names)


def has_room(table: Table) -> bool:
    """Whether one more player can sit down."""
    return None in table.players or len(table.players) < table.game.seats[-1]


def left(table: Table, user: int) -> Table:
    """A seat given up: another person becomes the owner, and without people the table is over."""
    table = _freed(table, seat_of(table, user))
    people = [player for player in table.players if player and not player.computer]
    if not people:
        return replace(table, phase="over", promise=None)
    return table if table.owner != user else replace(table, owner=people[0].user)


def without_computer(table: Table, user: int) -> Table:
    """The last seat of a computer player freed by somebody who sits at the table."""
    seat_of(table, user)
    computers = [seat for seat, player in enumerate(table.players) if player and player.computer]
    if not computers:
        raise RuleError("No computer player sits at this table.", "no-computer")
    return _freed(table, computers[-1])


def _freed(table: Table, seat: Seat) -> Table:
    players = tuple(None if n == seat else player for n, player in enumerate(table.players))
    return replace(table, players=players, promise=_without(table, seat))


def handed_over(table: Table, user: int, coming: Player) -> tuple[Table, Seat]:
    """A seat taken over in mid-match, and which; what its player added to the next deal is gone."""
    seat = seat_of(table, user)
    if not coming.computer and table.seat_of(coming.user) is not None:
        raise RuleError("They sit at this table already.", "seated-already", who=coming.name)
    players = tuple(coming if n == seat else player for n, player in enumerate(table.players))
    promise = _without(table, seat)
    people = [player.user for player in players if player and not player.computer]
    if not people:
        raise RuleError("Somebody must be left.", "nobody-left")
    owner = people[0] if table.owner == user else table.owner
    return replace(table, players=players, promise=promise, owner=owner), seat


def moved_on(table: Table, user: int) -> Table:
    """A person on the next seat; whoever was there comes to theirs."""
    seat = seat_of(table, user)
    order = list(range(len(table.players)))
    after = (seat + 1) % len(order)
    order[seat], order[after] = after, seat
    return _rearranged(table, order)


def gathered(table: Table) -> Table:
    """The table as its match starts: without free seats, and with the opening for who is there.

    RuleError when they are too few, or not a number these house rules are for.
    """
    taken = [seat for seat, player in enumerate(table.players) if player]
    fewest = table.game.seats[0]
    if len(taken) < fewest:
        raise RuleError(f"At least {fewest} players are needed.", "too-few", fewest=str(fewest))
    table.game.check(table.options, len(taken))
    table = _rearranged(table, taken)
    carry = table.game.opening(table.options, len(taken))
    return replace(table, promise=replace(table.promise, carry=carry) if table.promise else None)


def gathered_again(table: Table) -> Table:
    """The table between its matches: everybody is back."""
    players = tuple(replace(player, away="") if player else None for player in table.players)
    return replace(table, phase="between", players=players)


def _rearranged(table: Table, order: Sequence[Seat]) -> Table:
    """The seats in another order, old numbers at new places; what they added moves with them."""
    players = tuple(table.players[old] for old in order)
    promise = table.promise
    if promise is None:
        return replace(table, players=players)
    parts = (addition.split(":") for addition in promise.additions)
    additions = tuple(f"{order.index(int(old))}:{number}" for old, number in parts)
    return replace(table, players=players, promise=replace(promise, additions=additions))


def added(table: Table, user: int, addition: int) -> Table:
    """What a player adds to the chance of the next deal replaces what they added before."""
    seat = seat_of(table, user)
    promise = _without(table, seat)
    if promise is None:
        return table
    additions = (*promise.additions, f"{seat}:{addition}")
    return replace(table, promise=replace(promise, additions=additions))


def _without(table: Table, seat: Seat) -> Promise | None:
    """The promise without what a seat has added to it."""
    promise = table.promise
    if promise is None:
        return None
    others = (one for one in promise.additions if not one.startswith(f"{seat}:"))
    return replace(promise, additions=tuple(others))


def is_waited_for(table: Table) -> bool:
    """Whether the game waits for a person, or for somebody to take an open seat."""
    return any((p := table.players[seat]) and not p.automatic for seat in table.waits_for)


def vacated(table: Table, seats: Collection[Seat], holder: str) -> Table:
    """The table with seats held by a `computer` until their players are back, or `open`."""
    players = tuple(
        replace(player, away=holder) if player and seat in seats else player
        for seat, player in enumerate(table.players)
    )
    return replace(table, players=players)


def returned(table: Table, seat: Seat) -> Table:
    """The table with the person of a seat back: they have some time, if they had run out of it."""
    players = tuple(
        replace(player, away="") if player and at == seat else player
        for at, player in enumerate(table.players)
    )
    table = replace(table, players=players)
    if not table.clocks:
        return table
    least = float(table.clock.grace)
    return replace(table, clocks=ticking.refilled(table, seat, least))


def ready_without(table: Table, seats: Collection[Seat]) -> Table:
    """The table as if these seats were ready: nothing is added to the chance in their name."""
    promise = table.promise
    assert promise is not None
    additions = (*promise.additions, *(f"{seat}:0" for seat in seats))
    return replace(table, promise=replace(promise, additions=additions))


def computer_to_act(table: Table) -> Seat | None:
    """The first seat that is asked now, not only at a beat, and that the bot plays.

    Without a person at the table it plays nobody.
    """
    if table.phase != "playing" or table.deal is None or windows.waits_for_beat(table):
        return None
    if not any(player and player.present for player in table.players):
        return None
    asked: frozenset[Seat] = table.deal.state.to_act
    for seat in sorted(asked):
        player = table.players[seat]
        if player and player.automatic:
            return seat
    return None
