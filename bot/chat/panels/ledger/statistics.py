"""The statistics of a person's deals, in words and as a picture."""

from __future__ import annotations

import render
from bot.chat.painting import drawn
from bot.chat.panels.frame import people
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.reply import Reply
from bot.domain.ledger.reading import Curve
from bot.services.ledger.statistics import MOST, Career
from bot.words import Words, timing, winning
from render import Section
from rules.points import averaged, signed


async def open_panel(interaction: Interaction, user: int, game: str) -> Reply:
    """Make the private panel with a person's statistics."""
    client, guild = interaction.client, interaction.guild_id or 0
    say = client.private(interaction)
    found = await client.services.statistics.career(guild, user, game)
    others = [opponent.user for opponent in found.opponents]
    called = await people.names(client, guild, [user, *others], say)
    known = dict(zip((user, *others), called, strict=True))
    about = say(f"game-{game}") if game else say("career-all")
    spoken = {user: people.mention(user, say) for user in known}
    title = say("career-title", who=spoken[user], game=about)
    lines = [title]
    for section in sections(found, spoken, say):
        lines.append(say("career-head", head=section.head) if section.head else "")
        lines += [say("career-line", label=label, value=value) for label, value in section.lines]
    look = await client.services.looks.look_of_player(guild, interaction.user.id)
    curve = Curve([], []) if game else await client.services.ledger.curve(guild, [user])
    drawn_of = sections(found, known, say)
    words = (about, known[user], drawn_of, curve.points)
    picture = await drawn(render.career, *words, say, look, curve.days)
    every = [line for section in drawn_of for line in section.lines]
    told = "\n".join(say("labelled", label=label, value=value) for label, value in every)
    return Reply("\n".join(line for line in lines if line), (), picture, told if picture else "")


def sections(found: Career, names: dict[int, str], say: Words) -> list[Section]:
    """Return the sections: numbers, kinds of wins, reasons for payments, and opponents."""
    made = [
        (winning.grounds(say.at(game), key), say("career-times", times=often))
        for game, key, often in found.reasons
    ]
    met = [
        (
            names[opponent.user],
            say("career-met", deals=opponent.deals, points=signed(opponent.points)),
        )
        for opponent in found.opponents
    ]
    own = names[found.standing.user]
    won = [
        (say(f"ending-{ending}", name=own, count=1), say("career-times", times=often))
        for ending, often in list(found.endings.items())[:MOST]
    ]
    parts = [Section("", tuple(numbers(found, say)))]
    parts += [Section(say("career-won-by"), tuple(won))] if won else []
    parts += [Section(say("career-made"), tuple(made))] if made else []
    parts += [Section(say("career-opponents"), tuple(met))] if met else []
    return parts


def numbers(found: Career, say: Words) -> list[tuple[str, str]]:
    """Return the numbers of a person's deals, each with its label."""
    tally = found.tally
    lines = [
        ("deals", str(tally.deals)),
        ("won", say("career-share", won=tally.won, part=round(100 * tally.won / tally.deals))),
        ("points", signed(found.standing.points)),
        ("average", _mean(tally.points, tally.deals)),
    ]
    lines += [("average-won", _mean(tally.gained, tally.won))] if tally.won else []
    lines += [("average-lost", _mean(tally.paid, tally.lost))] if tally.lost else []
    if known := found.dealt_in:
        part = round(100 * known.given / known.deals)
        since = timing.day(say, known.since.date().isoformat())
        told = {"won": known.given, "part": part, "deals": known.deals, "since": since}
        lines.append(("dealt-in", say("career-since", **told)))
    lines += [
        (
            key,
            say("career-extreme", points=signed(extreme.points), number=extreme.number),
        )
        for key, extreme in zip(("best", "worst"), found.extremes, strict=False)
    ]
    reached = (say("career-place", place=place, times=n) for place, n in found.places.items())
    lines += [("places", say("comma").join(reached))] if found.places else []
    lines += [("streak", str(found.streak))] if found.streak else []
    marked = {"hinted": found.hinted, "reviewed": found.reviewed}
    lines += [(key, str(deals)) for key, deals in marked.items() if deals]
    return [(say(f"career-{key}"), value) for key, value in lines]


def _mean(points: int, deals: int) -> str:
    return averaged(points / deals)
