"""Claims without asking the player: marks until the next turn, and a standing rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Annotated

from bot.chat.component import At, Field, Number, Select, one_of
from bot.chat.panels import doors
from bot.chat.panels.frame.answer import Interaction, refusal_of, table_of
from bot.chat.panels.tables.controls import waits
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Item, Reply, joined, names_in, selectable
from bot.domain.refusal import Refusal
from bot.domain.tables import claims
from bot.domain.tables.ahead import marking, standing
from bot.domain.tables.ahead.marking import Outcome
from bot.domain.tables.ahead.orders import ORDERS
from bot.domain.tables.ahead.standing import LEAST, Rule
from bot.domain.tables.deal import Moment
from bot.domain.tables.table import Table
from bot.words import Words, claimed, telling, timing
from rules import MahjongTable, Move, RuleError, Seat

WIN = claims.ANY[0]
NO_TILE = "none"
"""The word in an id in place of a tile, for marks without a discard."""
NO_RULE = "~table"
"""The choice to have no rule of one's own; no written rule begins with this sign."""
MOST = 21
"""The largest number of melds in a select, which leaves room for a win and the guards."""
PARTS = ("kind", "least", "opening")


# --- In the hand ----------------------------------------------------------------------------------


def reminder(table: Table, seat: Seat, say: Words) -> str:
    """Return a call that waits, the outcomes of past claims, and the current claims; or less of it.

    Without claims in advance, with computers only, or for a player who is asked, it is the call
    alone. On the player's own turn, it is the past outcomes alone.
    """
    waits = _called(table, seat, say)
    if table.phase != "playing" or not table.pace.settled or table.alone or seat in table.asking:
        return waits
    names = names_in(table)
    past = (_outcome(outcome, names, say) for outcome in marking.outcomes(table, seat))
    if table.deal and seat in table.deal.state.to_act:
        return joined(*past)
    return joined(*past, waits, f"-# {_now(table, seat, say)}")


def _called(table: Table, seat: Seat, say: Words) -> str:
    """Return a player's call that waits for the claims of others; empty without one."""
    move = marking.called(table, seat)
    return say("claims-called", move=telling.move(say, move)) if move else ""


def _outcome(outcome: Outcome, names: Sequence[str], say: Words) -> str:
    card = telling.card(say, outcome.tile)
    claim = telling.move(say, outcome.claim) if outcome.claim else ""
    name = names[outcome.by] if outcome.by is not None else ""
    return say(f"claims-{outcome.how}", card=card, claim=claim, name=name)


def _now(table: Table, seat: Seat, say: Words) -> str:
    """Return the current claims of a seat: its marks, or its standing rule."""
    if marks := marking.in_force(table, seat):
        return say("claims-marked", claims=claimed.marks(say, marks.text))
    rule = standing.held(table, seat)
    if rule.kind == "marked" and (text := marking.usual(table, seat)) != ORDERS[table.key].wins:
        return say("claims-marked", claims=claimed.marks(say, text))
    return say("claims-standing", rule=claimed.standing(say, rule))


def marked_with(glance: Glance, tile: str) -> MarkSelect:
    """Return the select of marks to set together with a discard."""
    table, seat = glance.table, glance.seat
    text = marking.draft(table, seat)
    chosen = marking.usual(table, seat) if text is None else text
    return MarkSelect.of(table, seat, glance.deal.window, tile, chosen.split(), glance.say)


# --- The panel ------------------------------------------------------------------------------------


async def panel(interaction: Interaction, table: Table, seat: Seat, say: Words) -> Reply:
    """Return the panel of a player's claims, with their choices."""
    own = (await interaction.client.services.people.of(interaction.user.id)).rule
    lines = [
        say("claims-title"),
        say("table-pace", pace=timing.pace(say, table.pace)),
        reminder(table, seat, say),
        "" if seat not in table.asking else say("claims-asked"),
        "" if not table.alone else say("claims-alone"),
        *_waits(table, seat, say),
    ]
    items: list[Item] = []
    deal = table.deal
    if table.phase == "playing" and deal and marking.can_mark_now(table, seat):
        said = marking.said(table, seat).split()
        items.append(MarkSelect.of(table, seat, deal.moment, NO_TILE, said, say))
    items += [StandingSelect.of(part, table, own, say) for part in _parts(table, own)]
    return Reply(joined(*lines), items)


