"""The fairness of the shuffle at a table: its promise, the additions to it, and how to check it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from bot.chat.component import Button, Number, Part
from bot.chat.panels.frame.interaction import Interaction, Place, table_of
from bot.chat.reply import Item, Reply, boxed, dated, joined, names_in
from bot.domain.tables import fair, sealing
from bot.domain.tables.ahead.orders import ORDERS
from bot.domain.tables.deal import Addition, Promise
from bot.domain.tables.fair import Finding
from bot.domain.tables.sealing import Sealed
from bot.domain.tables.table import Table
from bot.services.ledger import shares
from bot.words import Words
from rules import Seat, ruleset_hash


class FairButton(Button, custom_id="promise:{table}:{promise}:fair"):
    """The button *Fair?*; its id makes the promise public, even where the picture is missing."""

    table: Number
    promise: Annotated[str, Part("[0-9a-f]{0,64}")]
    place, renews = Place.PRIVATE, "fair {table}"

    @classmethod
    def of(cls, table: Table, say: Words) -> FairButton:
        """Return the button for the promise of the next deal, or for the last promise."""
        return cls(table.id, promised(table)).labelled(say("button-fair"))

    @property
    def reveals(self) -> int | None:
        """The number of the table, which is shown after the press."""
        return self.table

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the person everything public about the shuffle."""
        return await open_panel(interaction, number=self.table)


def sealed(table: Table, seat: Seat, say: Words) -> list[Item]:
    """Return the button *Fair?* for a player whose answer to an open window is sealed."""
    return [FairButton.of(table, say)] if sealing.own(table, seat) else []


def promised(table: Table) -> str:
    """Return the commitment to the next deal, or to the last one dealt; empty without one."""
    promise = table.promise or (table.deal.promise if table.deal else None)
    return promise.commitment if promise else ""


async def open_panel(interaction: Interaction, *, number: int | None = None) -> Reply:
    """Make the panel on the shuffle of the last deal, and of the next deal once it is promised.

    Without a `number`, these are deals of the channel's table.
    """
    client = interaction.client
    table = await table_of(interaction, number)
    say, found = client.private(interaction).at(table.key), None
    if table.deal and table.deal.result and not await client.services.replays.is_shut(table):
        record = shares.recorded(table)
        found = await client.services.checking.of_deal(interaction.user.id, record)
    seals: Sequence[Sealed] = ()
    if table.deal and table.key in ORDERS:
        seals = await client.services.checking.of_answers(interaction.user.id, table)
    text = facts(table, interaction.user.id, say, found, seals)
    return boxed(say("fair-title"), text)


def facts(
    table: Table, user: int, say: Words, found: Finding | None, seals: Sequence[Sealed] = ()
) -> str:
    """Return everything public about the shuffle at a table, and the seals of the last answers.

    `found` is the finding on the table's last deal; None while the deal's secret is hidden.
    """
    rules = say("fair-rules", hash=ruleset_hash(table.key, table.options))
    about, hidden = _told_of(table)
    parts = [joined(say(about), rules)]
    if table.deal:
        promise = table.deal.promise
        secret = promise.secret if found else ""
        parts.append(
            joined(
                say("fair-deal", deal=promise.number),
                *_promised(promise, say),
                *_added(table, promise, user, say),
                *_sealed(table, seals, user, say),
                say("fair-secret" if found else hidden, secret=secret),
                checked(found, say) if found else "",
            )
        )
    if table.promise:
        promise = table.promise
        head = say("fair-next", deal=promise.number)
        added = _added(table, promise, user, say)
        parts.append(joined(head, *_promised(promise, say), *added))
    if not promised(table):
        parts.append(say("fair-none"))
    return "\n\n".join([*parts, "" if table.elsewhere else say("fair-how")])


def _told_of(table: Table) -> tuple[str, str]:
    """Return the message keys about a table's shuffle, and about a secret that is still hidden."""
    if table.common:
        return "duplicate-fair", "duplicate-hidden"
    return ("daily-fair", "daily-hidden") if table.day else ("fair-about", "fair-hidden")


def _promised(promise: Promise, say: Words) -> list[str]:
    """Return the commitment, and when it was made and the deal was dealt."""
    lines = [say("fair-promise", commitment=promise.commitment)]
    if promise.made_at and promise.dealt_at:
        times = {"promised": dated(promise.made_at, "T"), "dealt": dated(promise.dealt_at, "T")}
        lines.append(say("fair-dealt", **times))
    elif promise.made_at:
        lines.append(say("fair-promised", promised=dated(promise.made_at, "T")))
    return lines


def _added(table: Table, promise: Promise, user: int, say: Words) -> list[str]:
    """Return the additions by seat, with the reader's own marked; none for a shared deal."""
    if table.elsewhere:
        return []
    if not promise.additions:
        return [say("fair-added-nobody")]
    head, every = say("fair-added"), promise.added
    if promise is table.promise:
        head, every = say("fair-added-so-far"), tuple(sorted(every))
    return [head, *(f"- {_addition(table, addition, user, say)}" for addition in every)]


def _addition(table: Table, addition: Addition, user: int, say: Words) -> str:
    number, at = str(addition.number), dated(fair.numbered_at(addition.number), "T")
    if addition.by == fair.MESSAGE:
        return say("fair-addition-message", number=number, when=at)
    key = "fair-addition" if addition.number != fair.NOTHING else "fair-addition-nothing"
    name, own = names_in(table)[int(addition.by)], addition.by == str(table.seat_of(user))
    line = say(key, who=name, number=number, when=at)
    return say("fair-own", line=line) if own else line


def _sealed(table: Table, seals: Sequence[Sealed], user: int, say: Words) -> list[str]:
    """Return the reader's sealed answer to an open window, and the seals of the last answers.

    Only the reader's own answers have a nonce.
    """
    own, names = table.seat_of(user), names_in(table)
    mine = sealing.own(table, own) if own is not None and table.key in ORDERS else None
    now = [say("fair-seal-now", seal=mine.seal, nonce=mine.nonce)] if mine else []
    lines = [
        say("fair-own", line=say("fair-seal-own", who=names[seat], seal=seal, nonce=nonce))
        if seat == own
        else say("fair-seal", who=names[seat], seal=seal)
        for _, seat, _, nonce, seal in seals
    ]
    return [*now, *([say("fair-seals"), *(f"- {line}" for line in lines)] if lines else [])]


def checked(found: Finding, say: Words) -> str:
    """Return the outcome of the check of a deal, in one line."""
    if found.fault:
        return say("fair-bad", fault=say(f"fault-{found.fault}"))
    return say("fair-good" if found.timed else "fair-good-untimed")
