"""Settings before the first deal: seats, house rules, pace and clock; pure changes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from datetime import datetime

import rules
from bot.domain import numbers
from bot.domain.players import LEVELS
from bot.domain.refusal import Refusal
from bot.domain.tables import additions, agreeing, dealing, seating
from bot.domain.tables.ahead.orders import ORDERS
from bot.domain.tables.clocks import NO_CLOCK, clock_of
from bot.domain.tables.pace import AHEAD, pace_of
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from rules import AnyGame, Options, Seat


def laid(
    guild: int,
    channel: int,
    opener: Player,
    key: str,
    preset: str,
    options: Options,
    seats: int | None = None,
    clock: str = str(NO_CLOCK),
) -> Table:
    """Make a new table with its opener on the first of `seats` seats, by default the fewest."""
    game = rules.game(key)
    number = seats or numbers.fewest(game, options)
    game.check(options, number)
    players = (opener, *[None] * (number - 1))
    table = Table(0, guild, channel, opener.user, key, preset, options, players, "lobby")
    table = replace(table, clock=NO_CLOCK if table.private else clock_of(clock))
    if key in ORDERS:
        table = replace(table, pace=AHEAD)
    return replace(table, promise=dealing.promised(table, 1))


def again(table: Table, user: int) -> Table:
    """Offer the same match again to the same players on the same seats; Refusal while it runs."""
    seating.seat_of(table, user)
    if table.phase != "over":
        raise Refusal("not-over")
    return replace(
        seating.all_back(table),
        phase="between",
        day="",
        common=None,
        deal=None,
        message=None,
        hidden=False,
        clocks=(),
        promise=dealing.promised(table, 1),
        answers={},
        orders={},
        marks={},
        drafts={},
        plans={},
        votes={},
        invited={},
        removed=frozenset(),
        edition=0,
        turned=0,
    )


def declined(table: Table, user: int) -> Table:
    """Decline a rematch for a person: the others gather in a lobby, or the table is over.

    Those of them who have not answered yet still have to agree. Refusal if no rematch is offered
    any more.
    """
    if not table.offered:
        raise Refusal("begun")
    table = seating.left(table, user)
    return agreeing.unanswered(_gathering(table), table.waits_for)


def lapsed(table: Table) -> Table:
    """Remove from a rematch all people who have not pressed Ready; the others gather in a lobby."""
    assert table.promise is not None
    late = [
        player.user
        for seat, player in enumerate(table.players)
        if player and not player.computer and seat not in table.promise.ready
    ]
    for user in late:
        table = seating.left(table, user)
    return _gathering(table)


def _gathering(table: Table) -> Table:
    """Return the table as a lobby, or as over if it was over; without a deadline and clocks."""
    phase = "over" if table.phase == "over" else "lobby"
    return replace(table, phase=phase, due=None, clocks=())


INVITED = 10
"""The largest number of people who can be invited to a table."""


def invited(table: Table, user: int, guests: Collection[int], until: datetime) -> Table:
    """Invite people to the lobby for `user`, who sits there; people invited before are left out.

    Only the owner may invite a person whom the owner removed. At most `INVITED` people are invited.
    `until` is when the invitations lapse.
    """
    seating.seat_of(table, user)
    if table.private:
        raise Refusal("private-table")
    again = table.removed if user == table.owner else frozenset[int]()
    known = {*table.invited, *table.removed, *(person.user for person in table.people)} - again
    fresh = [guest for guest in guests if guest not in known][: INVITED - len(table.invited)]
    asked = {**table.invited, **dict.fromkeys(fresh, until)}
    return _waiting(replace(table, invited=asked, removed=table.removed - {*fresh}))


def uninvited(table: Table, user: int) -> Table:
    """End the invitation of a person who does not come; Refusal if they have none."""
    if not table.invited.get(user):
        raise Refusal("not-invited")
    return _waiting(replace(table, invited={**table.invited, user: None}))


def without(table: Table, user: int) -> Table:
    """Take seat and invitation from an excluded person at a table whose match has not begun."""
    if table.invited.get(user):
        table = uninvited(table, user)
    if table.seat_of(user) is None:
        return table
    return declined(table, user) if table.offered else seating.left(table, user)


def forgotten(table: Table, now: datetime) -> Table:
    """End the invitations that nobody has answered in time."""
    still = {
        user: until if until and until > now else None for user, until in table.invited.items()
    }
    return _waiting(replace(table, invited=still))


def _waiting(table: Table) -> Table:
    """Set the deadline of the lobby to the time at which its next invitation lapses."""
    return replace(
        table, due=min((until for until in table.invited.values() if until), default=None)
    )


def joined(table: Table, player: Player, addition: int) -> Table:
    """Seat a person on the first free seat, or on an added one if the game has room.

    `addition` is the id of their press. Refusal if they have a seat, were removed, or may not join.
    """
    if table.seat_of(player.user) is not None:
        raise Refusal("seated")
    if table.private:
        raise Refusal("private-table")
    if player.user in table.removed:
        raise Refusal("removed")
    table = agreeing.grown(table, seating.seated(table, player))
    if player.user in table.invited:
        table = _waiting(replace(table, invited={**table.invited, player.user: None}))
    seat, first = seating.seat_of(table, player.user), additions.first(table, player.user, addition)
    return additions.added(table, seat, first)


def with_computer(table: Table, user: int, named: Callable[[int], str], level: str = "") -> Table:
    """Put a computer player on the first free seat, or on an added one, for `user` at the table.

    `named` returns the name of a computer player by its number; an empty `level` is the usual one.
    The others have to agree to an added seat. For a free seat, they saw *Start with computers*.
    """
    seating.seat_of(table, user)
    after = seating.seated(table, seating.computer(table, named, level))
    return agreeing.noted(table, after, user)


def removed(table: Table, user: int, seat: Seat, who: int) -> Table:
    """Let the owner free a seat; Refusal if another player than `who` has it now.

    A removed person can sit down again only if the owner invites them.
    """
    player = _sitting(table, user, seat)
    if player.user != who:
        raise Refusal("stale")
    if who == user:
        raise Refusal("owner-stays")
    gone = table.removed if player.computer else table.removed | {who}
    return replace(seating.freed(table, seat), removed=gone)


def renamed(table: Table, user: int, seat: Seat, name: str) -> Table:
    """Rename a computer player; Refusal unless `user` owns the table and nobody there has the
    name.
    """
    player = _sitting(table, user, seat)
    if not player.computer or name in table.names:
        raise Refusal("stale")
    return _with_player(table, seat, replace(player, name=name))


def filled(table: Table, named: Callable[[int], str], level: str = "") -> Table:
    """Put a computer player on every free seat; `named` returns their names by number."""
    while None in table.players:
        table = seating.seated(table, seating.computer(table, named, level))
    return table


def levelled(table: Table, user: int, seat: Seat, level: str) -> Table:
    """Set the level of a computer player; Refusal unless `user` owns the table."""
    player = _sitting(table, user, seat)
    if not player.computer or level not in LEVELS:
        raise Refusal("stale")
    return _with_player(table, seat, replace(player, level=level))


def _sitting(table: Table, user: int, seat: Seat) -> Player:
    """Return the player on a seat; Refusal if it is free, or if `user` does not own the table."""
    _check_owns(table, user)
    player = table.players[seat] if seat < len(table.players) else None
    if player is None:
        raise Refusal("stale")
    return player


def _with_player(table: Table, seat: Seat, player: Player) -> Table:
    players = list(table.players)
    players[seat] = player
    return replace(table, players=tuple(players))


def ruled(table: Table, user: int, preset: str | None, words: Mapping[str, str]) -> Table:
    """Let the owner set the house rules: a preset, or single options given as text.

    Free seats are added or dropped as the house rules need. The others have to agree to a change.
    """
    _check_owns(table, user)
    options = table.options
    if preset is not None:
        options = _as_long(table.game, preset_of(table.game, preset), table.options)
    ruled = replace(table, preset=preset or table.preset, options=_changed(options, words))
    return agreeing.noted(table, _fitted(ruled), user)


def chaired(table: Table, user: int, number: int) -> Table:
    """Set the number of seats, to which the others have to agree.

    Refusal unless the owner asks for an allowed number.
    """
    _check_owns(table, user)
    if number not in chairs(table):
        raise Refusal("stale")
    return agreeing.noted(table, _with_chairs(table, number), user)


def chairs(table: Table) -> list[int]:
    """Return the numbers of seats that fit the house rules and all seated players."""
    allowed = numbers.allowed(table.game, table.options)
    return [number for number in allowed if number >= seating.taken(table)]


def _fitted(table: Table) -> Table:
    """Add or drop free seats until the house rules allow their number; RuleError if they cannot."""
    now = len(table.players)
    nearest = min(chairs(table), key=lambda number: abs(number - now), default=0)
    if not nearest:
        table.game.check(table.options, max(seating.taken(table), table.game.seats[0]))
    return _with_chairs(table, nearest)


def _with_chairs(table: Table, number: int) -> Table:
    """Return the table with this number of seats: drop the last free seats, or add free seats."""
    more, every = number - len(table.players), range(len(table.players))
    free = [seat for seat in every if table.players[seat] is None]
    dropped = free[more:] if more < 0 else ()
    table = seating.rearranged(table, [seat for seat in every if seat not in dropped])
    return replace(table, players=(*table.players, *[None] * more))


def paced(table: Table, user: int, pace: str) -> Table:
    """Set the pace, to which the others have to agree; Refusal unless `user` owns the table."""
    _check_owns(table, user)
    return agreeing.noted(table, replace(table, pace=pace_of(pace)), user)


def clocked(table: Table, user: int, clock: str) -> Table:
    """Set the clock, to which the others have to agree.

    Refusal at a private table, and unless `user` owns it.
    """
    _check_owns(table, user)
    if table.private:
        raise Refusal("private-table")
    return agreeing.noted(table, replace(table, clock=clock_of(clock)), user)


def agreed(table: Table, user: int) -> Table:
    """Let a person at the table agree to its terms as they are now."""
    return agreeing.agreed(table, seating.seat_of(table, user))


def _check_owns(table: Table, user: int) -> None:
    if user != table.owner:
        raise Refusal("owner-only")


# --- House rules ----------------------------------------------------------------------------------


def preset_of(game: AnyGame, preset: str) -> Options:
    """Return the house rules of a preset; Refusal if it does not exist."""
    if preset not in game.presets:
        raise Refusal("no-preset", preset=preset)
    found: Options = game.presets[preset]
    return found


def with_deals(game: AnyGame, options: Options, deals: int) -> Options:
    """Return house rules for a match of `deals` deals; Refusal if the game does not count deals."""
    length = game.length(options)
    if not length.deals:
        raise Refusal("no-deals")
    return _changed(options, {length.rule: str(deals)})


def counts_deals(game: AnyGame) -> bool:
    """Whether a match under the usual house rules has a fixed number of deals."""
    return bool(game.length(rules.usual(game.presets)).deals)


def _as_long(game: AnyGame, options: Options, before: Options) -> Options:
    """Return house rules with the match length of `before`, unless they count it differently."""
    now, then = game.length(options), game.length(before)
    same = then.deals and now.counted == then.counted
    return with_deals(game, options, then.deals) if same else options


def _changed(options: Options, words: Mapping[str, str]) -> Options:
    try:
        return rules.differing(options, words)
    except ValueError as error:
        raise Refusal("stale") from error
