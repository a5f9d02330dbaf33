"""Moves, events and house rules told in the words of one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from bot.words import Words
from rules import AnyGame, Choice, Event, Line, Move, Options, choices, differences, word

Emoji = Mapping[str, str]
"""What stands before the name of a piece where pictures can stand in text."""
PLAIN: Emoji = MappingProxyType({})


def card(say: Words, piece: str, emoji: Emoji = PLAIN) -> str:
    """The name of a piece; what has none, such as a number, stays as it is."""
    key = f"card-{piece.replace('.', '-')}"
    name = say(key) if key in say else piece
    return f"{emoji[piece]} {name}" if piece in emoji else name


def cards(say: Words, pieces: Iterable[str], emoji: Emoji = PLAIN) -> str:
    """The names of pieces in a row."""
    return say("comma").join(card(say, piece, emoji) for piece in pieces)


def move(say: Words, one: Move) -> str:
    """A move as a choice is labelled: `Pine crane takes Pine ribbon`."""
    if one.verb == "play":
        return _tell(say, "move-play", "play", one.pieces, "")
    return say(f"move-{one.verb}", card=cards(say, one.pieces[:1]), cards=cards(say, one.pieces))


def event(say: Words, one: Event, names: Sequence[str], emoji: Emoji = PLAIN) -> str:
    """An event as a sentence; `names` by seat, fit for a message."""
    name = names[one.seat] if one.seat is not None else ""
    return _tell(say, f"event-{one.kind}", one.kind, one.pieces, name, emoji)


SPLIT = ("play", "turn")
"""What reads differently when a card takes something and when it stays."""
LED = (*SPLIT, "take", "aim", "alone", "choose", "draw", "cut")
"""What names one card first and then the cards it takes."""


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
    return say(key, name=name, card=lead, cards=others)


def label(say: Words, choice: Choice) -> str:
    """The label of a house rule."""
    key = f"option-{choice.name}"
    return say(key) if key in say else choice.label


def about(say: Words, choice: Choice) -> str:
    """The help of a house rule."""
    key = f"option-{choice.name}-help"
    return say(key) if key in say else choice.help


def value(say: Words, one: str | int | bool) -> str:
    """A value of a house rule."""
    key = f"value-{word(one)}"
    return say(key) if key in say else word(one)


def changes(say: Words, game: AnyGame, preset: str, options: Options) -> str:
    """What differs from a preset, in one line; empty when nothing does."""
    found = differences(options, game.presets[preset])
    named = {choice.name: choice for choice in choices(options)}
    return say("comma").join(
        f"{label(say, named[name])} – {value(say, one)}"
        for name, one in found.items()
        if name != "hands"
    )


def reason(say: Words, line: Line) -> str:
    """Why points moved."""
    key = f"line-{line.reason}"
    return say(key) if key in say else say(f"combination-{line.reason}")


def made(say: Words, combinations: Iterable[tuple[str, int]]) -> str:
    """Combinations with their points in a row."""
    return say("comma").join(
        f"{say(f'combination-{name}')} {points}" for name, points in combinations
    )
