"""The panels of a day with its deals, of one deal compared with all others, and of a week."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import rules
from bot.chat.component import SUCCESS
from bot.chat.panels import doors
from bot.chat.panels.frame.interaction import Interaction, server_of
from bot.chat.panels.tables.after import onward
from bot.chat.panels.tables.after.elsewhere import EVERY, DailyButton, DailySelect, compared
from bot.chat.panels.tables.after.replay import ReplayButton
from bot.chat.panels.tables.after.review import ReviewButton
from bot.chat.reply import Item, Reply, dated, joined, selectable
from bot.domain.contests import daily
from bot.domain.contests.daily import Played
from bot.domain.league.season import League
from bot.domain.refusal import Refusal
from bot.services.contests.dailies import Days
from bot.words import Words, timing
from bot.words.spelling import escaped
from rules.points import signed

MOST = 20
"""The largest number of people in the table of a week."""
ALIKE = 6
"""Decimal places to which two sums of percentages must agree to share a place."""
SQUARES = 5
"""The number of squares that show the percentage in a shared result."""


@doors.daily.opens
async def open_panel(interaction: Interaction, day: str | None, game: str, act: str) -> Reply:
    """Make the panel of a day, a week, a game's deal, a result to share, or a day's promises.

    Without a `day` it is about today. The acts `week`, `fair` and `share` have panels of their own.
    Every other act shows the deal of a `game`, or the whole day if the game is `EVERY`.
    """
    client, say = interaction.client, interaction.client.private(interaction)
    found = await client.services.dailies.open(interaction.user.id, day)
    if act == "week":
        return await _week(interaction, found, say)
    if act == "fair":
        return Reply(joined(_head(found, say), *_promises(found, say)))
    if game == EVERY:
        leagues = await client.services.leagues.of_server(server_of(interaction))
        return _whole(found, [league for league in leagues if league.counts_days], say)
    if game not in {game.key for game in rules.GAMES}:
        raise Refusal("stale")
    own = next((played for played in found.own if played.game == game), None)
    if act == "share" and own:
        return Reply(f"```\n{_shared(own, found, say)}\n```")
    steps: list[Item] = []
    if own and own.points is not None and not found.over:
        steps = onward.buttons(await onward.offered(interaction, "shared", game), say)
    return _one(game, own, found, say, steps)


# --- A day ----------------------------------------------------------------------------------------


def _whole(day: Days, leagues: Sequence[League], say: Words) -> Reply:
    own = {played.game: played for played in day.own}
    names = {game.key: say(f"game-{game.key}") for game in rules.GAMES}
    lines = [_line(name, own.get(game), day, say) for game, name in names.items()]
    about = "" if day.over else say("daily-about", time=_ends(day))
    choice = DailySelect(day.name).offering(selectable(names), say("learn-choose-game"))
    counted = [say("daily-league", league=escaped(league.name)) for league in leagues]
    text = joined(_head(day, say), about, *lines, *counted)
    return Reply(text, [choice, *_around(day, say)])


def _head(day: Days, say: Words) -> str:
    return say("daily-head", day=timing.day(say, day.name))


def _line(name: str, own: Played | None, day: Days, say: Words) -> str:
    """Return the line for a person's deal in a game; `own` is None until they begin it."""
    if own is None:
        return say("daily-not-played", game=name)
    if own.points is None:
        return say("daily-unfinished" if day.over else "daily-playing", game=name)
    found = daily.standing(own, day.every, day.today)
    points = signed(own.points)
    return say("daily-played", game=name, points=points, place=found.place, of=found.of)


def _promises(day: Days, say: Words) -> Iterator[str]:
    """Yield lines on how the shuffle works, the commitment to the day's secret, and the secret.

    Until the day is over, the commitment for tomorrow takes the place of the secret.
    """
    yield say("daily-fair")
    yield say("daily-promise", promise=day.promise)
    if day.secret:
        yield say("daily-secret", secret=day.secret)
    else:
        yield say("daily-tomorrow", promise=day.next)


