"""One deal as a line of text that can be sent to anyone, to replay and verify it."""

from __future__ import annotations

import base64
import binascii
import zlib

from bot.domain.refusal import Refusal
from bot.domain.tables import fair
from bot.domain.tables.deal import Deal as Played
from bot.domain.tables.table import Table
from rules.record import Deal, Record
from rules.record import read as read_record
from rules.record import write as write_record

MARK = "paifuda:"
"""The start of every line that holds a deal."""
LARGEST = 1_000_000
"""The longest record that is read, in bytes; a match of fifty deals has about fifty thousand."""


def recorded(table: Table) -> Record:
    """Return the last deal of a table as a record of its own; Refusal if it has not ended."""
    deal = table.deal
    if deal is None or deal.result is None:
        raise Refusal("replay-runs")
    promise, first = deal.promise, table.game.opening(table.options, len(table.players))
    return Record(
        version=deal.version,
        game=table.key,
        preset=table.preset,
        options=table.options,
        players=table.names,
        deals=(_told(deal),),
        carry=None if promise.carry == first else promise.carry,
        common=table.common.recorded if table.common else None,
    )


def _told(deal: Played) -> Deal:
    promise = deal.promise
    return Deal(
        commitment=promise.commitment,
        additions=promise.additions,
        secret=promise.secret,
        chance=deal.chance,
        log=deal.log,
        promised=fair.milliseconds(promise.made_at),
        dealt=fair.milliseconds(promise.dealt_at),
    )


def write(record: Record) -> str:
    """Write a record as a line of text, without the parts that follow from its secrets."""
    packed = zlib.compress(write_record(record, brief=True).encode(), level=9)
    return MARK + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def is_line(text: str) -> bool:
    """Whether a text is a line that holds a deal, even a damaged one."""
    return _bare(text).startswith(MARK)


def read(text: str) -> Record:
    """Read a line that `write` wrote, or a whole record; RuleError names its fault."""
    if is_line(text):
        return read_record(_unpacked(_bare(text)), fair.chance)
    return read_record(text)


def _bare(text: str) -> str:
    """Return a text without backticks and white space, which a message may have added."""
    return "".join(text.replace("`", "").split())


def _unpacked(line: str) -> str:
    packed = line.removeprefix(MARK)
    try:
        raw = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        reading = zlib.decompressobj()
        text = reading.decompress(raw, LARGEST)
        if not reading.eof:
            raise ValueError("it breaks off")
        return text.decode()
    except (ValueError, binascii.Error, zlib.error):
        raise Refusal("share-damaged") from None
