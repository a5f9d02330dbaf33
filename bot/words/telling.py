"""Moves, events and house rules told in the words of one language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from bot.domain.tables.advance import Order
from bot.domain.tables.claims import GUARDS, NONE, STOPS
from bot.domain.tables.clocks import Clock
from bot.domain.tables.pace import HOUR, Pace
from bot.domain.tables.standing import Rule
from bot.words import Words
from rules import (
    AnyGame,
    Choice,
    Event,
    Line,
    Move,
    Options,
    choices,
    differences,
    lacking,
    word,
)
from rules.mahjong.liangxi.told import left_out, terms_of
from rules.mahjong.tiles import PLACE
from rules.mahjong.variant import Element, Win
from rules.points import averaged as averaged
from rules.points import counted as counted
from rules.points import signed as signed

Emoji = Mapping[str, str]
"""What stands before the name of a piece where pictures can stand in text."""
PLAIN: Emoji = MappingProxyType({})


def card(say: Words, piece: str, emoji: Emoji = PLAIN) -> str:
    """The name of a piece, or of a way of doing something; a number stays as it is."""
    stem = piece.replace(".", "-")
    name = next((say(key) for key in (f"card-{stem}", f"value-{stem}") if key in say), piece)
    return f"{emoji[piece]} {name}" if piece in emoji else name


def short(say: Words, piece: str) -> str:
    """The name of a piece beside its picture, as short as its game has it."""
    name = card(say, piece)
    if piece in PLACE:
        return say("tile-short", tile=piece[::-1], name=name)
    return say("card-short", card=piece.replace(".", "-"), name=name)


def cards(say: Words, pieces: Iterable[str], emoji: Emoji = PLAIN) -> str:
    """The names of pieces in a row, equal ones once."""
    return say("comma").join(
        card(say, piece, emoji) + (f" ×{number}" if number > 1 else "")
        for piece, number in Counter(pieces).items()
    )


def listed(say: Words, key: str, names: Iterable[str]) -> str:
    """Names in a row, put together by a sentence: `Aki, Ben and Chiyo`."""
    row = tuple(names)
    joints = [say(key, after=after) for after in range(len(row) - 2, -1, -1)]
    return "".join(name + joint for name, joint in zip(row, (*joints, ""), strict=False))


def move(say: Words, one: Move) -> str:
    """A move as a choice is labelled: `Pine crane takes Pine ribbon`."""
    match one.verb:
        case "play":
            return _tell(say, "move-play", "play", one.pieces, "")
        case "swap":
            return _tell(say, "move-swap", "swap", one.pieces, "")
        case "limit":
            return limit(say, one.pieces)
    first, every = cards(say, one.pieces[:1]), cards(say, one.pieces)
    return say(f"move-{one.verb}", card=first, cards=every, count=len(one.pieces))


def limit(say: Words, words: Sequence[str]) -> str:
    """What the dealer says before a deal of Liangxi."""
    match words:
        case ("points", points):
            return say("limit-points", count=int(points))
        case ("wild", tile) if tile in PLACE:
            return say("limit-wild-tile", cards=card(say, tile))
        case ("own", tile):
            return say("limit-own", cards=card(say, tile))
        case _:
            return say(f"limit-{'-'.join(words)}")


def terms(say: Words, words: str) -> str:
    """What the dealer has laid down for a deal of Liangxi, in a row."""
    return say("semicolon").join(
        say(f"limit-{term.name}", cards=cards(say, term.tiles), count=term.points)
        if term.name
        else cards(say, term.tiles)
        for term in terms_of(words)
    )


def event(say: Words, one: Event, names: Sequence[str], emoji: Emoji = PLAIN) -> str:
    """An event as a sentence; `names` by seat, fit for a message."""
    name = names[one.seat] if one.seat is not None else ""
    if one.kind == "limit":
        return say("event-limit", name=name, terms=terms(say, " ".join(one.pieces)))
    if one.kind == "made":
        combinations = (say(f"combination-{combination}") for combination in one.pieces)
        return say("event-made", name=name, made=say("comma").join(combinations))
    return _tell(say, f"event-{one.kind}", one.kind, one.pieces, name, emoji)


def brief(say: Words, one: Event, names: Sequence[str], emoji: Emoji) -> str:
    """An event in a few signs; as a sentence where its pieces are not all in pictures.

    `names` stand by seat, fit for a message.
    """
    takes = "-takes" if len(one.pieces) > 1 else "-stays"
    key = f"brief-{one.kind}{takes if one.kind in SPLIT else ''}"
    if key not in say or not one.pieces or not all(piece in emoji for piece in one.pieces):
        return event(say, one, names, emoji)
    led = 1 if one.kind in LED else 0
    first, rest = ("".join(map(emoji.__getitem__, some)) for some in _parted(one.pieces, led))
    name = names[one.seat] if one.seat is not None else ""
    return say(key, name=name, card=first, cards=rest)


def _parted(pieces: tuple[str, ...], at: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return pieces[:at], pieces[at:]


def gathered(events: Iterable[Event]) -> list[Event]:
    """Events to be told in a row, the flowers of each seat as one."""
    found: dict[object, Event] = {}
    for place, one in enumerate(events):
        key = one.seat if one.kind == "flower" else f"{place}"
        before = found[key].pieces if key in found else ()
        found[key] = one._replace(pieces=(*before, *one.pieces))
    return list(found.values())


SPLIT = ("play", "turn")
"""What reads differently when a card takes something and when it stays."""
LED = (*SPLIT, "take", "aim", "alone", "choose", "draw", "cut", "roll", "trick", "swap")
"""What names one piece first and then others: the cards it takes, the other of two dice."""


def _tell(
    say: Words,
    key: str,
    kind: str,
    pieces: tuple[str, ...],
    name: str,
    emoji: Emoji = PLAIN,
) -> str:
    first, rest = (pieces[:1], pieces[1:]) if kind in LED else ((), pieces)
    if kind in SPLIT:
        key += "-takes" if rest else "-stays"
    lead, others = cards(say, first, emoji), cards(say, rest, emoji)
    number = int(lead) if lead.isdecimal() else 0
    return say(key, name=name, card=lead, cards=others, number=number, count=len(pieces))


def match_title(say: Words, game: AnyGame, options: Options) -> str:
    """A game and how long its match is."""
    length = game.length(options)
    key = "lobby-title" if length.counted == "deals" else f"lobby-title-{length.counted}"
    return say(key, game=say(f"game-{game.key}"), deals=length.deals, rounds=length.number)


def deal_title(say: Words, game: AnyGame, options: Options, view: Any, number: int) -> str:
    """A game and where its match stands: the deal of so many, or the round where those count."""
    about: dict[str, Any] = {"game": say(f"game-{game.key}"), "number": number}
    length = game.length(options)
    match length.counted:
        case "rounds":
            dealers = len(view.scores)
            done, turn = divmod(view.changes, dealers)
            about |= {"round": done + 1, "rounds": view.rounds}
            about |= {"dealer": turn + 1, "dealers": dealers}
        case "changes":
            about |= {"wind": say(f"wind-{view.wind}"), "round": view.round}
        case _:
            return say("table-deal", deals=length.deals, **about)
    return say(f"table-deal-{length.counted}", **about)


def pace(say: Words, one: Pace) -> str:
    """How claims work at a table."""
    match one:
        case Pace(look=True):
            return say("pace-look", pace=pace(say, replace(one, look=False)))
        case Pace(kind="ahead", seconds=int(seconds)):
            return say("pace-ahead-until", time=duration(say, seconds))
        case Pace(kind="ahead", asks=False):
            return say("pace-ahead-noask", pace=say(f"pace-ahead-{one.rule}"))
        case Pace(kind="ahead"):
            return say(f"pace-ahead-{one.rule}")
        case Pace(kind="timed", seconds=int(seconds)):
            return say("pace-timed", time=duration(say, seconds))
        case Pace(kind="live", seconds=int(seconds)):
            return say("pace-live", seconds=seconds)
        case Pace(seconds=int(seconds)):
            return say("pace-hours", hours=seconds // HOUR)
        case _:
            return say(f"pace-{one.kind}")


UNITS = (("days", 24 * HOUR), ("hours", HOUR), ("minutes", 60), ("seconds", 1))


def duration(say: Words, seconds: float) -> str:
    """A length of time in its largest unit that it fills: `two days`, `36 hours`."""
    unit, size = next((u, s) for u, s in UNITS if seconds >= s and not seconds % s)
    return say(f"time-{unit}", count=int(seconds) // size)


def roughly(say: Words, seconds: float) -> str:
    """About how long something took, in its largest unit."""
    unit, size = next((u, s) for u, s in UNITS if seconds >= s or s == 1)
    return say(f"time-{unit}", count=round(seconds / size))


def thinking(say: Words, one: Clock) -> str:
    """How much time a clock gives."""
    if one.seconds is None:
        return say("clock-none")
    time = duration(say, one.seconds)
    if one.increment is None:
        return say("clock-each", time=time)
    return say("clock-bank", time=time, more=duration(say, one.increment))


def clock(say: Words, one: Clock) -> str:
    """How long everybody may think, and what is done when time has run out."""
    if one.seconds is None:
        return say("clock-none")
    waking = say("clock-waking") if one.waking else ""
    absence = say(f"clock-absence-{one.absence}")
    return say("clock-line", time=thinking(say, one), waking=waking, absence=absence)


def order(say: Words, one: Order | None) -> str:
    """What a standing order answers, and for how long."""
    if one is None:
        return say("order-none")
    words = one.text.split()
    what = [claim(say, word) for word in words if word not in STOPS]
    until = [*(claim(say, word) for word in words if word in STOPS), scope(say, one.scope)]
    between = say("semicolon")
    count = 0 if NONE in words else len(what)
    return say("order-line", order=between.join(what), scope=between.join(until), count=count)


def scope(say: Words, one: str) -> str:
    """How long an order holds."""
    return say(f"order-scope-{one}")


def claim(say: Words, one: str) -> str:
    """One word of an order: what it claims, or when it stops."""
    tiles = re.findall(r"\d[mpsz]", one)
    return say(f"order-{one.removesuffix(''.join(tiles))}", cards=cards(say, tiles))


def mark(say: Words, one: str) -> str:
    """A word of what is marked: what it claims, or when it does not."""
    return say(f"mark-{one}") if one in GUARDS else claim(say, one)


def marks(say: Words, text: str) -> str:
    """What somebody has marked to claim, in a row."""
    words = [word for word in text.split() if word != NONE]
    if not words:
        return say("claims-none")
    return say("semicolon").join((*(mark(say, word) for word in words), say("claims-rest")))


def standing(say: Words, one: Rule) -> str:
    """What claims for somebody who has marked nothing."""
    least = [say("standing-least", points=one.least)] if one.least else []
    later = [] if one.opening else [say("standing-opening-no")]
    return say("semicolon").join((say(f"standing-{one.kind}"), *least, *later))


def label(say: Words, choice: Choice) -> str:
    """The label of a house rule."""
    key = f"option-{choice.name}"
    return say(key) if key in say else choice.label


def in_force_first(options: Options) -> list[Choice]:
    """The house rules, last those that change nothing as others are set."""
    return sorted(choices(options), key=lambda choice: bool(lacking(options, choice)))


def inert(say: Words, options: Options, choice: Choice, line: str) -> str:
    """What is said of a house rule, with what it needs to change anything."""
    known = {one.name: one for one in choices(options)}
    needs = say("comma").join(
        say("rules-needs", label=label(say, known[name]), value=value(say, needed))
        for name, needed in lacking(options, choice).items()
    )
    return say("rules-inert", line=line, needs=needs) if needs else line


def value(say: Words, one: str | int | bool) -> str:
    """A value of a house rule; a number stays one."""
    key, number = f"value-{word(one)}", isinstance(one, int) and not isinstance(one, bool)
    return say(key) if key in say and not number else word(one)


def changes(say: Words, game: AnyGame, preset: str, options: Options) -> str:
    """What differs from a preset, in one line; empty when nothing does."""
    found = differences(options, game.presets[preset])
    named = {choice.name: choice for choice in choices(options)}
    length = game.length(options).rule
    return say("comma").join(
        say("changed-to", label=label(say, named[name]), value=value(say, one))
        for name, one in found.items()
        if name != length
    )


def reason(say: Words, line: Line) -> str:
    """Why points moved, with the multiple that made them where there is one."""
    key = f"line-{line.reason}"
    times = "".join(one for one in line.detail if one.startswith("×"))
    return say(key, times=times) if key in say else say(f"combination-{line.reason}")


def win(say: Words, one: Win) -> str:
    """How a hand of mahjong is won, with its multiple."""
    key = f"line-{one.name}"
    return say(key, times=f"×{one.multiplier}") if key in say else say(f"water-{one.name}")


def worth(one: Win) -> list[Element]:
    """What makes a hand of mahjong worth more and is no line of its own."""
    reasons = {line.reason for line in one.lines}
    return [element for element in one.elements if element.points and element.name not in reasons]


def element(say: Words, one: Element) -> str:
    """What makes a hand of mahjong worth more: its name, its tiles, its points."""
    own = cards(say, tuple(dict.fromkeys(one.tiles)))
    key = "sheet-element" if own else "sheet-element-plain"
    points = one.points if one.points > 0 else signed(one.points)
    return say(key, name=say(f"water-{one.name}"), cards=own, points=points)


def without(say: Words, one: Win) -> str:
    """What a hand of mahjong has that does not count, and why; empty where there is no such."""
    return say("comma").join(
        say(
            "sheet-without",
            name=say("comma").join(dict.fromkeys(say(f"water-{name}") for name in out.names)),
            why=say(f"out-{out.why}", other=say(f"water-{out.by}") if out.by else ""),
        )
        for out in left_out(one.left_out)
    )


def met(say: Words, one: Win) -> str:
    """The conditions of a win that a hand fulfils, as its sheet has them; empty without any."""
    names = (say(f"met-{condition.name}") for condition in one.met)
    return say("sheet-met", conditions=" ".join(names)) if one.met else ""


def made(say: Words, combinations: Iterable[tuple[str, int]]) -> str:
    """Combinations with their points in a row."""
    return say("comma").join(
        say("with-points", name=say(f"combination-{name}"), points=points)
        for name, points in combinations
    )
