"""A duplicate match for one person: how each deal compares, and whether the chance was fair."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.chat.panels.contests.duplicate.message import names, title
from bot.chat.panels.frame.answer import Interaction
from bot.chat.panels.tables.after.duplicate_button import DuplicateButton
from bot.chat.panels.tables.after.replay import ReplayButton
from bot.chat.panels.tables.after.review import ReviewButton
from bot.chat.panels.tables.match.fairness import when
from bot.chat.reply import Item, Reply, joined
from bot.domain.contests import duplicate
from bot.domain.contests.duplicate import Line, Match
from bot.domain.tables import fair
from bot.words import Words
from bot.words.spelling import escaped
from rules.points import averaged, signed


async def open_panel(interaction: Interaction, number: int, act: str) -> Reply:
    """Return a person's comparison; for `fair`, how the chance of the match came about."""
    client, say = interaction.client, interaction.client.private(interaction)
    match = await client.services.duplicates.by_id(number)
    if act == "fair":
        embed = discord.Embed(title=say("fair-title"), description="\n".join(_fair(match, say)))
        return Reply("", embed=embed)
    return _own(match, interaction.user.id, say)


def _own(match: Match, user: int, say: Words) -> Reply:
    rival = match.rival(user)
    if not match.settled:
        play = [DuplicateButton(match.id, "play").shown(say)] if rival.plays else []
        told = [
            say("duplicate-own", deal=deal, points=signed(points))
            for deal, points in sorted(rival.points.items())
        ]
        return Reply(joined(title(match, say), *told, say("duplicate-later")), play)
    every = duplicate.lines(match)
    own = next(line for line in every if rival in line.people)
    lines = [_deal(own, every, deal, say) for deal in own.points]
    head = say("duplicate-place", place=own.place, of=len(every), names=names(own.people))
    return Reply(joined(title(match, say), head, *lines), again(match, own, every, user, say))


def _deal(own: Line, every: list[Line], deal: int, say: Words) -> str:
    """Return a deal compared with the others: points, percentage and average."""
    found = duplicate.compared(own, every, deal)
    return say(
        "duplicate-compared",
        deal=deal,
        points=signed(own.points[deal]),
        percent=f"{found.percent or 0:.0f}",
        average=averaged(found.average or 0),
    )


def again(match: Match, own: Line, every: list[Line], user: int, say: Words) -> list[Item]:
    """Return the buttons to the replay, and to a review of the deal that compares worst."""
    rival = match.rival(user)
    if rival.table is None or not own.points:
        return []
    worst = min(own.points, key=lambda deal: duplicate.compared(own, every, deal).percent or 0)
    kept = rival.kept[worst]
    review = ReviewButton(rival.table, kept).labelled(say("duplicate-review", deal=worst))
    return [review, ReplayButton(rival.table, kept, 0, "replay").shown(say)]


def _fair(match: Match, say: Words) -> Iterator[str]:
    """Yield the promise, the additions, and the secret once all tables have ended."""
    about = f"{match.tournament}:{match.round}"
    yield say("tournament-fair", about=about) if match.tournament else say("duplicate-fair")
    yield say("fair-promise", commitment=match.promise)
    yield say("fair-promised", promised=when(match.promised_at))
    yield say("fair-added" if match.until else "fair-added-so-far")
    for place, rival in enumerate(match.people):
        yield f"- `{place}` {_added(rival.name, rival.addition, say)}"
    yield say("fair-secret", secret=match.secret) if match.settled else say("duplicate-hidden")
    yield say("duplicate-verify")


def _added(name: str, addition: int, say: Words) -> str:
    if addition == fair.NOTHING:
        return say("duplicate-adds-later", who=escaped(name))
    at = when(fair.numbered_at(addition))
    return say("fair-addition", who=escaped(name), number=str(addition), when=at)
