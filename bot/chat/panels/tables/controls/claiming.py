"""Claims without asking the player: the claims in force, and marks until the next turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated

from bot.chat.component import PRIMARY, SECONDARY, At, Button, Field, Number, Select, one_of
from bot.chat.panels import doors
from bot.chat.panels.frame.interaction import Interaction, table_of
from bot.chat.panels.tables.controls import marks, standing_rule, waits
from bot.chat.panels.tables.controls.moves import refused
from bot.chat.panels.tables.controls.with_emoji import pictured
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Item, Reply, joined, names_in, selectable
from bot.domain.refusal import Refusal
from bot.domain.tables import claims, seating, typical
from bot.domain.tables.ahead import marking, standing, worth
from bot.domain.tables.ahead.marking import Outcome
from bot.domain.tables.ahead.orders import ORDERS
from bot.domain.tables.ahead.worth import WIN, Worths
from bot.domain.tables.deal import Moment
from bot.domain.tables.table import Table
from bot.words import Words, claimed, telling, timing
from rules import MahjongTable, Move, RuleError, Seat

LIST = "choose"
"""The word for the list of all marks: in ids, and as the verb of a picked move."""
NO_TILE = "none"
"""The word in an id in place of a tile, for marks without a discard."""


# --- In the hand ----------------------------------------------------------------------------------


def reminder(table: Table, seat: Seat, say: Words) -> str:
    """Return lines on claims: past outcomes, a call that waits, and the claims in force.

    Without claims in advance, with computers only, or for a player who is asked, there is only the
    call. On the player's own turn, there are only past outcomes.
    """
    waits = _called(table, seat, say)
    asked = table.asking.get(seat) == ""
    if table.phase != "playing" or not table.pace.settled or table.alone or asked:
        return waits
    names = names_in(table)
    past = (_outcome(outcome, names, say) for outcome in marking.outcomes(table, seat))
    if table.deal and seat in table.deal.state.to_act:
        return joined(*past)
    return joined(*past, waits, f"-# {_now(table, seat, say)}")


def _called(table: Table, seat: Seat, say: Words) -> str:
    """Return a line on a player's call that waits for the claims of others; empty without one."""
    move = marking.called(table, seat)
    return say("claims-called", move=telling.move(say, move)) if move else ""


def _outcome(outcome: Outcome, names: Sequence[str], say: Words) -> str:
    card = telling.card(say, outcome.tile)
    claim = telling.move(say, outcome.claim) if outcome.claim else ""
    name = names[outcome.by] if outcome.by is not None else ""
    return say(f"claims-{outcome.how}", card=card, claim=claim, name=name)


def _now(table: Table, seat: Seat, say: Words) -> str:
    """Return a line on the claims in force for a seat: its marks, or its standing rule."""
    if marks := marking.in_force(table, seat):
        return say("claims-marked", claims=claimed.marks(say, marks.text))
    rule = standing.held(table, seat)
    if rule.kind == "marked" and (text := marking.usual(table, seat)) != ORDERS[table.key].wins:
        return say("claims-marked", claims=claimed.marks(say, text))
    return say("claims-standing", rule=claimed.standing(say, rule))


def marked_with(glance: Glance, tile: str, *, listed: bool) -> tuple[str, list[Item]]:
    """Return lines on the marks to set with a discard, and buttons for them.

    With `listed`, a select of all marks takes the place of the buttons.
    """
    table, seat = glance.table, glance.seat
    text = marking.draft(table, seat)
    chosen = marking.usual(table, seat) if text is None else text
    return _marks(glance, glance.deal.window, tile, chosen, listed=listed)


def _marks(
    glance: Glance, at: Moment, tile: str, chosen: str, *, listed: bool
) -> tuple[str, list[Item]]:
    """Return lines on the marks of a seat, and buttons for sets of marks.

    `tile` is the discard that the marks go with, or `NO_TILE`; `chosen` has the marks so far. With
    `listed`, a select of all marks takes the place of the buttons.
    """
    table, seat, say = glance.table, glance.seat, glance.say
    known = waits.worths(glance, None if tile == NO_TILE else tile)
    said = say("claims-marked", claims=claimed.marks(say, chosen))
    if listed:
        select = MarkSelect.of(glance, at, tile, known, chosen.split())
        return said, [select]
    every = {**worth.sets(table, seat, known), LIST: ()}
    now = next((how for how, words in every.items() if {*words} == {*chosen.split()}), LIST)
    buttons = [
        MarkButton(table.id, at, tile, how, words).shown(say, bright=how == now)
        for how, words in every.items()
    ]
    told = marks.lines(known, marks.described(glance, known), say)
    return joined(said, *told), [*buttons]


# --- The panel ------------------------------------------------------------------------------------


@doors.claims.opens
async def open_panel(interaction: Interaction, number: int, *, listed: bool = False) -> Reply:
    """Return the panel of a person's claims at a table; `listed` shows every mark."""
    table = await table_of(interaction, number)
    seat = seating.seat_of(table, interaction.user.id)
    say = interaction.client.private(interaction).at(table.key)
    return await panel(interaction, table, seat, say, listed=listed)