def _waits(table: Table, seat: Seat, say: Words) -> Iterable[str]:
    """Return the waits of a hand of mahjong with their points; none between deals."""
    if not isinstance(table.game, MahjongTable) or table.deal is None or table.deal.result:
        return ()
    return waits.told(Glance.at(table, seat, say))


def _parts(table: Table, own: str) -> Iterator[str]:
    """Yield the parts of a standing rule that can be set; some only if it claims wins."""
    yield "kind"
    if isinstance(table.game, MahjongTable) and own.split()[:1] in (["wins"], ["marked"]):
        yield "least"
        if table.game.school == "xiamen":
            yield "opening"


class MarkSelect(Select, custom_id="mark:{table}:{at}:{tile}"):
    """The select of claims that are possible until the next turn, after discarding `tile`."""

    several = True

    table: Number
    at: At
    tile: Field

    @classmethod
    def of(
        cls, table: Table, seat: Seat, at: Moment, tile: str, chosen: Sequence[str], say: Words
    ) -> MarkSelect:
        """Return the select of a win, the melds and their guards, with the chosen marked."""
        game = table.game
        thrown = None if tile == NO_TILE else tile
        guards = [
            guard
            for guard in claims.GUARDS
            if guard != "ready" or (isinstance(game, MahjongTable) and game.declares_ready)
        ]
        melds = dict([*marking.spoiling(table, seat, thrown).items()][:MOST])
        offered = {word: claimed.mark(say, word) for word in (WIN, *melds, *guards)}
        options = selectable(offered, *chosen)
        for option in options:
            option.description = say("claims-spoils") if melds.get(option.value) else None
        count = (0, len(options))
        return cls(table.id, at, tile).offering(options, say("claims-select"), count=count)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Store the marks, and show them; nobody else learns of them."""
        client, user = interaction.client, interaction.user.id
        thrown = () if self.tile == NO_TILE else (self.tile,)
        try:
            table = await client.services.tables.claiming.mark(
                self.table, user, self.at, self.item.values, draft=bool(thrown)
            )
        except RuleError as error:
            note = refusal_of(interaction, error)
            table = await table_of(interaction, self.table)
            return await doors.hand(interaction, table, note=f"⚠ {note}")
        if thrown:
            return await doors.hand(interaction, table, Move("discard", thrown))
        return await _again(interaction, table)


class StandingSelect(Select, custom_id="standing:{table}:{part}"):
    """The select of one part of a standing rule; each value is the whole rule with it changed."""

    table: Number
    part: Annotated[str, one_of(*PARTS)]

    @classmethod
    def of(cls, part: str, table: Table, own: str, say: Words) -> StandingSelect:
        """Return the select, with the current rule marked."""
        options = selectable(_offered(part, table, own, say), own or NO_RULE)
        return cls(table.id, part).offering(options, say(f"standing-select-{part}"))

    async def pressed(self, interaction: Interaction) -> Reply:
        """Set the rule, and show the panel again."""
        rule = "" if self.chosen == NO_RULE else self.chosen
        await interaction.client.services.tables.claiming.choose(interaction.user.id, rule)
        return await _again(interaction, await table_of(interaction, self.table))


def _offered(part: str, table: Table, own: str, say: Words) -> Mapping[str, str]:
    """Return the rules that a part can be changed to: the words, by the written rule."""
    now = standing.rule_of(own) if own else Rule()
    match part:
        case "kind":
            usual = claimed.standing(say, Rule(table.pace.rule))
            kinds = [*standing.offered(table)]
            if now.kind not in kinds:
                kinds.append(now.kind)
            return {NO_RULE: say("standing-table", rule=usual)} | {
                str(replace(now, kind=kind)): say(f"standing-{kind}") for kind in kinds
            }
        case "least":
            every = sorted({*LEAST, now.least})
            return {
                str(replace(now, least=least)): say("standing-least", points=least)
                for least in every
            }
        case _:
            both = (("yes", True), ("no", False))
            return {
                str(replace(now, opening=opening)): say(f"standing-opening-{key}")
                for key, opening in both
            }


async def _again(interaction: Interaction, table: Table) -> Reply:
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise Refusal("not-seated")
    say = interaction.client.private(interaction).at(table.key)
    return await panel(interaction, table, seat, say)
