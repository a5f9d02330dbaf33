"""What is settled before the first deal: seats, house rules, pace and clock; pure changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import rules
from bot.domain.refusal import Refusal
from bot.domain.tables import dealing, seating
from bot.domain.tables.clocks import NO_CLOCK, clock_of
from bot.domain.tables.orders import ORDERS
from bot.domain.tables.pace import AHEAD, pace_of
from bot.domain.tables.table import COMPUTER, Player, Table
from rules import AnyGame, Options, RuleError


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
    """A new table with its opener on the first seat; without `seats`, with the fewest."""
    game = rules.game(key)
    number = seats or fewest(game, options)
    game.check(options, number)
    players = (opener, *[None] * (number - 1))
    table = Table(0, guild, channel, opener.user, key, preset, options, players, "lobby")
    table = replace(table, clock=clock_of(clock))
    if key in ORDERS:
        table = replace(table, pace=AHEAD)
    return replace(table, promise=dealing.promised(table, 1))


def again(table: Table, user: int) -> Table:
    """The same match with the same players on their seats; RuleError while it goes on."""
    seating.seat_of(table, user)
    if table.phase != "over":
        raise Refusal("not-over")
    return replace(
        seating.all_back(table),
        phase="between",
        deal=None,
        message=None,
        clocks=(),
        promise=dealing.promised(table, 1),
        answers={},
        orders={},
        marks={},
        drafts={},
        plans={},
        votes={},
        edition=0,
        turned=0,
    )


def joined(table: Table, player: Player, addition: int) -> Table:
    """A person on the first free seat, or on one more where the game has room."""
    if table.seat_of(player.user) is not None:
        raise Refusal("seated")
    table = seating.seated(table, player)
    return seating.added(table, player.user, seating.first(table, player.user, addition))


def with_computer(table: Table, user: int, named: Callable[[int], str]) -> Table:
    """A computer player on the first free seat, or on one more, put there by who sits there.

    It is called by the first number whose name nobody at the table has.
    """
    seating.seat_of(table, user)
    names = map(named, range(1, table.game.seats[-1] + 2))
    return seating.seated(table, Player(COMPUTER, next(n for n in names if n not in table.names)))


def ruled(table: Table, user: int, preset: str | None, words: Mapping[str, str]) -> Table:
    """Other house rules: a preset, or single fields from written words."""
    _check_owns(table, user)
    options = table.options
    if preset is not None:
        options = _as_long(table.game, preset_of(table.game, preset), table.options)
    options = _changed(options, words)
    fewest(table.game, options)
    return replace(table, preset=preset or table.preset, options=options)


def paced(table: Table, user: int, pace: str) -> Table:
    """Another pace."""
    _check_owns(table, user)
    return replace(table, pace=pace_of(pace))


def clocked(table: Table, user: int, clock: str) -> Table:
    """Another clock."""
    _check_owns(table, user)
    return replace(table, clock=clock_of(clock))


def _check_owns(table: Table, user: int) -> None:
    if user != table.owner:
        raise Refusal("owner-only")


# --- House rules ----------------------------------------------------------------------------------


def preset_of(game: AnyGame, preset: str) -> Options:
    """The house rules of a preset; Refusal when there is none of that name."""
    if preset not in game.presets:
        raise Refusal("no-preset", preset=preset)
    found: Options = game.presets[preset]
    return found


def with_deals(game: AnyGame, options: Options, deals: int) -> Options:
    """House rules for a match of so many deals; Refusal where the game does not count them."""
    length = game.length(options)
    if not length.deals:
        raise Refusal("no-deals")
    return _changed(options, {length.rule: str(deals)})


def _as_long(game: AnyGame, options: Options, before: Options) -> Options:
    """Other house rules for a match of the same length, unless they count it by something else."""
    now, then = game.length(options), game.length(before)
    same = then.deals and now.counted == then.counted
    return with_deals(game, options, then.deals) if same else options


def fewest(game: AnyGame, options: Options) -> int:
    """The fewest players these house rules are for; RuleError when they are for none."""
    refusals = []
    for number in game.seats:
        try:
            game.check(options, number)
        except RuleError as error:
            refusals.append(error)
        else:
            return number
    raise refusals[0]


def _changed(options: Options, words: Mapping[str, str]) -> Options:
    try:
        return rules.changed(options, words)
    except ValueError as error:
        raise Refusal("house-rules-clash", clashes=str(error)) from None
