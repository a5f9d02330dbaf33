"""Pieces, moves, events and titles in the words of one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.words import Words
from rules import AnyGame, Event, Length, Move
from rules.mahjong.liangxi.told import terms_of
from rules.mahjong.northern.kongs import special
from rules.mahjong.tiles import OUTER, PLACE

Emoji = Mapping[str, str]
"""The emoji to put before the names of pieces, by piece."""
PLAIN: Emoji = MappingProxyType({})


def card(say: Words, piece: str, emoji: Emoji = PLAIN) -> str:
    """Return the name of a piece, or of a value; a number without a name is written in digits."""
    stem = piece.replace(".", "-")
    name = next((say(key) for key in (f"card-{stem}", f"value-{stem}") if key in say), piece)
    return f"{emoji[piece]} {name}" if piece in emoji else name


def short(say: Words, piece: str) -> str:
    """Return the short name of a piece, for a place next to its picture."""
    name = card(say, piece)
    if piece in PLACE:
        return say("tile-short", tile=piece[::-1], name=name)
    return say("card-short", card=piece.replace(".", "-"), name=name)


def cards(say: Words, pieces: Iterable[str], emoji: Emoji = PLAIN) -> str:
    """Return the names of pieces in a row; equal pieces are named once."""
    return say("comma").join(
        card(say, piece, emoji) + (f" ×{number}" if number > 1 else "")
        for piece, number in Counter(pieces).items()
    )


def listed(say: Words, key: str, names: Iterable[str]) -> str:
    """Return names in a row, joined by the words of a key: `Aki, Ben and Chiyo`."""
    row = tuple(names)
    joints = [say(key, after=after) for after in range(len(row) - 2, -1, -1)]
    return "".join(name + joint for name, joint in zip(row, (*joints, ""), strict=False))


def move(say: Words, made: Move) -> str:
    """Return the label of a move: `Pine crane takes Pine ribbon`."""
    match made.verb:
        case "play":
            return _tell(say, "move-play", "play", made.pieces, "")
        case "swap":
            return _tell(say, "move-swap", "swap", made.pieces, "")
        case "limit":
            return limit(say, made.pieces)
    first, every = cards(say, made.pieces[:1]), cards(say, made.pieces)
    about = {"card": first, "cards": every, "count": len(made.pieces)}
    return say(f"move-{made.verb}", kong=special(made.pieces), **about)


def limit(say: Words, words: Sequence[str]) -> str:
    """Return one of the dealer's announcements before a deal of Liangxi."""
    match words:
        case ("points", points):
            return say("limit-points", count=int(points))
        case ("wild", tile) if tile in PLACE:
            return say("limit-wild-tile", cards=card(say, tile))
        case ("own", tile):
            return say("limit-own", cards=card(say, tile))
        case _:
            return say(f"limit-{'-'.join(words)}")


ORDINARY_WIN = 50
"""The approximate points of an ordinary win of Liangxi, as in the help of the rule on stakes."""


def terms(say: Words, words: str) -> str:
    """Return the dealer's terms for a deal of Liangxi, in a row."""
    return say("semicolon").join(
        say(f"limit-{term.name}", cards=cards(say, term.tiles), count=term.points)
        if term.name
        else cards(say, term.tiles)
        for term in terms_of(words)
    )


def limited(say: Words, words: str, stake: int) -> str:
    """Return the line on a limited hand: its terms, and its stake in ordinary wins."""
    told = terms(say, words)
    if stake:
        wins = round(stake / ORDINARY_WIN)
        told = say("semicolon").join((told, say("limit-stake", points=stake, wins=wins)))
    return say("hand-terms", terms=told)


def event(say: Words, happened: Event, names: Sequence[str], emoji: Emoji = PLAIN) -> str:
    """Return an event as a sentence; `names` are by seat, and safe in a message."""
    name = names[happened.seat] if happened.seat is not None else ""
    if happened.kind == "limit":
        return say("event-limit", name=name, terms=terms(say, " ".join(happened.pieces)))
    if happened.kind == "made":
        combinations = (say(f"combination-{combination}") for combination in happened.pieces)
        return say("event-made", name=name, made=say("comma").join(combinations))
    return _tell(say, f"event-{happened.kind}", happened.kind, happened.pieces, name, emoji)


