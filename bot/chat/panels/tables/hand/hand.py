"""The private hand: a picture, and controls for exactly the legal moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.chat.painting import Sketch
from bot.chat.panels import doors
from bot.chat.panels.frame import folding
from bot.chat.panels.frame.interaction import Interaction, table_of
from bot.chat.panels.tables.after import hints, onward, review
from bot.chat.panels.tables.after.elsewhere import afterwards, so_far
from bot.chat.panels.tables.controls import beforehand, first_look, hinted, orders, signs
from bot.chat.panels.tables.controls.by_game import CONTROLS, MEANWHILE
from bot.chat.panels.tables.controls.hand_button import MARK, HandButton
from bot.chat.panels.tables.controls.moves import Offer, Picked, choices
from bot.chat.panels.tables.controls.picking import chosen, laid_out, to_pick
from bot.chat.panels.tables.controls.with_emoji import pictured
from bot.chat.panels.tables.hand import all_hands, premoves
from bot.chat.panels.tables.match import fairness, news, results, scores, seats, votes, window
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Item, Reply, address, called, joined, link
from bot.domain.lessons.onward import REMATCH
from bot.domain.tables import seating
from bot.domain.tables.confirming import confirmed, heavy
from bot.domain.tables.table import Table
from bot.services.ledger.ledger import Ledger
from bot.words import Words
from bot.words.telling import Emoji
from rules import Move, Seat

FEWEST = 2
"""The fewest past moves listed in a hand, even if its player moved after them."""


@doors.hand.opens
async def open_panel(
    interaction: Interaction,
    table: Table | None = None,
    picked: Picked = (),
    note: str = "",
    *,
    number: int | None = None,
    to_plan: bool = False,
    hint: Move | None = None,
) -> Reply:
    """Open the hand of the person who asks: at a `table`, one with a `number`, or the channel's.

    `picked` are pieces of the hand, or a move; `note` is the first line. With `to_plan`, the
    possible plans are shown. A `hint` is ringed, and its button green. The match is marked as seen
    by the person, unless there is more to catch up on.
    """
    if table is None:
        table, note = await _opened(interaction, number, note)
    reply = await panel(interaction, table, picked, note, to_plan=to_plan, hint=hint)
    glances, user = interaction.client.services.read_marks, interaction.user.id
    if not await glances.behind(table, user):
        glances.look(table, user)
    return reply


async def panel(
    interaction: Interaction,
    table: Table,
    picked: Picked = (),
    note: str = "",
    *,
    to_plan: bool = False,
    hint: Move | None = None,
) -> Reply:
    """Return the hand of the person who asks, without marking the match as seen."""
    services, user = interaction.client.services, interaction.user.id
    seat = seating.seat_of(table, user)
    say = interaction.client.private(interaction).at(table.key)
    if table.deal is None:
        asked = beforehand.items(table, seat, say)
        return Reply(joined(note, say("hand-nothing"), _before(asked, say)), asked)
    if folding.is_old(interaction, table.id):
        return Reply(joined(note, say("hand-folded")))
    person, seen = await services.people.at(user), await services.replays.seen(table)
    look = await services.looks.look_of(table.guild, person)
    glance, emoji = Glance.at(seen, seat, say, person, look), interaction.client.emoji
    headline, items, ringed = await _controls(interaction, glance, picked, to_plan)
    kept = window.kept_answer(table, seat, say)
    order = orders.reminder(glance)
    lately = "" if picked else _lately(glance, emoji)
    about = "" if picked else joined(signs.meanings(glance), signs.of_buttons(glance, items))
    sketch = all_hands.pictured(glance, picked)
    sketch = sketch or await scores.last_deal(table, glance.view, services.ledger, say, look)
    ringed = hinted.ringed(glance.view, hint) if hint else ringed
    sketch = sketch or _picture(glance, ringed, "" if picked else signs.able(glance, items))
    laid = laid_out(pictured(items, emoji), say, lists=person.controls == "lists")
    laid = hinted.marked(laid, hint) if hint else laid
    ended = await _ended(glance, services.ledger)
    standing = await so_far(interaction, table, say)
    above = (note, kept, ended, *standing, headline, about, order, lately)
    reply = Reply(joined(*above), laid, sketch=sketch)
    folding.remember(interaction, table, reply.face)
    return reply


async def _controls(
    interaction: Interaction, glance: Glance, picked: Picked, to_plan: bool
) -> Offer:
    """Return the offer of a hand with all its buttons; moves to confirm are picked first."""
    offer = _shown(interaction, glance, picked, to_plan)
    items = [*await _onward(interaction, glance), *offer.items]
    items += await _beside(interaction, glance, items, picked)
    narrowed = isinstance(picked, Move) or (picked and offer.ringed)
    sure = confirmed(glance.person, glance.table, glance.legal, glance.view)
    if picked == MARK:
        items = to_pick(items, heavy(glance.legal))
    elif sure and not narrowed:
        items = to_pick(items, sure)
    return offer._replace(items=items)


def _picture(glance: Glance, ringed: Iterable[str], first: str) -> Sketch:
    more, names = (("choice", tuple(ringed)),), glance.table.names
    return Sketch("hand", glance.view, names, glance.say, glance.look, more, first)


def _lately(glance: Glance, emoji: Emoji) -> str:
    """Return lines on the moves since the player's own last one, but on at least `FEWEST`."""
    deal = glance.deal
    moves = min(max(deal.since(glance.seat), FEWEST), news.played(deal))
    told = news.last_moves(glance.table, glance.say, emoji, moves)
    return "\n".join(f"> {line}" for line in told)