async def panel(
    interaction: Interaction, table: Table, seat: Seat, say: Words, *, listed: bool = False
) -> Reply:
    """Return the panel of a player's claims, with their choices; `listed` shows every mark."""
    own = (await interaction.client.services.people.at(interaction.user.id)).rule
    lines = [
        say("claims-title"),
        "" if table.alone else say("table-pace", pace=timing.pace(say, table.pace)),
        reminder(table, seat, say),
        *_cost(table, seat, say),
        "" if not table.alone else say("claims-alone"),
        *_waits(table, seat, say),
    ]
    items: list[Item] = []
    deal = table.deal
    if table.phase == "playing" and deal and marking.can_mark_now(table, seat):
        glance, said = Glance.at(table, seat, say), marking.said(table, seat)
        told, items = _marks(glance, deal.moment, NO_TILE, said, listed=listed)
        lines.append(told)
    items += standing_rule.selects(table, own, say)
    return Reply(joined(*lines), pictured(items, interaction.client.emoji))


def _cost(table: Table, seat: Seat, say: Words) -> Iterator[str]:
    """Yield a line for a player who is asked: how often the table waits for them."""
    about = table.asking.get(seat)
    if about is None:
        return
    if isinstance(table.game, MahjongTable):
        yield say("claims-asked-often", count=typical.asked(table.key, about))
    else:
        yield say("claims-asked")


def _waits(table: Table, seat: Seat, say: Words) -> Iterable[str]:
    """Return the waits of a hand of mahjong with their points; none between deals."""
    if not isinstance(table.game, MahjongTable) or table.deal is None or table.deal.result:
        return ()
    return waits.lines(Glance.at(table, seat, say))


class MarkButton(Button, custom_id="mark-as:{table}:{at}:{tile}:{how}"):
    """A button that sets a group of marks at one press, or shows the list of all claims.

    `words` are the group's marks as the button is shown. A press sets the group's marks as they are
    at the press.
    """

    table: Number
    at: At
    tile: Field
    how: Annotated[str, one_of(*worth.SETS, LIST)]
    words: tuple[str, ...] = ()

    @property
    def named(self) -> str:
        """The marks as text, by which the button gets its emoji."""
        return " ".join(self.words)

    def shown(self, say: Words, *, bright: bool) -> MarkButton:
        """Return the button with its group of marks in words; `bright` if these are in force."""
        style = PRIMARY if bright else SECONDARY
        return self.labelled(say(f"button-mark-{self.how}"), style, row=0)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Mark the set, or show the list; nobody else learns of it."""
        table = await table_of(interaction, self.table)
        seat = seating.seat_of(table, interaction.user.id)
        if not marking.can_mark(table, seat):
            raise Refusal("stale")
        if self.how == LIST:
            return await _again(interaction, self.table, self.tile, listed=True)
        glance = Glance.at(table, seat, interaction.client.private(interaction).at(table.key))
        known = waits.worths(glance, None if self.tile == NO_TILE else self.tile)
        words = worth.sets(table, seat, known).get(self.how)
        return await _mark(interaction, self.table, self.at, self.tile, words)


class MarkSelect(Select, custom_id="mark:{table}:{at}:{tile}"):
    """The select of claims that are possible until the next turn, after discarding `tile`."""

    several = True

    table: Number
    at: At
    tile: Field

    @classmethod
    def of(
        cls, glance: Glance, at: Moment, tile: str, known: Worths, chosen: Sequence[str]
    ) -> MarkSelect:
        """Return the select of marks: a win, melds with their worth, and conditions for claims."""
        game, say = glance.game, glance.say
        guards = [
            guard
            for guard in claims.GUARDS
            if guard != "ready" or (isinstance(game, MahjongTable) and game.declares_ready)
        ]
        words = (WIN, *known.listed(chosen), *guards)
        offered = {word: claimed.mark(say, word) for word in words}
        options = selectable(offered, *chosen, about=marks.described(glance, known))
        count = (0, len(options))
        return cls(glance.number, at, tile).offering(options, say("claims-select"), count=count)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Store the marks, and show them; nobody else learns of them."""
        return await _mark(interaction, self.table, self.at, self.tile, self.item.values)


def apart(items: Sequence[Item]) -> list[Item]:
    """Put the items without a row into a row below the marks, and return all items."""
    for item in items:
        item.row = 1 if item.row is None else item.row
    return [*items]


async def _mark(
    interaction: Interaction, number: int, at: Moment, tile: str, words: Sequence[str] | None
) -> Reply:
    """Store marks, and return the view in which they were set.

    Without `words`, the marks are out of date. A refusal is shown above the hand.
    """
    claiming, user = interaction.client.services.tables.claiming, interaction.user.id
    try:
        if words is None:
            raise Refusal("stale")
        await claiming.mark(number, user, at, words, draft=tile != NO_TILE)
    except RuleError as error:
        return await refused(interaction, number, error)
    return await _again(interaction, number, tile)


async def _again(
    interaction: Interaction, number: int, tile: str = NO_TILE, *, listed: bool = False
) -> Reply:
    """Return the view in which claims are marked: the panel, or the hand that discards a `tile`."""
    if tile == NO_TILE:
        return await open_panel(interaction, number, listed=listed)
    table = await table_of(interaction, number)
    return await doors.hand(interaction, table, Move(LIST if listed else "discard", (tile,)))
