"""Who sits at a table and what they add to its chance: pure changes of a table."""

from __future__ import annotations

from dataclasses import replace

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
    """A player on the first free seat; RuleError when there is none."""
    if None not in table.players:
        raise RuleError("Every seat is taken.", "full")
    free = table.players.index(None)
    players = [player if n == free else other for n, other in enumerate(table.players)]
    return replace(table, players=tuple(players))


def left(table: Table, user: int) -> Table:
    """A seat given up: another person becomes the owner, and without people the table is over."""
    seat = seat_of(table, user)
    players = tuple(None if n == seat else player for n, player in enumerate(table.players))
    people = [player for player in players if player and not player.computer]
    table = replace(table, players=players, promise=_without(table, seat))
    if not people:
        return replace(table, phase="over")
    return table if table.owner != user else replace(table, owner=people[0].user)


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


def computer_to_act(table: Table) -> Seat | None:
    """The first seat that is asked and that the bot plays."""
    if table.phase != "playing" or table.deal is None:
        return None
    asked: frozenset[Seat] = table.deal.state.to_act
    for seat in sorted(asked):
        player = table.players[seat]
        if player and player.computer:
            return seat
    return None