def _shown(interaction: Interaction, glance: Glance, picked: Picked, to_plan: bool) -> Offer:
    """Return the possible moves with the current plan; with `to_plan`, the possible plans."""
    plan = interaction.client.services.tables.premoves.of(glance.table, glance.seat)
    if to_plan and premoves.possible(glance):
        return premoves.offered(glance, plan, picked)
    if picked == MARK:
        now = offered(glance)
        items = [*now.items, HandButton(glance.number, "back").worded(glance.say)]
        headline = joined(now.headline, glance.say("hand-mark"))
        return now._replace(headline=headline, items=items)
    return premoves.beside(offered(glance, picked), glance, plan)


async def _beside(
    interaction: Interaction, glance: Glance, shown: Sequence[Item], picked: Picked
) -> list[Item]:
    """Return further buttons: catching up, taking back, hints, reviews, and the next table."""
    user, services, found = interaction.user.id, interaction.client.services, list[Item]()
    table, seat, say = glance.table, glance.seat, glance.say
    if not picked and await services.read_marks.behind(table, user):
        found.append(HandButton(table.id, "catchup").worded(say))
    found += votes.back_button(glance, [*shown, *found])
    found += fairness.sealed(table, seat, say) if votes.has_room([*shown, *found]) else []
    if not picked:
        found += hints.button(glance, [*shown, *found])
        found += await review.button(interaction, table, seat, say)
        if looks := signs.looks(glance, [*shown, *found]):
            found += [] if await services.progress.has_played(user) else looks
    found += all_hands.button(glance, picked, [*shown, *found])
    if all(player.user != user for player in table.asked):
        waiting = await services.whereabouts.waiting(user)
        found += [link(say("button-next-table"), address(*place)) for place in waiting[:1]]
    return found


async def _opened(interaction: Interaction, number: int | None, note: str) -> tuple[Table, str]:
    """Return the table whose hand is opened, by its number or that of the channel, and the note.

    An absent player comes back, and the note welcomes them.
    """
    tables, user = interaction.client.services.tables, interaction.user.id
    table = await tables.playing.awake((await table_of(interaction, number)).id)
    if table.phase == "over" or seating.seat_of(table, user) in table.present:
        return table, note
    say = interaction.client.private(interaction)
    return await tables.leaving.come_back(table.id, user), joined(note, say("welcome-back"))


def offered(glance: Glance, picked: Picked = ()) -> Offer:
    """Return the sentence above the picture, and the buttons and selects below it."""
    table, seat, say = glance.table, glance.seat, glance.say
    if table.phase != "playing":
        return _between(table, seat, say) if table.promise else Offer("", afterwards(table, say))
    if isinstance(picked, Move) and picked in glance.calls:
        return chosen(glance, glance.moment, picked)
    if glance.looks:
        return first_look.offered(glance)
    if glance.asked:
        return CONTROLS[table.key](glance, picked)
    resting = [say("hand-resting")] if seat in glance.deal.promise.carry.resting else []
    waiting = joined(_waiting(table, say), *_meanwhile(glance))
    calls, title = glance.calls, say("hand-select")
    buttons = choices(table.id, glance.moment, calls, title, say) if calls else []
    return Offer(joined(*resting, waiting), [*buttons, HandButton(table.id, "refresh").worded(say)])


async def _onward(interaction: Interaction, glance: Glance) -> list[Item]:
    """Return the buttons after a match: a rematch, and further steps that fit the person."""
    table, say = glance.table, glance.say
    if table.phase != "over":
        return []
    after = "shared" if table.elsewhere else "match"
    alone, again = len(table.people) == 1, not table.elsewhere
    found = await onward.offered(interaction, after, table.key, again=again, alone=alone)
    first = [HandButton(table.id, step.kind).worded(say) for step in found if step.kind == REMATCH]
    return [*first, *onward.buttons(found, say)]


async def _ended(glance: Glance, ledger: Ledger) -> str:
    """Return the winners of a finished match, or the result of a finished deal; otherwise empty."""
    table, result = glance.table, glance.deal.result
    if places := await scores.final_places(table, ledger):
        return joined(*results.ended(table, places, glance.say))
    if table.phase == "over":
        return glance.say("hand-over")
    return f"**{results.ending(result, glance.names, glance.say)}**" if result else ""


def _before(asked: Sequence[Item], say: Words) -> str:
    """Return a line about the choices before a deal; empty without such choices."""
    return say("beforehand-about") if asked else ""


def _meanwhile(glance: Glance) -> Iterable[str]:
    """Return lines about the hand of a seat that is not asked for a move."""
    known = MEANWHILE.get(glance.table.key)
    return known(glance) if known and glance.view.hand else ()


def _between(table: Table, seat: Seat, say: Words) -> Offer:
    """Return the offer after a deal, while the next one waits for its players."""
    asked = beforehand.items(table, seat, say)
    if table.players[seat] in table.asked:
        ready = HandButton(table.id, "ready").worded(say)
        return Offer(joined(say("hand-next"), _before(asked, say)), [ready, *asked])
    rests = table.promise is not None and seat in table.promise.carry.resting
    resting = [say("hand-resting-next")] if rests else []
    refresh = HandButton(table.id, "refresh").worded(say)
    headline = joined(*resting, _waiting(table, say), _before(asked, say))
    return Offer(headline, [refresh, *asked])


def _waiting(table: Table, say: Words) -> str:
    """Return a sentence on the people that the game waits for."""
    if table.asked:
        return say("hand-waiting", who=called(table.asked, say))
    return seats.idle(table, say) or say("hand-waiting-computer")
