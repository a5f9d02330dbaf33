"""Pictures and words of a view; a state never comes in here, so a picture cannot leak a hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any

from render.boards import career as careers
from render.boards import ladder as ladders
from render.boards import opened as rows
from render.boards import scores as accounts
from render.boards import standings as tables
from render.boards.career import Section
from render.boards.catalogue import BOARDS
from render.boards.ladder import PLOTTED, Rung
from render.boards.scene import WINDOWS, AnyScene, Page
from render.film import animated
from render.fonts import plain
from render.layout import Picture
from render.look import CLOTHS, FACES, LAYOUTS, PLAIN, Look, Say
from render.paint import EXTENSION, encoded, paint
from render.sheets import PIECES, art, emoji
from rules import View


def seen(view: View) -> View:
    """A view as pictures and their words tell it: they are alike where these values are.

    While claims are asked for they do not tell who has yet to answer, so no answer changes them.
    """
    if view.phase not in WINDOWS:
        return view
    one: Any = view
    everybody: View = replace(one, to_act=frozenset(one.playing), last=())
    return everybody


def table(view: View, names: Sequence[str], say: Say, look: Look = PLAIN) -> bytes:
    """The table as everyone sees it (`view.seat` None), or as one seat does with its own hand."""
    scene = _scene(view, names, say, look)
    return encoded(BOARDS[view.game].table(scene), look, say.language)


def hand(
    view: View,
    names: Sequence[str],
    say: Say,
    look: Look = PLAIN,
    choice: Collection[str] = (),
) -> bytes:
    """One player's picture: the hand large, what lies on the table above it.

    `choice` names the pieces to be ringed: those to play and all they may take; of equal ones as
    many as it names. ValueError for the public's view, which has no hand.
    """
    if view.seat is None:
        raise ValueError("the public has no hand")
    scene = _scene(view, names, say, look)
    return encoded(BOARDS[view.game].hand(scene, choice), look, say.language)


def open_table(
    view: View, hands: Sequence[View], names: Sequence[str], say: Say, look: Look = PLAIN
) -> bytes:
    """The table as everyone sees it with all hands below; `hands` has the view of every seat."""
    return encoded(_opened(view, hands, names, say, look), look, say.language)


def film(
    moments: Iterable[tuple[View, Sequence[View]]],
    names: Sequence[str],
    say: Say,
    look: Look = PLAIN,
) -> bytes:
    """The pictures of some moments, as `opened` draws them, one after the other in a GIF file."""
    pictures = (_opened(view, hands, names, say, look) for view, hands in moments)
    return animated(paint(picture, look, say.language) for picture in pictures)


def _opened(
    view: View, hands: Sequence[View], names: Sequence[str], say: Say, look: Look
) -> Picture:
    scene, board = _scene(view, names, say, look), BOARDS[view.game]
    held = [_scene(hand, names, say, look) for hand in hands]
    return rows.draw_open(board.table(scene), scene, held, board.rows)


def scores(
    view: View,
    names: Sequence[str],
    say: Say,
    look: Look = PLAIN,
    history: Sequence[tuple[int, ...]] = (),
) -> bytes:
    """The score sheet of a finished deal.

    `history` has what each seat has gained in the match after every deal, this one last; without it
    the plot shows this deal alone. ValueError while the deal runs.
    """
    if view.result is None:
        raise ValueError("the deal is not over")
    scene = _scene(view, names, say, look)
    outcome = BOARDS[view.game].outcome(scene)
    return encoded(accounts.sheet(scene, outcome, history), look, say.language)


def standings(
    names: Sequence[str], history: Sequence[tuple[int, ...]], say: Say, look: Look = PLAIN
) -> bytes:
    """The standing of a match; `history` has each seat's points of it after every deal."""
    return encoded(tables.standings(Page(_tidy(names), say, look), history), look, say.language)


def ladder(
    title: str,
    headline: str,
    heads: Sequence[str],
    rungs: Sequence[Rung],
    history: Sequence[tuple[int, ...]],
    say: Say,
    look: Look = PLAIN,
) -> bytes:
    """Places with their numbers, and how the points of the first ran.

    `history` has the points of the first lines after every step, `PLOTTED` at most;
    without one there is no plot. The words are told beside the picture as they stand in it.
    """
    names = _tidy([rung.name for rung in rungs])
    tidy = [replace(rung, name=name) for rung, name in zip(rungs, names, strict=True)]
    page = Page(names, say, look)
    drawn = ladders.ladder(page, plain(title), plain(headline), heads, tidy, history)
    return encoded(drawn, look, say.language)


def career(
    title: str,
    headline: str,
    sections: Sequence[Section],
    history: Sequence[tuple[int, ...]],
    say: Say,
    look: Look = PLAIN,
) -> bytes:
    """What somebody's deals come to; `history` has the points after every step, if it is known."""
    tidy = [
        Section(plain(one.head), tuple((plain(label), plain(words)) for label, words in one.lines))
        for one in sections
    ]
    page = Page((), say, look)
    drawn = careers.career(page, plain(title), plain(headline), tidy, history)
    return encoded(drawn, look, say.language)


def guide(key: str, say: Say, look: Look = PLAIN) -> tuple[bytes, ...]:
    """The pages beside the rules of a game: its pieces by what they are worth and what they make.

    KeyError without such a game.
    """
    return tuple(encoded(leaf.picture, look, say.language) for leaf in BOARDS[key].guide(key, say))


def guide_words(key: str, say: Say) -> tuple[str, ...]:
    """Each page of the guide in words; KeyError without such a game."""
    return tuple(leaf.words for leaf in BOARDS[key].guide(key, say))


def describe(view: View, names: Sequence[str], say: Say) -> str:
    """Everything in the picture in words, at most 1000 characters."""
    return BOARDS[view.game].told(_scene(view, names, say, PLAIN))


def describe_opened(view: View, hands: Sequence[View], names: Sequence[str], say: Say) -> str:
    """Every hand in words, then what `describe` tells of the table; at most 1000 characters."""
    scene, board = _scene(view, names, say, PLAIN), BOARDS[view.game]
    held = [_scene(hand, names, say, PLAIN) for hand in hands]
    return rows.description(board.told(scene), scene, held, board.rows)


def _scene(view: View, names: Sequence[str], say: Say, look: Look) -> AnyScene:
    scene: AnyScene = BOARDS[view.game].scene(_tidy(names), say, look, seen(view))
    return scene


def _tidy(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(plain(name)[:LONGEST_NAME] or "?" for name in names)


LONGEST_NAME = 40
"""Discord's names have at most 32 characters; some emoji are written with several."""

__all__ = [
    "CLOTHS",
    "EXTENSION",
    "FACES",
    "LAYOUTS",
    "PIECES",
    "PLAIN",
    "PLOTTED",
    "Look",
    "Rung",
    "Say",
    "Section",
    "art",
    "career",
    "describe",
    "describe_opened",
    "emoji",
    "film",
    "guide",
    "guide_words",
    "hand",
    "ladder",
    "open_table",
    "scores",
    "seen",
    "standings",
    "table",
]
