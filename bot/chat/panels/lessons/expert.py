"""One page for players who know a game from elsewhere: what is different here."""

from __future__ import annotations

from typing import Annotated

import render
import rules
from bot.chat.component import Button, Part
from bot.chat.painting import drawn
from bot.chat.panels.frame.interaction import Interaction, server_of
from bot.chat.panels.lessons.presses import LearnButton
from bot.chat.panels.tables.book.guide import BookButton
from bot.chat.reply import Reply, joined
from rules import ByGame

PICTURES: ByGame[str] = ByGame(
    {
        "hanafuda": "combinations",
        "tiengow": "sets",
        "xiamen": "water",
        "northern": "doubles",
        "liangxi": "xis",
    }
)
"""The picture of the book beside each page."""
Game = Annotated[str, Part("[a-z]+", lambda text: rules.game(text).key)]


async def open_panel(interaction: Interaction, key: str) -> Reply:
    """Return the page of a game under its usual rules, with buttons to its lessons and book."""
    say, game = interaction.client.private(interaction).at(key), rules.game(key)
    looks = interaction.client.services.looks
    look = await looks.look_of_player(server_of(interaction), interaction.user.id)
    options = rules.usual(game.presets)
    made = await drawn(render.guide, key, PICTURES[key], options, say, look)
    picture, alt = made or (None, "")
    name = say(f"game-{key}")
    lines = (say(f"expert-{part}", game=name) for part in ("title", "page"))
    buttons = [
        LearnButton(key).worded(say),
        BookButton(0, key, "contents").labelled(say("button-contents")),
    ]
    return Reply(joined(*lines), buttons, picture, alt)


class ExpertButton(Button, custom_id="expert:{game}", opens=open_panel):
    """The button that shows how the game differs here, for players who know it from elsewhere."""

    game: Game
    label = "button-expert"