def brief(say: Words, happened: Event, names: Sequence[str], emoji: Emoji) -> str:
    """Return an event in a few characters, or as a sentence if pictures or words are missing.

    `names` are by seat, and safe in a message.
    """
    takes = "-takes" if len(happened.pieces) > 1 else "-stays"
    key = f"brief-{happened.kind}{takes if happened.kind in SPLIT else ''}"
    if (
        key not in say
        or not happened.pieces
        or not all(piece in emoji for piece in happened.pieces)
    ):
        return event(say, happened, names, emoji)
    led, signs = happened.kind in LED, [emoji[piece] for piece in happened.pieces]
    name = names[happened.seat] if happened.seat is not None else ""
    return say(key, name=name, card="".join(signs[:led]), cards="".join(signs[led:]))


def gathered(events: Iterable[Event]) -> list[Event]:
    """Return the events to show in a row; those in `TOGETHER` become one for each seat."""
    found: dict[object, Event] = {}
    for place, event in enumerate(events):
        key = (event.kind, event.seat) if event.kind in TOGETHER else place
        before = found[key].pieces if key in found else ()
        found[key] = event._replace(pieces=(*before, *event.pieces))
    return list(found.values())


def step(say: Words, events: Sequence[Event], names: Sequence[str], emoji: Emoji = PLAIN) -> str:
    """Return the events of one step as sentences, with public facts only."""
    return say("gap").join(
        event(say, happened.heard_by(None), names, emoji) for happened in heard(events)
    )


def heard(events: Sequence[Event]) -> list[Event]:
    """Return the events of a step to show; the dice only if there is nothing else."""
    return gathered([happened for happened in events if happened.kind != DICE] or events)


TOGETHER = ("flower", "leftover")
"""The kinds of events that are told in one sentence for each seat: flowers, leftover cards."""
DICE = "roll"
"""The event of rolling dice, which is hidden if its consequence is shown."""
SPLIT = ("play", "turn")
"""The kinds of events with one sentence for a card that captures, another for one that stays."""
LED = (*SPLIT, "take", "aim", "alone", "choose", "draw", "cut", "roll", "trick", "swap", "wild")
"""The kinds of events whose first piece is named separately from the others.

The others are captured cards, or the second of two dice.
"""


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
    lead = cards(say, first, emoji)
    others = _xi(say, rest, emoji) if kind == "xi" else cards(say, rest, emoji)
    number = int(lead) if lead.isdecimal() else 0
    about = {"card": lead, "cards": others, "number": number, "count": len(pieces)}
    return say(key, name=name, kong=special(rest), **about)


def _xi(say: Words, pieces: Iterable[str], emoji: Emoji) -> str:
    """Return the tiles of a xi or special kong; those from 2 to 8 are marked as wild."""
    return say("comma").join(
        say("tile-wild", card=card(say, piece, emoji))
        if piece in PLACE and piece not in OUTER
        else card(say, piece, emoji)
        for piece in pieces
    )


def match_title(say: Words, game: AnyGame, length: Length) -> str:
    """Return the title of a match: its game and its length."""
    key = "lobby-title" if length.counted == "deals" else f"lobby-title-{length.counted}"
    return say(key, game=say(f"game-{game.key}"), deals=length.deals, rounds=length.number)


def deal_title(say: Words, game: AnyGame, length: Length, view: Any, number: int) -> str:
    """Return the title of a deal: its game, and the match's progress in deals, rounds or winds."""
    about: dict[str, Any] = {"game": say(f"game-{game.key}"), "number": number}
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


def made(say: Words, combinations: Iterable[tuple[str, int]]) -> str:
    """Return combinations with their points, in one line."""
    return say("comma").join(
        say("with-points", name=say(f"combination-{name}"), points=points)
        for name, points in combinations
    )
