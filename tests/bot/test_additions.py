"""Players' additions to the chance: one a seat, in their order, between promise and deal."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.domain.tables import fair
from bot.domain.tables.fair import SKEW
from bot.services.ledger import shares
from bot.services.tables.tables import Tables
from bot.store import Database
from rules.record import Deal, Record, read, write
from tests.bot.world.matches import PEOPLE, since
from tests.playing import TABLES, random_moves
from tests.playing import Table as House

SECRET = "5e" * 32
FOUR = next(one for one in TABLES if one.game.key == "tiengow" and one.seats == 4)
FIVE = next(one for one in TABLES if one.game.key == "sakura" and one.seats == 5)
PROMISED = 1_790_000_000_000
"""When the promise was made, in milliseconds since 1970."""
DEALT = PROMISED + 600_000


def numbered(after: int, low: int = 0) -> int:
    """The number that Discord gives so many milliseconds after the promise."""
    return (PROMISED + after - 1_420_070_400_000 << 22) + low


NUMBERS = tuple(numbered(1000 * seat, seat) for seat in range(1, 6))
SAID = tuple(f"{seat}:{number}" for seat, number in enumerate(NUMBERS))


def dealt(house: House, additions: Sequence[str]) -> Record:
    """A deal made by somebody who knows the secret; all of it follows from these additions."""
    game, options, rng = house.game, house.options, Random(4)
    carry = game.opening(options, house.seats)
    chance = fair.chance(SECRET, additions, game.deck(options, house.seats))
    played = random_moves(house, game.deal(options, carry, chance), rng)
    log = tuple((one.seat, one.move) for one in played)
    deal = Deal(fair.commitment(SECRET), tuple(additions), SECRET, chance, log, PROMISED, DEALT)
    names = tuple(player.name for player in PEOPLE[: house.seats])
    return Record(game.version, game.key, house.preset, options, names, (deal,))


def fault(record: Record) -> str | None:
    """The finding on a record: as it is, written down and shared."""
    (found,) = fair.verify(record)
    assert fair.verify(read(write(record))) == fair.verify(shares.read(shares.write(record)))
    assert fair.verify(read(write(record))) == (found,)
    return found.fault


def test_one_addition_a_seat_sorted_by_seat_is_right() -> None:
    assert fault(dealt(FOUR, SAID[:4])) is None
    assert fault(dealt(FOUR, (*SAID[:4], f"message:{numbered(5)}"))) is None


def test_of_all_orders_of_four_additions_only_one_is_accepted() -> None:
    orders = [*itertools.permutations(SAID[:4])]
    found = {order: fault(dealt(FOUR, order)) for order in orders}
    assert len({dealt(FOUR, order).deals[0].chance.deck for order in orders}) == 24
    assert [order for order in orders if found[order] is None] == [SAID[:4]]
    assert {found[order] for order in orders[1:]} == {"additions-unsorted"}


WITHIN, BEYOND = SKEW / timedelta(milliseconds=1), SKEW / timedelta(milliseconds=1) + 1
AT = DEALT - PROMISED


@pytest.mark.parametrize(
    ("additions", "what"),
    [
        (SAID[:3], "addition-missing"),
        (SAID[1:4], "addition-missing"),
        ((), "addition-missing"),
        ((f"message:{numbered(5)}",), "addition-missing"),
        ((*SAID[:4], SAID[3]), "addition-doubled"),
        ((SAID[0], f"0:{NUMBERS[4]}", *SAID[1:4]), "addition-doubled"),
        ((*SAID[:4], f"message:{numbered(5)}", f"message:{numbered(6)}"), "addition-doubled"),
        (SAID, "addition-stranger"),
        ((*SAID[:4], "bot:7"), "addition-stranger"),
        ((f"-1:{NUMBERS[0]}", *SAID[:4]), "addition-stranger"),
        (("0:x", *SAID[1:4]), "addition-damaged"),
        ((f"0: {NUMBERS[0]}", *SAID[1:4]), "addition-damaged"),
        ((f"0:0{NUMBERS[0]}", *SAID[1:4]), "addition-damaged"),
        (("0", *SAID[1:4]), "addition-damaged"),
        ((f"message:{numbered(5)}", *SAID[:4]), "additions-unsorted"),
        (("0:1", *SAID[1:4]), "addition-early"),
        ((f"0:{numbered(-int(BEYOND))}", *SAID[1:4]), "addition-early"),
        ((f"0:{numbered(-int(WITHIN))}", *SAID[1:4]), None),
        ((*SAID[:3], f"3:{numbered(AT + int(BEYOND))}"), "addition-late"),
        ((*SAID[:3], f"3:{numbered(AT + int(WITHIN))}"), None),
        ((*SAID[:4], f"message:{numbered(-int(BEYOND))}"), "addition-early"),
        ((*SAID[:4], f"message:{numbered(AT + int(BEYOND))}"), "addition-late"),
        ((*SAID[:3], f"3:{10**19}"), "addition-late"),
    ],
)
def test_each_way_of_tampering_with_additions_is_found(
    additions: Sequence[str], what: str | None
) -> None:
    """Deck, dice and moves follow from the additions each time: nothing else is wrong."""
    assert fault(dealt(FOUR, additions)) == what


TIMES: list[tuple[Callable[[Deal], Deal], str]] = [
    (lambda d: replace(d, dealt=PROMISED - int(BEYOND)), "times-reversed"),
    (lambda d: replace(d, promised=PROMISED + 3_600_000, dealt=DEALT + 3_600_000), "early"),
    (lambda d: replace(d, promised=0, dealt=1), "late"),
]


@pytest.mark.parametrize(("tamper", "what"), TIMES)
def test_other_times_do_not_fit_the_additions(tamper: Callable[[Deal], Deal], what: str) -> None:
    record = dealt(FOUR, SAID[:4])
    (deal,) = record.deals
    found = fault(replace(record, deals=(tamper(deal),)))
    assert found in (what, f"addition-{what}")


FIRST = dealt(FOUR, SAID[:4]).deals[0]
UNTIMED = replace(FIRST, promised=None, dealt=None)


@pytest.mark.parametrize(
    ("deals", "what"),
    [
        ((FIRST, FIRST), "times-reversed"),
        ((FIRST, replace(FIRST, promised=DEALT, dealt=DEALT)), "addition-early"),
        ((FIRST, UNTIMED), "times-missing"),
        ((UNTIMED, FIRST), "illegal-move"),
    ],
)
def test_times_of_a_match_increase_and_none_is_missing(deals: tuple[Deal, Deal], what: str) -> None:
    """The same deal twice: its moves do not fit the second dealer, where nothing else is wrong."""
    found = fair.verify(replace(dealt(FOUR, SAID[:4]), deals=deals))
    assert [one.fault for one in found] == [None, what]


def test_another_addition_in_time_gives_another_deck() -> None:
    record = dealt(FOUR, SAID[:4])
    (deal,) = record.deals
    for other in ((f"0:{NUMBERS[0] + 1}", *SAID[1:4]), (*SAID[:4], f"message:{numbered(5)}")):
        (found,) = fair.verify(replace(record, deals=(replace(deal, additions=other),)))
        assert found.fault == "wrong-deck"


def test_a_resting_player_adds_nothing_and_silent_seats_are_named() -> None:
    (rests,) = FIVE.game.opening(FIVE.options, 5).resting
    others = [one for seat, one in enumerate(SAID) if seat != rests]
    assert fault(dealt(FIVE, others)) is None
    assert fault(dealt(FIVE, SAID)) == "addition-stranger"
    assert fair.verify(dealt(FIVE, others))[0].silent == ()
    silent = [f"{one[0]}:0" if at in (1, 3) else one for at, one in enumerate(others)]
    assert fault(dealt(FIVE, silent)) is None
    assert fair.verify(dealt(FIVE, silent))[0].silent == (int(others[1][0]), int(others[3][0]))


def test_a_record_without_times_is_checked_with_a_caveat() -> None:
    record = dealt(FOUR, SAID[3::-1])
    (deal,) = record.deals
    old = replace(record, deals=(replace(deal, promised=None, dealt=None),))
    assert write(old).startswith("paifuda-record 1\n")
    assert fault(old) is None
    assert [one.timed for one in fair.verify(old)] == [False]
    assert [one.timed for one in fair.verify(record)] == [True]
    assert write(record).startswith("paifuda-record 2\n")


# --- At a table -----------------------------------------------------------------------------------


@pytest.fixture
def tables(database: Database) -> Tables:
    return Tables(database, since)


async def test_a_deal_uses_one_addition_a_seat_with_its_time(tables: Tables) -> None:
    table = await tables.lobbies.open(1, 9, PEOPLE[0], "tiengow", seats=4)
    await tables.lobbies.add_computer(table.id, 1, str)
    await tables.lobbies.join(table.id, PEOPLE[1], 300)
    lobby = await tables.lobbies.join(table.id, PEOPLE[2], 200)
    assert lobby.promise
    assert (lobby.promise.made_at, lobby.promise.dealt_at) == (since(), None)
    table = await tables.playing.start(table.id, 1, 400)
    assert table.deal
    promise = table.deal.promise
    assert promise.additions == ("0:400", "1:0", "2:300", "3:200")
    assert (promise.made_at, promise.dealt_at) == (since(), since())
    assert await Tables(tables.keeper.database).at(table.id) == table


async def test_a_player_who_returns_keeps_the_first_addition(tables: Tables) -> None:
    table = await tables.lobbies.open(1, 9, PEOPLE[0], "mushi", seats=2)
    for press in (100, 101, 102):
        table = await tables.lobbies.join(table.id, PEOPLE[1], press)
        assert table.promise
        assert table.promise.additions == ("1:100",)
        table = await tables.lobbies.leave(table.id, 2)
        assert table.promise
        assert table.promise.additions == ()
        assert await Tables(tables.keeper.database).at(table.id) == table
    other = await tables.lobbies.join(table.id, PEOPLE[2], 103)
    assert other.promise
    assert other.promise.additions == ("1:103",)
    await tables.lobbies.leave(table.id, 3)
    await tables.lobbies.join(table.id, PEOPLE[1], 104)
    dealt = await tables.playing.start(table.id, 1, 105)
    assert dealt.deal
    assert dealt.deal.promise.additions == ("0:105", "1:100")
    assert dealt.deal.promise.gone == ()


async def test_the_first_ready_counts_however_often_it_is_pressed(tables: Tables) -> None:
    table = await tables.lobbies.open(1, 9, PEOPLE[0], "mushi", seats=2, deals=2)
    table = await tables.lobbies.join(table.id, PEOPLE[1], 100)
    table, rng = await tables.playing.start(table.id, 1, 101), Random(1)
    while table.phase == "playing":
        assert table.deal
        (seat,) = table.deal.state.to_act
        move = rng.choice(table.legal(seat))
        table = await tables.playing.play(table.id, PEOPLE[seat].user, move)
    once = await tables.playing.ready(table.id, 2, 102)
    assert await tables.playing.ready(table.id, 2, 103) == once
    table = await tables.playing.ready(table.id, 1, 104)
    assert table.deal
    assert table.deal.promise.additions == ("0:104", "1:102")


@pytest.mark.parametrize(("sent", "counts"), [(-1, False), (0, True), (60_000, True)])
async def test_a_message_counts_where_it_was_sent_after_the_promise(
    tmp_path: Path, sent: int, counts: bool
) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path}/additions.sqlite")
    await database.open()
    tables = Tables(database, lambda: since() + timedelta(seconds=5))
    table = await tables.lobbies.open(1, 9, PEOPLE[0], "mushi", seats=2)
    number = 5000 + sent << 22
    await tables.relocating.posted(table.id, number)
    await tables.lobbies.join(table.id, PEOPLE[1], 100)
    table = await tables.playing.start(table.id, 1, 101)
    await database.close()
    assert table.deal
    assert (f"message:{number}" in table.deal.promise.additions) == counts