def _around(day: Days, say: Words) -> list[Item]:
    """Return the buttons to the day before and after, to the table of the week, and *Fair?*."""
    before = DailyButton(daily.moved(day.name, -1), EVERY, "see")
    after = DailyButton(daily.moved(day.name, 1), EVERY, "see")
    week = DailyButton(day.name, EVERY, "week").labelled(say("button-daily-week"))
    chance = DailyButton(day.name, EVERY, "fair").labelled(say("button-fair"))
    return [
        before.labelled(say("button-daily-before")),
        *([after.labelled(say("button-daily-after"))] if day.over else []),
        week,
        chance,
    ]


def _ends(day: Days) -> str:
    """Return the end of a day, in the form Discord shows in each reader's time zone."""
    return dated(daily.begins(daily.moved(day.name, 1)))


# --- One deal -------------------------------------------------------------------------------------


def _one(game: str, own: Played | None, day: Days, say: Words, further: Sequence[Item]) -> Reply:
    head = say("daily-title", game=say(f"game-{game}"), day=timing.day(say, day.name))
    back = DailyButton(day.name, EVERY, "see").labelled(say("button-daily-all"))
    items = [*_acts(game, own, day, say), back, *further]
    if own is None:
        told = [say("daily-missed") if day.over else say("daily-begin", time=_ends(day))]
    elif own.points is None:
        told = [say("daily-left") if day.over else say("daily-go-on", time=_ends(day))]
    else:
        found = daily.standing(own, day.every, day.today)
        told = [say("daily-points", points=signed(own.points)), *compared(found, say)]
        told += [] if day.over else [say("daily-so-far", time=_ends(day))]
    unranked = [say("daily-unranked")] if own and not own.ranked else []
    return Reply(joined(head, *told, *unranked), items)


def _acts(game: str, own: Played | None, day: Days, say: Words) -> list[Item]:
    """Return the buttons for a deal; review and replay come only once the day is over.

    `own` is the person's deal, None until they begin it.
    """
    if not day.over and (own is None or own.points is None):
        begin = DailyButton(day.name, game, "begin")
        label = say("button-daily-go-on" if own else "button-daily-begin")
        return [begin.labelled(label, SUCCESS)]
    if own is None or own.points is None:
        return []
    share = DailyButton(day.name, game, "share").labelled(say("button-share"))
    if not day.over:
        return [share]
    review = ReviewButton(own.table, own.kept).labelled(say("button-review"))
    return [review, ReplayButton(own.table, own.kept, 0, "replay").shown(say), share]


def _shared(own: Played, day: Days, say: Words) -> str:
    """Return the text of a result to share; it reveals neither cards nor moves."""
    found = daily.standing(own, day.every, day.today)
    head = f"Paifuda · {timing.day(say, own.day)} · {say(f'game-{own.game}')}"
    place = f"{found.place} / {found.of}"
    if found.percent is None:
        return f"{head}\n{place}"
    full = round(found.percent * SQUARES / 100)
    bar = "🟩" * full + "⬜" * (SQUARES - full)
    return f"{head}\n{bar} {found.percent:.0f}% · {place}"


# --- A week ---------------------------------------------------------------------------------------


async def _week(interaction: Interaction, day: Days, say: Words) -> Reply:
    """Return the week's table of a server; outside a server, only the person's own line."""
    lines = await interaction.client.services.dailies.week(server_of(interaction), day.name)
    ranks = [(round(line.percent, ALIKE), line.deals) for line in lines]
    placed = [(1 + ranks.index(rank), line) for line, rank in zip(lines, ranks, strict=True)]
    if interaction.client.is_private(interaction):
        placed = [(place, line) for place, line in placed if line.user == interaction.user.id]
    first, *_, last = daily.week_of(day.name)
    told = [
        say(
            "daily-week-line",
            **{"place": place, "name": escaped(line.name), "deals": line.deals},
            percent=f"{line.percent:.0f}",
        )
        for place, line in placed[:MOST]
    ]
    head = say("daily-week", first=timing.day(say, first), last=timing.day(say, last))
    back = DailyButton(day.name, EVERY, "see").labelled(say("button-daily-all"))
    return Reply(joined(head, *(told or [say("daily-week-none")]), say("daily-week-about")), [back])
