"""The seats of a table and the players on them: pure changes of a table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import NamedTuple, TypeVar

from bot.domain import numbers
from bot.domain.refusal import Refusal
from bot.domain.tables import additions, thinking, ticking, windows
from bot.domain.tables.player import COMPUTER, Player
from bot.domain.tables.table import Table
from rules import Seat

Said = TypeVar("Said")


class Vacancy(NamedTuple):
    """A seat of table `number` that its player `leaving` offers to `coming`; 0 stands for anybody.

    If `open`, it can be taken only while its player is away and the seat is open to anybody.
    """

    number: int
    seat: Seat
    leaving: int
    coming: int
    open: bool


def check_in_lobby(table: Table) -> None:
    """Raise Refusal unless the table is still in its lobby."""
    if table.phase != "lobby":
        raise Refusal("begun")


def check_played(table: Table) -> None:
    """Raise Refusal unless the match is being played or waits for its next deal."""
    if table.phase not in ("playing", "between"):
        raise Refusal("no-match")


def seat_of(table: Table, user: int) -> Seat:
    """Return the seat of a person; Refusal if they have none."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refusal("not-seated")
    return seat


def left_behind(table: Table, user: int, gone: int) -> Seat:
    """Return the seat of `gone`, a person who has left, so that `user` can have it filled.

    Refusal unless one of the two owns the table and both have seats.
    """
    check_played(table)
    seat_of(table, user)
    if table.owner not in (user, gone):
        raise Refusal("owner-only")
    seat = table.seat_of(gone)
    if seat is None:
        raise Refusal("not-vacant")
    return seat


def seated(table: Table, player: Player) -> Table:
    """Seat a player on the first free seat, or on an added one; Refusal if the game is full."""
    if not has_room(table):
        raise Refusal("full")
    players = [*table.players] if None in table.players else [*table.players, None]
    players[players.index(None)] = player
    return replace(table, players=tuple(players))


def has_room(table: Table) -> bool:
    """Whether one more player can sit down."""
    return room(table) > 0


def room(table: Table) -> int:
    """Return how many players can still sit down, on free seats and on added seats."""
    most = max(len(table.players), table.game.seats[-1])
    return most - taken(table)


def taken(table: Table) -> int:
    """Return the number of seats that have a player."""
    return sum(player is not None for player in table.players)


def left(table: Table, user: int) -> Table:
    """Give up a person's seat; if they own the table, another person becomes its owner.

    A table without people is over.
    """
    table = freed(table, seat_of(table, user))
    if not table.people:
        return replace(table, phase="over", promise=None)
    return table if table.owner != user else replace(table, owner=table.people[0].user)


def without_computer(table: Table, user: int) -> Table:
    """Free the last seat with a computer player, for `user` at the table; Refusal without any."""
    seat_of(table, user)
    computers = [seat for seat, player in enumerate(table.players) if player and player.computer]
    if not computers:
        raise Refusal("no-computer")
    return freed(table, computers[-1])


def freed(table: Table, seat: Seat) -> Table:
    """Free a seat, and drop every decision its player made in advance."""
    players = tuple(None if n == seat else player for n, player in enumerate(table.players))
    return replace(_unsaid(table, seat), players=players, promise=additions.given_up(table, seat))


def computer(table: Table, named: Callable[[int], str], level: str = "") -> Player:
    """Make a computer player with the first name that nobody at the table has.

    `named` returns the names by number, from 1.
    """
    names = map(named, range(1, table.game.seats[-1] + 2))
    name = next(name for name in names if name not in table.names)
    return Player(COMPUTER, name, level=level)


def handed_over(table: Table, user: int, coming: Player) -> tuple[Table, Seat]:
    """Hand the seat of `user` over to `coming` in mid-match; return the table and the seat.

    The seat's addition to the next deal is dropped. Refusal in a duplicate match, if the newcomer
    has a seat or has had another seat in the running deal, or if no person would be left.
    """
    seat = seat_of(table, user)
    if table.common:  # the newcomer may know the seat's cards from another table
        raise Refusal("duplicate-stays")
    if not coming.computer and table.seat_of(coming.user) is not None:
        raise Refusal("seated-already", who=coming.name)
    if additions.has_seen_another(table, coming, seat):
        raise Refusal("seen-another", who=coming.name)
    players = tuple(coming if n == seat else player for n, player in enumerate(table.players))
    promise = additions.given_up(table, seat)
    people = [player.user for player in players if player and not player.computer]
    if not people:
        raise Refusal("nobody-left")
    owner = people[0] if table.owner == user else table.owner
    deal = additions.noted(table, seat)
    answered = {user: at for user, at in table.invited.items() if user != coming.user or not at}
    table = replace(table, players=players, promise=promise, owner=owner, deal=deal)
    table = replace(table, invited=answered)
    return ticking.renewed(_unsaid(table, seat), (seat,)), seat


def offered(table: Table, user: int, now: datetime) -> Table:
    """Note that a person is offered a seat of a match: a later offer does not notify them."""
    return table if user in table.invited else replace(table, invited={**table.invited, user: now})


def declined(table: Table, user: int) -> Table:
    """Note that a person declines a seat of a match: they are offered none there again."""
    return replace(table, invited={**table.invited, user: None})


