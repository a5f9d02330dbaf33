"""Chance is promised before the deal, follows from secret and additions, and can be checked."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

import rules
from bot.domain.tables import fair
from bot.domain.tables.fair import draw_secret
from bot.services.tables.tables import Tables
from bot.store import Database
from rules import Chance, Move, RuleError
from rules.record import Deal, Record, read, replayed, write
from tests.bot.world.matches import opened, played, recorded, since, step


@pytest.fixture
def tables(database: Database) -> Tables:
    return Tables(database, since)


@pytest.mark.parametrize("seed", range(3))
async def test_a_true_record_has_no_fault(tables: Tables, seed: int) -> None:
    record = await recorded(tables, await played(tables, seed))
    assert len(record.deals) >= 2
    assert [one.fault for one in fair.verify(record)] == [None] * len(record.deals)
    assert read(write(record)) == record
    assert [one.fault for one in fair.verify(read(write(record)))] == [None] * len(record.deals)


def swapped(deck: tuple[str, ...]) -> tuple[str, ...]:
    return (deck[1], deck[0], *deck[2:])


OTHER = "ff" * 32


@pytest.mark.usefixtures("secrets")
@pytest.mark.parametrize(
    ("tamper", "fault"),
    [
        (lambda d: replace(d, secret=OTHER), "wrong-commitment"),
        (lambda d: replace(d, commitment=OTHER), "wrong-commitment"),
        (
            lambda d: replace(d, secret=OTHER, commitment=fair.commitment(OTHER)),
            "wrong-deck",
        ),
        (lambda d: replace(d, secret="not hexadecimal"), "wrong-commitment"),
        (lambda d: replace(d, secret=""), "wrong-commitment"),
        (lambda d: replace(d, secret=None), "still-secret"),
        (lambda d: replace(d, chance=Chance(swapped(d.chance.deck), d.chance.dice)), "wrong-deck"),
        (lambda d: replace(d, chance=Chance(d.chance.deck[:20], d.chance.dice)), "wrong-deck"),
        (
            lambda d: replace(d, chance=Chance(("no.card", *d.chance.deck[1:]), d.chance.dice)),
            "wrong-deck",
        ),
        (
            lambda d: replace(d, chance=Chance(d.chance.deck, d.chance.dice[::-1])),
            "wrong-deck",
        ),
        (lambda d: replace(d, chance=Chance(d.chance.deck, ())), "wrong-deck"),
        (lambda d: replace(d, log=d.log[1:]), "illegal-move"),
        (lambda d: replace(d, log=(*d.log[:5], *d.log[6:])), "illegal-move"),
        (lambda d: replace(d, log=d.log[:-1]), "unfinished"),
        (lambda d: replace(d, log=d.log[:-6]), "unfinished"),
        (lambda d: replace(d, log=(*d.log, d.log[-1])), "illegal-move"),
        (lambda d: replace(d, log=((1 - d.log[0][0], d.log[0][1]), *d.log[1:])), "illegal-move"),
        (
            lambda d: replace(d, log=((d.log[0][0], Move("cut", ("1",))), *d.log[1:])),
            "illegal-move",
        ),
    ],
)
async def test_each_way_of_tampering_is_found(
    tables: Tables, tamper: Callable[[Deal], Deal], fault: str
) -> None:
    record = await recorded(tables, await played(tables, 0))
    first, *others = record.deals
    bad: Record = replace(record, deals=(tamper(first), *others))
    found = {one.fault for one in fair.verify(bad)} - {None}
    assert fault in found
    later = fair.verify(replace(record, deals=(*record.deals[:-1], tamper(record.deals[-1]))))
    if fault != "illegal-move":
        assert later[-1].fault == fault


async def test_the_verdict_tells_how_each_deal_ends(tables: Tables) -> None:
    record = await recorded(tables, await played(tables, 0))
    for (_, steps), one in zip(replayed(record), fair.verify(record), strict=True):
        result = steps[-1].state.result
        assert (one.ending, one.points) == (result.ending, result.deltas(2))
        assert one.version is None
    earlier = fair.verify(replace(record, version=0))
    assert {one.version for one in earlier} == {rules.game(record.game).version}


@pytest.mark.parametrize("version", [0, -1, 99])
async def test_unknown_rules_are_refused_by_their_number(tables: Tables, version: int) -> None:
    record = await recorded(tables, await played(tables, 0))
    with pytest.raises(RuleError, match=rf"needs version {version} of the rules"):
        read(write(replace(record, version=version)))


def chi_square(found: Counter[object], cells: int) -> float:
    """How far counts lie from even ones."""
    even = found.total() / cells
    return sum((count - even) ** 2 / even for count in found.values()) + even * (cells - len(found))


def chances(number: int, deck: tuple[str, ...]) -> list[Chance]:
    secrets = (hashlib.sha256(str(n).encode()).hexdigest() for n in range(number))
    return [fair.chance(secret, ("0:1",), deck) for secret in secrets]


def test_every_order_of_a_deck_and_die_is_as_likely() -> None:
    """One time in a thousand even chance goes beyond these limits; the seeds are fixed."""
    drawn = chances(2400, ("a", "b", "c", "d"))
    assert chi_square(Counter(one.deck for one in drawn), 24) < 49.7
    assert chi_square(Counter(die for one in drawn for die in one.dice[:10]), 6) < 20.5


def test_every_card_is_as_likely_first_and_last() -> None:
    deck = rules.game("mushi").deck(rules.game("mushi").presets["mushi"], 2)
    drawn = chances(2000, deck)
    for place in (0, 17, 39):
        assert chi_square(Counter(one.deck[place] for one in drawn), 40) < 72.1
    assert all(sorted(one.deck) == sorted(deck) for one in drawn[:50])


def test_a_promise_is_the_hash_of_32_secret_bytes() -> None:
    secret = draw_secret()
    assert len(bytes.fromhex(secret)) == 32
    assert draw_secret() != secret
    assert fair.commitment(secret) == hashlib.sha256(bytes.fromhex(secret)).hexdigest()


async def test_the_promise_stands_before_anybody_adds_and_is_kept(tables: Tables) -> None:
    lobby = await tables.lobbies.open(1, 9, (await opened(tables, 5)).players[0], "mushi", deals=1)  # type: ignore[arg-type]
    promised = lobby.promise
    assert promised is not None
    assert promised.additions == ()
    table = await tables.lobbies.join(lobby.id, (await tables.shown_in(5)).players[1], 77)  # type: ignore[arg-type]
    table = await tables.playing.start(lobby.id, 1, 78)
    assert table.deal is not None
    deal = table.deal
    assert deal.promise.commitment == promised.commitment
    assert deal.promise.additions == ("0:78", "1:77")
    deck = table.game.deck(table.options, 2)
    assert deal.chance == fair.chance(promised.secret, deal.promise.additions, deck)


async def test_the_secret_is_in_the_record_only_after_the_deal(tables: Tables) -> None:
    table, rng = await opened(tables), Random(3)
    while table.deal and not table.deal.result:
        assert (await recorded(tables, table)).deals == ()
        table = await step(tables, table, rng)
    assert table.deal is not None
    (deal,) = (await recorded(tables, table)).deals
    assert deal.secret == table.deal.promise.secret
    await step(tables, table, rng)
    assert len((await recorded(tables, table)).deals) == 1
