"""People gather for a duplicate match, begin it, and may give up."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import NamedTuple

import rules
from bot.domain.contests.duplicate import DAYS, DEALS, SIDES, Match, Rival, seats
from bot.domain.refusal import Refusal
from bot.domain.tables import fair, lobby
from bot.domain.tables.player import Player

MOST = 16
"""The largest number of people in a match."""


class Announcement(NamedTuple):
    """The choices of the person who opens a match; without a preset, the game's first one holds."""

    guild: int
    channel: int
    opener: Player
    key: str
    preset: str | None
    deals: int
    side: int
    days: int


def opened(announcement: Announcement, now: datetime) -> Match:
    """Open a match that people can join; Refusal if the game does not allow these choices."""
    guild, channel, opener, key, preset, deals, side, days = announcement
    game = rules.game(key)
    preset = preset or next(iter(game.presets))
    options = lobby.preset_of(game, preset)
    if lobby.counts_deals(game):
        options = lobby.with_deals(game, options, deals)
    if side not in SIDES or deals not in DEALS or days not in DAYS:
        raise Refusal("stale")
    if side > game.seats[-1]:
        raise Refusal("duplicate-side", most=str(game.seats[-1]))
    game.check(options, seats(game, options, side))
    about = (guild, channel, opener.user, key, preset, options, deals, side, days)
    first = Rival(opener.user, opener.name)
    return Match(0, *about, fair.draw_secret(), now, (first,))


def gathers(match: Match) -> None:
    """Raise Refusal unless people can still join the match."""
    if match.until or match.settled:
        raise Refusal("duplicate-begun")


def joined(match: Match, player: Player, addition: int) -> Match:
    """Add a person to a match; people who come back keep their first addition to the chance.

    Refusal if they have joined already, if the match is full, or once it has begun.
    """
    gathers(match)
    if any(rival.user == player.user for rival in match.people):
        raise Refusal("duplicate-joined")
    if len(match.people) >= MOST:
        raise Refusal("duplicate-full", most=str(MOST))
    known = next((rival.addition for rival in match.rivals if rival.user == player.user), 0)
    others = tuple(rival for rival in match.rivals if rival.user != player.user)
    new = Rival(player.user, player.name, known or addition)
    return replace(match, rivals=(*others, new))


def left(match: Match, user: int) -> Match:
    """Let a person give up; their unfinished deals rank below all finished ones.

    If the owner leaves before the match begins, another person becomes the owner. A match without
    people is called off. Refusal if the person's part in the match is over.
    """
    if not match.rival(user).plays or match.settled:
        raise Refusal("duplicate-over")
    gone = tuple(
        replace(rival, gone=True) if rival.user == user else rival for rival in match.rivals
    )
    match = replace(match, rivals=gone)
    if match.until:
        return match
    if not match.people:
        return replace(match, settled=True)
    return match if match.owner != user else replace(match, owner=match.people[0].user)


def begun(match: Match, user: int, addition: int, now: datetime) -> Match:
    """Begin a match with everybody's addition to the chance, which fixes its deals.

    `user` begins it; `addition` is theirs if they have made none. Refusal unless they own the
    match and every side is full. There must be at least two sides, and at least as many sides as
    people on a side.
    """
    gathers(match)
    if user != match.owner:
        raise Refusal("owner-only")
    people = tuple(
        replace(rival, addition=addition) if rival.user == user and not rival.addition else rival
        for rival in match.people
    )
    count, least = len(people), match.side * max(2, match.side)
    if count < least or count % match.side:
        raise Refusal("duplicate-people", least=str(least), side=str(match.side))
    return replace(match, rivals=people, until=now + timedelta(days=match.days))
