"""Plans in a private hand: the possible plans, the current plan, and its condition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.chat.component import OPTIONS, Act, At, Button, Number, Select
from bot.chat.panels import doors
from bot.chat.panels.frame.interaction import Interaction, table_of
from bot.chat.panels.tables.controls import drawing, leading
from bot.chat.panels.tables.controls.by_game import CONTROLS
from bot.chat.panels.tables.controls.moves import (
    PLANNED,
    MoveButton,
    Offer,
    Picked,
    after,
    replan,
    to_plan,
)
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Item, Reply, joined, selectable
from bot.domain.refusal import Refusal
from bot.domain.tables.ahead import draws, premoves, tricks
from bot.domain.tables.ahead.decisions import NEW, Plan
from bot.domain.tables.ahead.premoves import Fate
from bot.domain.tables.deal import Moment
from bot.domain.tables.table import Table
from bot.words import Words, telling
from rules import HanafudaView, View


def possible(glance: Glance) -> bool:
    """Whether a seat can plan a move, a draw or a trick now: while only others are asked."""
    table, seat = glance.table, glance.seat
    if seat in glance.view.to_act:
        return False
    some = draws.possible(table, seat) or tricks.possible(table, seat)
    return some or bool(premoves.foreseen(table, seat))


def offered(glance: Glance, plan: Plan | None, picked: Picked) -> Offer:
    """Return the offer of possible plans; or of the current plan, if it will be carried out."""
    table, seat, say = glance.table, glance.seat, glance.say
    if draws.possible(table, seat):
        return _drawn(glance, plan)
    if tricks.possible(table, seat):
        return _trick(glance)
    if plan and not picked and premoves.fate(table, plan) is Fate.MADE:
        return _kept(glance, plan)
    moves = premoves.foreseen(table, seat)
    on_turn = replace(glance, view=_on_turn(glance.view), legal=moves)
    choice = CONTROLS[table.key](on_turn, picked)
    back = _buttons(glance, "again" if picked else "back")
    headline = choice.headline if picked else say("plan-choose")
    return Offer(headline, [*to_plan(choice.items), *back], choice.ringed)


def _buttons(glance: Glance, *acts: str) -> list[Item]:
    return [PlanButton(glance.number, glance.moment, act).worded(glance.say) for act in acts]


def _drawn(glance: Glance, plan: Plan | None) -> Offer:
    """Return the plans for the next draw and the `plan` for a move before it, with buttons to
    change them.
    """
    draw = premoves.held(glance.table, glance.seat, "draw")
    headline, items, _ = drawing.offered(glance, draw)
    acts = ("every", "drop", "back") if plan or draw else ("every", "back")
    about = joined(headline, sentence(plan, glance.say) if plan else "")
    return Offer(about, [*items, *_buttons(glance, *acts)])


def _trick(glance: Glance) -> Offer:
    """Return the plans for a trick that is not yet led, with buttons to change them."""
    headline, items, _ = leading.offered(glance)
    acts = ("drop", "back") if premoves.tricks_of(glance.table, glance.seat) else ("back",)
    return Offer(headline, [*items, *_buttons(glance, *acts)])


def _on_turn(view: View) -> View:
    """Return a player's view as if it were their turn to play."""
    match view:
        case HanafudaView():
            return replace(view, phase="play", turned=None)
        case _:
            return view


def _kept(glance: Glance, plan: Plan) -> Offer:
    """Return the offer that shows a plan, its condition, and when its player is asked first."""
    lying, say = premoves.spots(glance.view), glance.say
    needs = [NeedsSelect.of(glance.number, glance.moment, lying, plan, say)] if lying else []
    about = joined(sentence(plan, say), say(f"plan-{_asks(plan)}"))
    items = [*needs, *_tick(glance, plan), *_buttons(glance, "drop", "back")]
    return Offer(about, items, plan.move.pieces)


def _asks(plan: Plan) -> str:
    """Return when a plan's player is asked first.

    `new`: if they could take something new; `asks`: if their choices have changed; `anyway`: never.
    """
    return "anyway" if plan.anyway else "new" if plan.expected.startswith(NEW) else "asks"


def _tick(glance: Glance, plan: Plan) -> list[Item]:
    """Return the button that ticks or unticks *Ask me*; none where nothing new could be taken."""
    act, label = {"anyway": ("ask", ""), "new": ("anyway", "asked"), "asks": ("anyway", "")}[
        _asks(plan)
    ]
    if act == "ask" and not premoves.can_ask(glance.table, plan.seat):
        return []
    return [PlanButton(glance.number, glance.moment, act).worded(glance.say, label)]


def sentence(plan: Plan, say: Words) -> str:
    """Return the planned move, and the pieces it needs."""
    about = [say("plan-move", move=telling.move(say, plan.move))]
    if plan.needs:
        cards = telling.cards(say, plan.needs)
        about.append(say("plan-needs", cards=cards, count=len(plan.needs)))
    return say("gap").join(about)


