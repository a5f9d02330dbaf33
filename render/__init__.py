"""Pictures and words of a view; no state ever comes in here, so a picture cannot leak a hand.

The functions that draw return the bytes of an image file.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from render.boards import career as careers
from render.boards import ladder as ladders
from render.boards import poster as posters
from render.boards import scores as accounts
from render.boards import standings as tables
from render.boards.accounting import description as sheet_told
from render.boards.career import Section
from render.boards.catalogue import BOARDS
from render.boards.choice import ring_instead
from render.boards.flowers.plates import LETTERED
from render.boards.ladder import PLOTTED, Rung
from render.boards.mahjong import appraised as sheets_of_hands
from render.boards.mahjong.scene import MahjongScene
from render.boards.mahjong.waiting import waiting
from render.boards.plot import is_plotted
from render.boards.sample import moment
from render.boards.scene import Leaf, Page
from render.described import (
    describe,
    describe_hand,
    describe_opened,
    describe_reading,
    describe_readings,
    describe_scores,
)
from render.film import animated
from render.fonts import plain
from render.layout import Picture
from render.look import CLOTHS, FACES, LARGE, LAYOUTS, PLAIN, PUBLIC, WIDE, Look, Say
from render.paint import EXTENSION, encoded, paint
from render.plan import Plan, planned
from render.scenes import Moment, opened, scene_of, seen, tidied
from render.sheets import PIECES, art, emoji, single, single_size
from render.signs import SIGNED
from render.webp import webp
from rules import Options, Result, View
from rules.mahjong.reading import Parts


def table(view: View, names: Sequence[str], say: Say, look: Look = PLAIN) -> bytes:
    """Draw the table for everyone (`view.seat` None), or for one seat with its own hand."""
    scene = scene_of(view, names, say, look)
    return encoded(BOARDS[view.game].table(scene), look, say.language)


def hand(
    view: View,
    names: Sequence[str],
    say: Say,
    look: Look = PLAIN,
    choice: Collection[str] = (),
    instead: Collection[str] = (),
) -> bytes:
    """Draw one player's picture: the hand large, and the table above it.

    `choice` names the pieces to ring: those to play and all they may take; a piece named twice
    rings two equal ones. `instead` names the pieces of another move, which get thin rings.
    ValueError for the public's view, which has no hand.
    """
    if view.seat is None:
        raise ValueError("the public has no hand")
    scene = scene_of(view, names, say, look)
    picture = BOARDS[view.game].hand(scene, choice)
    ring_instead(picture, instead)
    return encoded(picture, look, say.language)


def hand_plan(view: View, names: Sequence[str], say: Say) -> Plan:
    """Plan one player's picture, as `hand` draws it, without painting it."""
    scene, board = scene_of(view, names, say, PLAIN), BOARDS[view.game]
    return planned(Leaf(board.hand(scene, ()), board.told(scene)), say)


def open_table(
    view: View, names: Sequence[str], say: Say, look: Look = PLAIN, *, hands: Sequence[View]
) -> bytes:
    """Draw the public table with all hands below, in a wide picture beside it.

    `hands` has the view of every seat.
    """
    (picture,) = opened([(view, hands)], names, say, look)
    return encoded(picture, look, say.language)


def open_plan(view: View, names: Sequence[str], say: Say, *, hands: Sequence[View]) -> Plan:
    """Plan the public table with all hands below, as `open_table` draws it."""
    (picture,) = opened([(view, hands)], names, say, PLAIN)
    return planned(Leaf(picture, describe_opened(view, hands, names, say)), say)


def film(
    moments: Iterable[Moment],
    names: Sequence[str],
    say: Say,
    look: Look = PLAIN,
) -> bytes:
    """Draw some moments, as `open_table` does, into the frames of a GIF file."""
    pictures = opened(tuple(moments), names, say, look)
    return animated(paint(picture, look, say.language) for picture in pictures)


def scores(
    view: View,
    names: Sequence[str],
    say: Say,
    look: Look = PLAIN,
    history: Sequence[tuple[int, ...]] = (),
    places: Sequence[int] = (),
) -> bytes:
    """Draw the score sheet of a finished deal.

    `history` has each seat's points in the match after every deal, this one last; with fewer than
    three deals there is no plot. With the `places` of a finished match it names the winner.
    ValueError while the deal runs.
    """
    if view.result is None:
        raise ValueError("the deal is not over")
    return encoded(_sheet(view, names, say, look, history, places), look, say.language)


def scores_plan(view: View, names: Sequence[str], say: Say) -> Plan:
    """Plan the score sheet of a finished deal, as `scores` draws it without a history."""
    return planned(Leaf(_sheet(view, names, say, PLAIN), describe_scores(view, names, say)), say)


def _sheet(
    view: View,
    names: Sequence[str],
    say: Say,
    look: Look,
    history: Sequence[tuple[int, ...]] = (),
    places: Sequence[int] = (),
) -> Picture:
    """Lay out the score sheet of a finished deal."""
    scene = scene_of(view, names, say, look)
    return accounts.sheet(scene, BOARDS[view.game].outcome(scene), history, places)


