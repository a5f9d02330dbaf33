"""A position of a lesson: asked as the real hand asks it, answered by a press, then explained."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.chat.component import SUCCESS
from bot.chat.painting import Sketch
from bot.chat.panels import doors
from bot.chat.panels.frame.interaction import Interaction, person, server_of
from bot.chat.panels.lessons.presses import (
    AFRESH,
    DO,
    PIECE,
    SEE,
    WHY,
    LearnButton,
    LessonButton,
    LessonSelect,
    beyond,
)
from bot.chat.panels.tables.controls.by_game import CONTROLS
from bot.chat.panels.tables.controls.hand_button import HandButton
from bot.chat.panels.tables.controls.moves import MoveButton, Offer, PieceButton, PieceSelect
from bot.chat.panels.tables.controls.picking import laid_out
from bot.chat.panels.tables.controls.with_emoji import COPY, pictured
from bot.chat.panels.tables.match import news
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Item, Reply, joined
from bot.domain.lessons import asking, facts, lesson
from bot.domain.lessons.lesson import OWN, Position
from bot.domain.tables.table import Table
from bot.words import Words, naming, telling
from render import Look
from rules import Move

ACTS = ("back", "lay")
"""The acts of hand buttons that a lesson keeps."""


@dataclass(frozen=True, slots=True)
class Open:
    """A position that a person looks at, with its table and the person's look.

    `lists` is true if they choose pieces from lists.
    """

    position: Position
    table: Table
    say: Words
    look: Look
    emoji: dict[str, str]
    lists: bool

    def button(self, way: str, chosen: str, label: str) -> Item:
        """Return a button that shows this position, or does an act on it.

        `way` and `chosen` are those of `open_panel`.
        """
        made = LessonButton(self.position.lesson, self.position.name, way, chosen)
        return made.labelled(self.say(f"button-{label}"))


@doors.lesson.opens
async def open_panel(interaction: Interaction, of: str, name: str, way: str, chosen: str) -> Reply:
    """Return a position of a lesson, or the result of a press there.

    `of` is the name of the lesson, `name` that of the position. `way` is the purpose of the press,
    and `chosen` its move or pieces.
    """
    position = lesson.found(of, name)
    opened = await _opened(interaction, position)
    if way in (SEE, PIECE):
        picked = tuple(chosen.split()) if way == PIECE else ()
        asked = "" if picked else opened.say(f"learn-{position.key}-ask")
        return _asked(opened, picked, asked)
    move = Move.parse(chosen.rstrip(COPY))
    after, right = asking.after(opened.table, move), move in position.good
    if right and way == DO:
        await interaction.client.services.progress.add(interaction.user.id, position.key)
    why = _why(opened, move) if way == WHY else ""
    if not right:
        return _wrong(opened, after, move, why)
    return _right(opened, after, move, why, await _onward(interaction, opened))


async def _opened(interaction: Interaction, position: Position) -> Open:
    say = interaction.client.private(interaction).at(position.game.key)
    services, user = interaction.client.services, interaction.user.id
    look = await services.looks.look_of_player(server_of(interaction), user)
    lists = (await services.people.at(user)).controls == "lists"
    table = asking.table(position, person(interaction), naming.computer(say))
    return Open(position, table, say, look, interaction.client.emoji, lists)


def _asked(opened: Open, picked: tuple[str, ...], *told: str, more: Sequence[Item] = ()) -> Reply:
    """Return the position with the choices of a real hand."""
    offer, say = _offer(opened, picked), opened.say
    others = [*more, LearnButton(opened.table.key).worded(say)]
    items = [item for item in offer.items if not isinstance(item, HandButton) or item.act in ACTS]
    laid = laid_out(pictured([*items, *others], opened.emoji), say, lists=opened.lists)
    view = opened.table.view(OWN)
    choice = (("choice", tuple(offer.ringed)),)
    sketch = Sketch("hand", view, opened.table.names, say, opened.look, choice)
    asked = [_in_lesson(opened.position, item) for item in laid]
    question, _, _ = offer.headline.partition("\n")
    return Reply(joined(_head(opened), *told, question), asked, sketch=sketch)


def _offer(opened: Open, picked: tuple[str, ...]) -> Offer:
    return CONTROLS[opened.table.key](Glance.at(opened.table, OWN, opened.say), picked)


def _in_lesson(position: Position, item: Item) -> Item:
    """Turn a component of a real hand into one that answers the lesson."""
    names = position.lesson, position.name
    match item:
        case MoveButton():
            return LessonButton(*names, DO, f"{item.move}{item.twin}").like(item)
        case PieceButton():
            return LessonButton(*names, PIECE, item.piece).like(item)
        case HandButton(act="back"):
            return LessonButton(*names, SEE, AFRESH).like(item)
        case HandButton():
            return LessonButton(*names, PIECE, item.act).like(item)
        case PieceSelect():
            return LessonSelect(*names, item.name).like(item)
        case _:
            return item


def _right(opened: Open, after: Table, move: Move, why: str, further: Sequence[Item]) -> Reply:
    """Return the table after a good move, with its effects and the next steps."""
    say, position = opened.say, opened.position
    told = news.last_moves(after, say, opened.emoji, 1)
    if told == news.last_moves(opened.table, say, opened.emoji, 1):
        told = [telling.move(say, move)]
    good = say(f"learn-{position.key}-good", **_values(opened, move))
    items = [*further]
    items += [] if why else [opened.button(WHY, str(move), "why")]
    items.append(opened.button(SEE, AFRESH, "again"))
    items.append(LearnButton(position.game.key).worded(say))
    result = after.deal.result if after.deal else None
    kind = "scores" if result and result.sheet else "hand"
    sketch = Sketch(kind, after.view(OWN), after.names, say, opened.look)
    lines = (say("learn-right", told=told[-1]), good, why, _done(opened))
    return Reply(joined(_head(opened), *lines), items, sketch=sketch)


def _done(opened: Open) -> str:
    """Return a line on what to do after the last position of a game; empty after the others."""
    game, say = opened.position.game.key, opened.say
    last = opened.position == lesson.every(game)[-1]
    return say("learn-done", game=say(f"game-{game}")) if last else ""


def _wrong(opened: Open, after: Table, move: Move, why: str) -> Reply:
    """Return the position again, with a comment on a move that is not good."""
    say = opened.say
    told = say("learn-wrong", move=telling.move(say, move))
    bad = say(f"learn-{opened.position.key}-bad")
    more = [] if why else [opened.button(WHY, str(move), "why")]
    more.append(opened.button(SEE, AFRESH, "again"))
    return _asked(opened, (), told, bad, why, more=more)


def _why(opened: Open, move: Move) -> str:
    """Return the idea of a position, with the facts behind the move and the good moves."""
    lines = dict.fromkeys(_reasons(opened, move))
    why = opened.say(f"learn-{opened.position.key}-why")
    return joined(why, *(f"> {line}" for line in lines))


def _reasons(opened: Open, made: Move) -> Iterator[str]:
    """Yield the facts of a real hand on a move and on the good moves.

    The question does not show them, because they would reveal the answer. Facts on a hand's gaps or
    chances are left out for a good move.
    """
    offer, good = _offer(opened, ()), opened.position.good
    if made not in good:
        yield from offer.headline.split("\n")[1:]
    about = {
        option.value: option
        for item in offer.items
        if isinstance(item, PieceSelect)
        for option in item.item.options
    }
    for move in (made, *good):
        option = about.get(str(move)) or about.get(move.pieces[0] if move.pieces else "")
        if option and option.description:
            yield opened.say("learn-reason", move=option.label, about=option.description)


async def _onward(interaction: Interaction, opened: Open) -> Sequence[Item]:
    """Return the button to the next position; after the last one, the steps beyond the lessons."""
    position, say = opened.position, opened.say
    every = lesson.every(position.game.key)
    place = every.index(position) + 1
    if place == len(every):
        return await beyond(interaction, position.game.key, say)
    following = every[place]
    made = LessonButton(following.lesson, following.name, SEE, AFRESH)
    return [made.labelled(say("button-learn-next"), SUCCESS)]


def _head(opened: Open) -> str:
    """Return the lesson, the position's number in it, and its title."""
    position, say = opened.position, opened.say
    own = next(
        lesson for lesson in lesson.of_game(position.game.key) if lesson.name == position.lesson
    )
    place = own.positions.index(position) + 1
    called, title = say(f"learn-{own.name}"), say(f"learn-{position.key}-title")
    return say("learn-head", lesson=called, number=place, count=len(own.positions), title=title)


def _values(opened: Open, move: Move) -> dict[str, object]:
    """Return the facts that a sentence may use: pieces by name, numbers unchanged."""
    assert opened.table.deal is not None
    found = facts.of(opened.position, opened.table.deal.state, move)
    return {
        name: telling.cards(opened.say, value) if isinstance(value, list) else value
        for name, value in found.items()
    }
