"""The one message of a duplicate match: its people, their progress, and the comparison."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from bot.chat.desk import Desk
from bot.chat.panels.frame.kept import Post
from bot.chat.panels.tables.after.duplicate_button import DuplicateButton
from bot.chat.reply import Reply, joined
from bot.domain.contests import duplicate
from bot.domain.contests.duplicate import Line, Match, Rival
from bot.words import Words, telling, timing
from bot.words.spelling import escaped
from rules.points import signed

FEW = 4
"""The largest number of sides whose points are told for every deal.

With more sides, only the best of each deal are told.
"""


async def made(client: Desk, number: int, say: Words | None) -> Post:
    """Return the message of a match as a post."""
    match = await client.services.duplicates.by_id(number)
    say = say or await client.spoken(match.guild)
    posted = partial(client.services.duplicates.posted, number)
    return Post(match.guild, match.channel, match.message, shown(match, say), posted, pinned=False)


def shown(match: Match, say: Words) -> Reply:
    """Return the public view of a match."""
    head = title(match, say)
    if not match.people:
        return Reply(joined(head, say("duplicate-off")))
    told = _compared if match.settled else _running if match.until else _gathering
    labels = {"leave": "give-up" if match.until else ""}
    items = [DuplicateButton(match.id, act).shown(say, labels.get(act, "")) for act in _acts(match)]
    return Reply(joined(head, *told(match, say)), items)


def _acts(match: Match) -> tuple[str, ...]:
    """Return the possible acts; people who share a table cannot give up during the match."""
    if match.settled:
        return "show", "fair"
    if match.until is None:
        return "join", "leave", "begin", "fair"
    return ("play", "show", "leave", "fair") if match.side == 1 else ("play", "show", "fair")


def title(match: Match, say: Words) -> str:
    """Return the title of a match: its number, its game and how many deals it has."""
    game = say(f"game-{match.key}")
    return say("duplicate-title", number=match.id, game=game, deals=match.deals)


def names(people: Sequence[Rival]) -> str:
    """Return the names of a side."""
    return " + ".join(escaped(person.name) for person in people)


def _gathering(match: Match, say: Words) -> Iterator[str]:
    """Yield the terms of a match, its people so far, and its promise."""
    yield say("duplicate-alone") if match.side == 1 else say("duplicate-sides", side=match.side)
    yield say("duplicate-about", time=timing.duration(say, 24 * 3600 * match.days))
    yield from (say("duplicate-person", name=names(side)) for side in match.sides)
    yield say("duplicate-hint", owner=escaped(match.rival(match.owner).name))
    yield say("daily-promise", promise=match.promise)


def _running(match: Match, say: Words) -> Iterator[str]:
    """Yield everybody's progress, without any points."""
    assert match.until
    yield say("duplicate-until", time=f"<t:{match.until.timestamp():.0f}:R>")
    for side in match.sides:
        told = say("comma").join(_far(rival, match, say) for rival in side)
        yield say("duplicate-person", name=told)


def _far(rival: Rival, match: Match, say: Words) -> str:
    about = {"name": escaped(rival.name), "done": len(rival.points), "deals": match.deals}
    if rival.gone:
        return say("duplicate-gone", **about)
    if rival.table is None:
        return say("duplicate-waits", **about)
    return say("duplicate-ended" if rival.ended else "duplicate-plays", **about)


def _compared(match: Match, say: Words) -> Iterator[str]:
    """Yield the winners, the place of each side with its sum, and the points of each deal."""
    every = duplicate.lines(match)
    first = [names(line.people) for line in every if line.place == 1]
    listed = telling.listed(say, "names-and", first)
    yield f"**{say('match-won', names=listed, count=len(first))}**"
    for line in every:
        yield _line(line, match, say)
    for deal in range(1, match.deals + 1):
        yield from _deal(every, deal, say)


def _line(line: Line, match: Match, say: Words) -> str:
    """Return a side's place and sum; a side with unfinished deals is marked."""
    about = {"place": line.place, "names": names(line.people), "done": len(line.points)}
    key = "duplicate-line" if len(line.points) == match.deals else "duplicate-line-short"
    return say(key, points=signed(line.total), deals=match.deals, **about)


def _deal(every: Sequence[Line], deal: int, say: Words) -> Iterator[str]:
    """Yield the points of a deal, with the best sides marked; with many sides, only the best."""
    best = duplicate.won(every, deal)
    shown = [line for line in every if deal in line.points] if len(every) <= FEW else best
    told = (
        say(
            "duplicate-best" if line in best else "duplicate-other",
            names=names(line.people),
            points=signed(line.points[deal]),
        )
        for line in shown
    )
    if shown:
        yield say("duplicate-deal", deal=deal, told=say("comma").join(told))
