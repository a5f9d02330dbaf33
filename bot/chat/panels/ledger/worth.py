"""The worth of a drafted hand of mahjong: its sheet, line by line, and its other waits."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from time import thread_time
from typing import Any

import render
from bot.chat.painting import drawn
from bot.chat.panels.frame.interaction import Interaction, table_here
from bot.chat.reply import Reply, joined
from bot.domain.people import facts
from bot.domain.people.draft import Draft
from bot.words import Words, appraisal, choosing, telling
from bot.words.refusals import refusal
from render import Look
from rules import Options, Result, RuleError, differences, usual
from rules.mahjong import appraise
from rules.mahjong.tiles import in_order

ENOUGH = 0.3
"""Seconds of work after which the other waits of a hand are no longer looked for."""


@dataclass(frozen=True, slots=True)
class House:
    """The house rules by which a hand is appraised; `told` has their differences in words."""

    options: Options
    differing: Mapping[str, Any]
    told: str = ""


async def house(interaction: Interaction, draft: Draft, say: Words) -> House:
    """Return the house rules of this channel's table if it plays the game, or the usual ones."""
    options = usual(draft.variant.presets)
    table = await table_here(interaction)
    if table is None or table.key != draft.game:
        return House(options, {})
    told = choosing.changes(say, table.game, table.preset, table.options)
    return House(table.options, differences(table.options, options), told)


async def shown(
    draft: Draft, under: House, emoji: Mapping[str, str], say: Words, look: Look
) -> Reply:
    """Return the sheet of a whole hand in words and as a picture, or why it cannot win."""
    head = joined(*about(draft, emoji, say))
    try:
        result = appraise(draft.game, draft.sheet, under.differing)
    except RuleError as error:
        return Reply(joined(head, say("draft-wins-not", reason=refusal(say, error))))
    reading, naming = result.sheet.win.reading, partial(_short, emoji)
    read = say("appraise-reading", groups=render.describe_reading(reading, say, naming))
    spoken = say("appraise-reading", groups=render.describe_reading(reading, say))
    first, *others = appraisal.worth(say, result, draft.sheet["dealer"])
    lines = [first, read, *others, await waits(draft, under, emoji, say, "others")]
    lines += [say("appraise-house", differences=under.told)] if under.told else []
    picture = await drawn(
        render.appraised, draft.game, draft.sheet, result, under.options, say, look
    )
    return Reply(joined(head, *lines), picture=picture, alt=joined(first, spoken))


def about(draft: Draft, emoji: Mapping[str, str], say: Words) -> Iterable[str]:
    """Yield the facts entered about a hand, a line each."""
    own = (*in_order(draft.hand), *filter(None, (draft.won,)))
    yield say("draft-title", game=say(f"game-{draft.game}"))
    yield say(
        "draft-hand",
        count=draft.count,
        needed=draft.needed,
        tiles=named(own, emoji, say) if own else say("draft-none"),
    )
    if draft.melds:
        melds = (
            say(f"tell-meld-{meld.kind}", cards=named(meld.tiles, emoji, say))
            for meld in draft.melds
        )
        yield say("draft-melds", tiles=say("semicolon").join(melds))
    gold = (draft.gold,) if draft.gold else ()
    for part, tiles in (("flowers", draft.flowers), ("gold", gold), ("xi", draft.xi)):
        if tiles:
            yield say(f"draft-{part}", tiles=named(tiles, emoji, say))
    if draft.wilds:
        yield say("draft-wilds", tiles=named(draft.wilds, emoji, say))
    yield say("draft-facts", facts=say("comma").join(conditions(draft, say)))


def conditions(draft: Draft, say: Words) -> Iterable[str]:
    """Yield the way in which a hand wins, and its facts, in words."""
    yield say(f"way-{draft.way}")
    offered = facts.offered(draft)
    yield from (fact(*offered[text], say) for text in facts.chosen(draft))
    if draft.limited:
        yield telling.terms(say, draft.limited)


def fact(name: str, value: Any, say: Words) -> str:
    """Return a fact of a hand in words."""
    match name:
        case "closed" | "moment":
            return say(f"fact-{name}", value=say(f"{name}-{value}"))
        case "seat" | "round":
            return say(f"fact-{name}", value=telling.card(say, value))
        case _:
            return say(f"fact-{name}", value=int(value))


def named(tiles: Iterable[str], emoji: Mapping[str, str], say: Words) -> str:
    """Return tiles as pictures in a row; by their names where pictures are missing."""
    every = tuple(tiles)
    if all(tile in emoji for tile in every):
        return "".join(emoji[tile] for tile in every)
    return telling.cards(say, every)


def _short(emoji: Mapping[str, str], say: Words, tiles: Iterable[str]) -> str:
    """Return the tiles of a group as pictures; by their short names where pictures are missing."""
    every = tuple(tiles)
    if emoji.keys() >= {*every}:
        return named(every, emoji, say)
    return say("gap").join(
        telling.short(say, tile) + (f" ×{number}" if number > 1 else "")
        for tile, number in Counter(every).items()
    )


async def waits(draft: Draft, under: House, emoji: Mapping[str, str], say: Words, key: str) -> str:
    """Return the other tiles that would complete a hand, each with its points; empty if none.

    `key` names the message `draft-KEY` that lists them. Other presses are answered between two
    tiles. After `ENOUGH` seconds of work, the text is empty.
    """
    found, begun = [], thread_time()
    for other in draft.awaiting if draft.takes_tile else ():
        await asyncio.sleep(0)
        if thread_time() - begun > ENOUGH:
            return ""
        if result := _worth(other, under):
            points = result.deltas(4)[result.sheet.winner or 0]
            found.append(say("draft-wait", tile=named((other.won,), emoji, say), points=points))
    return say(f"draft-{key}", tiles=say("comma").join(found)) if found else ""


def _worth(draft: Draft, under: House) -> Result | None:
    try:
        return appraise(draft.game, draft.sheet, under.differing)
    except RuleError:
        return None


def shared(reply: Reply, name: str, say: Words) -> Reply:
    """Return the sheet of a hand with the name of the person who shares it."""
    return replace(reply, content=joined(reply.content, say("draft-shared", name=name)))
