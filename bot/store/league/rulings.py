"""Organisers' rulings on the ledger, and the audit in which members read them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from itertools import chain
from typing import Any

from sqlalchemy import Connection, Select, select

from bot.domain.league import consequences
from bot.domain.league.season import Act, League, Signature
from bot.domain.ledger.entries import Entry, gains, taken_back, transfer
from bot.domain.ledger.reading import Posted, Span
from bot.domain.refusal import Refusal
from bot.store.league import fixtures, leagues, rating
from bot.store.ledger import books, imported, ledgers, posting
from bot.store.ledger.posting import Post


def state(connection: Connection, number: int) -> str:
    """Return the state of an entry: it `stands`, is `frozen`, or is `void`."""
    last = [posted.entry.kind for posted in ledgers.about(connection, number)]
    last = [kind for kind in last if kind in ("void", "freeze", "release")]
    return {"void": "void", "freeze": "frozen"}.get(last[-1] if last else "", "stands")


def _on(posted: Posted, kind: str, signed: Signature, tally: int = 0) -> Entry:
    """Return an entry about another entry, in the same books."""
    _, by, why, _ = signed
    return replace(posted.entry, kind=kind, of=posted.number, by=by, why=why, tally=tally)


def _ruled_on(connection: Connection, guild: int, number: int) -> Posted:
    """Return the entry to rule on; Refusal if it is a ruling other than a correction."""
    posted = ledgers.entry(connection, guild, number)
    if posted.entry.of is not None and posted.entry.kind != "correction":
        raise Refusal("about-another", of=f"{posted.entry.of}")
    return posted


def correct(
    connection: Connection, signed: Signature, number: int, payer: int, receiver: int, points: int
) -> int:
    """Correct an entry: move points between two people, and return the correction's number."""
    posted = _ruled_on(connection, signed.guild, number)
    consequences.correction(correctable(connection, signed.guild, number), payer, receiver, points)
    entry = _on(posted, "correction", signed)
    postings = transfer("correction", receiver, payer, points)
    return posting.post(connection, entry, postings, signed.at)


def correctable(connection: Connection, guild: int, number: int) -> dict[int, int]:
    """Return each person's gain in an entry with its corrections.

    Refusal if the entry is frozen or was taken back.
    """
    _ruled_on(connection, guild, number)
    if state(connection, number) != "stands":
        raise Refusal("not-standing", number=str(number))
    every = [*with_corrections(connection, guild, number)]
    return gains(chain(*ledgers.postings_of(connection, every).values()))


def with_corrections(connection: Connection, guild: int, number: int) -> Iterator[int]:
    """Yield the numbers of an entry and of its corrections, without those that were taken back.

    Refusal if the entry itself cannot be taken back.
    """
    _voidable(connection, guild, number)
    yield number
    for own in corrections(connection, number, "stands", "frozen"):
        yield from with_corrections(connection, guild, own)


def _voidable(connection: Connection, guild: int, number: int) -> tuple[Posted, str]:
    """Return an entry with its state; Refusal if it was taken back already."""
    posted, how = _ruled_on(connection, guild, number), state(connection, number)
    if how == "void":
        raise Refusal("void-already", number=str(number))
    return posted, how


def void(connection: Connection, signed: Signature, number: int) -> None:
    """Take the payments of an entry back for good, with those of its corrections."""
    posted, how = _voidable(connection, signed.guild, number)
    postings = taken_back(ledgers.postings(connection, number)) if how == "stands" else []
    tally = -posted.entry.tally if how == "stands" else 0
    posting.post(connection, _on(posted, "void", signed, tally), postings, signed.at)
    fixtures.take_back_report(connection, number)
    for correction in corrections(connection, number, "stands", "frozen"):
        void(connection, signed, correction)
    if posted.entry.kind in rating.REPORTED:
        _unrate(connection, posted)


def _unrate(connection: Connection, posted: Posted) -> None:
    """Compute ratings again without a result from elsewhere, if such results count for ratings."""
    if posted.entry.season is not None:
        season = leagues.season(connection, posted.entry.season)
        if season.charter.terms.reported:
            rating.rate_anew(connection, season.league)


def corrections(connection: Connection, number: int, *states: str) -> list[int]:
    """Return the numbers of an entry's corrections that are in one of these states."""
    return [
        posted.number
        for posted in ledgers.about(connection, number)
        if posted.entry.kind == "correction" and state(connection, posted.number) in states
    ]


def of_match(connection: Connection, guild: int, table: int) -> list[int]:
    """Return the numbers of a match's entries that were not taken back.

    Refusal if nothing of the match counts.
    """
    entries = [
        posted.number
        for posted in ledgers.deals_of(connection, table)
        if posted.entry.guild == guild and state(connection, posted.number) != "void"
    ]
    r = books.results
    standing = select(r.c.seat).where(r.c.table == table, r.c.guild == guild, r.c.void == 0)
    if not entries and connection.execute(standing).first() is None:
        raise Refusal("no-such-match", table=str(table))
    return entries