def beside(now: Offer, glance: Glance, plan: Plan | None) -> Offer:
    """Return an offer headed by the plans in force, with buttons to change them."""
    table, seat, say = glance.table, glance.seat, glance.say
    draw = premoves.held(table, seat, "draw")
    line, acts = _standing(table, plan, say) if plan else ("", ("open",))
    if draw:
        line = joined(line, drawing.sentence(glance.view, draw, say))
        acts = ("change", "drop")
    tricked = premoves.tricks_of(table, seat)
    if tricked and seat not in glance.view.to_act:
        line, acts = leading.sentence(tricked, say), ("change", "drop")
    items: list[Item] = []
    if possible(glance):
        items = _buttons(glance, *acts)
    elif plan and premoves.has_come(table, seat) and premoves.fate(table, plan) is Fate.ASKED:
        items = [MoveButton(table.id, glance.moment, plan.move, PLANNED).shown(say)]
    return Offer(joined(line, now.headline), [*items, *now.items], now.ringed)


def _standing(table: Table, plan: Plan, say: Words) -> tuple[str, Sequence[str]]:
    """Return a line on whether a plan will be carried out, and the acts that its buttons offer."""
    match premoves.fate(table, plan):
        case Fate.MADE:
            return sentence(plan, say), ("change", "drop")
        case Fate.ASKED:
            return _changed(table, plan, say), ("change", "drop")
        case Fate.OFF:
            return _off(table, plan, say), ("open", "drop")


def _changed(table: Table, plan: Plan, say: Words) -> str:
    """Return the reason why a player is asked before a plan is carried out."""
    move, cards = telling.move(say, plan.move), premoves.newly(table, plan)
    if not cards:
        return say("plan-changed", move=move)
    return say("plan-could-take", move=move, cards=telling.cards(say, cards))


def _off(table: Table, plan: Plan, say: Words) -> str:
    """Return the reason why a plan is not carried out."""
    move, gone = telling.move(say, plan.move), premoves.gone(table, plan)
    if not gone:
        return say("plan-off", move=move)
    return say("plan-gone", move=move, cards=telling.cards(say, gone), count=len(gone))


async def _again(
    interaction: Interaction,
    number: int,
    at: Moment,
    needs: Sequence[str] | None = None,
    asking: bool | None = None,
) -> Table:
    """Plan the same move under another condition; Refusal if no plan is in force.

    None keeps what the plan `needs`, and whether its player is asked first (`asking`).
    """
    tables, user = interaction.client.services.tables, interaction.user.id
    table = await table_of(interaction, number)
    seat = table.seat_of(user)
    plan = None if seat is None else tables.premoves.of(table, seat)
    if plan is None:
        raise Refusal("stale")
    needs = plan.needs if needs is None else needs
    asking = not plan.anyway if asking is None else asking
    return await tables.premoves.plan(number, user, at, plan.move, needs, asking)


class PlanButton(Button, custom_id="plans:{table}:{at}:{act}"):
    """The button that opens the possible plans, or changes the current one.

    `ask` and `anyway` choose whether the player is asked first if something new could be taken.
    `every` plans to discard any drawn tile, `drop` drops the plans, `back` shows the hand.
    """

    table: Number
    at: At
    act: Act
    label = "button-plan-{act}"

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show or change the plan; nothing is published, because nobody else sees it."""
        tables, user = interaction.client.services.tables, interaction.user.id
        match self.act:
            case "ask" | "anyway":
                change = _again(interaction, self.table, self.at, asking=self.act == "ask")
                return await replan(interaction, self.table, change)
            case "every":
                change = drawing.every(interaction, self.table, self.at)
                return await replan(interaction, self.table, change)
            case "drop":
                dropping = tables.premoves.drop(self.table, user)
                return await after(interaction, self.table, dropping)
            case act:
                return await doors.hand(interaction, number=self.table, to_plan=act != "back")


class NeedsSelect(Select, custom_id="needs:{table}:{at}"):
    """The select of pieces that must still be on the table for a plan to be carried out."""

    several = True

    table: Number
    at: At

    @classmethod
    def of(
        cls, number: int, at: Moment, lying: Sequence[premoves.Spot], plan: Plan, say: Words
    ) -> NeedsSelect:
        """Return the select of pieces on the table, with those the plan needs marked."""
        offered = {" ".join(spot): telling.cards(say, spot) for spot in lying[:OPTIONS]}
        needed = (spot for spot in offered if set(spot.split()) <= set(plan.needs))
        title, count = say("plan-select-needs"), (0, max(1, len(offered)))
        return cls(number, at).offering(selectable(offered, *needed), title, count=count)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Plan the same move under this condition."""
        needs = [piece for value in self.item.values for piece in value.split()]
        return await replan(
            interaction, self.table, _again(interaction, self.table, self.at, needs)
        )
