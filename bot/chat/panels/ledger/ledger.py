"""The ledger page by page, and one of its entries with the reasons for its payments."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Annotated

import render
from bot.chat.component import DIGITS, Button, Number, Part, Select, one_of
from bot.chat.painting import drawn
from bot.chat.panels.frame import people
from bot.chat.panels.frame.interaction import Interaction, only_server_of
from bot.chat.panels.ledger.course import course
from bot.chat.reply import Item, Reply, dated, selectable
from bot.domain.contests import days
from bot.domain.ledger.entries import Posting, gains
from bot.domain.ledger.reading import Posted, Span
from bot.services.ledger.ledger import Page, Scope, Sheet
from bot.words import Words, timing, winning
from bot.words.spelling import escaped
from rules.points import signed

NAMED = 4
"""The largest number of people named in a line of the ledger."""


async def open_panel(
    interaction: Interaction,
    scope: Scope,
    span: Span = Span(),  # noqa: B008
) -> Reply:
    """Make the private panel with a page of a ledger."""
    client, guild = interaction.client, only_server_of(interaction)
    say = client.private(interaction)
    page = await client.services.ledger.page(guild, scope, span)
    lines = [_title(scope, say), *(line(entry, say) for entry in page.entries)]
    if not page.entries:
        return Reply("\n".join([*lines, say("ledger-empty")]))
    reply = Reply("\n".join([*lines, say("ledger-hint")]), _items(scope, page, say))
    if scope.kind != "player" or page.newer:
        return reply
    picture, alt = await plotted(interaction, [scope.number], say("ledger-plot"))
    return Reply(reply.content, reply.items, picture, alt)


def _title(scope: Scope, say: Words) -> str:
    who = people.mention(scope.number, say) if scope.kind == "player" else ""
    return say(f"ledger-{scope.kind}", number=scope.number, who=who)


def line(posted: Posted, say: Words) -> str:
    """Return an entry in a line: its number, its date, its purpose and the gains."""
    own = posted.points is not None
    gains = f"**{signed(posted.points)}**" if posted.points is not None else shares(posted, say)
    points = say("ledger-gain", points=gains) if own or posted.gained else ""
    when = dated(posted.at, "d")
    return say(
        "ledger-line", number=posted.number, when=when, what=purpose(posted, say), points=points
    )


def shares(posted: Posted, say: Words) -> str:
    """Return the largest and smallest gains by an entry, or a phrase for an entry that moved no
    points.
    """
    moved = [(user, points) for user, points in posted.gained if points]
    if not moved:
        return say("reason-unpaid")
    shown = moved if len(moved) <= NAMED else [*moved[: NAMED // 2], *moved[-NAMED // 2 :]]
    said = [f"{people.mention(user, say)} {signed(points)}" for user, points in shown]
    if len(moved) > NAMED:
        said.insert(NAMED // 2, "…")
    return say("comma").join(said)


def purpose(posted: Posted, say: Words) -> str:
    """Return the purpose of an entry."""
    entry = posted.entry
    game = say(f"game-{entry.game}") if entry.game else ""
    about = {"game": game, "deal": entry.deal or 0, "table": entry.table or 0, "of": entry.of or 0}
    day = timing.day(say, days.of_ordinal(entry.deal or 1))
    return say(f"slip-{entry.kind}", day=day, **about)


async def plotted(
    interaction: Interaction, users: Sequence[int], title: str
) -> tuple[bytes | None, str]:
    """Return the course of people's points on this server, as a picture and in words.

    The picture is None if drawing failed.
    """
    client, guild = interaction.client, only_server_of(interaction)
    say = client.private(interaction)
    curve = await client.services.ledger.curve(guild, users)
    look = await client.services.looks.look_of_player(guild, interaction.user.id)
    names = await people.names(client, guild, users, say)
    gained = zip(names, map(signed, curve.points[-1]), strict=True)
    headline = say("comma").join(f"{name} {points}" for name, points in gained)
    return await course(names, curve, title, headline, say, look)


async def met(interaction: Interaction, one: int, other: int) -> Reply:
    """Return the report on the deals that two people both played."""
    client, say = interaction.client, interaction.client.private(interaction)
    found = await client.services.ledger.between(only_server_of(interaction), one, other)
    names = [people.mention(user, say) for user in (one, other)]
    if not found.deals:
        return Reply(say("meeting-none", one=names[0], other=names[1]))
    lines = [say("meeting-title", one=names[0], other=names[1], deals=found.deals)]
    lines += [
        say("meeting-line", name=name, points=signed(points), ahead=ahead)
        for name, points, ahead in zip(names, found.points, found.ahead, strict=True)
    ]
    lines.append(say("meeting-between", name=names[0], points=signed(found.between)))
    picture, alt = await plotted(interaction, [one, other], say("ledger-plot"))
    return Reply("\n".join(lines), (), picture, alt)


# --- One entry ------------------------------------------------------------------------------------


async def entry(interaction: Interaction, number: int, scope: Scope | None = None) -> Reply:
    """Return an entry with the reasons for its payments, and with later rulings.

    With a `scope`, a button leads back to that ledger.
    """
    client, guild = interaction.client, only_server_of(interaction)
    say = client.private(interaction)
    sheet = await client.services.ledger.sheet(guild, number)
    entry, at = sheet.posted.entry, say.at(sheet.posted.entry.game)
    when = dated(sheet.posted.at, "f")
    lines = [say("entry-title", number=number, what=purpose(sheet.posted, say), when=when)]
    if entry.ruleset:
        lines.append(say("entry-rules", hash=entry.ruleset))
    if entry.season is not None and entry.stake != 1:
        lines.append(say("entry-stake", stake=entry.stake))
    if entry.imported is not None:
        lines.append(say("entry-import", match=escaped(entry.match), number=entry.imported))
    if entry.by is not None:
        lines.append(say("entry-by", who=people.mention(entry.by, say)))
    if entry.why:
        lines.append(say("entry-why", why=escaped(entry.why)))
    lines += reasons(sheet, at)
    lines += [ruling(posted, say) for posted in sheet.about]
    back: list[Item] = []
    if scope:
        back.append(LedgerButton(scope, "before", number + 1).labelled(say("button-back")))
    picture, alt = await _sheet(interaction, sheet, at)
    return Reply("\n".join(lines)[:1900], back, picture, alt)


def ruling(posted: Posted, say: Words) -> str:
    """Return a later ruling on an entry: its gains, its author and its reason."""
    entry = posted.entry
    by = say("entry-by", who=people.mention(entry.by, say)) if entry.by is not None else ""
    why = say("entry-why", why=escaped(entry.why)) if entry.why else ""
    return "\n".join(part for part in (line(posted, say), by, why) if part)


def reasons(sheet: Sheet, say: Words) -> list[str]:
    """Return the gains and losses by an entry, a line for each reason.

    The reasons of a deal name their pieces.
    """
    paid: dict[str, list[Posting]] = defaultdict(list)
    for posting in sheet.postings:
        paid[posting.reason].append(posting)
    details, of_day = _details(sheet), sheet.posted.entry.kind == days.KEY
    named = {
        key: say(f"game-{key}") if of_day else winning.grounds(say, key, details.get(key, ()))
        for key in paid
    }
    return [say("entry-line", reason=named[key], who=_who(some, say)) for key, some in paid.items()]


def _who(postings: Sequence[Posting], say: Words) -> str:
    gained = gains(postings)
    ordered = sorted(gained.items(), key=lambda user_and_points: -user_and_points[1])
    return say("comma").join(
        f"{people.mention(user, say)} {signed(points)}"
        for user, points in ordered
        if points or not any(gained.values())
    )


def _details(sheet: Sheet) -> dict[str, tuple[str, ...]]:
    """Return the pieces behind each reason, from the replayed deal."""
    result = sheet.table.deal.result if sheet.table and sheet.table.deal else None
    found: dict[str, tuple[str, ...]] = {}
    for line in result.lines if result else ():
        found[line.reason] = (*found.get(line.reason, ()), *line.detail)
    return found


async def _sheet(interaction: Interaction, sheet: Sheet, say: Words) -> tuple[bytes | None, str]:
    """Return the score sheet of a deal, as a picture and in words; empty without one."""
    table = sheet.table
    result = table.deal.result if table and table.deal else None
    if table is None or result is None or not result.sheet:
        return None, ""
    client = interaction.client
    look = await client.services.looks.look_of_player(table.guild, interaction.user.id)
    history = (await client.services.ledger.history(table))[: sheet.posted.entry.deal]
    view = table.view(None)
    picture = await drawn(render.scores, view, table.names, say, look, history=history)
    return picture, render.describe(view, table.names, say)


# --- Buttons --------------------------------------------------------------------------------------


def _items(scope: Scope, page: Page, say: Words) -> list[Item]:
    items: list[Item] = [EntrySelect.of(scope, page, say)]
    if page.newer:
        first = page.entries[0].number
        items.append(LedgerButton(scope, "after", first).labelled(say("button-newer")))
    if page.older:
        last = page.entries[-1].number
        items.append(LedgerButton(scope, "before", last).labelled(say("button-older")))
    return items


def _scope(text: str) -> Scope:
    kind, number = text.split(":")
    return Scope(kind, int(number))


OF_A_SCOPE = Part(
    rf"(?:server|season|table|player):-?{DIGITS}", _scope, "{0.kind}:{0.number}".format
)


class LedgerButton(Button, custom_id="ledger:{scope}:{way}:{entry}"):
    """The button to another page of a ledger: the entries before a certain entry, or after it."""

    scope: Annotated[Scope, OF_A_SCOPE]
    way: Annotated[str, one_of("before", "after")]
    entry: Number

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the page."""
        return await open_panel(interaction, self.scope, Span(**{self.way: self.entry}))


class EntrySelect(Select, custom_id="slip:{scope}"):
    """The select of the entries on a page."""

    scope: Annotated[Scope, OF_A_SCOPE]

    @classmethod
    def of(cls, scope: Scope, page: Page, say: Words) -> EntrySelect:
        """Return the select with every entry of a page."""
        entries = {
            str(entry.number): say("ledger-option", number=entry.number, what=purpose(entry, say))
            for entry in page.entries
        }
        return cls(scope).offering(selectable(entries), say("ledger-select"))

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the entry with the reasons for its payments."""
        return await entry(interaction, self.number, self.scope)