def check_not_declined(table: Table, coming: Player) -> None:
    """Raise Refusal if a person has declined a seat of this match before."""
    if coming.user in table.invited and table.invited[coming.user] is None:
        raise Refusal("seat-declined", who=coming.name)


def _unsaid(table: Table, seat: Seat) -> Table:
    """Drop a seat's decisions in advance and its votes."""
    said = {about: _but(votes, seat) for about, votes in table.votes.items()}
    return replace(
        table,
        answers=_but(table.answers, seat),
        orders=_but(table.orders, seat),
        rules=_but(table.rules, seat),
        marks=_but(table.marks, seat),
        drafts=_but(table.drafts, seat),
        plans={key: plan for key, plan in table.plans.items() if plan.seat != seat},
        votes={about: votes for about, votes in said.items() if votes},
    )


def _but(said: Mapping[Seat, Said], seat: Seat) -> dict[Seat, Said]:
    return {key: own for key, own in said.items() if key != seat}


def check_vacant(table: Table, vacancy: Vacancy) -> None:
    """Raise Refusal unless the offer of this seat still holds."""
    check_played(table)
    player = dict(enumerate(table.players)).get(vacancy.seat)
    if not player or player.user != vacancy.leaving or (vacancy.open and player.away != "open"):
        raise Refusal("not-vacant")


def away(table: Table, seats: Collection[Seat], how: str) -> Table:
    """Set who plays for people who are away: `computer`, `open` for anybody, empty once back."""
    players = tuple(
        replace(player, away=how) if player and seat in seats else player
        for seat, player in enumerate(table.players)
    )
    return replace(table, players=players)


def forgotten(table: Table) -> list[int]:
    """Return the pseudonyms of people at a table who have deleted their data."""
    return [player.user for player in table.people if player.user < COMPUTER]


def all_back(table: Table) -> Table:
    """Let everybody play for themselves again."""
    players = tuple(replace(player, away="") if player else None for player in table.players)
    return replace(table, players=players)


def check_not_own(table: Table, user: int) -> None:
    """Raise Refusal if a person plays in a match that counts in a league: no judge in own cases."""
    if table.season is not None and table.seat_of(user) is not None:
        raise Refusal("own-match")


def resigning(table: Table, user: int) -> Seat:
    """Return the seat of a person who may resign; Refusal unless two players are in a match."""
    check_played(table)
    seat = seat_of(table, user)
    if len(table.players) != 2:
        raise Refusal("resign-two")
    return seat


def moved_on(table: Table, user: int) -> Table:
    """Move a person to the next seat, whose player takes theirs."""
    seat = seat_of(table, user)
    order = list(range(len(table.players)))
    after = (seat + 1) % len(order)
    order[seat], order[after] = after, seat
    return rearranged(table, order)


def gathered(table: Table) -> Table:
    """Start the match: drop free seats and invitations, and adapt the promised deal to the players.

    Refusal if they are too few, or if the house rules do not allow their number.
    """
    here = [seat for seat, player in enumerate(table.players) if player]
    least = numbers.fewest(table.game, table.options)
    if len(here) < least:
        raise Refusal("too-few", fewest=str(least))
    table.game.check(table.options, len(here))
    table = replace(rearranged(table, here), invited={})
    carry = table.game.opening(table.options, len(here))
    return replace(table, promise=replace(table.promise, carry=carry) if table.promise else None)


def rearranged(table: Table, order: Sequence[Seat]) -> Table:
    """Put the seats in another order: `order` has the old number of each new seat.

    Orders, rules, plans, votes and additions move with their seats.
    """
    players = tuple(table.players[old] for old in order)
    orders = {order.index(old): given for old, given in table.orders.items()}
    rules = {order.index(old): rule for old, rule in table.rules.items()}
    votes = {
        about: {order.index(old): aye for old, aye in said.items()}
        for about, said in table.votes.items()
    }
    table, promise = replace(table, players=players, orders=orders, rules=rules), table.promise
    table = replace(table, votes=votes)
    moved = (replace(plan, seat=order.index(plan.seat)) for plan in table.plans.values())
    table = replace(table, plans={plan.key: plan for plan in moved})
    return replace(table, promise=additions.rearranged(promise, order)) if promise else table


def returned(table: Table, seat: Seat) -> Table:
    """Return the table with a seat's person back; if their time had run out, they get a little
    more.
    """
    table = away(table, (seat,), "")
    if not table.clocks:
        return table
    return ticking.refilled(table, seat, float(table.clock.grace))


def can_be_dealt(table: Table) -> bool:
    """Whether a promised deal waits for nobody, and at least one person is present."""
    waits_for = (table.players[seat] for seat in table.waits_for)
    return (
        table.phase == "between"
        and all(player and player.automatic for player in waits_for)
        and bool(table.present)
    )


def computer_to_act(table: Table) -> Seat | None:
    """Return the first seat the bot plays at once; None if it has to wait for anybody.

    It waits for a window that closes at a fixed time, and for a master who needs time. While no
    person is present, it waits unless a player has resigned.
    """
    if table.phase != "playing" or table.deal is None or windows.has_fixed_end(table):
        return None
    if not table.present and table.resigned is None:
        return None
    asked: frozenset[Seat] = table.deal.state.to_act
    for seat in sorted(asked):
        player = table.players[seat]
        if player and player.automatic and not thinking.thinks(table, seat):
            return seat
    return None