def void_match(connection: Connection, signed: Signature, table: int) -> int:
    """Take back every deal and the places of a match, and return the number of entries."""
    entries, r, s = of_match(connection, signed.guild, table), books.results, books.seasons
    for number in entries:
        void(connection, signed, number)
    fixtures.take_back(connection, table)
    connection.execute(r.update().where(r.c.table == table).values(void=1))
    of = select(s.c.league).join(r, r.c.season == s.c.id).where(r.c.table == table).limit(1)
    league = connection.execute(of).scalar()
    if league:
        rating.rate_anew(connection, league)
    return len(entries)


def of_import(connection: Connection, guild: int, number: int) -> tuple[list[Posted], list[int]]:
    """Return an import's entries without rulings, and the numbers of others that can be taken back.

    Refusal if there are neither.
    """
    entries = imported.entries(connection, guild, number)
    ruled = imported.ruled_on(connection, guild, number)
    fresh = [posted for posted in entries if posted.number not in ruled]
    others = sorted(ruled & {posted.number for posted in entries})
    standing = [number for number in others if state(connection, number) != "void"]
    if not fresh and not standing:
        raise Refusal("no-such-import", number=str(number))
    return fresh, standing


def void_import(connection: Connection, signed: Signature, number: int) -> int:
    """Take back every result of an import that still counts or is frozen; return their number."""
    fresh, standing = of_import(connection, signed.guild, number)
    postings = ledgers.postings_of(connection, [posted.number for posted in fresh])
    voids = []
    for posted in fresh:
        entry = _on(posted, "void", signed, -posted.entry.tally)
        voids.append(Post(entry, taken_back(postings[posted.number]), signed.at))
    posting.post_all(connection, signed.guild, voids)
    for other in standing:
        void(connection, signed, other)
    for posted in fresh[:1]:
        _unrate(connection, posted)
    return len(fresh) + len(standing)


def freeze(connection: Connection, signed: Signature, number: int) -> None:
    """Keep an entry with its corrections out of all standings until it is ruled on.

    Refusal if it is frozen or was taken back.
    """
    posted = _ruled_on(connection, signed.guild, number)
    if state(connection, number) != "stands":
        raise Refusal("not-standing", number=str(number))
    postings = taken_back(ledgers.postings(connection, number))
    entry = _on(posted, "freeze", signed, -posted.entry.tally)
    posting.post(connection, entry, postings, signed.at)
    for correction in corrections(connection, number, "stands"):
        freeze(connection, signed, correction)


def release(connection: Connection, signed: Signature, number: int) -> None:
    """Release a frozen entry with its corrections, which then count as before; Refusal if it is not
    frozen.
    """
    posted = _ruled_on(connection, signed.guild, number)
    if state(connection, number) != "frozen":
        raise Refusal("not-frozen", number=str(number))
    postings = ledgers.postings(connection, number)
    entry = _on(posted, "release", signed, posted.entry.tally)
    posting.post(connection, entry, postings, signed.at)
    for correction in corrections(connection, number, "frozen"):
        release(connection, signed, correction)


def penalise(
    connection: Connection, signed: Signature, league: League, user: int, points: int, to: int
) -> int:
    """Move points from a person to the account `to` as a penalty; return the entry's number."""
    guild, by, why, now = signed
    season = league.season.id
    posting.enrol(connection, guild, season, [user], now)
    entry = Entry(guild, "penalty", season=season, stake=1, by=by, why=why)
    return posting.post(connection, entry, transfer("penalty", to, user, points), now)


def handicap(
    connection: Connection, league: League, by: int, user: int, points: int, now: datetime
) -> None:
    """Set the points a person began the open season with."""
    season = league.season.id
    posting.enrol(connection, league.guild, season, [user], now)
    posting.handicap(connection, league.guild, season, user, points, by, now)


# --- The role and the log of organisers -----------------------------------------------------------


def role(connection: Connection, guild: int) -> int | None:
    """Return the role whose members organise the leagues of a server; None without one."""
    o = books.organisers
    found: int | None = connection.execute(select(o.c.role).where(o.c.guild == guild)).scalar()
    return found


def set_role(connection: Connection, guild: int, role: int | None) -> None:
    """Write the role of the organisers; None leaves it to members who may manage the server."""
    o = books.organisers
    connection.execute(o.delete().where(o.c.guild == guild))
    if role:
        connection.execute(o.insert().values(guild=guild, role=role))


def acts(connection: Connection, guild: int, span: Span, most: int) -> list[Act]:
    """Return a page of organisers' acts on a server, newest first."""
    a = books.audit
    found = select(a).where(a.c.guild == guild)
    rows = _acts(connection, ledgers.page(found, a.c.id, span, most))
    return rows[::-1] if span.after is not None else rows


def last(connection: Connection, guild: int, act: str, most: int = 100) -> list[Act]:
    """Return the last acts of one kind on a server, newest first."""
    a = books.audit
    found = select(a).where(a.c.guild == guild, a.c.act == act).order_by(a.c.id.desc())
    return _acts(connection, found.limit(most))


def _acts(connection: Connection, found: Select[Any]) -> list[Act]:
    return [
        Act(row.id, row.by, row.act, json.loads(row.about), row.why, row.at)
        for row in connection.execute(found)
    ]