def appraised(
    key: str,
    sheet: Mapping[str, Any],
    result: Result,
    options: Options,
    say: Say,
    look: Look = PLAIN,
) -> bytes:
    """Draw the sheet of a hand of mahjong described as data, with its worth."""
    picture = sheets_of_hands.appraised(key, sheet, result, options, say, look)
    return encoded(picture, look, say.language)


def standings(
    names: Sequence[str], history: Sequence[tuple[int, ...]], say: Say, look: Look = PLAIN
) -> bytes:
    """Draw the standings of a match; `history` has each seat's points after every deal."""
    return encoded(tables.standings(Page(tidied(names), say, look), history), look, say.language)


def ladder(
    title: str,
    headline: str,
    heads: Sequence[str],
    rungs: Sequence[Rung],
    history: Sequence[tuple[int, ...]],
    say: Say,
    look: Look = PLAIN,
    days: Sequence[str] = (),
) -> bytes:
    """Draw a ranked table of numbers, with a plot of the points of its first lines.

    `history` has the points of the first lines, at most `PLOTTED` of them, after every step;
    without it there is no plot. `days` are the dates of the first and the last step. All words of
    the picture come from the caller.
    """
    names = tidied([rung.name for rung in rungs])
    tidy = [replace(rung, name=name) for rung, name in zip(rungs, names, strict=True)]
    page = Page(names, say, look)
    drawn = ladders.ladder(page, plain(title), plain(headline), heads, tidy, history, days)
    return encoded(drawn, look, say.language)


def career(
    title: str,
    headline: str,
    sections: Sequence[Section],
    history: Sequence[tuple[int, ...]],
    say: Say,
    look: Look = PLAIN,
    days: Sequence[str] = (),
) -> bytes:
    """Draw a person's results: numbers in sections, and a plot of the points.

    `history` has the points after every step, if it is known; `days` are the dates of the first and
    the last step.
    """
    tidy = [
        Section(
            plain(section.head),
            tuple((plain(label), plain(words)) for label, words in section.lines),
        )
        for section in sections
    ]
    page = Page((), say, look)
    drawn = careers.career(page, plain(title), plain(headline), tidy, history, days)
    return encoded(drawn, look, say.language)


def guide(key: str, name: str, options: Options, say: Say, look: Look = PLAIN) -> tuple[bytes, str]:
    """Draw a page of the rules of a game under its house rules; return it with its words.

    `name` is one of `Boards.guide`, or a moment of a random deal: `deal-11` after eleven moves,
    `deal-over` at its end. KeyError without such a picture.
    """
    leaf = _leaf(key, name, options, say, look)
    return encoded(leaf.picture, look, say.language), leaf.words


def poster(
    key: str, title: str, told: Sequence[str], say: Say, look: Look = PLAIN
) -> tuple[bytes, str]:
    """Draw the poster of a game with its title and some lines about it; return its words, too."""
    leaf = posters.poster(key, plain(title), [plain(line) for line in told], say)
    return encoded(leaf.picture, look, say.language), leaf.words


def guide_plan(key: str, name: str, options: Options, say: Say) -> Plan:
    """Plan a picture of the guide without painting it."""
    return planned(_leaf(key, name, options, say, PLAIN), say)


def poster_plan(key: str, title: str, told: Sequence[str], say: Say) -> Plan:
    """Plan the poster of a game without painting it."""
    return planned(posters.poster(key, plain(title), [plain(line) for line in told], say), say)


def _leaf(key: str, name: str, options: Options, say: Say, look: Look) -> Leaf:
    if not name.startswith("deal-"):
        return BOARDS[key].guide(key)[name](key, options, say)
    over, moves = name == "deal-over", name.removeprefix("deal-")
    view: Any = moment(key, options, None if over else int(moves))
    names = say("guide-players").split()[: len(view.scores)]
    scene, board = scene_of(view, names, say, look), BOARDS[key]
    if over:
        outcome = board.outcome(scene)
        return Leaf(accounts.sheet(scene, outcome, ()), sheet_told(scene, outcome, ()))
    return Leaf(board.table(scene), board.told(scene))


def readings(
    view: View, names: Sequence[str], say: Say, look: Look = PLAIN, *, each: Sequence[Parts]
) -> bytes:
    """Draw the readings of a mahjong hand, one for each winning tile.

    The groups that all of them share come first.
    """
    scene: MahjongScene = BOARDS[view.game].scene(tidied(names), say, look, seen(view))
    return encoded(waiting(scene, each), look, say.language)


__all__ = [
    "CLOTHS",
    "EXTENSION",
    "FACES",
    "LARGE",
    "LAYOUTS",
    "LETTERED",
    "PIECES",
    "PLAIN",
    "PLOTTED",
    "PUBLIC",
    "SIGNED",
    "WIDE",
    "Look",
    "Plan",
    "Rung",
    "Say",
    "Section",
    "appraised",
    "art",
    "career",
    "describe",
    "describe_hand",
    "describe_opened",
    "describe_reading",
    "describe_readings",
    "describe_scores",
    "emoji",
    "film",
    "guide",
    "guide_plan",
    "hand",
    "hand_plan",
    "is_plotted",
    "ladder",
    "open_plan",
    "open_table",
    "poster",
    "poster_plan",
    "readings",
    "scores",
    "scores_plan",
    "seen",
    "single",
    "single_size",
    "standings",
    "table",
    "webp",
]
