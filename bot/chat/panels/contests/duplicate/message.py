"""A duplicate match: its one message for everybody, and the private views of each person."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from bot.chat.desk import Desk
from bot.chat.panels import doors
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.frame.kept import Post
from bot.chat.panels.tables.after.elsewhere import DuplicateButton
from bot.chat.panels.tables.after.replay import ReplayButton
from bot.chat.panels.tables.after.review import ReviewButton
from bot.chat.reply import Item, Reply, boxed, dated, joined
from bot.domain.contests import duplicate
from bot.domain.contests.duplicate import Line, Match, Rival
from bot.domain.tables import fair
from bot.words import Words, telling, timing
from bot.words.spelling import escaped
from rules.points import averaged, signed

FEW = 4
"""The largest number of sides whose points are shown for every deal.

With more sides, only the best points of each deal are shown.
"""


async def made(client: Desk, number: int) -> list[Post]:
    """Return the message of a match as a post.

    Its first message is the answer to a command, which has no nonce; so `since` stays unknown.
    """
    match = await client.services.duplicates.by_id(number)
    say = await client.spoken(match.guild)
    posted = partial(client.services.duplicates.posted, number)
    place = match.guild, match.channel, match.message
    reply, subject = shown(match, say), f"duplicate:{number}"
    return [Post(*place, reply, posted, pinned=False, subject=subject)]


def shown(match: Match, say: Words) -> Reply:
    """Return the public view of a match."""
    head = title(match, say)
    if not match.people:
        return Reply(joined(head, say("duplicate-off")))
    told = _compared if match.settled else _running if match.until else _gathering
    labels = {"leave": "give-up" if match.until else ""}
    items = [
        DuplicateButton(match.id, act).worded(say, labels.get(act, "")) for act in _acts(match)
    ]
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
    """Return the names of a side's people, joined by plus signs."""
    return " + ".join(escaped(person.name) for person in people)


def _gathering(match: Match, say: Words) -> Iterator[str]:
    """Yield the terms of a match, its people so far, and the commitment to its shuffle."""
    yield say("duplicate-alone") if match.side == 1 else say("duplicate-sides", side=match.side)
    yield say("duplicate-about", time=timing.duration(say, 24 * 3600 * match.days))
    yield from (say("duplicate-person", name=names(side)) for side in match.sides)
    yield say("duplicate-hint", owner=escaped(match.rival(match.owner).name))
    yield say("daily-promise", promise=match.promise)


def _running(match: Match, say: Words) -> Iterator[str]:
    """Yield everybody's progress, without any points."""
    assert match.until
    yield say("duplicate-until", time=dated(match.until))
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


# --- For one person -------------------------------------------------------------------------------


@doors.duplicate.opens
async def open_panel(interaction: Interaction, number: int, act: str) -> Reply:
    """Return a person's own results in a match; for `fair`, the facts of its shuffle."""
    client, say = interaction.client, interaction.client.private(interaction)
    match = await client.services.duplicates.by_id(number)
    if act == "fair":
        return boxed(say("fair-title"), "\n".join(_fair(match, say)))
    return _own(match, interaction.user.id, say)


def _own(match: Match, user: int, say: Words) -> Reply:
    rival = match.rival(user)
    if not match.settled:
        play = [DuplicateButton(match.id, "play").worded(say)] if rival.plays else []
        told = [
            say("duplicate-own", deal=deal, points=signed(points))
            for deal, points in sorted(rival.points.items())
        ]
        return Reply(joined(title(match, say), *told, say("duplicate-later")), play)
    every = duplicate.lines(match)
    own = next(line for line in every if rival in line.people)
    lines = [_own_deal(own, every, deal, say) for deal in own.points]
    head = say("duplicate-place", place=own.place, of=len(every), names=names(own.people))
    return Reply(joined(title(match, say), head, *lines), again(match, own, every, user, say))


def _own_deal(own: Line, every: list[Line], deal: int, say: Words) -> str:
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
    """Return the buttons to a replay and a review of the person's worst deal by comparison."""
    rival = match.rival(user)
    if rival.table is None or not own.points:
        return []
    worst = min(own.points, key=lambda deal: duplicate.compared(own, every, deal).percent or 0)
    kept = rival.kept[worst]
    review = ReviewButton(rival.table, kept).labelled(say("duplicate-review", deal=worst))
    return [review, ReplayButton(rival.table, kept, 0, "replay").shown(say)]


def _fair(match: Match, say: Words) -> Iterator[str]:
    """Yield the facts of the shuffle: its commitment, each person's addition, and later its secret.

    The secret is shown once all tables have ended.
    """
    about = f"{match.tournament}:{match.round}"
    yield say("tournament-fair", about=about) if match.tournament else say("duplicate-fair")
    yield say("fair-promise", commitment=match.promise)
    yield say("fair-promised", promised=dated(match.promised_at, "T"))
    yield say("fair-added" if match.until else "fair-added-so-far")
    for place, rival in enumerate(match.people):
        yield f"- `{place}` {_added(rival.name, rival.addition, say)}"
    yield say("fair-secret", secret=match.secret) if match.settled else say("duplicate-hidden")
    yield say("duplicate-verify")


def _added(name: str, addition: int, say: Words) -> str:
    if addition == fair.NOTHING:
        return say("duplicate-adds-later", who=escaped(name))
    at = dated(fair.numbered_at(addition), "T")
    return say("fair-addition", who=escaped(name), number=str(addition), when=at)
