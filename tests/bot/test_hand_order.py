"""A hand stands in one order wherever it is shown: in pictures, in their words, on its buttons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import cycle, groupby
from typing import Any, NamedTuple

import pytest

import render
from bot.chat.panels.tables.controls.by_game import CONTROLS
from bot.chat.panels.tables.controls.moves import PieceSelect
from bot.chat.panels.tables.controls.with_emoji import COPY
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.lessons import lesson
from bot.domain.tables import table as tables
from bot.domain.tables.deal import Deal, Promise
from bot.domain.tables.player import Player
from bot.words import words
from render.boards.catalogue import BOARDS
from render.layout import Box, Picture
from render.look import LARGE, Look
from rules import GAMES, Chance, Move, Seat, Step, View
from tests.playing import TABLES, Table, Trial, tried

HAND = ("tell-hand", "tell-own-drawn")
"""The sentences that name the pieces of the viewer's hand."""
LOOKS = (Look(), Look("wide"), Look(face=LARGE))


class Shown(NamedTuple):
    """One hand as its player is asked: the view, and the table it lies on."""

    where: str
    view: View
    table: tables.Table


def asked(game: Any, preset: str, options: Any, state: Any, seat: Seat) -> Shown:
    """A state as a table of people who play it."""
    deal = Deal(Promise(1, state.carry, "", ""), Chance(()), (), Step(state))
    players = tuple(Player(one + 1, f"P{one}") for one in range(len(state.carry.scores)))
    table = tables.Table(
        *(1, 1, 1, 1, game.key, preset, options, players, "playing"),
        deal=deal,
    )
    return Shown(f"{game.key}-{preset}", game.view(state, seat), table)


def dealt(table: Table) -> Iterator[Shown]:
    """Every hand whose player is asked in a random deal; the same hand is yielded once."""
    known = set()
    for _, _, step in tried(table, Trial(5)):
        for seat in sorted(step.state.to_act):
            shown = asked(table.game, table.preset, table.options, step.state, seat)
            if shown.view.hand not in known:
                known.add(shown.view.hand)
                yield shown


def taught() -> Iterator[Shown]:
    """The hands of all lessons."""
    for game in GAMES:
        for one in lesson.every(game.key):
            if not one.log:
                yield asked(game, next(iter(game.presets)), one.options, one.start, lesson.OWN)


def merged(pieces: Iterable[str]) -> list[str]:
    """Pieces in their order, equal neighbours once."""
    return [piece for piece, _ in groupby(pieces)]


def pictured(picture: Picture, zone: str) -> list[str]:
    """The pieces of a hand as they are read in a picture: line by line from the left."""
    sprites = [one for one in picture.sprites if one.zone == zone]
    lines = groupby(sorted(sprites, key=lambda one: one.box.bottom), lambda one: one.box.bottom)
    return [sprite.name for _, line in lines for sprite in sorted(line, key=lambda one: one.box.x)]


class Heard:
    """Words that remember the pieces they name of a hand; the name of a piece is its code."""

    language = "en"

    def __init__(self) -> None:
        self.hand: list[str] = []

    def __call__(self, key: str, /, **values: Any) -> str:
        if key in HAND:
            told = str(values.get("cards", values.get("card"))).split()
            self.hand += [word for word in told if not word.startswith("×")]
        return {"comma": " "}.get(key, key)


def named(piece: str) -> str:
    """The key of a piece's name."""
    return f"card-{piece.replace('.', '-')}"


def offered(shown: Shown) -> list[str]:
    """The pieces of the hand among which its player chooses, as buttons or in a list."""
    game, say = shown.table.game, words("en").at(shown.table.key)
    assert shown.view.seat is not None
    items = CONTROLS[game.key](Glance.at(shown.table, shown.view.seat, say), ()).items
    lists = [one.item.options for one in items if isinstance(one, PieceSelect) and one.groups]
    pieces = (held(option.value.rstrip(COPY)) for options in lists for option in options)
    return [piece for piece in pieces if piece]


def held(value: str) -> str:
    """The piece of the hand that a choice is about; empty if it only takes, or plays several."""
    if " " not in value:
        return value
    move = Move.parse(value)
    several = move.verb in ("lead", "beat", "fold") and len(move.pieces) > 1
    return "" if several or move.verb == "take" else move.pieces[0]


def first(pieces: Iterable[str], among: Iterable[str]) -> list[str]:
    """The pieces that are also in a hand (`among`), in the order of the hand."""
    return merged(piece for piece in among if piece in set(pieces))


HANDS = {str(table): table for table in TABLES}


@pytest.mark.parametrize("name", [*HANDS, "lessons"])
@pytest.mark.slow
def test_a_hand_has_one_order(name: str) -> None:
    hands = taught() if name == "lessons" else dealt(HANDS[name])
    for shown, look in zip(hands, cycle(LOOKS), strict=False):
        view, say, board = shown.view, words("en").at(shown.view.game), BOARDS[shown.view.game]
        names, order = shown.table.names, merged(view.hand)
        picture = board.hand(board.scene(names, say, look, view), ())
        assert merged(pictured(picture, "hand")) == order
        scene, opened = board.scene(names, say, Look(), view), Picture(720, 100)
        height = board.rows.height(scene, 700)
        board.rows.lay(opened, Box(0, 0, 700, height), scene)
        assert merged(pictured(opened, f"opened {view.seat}")) == order
        choices = offered(shown)
        assert merged(choices) == first(choices, view.hand)
        heard = Heard()
        render.describe(view, names, heard)
        assert [*dict.fromkeys(heard.hand)] == [*map(named, dict.fromkeys(view.hand))]
        if drawn := getattr(view, "drawn", None):
            assert heard.hand[-1] == named(drawn)
