"""*Review*: the choices that cost a player most in a finished deal, and better choices."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.chat.component import Button, Number
from bot.chat.painting import Sketch
from bot.chat.panels.frame import folding
from bot.chat.panels.frame.answer import amend, refusal_of
from bot.chat.panels.frame.interaction import Interaction, Place, server_of_table
from bot.chat.panels.tables.controls import hinted
from bot.chat.panels.tables.controls.reasons import kept, reasons
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Item, Reply, joined
from bot.domain.players.judging import Judged, estimated
from bot.domain.tables.table import Table
from bot.services.ledger.reviews import Choice, Review
from bot.words import Words, telling
from rules import FlowerTable, Move, RuleError, Seat
from rules.hanafuda import prospects
from rules.mahjong.claims import WIN

MARKS = ("①", "②", "③")
"""The marks that connect lines with the pictures of choices."""
CLAIMS = ("win", "kong", "pung", "chow")
"""The verbs of claims that can be passed up."""
PACE = 2.0
"""The fewest seconds between two updates of the progress."""
OPENED = "review"
"""The key in the extras of a press for the review that it has opened."""


async def button(
    interaction: Interaction, table: Table, seat: Seat | None, say: Words, row: int | None = None
) -> list[Item]:
    """Return the button *Review* below a finished deal, if the seat's player may review it."""
    deal = table.deal
    if seat is None or deal is None or deal.result is None:
        return []
    if not await interaction.client.services.reviews.allowed(table):
        return []
    return [ReviewButton(table.id, deal.promise.number).worded(say, row=row)]


async def _shown(interaction: Interaction, review: Review) -> Reply:
    """Return the progress of a review, or the choices that have cost most, with pictures."""
    table = review.table
    say = interaction.client.private(interaction).at(table.key)
    title = say("review-title", game=say(f"game-{table.key}"), deal=review.deal)
    count, done = len(review.choices), len(review.choices.keys() & review.judged.keys())
    if not review.done:
        return Reply(joined(title, say("review-progress", done=done, count=count)))
    if not review.worst:
        return Reply(joined(title, say("review-nothing", count=count)))
    told, pictures = [title], []
    look = await interaction.client.services.looks.look_of_player(table.guild, interaction.user.id)
    for mark, (choice, judged) in zip(MARKS, review.worst, strict=False):
        told.append(joined(*lines(mark, choice, judged, say)))
        view = choice.table.view(choice.seat)
        pieces = (
            ("choice", hinted.ringed(view, judged.better)),
            ("instead", hinted.ringed(view, choice.made)),
        )
        sketch = Sketch("hand", view, table.names, say, look, pieces)
        picture, words = await sketch.drawn()
        pictures += [(picture, f"{mark} {words}")] if picture else []
    told.append(say("review-rings"))
    told.append(say("review-estimate" if estimated(table.key) else "review-about", count=count))
    return Reply("\n\n".join(told), others=pictures)


def lines(mark: str, choice: Choice, judged: Judged, say: Words) -> list[str]:
    """Return the lines on a choice.

    They tell the move made, the better move and its gain, the reasons, at mahjong the hand after
    the move made, and a missed claim.
    """
    made, better = (telling.move(say, move) for move in (choice.made, judged.better))
    cost = say("review-points", points=f"{judged.cost:.1f}")
    found = [say("review-choice", mark=mark, made=made, better=better, cost=cost)]
    glance = Glance.at(choice.table, choice.seat, say)
    facts = reasons(glance, judged.better)
    found += [f"> {fact}" for fact in facts]
    own = kept(glance, choice.made) if estimated(choice.table.key) else ""
    if own and own not in (*facts, kept(glance, judged.better)):
        found.append(f"> {say('review-yours', fact=own)}")
    if passed := _passed(choice, judged.better, say):
        found.append(f"> {say('review-passed', what=passed)}")
    return found


def _passed(choice: Choice, better: Move, say: Words) -> str:
    """Return a missed win, claim or combination; empty if there was none."""
    if isinstance(choice.table.game, FlowerTable):
        assert choice.table.deal is not None
        state = choice.table.deal.state
        had = prospects.gain(choice.table.game, state, choice.seat, choice.made).made
        made = prospects.gain(choice.table.game, state, choice.seat, better).made
        return telling.made(say, (combination for combination in made if combination not in had))
    passed = better.verb in CLAIMS and (better == WIN or choice.made.verb == "pass")
    return say(f"review-{better.verb}") if passed else ""


async def _follow(interaction: Interaction, review: Review) -> None:
    """Show the progress of a review, and at the end its findings."""
    reviews, clock = interaction.client.services.reviews, asyncio.get_running_loop().time
    shown_at = clock()
    try:
        async for now in reviews.go_on(interaction.user.id, review):
            if now.done or clock() - shown_at >= PACE:
                await amend(interaction, await _shown(interaction, now))
                shown_at = clock()
    except RuleError as error:
        await amend(interaction, Reply(refusal_of(interaction, error)))


class ReviewButton(Button, custom_id="review:{table}:{deal}"):
    """The button that reviews the choices of the person who presses it."""

    table: Number
    deal: Number
    place, label = Place.PRIVATE, "button-review"

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the known findings."""
        user, reviews = interaction.user.id, interaction.client.services.reviews
        server = await server_of_table(interaction, self.table)
        found = await reviews.open(server, user, self.table, self.deal)
        interaction.extras[OPENED] = found
        return await _shown(interaction, found)

    async def afterwards(self, interaction: Interaction) -> None:
        """Show the progress and the findings as the review goes on."""
        opened: Review = interaction.extras[OPENED]
        if not opened.done:
            follow = partial(_follow, interaction, opened)
            interaction.client.tasks.begin("reviews", follow, folding.OPEN.total_seconds())
