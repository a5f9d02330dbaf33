"""The columns that files may take out of the database; any other column is private.

A test fails for a column in none of these lists, so somebody must decide about every new one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Column, Table

PERSON = {
    "tables": "id guild channel owner game version preset differences phase pace clock season day "
    "duplicate single message hidden own_thread lost_at opened_at",
    "seats": "table seat user name away level",
    "substitutions": "table seat deal user name",
    "entries": "id slip guild user seat reason delta",
    "slips": "id guild kind game ruleset table deal season stake server tally of by why at giver "
    "match imported",
    "accounts": "guild season game user points deals won ranked tie",
    "names": "guild user name",
    "results": "table seat guild season game user points place void at",
    "members": "league user",
    "pairings": "fixture user place points",
    "entrants": "tournament user seed present addition",
    "byes": "tournament round user",
    "ratings": "league season game user mu sigma matches",
    "audit": "id guild by act about why at",
    "preferences": "user face notify remind zone wakes sleeps rule confirm controls edition layout "
    "cloth invites weekly summed appears",
    "vacations": "id user first last",
    "drafts": "user hand at",
    "glances": "table user deal ply",
    "exclusions": "user guild league by until at",
    "notices": "table user deal ply due times channel message",
    "invitations": "table user until",
    "removals": "table user",
    "learned": "user position",
    "solutions": "user problem number guild day choice right at mu sigma",
    "dailies": "day game guild user name table points ranked",
    "duplicates": "id guild channel message owner game version preset differences deals side days "
    "promised_at until settled tournament round",
    "rivals": "duplicate user place name addition table gone",
    "forgettings": "user pseudonym names",
    "moves": "table deal ply seat move at press",
}
"""The columns, by table, that people may export from rows that name them, in export order."""
LEDGER = {
    "slips": "match id at kind game ruleset table deal season stake tally of by why imported",
    "entries": "user seat reason delta",
    "names": "name",
    "accounts": "game user points deals won ranked tie",
    "ratings": "mu sigma",
}
"""The columns, by table, that an export of a server's ledger has."""
RECORD = {
    "tables": "game preset differences",
    "seats": "name",
    "deals": "commitment secret additions deck dice version carry promised_at dealt_at",
    "moves": "seat move",
    "duplicates": "secret additions promised_at",
}
"""The columns of each table that the record of an ended deal gives, once the deal is laid open."""
WITHHELD = {
    "tables": "edition turned shown",
    "deals": "table deal gone ending skipped hurried digest instead",
    "moves": "digest",
    "duplicates": "edition",
    "servers": "guild layout cloth face level",
    "deadlines": "table kind deal ply due seen",
    "answers": "table seat deal ply move",
    "orders": "table seat text scope deal ply",
    "rules": "table seat text",
    "marks": "table seat draft text deal ply",
    "clocks": "table seat left over since due seen",
    "votes": "table about seat aye",
    "plans": "table seat about deal ply move needs expected scope",
    "hints": "table deal seat",
    "judgements": "table deal ply seat better cost sure",
    "recalls": "channel message",
    "halls": "guild threads channel message problems posted",
    "leagues": "id guild name charter channel archived_at role edition model site",
    "seasons": "id league number charter opened_at closes_at closed_at message counted",
    "channels": "channel league",
    "fixtures": "id season round due reminded table tournament opened slip decided",
    "tournaments": "id season kind game seats starts_at minutes rounds message over_at deals "
    "secret promised_at late paused_at stalled edition",
    "organisers": "guild role",
    "problem_days": "day problem salt",
    "problem_marks": "day mark",
    "days": "day secret salt",
    "heartbeats": "count shard seen",
    "absences": "count shard since until",
    "dailies": "mark",
    "preferences": "page",
    "forgettings": "slip act matches",
    "bulletins": "kind text at until",
    "blocked": "server why at",
    "exclusions": "id why done",
}
"""The columns of each table that no file gives.

A table's edition would show how often others acted in secret. A digest is made from all hidden
pieces.
"""


def to_person(of: Table) -> tuple[Column[Any], ...]:
    """Return the columns that people may export from the rows of a table that name them."""
    return tuple(_named(of, PERSON).values())


def in_record(of: Table) -> tuple[Column[Any], ...]:
    """Return the columns of a table that a record has."""
    return tuple(_named(of, RECORD).values())


def in_ledger(of: Table) -> dict[str, Column[Any]]:
    """Return the columns of a table that an exported ledger contains, by name."""
    return _named(of, LEDGER)


def _named(of: Table, lists: Mapping[str, str]) -> dict[str, Column[Any]]:
    return {name: of.c[name] for name in lists[of.name].split()}
