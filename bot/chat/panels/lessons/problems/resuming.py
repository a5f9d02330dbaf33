"""A solved problem played out: the real hand, with computers on the other seats."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.painting import Sketch
from bot.chat.panels import doors
from bot.chat.panels.frame.interaction import Interaction, person, server_of
from bot.chat.panels.lessons.problems.presses import (
    NextProblemButton,
    ResumeButton,
    ResumeSelect,
)
from bot.chat.panels.tables.controls.by_game import CONTROLS
from bot.chat.panels.tables.controls.hand_button import HandButton
from bot.chat.panels.tables.controls.moves import MoveButton, PieceButton, PieceSelect
from bot.chat.panels.tables.controls.picking import laid_out
from bot.chat.panels.tables.controls.with_emoji import pictured
from bot.chat.panels.tables.match import news, results
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Item, Reply, joined
from bot.domain.lessons.problems import problem, resumed
from bot.domain.lessons.problems.problem import Problem
from bot.domain.lessons.problems.resumed import DIGITS
from bot.domain.refusal import Refusal
from bot.words import Words, problems
from rules import Move


def button(of: Problem, game: str, say: Words) -> list[Item]:
    """Return the button to play an answered problem out, if that is possible.

    `game` is the game of the problems that follow.
    """
    if not resumed.can_be(of):
        return []
    return [ResumeButton(of.key, game, "", ()).labelled(say("button-problem-resume"))]


@doors.resumed.opens
async def open_panel(
    interaction: Interaction, key: str, game: str, played: str, picked: Sequence[str]
) -> Reply:
    """Make the panel of a problem after some moves of the person.

    Refusal unless the person has answered the problem, or it was the problem of a recent day.
    """
    services, user = interaction.client.services, interaction.user.id
    asked, days = problem.found(key), await services.problems.days()
    over = key in days.over(services.problems.today)
    if not resumed.can_be(asked) or not (over or await services.problems.answered(user, key)):
        raise Refusal("stale")
    say = interaction.client.private(interaction).at(asked.game)
    look = await services.looks.look_of_player(server_of(interaction), user)
    players = problems.players(asked, say, person(interaction))
    table = resumed.after(resumed.table(asked, players), asked.seat, played)
    glance = Glance.at(table, asked.seat, say, await services.people.at(user), look)
    if picked and " " in picked[0]:
        played += _sign(glance, Move.parse(picked[0]))
        return await open_panel(interaction, key, game, played, ())
    told = news.last_moves(table, say, interaction.client.emoji) if played else ()
    lately = [f"> {line}" for line in told]
    again = ResumeButton(key, game, "", ()).labelled(say("button-again"))
    on = NextProblemButton(game).worded(say)
    if glance.deal.result:
        ended = f"**{results.ending(glance.deal.result, glance.names, say)}**"
        sketch = Sketch("scores", glance.view, table.names, say, look)
        return Reply(joined(say("problem-resumed"), *lately, ended), [again, on], sketch=sketch)
    offer = CONTROLS[asked.game](glance, tuple(picked))
    kept = (item for item in offer.items if not isinstance(item, HandButton) or item.act == "back")
    items = pictured([*kept, *([again] if played else []), on], interaction.client.emoji)
    laid = laid_out(items, say, lists=glance.person.controls == "lists")
    shown = [_resuming(glance, item, key, game, played) for item in laid]
    sketch = Sketch("hand", glance.view, table.names, say, look, (("choice", offer.ringed),))
    return Reply(joined(say("problem-resumed"), *lately, offer.headline), shown, sketch=sketch)


def _resuming(glance: Glance, item: Item, key: str, game: str, played: str) -> Item:
    """Turn a component of a real hand into one that plays the problem out."""
    match item:
        case MoveButton(move=move):
            return ResumeButton(key, game, played + _sign(glance, move), ()).like(item)
        case PieceButton(piece=piece):
            return ResumeButton(key, game, played, (piece,)).like(item)
        case HandButton():
            return ResumeButton(key, game, played, ()).like(item)
        case PieceSelect(name=name):
            return ResumeSelect(key, game, played, name).like(item)
        case _:
            return item


def _sign(glance: Glance, move: Move) -> str:
    """Return the sign of a move for `played`; Refusal if the move is not legal."""
    if move not in glance.legal:
        raise Refusal("stale")
    return DIGITS[glance.legal.index(move)]
