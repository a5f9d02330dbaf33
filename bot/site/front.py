"""The first page, the page about verifying deals, and the page for missing addresses."""

from __future__ import annotations

from bot.site.books import name_of
from bot.site.frame import Frame, Page
from bot.site.pictures import Poster, of_piece
from bot.words.poster import lines
from rules import GAMES

FAN = ("pine.crane", "cherry.curtain", "grass.moon", "rain.man", "paulownia.phoenix")
"""The cards at the head of the first page: the five brights."""
STEPS = ("promise", "deck", "after")


def front(frame: Frame) -> Page:
    """Make the first page: the games, and links to everything else."""
    say = frame.say
    games = [
        {
            "game": game.key,
            "title": name_of(game, say),
            "about": lines(say, game),
            "poster": Poster(game, say).picture()._asdict(),
        }
        for game in GAMES
    ]
    return frame.page(
        "index",
        "front",
        "Paifuda 牌札",
        say("site-lead"),
        {"kind": "front", "games": games},
        fan=[of_piece(piece) for piece in FAN],
    )


def fair(frame: Frame) -> Page:
    """Make the page on how to verify a deal."""
    say = frame.say
    steps = [
        {"title": say(f"site-fair-{step}"), "text": say(f"site-fair-{step}-text")} for step in STEPS
    ]
    return frame.page(
        "verify",
        "verify",
        say("site-fair"),
        say("site-fair-lead"),
        {"kind": "verify", "steps": steps, "format": "paifuda-record 2"},
    )


def missing(frame: Frame) -> Page:
    """Make the page that is shown where no page exists."""
    say = frame.say
    return frame.page("404", "missing", say("site-missing"), say("site-missing-lead"), {})
